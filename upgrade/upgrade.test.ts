import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pc from 'picocolors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonValue } from '../contract/case.ts';
import { type Contract, readContract } from '../contract/contract.ts';
import { readContractWith } from '../contract/deviations/readContractWith.ts';
import { packFile } from '../contract/extensions/packs.ts';
import type { Document, Operation, Schema } from '../contract/openapi.ts';
import { type RunningServer, startServer } from '../wire/startServer.ts';
import {
  readSide,
  readUses,
  type UpgradeReport,
  upgrade,
  upgradeMarkdown,
  upgradeText,
} from './index.ts';

let folder: string;
let contract: Contract;
let written = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upgrade-test-'));
  contract = await readContract();
});
afterAll(() => rm(folder, { recursive: true }));

const TAGS = '/projects/{id}/repository/tags';
const MANY = Array.from({ length: 20 }, (_, index) => ({ name: `v${index}`, target: 'a1' }));

interface Recorded {
  client?: string;
  method?: string;
  /** The path below the base path. Default: that of the tags. */
  at?: string;
  /** The end of the path. */
  path?: string;
  status?: number;
  headers?: [string, string][];
  sent?: JsonValue;
  body?: JsonValue;
  /** The bodies that are not recorded. */
  lacks?: 'sent' | 'body';
}

async function write(name: string, text: string): Promise<string> {
  const file = join(folder, `${written++}-${name}`);
  await writeFile(file, text);
  return file;
}

function record(...calls: Recorded[]): Promise<string> {
  const lines = calls.map(({ client = 'bot/1', method = 'GET', sent, lacks, ...one }) => {
    const { at = '/projects/5/repository/tags', path = '', ...response } = one;
    const json: [string, string] = ['content-type', 'application/json'];
    return JSON.stringify({
      request: {
        method,
        url: `https://forge.test/api/v4${at}${path}`,
        headers: [['user-agent', client], json],
        ...(lacks !== 'sent' &&
          (sent === undefined ? { bodyBytes: 0 } : { body: JSON.stringify(sent) })),
      },
      response: {
        status: response.status ?? 200,
        headers: [json, ...(response.headers ?? [])],
        ...(lacks === 'body' ? { bodyBytes: 9 } : { body: JSON.stringify(response.body ?? []) }),
      },
    });
  });
  return write('calls.ndjson', `${lines.join('\n')}\n`);
}

async function later(edit: (document: Document) => void): Promise<string> {
  const document = structuredClone(contract.document);
  edit(document);
  return write('later.json', JSON.stringify(document, null, 1));
}

async function compare(
  calls: Recorded[],
  to: string,
  others: Partial<Parameters<typeof upgrade>[0]> = {},
): Promise<UpgradeReport> {
  const [file, from, side] = await Promise.all([
    record(...calls),
    readSide('contract'),
    readSide(to),
  ]);
  return upgrade({ files: [file], from, to: side, ...others });
}

const text = (report: UpgradeReport) => upgradeText(report, pc.createColors(false));
const listTags = ({ paths }: Document): Operation => paths[TAGS]!.get!;
const tag = ({ components }: Document): Schema => components.schemas!.Tag!;
function parameter(document: Document, name: string): Schema {
  return listTags(document).parameters!.find((one) => one.name === name)!.schema;
}

