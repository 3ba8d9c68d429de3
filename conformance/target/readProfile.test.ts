import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Contract } from '../../contract/contract.ts';
import { exampleContract } from '../../contract/testing/exampleContract.ts';
import { UsageError } from '../../contract/usageError.ts';
import { selfSigned } from '../../wire/testing/startTlsTestServer.ts';
import { readProfile } from './readProfile.ts';

const contract = exampleContract();
const env = { FORGE_TOKEN: 'secret', BROKEN_TOKEN: 'two\nlines' };
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'profile-'));
});
afterAll(() => rm(dir, { recursive: true }));

async function read(text: string, used: Contract = contract) {
  const file = join(dir, 'profile.yaml');
  await writeFile(file, text);
  return readProfile(file, used, env).catch((error: Error) => {
    if (!(error instanceof UsageError)) throw error;
    return error.message.replaceAll(`${file}:`, '');
  });
}

test('reads a full profile, with the tokens from the environment', async () => {
  expect(
    await read(`
baseUrl: https://forge.example.com
tokens: { developer: $FORGE_TOKEN }
fixtures: { project.id: 42, tag.name: v9 }
tier: premium
offering: self-managed
flags: { batch_api: true }
limits: { concurrency: 2, requestsPerSecond: 0.5 }
knownFailures: [{ operation: listTags, case: firstPage, link: https://t.example/7, expires: 2027-01-31 }]
`),
  ).toEqual({
    baseUrl: 'https://forge.example.com',
    connection: {
      variables: {},
      authority: expect.stringMatching(/^tls\.ca of the profile \(.*profile\.yaml:2:10\)$/),
    },
    tokens: { developer: 'secret' },
    fixtures: { 'project.id': 42, 'tag.name': 'v9' },
    tier: 'premium',
    offering: 'self-managed',
    flags: { batch_api: true },
    writes: {},
    limits: { concurrency: 2, requestsPerSecond: 0.5 },
    knownFailures: [
      {
        operation: 'listTags',
        case: 'firstPage',
        link: 'https://t.example/7',
        expires: '2027-01-31',
      },
    ],
  });
});

test('accepts an empty profile', async () => {
  expect(await read('# to be filled\n')).toEqual({
    connection: {
      variables: {},
      authority: expect.stringMatching(/^tls\.ca of the profile \(.*profile\.yaml:1:1\)$/),
    },
    tokens: {},
    fixtures: {},
    flags: {},
    writes: {},
    limits: {},
    knownFailures: [],
  });
});

describe('names a problem with line and column:', () => {
  test.each([
    ['baseUrl: [', /^1:\d+: .*flow/i],
    ['baseUrl: a\nbaseUrl: b', /^2:1: .*The key 'baseUrl' is there twice/],
    [
      'baseUrl: 127.0.0.1:4555',
      /^1:10: baseUrl must be a URL with http:\/\/ or https:\/\/, [^\n]*$/,
    ],
    ['- a', /^1:1: the profile must be an object or null$/],
    ['baseurl: https://a.example', /^1:1: baseurl is an unknown key: did you mean baseUrl\?$/],
    ['\nlimits:\n  concurrency: 0', /^3:16: limits\.concurrency must be >= 1$/],
    ['tier: gold', /^1:7: tier must be one of "free", "premium", "ultimate"$/],
    [
      'fixtures:\n  project.ID: 4',
      /^2:3: the contract has no fixture project\.ID \(it has project\.id, .*\): did you mean project\.id\?$/,
    ],
    ['flags: { batch_ap: true }', /^1:10: .*no feature flag batch_ap: did you mean batch_api\?$/],
    [
      'knownFailures:\n  - { operation: listTag, link: https://t.example, expires: 2027-01-31 }',
      /^2:18: .*no operation listTag: did you mean listTags\?$/,
    ],
    [
      'writes: { operations: [createRelease] }',
      /^1:24: createRelease is an operation of the pack everyday: add --pack everyday$/,
    ],
    [
      'knownFailures:\n  - { operation: getIssue, link: https://t.example, expires: 2027-01-31 }',
      /^2:18: getIssue is an operation of the pack everyday: add --pack everyday$/,
    ],
    [
      'fixtures:\n  merge_request.discussion: abc',
      /^2:3: merge_request\.discussion is a fixture of the pack everyday: add --pack everyday$/,
    ],
    [
      'knownFailures:\n  - { operation: listTags, case: first, link: https://t.example, expires: 2027-01-31 }',
      /^2:34: listTags has no case first$/,
    ],
    [
      'knownFailures:\n  - { workflow: tag, link: https://t.example, expires: 2027-01-31 }',
      /^2:17: the contract has no workflow tag/,
    ],
    [
      'tokens:\n  develper: $FORGE_TOKEN',
      /^2:3: the contract has no role develper \(.*\): did you mean developer\?/,
    ],
    [
      'tokens:\n  developer: $UNSET_TOKEN',
      /^2:14: the environment variable UNSET_TOKEN is not set/,
    ],
    ['tokens: { developer: $BROKEN_TOKEN }', /^1:22: .*BROKEN_TOKEN contains spaces or control/],
  ])('%j', async (text, message) => {
    expect(await read(text)).toMatch(message);
  });

  test('all problems, each on its own line', async () => {
    expect(String(await read('tier: gold\noffering: cloud')).split('\n')).toHaveLength(2);
  });
});

