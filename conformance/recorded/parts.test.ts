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
import { judgeRecorded } from './judgeRecorded.ts';
import { collectOutput } from './testing/collectOutput.ts';
import { documentedTraffic } from './testing/documentedTraffic.ts';

const contract = await readContract();
const documented = contract.cases
  .filter(({ operation }) => contract.operations.get(operation)!.path !== undefined)
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
async function filtered(name: string, lines: string[]) {
  const [file, report] = [join(dir, `${name}.ndjson`), join(dir, name)];
  await writeFile(file, lines.map((line) => `${line}\n`).join(''));
  const [stdout, stderr] = [collectOutput(), collectOutput()];
  await judgeRecorded({ contract, files: [file], findings: true, report, stdout, stderr });
  return { report, stdout: stdout.text(), stderr: stderr.text() };
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

  test('does not share the standard output with the report as JSON', async () => {
    const [stdout, stderr] = [collectOutput(), collectOutput()];
    await expect(
      judgeRecorded({ contract, files: ['-'], findings: true, json: true, stdout, stderr }),
    ).rejects.toThrow('Use --findings with --report');
  });
});

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
