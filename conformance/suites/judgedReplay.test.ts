import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { exampleContract, exampleTag } from '../../contract/testing/exampleContract.ts';
import {
  startRawTestServer,
  startTestServer,
  type TestServer,
} from '../../wire/testing/startTestServer.ts';
import { createSession } from '../engine/createSession.ts';
import type { Result } from '../engine/result.ts';
import { CAPABILITIES, type Target } from '../target/target.ts';
import { replay } from './replay.ts';

const contract = exampleContract();
const servers: TestServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

type Responder = (response: ServerResponse, request: IncomingMessage) => void;

/** Replays one case on a server that sends this response. */
async function replayed(
  id: string,
  respond: Responder,
  target: Partial<Target> = {},
): Promise<Result> {
  const server = await startTestServer((request, response) => {
    request.resume().on('end', () => respond(response, request));
  });
  servers.push(server);
  return replayedAt(server.url, id, target);
}

async function replayedRaw(id: string, bytes: string | Buffer): Promise<Result> {
  const server = await startRawTestServer((socket) => socket.end(bytes));
  servers.push(server);
  return replayedAt(server.url, id);
}

async function replayedAt(
  url: string,
  id: string,
  rest: Partial<Target> = {},
  timeoutMs = 60_000,
  built = contract,
): Promise<Result> {
  const target: Target = {
    kind: 'mock',
    can: CAPABILITIES.mock,
    base: `${url}/api/v4`,
    tokens: {},
    fixtures: {},
    flags: {},
    ...rest,
  };
  const session = createSession(built, target, { timeoutMs });
  try {
    return await session.perform(replay.plan(built, target).find((job) => job.id === id)!);
  } finally {
    session.close();
  }
}

const live: Partial<Target> = { kind: 'live', can: CAPABILITIES.live };

const json =
  (status: number, body: unknown, headers: Record<string, string | string[]> = {}): Responder =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

const png: Responder = (response) => {
  response.writeHead(200, { 'Content-Type': 'image/png' });
  response.end(Buffer.from('AP/+', 'base64'));
};

const tag = (change: object) => json(200, { ...exampleTag, ...change });
const checksOf = ({ findings }: Result) => findings.map(({ check }) => check);
const messagesOf = ({ findings }: Result) => findings.map(({ message }) => message);

describe('passes a right response', () => {
  const list = json(200, [exampleTag], { 'X-Page': '1' });
  const benign: Record<string, [string, Responder]> = {
    'as documented': ['listTags.firstPage', list],
    'with a charset, other letter case and further headers': [
      'getTag.released',
      (response) => {
        response.writeHead(200, {
          'content-TYPE': 'Application/JSON; charset=utf-8',
          'X-Request-Id': '7',
        });
        response.end(JSON.stringify(exampleTag));
      },
    ],
    'with keys in another order, on several lines': [
      'getTag.released',
      json(200, JSON.stringify(Object.fromEntries(Object.entries(exampleTag).reverse()), null, 2)),
    ],
    'in chunks': [
      'getTag.released',
      (response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.write(JSON.stringify(exampleTag).slice(0, 10));
        setTimeout(() => response.end(JSON.stringify(exampleTag).slice(10)), 20);
      },
    ],
    compressed: [
      'getTag.released',
      (response) => {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
        response.end(gzipSync(JSON.stringify(exampleTag)));
      },
    ],
    'on a connection that is closed': [
      'getTag.released',
      json(200, exampleTag, { Connection: 'close' }),
    ],
    'with a relative and an absolute Link': [
      'listTags.firstPage',
      json(200, [exampleTag], {
        'X-Page': '1',
        Link: '</api/v4/projects/5/tags?page=2>; rel="next", <https://a.example/x?a=b,c>; rel=last',
      }),
    ],
    'without a body': ['deleteTag.gone', (response) => response.writeHead(204).end()],
    'of raw bytes': [
      'getRaw.bytes',
      (response) => {
        response.writeHead(200, { 'Content-Type': 'Application/octet-stream' });
        response.end(Buffer.from([0, 0xff, 0xfe]));
      },
    ],
  };
  test.each(Object.entries(benign))('%s', async (_, [id, respond]) => {
    expect(await replayed(id, respond)).toMatchObject({ outcome: 'pass', findings: [] });
  });
});

describe('judges the responses that the contract documents for every operation', () => {
  const moved = (headers: Record<string, string>): Responder =>
    json(301, '<html>', { 'Content-Type': 'text/html', ...headers });

  test.each<[string, Responder, string[]]>([
    ['a redirect to the new path', moved({ Location: '/x' }), ['status']],
    ['a redirect without its Location', moved({}), ['status', 'headers']],
    ['too many requests', json(429, '', { 'Content-Type': 'text/plain' }), ['status']],
  ])('%s', async (_, respond, checks) => {
    const result = await replayed('getTag.released', respond);
    expect(checksOf(result)).toEqual(checks);
    expect(messagesOf(result)[0]).not.toContain('does not document');
  });
});

