/** Learns a deviations file from a deployment that differs from the contract. With the file, a second run must pass. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ConformOptions, conform, readReport } from '../conformance/index.ts';
import { readContract } from '../contract/contract.ts';
import { readContractWith } from '../contract/deviations/readContractWith.ts';
import { readDeviations } from '../contract/deviations/readDeviations.ts';
import { sample } from '../test/sample.ts';
import { checkDeviations, deviationsText, learn, review } from './index.ts';
import { type Difference, OLD_WAYS } from './testing/differences.ts';
import { type OlderSandbox, startOlderSandbox } from './testing/olderSandbox.ts';

/** The API areas that the test samples. `ways` are the differences of the older deployment in these areas. */
let areas: string[];
let ways: Difference[];

let older: OlderSandbox;
let hosted: OlderSandbox;
beforeAll(async () => {
  const { cases } = await readContract();
  areas = sample(new Set(cases.map(({ area }) => area)), 9);
  ways = OLD_WAYS.filter((way) => areas.includes(way.area));
  older = await startOlderSandbox({ ways });
  hosted = await startOlderSandbox({ ways, offering: 'hosted' });
});
afterAll(() => Promise.all([older.close(), hosted.close()]));

/**
 * Returns three runs that together show all differences: one reads, one writes resources that no operation reads, and
 * one tests a hosted deployment.
 */
const runs = (): [string, OlderSandbox, Partial<ConformOptions> & { area: string[] }][] => [
  ['read', older, { area: areas.filter((area) => ![...WRITTEN, ...HOSTED].includes(area)) }],
  [
    'written',
    older,
    {
      area: areas.filter((area) => WRITTEN.includes(area)),
      // A workflow writes to the repository, which is read-only for seconds after the replay of a move.
      suite: ['replay', 'properties', 'negative'],
      allowWrites: true,
      alertIntake: older.alertIntake,
    },
  ],
  ['hosted', hosted, { area: areas.filter((area) => HOSTED.includes(area)) }],
];
const WRITTEN = ['alerts', 'storage-moves'];
const HOSTED = ['saml-identities'];

/** Does the three runs on the older deployment. */
async function runAll(name: string, deviations?: string) {
  let stdout = '';
  const reports: string[] = [];
  const statuses: number[] = [];
  for (const [way, { profile, env }, options] of runs()) {
    if (options.area.length === 0) continue;
    const report = join(older.folder, name, way);
    const { exitStatus } = await conform({
      ...{ profile, env, report, timeout: 60_000, runsDir: join(older.folder, 'runs') },
      ...options,
      ...(deviations !== undefined && { deviations }),
      stdout: { write: (text) => (stdout += text) },
      stderr: { write: () => true },
    });
    statuses.push(exitStatus);
    reports.push(report);
  }
  const read = await Promise.all(reports.map((folder) => readReport(join(folder, 'report.json'))));
  const results = read.flatMap((one) => one.results);
  return { statuses, stdout, reports, report: { ...read[0]!, results } };
}

test('every area of the contract has a difference, and each difference is unique', async () => {
  const { cases } = await readContract();
  const areas = new Set(OLD_WAYS.map((way) => way.area));
  expect(cases.map(({ area }) => area).filter((area) => !areas.has(area))).toEqual([]);
  expect(new Set(OLD_WAYS.map(({ summary }) => summary)).size).toBe(OLD_WAYS.length);
});

test('learns one action for each difference, and a second run with the reviewed file conforms', async () => {
  const first = await runAll('first');
  expect(new Set(first.statuses)).toEqual(new Set([1]));

  const contract = await readContractWith({});
  const { proposals, left } = learn(contract, first.report.results);
  expect(proposals.map(({ what }) => what).sort()).toEqual(
    ways.map(({ summary }) => summary).sort(),
  );
  expect(left).toEqual([]);

  const responses = ['a', 'Mira Maintainer'];
  const accepted = await review(proposals, async () => responses.shift() ?? 'a');
  const file = join(older.folder, 'deviations.overlay.yaml');
  const text = deviationsText({ title: 'Older', version: '1.0.0' }, accepted, left);
  await writeFile(file, text);
  for (const token of Object.values(older.tokens)) expect(text).not.toContain(token);

  const second = await runAll('second', file);
  const failed = second.report.results.filter(({ outcome }) => outcome === 'fail');
  expect(failed.map(({ id }) => id)).toEqual([]);
  expect(new Set(second.statuses)).toEqual(new Set([0]));
  expect(second.stdout).toContain('keeps the contract with the deviations file Older');
  expect(second.stdout).toContain(`${ways.length} deviations`);
  expect(second.stdout).not.toContain('proposal');

  // The second run needed every action of the file. Its results name the actions that tolerated them.
  const { deviations } = await readDeviations(file);
  expect(checkDeviations(contract, deviations, file, second.report)).toEqual([]);
  const used = second.report.results.flatMap(({ toleratedBy = [] }) => toleratedBy);
  expect(new Set(used)).toEqual(new Set(proposals.keys()));
  expect(second.report.deviations).toMatchObject({ title: 'Older', proposals: 0, expired: 0 });
  expect(await readFile(join(second.reports[0]!, 'index.html'), 'utf8')).toContain(
    'Tolerated by the deviations file',
  );

  // The first run, without the file, needs the same actions. A report without differences needs no action.
  expect(checkDeviations(contract, deviations, file, first.report)).toEqual([]);
  const unlike = checkDeviations(contract, deviations, file, { results: [] });
  expect(unlike.map(({ kind }) => kind)).toEqual(ways.map(() => 'not-needed'));
});