describe('between two documents', () => {
  test.each<[string, (document: Document) => void, Recorded, string, Recorded]>([
    [
      'a field that it was given is gone',
      (document) => {
        delete tag(document).properties!.target;
      },
      { body: [{ name: 'v1', target: 'a1' }] },
      'perhaps field response, Tag.target: is gone',
      { body: [{ name: 'v1' }] },
    ],
    [
      'a value may be null',
      (document) => {
        tag(document).properties!.name!.type = ['string', 'null'];
      },
      { body: [{ name: 'v1' }] },
      'perhaps null response, Tag.name: may be null',
      { body: [] },
    ],
    [
      'a field has another type',
      (document) => {
        tag(document).properties!.target = { type: 'object' };
      },
      { body: [{ target: 'a1' }] },
      'perhaps type response, Tag.target: is object instead of string',
      { body: [{ name: 'v1' }] },
    ],
    [
      'a parameter is refused',
      (document) => {
        parameter(document, 'search').maxLength = 3;
      },
      { path: '?search=long' },
      'certain refused query.search: is refused: query.search must NOT have more than 3 characters',
      { path: '?search=abc' },
    ],
    [
      'a value of a parameter is refused',
      (document) => {
        parameter(document, 'order_by').enum = ['name', 'updated'];
      },
      { path: '?order_by=version' },
      'certain refused query.order_by: is refused: query.order_by must be one of "name", "updated"',
      { path: '?order_by=name' },
    ],
    [
      'a page has another size',
      (document) => {
        parameter(document, 'per_page').default = 10;
      },
      { body: MANY },
      'certain page-size query.per_page: has the default 10 instead of 20',
      { body: MANY.slice(0, 9) },
    ],
    [
      'a list has another order',
      (document) => {
        parameter(document, 'sort').default = 'asc';
      },
      { body: MANY },
      'certain order query.sort: has the default asc instead of desc',
      { path: '?sort=desc', body: MANY },
    ],
    [
      'a header is gone',
      (document) => {
        delete listTags(document).responses['200']!.headers!['x-total'];
      },
      { headers: [['X-Total', '3']] },
      'perhaps header header x-total of response 200: is gone',
      {},
    ],
    [
      'an operation is gone',
      (document) => {
        delete document.paths[TAGS]!.get;
      },
      {},
      'certain operation the operation: is gone',
      { method: 'POST', status: 201, sent: { tag_name: 'a', ref: 'b' }, body: {} },
    ],
    [
      'a status is gone',
      ({ paths }) => {
        const { responses } = paths[TAGS]!.post!;
        responses['200'] = responses['201']!;
        delete responses['201'];
      },
      { method: 'POST', status: 201, sent: { tag_name: 'a', ref: 'b' }, body: {} },
      'certain status response 201: does not come any more',
      {},
    ],
  ])('%s', async (_, edit, met, expected, unmet) => {
    const file = await later(edit);
    const { clients } = await compare([unmet, met], file);
    expect(clients[0]).toMatchObject({ calls: 2, changed: 1 });
    expect(
      clients[0]!.changes.map((one) => `${one.certainty} ${one.kind} ${one.place}: ${one.what}`),
    ).toEqual([expected]);
    expect(clients[0]!.changes[0]!.firstIn).toMatch(/calls\.ndjson:2$/);
    const calm = await compare([unmet], file);
    expect(calm.clients[0]!.changes).toEqual([]);
    expect(calm.unmet).toBeGreaterThan(0);
  });

  test('the end of a deprecation names the replacement', async () => {
    const file = await later((document) => {
      listTags(document).deprecated = true;
    });
    const from = await readSide(
      await later((document) => {
        const facts = { deprecated: true, 'x-deprecation': { replacement: 'commit.id' } };
        Object.assign(tag(document).properties!.target!, facts);
      }),
    );
    const to = await readSide(
      await later((document) => {
        delete tag(document).properties!.target;
      }),
    );
    const files = [await record({ body: [{ target: 'a1' }] })];
    const { clients } = await upgrade({ files, from, to });
    expect(clients[0]!.changes).toMatchObject([
      { what: 'is gone: its deprecation has ended', advice: 'Use `commit.id` instead.' },
    ]);
    expect((await upgrade({ files, from, to: await readSide(file) })).clients[0]!.changed).toBe(0);
  });

  test('a renamed word concerns only calls that had it, and an additional one concerns all', async () => {
    const withWords = (...words: string[]) =>
      later((document) => {
        tag(document).properties!.target = { type: 'string', enum: words };
      }).then((file) => readSide(file));
    const files = [await record({ body: [{ target: 'a' }] }, { body: [{ target: 'b' }] })];
    const from = await withWords('a', 'b');
    const countChanged = async (to: string[]) => {
      const { clients } = await upgrade({ files, from, to: await withWords(...to) });
      return clients[0]!.changed;
    };
    expect(await countChanged(['a', 'c'])).toBe(1);
    expect(await countChanged(['a', 'b', 'c'])).toBe(2);
    expect(await countChanged(['b', 'a'])).toBe(0);
  });

  test('a rule beside a reference refuses a request', async () => {
    const withRule = (rule: Schema) =>
      later((document) => {
        document.components.schemas!.Term = { type: 'string' };
        Object.assign(parameter(document, 'search'), { type: undefined }, rule, {
          $ref: '#/components/schemas/Term',
        });
      }).then((file) => readSide(file));
    const files = [await record({ path: '?search=long' })];
    const [from, to] = [await withRule({}), await withRule({ maxLength: 3 })];
    const { clients } = await upgrade({ files, from, to });
    expect(clients[0]!.changes).toMatchObject([{ kind: 'refused', place: 'query.search' }]);
  });

  test('clients are told apart by the header that the user names', async () => {
    const file = await later((document) => {
      delete tag(document).properties!.target;
    });
    const calls: Recorded[] = [{ client: 'a', body: MANY }, { client: 'b' }];
    const { clients } = await compare(calls, file);
    expect(clients.map(({ client, changed }) => [client, changed])).toEqual([
      ['a', 1],
      ['b', 0],
    ]);
    const named = await compare(calls, file, { clientHeader: 'X-Team' });
    expect(named.clients.map(({ client }) => client)).toEqual(['(no name)']);
  });

  test('a program makes changes certain, or leaves them out', async () => {
    const file = await later((document) => {
      for (const name of ['target', 'message', 'created_at'])
        delete tag(document).properties![name];
    });
    const program = await write('main.ts', 'const { target } = tag; log(tag.created_at);');
    const types = await write('types.ts', 'interface Tag { message: string }');
    const list = await write('fields.txt', '# of the bot\nTag.name\n');
    const calls: Recorded[] = [{ body: [{ target: 'a', message: 'b', created_at: 'c' }] }];
    const read = async (uses: string) => {
      const { clients } = await compare(calls, file, { uses: [await readUses(uses)] });
      const { changes, unread } = clients[0]!;
      return [changes.map(({ field, certainty }) => `${certainty} ${field}`).sort(), unread];
    };
    expect(await read(program)).toEqual([['certain created_at', 'certain target'], 1]);
    expect(await read(types)).toEqual([['certain message'], 2]);
    expect(await read(`bot=${list}`)).toEqual([[], 3]);
    expect((await read(`other=${list}`))[1]).toBeUndefined();
    await expect(readUses(await write('none.txt', ''))).rejects.toThrow('reads no field');
  });

  test('a call is not judged if a body that could show a change was not recorded', async () => {
    const file = await later((document) => {
      delete tag(document).properties!.target;
      const { content } = document.paths[TAGS]!.post!.requestBody!;
      Object.values(content)[0]!.schema = { type: 'object', required: ['more'] };
    });
    const create: Recorded = { method: 'POST', status: 201, sent: {}, body: {}, lacks: 'sent' };
    const report = await compare(
      [
        { lacks: 'body' },
        create,
        { lacks: 'body', at: '/projects/5/milestones' },
        { ...create, status: 400 },
        { lacks: 'body', status: 404 },
      ],
      file,
    );
    expect(report.traffic).toMatchObject({ calls: 5, judged: 3, changed: 0, withoutBody: 2 });
    expect(text(report)).toContain('Nothing changes, but only 3 of 5 recorded calls were judged\n');
    expect(text(report)).toContain(
      '2 calls were not judged: their bodies were not recorded. The proxy keeps JSON and forms of known operations: record with --pack or --extend.\n',
    );
    expect(upgradeMarkdown(report)).toContain('- 2 calls were not judged: their bodies were');
    const gone = await later(({ paths }) => {
      delete paths[TAGS]!.get;
    });
    expect((await compare([{ lacks: 'body' }], gone)).traffic).toMatchObject({
      ...{ judged: 1, changed: 1, withoutBody: 0 },
    });
  });

  test('a client of --uses that occurs in no call is named', async () => {
    const list = await write('fields.txt', 'name\n');
    const uses = await Promise.all([`nobody=${list}`, `bot=${list}`, list].map(readUses));
    const report = await compare([{}], 'contract', { uses });
    expect(report.unmatched).toEqual(['nobody']);
    expect(text(report)).toContain('--uses nobody=… is for no recorded client.');
    expect(text(await compare([{}], 'contract', { uses: uses.slice(1) }))).not.toContain('--uses');
  });

  test('a side is a deviations file, too', async () => {
    const file = await write(
      'deviations.yaml',
      `overlay: 1.0.0
info: { title: Older, version: 1.0.0 }
actions:
  - target: $.components.schemas.Tag.required[?@ == 'target']
    remove: true
    description: Release 15 leaves it out.
`,
    );
    const { clients } = await compare([{ body: [{ target: 'a1' }] }], file);
    expect(clients[0]!.changes).toMatchObject([{ kind: 'absent', place: 'response, Tag.target' }]);
  });

  test('the page in Markdown escapes what a client has sent', async () => {
    const file = await later((document) => {
      delete tag(document).properties!.target;
    });
    const page = upgradeMarkdown(await compare([{ client: 'a|b\u001b', body: MANY }], file));
    expect(page).toContain('### a\\|b\\u001b: 1 of 1 calls change');
    expect(page).toMatch(/^\| `listTags {2}GET .*` \| perhaps: response, Tag.target is gone/m);
  });

  test.each([
    ['no-such', 'There is no file no-such'],
    ['http://', 'is not a URL'],
  ])('the side %s is refused', async (text, message) => {
    await expect(readSide(text)).rejects.toThrow(message);
  });
});

