import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { UsageError } from '../../contract/usageError.ts';
import { readGuide } from '../../test/readGuide.ts';
import { startTestServer } from '../../wire/testing/startTestServer.ts';
import { writeResponse } from '../../wire/writeResponse.ts';
import { FORMATS } from '../reports/formats.ts';
import { conform } from '../run/conform.ts';
import { renderReport } from '../run/reportOnRuns.ts';
import { loadPlugins } from './loadPlugins.ts';

const PROJECT_DIR = join(import.meta.dirname, '..', '..');
const contract = await readContract();

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'plugins-'));
});
afterEach(() => rm(dir, { recursive: true }));

async function plugin(text: string, name = 'ours.mjs'): Promise<string> {
  const file = join(dir, name);
  await writeFile(file, text);
  return file;
}

/**
 * Returns the path of a file with the example plugin of the guide.
 * @param since the version that its check and its property came with
 */
async function examplePlugin(since?: string): Promise<string> {
  const { steps } = await readGuide(join(PROJECT_DIR, 'docs', 'guides', 'write-a-plugin.md'));
  const [text] = steps.flatMap((step) => ('file' in step ? [step.text] : []));
  const library = join(PROJECT_DIR, 'conformance', 'plugins', 'index.ts');
  const aged = since ? text!.replaceAll(/(?=summary: '[Tta])/g, `since: '${since}', `) : text!;
  return plugin(aged.replace("'forge-contract/plugin'", JSON.stringify(library)));
}

interface RunFacts {
  text?: string;
  files?: string[];
  checksOf?: string;
}

/** Runs the suites on a deployment that shows the tags of the example world (`openapi/world`). */
async function runOn(
  change: { server?: string; isShuffled?: boolean },
  { text = '', files = [] as string[], checksOf }: RunFacts = {},
) {
  const documented = contract.cases.find(
    ({ operation, response: { status, body } }) =>
      operation === 'listTags' && status === 200 && Array.isArray(body) && body.length > 1,
  )!;
  let asked = 0;
  const server = await startTestServer((request, response) => {
    if (!request.url!.includes('/repository/tags')) {
      const isKnown = request.headers['private-token'] !== undefined;
      response.writeHead(isKnown ? 404 : 401, { 'content-type': 'application/json' });
      return response.end('{"message":"no"}');
    }
    const { status, headers } = writeResponse(documented.response, server.url);
    const items = documented.response.body as unknown[];
    asked += 1;
    const shown = change.isShuffled && asked % 2 === 0 ? items.toReversed() : items;
    response.writeHead(status, {
      ...headers,
      ...(change.server !== undefined && { server: change.server }),
    });
    response.end(JSON.stringify(shown));
  });
  let stderr = '';
  try {
    const run = await conform({
      target: server.url,
      fixtures: { 'project.id': '5' },
      tokenEnv: 'TOKEN',
      env: { TOKEN: 'token-0123456789' },
      // Requests of another job would change the order that the property compares.
      case: [
        ...(change.isShuffled ? [] : [documented.id]),
        ...(text ? [] : ['listTags.stable-order']),
      ],
      plugin: [...files, ...(text ? [await plugin(text)] : [])],
      ...(checksOf && { checksOf }),
      report: join(dir, 'reports'),
      runsDir: join(dir, 'runs'),
      stdout: { write: () => {} },
      stderr: { write: (line) => (stderr += line) },
    });
    const found = run.results.flatMap(({ id, findings }) =>
      findings.map(({ check, message }) => `${id.split('.')[1]}: ${check}: ${message}`),
    );
    return { ...run, found, stderr };
  } finally {
    await server.close();
  }
}

describe('the plugin of the guide', () => {
  test('finds no fault on a right server, and the output has its check and its report', async () => {
    const { exitStatus, found, results } = await runOn(
      { server: 'forge' },
      { files: [await examplePlugin()] },
    );
    expect(found).toEqual([]);
    expect(exitStatus).toBe(0);
    expect(results.find(({ id }) => id === 'listTags.stable-order')).toMatchObject({
      outcome: 'pass',
      checks: ['stable-order'],
    });
    const read = (name: string) => readFile(join(dir, 'reports', name), 'utf8');
    expect(await read('summary.md')).toMatch(/: 2 pass, 0 fail \(exit status 0\)\n$/);
    expect(JSON.parse(await read('report.json')).checks.at(-1)).toBe('no-server-version');
    expect(await read('index.html')).toContain('<span>no-server-version</span>');
  });

  test('finds faults with its check and with its property', async () => {
    const files = [await examplePlugin()];
    const { exitStatus, found } = await runOn({ server: 'forge/9.1', isShuffled: true }, { files });
    expect(exitStatus).toBe(1);
    expect(found).toContainEqual(
      expect.stringMatching(/no-server-version: .* must not name a version, got forge\/9\.1$/),
    );
    const shuffled = await runOn({ isShuffled: true }, { files });
    expect(shuffled.found).toEqual([
      'stable-order: stable-order: the order is the same twice, but it is another',
    ]);
  });

  test.each([
    ['is advice if it came after the version whose checks count', '1.6', 0, ['advised new-check']],
    ['is required if the checks of its version count', '1.7', 1, ['required ']],
  ])('a finding of a new check or property %s', async (_, checksOf, status, levels) => {
    const files = [await examplePlugin('1.7')];
    for (const change of [{ server: 'forge/9.1' }, { isShuffled: true }]) {
      const { exitStatus, results } = await runOn(change, { files, checksOf });
      const found = results.flatMap(({ findings }) =>
        findings.map(({ level, choice = '' }) => `${level} ${choice}`),
      );
      expect([exitStatus, [...new Set(found)]]).toEqual([status, levels]);
      const { choices } = JSON.parse(await readFile(join(dir, 'reports', 'report.json'), 'utf8'));
      expect(choices['new-check'] !== undefined).toBe(status === 0);
    }
  });

  test('writes its report file again from the journal of a run', async () => {
    const files = [await examplePlugin()];
    await runOn({}, { files });
    const again = join(dir, 'again');
    await renderReport(join(dir, 'reports'), {
      plugin: files,
      report: again,
      stdout: { write: () => {} },
      stderr: { write: () => {} },
    });
    expect(await readFile(join(again, 'summary.md'), 'utf8')).toContain('2 pass');
  });
});

test('if a report format throws an error, only its own file is missing, and a message gives the error', async () => {
  const { exitStatus, reportPaths, stderr } = await runOn(
    {},
    {
      text: `export default { reports: [{ file: 'a.md', summary: '', render: () => { throw new Error('no title'); } }] };`,
    },
  );
  expect(exitStatus).toBe(0);
  expect(reportPaths.map((path) => path.split('/').at(-1))).not.toContain('a.md');
  expect(reportPaths).toHaveLength(FORMATS.length);
  expect(stderr).toContain("The plugin's a.md is not written: no title.");
});

describe('refuses a plugin with one message that names its file', () => {
  const refusal = async (file: string) => {
    const error: Error = await loadPlugins([file]).then(
      () => expect.fail('it was taken'),
      (reason) => reason,
    );
    expect(error).toBeInstanceOf(UsageError);
    expect(error.message).toContain(file);
    return error.message.replace(file, 'FILE');
  };

  test('if the file does not exist', async () => {
    expect(await refusal(join(dir, 'none.mjs'))).toBe(
      'There is no plugin at FILE. Give the path of an ES module.',
    );
  });

  test('if it cannot be loaded', async () => {
    expect(await refusal(await plugin(`throw new Error('no licence');`))).toBe(
      'The plugin FILE cannot be loaded: no licence. It must be an ES module (.mjs, .js or .ts) that Node can import.',
    );
  });

  const check = `id: 'a', summary: 'A.', find: () => []`;
  test.each([
    [
      'has no default export',
      `export const plugin = {};`,
      'its default export is not an object. Write: export default definePlugin({ checks, properties, reports })',
    ],
    [
      'has unknown parts',
      `export default { suites: [] };`,
      'suites is unknown; a plugin has checks, properties, reports',
    ],
    [
      'has a part that is not an array',
      `export default { checks: {} };`,
      'checks must be an array',
    ],
    [
      'lacks members',
      `export default { checks: [{ id: 'Ä' }], reports: [{ file: '../a', summary: '', render() {} }] };`,
      'checks[0].id must be lower-case words joined by hyphens, such as house-style; checks[0].summary must be a text; checks[0].find must be a function; reports[0].file must be the name of a file, such as summary.md',
    ],
    [
      'reuses the ID of a check',
      `export default { checks: [{ ${check.replace("'a'", "'schema'")} }] };`,
      'the id schema is taken by forge-contract: choose another id',
    ],
    [
      'reuses the ID of a check of workflows',
      `export default { checks: [{ ${check.replace("'a'", "'read-back'")} }] };`,
      'the id read-back is taken by forge-contract: choose another id',
    ],
    [
      'reuses the ID of a property',
      `export default { properties: [{ id: 'sort', summary: '', from: '', plan: () => [] }] };`,
      'the id sort is taken by forge-contract: choose another id',
    ],
    [
      'reuses a file',
      `export default { reports: [{ file: 'junit.xml', summary: '', render: () => '' }] };`,
      'the file junit.xml is taken by forge-contract: choose another file',
    ],
  ])('if it %s', async (_, text, problem) => {
    expect(await refusal(await plugin(text))).toBe(`The plugin FILE cannot be used: ${problem}.`);
  });

  test('if it has the ID of another plugin', async () => {
    const [one, other] = [
      await plugin(`export default { checks: [{ ${check} }] };`, 'one.mjs'),
      await plugin(`export default { checks: [{ ${check} }] };`, 'other.mjs'),
    ];
    await expect(loadPlugins([one, other])).rejects.toThrow(
      `The plugin ${other} cannot be used: the id a is taken by ${one}: choose another id.`,
    );
  });
});
