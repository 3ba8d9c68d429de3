/** Tests the tools with the official client library, over the standard streams of a real process and over HTTP. */
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { substituteFixtures } from '../conformance/target/index.ts';
import type { Case } from '../contract/case.ts';
import { type Contract, changesNothing, readContract } from '../contract/contract.ts';
import type { OwnHandlers } from '../sandbox/index.ts';
import { seedOfRun } from '../test/sample.ts';
import { startSandbox, type TestSandbox } from '../testing/index.ts';
import { startTestServer } from '../wire/testing/startTestServer.ts';
import { changedRows } from './testing/changedRows.ts';
import { hostileCalls } from './testing/hostileCalls.ts';
import {
  type ProfileOfSandbox,
  profileOf,
  startHere,
  startOverStdio,
  type Tools,
} from './testing/startTools.ts';

let contract: Contract;
/** Returns the body of the request of a case. */
const bodyOf = (id: string) => contract.cases.find((one) => one.id === id)!.request.body;
beforeAll(async () => {
  contract = await readContract();
});

/** The limit of all that the server sends up front, in tokens. A token is counted as four bytes. */
const MOST_TOKENS = 4000;
const BYTES_PER_TOKEN = 4;

describe('on a sandbox of its own, over the standard streams', () => {
  let tools: Tools;
  beforeAll(async () => {
    tools = await startOverStdio(['--allow-writes']);
  });
  afterAll(() => tools.close());

  test('sends less than 4,000 tokens up front, in a handful of tools', async () => {
    const { client } = tools;
    const listed = await client.listTools();
    const initialized = {
      serverInfo: client.getServerVersion(),
      capabilities: client.getServerCapabilities(),
      instructions: client.getInstructions(),
    };
    const bytes = Buffer.byteLength(JSON.stringify([initialized, listed]));
    expect(bytes / BYTES_PER_TOKEN).toBeLessThan(MOST_TOKENS);
    expect(listed.tools.map(({ name }) => name)).toEqual([
      'find_operations',
      'describe_operation',
      'read',
      'write',
      'undo',
      'list_writes',
    ]);
  });

  test('finds an operation, describes it, calls it and undoes the call', async () => {
    const found = await tools.call('find_operations', { words: 'create a tag' });
    expect(found.text).toBe('createTag  POST /projects/{id}/repository/tags  Create a tag');
    const described = await tools.call('describe_operation', { operation: 'createTag' });
    const [, asked] = /^Case [-\w]+: (\{.*\})$/m.exec(described.text) ?? [];
    const created = await tools.call('write', JSON.parse(asked!));
    expect(created).toMatchObject({
      isError: false,
      text: expect.stringMatching(/^201 Created · createTag/),
    });
    const names = async () =>
      (await tools.call('read', { operation: 'listTags', parameters: { id: 5 }, fields: ['name'] }))
        .text;
    const { tag_name } = JSON.parse(asked!).body;
    expect(await names()).toContain(`{"name":"${tag_name}"}`);
    expect((await tools.call('list_writes')).text).toContain('createTag (id 5) as');
    expect(await tools.call('undo', { which: 'last' })).toEqual({
      isError: false,
      text: `Removed: deleteTag (id 5, tag_name ${tag_name}).`,
    });
    expect(await names()).not.toContain(tag_name);
    expect((await tools.call('list_writes')).text).toContain('removed');
    expect((await tools.call('undo', { which: 'all' })).text).toBe('Nothing is left to undo.');
  });

  test('a dry run shows the response and changes nothing, also for an irreversible operation', async () => {
    const asked = { operation: 'createDeployKey', body: bodyOf('createDeployKey.without-expiry') };
    const refused = await tools.call('write', asked);
    expect(refused).toMatchObject({
      isError: true,
      text: expect.stringContaining('cannot be undone'),
    });
    const tried = await tools.call('write', { ...asked, dry_run: true });
    expect(tried.text).toMatch(
      /^Dry run on a sandbox; nothing was sent to the target.\n201 Created/,
    );
    const keys = await tools.call('read', { operation: 'listDeployKeys', as: 'administrator' });
    expect(keys.isError).toBe(false);
    expect(keys.text).not.toContain('Ground station');
  });

  test.each([
    ['a misspelt operation', 'read', { operation: 'listTag' }, 'Did you mean listTags?'],
    [
      'a misspelt parameter',
      'read',
      { operation: 'listTags', parameters: { id: 5, serch: 'v' } },
      'Did you mean search?',
    ],
    ['a missing parameter', 'read', { operation: 'listTags' }, 'the parameter id is missing.'],
    [
      'a value that the contract does not allow',
      'read',
      { operation: 'listTags', parameters: { id: 5, sort: 'up' } },
      'query.sort',
    ],
    [
      'an unknown field',
      'write',
      { operation: 'createTag', parameters: { id: 5 }, body: { tag_name: 'a', rev: 'main' } },
      'no field of the body "rev"',
    ],
    [
      'a path within a value',
      'read',
      { operation: 'getTag', parameters: { id: 5, tag_name: '../../6' } },
      'could lead to another path',
    ],
    [
      'an encoded value',
      'read',
      { operation: 'getTag', parameters: { id: 'acme%2Frocket', tag_name: 'v' } },
      'Give the plain value',
    ],
    [
      'a write by the tool read',
      'read',
      { operation: 'deleteTag', parameters: { id: 5, tag_name: 'v1.0.0' } },
      'Use the tool write',
    ],
    [
      'a write by the tool read, without a body',
      'read',
      { operation: 'createTag', parameters: { id: 5 } },
      'createTag writes. Use the tool write.',
    ],
    [
      'an unknown role',
      'read',
      { operation: 'listTags', parameters: { id: 5 }, as: 'king' },
      'There is no token for the role "king"',
    ],
    [
      'a change of a resource that exists',
      'write',
      { operation: 'deleteTag', parameters: { id: 5, tag_name: 'v1.0.0' } },
      'did not create',
    ],
    [
      'a note that merges',
      'write',
      {
        operation: 'createMergeRequestNote',
        parameters: { id: 5, merge_request_iid: 21 },
        body: { body: 'Good\n /merge' },
      },
      'quick action',
    ],
    [
      'a note that becomes a reaction',
      'write',
      {
        operation: 'createIssueNote',
        parameters: { id: 5, issue_iid: 11 },
        body: { body: ':rocket:' },
      },
      'only an emoji',
    ],
    [
      'a name that the removal would split',
      'write',
      { operation: 'createTag', parameters: { id: 5 }, body: { tag_name: 'a,b', ref: 'main' } },
      'has a comma',
    ],
    [
      'an invitation',
      'write',
      {
        operation: 'createGroupInvitation',
        parameters: { id: 3 },
        body: { email: 'a@b.example', access_level: 30 },
      },
      'The invited person hears of it',
    ],
    ['a misspelt option', 'write', { operation: 'createTag', dryRun: true }, 'dryRun'],
  ])('refuses %s and says why', async (_, tool, args, reason) => {
    expect(await tools.call(tool, args)).toMatchObject({
      isError: true,
      text: expect.stringContaining(reason),
    });
  });

  test('cuts a long list and a long text, and says how to get the rest', async () => {
    const list = {
      operation: 'listRepositoryTree',
      parameters: { id: 5, recursive: true, per_page: 100 },
    };
    const whole = await tools.call('read', list);
    expect(whole.text.length).toBeLessThan(11_000);
    const issues = { operation: 'listMergeRequests', parameters: { scope: 'all', per_page: 100 } };
    const cut = await tools.call('read', issues);
    const [, next] =
      /Items 1 to (\d+) of \d+ on this page\. Get more with `from: \1`/.exec(cut.text) ?? [];
    expect(cut.text.length).toBeLessThan(12_000);
    const rest = await tools.call('read', { ...issues, from: Number(next) });
    expect(rest.text).not.toBe(cut.text);
    expect(rest.isError).toBe(false);
    const short = await tools.call('read', { ...issues, fields: ['iid', 'author.username'] });
    expect(short.text).toMatch(/^\[?.*\n\[\{"iid":\d+,"author":\{"username":"\w+"\}\}/);
  });
});

test('without --allow-writes, refuses every write except a dry run', async () => {
  const tools = await startHere({});
  onTestFinished(() => tools.close());
  const asked = {
    operation: 'createTag',
    parameters: { id: 5 },
    body: { tag_name: 'v9', ref: 'main' },
  };
  expect(await tools.call('write', asked)).toMatchObject({
    isError: true,
    text: expect.stringContaining('this server only reads'),
  });
  const { operation, parameters } = asked;
  expect(await tools.call('read', { operation, parameters })).toMatchObject({
    isError: true,
    text: expect.stringMatching(/^createTag writes, and this server only reads\. /),
  });
  expect((await tools.call('write', { ...asked, dry_run: true })).text).toContain('201 Created');
  expect(
    (await tools.call('read', { operation: 'getTag', parameters: { id: 5, tag_name: 'v9' } })).text,
  ).toContain('404');
});

test('an own operation without cases and roles is called with few rights, and not written', async () => {
  const extend = ['contract/extensions/testing/releaseTrains.openapi.yaml'];
  const handlers: OwnHandlers = { listReleaseTrains: () => [{ name: 'April' }] };
  const tools = await startHere({ extend, handlers, allowWrites: true });
  onTestFinished(() => tools.close());
  const parameters = { id: 5 };
  const read = await tools.call('read', { operation: 'listReleaseTrains', parameters });
  expect(read.text).toContain('200 OK · listReleaseTrains · as user');
  const asked = { operation: 'createReleaseTrain', parameters, body: { name: 'May' } };
  expect((await tools.call('write', asked)).text).toMatch(
    /^createReleaseTrain was not sent: it names no `x-undo`, so it cannot be undone\. /,
  );
  const described = await tools.call('describe_operation', { operation: 'listReleaseTrains' });
  expect(described.text).toContain('\nArea release-trains; reads.');
});

describe.each([
  ['of 2025', 'legacy' as const],
  ['of 2026, without sessions', { pin: '2026-07-28' }],
])('by the protocol %s', (_, mode) => {
  test.each([
    ['the standard streams', () => startOverStdio([], {}, undefined, mode)],
    ['HTTP', () => startHere({ target: 'sandbox' }, mode)],
  ])('over %s, results are data, and the documentation is there', async (_, start) => {
    const { client, close } = await start();
    onTestFinished(close);
    const { tools } = await client.listTools();
    for (const { name, title, annotations, outputSchema } of tools) {
      expect(title, name).toBeTypeOf('string');
      expect(annotations, name).toHaveProperty('readOnlyHint');
      expect(annotations, name).toHaveProperty('openWorldHint');
      expect(outputSchema, name).toHaveProperty('type', 'object');
    }
    const call = (name: string, args: Record<string, unknown>) =>
      client.callTool({ name, arguments: args }, { timeout: 300_000 });
    const found = await call('find_operations', { words: 'create a tag' });
    expect(found.structuredContent).toMatchObject({ operations: [{ name: 'createTag' }] });
    const read = await call('read', {
      operation: 'listTags',
      parameters: { id: 5, per_page: 2 },
      fields: ['name'],
    });
    expect(read.structuredContent).toMatchObject({
      status: 200,
      body: [{ name: expect.any(String) }, { name: expect.any(String) }],
      next: { page: '2' },
    });
    const missing = await call('read', {
      operation: 'getTag',
      parameters: { id: 5, tag_name: 'no' },
      fields: ['name'],
    });
    expect(missing).toMatchObject({
      isError: true,
      structuredContent: { status: 404, body: { message: '404 Tag Not Found' } },
    });

    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain('forge://reference/guides/errors.md');
    const textOf = async (uri: string) => {
      const [page] = (await client.readResource({ uri })).contents;
      return page && 'text' in page ? page.text : '';
    };
    expect(await textOf('forge://reference/README.md')).toContain('(tags/createTag.md)');
    expect(await textOf('forge://reference/tags/createTag.md')).toContain('# Create a tag');
    await expect(textOf('forge://reference/../../package.json')).rejects.toThrow('no page');
  });
});

describe('over HTTP', () => {
  let tools: Awaited<ReturnType<typeof startHere>>;
  beforeAll(async () => {
    tools = await startHere({ target: 'sandbox' });
  });
  afterAll(() => tools.close());

  /** Sends a request with headers that `fetch` does not let a caller set. */
  function send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body = '',
  ): Promise<number> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = new URL(tools.url);
      const request = httpRequest({ hostname, port, path, method, headers }, (response) => {
        response.resume();
        resolve(response.statusCode!);
      });
      request.on('error', reject);
      request.end(body);
    });
  }

  test('the official client finds and calls operations', async () => {
    expect((await tools.client.listTools()).tools).toHaveLength(6);
    const read = await tools.call('read', { operation: 'listTags', parameters: { id: 5 } });
    expect(read).toMatchObject({ isError: false, text: expect.stringContaining('200 OK') });
  });

  test('only programs of this machine reach the tools', async () => {
    const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
    const { host } = new URL(tools.url);
    expect(await send('POST', '/mcp', headers, message)).toBe(200);
    expect(await send('POST', '/mcp', { ...headers, origin: `http://${host}` }, message)).toBe(200);
    expect(await send('POST', '/mcp', { ...headers, host: 'evil.example' }, message)).toBe(403);
    expect(
      await send('POST', '/mcp', { ...headers, origin: 'https://evil.example' }, message),
    ).toBe(403);
    expect(await send('POST', '/mcp', { ...headers, origin: 'http://localhost:1' }, message)).toBe(
      403,
    );
    expect(await send('POST', '/mcp', { ...headers, origin: 'null' }, message)).toBe(403);
    expect(await send('GET', '/mcp', headers)).toBe(405);
    expect(await send('POST', '/', headers, message)).toBe(404);
    expect(await send('POST', '/mcp', headers, `"${'x'.repeat(3 * 1024 * 1024)}"`)).toBe(413);
  });
});

