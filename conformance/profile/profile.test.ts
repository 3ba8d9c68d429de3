import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContract } from '../../contract/contract.ts';
import { type RunningSandbox, startSandbox, worldSeed } from '../../sandbox/index.ts';
import { PATIENCE_MS } from '../../test/deployment/patience.ts';
import { respondWith } from '../../wire/testing/intermediaries.ts';
import { startFront } from '../../wire/testing/startFront.ts';
import { selfSigned } from '../../wire/testing/startTlsTestServer.ts';
import { conform } from '../run/conform.ts';
import { checkProfile } from './checkProfile.ts';
import { type InitialProfile, type InitProfileOptions, initProfile } from './initProfile.ts';

let sandbox: RunningSandbox;
let dir: string;
let profile: string;
let env: Record<string, string>;
let written: InitialProfile;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'profile-'));
  sandbox = await startSandbox({
    contract: await readContract(),
    ...(await worldSeed()),
    settings: { tier: 'ultimate', offering: 'self-managed' },
  });
  env = { FORGE_TOKEN: sandbox.tokens.owner! };
  written = (await initProfile({
    target: sandbox.url,
    tokens: { owner: 'FORGE_TOKEN' },
    project: 'acme/rocket',
    env,
  })) as InitialProfile;
  profile = join(dir, 'forge.yaml');
  await writeFile(profile, written.text);
});
afterAll(async () => {
  await sandbox.close();
  await rm(dir, { recursive: true });
});

async function changed(from: string, to: string): Promise<string> {
  const text = await readFile(profile, 'utf8');
  expect(text).toContain(from);
  const file = join(dir, 'changed.yaml');
  await writeFile(file, text.replace(from, to));
  return file;
}

const profileFault = (problem: RegExp) => ({
  fault: 'profile',
  problem: expect.stringMatching(problem),
});

test("finds most fixtures with an owner's token and the path of a project", () => {
  expect(written.found).toBeGreaterThanOrEqual(50);
  expect(written.text).toContain('tag.signed: v1.1.0 # listTags, /name');
  expect(written.text).not.toContain(env.FORGE_TOKEN);
});

test('finds the same behind a gateway that needs a key and has a certificate of its own authority', async () => {
  const pair = selfSigned();
  const gateway = await startFront(
    sandbox.url,
    (request, response, pass) =>
      request.headers['x-gateway-key'] === 'gate-4711'
        ? pass()
        : respondWith(403, {}, 'no key')(request, response, pass),
    pair,
  );
  await writeFile(join(dir, 'ca.pem'), pair.cert);
  const behind = (connection?: InitProfileOptions['connection'], GATEWAY_KEY?: string) =>
    initProfile({
      target: gateway.url,
      tokens: { owner: 'FORGE_TOKEN' },
      project: 'acme/rocket',
      env: { ...env, GATEWAY_KEY },
      ...(connection && { connection }),
      folder: dir,
    });
  const connection = { headers: { 'X-Gateway-Key': '$GATEWAY_KEY' }, tls: { ca: 'ca.pem' } };
  try {
    const { text, found } = (await behind(connection, 'gate-4711')) as InitialProfile;
    expect(found).toBe(written.found);
    expect(parse(text)).toMatchObject(connection);
    expect(text).not.toContain('gate-4711');
    expect(await behind()).toEqual({
      problems: [
        {
          fault: 'network',
          problem: expect.stringMatching(/authority .* NODE_EXTRA_CA_CERTS, or in --ca\b/),
        },
      ],
    });
    await expect(behind(connection)).rejects.toThrow(
      '--header X-Gateway-Key: the environment variable GATEWAY_KEY is not set',
    );
    await expect(behind({ tls: { ca: 'none.pem' } })).rejects.toThrow(
      '--ca: the file none.pem cannot be read',
    );
  } finally {
    await gateway.close();
  }
});

test('permits operations that cannot be undone only if the project is for tests only', async () => {
  expect(parse(written.text)).not.toHaveProperty('writes');
  expect(written.text).toContain('#     - createCommit\n');
  const { text } = (await initProfile({
    target: sandbox.url,
    tokens: { owner: 'FORGE_TOKEN' },
    project: 'acme/rocket',
    throwaway: true,
    env,
  })) as InitialProfile;
  const { operations } = parse(text).writes;
  expect(operations).toContain('createCommit');
  expect(operations).not.toContain('createTag');
});

