/**
 * A fixture for vitest: each test gets a fork of its own.
 *
 * ```ts
 * import { expect } from 'vitest';
 * import { sandboxTest } from 'forge-sandbox/vitest';
 *
 * const test = sandboxTest({ clock: '2026-10-21T09:00:00Z' });
 * test('lists tags', async ({ forge }) => {
 *   const response = await fetch(`${forge.apiUrl}/projects/5/repository/tags`);
 *   expect(response.status).toBe(200);
 * });
 * ```
 */
import { afterAll, test } from 'vitest';
import { type StartOptions, startSandbox, type TestSandbox } from './startSandbox.ts';
import type { TestFork } from './testFork.ts';

/**
 * Returns vitest's `test` with the fixture `forge`. Call it once in a test file. All tests of the file share a sandbox,
 * which starts with the first test. Each test has a fork of its own, which is a copy.
 */
export function sandboxTest(options: StartOptions = {}) {
  let started: Promise<TestSandbox> | undefined;
  afterAll(async () => {
    const sandbox = await started?.catch(() => undefined);
    await sandbox?.close();
  });
  return test.extend<{ forge: TestFork }>({
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of other fixtures from the pattern.
    forge: async ({}, use) => {
      started ??= startSandbox(options);
      const fork = await (await started).fork();
      try {
        await use(fork);
      } finally {
        await fork.close();
      }
    },
  });
}