describe('on a sandbox with random resources, as on a deployment', () => {
  let sandbox: TestSandbox;
  let profile: ProfileOfSandbox;
  let fixtures: Record<string, string | number>;
  beforeAll(async () => {
    sandbox = await startSandbox({
      seed: `random:${randomBytes(2).readUInt16BE() + 1}`,
      tier: 'ultimate',
      offering: 'self-managed',
      separate: true,
    });
    profile = await profileOf(sandbox);
    ({ fixtures } = await sandbox.control('GET', ''));
  });
  afterAll(async () => {
    await sandbox.close();
    await profile.remove();
  });

  async function startTools(allowWrites: boolean): Promise<Tools> {
    const { file, env, folder } = profile;
    const tools = await startHere({ profile: file, env, runsDir: folder, allowWrites });
    onTestFinished(() => tools.close());
    return tools;
  }

  test('undo leaves the rows as they were, for every kind of resource', async () => {
    const tools = await startTools(true);
    const changes = await changedRows(sandbox);
    const { callers } = await sandbox.control('GET', '');
    const creations = contract.cases.filter(({ operation: id, response: { status } }) => {
      const undo = contract.operations.get(id)!.definition['x-undo'];
      return undo && !undo.leaves && status < 300;
    });
    const create = async ({ operation: id, request: documented, as }: Case) => {
      const operation = contract.operations.get(id)!;
      const { request } = substituteFixtures(contract, operation, documented, fixtures);
      const parameters: Record<string, unknown> = { ...request.path, ...request.query };
      // The documented replies are to a single comment, which a reply would turn into a thread.
      if (id === 'createIssueDiscussionNote')
        parameters.discussion_id = fixtures['issue.discussion'];
      const { body } = request;
      const asked = { operation: id, parameters, body, as: callers[id] ?? as };
      return tools.call('write', asked);
    };

    const undone = new Set<string>();
    for (const documented of creations) {
      if (undone.has(documented.operation) || !/^201/.test((await create(documented)).text))
        continue;
      expect(await tools.call('undo', { which: 'last' })).toMatchObject({
        isError: false,
        text: expect.stringMatching(/^Removed: /),
      });
      undone.add(documented.operation);
    }
    expect(undone).toEqual(new Set(creations.map(({ operation }) => operation)));
    expect(await changes()).toEqual([]);

    for (const documented of creations) await create(documented);
    expect((await changes()).length).toBeGreaterThan(undone.size);
    expect(await tools.call('undo', { which: 'all' })).toMatchObject({ isError: false });
    expect(await changes()).toEqual([]);
  });

  test.each([
    ['a thousand hostile calls', 1000, true],
    ['hostile calls to a server that only reads', 100, false],
  ])('%s leave nothing behind', async (_, count, allowsWrites) => {
    const tools = await startTools(allowsWrites);
    const changes = await changedRows(sandbox);
    const since = (await sandbox.requests()).at(-1)?.id ?? 0;
    let refused = 0;
    let created = 0;
    for (const { tool, args } of hostileCalls(contract, fixtures, count, seedOfRun())) {
      const { isError, text } = await tools.call(tool, args);
      if (isError) refused += 1;
      else if (text.startsWith('201')) created += 1;
      for (const token of Object.values(sandbox.tokens)) expect(text).not.toContain(token);
    }
    expect(refused).toBeGreaterThan(count / 2);
    if (allowsWrites) expect(created).toBeGreaterThan(10);
    else expect(created).toBe(0);
    expect(await tools.call('undo', { which: 'all' })).toMatchObject({ isError: false });
    expect(await changes()).toEqual([]);
    const sent = await sandbox.requests({ since });
    expect(sent.filter(({ operation }) => operation === null)).toEqual([]);
    if (!allowsWrites) {
      const writes = sent.filter(
        ({ operation }) => operation && !changesNothing(contract.operations.get(operation)!),
      );
      expect(writes).toEqual([]);
    }
  });

  test('a dry run has the resources of the example world, and changes nothing', async () => {
    const tools = await startTools(false);
    const changes = await changedRows(sandbox);
    const asked = {
      operation: 'createTag',
      parameters: { id: fixtures['project.id'] },
      body: { tag_name: 'dry', ref: fixtures['branch.name'] },
      dry_run: true,
    };
    expect((await tools.call('write', asked)).text).toContain('201 Created');
    expect(await changes()).toEqual([]);
  });

  test('sends an irreversible operation only if the profile names it', async () => {
    const asked = {
      operation: 'createDeployKey',
      body: bodyOf('createDeployKey.without-expiry'),
      as: 'administrator',
    };
    const without = await startTools(true);
    expect((await without.call('write', asked)).text).toContain(
      '`writes.operations` of the profile',
    );
    const { file } = profile;
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      JSON.stringify({ ...JSON.parse(text), writes: { operations: ['createDeployKey'] } }),
    );
    onTestFinished(() => writeFile(file, text));
    const named = await startTools(true);
    const { text: result } = await named.call('write', asked);
    expect(result).toMatch(/^201 Created · createDeployKey/);
    expect(result).toContain('This write cannot be undone.');
    await sandbox.reset();
  });

  test('a session that ends names what it leaves, and the command that removes it', async () => {
    const tools = await startOverStdio(
      ['--profile', profile.file, '--allow-writes'],
      profile.env,
      profile.folder,
    );
    const changes = await changedRows(sandbox);
    await tools.call('write', {
      operation: 'createMilestone',
      parameters: { id: fixtures['project.id'] },
      body: { title: 'Left behind' },
    });
    await tools.close();
    await expect.poll(() => tools.errors()).toMatch(/left: deleteMilestone/);
    const [, run] = /forge-contract cleanup --run (fc-\w+)/.exec(tools.errors())!;
    expect(
      await readFile(join(profile.folder, '.forge-contract', run!, 'ledger.jsonl'), 'utf8'),
    ).toContain('createMilestone');
    expect(await changes()).not.toEqual([]);
    await sandbox.reset();
  });
});

