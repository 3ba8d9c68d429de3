import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  exampleCases,
  exampleTag,
  writeExampleContract,
} from '../../contract/testing/exampleContract.ts';
import { startTestServer, type TestServer } from '../../wire/testing/startTestServer.ts';
import type { Report } from '../reports/report.ts';
import { type ConformOptions, conform } from './conform.ts';
import { readReport } from './readReport.ts';
import { compareRuns, mergeRuns, renderReport } from './reportOnRuns.ts';

let contractDir: string;
let server: TestServer;
let dir: string;
beforeAll(async () => {
  contractDir = await writeExampleContract();
  // The server has the project 42 with the tag `v9`. Its response to `getTag` lacks the required field `name`.
  server = await startTestServer((request, response) => {
    const { name: _, ...nameless } = exampleTag;
    const tag = { ...exampleTag, name: 'v9' };
    const [status, body] = request.url!.includes('/tags/v9')
      ? [200, nameless]
      : request.url!.includes('/42/tags')
        ? [200, [tag]]
        : [404, { message: '404 Not Found' }];
    response.writeHead(status, { 'Content-Type': 'application/json', 'X-Page': '1' });
    response.end(JSON.stringify(body));
  });
});
afterAll(async () => {
  await server.close();
  await rm(contractDir, { recursive: true });
});
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'report-on-runs-'));
  return () => rm(dir, { recursive: true });
});

const silent = { write: () => true };
const outputs = () => ({ contractDir, runsDir: join(dir, 'runs'), stdout: silent, stderr: silent });
const file = (...names: string[]) => join(dir, ...names);
const read = async (...names: string[]) => JSON.parse(await readFile(file(...names), 'utf8'));

async function run(report: string, options: Partial<ConformOptions> = {}): Promise<Report> {
  const profile = file('profile.yaml');
  await writeFile(
    profile,
    `tokens: { developer: $TOKEN }
fixtures: { project.id: 42, tag.name: v9 }
knownFailures: [{ operation: listTags, case: noProject, link: 'https://t.example/7', expires: 2099-01-01 }]`,
  );
  const env = { TOKEN: 'token-3f9a' };
  const given = { target: server.url, profile, env, suite: ['replay'], report: file(report) };
  await conform({ ...outputs(), ...given, ...options });
  return read(report, 'report.json');
}

describe('a run that is rendered', () => {
  test('from its journal gives the same reports, whether the run is given by its name or by its folder', async () => {
    const given = await run('given');
    for (const source of [given.run.name!, given.run.folder!, file('given')]) {
      await renderReport(source, { ...outputs(), report: file('again') });
      expect(await read('again', 'report.json')).toEqual(given);
      expect(await readdir(file('again'))).toEqual(await readdir(file('given')));
    }
    for (const name of await readdir(file('given')))
      expect(await readFile(file('again', name), 'utf8')).toBe(
        await readFile(file('given', name), 'utf8'),
      );
    expect(given.counts).toMatchObject({ pass: 2, fail: 2 });
  });

  test('after it was killed names the cases that it did not reach', async () => {
    const given = await run('given');
    const journal = join(given.run.folder!, 'journal.jsonl');
    const lines = (await readFile(journal, 'utf8')).split('\n');
    const first = lines.findIndex((line) => line.startsWith('{"result"'));
    await writeFile(
      journal,
      [...lines.slice(0, first + 1), lines[first + 1]!.slice(0, 40)].join('\n'),
    );
    const report = await readReport(given.run.folder!, outputs());
    expect(report.run).toMatchObject({
      exitStatus: 4,
      stopped: 'the process of the run was killed',
    });
    expect(report.results.map(({ id }) => id)).toEqual(given.results.map(({ id }) => id));
    const unreached = report.results.filter(({ reason }) => reason === report.run.stopped);
    expect(unreached.length).toBe(given.counts.pass + given.counts.fail - 1);
    expect(report.notRun).toContainEqual(
      expect.objectContaining({ add: [`--resume ${given.run.name}`] }),
    );
  });

  test.each([
    ['nothing', undefined, 'There is no report at'],
    ['something else', '{"a": 1}', 'is not a report of the command'],
    ['no JSON', '{', 'is not a report'],
    ['an older format', '{"version": 2, "results": []}', 'has version 2 of the report format'],
    ['an empty journal', '', 'There is no journal'],
  ])('from %s is a usage error', async (name, text, message) => {
    const source = file(name === 'an empty journal' ? 'journal.jsonl' : 'report.json');
    if (text !== undefined) await writeFile(source, text);
    await expect(renderReport(source, outputs())).rejects.toThrow(message);
  });

  test('after it used another version of the contract is a usage error that names the version', async () => {
    const given = await run('given');
    const journal = join(given.run.folder!, 'journal.jsonl');
    const text = await readFile(journal, 'utf8');
    await writeFile(journal, text.replace('"contract":"1.0.0"', '"contract":"0.9.0"'));
    await expect(readReport(given.run.name!, outputs())).rejects.toThrow(
      'Use forge-contract@0.9.0',
    );
  });
});