describe('finds a wrong response with the right check only', () => {
  const error = { message: 'Oops' };
  const faults: [string, string, string, Responder][] = [
    ['an undocumented 2xx', 'getTag.released', 'status', json(202, exampleTag)],
    ['a documented status of another case', 'getTag.released', 'status', json(404, error)],
    ['a 500 with an HTML page', 'getTag.released', 'status', json(500, '<html>')],
    ['a redirect', 'getTag.released', 'status', json(302, '', { Location: '/x' })],
    ['a reset', 'getTag.released', 'transport', (response) => response.socket?.destroy()],
    [
      'a truncated body',
      'getTag.released',
      'transport',
      (response) => {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
        response.write('{"name":');
        setTimeout(() => response.socket?.destroy(), 20);
      },
    ],
    [
      'a wrong content type',
      'getTag.released',
      'content-type',
      json(200, exampleTag, { 'Content-Type': 'text/plain' }),
    ],
    [
      'no content type',
      'getTag.released',
      'content-type',
      (response) => response.writeHead(200).end(JSON.stringify(exampleTag)),
    ],
    [
      'an HTML page with its own content type',
      'getTag.released',
      'content-type',
      json(200, '<html>', { 'Content-Type': 'text/html' }),
    ],
    ['a missing pagination header', 'listTags.firstPage', 'headers', json(200, [exampleTag])],
    [
      'a header of a wrong type',
      'listTags.firstPage',
      'headers',
      json(200, [exampleTag], { 'X-Page': 'one' }),
    ],
    [
      'a repeated header',
      'listTags.firstPage',
      'headers',
      json(200, [exampleTag], { 'X-Page': ['1', '1'] }),
    ],
    [
      'a Link without angle brackets',
      'listTags.firstPage',
      'headers',
      json(200, [exampleTag], { 'X-Page': '1', Link: '/tags?page=2; rel="next"' }),
    ],
    [
      'a byte-order mark',
      'getTag.released',
      'body-encoding',
      json(200, `\ufeff${JSON.stringify(exampleTag)}`),
    ],
    [
      'bytes that are not UTF-8',
      'getTag.released',
      'body-encoding',
      (response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.end(Buffer.from('{"name":"\xff"}', 'latin1'));
      },
    ],
    [
      'a body that claims to be gzip',
      'getTag.released',
      'body-encoding',
      json(200, exampleTag, { 'Content-Encoding': 'gzip' }),
    ],
    ['malformed JSON', 'getTag.released', 'json', json(200, '{"name":')],
    ['an empty body', 'getTag.released', 'json', json(200, '')],
    [
      'an HTML page with the content type of JSON',
      'getTag.released',
      'json',
      json(200, '<!DOCTYPE html><p>'),
    ],
    [
      'JSON inside a JSON string',
      'getTag.released',
      'json',
      json(200, JSON.stringify(JSON.stringify(exampleTag))),
    ],
    [
      'a duplicate key',
      'getTag.released',
      'json',
      json(200, `{"name":"a",${JSON.stringify(exampleTag).slice(1)}`),
    ],
    [
      'a duplicate key with a blank before its colon',
      'getTag.released',
      'json',
      json(200, `{"name" :"a",${JSON.stringify(exampleTag).slice(1)}`),
    ],
    ['a missing field', 'getTag.released', 'schema', json(200, { ...exampleTag, name: undefined })],
    ['a changed type', 'getTag.released', 'schema', tag({ name: 42 })],
    ['a null that the schema does not allow', 'getTag.released', 'schema', tag({ name: null })],
    ['a broken format', 'getTag.released', 'schema', tag({ created_at: 'yesterday' })],
    ['a broken nested object', 'getTag.released', 'schema', tag({ release: { tag_name: 1 } })],
    ['an error body under 200', 'getTag.released', 'schema', json(200, error)],
    ['an array for an object', 'getTag.released', 'schema', json(200, [exampleTag])],
    [
      'a request value that the response does not show',
      'createTag.annotated',
      'echo',
      json(201, { ...exampleTag, name: 'v3', message: 'Second' }),
    ],
    [
      'another content type than documented, where the contract leaves it open',
      'getRaw.bytes',
      'content-type',
      png,
    ],
    [
      'another header than documented',
      'listTags.firstPage',
      'documented-headers',
      json(200, [exampleTag], { 'X-Page': '2' }),
    ],
    ['another value than documented', 'getTag.released', 'documented-body', tag({ message: 'Hi' })],
    [
      'other bytes than documented',
      'getRaw.bytes',
      'documented-body',
      json(200, 'x', { 'Content-Type': 'application/octet-stream' }),
    ],
  ];
  test.each(faults)('%s', async (_, id, check, respond) => {
    const result = await replayed(id, respond);
    expect(result.outcome).toBe('fail');
    expect(new Set(checksOf(result))).toEqual(new Set([check]));
  });

  test('a server that hangs', async () => {
    const server = await startTestServer(() => {});
    servers.push(server);
    expect(messagesOf(await replayedAt(server.url, 'getTag.released', {}, 200))).toEqual([
      'no whole response: timeout: not finished within 200 ms',
    ]);
  });

  test('bytes that are not HTTP', async () => {
    expect(checksOf(await replayedRaw('getTag.released', 'NOT HTTP\r\n\r\n'))).toEqual([
      'transport',
    ]);
  });

  test('a body on a 204, in one packet with the head or after it', async () => {
    expect(
      checksOf(await replayedRaw('deleteTag.gone', 'HTTP/1.1 204 No Content\r\n\r\n{"a":1}')),
    ).toEqual(['no-body']);
    const server = await startRawTestServer((socket) => {
      socket.write('HTTP/1.1 204 No Content\r\nContent-Length: 2\r\n\r\n');
      setTimeout(() => socket.end('{}'), 5);
    });
    servers.push(server);
    expect(checksOf(await replayedAt(server.url, 'deleteTag.gone'))).toEqual(['no-body']);
  });
});

