import { gzipSync } from 'node:zlib';
import type { CheckId } from '../../../judge/index.ts';
import { type Fault, hasJson, jsonChange, oneChange } from '../fault.ts';
import {
  framed,
  headOf,
  type RawResponse,
  type Reply,
  withBody,
  withHeader,
} from '../rawResponse.ts';
import type { Subject } from '../subject.ts';

const fault = (
  id: string,
  description: string,
  check: CheckId,
  changes: Fault['changes'],
): Fault => ({ id, class: 'framing', description, check, changes });

const text = ({ rawResponse }: Subject) => rawResponse.body.toString();
const hasBody = ({ rawResponse }: Subject) => rawResponse.body.length > 0;
const HTML = '<!DOCTYPE html>\n<html><body><h1>Something went wrong</h1></body></html>\n';

/** The response as text, wrong as JSON. */
const brokenText = (id: string, description: string, change: (text: string) => string) =>
  fault(
    id,
    description,
    'json',
    jsonChange(
      (subject) =>
        change(text(subject)) !== text(subject) &&
        withBody(subject.rawResponse, change(text(subject))),
    ),
  );

/** The response's bytes with a head of its own, on a connection that ends as told. */
const raw = (head: RawResponse, body: Buffer | string, end: Reply['end']): Reply => ({
  chunks: [Buffer.concat([headOf(head), Buffer.from(body)])],
  end,
});

/** The bytes are not what HTTP, the content type or JSON say that they are. */
export const FRAMING_FAULTS: Fault[] = [
  fault(
    'wrong-content-type',
    'a body under another content type',
    'content-type',
    oneChange(
      (subject) =>
        hasBody(subject) &&
        withHeader(subject.rawResponse, 'Content-Type', 'text/x-other; charset=utf-8'),
    ),
  ),
  fault(
    'no-content-type',
    'a body without a content type',
    'content-type',
    oneChange((subject) => hasBody(subject) && withHeader(subject.rawResponse, 'Content-Type')),
  ),
  fault(
    'two-content-types',
    'two content types',
    'content-type',
    oneChange((subject) => {
      const { rawResponse, case: documented } = subject;
      const { contentType } = documented.response;
      return (
        hasBody(subject) && withHeader(rawResponse, 'Content-Type', contentType!, 'text/x-other')
      );
    }),
  ),
  fault(
    'html-page',
    'an HTML page under the right status',
    'content-type',
    oneChange(
      (subject) =>
        hasBody(subject) &&
        withHeader(withBody(subject.rawResponse, HTML), 'Content-Type', 'text/html; charset=utf-8'),
    ),
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
  fault(
    'byte-order-mark',
    'a byte-order mark before JSON',
    'body-encoding',
    jsonChange((subject) => withBody(subject.rawResponse, `\uFEFF${text(subject)}`)),
  ),
  fault(
    'bad-utf-8',
    'a byte in a string that is not UTF-8',
    'body-encoding',
    jsonChange(({ rawResponse }) => {
      const quote = rawResponse.body.lastIndexOf('"');
      const [before, after] = [
        rawResponse.body.subarray(0, quote),
        rawResponse.body.subarray(quote),
      ];
      return (
        quote > 0 && withBody(rawResponse, Buffer.concat([before, Buffer.from([0xff]), after]))
      );
    }),
  ),
  fault(
    'false-encoding',
    'a Content-Encoding that the body does not have',
    'body-encoding',
    oneChange(
      (subject) => hasBody(subject) && withHeader(subject.rawResponse, 'Content-Encoding', 'br'),
    ),
  ),
  fault(
    'cut-gzip',
    'gzip without its end',
    'body-encoding',
    oneChange((subject) => {
      const { rawResponse } = subject;
      const cut = withBody(rawResponse, gzipSync(rawResponse.body).subarray(0, -9));
      return hasBody(subject) && withHeader(cut, 'Content-Encoding', 'gzip');
    }),
  ),
  fault(
    'unknown-encoding',
    'a Content-Encoding that was not asked for',
    'body-encoding',
    oneChange(
      (subject) =>
        hasBody(subject) && withHeader(subject.rawResponse, 'Content-Encoding', 'compress'),
    ),
  ),
  fault(
    'body-on-no-content',
    'a body on a 204',
    'no-body',
    oneChange(
      ({ rawResponse }) =>
        rawResponse.status === 204 && raw(rawResponse, '{"message":"Deleted"}', 'keep'),
    ),
  ),
  fault(
    'sized-body-on-no-content',
    'a body and its Content-Length on a 204',
    'no-body',
    oneChange(
      ({ rawResponse }) =>
        rawResponse.status === 204 &&
        raw(withHeader(rawResponse, 'Content-Length', '4'), 'null', 'keep'),
    ),
  ),
  fault(
    'empty-download',
    'no bytes where there must be some',
    'documented-body',
    oneChange(
      (subject) => hasBody(subject) && !hasJson(subject) && withBody(subject.rawResponse, ''),
    ),
  ),
  fault(
    'truncated-body',
    'fewer bytes than Content-Length says',
    'transport',
    oneChange((subject) => {
      const { rawResponse } = subject;
      return (
        hasBody(subject) && raw(framed(rawResponse), rawResponse.body.subarray(0, -1), 'close')
      );
    }),
  ),
  fault(
    'truncated-chunks',
    'chunks without a last one',
    'transport',
    oneChange((subject) => {
      const { rawResponse } = subject;
      const chunk = `${rawResponse.body.length.toString(16)}\r\n${rawResponse.body.toString('latin1')}\r\n`;
      return (
        hasBody(subject) &&
        raw(
          withHeader(rawResponse, 'Transfer-Encoding', 'chunked'),
          Buffer.from(chunk, 'latin1'),
          'close',
        )
      );
    }),
  ),
  fault(
    'bad-chunk-size',
    'a chunk whose size is not a number',
    'transport',
    oneChange(
      (subject) =>
        hasBody(subject) &&
        raw(withHeader(subject.rawResponse, 'Transfer-Encoding', 'chunked'), 'zz\r\n', 'keep'),
    ),
  ),
  fault(
    'bytes-after-the-response',
    'more bytes than Content-Length says',
    'transport',
    oneChange((subject) => {
      const { rawResponse } = subject;
      return (
        hasBody(subject) &&
        raw(framed(rawResponse), Buffer.concat([rawResponse.body, Buffer.from('more')]), 'keep')
      );
    }),
  ),
  fault(
    'two-lengths',
    'two values of Content-Length',
    'transport',
    oneChange((subject) => {
      const { rawResponse } = subject;
      const { length } = rawResponse.body;
      const head = withHeader(rawResponse, 'Content-Length', String(length), String(length + 1));
      return hasBody(subject) && raw(head, rawResponse.body, 'keep');
    }),
  ),
  fault(
    'not-http',
    'something that is not HTTP',
    'transport',
    oneChange(() => ({ chunks: [Buffer.from('220 mail ready\r\n')], end: 'close' })),
  ),
  fault(
    'bad-header-line',
    'a line in the head that is not a header',
    'transport',
    oneChange(({ rawResponse }) => {
      const head = headOf(framed(rawResponse)).toString('latin1');
      const broken = head.replace('\r\n', '\r\nno header at all\r\n');
      return { chunks: [Buffer.from(broken, 'latin1'), rawResponse.body], end: 'keep' };
    }),
  ),
];
