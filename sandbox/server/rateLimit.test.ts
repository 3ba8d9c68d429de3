import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestSandbox, type TestRequest, type TestSandbox } from '../testing/openTestSandbox.ts';

let { contract, sandbox, request } = {} as TestSandbox;
beforeAll(async () => {
  ({ contract, sandbox, request } = await openTestSandbox());
});
beforeEach(async () => {
  await sandbox.reset();
  sandbox.settings.rateLimits = true;
  sandbox.settings.flags = { repository_blobs_batch_api: true };
});
afterAll(() => sandbox.close());

const MEGABYTE = 1024 * 1024;
const SECOND = 1000;

/** Sends a request several times. @returns the statuses of the responses */
async function statuses(times: number, ...sent: Parameters<typeof request>): Promise<number[]> {
  const responses = [];
  for (let sentSoFar = 0; sentSoFar < times; sentSoFar++)
    responses.push((await request(...sent)).status);
  return responses;
}

const batch = (as: string): TestRequest => ({ as, body: { files: [{ path: 'README.md' }] } });
const BATCH = '/projects/5/repository/blobs/batch';

describe('The limit of 5 batches of blobs in a minute', () => {
  test('is counted separately for each user and project', async () => {
    expect(await statuses(6, 'POST', BATCH, batch('dana'))).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await request('POST', BATCH, batch('mira'))).status).toBe(200);
    const other = BATCH.replace('5', '12');
    expect((await request('POST', other, batch('dana'))).status).toBe(200);
  });

  test('is counted over the last minute, by the clock of the sandbox', async () => {
    await statuses(3, 'POST', BATCH, batch('dana'));
    sandbox.clock.advance(20 * SECOND);
    expect(await statuses(3, 'POST', BATCH, batch('dana'))).toEqual([200, 200, 429]);
    const refused = await request('POST', BATCH, batch('dana'));
    expect([refused.headers.get('retry-after'), refused.body]).toEqual([
      '40',
      { message: '429 Too Many Requests' },
    ]);
    sandbox.clock.advance(39.5 * SECOND);
    expect((await request('POST', BATCH, batch('dana'))).headers.get('retry-after')).toBe('1');
    sandbox.clock.advance(0.5 * SECOND);
    expect(await statuses(4, 'POST', BATCH, batch('dana'))).toEqual([200, 200, 200, 429]);
  });

  test('can be changed by a setting of the instance', async () => {
    const { instance } = sandbox.settings;
    sandbox.settings.instance = { ...instance, project_repositories_blobs_batch_limit: 1 };
    expect(await statuses(2, 'POST', BATCH, batch('dana'))).toEqual([200, 429]);
    sandbox.clock.advance(60 * SECOND);
    expect((await request('POST', BATCH, batch('dana'))).status).toBe(200);
  });

  test('is counted from zero after a reset, or after the clock is set back', async () => {
    await statuses(5, 'POST', BATCH, batch('dana'));
    sandbox.clock.advance(-60 * SECOND);
    expect((await request('POST', BATCH, batch('dana'))).status).toBe(200);
    await statuses(5, 'POST', BATCH, batch('dana'));
    await sandbox.reset();
    sandbox.settings.flags = { repository_blobs_batch_api: true };
    sandbox.settings.rateLimits = true;
    expect((await request('POST', BATCH, batch('dana'))).status).toBe(200);
  });

  test('applies only if the settings switch rate limits on', async () => {
    sandbox.settings.rateLimits = false;
    expect(await statuses(6, 'POST', BATCH, batch('dana'))).not.toContain(429);
  });
});

test('the hosted service allows 5 archives in a minute, in whatever formats', async () => {
  const archive = '/projects/5/repository/archive';
  expect(await statuses(6, 'GET', archive)).not.toContain(429);
  sandbox.settings.offering = 'hosted';
  expect(await statuses(3, 'GET', archive)).toEqual([200, 200, 200]);
  expect(await statuses(3, 'GET', `${archive}.zip`)).toEqual([200, 200, 429]);
  expect((await request('GET', archive)).status).toBe(429);
  expect((await request('GET', archive, { as: 'dana' })).status).toBe(200);
});

test('3 commits of more than 20 MB are allowed in 30 seconds', async () => {
  const sized = (bytes: number): TestRequest => {
    const body = { branch: 'main', padding: '' };
    return {
      as: 'dana',
      body: { ...body, padding: 'x'.repeat(bytes - JSON.stringify(body).length) },
    };
  };
  const commits = '/projects/5/repository/commits';
  // The requests are invalid, because they lack the commit message. Invalid requests count, too.
  const large = sized(20 * MEGABYTE + 1);
  expect(await statuses(4, 'POST', commits, large)).toEqual([400, 400, 400, 429]);
  expect((await request('POST', commits, sized(20 * MEGABYTE))).status).toBe(400);
  sandbox.clock.advance(30 * SECOND);
  expect((await request('POST', commits, large)).status).toBe(400);
});

test('5 blobs of more than 10 MB are allowed in a minute', async () => {
  const contents = { fits: 10 * MEGABYTE, large: 10 * MEGABYTE + 1 };
  const actions = Object.entries(contents).map(([path, size]) => ({
    action: 'create',
    file_path: path,
    content: 'x'.repeat(size),
  }));
  const body = { branch: 'main', commit_message: 'Add', actions };
  await request('POST', '/projects/5/repository/commits', {
    as: 'dana',
    body,
    isEchoed: false,
  });
  const { body: tree } = await request('GET', '/projects/5/repository/tree');
  const blob = (name: string) => {
    const { id } = tree.find((entry: { name: string }) => entry.name === name);
    return `/projects/5/repository/blobs/${id}`;
  };
  expect(await statuses(6, 'GET', blob('large'))).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await request('GET', blob('fits'))).status).toBe(200);
});

test('every `counted-with` of a rate limit in the contract names an existing operation', () => {
  for (const { definition } of contract.operations.values()) {
    const other = definition['x-rate-limit']?.['counted-with'];
    if (other !== undefined) expect(contract.operations.has(other)).toBe(true);
  }
});
