/** Runs the scripts of the action and of the components, as the ready files for CI systems call them. */
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, test as base, beforeAll, describe, expect, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { readContract } from '../contract/contract.ts';
import { isObject } from '../contract/isObject.ts';
import { Reply, type RunningSandbox, startSandbox, worldSeed } from '../sandbox/index.ts';
import { PROJECT_DIR } from '../scripts/paths.ts';
import {
  createReader,
  createReaders,
  installAll,
  type Reader,
  type Readers,
  run,
} from './followGuide.ts';
import { createPackages } from './installPackage.ts';
import { lacks } from './programs.ts';
import { sample } from './sample.ts';

const test = base.skipIf(lacks('bash', 'curl', 'tar'));
const OPERATOR = join(PROJECT_DIR, 'examples', 'operator');

let root: string;
let readers: Readers;
let sandbox: RunningSandbox;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'forge-contract-ci-'));
  sandbox = await startSandbox({ contract: await readContract(), ...(await worldSeed()) });
  const { guest, developer, maintainer } = sandbox.tokens;
  readers = await createReaders(root, createPackages(root), {
    FORGE_GUEST_TOKEN: guest,
    FORGE_DEVELOPER_TOKEN: developer,
    FORGE_MAINTAINER_TOKEN: maintainer,
    GITHUB_OUTPUT: 'outputs.txt',
    GITHUB_ENV: 'env.txt',
    RUNNER_TEMP: '.',
  });
});
afterAll(async () => {
  await sandbox.close();
  await rm(root, { recursive: true });
});

const readText = (...path: string[]) => readFile(join(PROJECT_DIR, ...path), 'utf8');

/** The declaration of each input of an action or a component. */
type Inputs = Record<string, { default?: string }>;

/** Returns the values of all inputs. A caller may give only those that are declared. */
function fillIn(declared: Inputs, given: Record<string, string> = {}): Record<string, string> {
  expect(Object.keys(declared)).toEqual(expect.arrayContaining(Object.keys(given)));
  const entries = Object.entries(declared).map(([name, { default: usual }]) => {
    const value = given[name] ?? usual;
    if (value === undefined) throw new Error(`The caller gives no value for ${name}.`);
    return [name, value];
  });
  return Object.fromEntries(entries);
}

/** Returns the script of a step of the action, which begins with the variables of the step. */
async function actionScript(id: string, given?: Record<string, string>): Promise<string> {
  const { inputs, runs } = parse(await readText('action.yml'));
  const values = fillIn(inputs, given);
  const step: { env: Record<string, string>; run: string } = runs.steps.find(
    (one: { id: string }) => one.id === id,
  );
  const variables = Object.entries(step.env).map(([name, value]) => {
    const filled = value.replaceAll(/\$\{\{ inputs\.(\w+) \}\}/g, (_, input) => values[input]!);
    return `export ${name}='${filled}'`;
  });
  return [...variables, step.run].join('\n');
}

/** Returns a component with the values of its inputs. */
async function fillInComponent(name: string, given?: Record<string, string>) {
  const [head = '', body = ''] = (await readText('templates', `${name}.yml`)).split(/^---$/m);
  const values = fillIn(parse(head).spec.inputs, given);
  const filled = JSON.stringify(parse(body)).replaceAll(/\$\[\[ inputs\.(\w+) \]\]/g, (_, input) =>
    JSON.stringify(values[input]!).slice(1, -1),
  );
  return JSON.parse(filled);
}

/** Creates a folder of an operator with the packages, where `npx` runs them as with a registry. */
async function createOperator(name: string): Promise<Reader> {
  const reader = await createReader(readers, name);
  await cp(OPERATOR, reader.folder, { recursive: true });
  const profile = await readFile(join(reader.folder, 'forge.yaml'), 'utf8');
  await writeFile(
    join(reader.folder, 'forge.yaml'),
    profile.replace('http://127.0.0.1:4020', sandbox.url),
  );
  await installAll(reader);
  await mkdir(join(reader.folder, 'bin'));
  await writeFile(join(reader.folder, 'bin', 'npx'), NPX, { mode: 0o755 });
  return reader;
}

const NPX = `#!/bin/bash
[ "$1 $2 $3" = "--yes --package forge-contract@1" ] || { echo "npx gets $*"; exit 9; }
command=$4
shift 4
exec "./node_modules/.bin/$command" "$@"
`;