test('refuses a token in the file, and does not show it', async () => {
  const message = await read('tokens:\n  developer: glpat-secret');
  expect(message).toMatch(/^2:14: tokens\.developer must be the name of an environment variable/);
  expect(message).not.toContain('glpat-secret');
});

test('reports a missing file', async () => {
  await expect(readProfile(join(dir, 'none.yaml'), contract, env)).rejects.toThrow(
    /none\.yaml cannot be read: there is no such file/,
  );
});

test('reads the example profile of the package', async () => {
  const names = ['project.id', 'project.path', 'branch.name', 'tag.name'];
  const document = {
    ...contract.document,
    'x-fixtures': Object.fromEntries(names.map((name) => [name, { value: 1, description: '' }])),
  };
  const flagged = {
    id: 'batch',
    definition: {
      'x-feature-flag': { name: 'repository_blobs_batch_api', default: false },
      'x-roles': ['reporter'],
    },
  };
  const operations = new Map([...contract.operations, ['batch', flagged as never]]);
  const tokens = { FORGE_GUEST_TOKEN: 'a', FORGE_REPORTER_TOKEN: 'b', FORGE_DEVELOPER_TOKEN: 'c' };
  const file = join(import.meta.dirname, 'example.yaml');
  expect(await readProfile(file, { ...contract, document, operations }, tokens)).toMatchObject({
    tokens: { guest: 'a', reporter: 'b', developer: 'c' },
    knownFailures: [{ expires: '2027-03-31' }],
  });
});

describe('headers and certificates', () => {
  const CLIENT = selfSigned();

  /** Writes the files of a certificate beside the profile. */
  async function withFiles(text: string, env: NodeJS.ProcessEnv = {}) {
    await writeFile(join(dir, 'client.pem'), CLIENT.cert);
    await writeFile(join(dir, 'client.key'), CLIENT.key);
    await writeFile(join(dir, 'other.key'), selfSigned().key);
    await writeFile(join(dir, 'no.pem'), 'hello');
    const file = join(dir, 'profile.yaml');
    await writeFile(file, text);
    return readProfile(file, contract, env);
  }

  test('are read from the environment and from files beside the profile', async () => {
    const { connection } = await withFiles(
      `headers: { X-Gateway-Key: $GATE }
tls: { ca: client.pem, certificate: client.pem, key: client.key }
`,
      { GATE: 'open sesame' },
    );
    expect(connection.headers).toEqual({ 'X-Gateway-Key': 'open sesame' });
    expect(connection.variables).toEqual({ GATE: 'open sesame' });
    expect(connection.secureContext).toBeDefined();
    expect(connection.authority).toMatch(/profile\.yaml:2:/);
  });

  test.each([
    ['headers: { X-Key: secret }', /:1:19: headers\.X-Key must be the name of an environment/],
    ['headers: { X-Key: $NONE }', /:1:19: the environment variable NONE is not set/],
    ['headers: { Authorization: $GATE }', /:1:12: the run sets the header Authorization itself/],
    ['tls: { ca: absent.pem }', /:1:12: the file absent\.pem cannot be read: there is no such/],
    ['tls: { ca: no.pem }', /:1:12: the file no\.pem is not PEM/],
    ['tls: { certificate: client.pem, key: other.key }', /:1:38: the key and the certificate do/],
    ['tls: { certificate: client.pem }', /:1:\d+: .*key/],
  ])('%s is an error with its place', async (text, message) => {
    await expect(withFiles(text, { GATE: 'open' })).rejects.toThrow(message);
  });
});
