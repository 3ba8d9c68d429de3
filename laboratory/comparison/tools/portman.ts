import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BASE_PATH } from '../../../contract/deployment.ts';
import { installFromNpm, toolFolder } from '../install.ts';
import { runCommand } from '../runCommand.ts';
import { wfcCategory } from '../wfcCategory.ts';
import { byRequest, timeByOperation } from './findingsByOperation.ts';
import type { Tool } from './tool.ts';

const VERSION = '1.33.0';
const NEWMAN = '6.2.2';
const PACKAGE = '@apideck/portman';

/** The contract tests that Portman can write: all of them, for every operation. */
const CONTRACT_TESTS = [
  'statusSuccess',
  'contentType',
  'jsonBody',
  'schemaValidation',
  'headersPresent',
];

export const portman: Tool = {
  id: 'portman',
  name: 'Portman with Newman',
  version: `${VERSION}, Newman ${NEWMAN}`,
  madeFor: 'It writes a Postman collection with contract tests from an OpenAPI document.',
  setting:
    'the portable edition (OpenAPI 3.0) with examples of the world, every contract test, the token of an administrator',
  install: async () => {
    await installFromNpm(PACKAGE, VERSION, `newman@${NEWMAN}`);
  },
  run: async ({ contract, server, world, folder, budget }) => {
    const modules = join(toolFolder(PACKAGE, VERSION), 'node_modules');
    const config = join(folder, 'portman.json');
    const postman = join(folder, 'postman.json');
    const collection = join(folder, 'collection.json');
    const output = join(folder, 'newman.json');
    const allOperations = { openApiOperation: '*::/*' };
    await writeFile(
      config,
      JSON.stringify({
        version: 1.0,
        tests: {
          contractTests: [
            {
              ...allOperations,
              ...Object.fromEntries(CONTRACT_TESTS.map((name) => [name, { enabled: true }])),
            },
          ],
        },
      }),
    );
    await writeFile(
      postman,
      JSON.stringify({
        folderStrategy: 'Tags',
        parametersResolution: 'Example',
        keepImplicitHeaders: true,
      }),
    );
    const ends = performance.now() + budget * 1000;
    const written = await runCommand(
      join(modules, '.bin', 'portman'),
      [
        ...['--local', world.portable, '--baseUrl', server.url + BASE_PATH],
        ...['--portmanConfigFile', config, '--postmanConfigFile', postman],
        ...['--output', collection, '--includeTests', 'true'],
      ],
      { seconds: budget, cwd: folder },
    );
    const left = Math.max(1, (ends - performance.now()) / 1000);
    const sent = await runCommand(
      join(modules, '.bin', 'newman'),
      [
        ...['run', collection, '--reporters', 'json', '--reporter-json-export', output],
        // The collection takes the token from this variable.
        ...['--env-var', `apiKey=${world.tokens.administrator}`],
        ...['--timeout', String(Math.round(left * 1000)), '--timeout-request', '10000'],
      ],
      { seconds: left + 30, cwd: folder },
    );
    const text = await readFile(output, 'utf8').catch(() => undefined);
    if (text === undefined)
      throw new Error(
        `portman ended with status ${written.status}, newman with ${sent.status}: ${`${written.stdout}${written.stderr}${sent.stdout}${sent.stderr}`.slice(-600)}`,
      );
    const { run } = JSON.parse(text) as { run: NewmanRun };
    const find = byRequest(contract);
    const timeOf = timeByOperation(server.proxy);
    return {
      findings: run.executions.flatMap(({ request, response, assertions = [] }) => {
        if (!request) return [];
        const id = find(request.method, `/${(request.url.path ?? []).join('/')}`);
        return assertions.flatMap(({ assertion, error }) =>
          error
            ? {
                operations: id === undefined ? [] : [id],
                code: assertion.split(' - ').at(-1)!,
                message: `status ${response?.code ?? 'missing'}: ${error.message}`.slice(0, 300),
                category: wfcCategory('SCHEMA_INVALID_RESPONSE'),
                ...timeOf(id),
              }
            : [],
        );
      }),
      ...(run.error && { note: run.error.message }),
    };
  },
};

/** The part of Newman's JSON report that is read here. */
interface NewmanRun {
  error?: { message: string };
  executions: {
    request?: { method: string; url: { path?: string[] } };
    response?: { code: number };
    assertions?: { assertion: string; error?: { message: string } }[];
  }[];
}