const MERGE_REQUESTS: Recorded = { at: '/projects/acme%2Frocket/merge_requests?state=opened' };
const PRIVATE: Recorded = { at: '/projects/7/secrets_manager' };

describe('calls that no operation of the earlier version has', () => {
  test('are named with their number and the option, and no other exchanges are', async () => {
    const calls = [{}, MERGE_REQUESTS, MERGE_REQUESTS, PRIVATE];
    const file = await record(...calls);
    const page = JSON.stringify({
      request: { method: 'GET', url: 'https://forge.test/acme/rocket', headers: [] },
      response: { status: 200, headers: [], body: '' },
    });
    const preflight = page.replace('GET', 'OPTIONS').replace('/acme', '/api/v4/acme');
    await writeFile(file, `${await readFile(file, 'utf8')}${page}\n${preflight}\n`);
    const contractSide = await readSide('contract');
    const report = await upgrade({ files: [file], from: contractSide, to: contractSide });
    expect(report.traffic).toMatchObject({ exchanges: 6, calls: 1, judged: 1 });
    expect(report.unknown).toEqual({
      calls: 3,
      endpoints: [
        {
          endpoint: 'GET /projects/{id}/merge_requests',
          calls: 2,
          firstIn: `${file}:2`,
          advice: 'Add --pack everyday.',
        },
        {
          endpoint: 'GET /projects/{…}/secrets_manager',
          calls: 1,
          firstIn: `${file}:4`,
          advice: 'Describe the operation in a document, and add --extend FILE.',
        },
      ],
    });
    expect(text(report)).toContain('Nothing changes, but only 1 of 4 recorded calls was judged\n');
    expect(text(report)).toContain(
      `3 recorded calls were not judged: no operation is known for them
  GET /projects/{id}/merge_requests  2 calls, first in ${file}:2. Add --pack everyday.
`,
    );
    expect(text(report)).toContain('Nothing changes in the judged calls of bot/1.\n');
    expect(text(report)).toContain('2 other exchanges are not below the base path of the API');
    expect(upgradeMarkdown(report)).toContain(
      `### 3 recorded calls were not judged: no operation is known for them

| call | evidence | what to do |
| --- | --- | --- |
| \`GET /projects/{id}/merge_requests\` | 2 calls, first in ${file}:2 | Add --pack everyday. |
`,
    );
    const one = text(await compare([{}], 'contract'));
    expect(one).toContain('Nothing changes for the 1 recorded call\n');
  });

  test('are at most ten, and the others are counted', async () => {
    const report = await compare(
      [{}, ...Array.from('abcdefghijkl', (name) => ({ at: `/ours/${name}` }))],
      'contract',
    );
    expect(report.unknown).toMatchObject({ calls: 12 });
    expect(report.unknown.endpoints).toHaveLength(10);
    expect(text(report)).toContain('GET /ours/j');
    expect(text(report)).toContain('\n  … and 2 further calls\n');
    expect(upgradeMarkdown(report)).toContain('\n\n… and 2 further calls\n');
  });

  test('are an error if there are no others', async () => {
    await expect(compare([MERGE_REQUESTS, MERGE_REQUESTS], 'contract')).rejects.toThrow(
      /nothing was judged, because no operation is known for 2 recorded calls:\n {2}GET \/projects\/\{id\}\/merge_requests {2}2 calls, .* Add --pack everyday\.$/,
    );
    await expect(compare([{ at: '/x' }], 'contract', { basePath: '/forge' })).rejects.toThrow(
      'no exchange is a call of contract. Record one, or give --base-path.',
    );
  });

  test('of a document of others are to be described there', async () => {
    const paths = { '/projects/{id}/repository/tags': { get: { responses: { 200: {} } } } };
    const document = { openapi: '3.0.3', info: { title: 'Theirs', version: '1' }, paths };
    const file = await write('theirs.json', JSON.stringify(document));
    const from = await readSide(file, { extend: [packFile('everyday')] });
    const { unknown } = await compare([{}, MERGE_REQUESTS], 'contract', { from });
    expect(unknown.endpoints).toMatchObject([
      {
        endpoint: 'GET /projects/{…}/merge_requests',
        advice: `Describe the operation in ${file}.`,
      },
    ]);
  });

  test('are calls below the base path that is given or found', async () => {
    const other = async (path: string) => {
      const file = await record({}, PRIVATE);
      const moved = (await readFile(file, 'utf8')).replaceAll('/api/v4', path);
      await writeFile(file, moved);
      return file;
    };
    const side = await readSide('contract');
    const files = [await other('/forge')];
    for (const basePath of [undefined, '/forge']) {
      const given = basePath === undefined ? {} : { basePath };
      const { traffic, unknown } = await upgrade({ files, from: side, to: side, ...given });
      expect([traffic.calls, unknown.calls]).toEqual([1, 1]);
    }
  });
});

