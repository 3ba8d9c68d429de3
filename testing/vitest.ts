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
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, test } from 'vitest';
import { type StartOptions, startSandbox, type TestSandbox } from './startSandbox.ts';
import type { TestFork } from './testFork.ts';

/** The longest start of a sandbox, in milliseconds. A machine under load takes ten times as long as an idle one. */
const START_MS = 60_000;

/**
 * Returns vitest's `test` with the fixture `forge`. Call it once in a test file. All tests of the file share a sandbox,
 * which starts in a hook before the first test: its start counts for no test. Each test has a fork of its own, which is
 * a copy. For handlers of your own, give it the types that `forge-contract extend` writes, as for `startSandbox`.
 */
export function sandboxTest<Operations = Record<string, never>>(
  options: StartOptions<Operations> = {},
) {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox(options);
  }, START_MS);
  afterAll(() => sandbox?.close());
  return test.extend<{ forge: TestFork }>({
    forge: async ({ task }, use) => {
      const fork = await sandbox.fork({ name: nameFork(task.name) });
      try {
        await use(fork);
      } finally {
        await fork.close();
      }
    },
  });
}

/** Names the fork of a test after the test, so that `forge-contract pair` can name the test. */
function nameFork(test: string): string {
  const words = test.split(/\W+/).filter(Boolean).join('-').slice(0, 60);
  return [words, randomBytes(4).toString('hex')].filter(Boolean).join('-');
}