const runScript = (reader: Reader, script: string) =>
  run(reader, `unset -f npx\nPATH="$PWD/bin:$PATH"\n${script}`);

/** The callers of `conform`, and how each becomes a script. */
const CALLERS: [file: string, scriptFor: (text: string) => Promise<string>][] = [
  ['docs/ci/github.yml', scriptOfWorkflow],
  ['docs/ci/gitlab-ci.yml', scriptOfInclude],
  ['examples/operator/.github/workflows/conformance.yml', scriptOfWorkflow],
  ['examples/operator/.gitlab-ci.yml', scriptOfInclude],
];

/** A run of one operation is enough to see that the call is right. The last option has a line of its own. */
const narrowed = (inputs: Record<string, string>) => ({
  ...inputs,
  arguments: `${inputs.arguments ?? ''}\n--operation getTag`,
});

async function scriptOfWorkflow(text: string): Promise<string> {
  const steps: { uses?: string; with?: Record<string, string> }[] =
    parse(text).jobs.conformance.steps;
  const step = steps.find(({ uses }) => uses?.includes('/forge-contract@'));
  return actionScript('conform', narrowed(step?.with ?? {}));
}

async function scriptOfInclude(text: string): Promise<string> {
  const [{ component, inputs }] = parse(text).include;
  const [, name] = /\/forge-contract\/(\w+)@/.exec(component)!;
  const { conformance: job } = await fillInComponent(name!, narrowed(inputs));
  expect(job.artifacts.reports.junit).toBe('reports/junit.xml');
  // A runner executes both scripts with these options, each in its own shell. Only the first decides the status.
  const [script, afterScript] = [job.script, job.after_script].map(
    (lines: string[]) => `(set -eo pipefail\n${lines.join('\n')}\n)`,
  );
  const variables = Object.entries(job.variables).map(
    ([key, value]) => `export ${key}='${value}'\n`,
  );
  return `${variables.join('')}set +e\n${script}\nstatus=$?\n${afterScript}\nexit $status`;
}

/** Plants a fault in the field `protected` of tags. @returns a function that removes it */
function breakTags(): () => void {
  sandbox.sandbox.decorate = (perform) => async (request) => {
    const { status, headers, body } = await perform(request);
    const changed = isObject(body) && 'protected' in body ? { ...body, protected: 'no' } : body;
    return new Reply(changed, { headers, ...(status !== undefined && { status }) });
  };
  return () => delete sandbox.sandbox.decorate;
}

describe('a nightly job', () => {
  test.each(sample(CALLERS, 2))(
    'of %s writes its report, and no token',
    async (file, scriptFor) => {
      const reader = await createOperator(file.replaceAll(/\W+/g, '-'));
      const script = await scriptFor(await readText(file));
      const { status, output } = await runScript(reader, script);
      expect(status, output).toBe(0);
      for (const name of ['junit.xml', 'index.html', 'statement.json'])
        expect(existsSync(join(reader.folder, 'reports', name)), name).toBe(true);
      for (const token of Object.values(sandbox.tokens)) expect(output).not.toContain(token);
      const report = await readFile(join(reader.folder, 'reports', 'report.json'), 'utf8');
      const { results }: { results: { id: string }[] } = JSON.parse(report);
      const ids = results.map(({ id }) => id);
      expect(ids).toContain('getTag.without-release');
      expect(ids).not.toContain('listRunners.first-page');
    },
  );

  test.each(CALLERS.slice(0, 2))(
    'of %s compares each night with the night before',
    async (file, scriptFor) => {
      const reader = await createOperator(`nights-${file.replaceAll(/\W+/g, '-')}`);
      const script = await scriptFor(await readText(file));
      const night = async () => {
        const run = await runScript(reader, script);
        // The component keeps the report in its cache. The workflow uploads it, and fetches it in the next night.
        if (scriptFor === scriptOfWorkflow)
          await cp(join(reader.folder, 'reports'), join(reader.folder, 'last'), {
            recursive: true,
          });
        return run;
      };
      expect((await night()).output).not.toContain('before');
      onTestFinished(breakTags());
      const failing = { status: 1, output: expect.stringContaining('New failures') };
      expect(await night()).toMatchObject(failing);
      const third = { status: 1, output: expect.stringContaining('Nothing is worse.') };
      expect(await night()).toMatchObject(third);
    },
  );

  test.each(CALLERS.slice(0, 2))(
    'of %s fails with the status of the command',
    async (file, scriptFor) => {
      const reader = await createOperator(`wrong-${file.replaceAll(/\W+/g, '-')}`);
      await writeFile(join(reader.folder, 'forge.yaml'), 'tokens: { developer: a-token-itself }\n');
      const { status, output } = await runScript(reader, await scriptFor(await readText(file)));
      expect(status, output).toBe(2);
    },
  );
});