describe('a run with a deviations file', () => {
  const write = async () => {
    const deviations = file('deviations.overlay.yaml');
    await writeFile(
      deviations,
      `overlay: 1.0.0
info: { title: Old, version: 1.0.0 }
actions:
- target: $.components.schemas.Tag.required[?@ == 'name']
  remove: true
  description: Tags have no name there.
  x-accepted: kim
`,
    );
    return deviations;
  };

  test('is rendered only if the file is given, and the page names the tolerated deviations', async () => {
    const deviations = await write();
    const given = await run('given', { deviations });
    expect(given.deviations).toMatchObject({ title: 'Old', widenings: 1, results: 1 });
    await expect(readReport(given.run.name!, outputs())).rejects.toThrow('--deviations');
    expect(await readReport(given.run.name!, { ...outputs(), deviations })).toEqual(given);
    const page = await readFile(file('given', 'index.html'), 'utf8');
    expect(page).toContain('Tolerated by the deviations file');
    expect(page).toContain('Tags have no name there.');
    expect((await read('given', 'statement.json')).deviations).toEqual({
      title: 'Old',
      version: '1.0.0',
      widenings: 1,
      proposals: 0,
    });
  });

  test('is merged only with runs that used the same deviations file', async () => {
    const deviations = await write();
    await run('a', { deviations, shard: '1/2' });
    await run('b', { shard: '2/2' });
    const both = [file('a'), file('b')];
    await expect(mergeRuns(both, outputs())).rejects.toThrow('give it with --deviations');
    await expect(mergeRuns(both, { ...outputs(), deviations })).rejects.toThrow(
      'the contract itself',
    );
    await run('b', { deviations, shard: '2/2' });
    await mergeRuns(both, { ...outputs(), deviations, report: file('m') });
    expect((await read('m', 'report.json')).deviations).toMatchObject({ results: 1 });
  });
});

