import { gzipSync } from 'node:zlib';
import type { ResponseFault } from '../fault.ts';
import { hasJson, responseFaults } from './change.ts';
import {
  framed,
  headOf,
  type RawResponse,
  type Transmission,
  withBody,
  withHeader,
} from './rawResponse.ts';
import type { Subject } from './subject.ts';

const { oneFault: fault, jsonFault } = responseFaults('framing');

const text = ({ response }: Subject) => response.body.toString();
const hasBody = ({ response }: Subject) => response.body.length > 0;
const HTML = '<!DOCTYPE html>\n<html><body><h1>Something went wrong</h1></body></html>\n';

/** Creates a fault that replaces the JSON text of a response by another text. */
const brokenText = (id: string, summary: string, change: (text: string) => string) =>
  jsonFault(
    id,
    summary,
    'json',
    (subject) =>
      change(text(subject)) !== text(subject) && withBody(subject.response, change(text(subject))),
  );

/** Returns a transmission of this head and this body. `end` says what happens to the connection afterwards. */
const raw = (head: RawResponse, body: Buffer | string, end: Transmission['end']): Transmission => ({
  chunks: [Buffer.concat([headOf(head), Buffer.from(body)])],
  end,
});

/** The faults whose bytes break HTTP, the content type, or JSON. */
export const FRAMING_FAULTS: ResponseFault[] = [
  fault(
    'wrong-content-type',
    'a body under another content type',
    'content-type',
    (subject) =>
      hasBody(subject) &&
      withHeader(subject.response, 'Content-Type', 'text/x-other; charset=utf-8'),
  ),
  fault(
    'no-content-type',
    'a body without a content type',
    'content-type',
    (subject) => hasBody(subject) && withHeader(subject.response, 'Content-Type'),
  ),
  fault('two-content-types', 'two content types', 'content-type', (subject) => {
    const { response, case: documented } = subject;
    const { contentType } = documented.response;
    return hasBody(subject) && withHeader(response, 'Content-Type', contentType!, 'text/x-other');
  }),
  fault(
    'html-page',
    'an HTML page under the right status',
    'content-type',
    (subject) =>
      hasBody(subject) &&
      withHeader(withBody(subject.response, HTML), 'Content-Type', 'text/html; charset=utf-8'),
  ),
  brokenText('html-as-json', 'an HTML page under the content type of JSON', () => HTML),
  brokenText('empty-body', 'no body where there must be one', () => ''),
  brokenText('cut-json', 'JSON without its last character', (json) => json.slice(0, -1)),
  brokenText('trailing-comma', 'JSON with a trailing comma', (json) =>
    json.replace(/([}\]])$/, ',$1'),
  ),
  brokenText(
    'two-json-values',
    'two JSON values, one after the other',
    (json) => `${json}\n${json}`,
  ),
  brokenText('double-encoded-json', 'JSON in a JSON string', (json) => JSON.stringify(json)),
  brokenText('duplicate-key', 'an object with a key that comes twice', (json) =>
    json.replace(/\{("(?:[^"\\]|\\.)*"):/, '{$1:null,$1:'),
  ),
  jsonFault('byte-order-mark', 'a byte-order mark before JSON', 'body-encoding', (subject) =>
    withBody(subject.response, `\uFEFF${text(subject)}`),
  ),
  jsonFault(
    'bad-utf-8',
    'a byte in a string that is not UTF-8',
    'body-encoding',
    ({ response }) => {
      const quote = response.body.lastIndexOf('"');
      const [before, after] = [response.body.subarray(0, quote), response.body.subarray(quote)];
      return quote > 0 && withBody(response, Buffer.concat([before, Buffer.from([0xff]), after]));
    },
  ),
  fault(
    'false-encoding',
    'a Content-Encoding that the body does not have',
    'body-encoding',
    (subject) => hasBody(subject) && withHeader(subject.response, 'Content-Encoding', 'br'),
  ),
  fault('cut-gzip', 'gzip without its end', 'body-encoding', (subject) => {
    const { response } = subject;
    const cut = withBody(response, gzipSync(response.body).subarray(0, -9));
    return hasBody(subject) && withHeader(cut, 'Content-Encoding', 'gzip');
  }),
  fault(
    'unknown-encoding',
    'a Content-Encoding that was not asked for',
    'body-encoding',
    (subject) => hasBody(subject) && withHeader(subject.response, 'Content-Encoding', 'compress'),
  ),
  fault(
    'body-on-no-content',
    'a body on a 204',
    'no-body',
    ({ response }) => response.status === 204 && raw(response, '{"message":"Deleted"}', 'keep'),
  ),
  fault(
    'sized-body-on-no-content',
    'a body and its Content-Length on a 204',
    'no-body',
    ({ response }) =>
      response.status === 204 && raw(withHeader(response, 'Content-Length', '4'), 'null', 'keep'),
  ),
  fault(
    'empty-download',
    'no bytes where there must be some',
    'documented-body',
    (subject) => hasBody(subject) && !hasJson(subject) && withBody(subject.response, ''),
  ),
  fault('truncated-body', 'fewer bytes than Content-Length says', 'transport', (subject) => {
    const { response } = subject;
    return hasBody(subject) && raw(framed(response), response.body.subarray(0, -1), 'close');
  }),
  fault('truncated-chunks', 'chunks without a last one', 'transport', (subject) => {
    const { response } = subject;
    const chunk = `${response.body.length.toString(16)}\r\n${response.body.toString('latin1')}\r\n`;
    return (
      hasBody(subject) &&
      raw(
        withHeader(response, 'Transfer-Encoding', 'chunked'),
        Buffer.from(chunk, 'latin1'),
        'close',
      )
    );
  }),
  fault(
    'bad-chunk-size',
    'a chunk whose size is not a number',
    'transport',
    (subject) =>
      hasBody(subject) &&
      raw(withHeader(subject.response, 'Transfer-Encoding', 'chunked'), 'zz\r\n', 'keep'),
  ),
  fault(
    'bytes-after-the-response',
    'more bytes than Content-Length says',
    'transport',
    (subject) => {
      const { response } = subject;
      return (
        hasBody(subject) &&
        raw(framed(response), Buffer.concat([response.body, Buffer.from('more')]), 'keep')
      );
    },
  ),
  fault('two-lengths', 'two values of Content-Length', 'transport', (subject) => {
    const { response } = subject;
    const { length } = response.body;
    const head = withHeader(response, 'Content-Length', String(length), String(length + 1));
    return hasBody(subject) && raw(head, response.body, 'keep');
  }),
  fault('not-http', 'something that is not HTTP', 'transport', () => ({
    chunks: [Buffer.from('220 mail ready\r\n')],
    end: 'close',
  })),
  fault(
    'bad-header-line',
    'a line in the head that is not a header',
    'transport',
    ({ response }) => {
      const head = headOf(framed(response)).toString('latin1');
      const broken = head.replace('\r\n', '\r\nno header at all\r\n');
      return { chunks: [Buffer.from(broken, 'latin1'), response.body], end: 'keep' };
    },
  ),
];
