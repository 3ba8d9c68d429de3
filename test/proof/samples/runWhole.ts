/** The tests of which `npm test` does a sample each day, in whole. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PROJECT_DIR } from '../../../scripts/paths.ts';
import { WHOLE_VARIABLE } from '../../today.ts';

const run = promisify(execFile);

/** @returns how many tests passed, and those that failed with what they say */
export async function runWhole(): Promise<{ figures: string[]; faults: string[] }> {
  const { stdout: found } = await run(
    'git',
    ['grep', '--files-with-matches', '--fixed-strings', "today.ts'", '--', '*.test.ts'],
    { cwd: PROJECT_DIR },
  );
  const files = found.trim().split('\n');
  const { stdout, stderr } = await run(
    'node_modules/.bin/vitest',
    ['run', '--reporter=json', ...files],
    {
      cwd: PROJECT_DIR,
      env: { ...process.env, [WHOLE_VARIABLE]: '1', NO_COLOR: '1' },
      maxBuffer: 2 ** 28,
    },
  ).catch((error) => error as { stdout: string; stderr: string });
  const [json] = /^\{.*\}$/ms.exec(stdout) ?? [];
  if (json === undefined) return { figures: ['no result'], faults: [stderr] };
  const { numPassedTests, testResults } = JSON.parse(json) as Results;
  return {
    figures: [`${numPassedTests} tests in ${files.length} files`],
    faults: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((one) => one.status === 'failed');
      // A file that cannot be loaded has no tests.
      if (failed.length === 0 && status === 'failed') return [`${name}: ${message}`];
      return failed.map((one) => `${name}: ${one.fullName}\n${one.failureMessages.join('\n')}`);
    }),
  };
}

/** What vitest's reporter writes, as far as it is read here. */
interface Results {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}