describe('with a pack', () => {
  const extend = [packFile('everyday')];
  const ID = 'listProjectMergeRequests';

  test('each version of the contract has its operations, and a package its own pack', async () => {
    const plain = await write('plain.json', JSON.stringify(contract.document));
    const whole = await readContractWith({ extend });
    const bundle = structuredClone(whole.document);
    delete bundle.paths['/projects/{id}/merge_requests']!.get;
    const bundled = await write('bundled.json', JSON.stringify(bundle));
    const overlay = await write(
      'deviations.yaml',
      `overlay: 1.0.0
info: { title: Older, version: 1.0.0 }
actions:
  - target: $.paths['/projects/{id}/merge_requests'].get.parameters[?@.name == 'state']
    remove: true
    description: Release 15 has no such filter.
`,
    );
    const own = structuredClone(JSON.parse(await readFile(extend[0]!, 'utf8')));
    delete own.paths['/projects/{id}/merge_requests'].get;
    const installed = await mkdtemp(join(folder, 'package-'));
    await mkdir(join(installed, 'generated', 'packs', 'everyday'), { recursive: true });
    await writeFile(
      join(installed, 'generated', 'openapi.json'),
      JSON.stringify(contract.document, null, 1),
    );
    await writeFile(
      join(installed, 'generated', 'packs', 'everyday', 'openapi.json'),
      JSON.stringify(own),
    );
    const has = async (side: string) =>
      (await readSide(side, { extend })).contract.operations.has(ID);
    expect(await has('contract')).toBe(true);
    expect(await has(plain)).toBe(true);
    expect(await has(overlay)).toBe(true);
    expect(await has(bundled)).toBe(false);
    expect(await has(installed)).toBe(false);
  });

  test('its calls are judged', async () => {
    const from = await readSide('contract', { extend });
    const document = structuredClone(from.contract.document);
    delete document.paths['/projects/{id}/merge_requests']!.get;
    const to = await readSide(await write('later.json', JSON.stringify(document)), { extend });
    const files = [await record(MERGE_REQUESTS)];
    const { clients } = await upgrade({ files, from, to });
    expect(clients[0]!.changes).toMatchObject([{ operation: ID, kind: 'operation' }]);
  });
});

