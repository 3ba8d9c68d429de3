import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { createAjv } from '../../contract/createAjv.ts';
import type { Report } from '../reports/report.ts';
import { mergeRuns } from '../run/reportOnRuns.ts';
import schema from './finding.schema.json' with { type: 'json' };
import { toLine } from './jsonLines.ts';
import { type JudgeOptions, judgeRecorded } from './judgeRecorded.ts';
import { collectOutput } from './testing/collectOutput.ts';
import { documentedTraffic } from './testing/documentedTraffic.ts';

const contract = await readContract();
const documented = contract.cases
  .filter(({ operation }) => contract.operations.get(operation)!.path !== undefined)
  // Some cases are enough, with at least one that is changed below.
  .filter(({ operation }, index) => operation === 'listTags' || index % 6 === 0)
  .map((one) => documentedTraffic(contract, one));
const withoutName = documented
  .filter(({ source }) => source.startsWith('listTags.'))
  .map((one) => ({
    ...one,
    response: { ...one.response!, body: Buffer.from('[{"target":"0"}]') },
  }));
const elsewhere = {
  ...documented[0]!,
  request: { ...documented[0]!.request, url: 'https://forge.test/api/v4/nothing' },
};
const LINES = [
  ...documented.map(toLine),
  'no exchange',
  ...[...withoutName, elsewhere, ...withoutName].map(toLine),
];

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'parts-'));
});
afterAll(() => rm(dir, { recursive: true }));

/** Judges lines as a filter does, and writes the report. */
async function filtered(name: string, lines: string[], options: Partial<JudgeOptions> = {}) {
  const [file, report] = [join(dir, `${name}.ndjson`), join(dir, name)];
  await writeFile(file, lines.map((line) => `${line}\n`).join(''));
  const [stdout, stderr] = [collectOutput(), collectOutput()];
  const given = { contract, files: [file], findings: true, report, stdout, stderr };
  const { exitStatus } = await judgeRecorded({ ...given, ...options });
  return { report, exitStatus, stdout: stdout.text(), stderr: stderr.text() };
}

/** Judges each part, and merges the reports. */
async function merged(
  name: string,
  parts: string[][],
  options: Partial<JudgeOptions> = {},
): Promise<Report> {
  const reports: string[] = [];
  for (const [index, lines] of parts.entries())
    reports.push((await filtered(`${name}-${index}`, lines, options)).report);
  const report = join(dir, `${name}-merged`);
  const [stdout, stderr] = [collectOutput(), collectOutput()];
  await mergeRuns(reports, { report, stdout, stderr });
  return reportIn(report);
}

/** Divides lines into parts by a key, such as the operation. */
function partsBy(lines: string[], count: number, keyOf: (line: string, index: number) => string) {
  const parts: string[][] = Array.from({ length: count }, () => []);
  const keys: string[] = [];
  for (const [index, line] of lines.entries()) {
    const key = keyOf(line, index);
    if (!keys.includes(key)) keys.push(key);
    parts[keys.indexOf(key) % count]!.push(line);
  }
  return parts;
}

async function reportIn(folder: string): Promise<Report> {
  return JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'));
}

describe('a filter', () => {
  test('writes a line for each finding and each line that it cannot read, and the text to the standard error', async () => {
    const { stdout, stderr } = await filtered('filter', [
      toLine(withoutName[0]!),
      'no exchange',
      toLine(documented[0]!),
    ]);
    const found = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const isValid = createAjv().compile(schema);
    for (const line of found) expect([isValid(line), isValid.errors]).toEqual([true, null]);
    expect(found).toContainEqual(
      expect.objectContaining({
        source: expect.stringMatching(/filter\.ndjson:1$/),
        operation: 'listTags',
        status: 200,
        check: 'schema',
        level: 'required',
      }),
    );
    expect(found).toContainEqual({
      source: expect.stringMatching(/filter\.ndjson:2$/),
      problem: expect.stringContaining('is not valid JSON'),
    });
    expect(found.every(({ source }) => !source.endsWith(':3'))).toBe(true);
    expect(stderr).toContain('listTags');
  });

  test('writes the report as the last line with `json`, and the lines of all parts are merged', async () => {
    const halves = partsBy(LINES, 2, (_, index) => `${index % 2}`);
    const outputs: string[] = [];
    for (const [index, lines] of halves.entries())
      outputs.push((await filtered(`half-${index}`, lines, { json: true })).stdout);
    const isValid = createAjv().compile(schema);
    for (const text of outputs) {
      const lines = text.trimEnd().split('\n');
      const last = JSON.parse(lines.at(-1)!);
      expect([isValid(last), isValid.errors]).toEqual([true, null]);
      expect(last.report.version).toBe(4);
      expect(lines.filter((line) => line.startsWith('{"report"'))).toHaveLength(1);
    }
    const file = join(dir, 'halves.ndjson');
    await writeFile(file, outputs.join(''));
    const [stdout, stderr] = [collectOutput(), collectOutput()];
    await mergeRuns([file], { report: join(dir, 'halves'), stdout, stderr });
    const whole = await filtered('whole-of-halves', LINES);
    expect(comparable(await reportIn(join(dir, 'halves')))).toEqual(
      comparable(await reportIn(whole.report)),
    );
    await writeFile(file, '');
    await expect(mergeRuns([file], { stdout, stderr })).rejects.toThrow('has no report');
  });

  test('judges a part that is empty, or that begins with many lines that it cannot read', async () => {
    const empty = await filtered('empty', []);
    expect(empty).toMatchObject({ stdout: '', exitStatus: 4 });
    const bad = Array.from({ length: 30 }, (_, index) => `bad line ${index}`);
    const { stdout, exitStatus } = await filtered('bad', [...bad, toLine(documented[0]!)]);
    expect(stdout.match(/is not valid JSON/g)).toHaveLength(30);
    expect(exitStatus).toBe(4);
    const { counts } = await merged('with-empty', [[], LINES]);
    expect(counts).toEqual((await reportIn((await filtered('no-empty', LINES)).report)).counts);
  });
});

