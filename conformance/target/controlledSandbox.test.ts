import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { type RunningSandbox, readSeed, startSandbox, worldSeed } from '../../sandbox/index.ts';
import type { Result } from '../engine/result.ts';
import { conform } from '../run/conform.ts';

/** A sandbox in real time, with another tier than that of the example world, and with changed resources. */
let running: RunningSandbox;
beforeAll(async () => {
  const { clock: _, settings, ...world } = await worldSeed();
  const contract = await readContract();
  running = await startSandbox({ contract, ...world, settings: { ...settings, tier: 'free' } });
});
afterAll(() => running.close());

test('sets the clock and the tier of the example world for the run, and restores them after the run', async () => {
  let output = '';
  const { exitStatus, counts } = await conform({
    target: running.url,
    kind: 'sandbox',
    // The operations of these areas depend on the time or on the tier.
    area: ['dependency-list-exports', 'tags', 'merge-request-dependencies'],
    stdout: { write: (text) => (output += text) },
    stderr: { write: () => {} },
  });
  expect(output).toContain('keeps the contract');
  expect(exitStatus).toBe(0);
  expect(counts.pass).toBeGreaterThan(40);

  const before = Date.now();
  const { clock, tier } = await (await fetch(`${running.url}/_sandbox`)).json();
  expect(Date.parse(clock)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(clock)).toBeLessThanOrEqual(Date.now());
  expect(tier).toBe('free');
  const tags = await fetch(`${running.url}/api/v4/projects/5/repository/tags`);
  expect(tags.headers.get('x-total')).toBe('5');
});

test('shards at the same time have a fork each, and give the results of the whole run', async () => {
  const silent = { write: () => {} };
  // The cases of this area write, so shards in one fork would disturb each other.
  const options = { target: running.url, kind: 'sandbox' as const, area: ['milestones'] };
  const outcomesOf = (results: Result[]) =>
    results.map(({ suite, id, outcome }) => `${suite} ${id} ${outcome}`).sort();
  const forks = async () => (await fetch(`${running.url}/_sandbox/forks`)).json();
  const run = (shard?: string) =>
    conform({ ...options, ...(shard && { shard }), stdout: silent, stderr: silent });
  const whole = await run();
  const parts = Promise.all(['1/3', '2/3', '3/3'].map(run));
  await expect.poll(async () => (await forks()).length).toBe(3);
  const results = (await parts).flatMap((part) => part.results);
  expect(outcomesOf(results)).toEqual(outcomesOf(whole.results));
  expect(whole.results.length).toBeGreaterThan(50);
  expect(await forks()).toEqual([]);
}, 120_000);

test('resets only the fork of the target, and a fork is no place for shards', async () => {
  const control = `${running.url}/_sandbox`;
  const { url } = await (await fetch(`${control}/forks`, { method: 'POST' })).json();
  const tag = `${running.url}/api/v4/projects/5/repository/tags?tag_name=kept&ref=main`;
  const { tokens } = await (await fetch(control)).json();
  const headers = { 'PRIVATE-TOKEN': tokens.maintainer };
  expect((await fetch(tag, { method: 'POST', headers })).status).toBe(201);
  const silent = { write: () => {} };
  const options = { target: url, kind: 'sandbox' as const, operation: ['getTag'] };
  const { exitStatus } = await conform({ ...options, stdout: silent, stderr: silent });
  expect(exitStatus).toBe(0);
  const kept = await fetch(`${running.url}/api/v4/projects/5/repository/tags/kept`);
  expect(kept.status).toBe(200);
  await expect(
    conform({ ...options, shard: '1/2', stdout: silent, stderr: silent }),
  ).rejects.toThrow('not of a fork');
});

test('refuses a sandbox without the example world', async () => {
  const other = await startSandbox({
    contract: running.sandbox.contract,
    ...(await readSeed('random:7')),
  });
  const silent = { write: () => {} };
  await expect(
    conform({ target: other.url, kind: 'sandbox', stdout: silent, stderr: silent }),
  ).rejects.toThrow('started with --seed random:7');
  await other.close();
});

test('reports that no sandbox is at the URL, and sends no request', async () => {
  await expect(
    conform({
      target: 'http://127.0.0.1:9',
      kind: 'sandbox',
      stdout: { write: () => {} },
      stderr: { write: () => {} },
    }),
  ).rejects.toThrow('There is no sandbox at http://127.0.0.1:9');
});
