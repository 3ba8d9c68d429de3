/** Runs the functional suite of python-gitlab on a sandbox. */
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { groupBy } from '../../../contract/groupBy.ts';
import { startSandbox } from '../../../testing/index.ts';
import { installSources } from '../../comparison/install.ts';
import { runCommand } from '../../comparison/runCommand.ts';

export const NAME = 'python-gitlab';
export const VERSION = '8.6.0';
const TESTS = 'tests/functional/api';

/** The seconds after which the suite is ended. */
const PATIENCE = 1200;

/** The result of one test. */
export interface TestResult {
  /** The test: `test_users.py::test_ban_user`. */
  test: string;
  /** A test that its authors expect to fail is `expected` if it fails. */
  outcome: 'passed' | 'failed' | 'skipped' | 'expected';
  /** The operations that the test calls, without those of its set-up. Null stands for a path without an operation. */
  operations: (string | null)[];
  /** The end of the error of a failed test. */
  error: string;
}

/** A phase of a test, as `conftest.py` writes it. */
export interface Phase {
  test: string;
  phase: 'setup' | 'call' | 'teardown';
  outcome: 'passed' | 'failed' | 'skipped';
  isExpected: boolean;
  error: string | null;
  operations: (string | null)[];
}

/** Runs the suite. @param only a part of the names of the tests, as `-k` of pytest takes it. Default: all tests */
export async function runSuite(only?: string): Promise<TestResult[]> {
  const { folder, sources } = await installSources(
    NAME,
    VERSION,
    ...['pytest==9.1.1', 'anyio==4.15.1', 'gql[httpx]==4.0.0'],
  );
  await copyFile(join(import.meta.dirname, 'conftest.py'), join(sources, TESTS, 'conftest.py'));
  const sandbox = await startSandbox({ seed: 'empty', packs: ['everyday'], separate: true });
  const bench = await mkdtemp(join(tmpdir(), 'forge-contract-peers-'));
  const results = join(bench, 'results.jsonl');
  const plain = ['-q', '-p', 'no:cacheprovider', '-o', 'log_cli=false'];
  try {
    const { stdout, stderr } = await runCommand(
      join(folder, 'bin', 'pytest'),
      [TESTS, ...plain, ...(only === undefined ? [] : ['-k', only])],
      {
        ...{ seconds: PATIENCE, cwd: sources },
        env: {
          ...{ FORGE: sandbox.url, TOKEN: sandbox.tokens.administrator, RESULTS: results },
          ...{ HOME: bench, TMPDIR: bench },
        },
      },
    );
    const text = await readFile(results, 'utf8').catch(() => {
      throw new Error(`The suite has run no test:\n${`${stdout}${stderr}`.slice(-1500)}`);
    });
    return joinPhases(
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    );
  } finally {
    await sandbox.close();
    await rm(bench, { recursive: true, force: true });
  }
}

/** Joins the phases of each test. A test fails if one of its phases does. */
export function joinPhases(phases: Phase[]): TestResult[] {
  const tests = groupBy(phases, ({ test }) => test);
  return [...tests].map(([test, all]) => {
    const failed = all.find(({ outcome }) => outcome === 'failed');
    const skipped = all.find(({ outcome }) => outcome === 'skipped');
    const unfailed = skipped ? (skipped.isExpected ? 'expected' : 'skipped') : 'passed';
    return {
      test,
      outcome: failed ? 'failed' : unfailed,
      operations: all.flatMap(({ phase, operations }) => (phase === 'call' ? operations : [])),
      error: failed?.error ?? '',
    };
  });
}
