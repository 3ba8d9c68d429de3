/** Malformed and unusual HTTP requests, as bytes. */
import fc from 'fast-check';

/** An attempt: the bytes to send, and the statuses that are allowed. */
export interface Attempt {
  name: string;
  /** The bytes in parts. The parts are sent with pauses between them. */
  parts: (string | Buffer)[];
  /**
   * The required statuses of the responses, in their order. By default, every status below 500 is allowed, and no
   * response too.
   */
  statuses?: number[];
}

const PATH = '/api/v4/projects/12/repository/tree';
const HOST = 'Host: 127.0.0.1';
const NOTES = 'POST /api/v4/projects/5/issues/11/notes HTTP/1.1';
const JSON_TYPE = 'Content-Type: application/json';
const CHUNKED = 'Transfer-Encoding: chunked';

/** A correct request. */
export const RIGHT = head(`GET ${PATH} HTTP/1.1`, HOST);

/** Requests with a known fault, and a few correct ones. */
export const ATTEMPTS: Attempt[] = [
  sent('a correct request', RIGHT, 200),
  sent('empty lines before a request', `\r\n\r\n${RIGHT}`, 200),
  sent('no HTTP version', head(`GET ${PATH}`)),
  sent('no path', head('GET HTTP/1.1', HOST), 400),
  sent('no method', head(`${PATH} HTTP/1.1`, HOST), 400),
  sent('an unknown method', head(`STEAL ${PATH} HTTP/1.1`, HOST), 400),
  sent('a method in lower case', head(`get ${PATH} HTTP/1.1`, HOST), 400),
  sent('an unknown HTTP version', head(`GET ${PATH} HTTP/9.9`, HOST), 400),
  sent('an HTTP version that is a word', head(`GET ${PATH} HTTP/one`, HOST), 400),
  sent('HTTP/1.1 without a host', head(`GET ${PATH} HTTP/1.1`), 400),
  sent('HTTP/1.0 without a host', head(`GET ${PATH} HTTP/1.0`)),
  sent('the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  sent('a TLS hello', Buffer.from('1603010200010001fc0303', 'hex'), 400),
  sent('zeros', Buffer.alloc(10_000), 400),
  sent('lines that end in LF', RIGHT.replaceAll('\r', '')),
  sent('a line without an end', 'G'.repeat(200_000)),
  sent('half a head', RIGHT.slice(0, 30)),
  sent('OPTIONS *', head('OPTIONS * HTTP/1.1', HOST)),
  sent('CONNECT', head('CONNECT 127.0.0.1:443 HTTP/1.1', HOST)),
  sent('TRACE', head(`TRACE ${PATH} HTTP/1.1`, HOST)),
  sent('HEAD', head(`HEAD ${PATH} HTTP/1.1`, HOST)),
  sent('an upgrade', head(`GET ${PATH} HTTP/1.1`, HOST, 'Connection: Upgrade', 'Upgrade: x')),
  sent('a full address', head(`GET http://127.0.0.1${PATH} HTTP/1.1`, HOST)),
  sent('an address elsewhere', head('GET http://example.com/secret HTTP/1.1', HOST), 404),
  sent('an invalid full address', head('GET http://[::1/ HTTP/1.1', HOST)),
  ...[
    ...['%', '%zz', '%ff', '%00', '%E0%A4%A', '%2e%2e%2f', '..%5c', '\\', '//', '/./', '?', '#x'],
    ...[';x', '{id}', '"', '\xff\xfe', '[', '%5B', '..', '%252F'],
  ].map((text) =>
    sent(
      `an address with ${text}`,
      Buffer.from(head(`GET /api/v4/projects/${text}/repository/tree HTTP/1.1`, HOST), 'latin1'),
    ),
  ),
  sent('a long address', head(`GET ${PATH}?x=${'y'.repeat(20_000)} HTTP/1.1`, HOST), 414),
  sent('an endless address', head(`GET ${PATH}?x=${'y'.repeat(2_000_000)} HTTP/1.1`, HOST), 431),
  sent('an endless header', head(`GET ${PATH} HTTP/1.1`, HOST, `X: ${'y'.repeat(2_000_000)}`), 431),
  sent('too many headers', head(`GET ${PATH} HTTP/1.1`, HOST, ...new Array(20_000).fill('X: y'))),
  ...[': y', 'nonsense', 'X: a\0b', 'X y: z', 'X\r: y'].map((header) =>
    sent(`the header ${JSON.stringify(header)}`, head(`GET ${PATH} HTTP/1.1`, HOST, header), 400),
  ),
  sent('a header on two lines', head(`GET ${PATH} HTTP/1.1`, HOST, 'X: a', ' b')),
  sent('two hosts', head(`GET ${PATH} HTTP/1.1`, HOST, 'Host: example.com')),
  ...['', 'a b', 'a/b', '@', ':99999999', '[::1', 'é', '%00', '127.0.0.1:x', '..'].map((host) =>
    sent(`the host "${host}"`, head(`GET ${PATH}?per_page=1 HTTP/1.1`, `Host: ${host}`)),
  ),
  sent(
    'two tokens',
    head('GET /api/v4/user/keys HTTP/1.1', HOST, 'PRIVATE-TOKEN: a', 'PRIVATE-TOKEN: b'),
    401,
  ),
  ...['ten', '-1', '99999999999999999999', '2, 3', '0x2', '+2', ''].map((length) =>
    sent(`the length "${length}"`, `${head(NOTES, HOST, `Content-Length: ${length}`)}{}`),
  ),
  sent('two lengths', `${head(NOTES, HOST, 'Content-Length: 2', 'Content-Length: 3')}{}`, 400),
  sent('a length above 300 MB', head(NOTES, HOST, JSON_TYPE, 'Content-Length: 400000000'), 413),
  sent('a body that is too short', `${head(NOTES, HOST, JSON_TYPE, 'Content-Length: 100')}{}`),
  sent('a body that is too long', `${head(NOTES, HOST, JSON_TYPE, 'Content-Length: 2')}{}{}{}{}`),
  sent(
    'a body of a GET',
    `${head(`GET ${PATH} HTTP/1.1`, HOST, JSON_TYPE, 'Content-Length: 2')}{}`,
    200,
  ),
  sent(
    'a length and chunks',
    `${head(NOTES, HOST, 'Content-Length: 2', CHUNKED)}2\r\n{}\r\n0\r\n\r\n`,
  ),
  sent('chunks', `${head(NOTES, HOST, JSON_TYPE, CHUNKED)}2\r\n{}\r\n0\r\n\r\n`, 401),
  sent('chunks with a trailer', `${head(NOTES, HOST, CHUNKED)}2\r\n{}\r\n0\r\nX: y\r\n\r\n`),
  sent('chunks without an end', `${head(NOTES, HOST, CHUNKED)}2\r\n{}\r\n`),
  ...['zz', '-1', '99999999999999999', '2;x=y', `2;${'x'.repeat(100_000)}`, '', '0x2'].map((size) =>
    sent(
      `a chunk of the size "${size.slice(0, 20)}"`,
      `${head(NOTES, HOST, CHUNKED)}${size}\r\n{}\r\n0\r\n\r\n`,
    ),
  ),
  sent('an unknown encoding', `${head(NOTES, HOST, 'Transfer-Encoding: rot13')}{}`),
  sent(
    'a body that is not gzip, although its header says so',
    `${head(NOTES, HOST, JSON_TYPE, 'Content-Encoding: gzip', 'Content-Length: 2')}{}`,
  ),
  sent('an expectation', `${head(NOTES, HOST, 'Expect: 100-continue', 'Content-Length: 2')}{}`),
  sent('a wrong expectation', `${head(NOTES, HOST, 'Expect: miracles', 'Content-Length: 2')}{}`),
  sent('a pipeline', RIGHT.repeat(50), ...new Array(50).fill(200)),
  sent('a pipeline that becomes nonsense', `${RIGHT}${RIGHT}nonsense\r\n\r\n${RIGHT}`),
  { name: 'a request byte by byte', parts: [...RIGHT], statuses: [200] },
];

/** Correct requests. `garbledAttempts` changes some of their bytes. */
const GARBLED = [
  RIGHT,
  `${head(NOTES, HOST, JSON_TYPE, 'PRIVATE-TOKEN: sandbox-token-of-dana', 'Content-Length: 15')}{"body":"Nice"}`,
  `${head(NOTES, HOST, CHUNKED, 'PRIVATE-TOKEN: sandbox-token-of-dana')}f\r\n{"body":"Nice"}\r\n0\r\n\r\n`,
  head('DELETE /api/v4/projects/5/issues/11/notes/1301 HTTP/1.1', HOST, 'PRIVATE-TOKEN: x'),
];

/** Generates correct requests, and then changes, removes or inserts some bytes. */
export function garbledAttempts(count: number, seed: number): Attempt[] {
  const change = fc.record({
    at: fc.nat({ max: 250 }),
    length: fc.nat({ max: 4 }),
    by: fc.oneof(fc.uint8Array({ maxLength: 3 }), fc.constant('\r\n'), fc.constant('\0')),
  });
  const changes = fc.array(change, { minLength: 1, maxLength: 4 });
  const samples = fc.sample(fc.tuple(fc.constantFrom(...GARBLED), changes), {
    numRuns: count,
    seed,
  });
  return samples.map(([right, changes], index) => {
    let bytes = Buffer.from(right, 'latin1');
    for (const { at, length, by } of changes)
      bytes = Buffer.concat([bytes.subarray(0, at), Buffer.from(by), bytes.subarray(at + length)]);
    return sent(`garbled request ${index} of seed ${seed}`, bytes);
  });
}

/** Creates an attempt. @param statuses the required statuses. Without them, every response below 500 is allowed */
function sent(name: string, bytes: string | Buffer, ...statuses: number[]): Attempt {
  return { name, parts: [bytes], ...(statuses.length > 0 && { statuses }) };
}

/** Writes the lines of an HTTP head, and the empty line that ends it. */
function head(...lines: string[]): string {
  return [...lines, '', ''].join('\r\n');
}