/** The files that keep reports, as the readers of the guide copy them. */
const KEEPERS = ['docs/ci/github-watch.yml', 'docs/ci/gitlab-watch.yml', 'templates/conform.yml'];

test.each([...CALLERS.map(([file]) => file), ...KEEPERS])(
  '%s says how to keep personal data out, and lets each report expire',
  async (file) => {
    const text = await readText(file);
    expect(text).toContain('--no-bodies');
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    expect(count(/retention-days: 14$/gm)).toBe(count(/uses: .*upload-artifact@/g));
    expect(count(/access: developer\n +expire_in: 14 days$/gm)).toBe(count(/ artifacts:$/gm));
  },
);

test('the watch tells each change once, as a comment', async () => {
  const reader = await createOperator('watch');
  await cp(join(PROJECT_DIR, 'docs', 'ci', 'watch.mjs'), join(reader.folder, 'watch.mjs'));
  const { script } = parse(await readText('docs', 'ci', 'gitlab-watch.yml')).watch;
  const variables = {
    CI_API_V4_URL: `${sandbox.url}/api/v4`,
    CI_PROJECT_ID: '5',
    WATCH_ISSUE: '11',
    WATCH_TOKEN: sandbox.tokens.developer,
  };
  const lines = Object.entries(variables).map(([name, value]) => `export ${name}='${value}'`);
  const text = [...lines, ...script]
    .join('\n')
    .replace('--time 20m', '--operation getTag --pack everyday');
  const alert = join(reader.folder, 'alert.md');
  const night = async () => {
    const { status, output } = await runScript(reader, `set -e\n${text}`);
    expect(status, output).toBe(0);
    return existsSync(alert) ? readFile(alert, 'utf8') : '';
  };
  expect(await night()).toBe('');

  const url = `${sandbox.url}/api/v4/projects/5/repository/tags/v1.0.0`;
  const response = await fetch(url, { headers: { 'PRIVATE-TOKEN': sandbox.tokens.guest! } });
  const call = {
    request: { method: 'GET', url, headers: [], bodyBytes: 0 },
    response: {
      status: 200,
      headers: [['content-type', 'application/json']],
      body: await response.text(),
    },
  };
  const ofPack = structuredClone(call);
  ofPack.request.url = `${sandbox.url}/api/v4/projects/5/merge_requests`;
  const day = [call, ofPack].map((one) => `${JSON.stringify(one)}\n`);
  await writeFile(join(reader.folder, 'day.ndjson'), day);
  await writeFile(join(reader.folder, 'next.yaml'), NEXT);
  const first = await night();
  expect(first).toContain('protected');
  expect(first).not.toContain('not judged');
  expect(await night()).toBe('');

  const mendTags = breakTags();
  const changed = await night();
  mendTags();
  expect(changed).toMatch(/^- new: `[^`]*protected[^`]*boolean[^`]*` \(/m);
  expect(changed).not.toContain(', got ');
  expect(await night()).toMatch(/^- mended: /m);
  const notes = await fetch(`${sandbox.url}/api/v4/projects/5/issues/11/notes`, {
    headers: { 'PRIVATE-TOKEN': sandbox.tokens.developer! },
  });
  const bodies = ((await notes.json()) as { body: string }[]).map(({ body }) => body.trim());
  expect(bodies).toContain(changed.trim());
});

test('the first night of the watch tells what fails already', async () => {
  const reader = await createOperator('watch-first');
  await cp(join(PROJECT_DIR, 'docs', 'ci', 'watch.mjs'), join(reader.folder, 'watch.mjs'));
  onTestFinished(breakTags());
  const { status, output } = await runScript(reader, 'node watch.mjs --operation getTag');
  expect(status, output).toBe(0);
  const alert = await readFile(join(reader.folder, 'alert.md'), 'utf8');
  expect(alert).toMatch(/^The first night:\n\n- fails: `[^`]*protected/);
});

test.each([
  ['action', () => actionScript('conform')],
  ['watch', () => 'node watch.mjs'],
])('the %s says that npx could not get the package', async (name, script) => {
  const reader = await createOperator(`no-package-${name}`);
  await cp(join(PROJECT_DIR, 'docs', 'ci', 'watch.mjs'), join(reader.folder, 'watch.mjs'));
  await writeFile(join(reader.folder, 'bin', 'npx'), '#!/bin/bash\nexit 1\n');
  // A report of an earlier run is no report of this one.
  await mkdir(join(reader.folder, 'reports'));
  await writeFile(join(reader.folder, 'reports', 'report.json'), '{}');
  expect(await runScript(reader, await script())).toEqual({
    status: 2,
    output: expect.stringContaining('The command has written no report, so it did not run'),
  });
});

/** The next contract, as a deviations file. */
const NEXT = `overlay: 1.0.0
info: { title: Next, version: 1.0.0 }
actions:
  - target: $.components.schemas.Tag.required[?@ == 'protected']
    remove: true
    description: The next release leaves it out.
`;

test('the action fails on a misspelt command, and on no other', async () => {
  const { runs } = parse(await readText('action.yml'));
  const [first, ...others] = runs.steps as { if: string }[];
  const named = others.map((step) => /^inputs\.command == ('\w+')$/.exec(step.if)![1]);
  expect(first!.if).toBe(named.map((name) => `inputs.command != ${name}`).join(' && '));
  const reader = await createReader(readers, 'misspelt');
  expect(await run(reader, await actionScript('unknown', { command: 'comform' }))).toEqual({
    status: 2,
    output: expect.stringContaining('The input command is comform. Write conform or sandbox.'),
  });
});

test('the action starts a sandbox for the next steps', async () => {
  const reader = await createOperator('sandbox');
  const script = await actionScript('sandbox', { command: 'sandbox', port: '0' });
  const { status, output } = await runScript(
    reader,
    `${script}\ncurl -fsS "$url/_sandbox/health"\nkill $!`,
  );
  expect(status, output).toBe(0);
  const variables = await readFile(join(reader.folder, 'env.txt'), 'utf8');
  expect(variables).toMatch(/^FORGE_URL=http:\/\/127\.0\.0\.1:\d+\n$/);
  const failing = await actionScript('sandbox', { arguments: '--no-such-option' });
  expect(await runScript(reader, failing)).toMatchObject({
    status: 1,
    output: expect.stringContaining('no-such-option'),
  });
});

test('the component of the sandbox gives a job what its ready file uses', async () => {
  const ready = parse(await readText('docs/sandbox/ready/gitlab-ci.yml'));
  const jobs = await fillInComponent('sandbox', ready.include[0].inputs);
  const { services, variables } = jobs[ready.test.extends];
  expect(variables.FORGE_URL).toBe(`http://${services[0].alias}:4020`);
  const dockerfile = await readText('Dockerfile');
  expect(dockerfile).toContain(`CMD ${JSON.stringify(services[0].command).replaceAll(',', ', ')}`);
});

test('the action and the components are called by the tag of this version', async () => {
  const { version } = JSON.parse(await readText('package.json'));
  const ready = ['docs/ci/github-sandbox.yml', 'docs/sandbox/ready/gitlab-ci.yml'];
  for (const file of [...CALLERS.map(([caller]) => caller), ...ready])
    expect(/your-group\/forge-contract.*@(.+)$/m.exec(await readText(file))?.[1], file).toBe(
      `v${version}`,
    );
});

test('each action that our own files use is pinned by hash', async () => {
  const workflows = await readdir(join(PROJECT_DIR, '.github', 'workflows'));
  const files = ['action.yml', ...workflows.map((name) => `.github/workflows/${name}`)];
  const used: string[] = [];
  for (const file of files)
    for (const [, name] of (await readText(file)).matchAll(/^ *(?:- )?uses: (.+)$/gm))
      used.push(name!);
  expect(used.length).toBeGreaterThan(3);
  expect(
    used.filter((name) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(name)),
  ).toEqual([]);
});