const operations = new Map(
  [...documented, ...withoutName].map((one) => [toLine(one), one.source.split('.')[0]!]),
);

test('the merged reports of four parts have the results of the whole', async () => {
  const parts = Array.from({ length: 4 }, (_, part) =>
    LINES.filter((_, index) => index % 4 === part),
  );
  const whole = await filtered('whole', LINES);
  const reports: string[] = [];
  for (const [part, lines] of parts.entries())
    reports.push((await filtered(`part-${part}`, lines)).report);
  const merged = join(dir, 'merged');
  const [stdout, stderr] = [collectOutput(), collectOutput()];
  const exit = await mergeRuns(reports, { report: merged, stdout, stderr });
  const [expected, actual] = [await reportIn(whole.report), await reportIn(merged)];
  expect(exit).toBe(expected.run.exitStatus);
  expect(comparable(actual)).toEqual(comparable(expected));
  expect(actual.counts).toEqual(expected.counts);
  expect(exercised(actual)).toEqual(exercised(expected));
});

test.each<[string, (line: string, index: number) => string]>([
  ['operation', (line) => operationOf(line)],
  ['address', (line) => /"url":"([^"]*)"/.exec(line)?.[1] ?? ''],
  ['chance', (_, index) => `${(index * 7) % 5}`],
])('parts by %s give the results of the whole', async (name, keyOf) => {
  const actual = await merged(`by-${name}`, partsBy(LINES, 3, keyOf));
  const expected = await reportIn((await filtered(`whole-${name}`, LINES)).report);
  expect(comparable(actual)).toEqual(comparable(expected));
});

test('a sample is that of the whole only if each part has all exchanges of its operations', async () => {
  const lines = [...LINES, ...LINES, ...LINES];
  const expected = await reportIn((await filtered('sampled', lines, { sample: 3 })).report);
  const byOperation = await merged('sampled-by', partsBy(lines, 3, operationOf), { sample: 3 });
  expect(byOperation.counts).toEqual(expected.counts);
  const inTurn = partsBy(lines, 3, (_, index) => `${Math.floor(index / LINES.length)}`);
  const { counts } = await merged('sampled-turns', inTurn, { sample: 3 });
  expect(counts.disabled).toBeLessThan(expected.counts.disabled);
});

test('a part without the usual base path takes other paths for the API, unless the base path is given', async () => {
  const own = documented[0]!;
  const other = { ...own, request: { ...own.request, url: moved(own.request.url, '/wiki') } };
  const lines = [own, other].map(toLine);
  const parts = lines.map((line) => [line]);
  const countsOf = async (options: Partial<JudgeOptions>, name: string) => ({
    whole: (await reportIn((await filtered(name, lines, options)).report)).counts['not-run'],
    parts: (await merged(name, parts, options)).counts['not-run'],
  });
  expect(await countsOf({}, 'guessed')).toEqual({ whole: 1, parts: 0 });
  expect(await countsOf({ basePath: '/api/v4' }, 'given')).toEqual({ whole: 1, parts: 1 });
});

test('parts with several addresses are merged, and the most frequent address of the whole is named', async () => {
  const at = (host: string) => {
    const own = documented[0]!;
    const url = own.request.url.replace('forge.test', host);
    return toLine({ ...own, request: { ...own.request, url } });
  };
  const [one, two] = [at('one.test'), at('two.test')];
  const { target, run } = await merged('addresses', [
    [one, one],
    [two, two, two],
    [one, two],
  ]);
  expect(target.base).toBe('https://two.test/api/v4');
  expect(run.recording?.addresses).toEqual({
    'https://one.test/api/v4': 3,
    'https://two.test/api/v4': 4,
  });
  expect(run.hint).toContain('The others are https://one.test/api/v4.');
});

function moved(url: string, base: string): string {
  return url.replace('/api/v4', base);
}

/** Returns the operation of a line, as far as the line is one of the documented exchanges. */
function operationOf(line: string): string {
  return operations.get(line) ?? 'others';
}

/** Leaves out what depends on the parts: places in a file, and which exchange is shown. */
function comparable({ results }: Report) {
  return results
    .map(({ suite, id, outcome, count, findings }) => ({
      suite,
      id: id.replace(/^.*ndjson:\d+$/, 'unreadable'),
      outcome,
      count,
      requirements: findings.map(({ requirement }) => requirement),
    }))
    .sort((a, b) => (a.suite + a.id < b.suite + b.id ? -1 : 1));
}

/** Returns the parts of the contract that each operation's exchanges have shown. */
function exercised({ coverage }: Report) {
  return coverage.operations.map(({ operation, parameters, fields }) => ({
    operation,
    parameters,
    fields,
  }));
}
