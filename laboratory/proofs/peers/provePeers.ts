import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Contract } from '../../../contract/contract.ts';
import { cell, PAGE, PEERS } from '../integrations/page.ts';
import { NAME, runSuite, type TestResult, VERSION } from './runSuite.ts';

/** Tests that fail, with their common reason. */
export interface Reason {
  reason: string;
  tests: string[];
}

export const REASONS: Reason[] = parse(
  readFileSync(join(import.meta.dirname, 'reasons.yaml'), 'utf8'),
);

/** The number of tests of the suite. Fewer results mean that the suite did not run whole. */
const TESTS = 240;

/** The fewest tests that must pass with operations of the pack. */
const LEAST = 60;

export interface PeersOptions {
  write: boolean;
  onProgress: (text: string) => void;
}

/** Runs the functional suites of clients' makers on a sandbox with the everyday pack. */
export async function provePeers(
  contract: Pick<Contract, 'operations'>,
  { write, onProgress }: PeersOptions,
): Promise<{ figures: string[]; faults: string[] }> {
  onProgress(NAME);
  const results = await runSuite();
  const counts = countResults(contract, results);
  const faults = findFaults(results, REASONS);
  if (results.length < TESTS) faults.push(`only ${results.length} of ${TESTS} tests have run`);
  if (counts.withPack < LEAST) faults.push(`${counts.withPack} tests pass with the pack`);
  if (write && faults.length === 0) await writeSection(counts);
  return {
    figures: [
      `${NAME} ${VERSION}: ${counts.passed} of ${results.length} tests pass`,
      `${counts.withPack} of them call operations of the pack, and ${counts.withContract} only those of the contract`,
      `${counts.failed} fail, ${counts.expected} fail as their authors expect, ${counts.skipped} are skipped`,
    ],
    faults,
  };
}

/** Counts the tests by their outcome, and those that pass by the operations that they call. */
export function countResults(
  { operations: known }: Pick<Contract, 'operations'>,
  results: TestResult[],
) {
  const withOutcome = (wanted: TestResult['outcome']) =>
    results.filter(({ outcome }) => outcome === wanted);
  const passed = withOutcome('passed');
  const isOfContract = (id: string | null) => id !== null && known.has(id);
  const withPack = passed.filter(({ operations }) =>
    operations.some((id) => id !== null && !known.has(id)),
  );
  const withContract = passed.filter(
    ({ operations }) => operations.length > 0 && operations.every(isOfContract),
  );
  return {
    passed: passed.length,
    withPack: withPack.length,
    withContract: withContract.length,
    failed: withOutcome('failed').length,
    expected: withOutcome('expected').length,
    skipped: withOutcome('skipped').length,
  };
}

/** Finds tests that fail without a reason, and reasons of tests that do not fail. */
export function findFaults(results: TestResult[], reasons: Reason[]): string[] {
  const explained = new Set(reasons.flatMap(({ tests }) => tests));
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const names = new Set(failed.map(({ test }) => test));
  return [
    ...failed
      .filter(({ test }) => !explained.has(test))
      .map(({ test, error }) => `${test} fails:\n    ${error.trim().split('\n').at(-1)}`),
    ...[...explained]
      .filter((test) => !names.has(test))
      .map((test) => `${test} does not fail, so remove it from reasons.yaml`),
  ];
}

async function writeSection(counts: ReturnType<typeof countResults>): Promise<void> {
  const page = await readFile(PAGE, 'utf8');
  const [before = ''] = page.split(`\n${PEERS}`);
  await writeFile(PAGE, `${before}\n${describe(counts, REASONS)}`);
}

function describe(
  { passed, withPack, withContract, failed, expected, skipped }: ReturnType<typeof countResults>,
  reasons: Reason[],
): string {
  return `${[
    PEERS,
    '',
    '<!-- Written by `npm run proof -- peers --write`. Changes here are lost. -->',
    '',
    `The functional tests of ${NAME} ${VERSION} come with its source distribution. They run unchanged, by their own set-up, on a sandbox with an administrator only and the pack. One file beside them replaces the fixtures that start docker, and shortens the pauses for a slow deployment. Their set-up asks the API for everything that an earlier run left behind, and deletes it.`,
    '',
    `**${passed} tests pass.** ${withPack} of them call operations of the pack, ${withContract} only those of the contract, and ${passed - withPack - withContract} none. ${failed} tests fail for the reasons below. ${expected} more fail as their authors expect, and ${skipped} are skipped by them.`,
    '',
    '| reason | tests that fail |',
    '| --- | --- |',
    ...reasons.map(
      ({ reason, tests }) => `| ${cell(reason)} | ${tests.map((one) => `\`${one}\``).join(', ')} |`,
    ),
  ].join('\n')}\n`;
}