test('redacts a token that the target repeats, in any form and at any cut', async () => {
  const token = 'forge-token-0123456789abcdef';
  const forms = [
    token,
    Buffer.from(`user:${token}`).toString('base64'),
    Buffer.from(token).toString('hex'),
  ];
  const server = await startTestServer((request, response) => {
    const isKnown = request.headers['private-token'] === token;
    response.writeHead(isKnown ? 200 : 401, {
      'content-type': 'application/json',
      link: `<${server.url}/api/v4/user/keys?page=2&private_token=${token}>; rel="next"`,
      'x-total': token,
    });
    const item = (index: number) => ({
      id: index,
      title: `${'x'.repeat(index % 97)}${forms[index % forms.length]}`,
      [token]: encodeURIComponent(`"${token}"`),
    });
    response.end(
      JSON.stringify(
        isKnown ? Array.from({ length: 300 }, (_, index) => item(index)) : { message: '401' },
      ),
    );
  });
  onTestFinished(() => server.close());
  const env = { ECHOED_TOKEN: token };
  const tools = await startHere({ target: server.url, tokenEnv: 'ECHOED_TOKEN', env });
  onTestFinished(() => tools.close());
  let shown = '';
  for (let from = 0; from < 300; from += 30)
    shown += (await tools.call('read', { operation: 'listSshKeys', from })).text;
  shown += (await tools.call(token, {})).text;
  shown += (await tools.call('read', { operation: token })).text;
  expect(shown).toContain('[redacted]');
  for (const form of [...forms, token.slice(0, 20)]) expect(shown).not.toContain(form);
});
