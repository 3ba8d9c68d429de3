/**
 * Defines the conformance suite as vitest tests, for authors of a server in TypeScript.
 *
 * ```ts
 * // conformance.test.ts
 * import { conformanceTests } from 'forge-contract/vitest';
 *
 * await conformanceTests({ target: 'http://127.0.0.1:3000', profile: 'forge.yaml' });
 * ```
 */
import { afterAll, describe, test } from 'vitest';
import { groupBy } from '../../contract/groupBy.ts';
import { createSession, type SessionOptions } from '../engine/createSession.ts';
import { isSkipped, withStrictness } from '../engine/result.ts';
import { applyKnownFailure } from '../run/knownFailures.ts';
import { prepareRun, type RunOptions } from '../run/prepareRun.ts';

/** The target and the selection of jobs, as in the options of the command `forge-contract conform`. */
export type ConformanceTestsOptions = RunOptions & Pick<SessionOptions, 'timeoutMs'>;

/**
 * Defines a test for each job of the suites, in one `describe` block for each operation. A job that cannot run on the
 * target becomes a skipped test with the reason. So does a known failure of the profile, a vacuous job, and a job with
 * advice only.
 * @throws a UsageError if the options or the profile are wrong
 */
export async function conformanceTests(options: ConformanceTestsOptions): Promise<void> {
  const { contract, target, jobs, knownFailures, close } = await prepareRun(options);
  const session = createSession(contract, target, { timeoutMs: options.timeoutMs });
  const isStrict = options.strict === true || target.can.respondExactly;
  const today = new Date().toISOString().slice(0, 10);
  for (const [operation, group] of groupBy(jobs, ({ operations }) => operations[0]))
    describe(operation, () => {
      // The session has a timeout of its own with a clearer message, so the timeout of vitest is off.
      for (const job of group)
        test(`${job.suite}: ${job.id}`, { timeout: 0 }, async ({ skip }) => {
          const { outcome, reason, findings, exchanges } = applyKnownFailure(
            withStrictness(await session.perform(job), isStrict),
            knownFailures,
            today,
          );
          if (isSkipped({ outcome })) skip(reason);
          if (outcome === 'advised')
            skip(`advised: ${findings.map(({ message }) => message).join('; ')}`);
          if (outcome === 'pass') return;
          throw new Error(
            [
              ...(reason ? [`${outcome}: ${reason}`] : []),
              ...findings.map(({ message, pointer }) => `${message}\n  contract: ${pointer}`),
              ...exchanges.slice(0, 1).map(({ curl }) => `  repeat: ${curl}`),
            ].join('\n'),
          );
        });
    });
  afterAll(async () => {
    session.close();
    await close();
  });
}
