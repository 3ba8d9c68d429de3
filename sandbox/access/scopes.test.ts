import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { listOperations } from '../../contract/contract.ts';
import { tokens } from '../../generated/tables.ts';
import { openTestSandbox } from '../testing/openTestSandbox.ts';
import { scopesAllow } from './scopes.ts';

const { contract, sandbox, request } = await openTestSandbox();
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const limitToken = (user: string, scopes: string[]) =>
  sandbox.db.update(tokens).set({ scopes }).where(eq(tokens.user, user)).run();
const statusOf = async (method: string, path: string, as: string, body?: object) =>
  (await request(method, path, { as, ...(body && { body: body as never }) })).status;
const allowedBy = (scopes: string[] | null) =>
  listOperations(contract.document)
    .filter((operation) => scopesAllow(scopes, operation))
    .map(({ id }) => id);

describe('A scope allows operations', () => {
  test('`manage_runners` allows exactly the operations for which the contract names it', () => {
    expect(allowedBy(['manage_runners']).sort()).toEqual(
      [
        'createRunner',
        'getRunner',
        'listAllRunners',
        'listGroupRunners',
        'listProjectRunners',
        'listRunnerJobs',
        'listRunners',
        'updateRunner',
      ].sort(),
    );
  });

  test('`api` allows all, `read_api` those that change nothing, and other names none', () => {
    const all = listOperations(contract.document).map(({ id }) => id);
    expect(allowedBy(['api'])).toEqual(all);
    expect(allowedBy(null)).toEqual(all);
    const reads = allowedBy(['read_api']);
    expect(reads).toContain('getBlobs');
    expect(reads).not.toContain('createTag');
    expect(allowedBy(['constructor', 'toString', ''])).toEqual([]);
    expect(allowedBy([])).toEqual([]);
    expect(allowedBy(['read_api', 'manage_runners'])).toContain('updateRunner');
  });
});

describe('A token with the scope `manage_runners` alone', () => {
  beforeEach(() => {
    limitToken('mira', ['manage_runners']);
    limitToken('ada', ['manage_runners']);
  });

  test('manages runners, and changes nothing else, even for an administrator', async () => {
    expect(await statusOf('PUT', '/runners/63', 'mira', { paused: true })).toBe(200);
    for (const as of ['mira', 'ada']) {
      expect(await statusOf('DELETE', '/projects/5/repository/tags/v1.0.0', as)).toBe(403);
      const note = { body: 'Hello' };
      expect(await statusOf('POST', '/projects/5/issues/11/notes', as, note)).toBe(403);
    }
  });

  test('is refused with 401 where the contract declares no 403', async () => {
    expect(await statusOf('GET', '/user/keys', 'mira')).toBe(401);
  });

  test('counts as anonymous where a token is optional', async () => {
    expect(await statusOf('GET', '/projects/5/repository/tags', 'mira')).toBe(
      (await request('GET', '/projects/5/repository/tags')).status,
    );
  });
});