test.each([
  [{ tier: 'premium' }, /^tier: premium # listSamlGroupLinks succeeds; ultimate is possible, too/m],
  [{ tier: 'free' }, /^tier: free # \w+ is refused/m],
  [{ offering: 'self-managed' }, /^offering: self-managed # listSamlIdentities is refused/m],
  [{ offering: 'hosted' }, /^offering: hosted # listSamlIdentities succeeds/m],
] as const)('finds tier and offering: %o', async (settings, line) => {
  Object.assign(sandbox.sandbox.settings, settings);
  const { text } = (await initProfile({
    target: sandbox.url,
    tokens: { owner: 'FORGE_TOKEN' },
    project: 'acme/rocket',
    env,
  })) as InitialProfile;
  Object.assign(sandbox.sandbox.settings, { tier: 'ultimate', offering: 'self-managed' });
  expect(text).toMatch(line);
});

test('a comment on a missing fixture says how many cases need the fixture, and how to get a value', () => {
  expect(written.text).toMatch(
    /# ID of a snippet of the project\. \d+ cases\. No operation lists such resources/,
  );
  expect(written.text).toMatch(
    /# ID of a note on that snippet\..*Created by a run with --allow-writes/,
  );
});

test('finds a project that a stranger cannot read, with the tokens of an administrator and a stranger', async () => {
  const tokens = { administrator: 'ADMINISTRATOR', stranger: 'STRANGER' };
  const all = { ADMINISTRATOR: sandbox.tokens.administrator!, STRANGER: sandbox.tokens.stranger! };
  const { text } = (await initProfile({
    target: sandbox.url,
    tokens,
    project: 'acme/rocket',
    env: all,
  })) as InitialProfile;
  const [, found] = /project\.private: (\d+)/.exec(text) ?? [];
  const statuses = await Promise.all(
    Object.values(all).map(async (token) => {
      const address = `${sandbox.url}/api/v4/projects/${found}/repository/tags`;
      return (await fetch(address, { headers: { 'PRIVATE-TOKEN': token } })).status;
    }),
  );
  expect(statuses).toEqual([200, 404]);
  expect(written.text).not.toMatch(/^ *project\.private: \d/m);
});

test('finds a project that a stranger can read, and nobody without a token', async () => {
  const { text } = (await initProfile({
    target: sandbox.url,
    tokens: { administrator: 'ADMINISTRATOR', stranger: 'STRANGER' },
    project: 'acme/rocket',
    env: { ADMINISTRATOR: sandbox.tokens.administrator!, STRANGER: sandbox.tokens.stranger! },
  })) as InitialProfile;
  const [, found] = /project\.internal: (\d+)/.exec(text) ?? [];
  const address = `${sandbox.url}/api/v4/projects/${found}/repository/tags`;
  const headers = { 'PRIVATE-TOKEN': sandbox.tokens.stranger! };
  expect((await fetch(address, { headers })).status).toBe(200);
  expect((await fetch(address)).status).toBe(404);
  expect(written.text).not.toMatch(/^ *project\.internal: \d/m);
});

test('writes a profile with which a run passes', async () => {
  const check = await checkProfile({ profile, env });
  expect(check.problems).toEqual([]);
  expect(check.cases.run).toBeGreaterThan(270);
  expect(check.notRun[0]).toMatchObject({ add: ['--allow-writes'] });
  const { results, exitStatus } = await conform({
    timeoutMs: PATIENCE_MS,
    kind: 'live',
    profile,
    env,
    area: ['tags', 'milestones'],
    runsDir: dir,
    stdout: { write: () => {} },
    stderr: { write: () => {} },
  });
  expect(results.filter(({ outcome }) => outcome === 'fail')).toEqual([]);
  expect(exitStatus).toBe(0);
});

test('the check names all wrong fixtures', async () => {
  const file = await changed('tag.name: v1.0.0', 'tag.name: v0.0.0');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/milestone\.id: \d+/, 'milestone.id: 99'));
  const { problems } = await checkProfile({ profile: file, env });
  expect(problems).toEqual([
    profileFault(/^fixtures.tag.name: v0.0.0 is not found/),
    profileFault(/^fixtures.milestone.id: 99 is not found/),
  ]);
});

test('the check names a wrong tier', async () => {
  const file = await changed('tier: premium', 'tier: free');
  const { problems } = await checkProfile({ profile: file, env });
  expect(problems).toEqual([profileFault(/^tier: free: the deployment should not have \w+/)]);
});

test('the check names a refused token, and then sends no more requests', async () => {
  const { problems } = await checkProfile({ profile, env: { FORGE_TOKEN: 'expired' } });
  expect(problems).toEqual([profileFault(/^The token of owner is refused \(401\)/)]);
});

test('a wrong address is one problem', async () => {
  expect(
    await initProfile({ target: 'http://127.0.0.1:1', tokens: { owner: 'FORGE_TOKEN' }, env }),
  ).toEqual({
    problems: [{ problem: expect.stringContaining('cannot be reached'), fault: 'network' }],
  });
});
