import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contract } from '../../../contract/contract.ts';
import { BASE_PATH } from '../../../contract/deployment.ts';
import { groupBy } from '../../../contract/groupBy.ts';
import { installFromNpm, toolFolder } from '../install.ts';
import { runCommand } from '../runCommand.ts';
import { wfcCategory } from '../wfcCategory.ts';
import { byEndpoint } from './findingsByOperation.ts';
import { LONGEST_S, type Tool, type ToolFinding, type ToolTask } from './tool.ts';
import {
  type ToolDocument,
  withJsonBodies,
  withoutExamples,
  withTextInPaths,
} from './toolDocument.ts';
import { testCasesIn, type XunitCase } from './xunit.ts';

const VERSION = '2.55.1';

export const specmatic: Tool = {
  id: 'specmatic',
  name: 'Specmatic',
  version: VERSION,
  madeFor:
    'It runs an OpenAPI document as a contract test, with its examples and generated values.',
  setting:
    'the contract with examples of the world, the token of an administrator. Generative tests are off, since they did not leave the second operation in 90 seconds. It has no time limit, which would end it before it has learned which examples it refuses',
  install: async () => {
    await installFromNpm('specmatic', VERSION);
  },
  run: async ({ contract, server, world, folder }) => {
    const ends = performance.now() + LONGEST_S * 1000;
    let document = withTextInPaths(
      withJsonBodies(JSON.parse(await readFile(world.document, 'utf8'))),
    );
    for (let attempt = 1; ; attempt += 1) {
      const seconds = Math.max(1, Math.ceil((ends - performance.now()) / 1000));
      const { cases, isOverdue } = await test(document, { server, world, folder, seconds });
      const refused = refusedExamples(cases);
      if (refused.size === 0 || attempt === MOST_ATTEMPTS || performance.now() >= ends)
        return {
          findings: findingsOf(contract, cases),
          ...(isOverdue && { note: 'it did not end in its time' }),
        };
      document = withoutExamples(document, refused);
    }
  },
};

/** The most runs on one server. Each one but the last only learns which examples Specmatic refuses. */
const MOST_ATTEMPTS = 4;

async function test(
  document: ToolDocument,
  {
    server,
    world,
    folder,
    seconds,
  }: Pick<ToolTask, 'server' | 'world' | 'folder'> & { seconds: number },
): Promise<{ cases: XunitCase[]; isOverdue: boolean }> {
  const modules = join(toolFolder('specmatic', VERSION), 'node_modules');
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(document));
  const reportsIn = async () => (await readdir(folder)).filter((name) => name.endsWith('.xml'));
  for (const report of await reportsIn()) await rm(join(folder, report));
  const { status, stdout, stderr, isOverdue } = await runCommand(
    'java',
    [
      ...['-jar', join(modules, 'specmatic', 'specmatic.jar'), 'test', file],
      `--testBaseURL=${server.url}${BASE_PATH}`,
      `--junitReportDir=${folder}`,
    ],
    {
      // The environment variable of a security scheme has the value of its header.
      env: { privateToken: world.tokens.administrator!, SPECMATIC_GENERATIVE_TESTS: 'false' },
      seconds,
      cwd: folder,
    },
  );
  const texts = await Promise.all(
    (await reportsIn()).map((report) => readFile(join(folder, report), 'utf8')),
  );
  const reported = texts.flatMap(testCasesIn);
  // Specmatic writes its report at its end. Until then its output has the verdicts.
  const cases = reported.length > 0 ? reported : casesInOutput(stdout);
  if (cases.length === 0)
    throw new Error(
      `specmatic ${isOverdue ? 'wrote no report in its time' : `ended with status ${status}`}: ${`${stdout}${stderr}`.slice(-600)}`,
    );
  return { cases, isOverdue };
}

/** Returns the names of the examples that Specmatic does not load, by endpoint. One of them ends the whole run. */
function refusedExamples(cases: XunitCase[]): Map<string, string[]> {
  const texts = cases.flatMap(({ failure }) => failure ?? []).join('\n');
  const found = [...texts.matchAll(/Error loading example named (\S+) for ([A-Z]+ .+?) -> /g)];
  const byEndpoint = groupBy(found, ([, , endpoint]) => withBraces(endpoint!));
  return new Map(
    [...byEndpoint].map(([endpoint, of]) => [endpoint, [...new Set(of.map(([, name]) => name!))]]),
  );
}

/** Writes the parameters of a path as OpenAPI does: `(id:(anyOf number or string))` becomes `{id}`. */
function withBraces(endpoint: string): string {
  return endpoint.replaceAll(/\((\w+):(?:\([^)]*\)|[^()])*\)/g, '{$1}');
}

function findingsOf(contract: Contract, cases: XunitCase[]): ToolFinding[] {
  const find = byEndpoint(contract);
  return cases.flatMap(({ name, failure }) => {
    if (failure === undefined) return [];
    const [, endpoint = '', status = ''] =
      /\b((?:GET|POST|PUT|PATCH|DELETE) .+?) -> (\S+)/.exec(name) ?? [];
    const id = find(withBraces(endpoint));
    const sent = /-ve\b/.test(name) ? 'negative' : 'positive';
    return {
      operations: id === undefined ? [] : [id],
      code: `${sent} ${status}`.trim(),
      message: essenceOf(failure),
      category: wfcCategory(
        sent === 'negative' ? 'SCHEMA_VALIDATION_BYPASS' : 'SCHEMA_INVALID_RESPONSE',
      ),
    };
  });
}

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

/** Lines that are the same in every failure, or that name the test again. */
const BOILERPLATE = /^(Reason:|Testing scenario|API:|Documentation:|Summary:|R\d+:.*)|^$/;

/** Returns the beginning of a failure without the lines that say nothing about it. */
function essenceOf(failure: string): string {
  const lines = failure.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => !BOILERPLATE.test(line))
    .join('; ')
    .slice(0, 300);
}