describe('a finding', () => {
  test('names the place, the requirement, the actual value and the pointer into the contract', async () => {
    const { findings } = await replayed('getTag.released', tag({ name: 42 }));
    expect(findings).toEqual([
      {
        check: 'schema',
        level: 'required',
        exchange: 0,
        message: 'body.name must be a string, got 42',
        requirement: 'body.name must be a string',
        pointer: '#/components/schemas/Tag/properties/name/type',
        location: '/name',
        actual: '42',
        differences: [
          {
            kind: 'type',
            operation: 'getTag',
            pointer: '#/components/schemas/Tag/properties/name/type',
            usedAt: '#/components/schemas/Tag/properties/name',
            type: 'integer',
          },
        ],
      },
    ]);
  });

  test('is one for all alternatives of an optional part that is wrong inside', async () => {
    expect(
      messagesOf(await replayed('getTag.released', tag({ release: { tag_name: 1 } }))),
    ).toEqual(['body.release.tag_name must be a string, got 1']);
    expect(messagesOf(await replayed('getTag.released', tag({ release: 7 })))).toEqual([
      'body.release must be an object or null, got 7',
    ]);
  });

  test('is one for all missing fields of an entirely different object', async () => {
    expect(messagesOf(await replayed('getTag.released', json(200, { message: 'Hi' })))).toEqual([
      'body must have the fields name, created_at, release, got {"message":"Hi"}',
    ]);
  });

  test('is one for the same fault in all items of a list', async () => {
    const items = Array.from({ length: 30 }, () => ({ ...exampleTag, name: 1 }));
    expect(
      messagesOf(await replayed('listTags.firstPage', json(200, items, { 'X-Page': '1' }))),
    ).toEqual(['body[0].name must be a string, got 1 (and in 29 more places)']);
  });

  test('comes with the request, the response and a curl command without the token', async () => {
    const { exchanges } = await replayed('getTag.released', json(404, { message: 'No' }));
    expect(exchanges[0]?.response).toMatchObject({ status: 404, body: '{"message":"No"}' });
    expect(exchanges[0]?.curl).toContain('"PRIVATE-TOKEN: $TOKEN"');
    expect(exchanges[0]?.curl).toContain("--header 'Prefer: code=200, example=released'");
  });
});

test('accepts another content type for a download from a deployment, whose file may be of another type', async () => {
  const target: Partial<Target> = { ...live, fixtures: { 'project.path': 'a/b' } };
  expect(await replayed('getRaw.bytes', png, target)).toMatchObject({ outcome: 'pass' });
});

test('judges only the head of a very long download, and does not judge very long JSON', async () => {
  const huge =
    (contentType: string): Responder =>
    (response) => {
      response.writeHead(200, { 'Content-Type': contentType });
      response.end(Buffer.alloc(33 * 1024 * 1024, ' '));
    };
  const target: Partial<Target> = {
    ...live,
    tokens: { developer: 'secret' },
    fixtures: { 'project.path': 'a/b', 'project.id': 1 },
  };
  expect(await replayed('getRaw.bytes', huge('application/zip'), target)).toMatchObject({
    outcome: 'pass',
  });
  expect(await replayed('getReport.full', huge('application/json'), target)).toMatchObject({
    outcome: 'error',
    reason: expect.stringContaining('32 MiB'),
  });
});

test('reports a fault of the suite itself as an error, not as a failure of the server', async () => {
  const unbuilt = { ...contract, validators: {} };
  const server = await startTestServer((_, response) => json(200, exampleTag)(response, _));
  servers.push(server);
  const result = await replayedAt(server.url, 'getTag.released', {}, 5000, unbuilt);
  expect(result).toMatchObject({
    outcome: 'error',
    findings: [],
    reason: expect.stringContaining('Run: npm run build'),
  });
});
