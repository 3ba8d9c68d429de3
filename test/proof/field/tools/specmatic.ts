import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wfcCategory } from '../../../../conformance/reports/wfcCategory.ts';
import { BASE_PATH } from '../../../../contract/deployment.ts';
import { installFromNpm, toolFolder } from '../install.ts';
import { runCommand } from '../runCommand.ts';
import { byEndpoint } from './findingsByOperation.ts';
import type { Tool } from './tool.ts';
import { testCasesIn, type XunitCase } from './xunit.ts';

const VERSION = '2.55.1';

export const specmatic: Tool = {
  id: 'specmatic',
  name: 'Specmatic',
  version: VERSION,
  madeFor:
    'It runs an OpenAPI document as a contract test, with its examples and generated values.',
  setting:
    'the contract with examples of the world, generative tests, the token of an administrator; the npm package has the jar',
  install: async () => {
    await installFromNpm('specmatic', VERSION);
  },
  run: async ({ contract, server, world, folder, budget }) => {
    const jar = join(
      toolFolder('specmatic', VERSION),
      'node_modules',
      'specmatic',
      'specmatic.jar',
    );
    const { status, stdout, stderr, isOverdue } = await runCommand(
      'java',
      [
        ...['-jar', jar, 'test', world.document],
        `--testBaseURL=${server.url}${BASE_PATH}`,
        `--junitReportDir=${folder}`,
      ],
      {
        // The environment variable of a security scheme has the value of its header.
        env: { privateToken: world.tokens.administrator!, SPECMATIC_GENERATIVE_TESTS: 'true' },
        seconds: budget,
        cwd: folder,
      },
    );
    const reports = (await readdir(folder)).filter((file) => file.endsWith('.xml'));
    const texts = await Promise.all(reports.map((file) => readFile(join(folder, file), 'utf8')));
    const reported = texts.flatMap(testCasesIn);
    // Specmatic writes its report at its end. Until then its output has the verdicts.
    const cases = reported.length > 0 ? reported : casesInOutput(stdout);
    if (cases.length === 0)
      throw new Error(
        `specmatic ${isOverdue ? 'wrote no report in its time' : `ended with status ${status}`}: ${`${stdout}${stderr}`.slice(-600)}`,
      );
    const find = byEndpoint(contract);
    return {
      findings: cases.flatMap(({ name, failure }) => {
        if (failure === undefined) return [];
        const [, method = '', path = ''] = /\b(GET|POST|PUT|PATCH|DELETE) (\S+)/.exec(name) ?? [];
        const id = find(`${method} ${path.replaceAll(/\((\w+):[^)]*\)/g, '{$1}')}`);
        const positive = name.startsWith('-ve') ? 'negative' : 'positive';
        return {
          operations: id === undefined ? [] : [id],
          code: `${positive} ${/-> (\S+)/.exec(name)?.[1] ?? ''}`.trim(),
          message: failure.split('\n').slice(0, 12).join('; ').slice(0, 300),
          category: wfcCategory(
            positive === 'negative' ? 'SCHEMA_VALIDATION_BYPASS' : 'SCHEMA_INVALID_RESPONSE',
          ),
        };
      }),
      ...(isOverdue && { note: 'it did not end in its time' }),
    };
  },
};

/** Returns the test cases whose verdicts are in the output: `Scenario: GET /tags -> 200 has FAILED`. */
function casesInOutput(stdout: string): XunitCase[] {
  return stdout.split(/^\s*(?=\S*\s*Scenario: )/m).flatMap((part) => {
    const [, name, verdict] = /^(.*Scenario: .*?) has (SUCCEEDED|FAILED)/.exec(part) ?? [];
    if (name === undefined) return [];
    return verdict === 'FAILED'
      ? { name, failure: part.split('\n').slice(1).join('\n') }
      : { name };
  });
}