describe('runs that are merged', () => {
  const shards = ['1/3', '2/3', '3/3'];
  const folders = ['a', 'b', 'c'];

  test('give the same report as the whole run', async () => {
    const whole = await run('whole');
    for (const [index, shard] of shards.entries()) await run(folders[index]!, { shard });
    const status = await mergeRuns(
      folders.map((name) => file(name)),
      {
        ...outputs(),
        report: file('merged'),
      },
    );
    expect(status).toBe(1);
    const merged: Report = await read('merged', 'report.json');
    expect(merged.counts).toEqual(whole.counts);
    expect(merged.coverage.totals).toEqual(whole.coverage.totals);
    expect(merged.notRun.length).toBe(whole.notRun.length);
    expect(merged.run.stopped).toBeUndefined();
  });

  test('give the same report with shards that are weighed by an earlier run', async () => {
    const whole = await run('whole');
    const weigh = file('whole', 'report.json');
    const parts: Report[] = [];
    for (const [index, shard] of shards.entries())
      parts.push(await run(folders[index]!, { shard, weigh }));
    const sources = folders.map((name) => file(name));
    await mergeRuns(sources, { ...outputs(), report: file('merged') });
    const merged: Report = await read('merged', 'report.json');
    const outcomes = ({ results }: Report) =>
      results.map(({ suite, id, outcome }) => `${suite} ${id} ${outcome}`).sort();
    expect(outcomes(merged)).toEqual(outcomes(whole));
    expect(merged.run.stopped).toBeUndefined();
    expect(merged.run.weighedBy).toBeUndefined();
    expect((await read('merged', 'statement.json')).verdict).toBe('violates');

    await run('c', { shard: '3/3', weigh: file('a', 'report.json') });
    await expect(mergeRuns(sources, outputs())).rejects.toThrow('durations of different runs');
    await run('c', { shard: '3/3' });
    await expect(mergeRuns(sources, outputs())).rejects.toThrow('durations of different runs');
  });

  test('cannot be weighed without a shard, or by a report without durations', async () => {
    await run('whole');
    await expect(run('a', { weigh: file('whole') })).rejects.toThrow('there is no --shard');
    const whole = await read('whole', 'report.json');
    const untimed = { ...whole, results: [] };
    await writeFile(file('untimed.json'), JSON.stringify(untimed));
    await expect(run('a', { shard: '1/2', weigh: file('untimed.json') })).rejects.toThrow(
      'no durations of cases',
    );
  });

  test('give an incomplete report if a shard is missing, and are refused if a shard is given twice', async () => {
    await run('a', { shard: '1/3' });
    await run('b', { shard: '3/3' });
    const merged = (sources: string[]) => mergeRuns(sources, { ...outputs(), report: file('m') });
    // The failures of the other shards count in any case.
    expect(await merged([file('a'), file('b')])).toBe(1);
    expect((await read('m', 'report.json')).run.stopped).toBe('shard 2/3 is missing');
    await expect(merged([file('a'), file('a')])).rejects.toThrow(
      'Two of the reports have a result',
    );
    await run('c', { shard: '2/2' });
    await expect(merged([file('a'), file('c')])).rejects.toThrow('different divisions');
  });

  test('of two areas give a report with the cases of both areas', async () => {
    await run('a', { area: ['tags'] });
    await run('b', { area: ['reports'] });
    await mergeRuns([file('a'), file('b')], { ...outputs(), report: file('m') });
    const merged: Report = await read('m', 'report.json');
    expect(merged.counts).toMatchObject({ disabled: 0, fail: 2 });
    expect(new Set(merged.results.map(({ area }) => area))).toEqual(new Set(['tags', 'reports']));
    const unselected = exampleCases.length - merged.results.length;
    expect((await read('m', 'statement.json')).limits).toContain(
      `${unselected + merged.counts['not-run']} of ${exampleCases.length} cases were not run`,
    );
  });

  test('are refused if they tested different deployments', async () => {
    const report = await run('a', { shard: '1/2' });
    const other = { ...report, target: { ...report.target, base: 'http://other/api/v4' } };
    await writeFile(file('other.json'), JSON.stringify(other));
    await expect(mergeRuns([file('a'), file('other.json')], outputs())).rejects.toThrow(
      'different targets',
    );
  });
});

test('two runs are compared, for people and for programs', async () => {
  const before = await run('before');
  const after = { ...before, results: before.results.slice(1) };
  await writeFile(file('after.json'), JSON.stringify(after));
  let text = '';
  const stdout = { write: (part: string) => (text += part) };
  expect(await compareRuns(file('before'), file('before'), { ...outputs(), stdout })).toBe(0);
  expect(text).toContain('Nothing is worse.');
  text = '';
  const options = { ...outputs(), stdout, json: true };
  expect(await compareRuns(file('before'), file('after.json'), options)).toBe(4);
  expect(JSON.parse(text)).toMatchObject({ exitStatus: 4, unjudged: [{ after: 'absent' }] });
});
