import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { type RunningSandbox, readSeed, startSandbox, worldSeed } from '../../sandbox/index.ts';
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