describe('between two servers', () => {
  const open: RunningServer[] = [];
  afterAll(() => Promise.all(open.map(({ close }) => close())));

  /** Starts a server of a list of tags. @param status that of each response */
  async function serve(list: () => JsonValue, status = 200): Promise<string> {
    const server = await startServer(async ({ url = '' }, response) => {
      const isApi = url.startsWith('/api/v4');
      response.writeHead(isApi ? status : 404, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(list()));
    }, 0);
    open.push(server);
    return server.url;
  }

  const TWO = [
    { id: 1, name: 'v1', target: 'a1', labels: ['a', 'b'], created_at: '2026-03-01T12:00:00Z' },
    { id: 2, name: 'v2', target: 'a2', labels: [], created_at: '2026-03-02T12:00:00Z' },
  ];

  test.each<[string, JsonValue, string[]]>([
    ['nothing', TWO.map((one) => ({ ...one, labels: [...one.labels].reverse(), more: 1 })), []],
    ['a lost field', TWO.map(({ target: _, ...one }) => one), ['field response, [].target']],
    ['a type', TWO.map((one) => ({ ...one, name: 1 })), ['type response, [].name']],
    ['null', TWO.map((one) => ({ ...one, target: null })), ['null response, [].target']],
    [
      'a format',
      TWO.map((one) => ({ ...one, created_at: '2026-03-01' })),
      ['format response, [].created_at'],
    ],
    ['a value', TWO.map((one) => ({ ...one, target: 'a9' })), ['value response, [].target']],
    ['an order', [...TWO].reverse(), ['order response']],
    ['a shorter list', TWO.slice(0, 1), ['items response']],
    ['other items', [TWO[0]!, { ...TWO[1]!, id: 3, name: 'v3', target: 'a3' }], ['items response']],
  ])('%s is named', async (_, body, expected) => {
    const from = await readSide(await serve(() => TWO));
    const { clients, live } = await compare([{}, {}], await serve(() => body), { from });
    expect(clients[0]!.changes.map(({ kind, place }) => `${kind} ${place}`)).toEqual(expected);
    expect(clients[0]!.changed).toBe(expected.length === 0 ? 0 : 2);
    expect(live).toMatchObject({ notSent: 0, areForks: false, haveSameData: true });
  });

  test.each([
    ['x-next-page', '2'],
    ['link', '<https://forge.test/api/v4/projects?page=2>; rel="next"'],
  ])('a shorter list with a further page by %s has another size', async (name, value) => {
    const serveList = async (list: JsonValue, headers: Record<string, string>) => {
      const server = await startServer(async (_, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json', ...headers });
        response.end(JSON.stringify(list));
      }, 0);
      open.push(server);
      return server.url;
    };
    const kinds = async (before: string, after: string) => {
      const { clients } = await compare([{}], after, { from: await readSide(before) });
      return clients[0]!.changes.flatMap(({ kind, place }) => (place === 'response' ? kind : []));
    };
    const whole = await serveList(TWO, {});
    const page = await serveList(TWO.slice(0, 1), { [name]: value });
    expect(await kinds(whole, page)).toEqual(['page-size']);
    expect(await kinds(page, whole)).toEqual(['page-size']);
    expect(
      await kinds(await serveList(TWO, { [name]: value }), await serveList(TWO.slice(0, 1), {})),
    ).toEqual(['items']);
  });

  test('a number in a header is compared, and an empty one is a number', async () => {
    const withNext = async (next: string) => {
      const server = await startServer(async (_, response) => {
        const headers = { 'Content-Type': 'application/json', 'X-Next-Page': next };
        response.writeHead(200, headers).end('[]');
      }, 0);
      open.push(server);
      return server.url;
    };
    const from = await readSide(await withNext(''));
    const { clients } = await compare([{}], await withNext('2'), { from });
    expect(clients[0]!.changes).toMatchObject([{ kind: 'value', place: 'header x-next-page' }]);
    expect((await compare([{}], await withNext(''), { from })).clients[0]!.changed).toBe(0);
  });

  test('a refusal is named, a value that always differs is not, and a write is not sent', async () => {
    let count = 0;
    const counting = await serve(() => TWO.map((one) => ({ ...one, target: `${count++}` })));
    const from = await readSide(counting);
    const same = await compare([{}], await serve(() => TWO), { from });
    expect(same.clients[0]!.changes).toEqual([]);
    const write: Recorded = { method: 'POST', sent: { tag_name: 'a', ref: 'b' }, status: 201 };
    const works: Recorded = { at: '/merge_requests', path: '?with_merge_status_recheck=true' };
    const refused = await compare([{}, write, works], await serve(() => ({}), 403), { from });
    expect(refused.clients[0]!.changes).toMatchObject([
      { kind: 'refused', what: 'gets the status 403 instead of 200', calls: 1 },
    ]);
    expect(refused.live!.notSent).toBe(2);
    expect(refused.traffic).toMatchObject({ calls: 3, judged: 1 });
    expect(text(refused)).toContain(
      '1 of 1 clients must change: 1 of 3 recorded calls get something else, and 2 were not judged',
    );
    const none = await compare([write], await serve(() => TWO), { from });
    expect(text(none)).toContain('Nothing was judged: 0 of 1 recorded call\n');
    expect(text(none)).toContain('1 call was not sent');
    expect(text(none)).not.toContain('Nothing changes');
  });

  test('calls of a pack are judged with the pack', async () => {
    const [one, other] = [await serve(() => TWO), await serve(() => TWO.slice(0, 1))];
    const [from, to] = await Promise.all(
      [one, other].map((url) => readSide(url, { extend: [packFile('everyday')] })),
    );
    const files = [await record(MERGE_REQUESTS)];
    const { clients, unknown } = await upgrade({ files, from: from!, to: to! });
    expect(clients[0]!.changes).toMatchObject([{ operation: 'listProjectMergeRequests' }]);
    expect(unknown).toEqual({ calls: 0, endpoints: [] });
  });

  test('servers with other data are compared by the shapes of their responses', async () => {
    const other = TWO.map(({ labels: _, ...one }) => ({ ...one, id: one.id + 70, target: 'zz' }));
    const from = await readSide(await serve(() => TWO));
    const { clients, live } = await compare([{}], await serve(() => other), { from });
    expect(live!.haveSameData).toBe(false);
    expect(clients[0]!.changes.map(({ kind, place }) => `${kind} ${place}`)).toEqual([
      'field response, [].labels',
    ]);
  });

  test('a recorded response stands for a side without an address', async () => {
    const to = await serve(() => TWO.map(({ target: _, ...one }) => one));
    const { clients } = await compare([{ body: TWO }], to);
    expect(clients[0]!.changes).toMatchObject([{ kind: 'field', field: 'target' }]);
  });

  const MILESTONE: Recorded = { at: '/projects/5/milestones/13', body: { id: 13 } };

  test('a call of a resource that the server lacks is not judged', async () => {
    const to = await serve(() => ({ message: '404 Not Found' }), 404);
    const report = await compare([MILESTONE, { body: TWO }], to);
    expect(report.traffic).toMatchObject({ calls: 2, judged: 1, changed: 1 });
    expect(report.clients[0]!.changes).toMatchObject([{ operation: 'listTags', kind: 'refused' }]);
    expect(report.live).toMatchObject({ absent: 1, notSent: 0 });
    const note = '1 call was not judged: the server lacks the resource that it names.\n';
    expect(text(report)).toContain(note);
    expect(upgradeMarkdown(report)).toContain(`- ${note}`);

    const from = await readSide(to);
    const twice = await compare([{ ...MILESTONE, status: 404 }, MILESTONE, MILESTONE, {}], to, {
      from,
    });
    expect(twice.traffic).toMatchObject({ judged: 1, changed: 0 });
    expect(twice.live).toMatchObject({ absent: 3 });
    const found = await readSide(await serve(() => MILESTONE.body!));
    const lost = await compare([MILESTONE], to, { from: found });
    expect(lost.clients[0]!.changes).toMatchObject([{ kind: 'refused' }]);
  });

  test('a recorded response without its body is not judged', async () => {
    const report = await compare([{ lacks: 'body' }, { body: TWO }], await serve(() => TWO));
    expect(report.traffic).toMatchObject({ calls: 2, judged: 1, withoutBody: 1 });
    expect(report.live).toMatchObject({ notSent: 0 });
  });

  test('a value in place of null is a matter of data', async () => {
    const nulls = TWO.map((one) => ({ ...one, target: null }));
    const to = await serve(() => TWO);
    expect((await compare([{ body: nulls }], to)).clients[0]!.changes).toEqual([]);
    const from = await readSide(await serve(() => nulls));
    const { clients } = await compare([{}], to, { from });
    expect(clients[0]!.changes).toMatchObject([
      { kind: 'value', what: 'is a string instead of null' },
    ]);
  });

  test('a call that differs from its recording in data alone is no changed call', async () => {
    const to = await serve(() => TWO.map((one) => ({ ...one, target: 'newer' })));
    const report = await compare([{ body: TWO }], to);
    expect([report.traffic.changed, report.clients[0]]).toMatchObject([
      0,
      { changed: 0, changes: [] },
    ]);
    expect(upgradeText(report, pc.createColors(false))).toContain(
      'A recording may be older than the data of the server',
    );
  });

  test('an address that does not respond, and a document after an address, are refused', async () => {
    await expect(compare([{}], 'http://127.0.0.1:9')).rejects.toThrow('does not respond');
    const from = await readSide('http://127.0.0.1:9');
    await expect(compare([{}], 'contract', { from })).rejects.toThrow('is a document');
  });
});
