import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { type RunningSandbox, readSeed, startSandbox, worldSeed } from '../../sandbox/index.ts';
import { conform } from '../run/conform.ts';

/** A sandbox as somebody uses it: its time is real, it is a small one, and something was done in it. */
let running: RunningSandbox;
beforeAll(async () => {
  const { clock: _, settings, ...world } = await worldSeed();
  const contract = await readContract();
  running = await startSandbox({ contract, ...world, settings: { ...settings, tier: 'free' } });
});
afterAll(() => running.close());

test('a sandbox with a clock and a tier of its own is asked in the world, and has them again afterwards', async () => {
  let output = '';
  const { exitStatus, counts } = await conform({
    target: running.url,
    kind: 'sandbox',
    // Times, what has come due or expired in the meantime, and what not every tier has.
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

test('a sandbox that has not the example world is not asked for it', async () => {
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

test('where there is no sandbox, that is said and nothing is sent', async () => {
  await expect(
    conform({
      target: 'http://127.0.0.1:9',
      kind: 'sandbox',
      stdout: { write: () => {} },
      stderr: { write: () => {} },
    }),
  ).rejects.toThrow('There is no sandbox at http://127.0.0.1:9');
});
