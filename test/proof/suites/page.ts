/** The page of the documentation with the faults that the suites find on a server with state. */
import { join } from 'node:path';
import { MEANT } from '../../../conformance/selftest/stateful/applies.ts';
import { type Proof, type Trial, WORLD } from '../../../conformance/selftest/stateful/prove.ts';
import { whyUnobservable } from '../../../conformance/selftest/stateful/unobservable.ts';
import type { Contract } from '../../../contract/contract.ts';
import { groupBy } from '../../../contract/groupBy.ts';
import { FAULTS, faultText } from '../../../sandbox/index.ts';
import { PROJECT_DIR } from '../../../scripts/paths.ts';
import type { FaultlessRun } from './faultless.ts';
import type { Search } from './mutants/findMutants.ts';

export const PAGE = join(PROJECT_DIR, 'docs', 'conformance-proof.md');

/** The number of faults of a list that its first run found. */
export interface History {
  list: string;
  atFirst: number;
  /** The number of faults in that run. */
  of: number;
}

export interface Outcome {
  proof: Proof;
  faultless: FaultlessRun[];
  searches: { history: History; searches: Search[] }[];
}

const SUITES = ['replay', 'properties', 'lifecycles', 'negative', WORLD];

export function pageOf(contract: Contract, { proof, faultless, searches }: Outcome): string {
  const { trials } = proof;
  const excused = trials.filter((one) => !one.by && whyUnobservable(contract, one.fault));
  const applying = trials.filter((one) => !excused.includes(one));
  const caught = applying.filter(({ by }) => by !== undefined);
  const alarms = [...proof.falseAlarms, ...faultless.flatMap((run) => run.falseAlarms)];
  return `${[
    '# The faults that the suites find on a server with state',
    '',
    '<!-- Written by `npm run proof -- suites --write`. Changes here are lost. -->',
    '',
    'The sandbox gets one known fault at a time, in its transactions, pagination, roles or checks. The suites run on it as on any deployment that allows writes. For each fault on each operation, the jobs that call the operation run until one of the intended checks has a finding. A run without a fault tells which jobs these are. A finding of another check does not count. Some faults are invisible on a deployment, because its data are unknown. These are tested on the sandbox with the example world, which must return every documented response (`world`).',
    '',
    `${caught.length} of ${applying.length} pairs are found. A pair is a fault and an operation, or a field or parameter of one. ${excused.length} more are invisible in every response, and are listed below. ${alarms.length} false alarms in ${proof.jobs} jobs on the sandbox without a fault, and in ${faultless.length} runs with another random seed each.`,
    '',
    '## By fault and suite',
    '',
    'The column of a suite counts the faults that its jobs found first.',
    '',
    `| fault | description | checks | pairs | found | ${SUITES.join(' | ')} |`,
    `|---|---|---|--:|--:|${SUITES.map(() => '--:').join('|')}|`,
    ...[...groupBy(applying, ({ fault }) => fault.name)].map(([name, of]) => faultRow(name, of)),
    '',
    ...missedOf(applying),
    ...excusedOf(contract, excused),
    '## By hand',
    '',
    'These faults test whether the catalogue was fitted to the checks. They are replacements in the source (`test/proof/suites/mutants/`), by an author who had not read the suites. The first list showed which checks were missing. The second list was first run after these had been added.',
    '',
    ...searches.flatMap(({ history, searches }) => searchesOf(history, searches)),
    '## By operation',
    '',
    `The suite that found a fault first: ${SUITES.map((suite) => `\`${suite[0]}\` ${suite}`).join(', ')}. A number beside it counts the fields or parameters. \`!\` is a fault that no suite found, \`·\` an invisible one. A cell is empty where the fault does not apply.`,
    '',
    ...matrixOf(contract, trials),
  ].join('\n')}\n`;
}

function faultRow(name: string, trials: Trial[]): string {
  const by = (suite: string) => trials.filter((one) => one.by?.startsWith(`${suite} `)).length;
  const found = trials.filter((one) => one.by !== undefined).length;
  const checks = MEANT[name]!.checks.map((check) => `\`${check}\``).join(', ');
  return `| ${name} | ${FAULTS[name]!.summary} | ${checks} | ${trials.length} | ${found} | ${SUITES.map((suite) => by(suite) || '').join(' | ')} |`;
}

function missedOf(applying: Trial[]): string[] {
  const missed = applying.filter(({ by }) => by === undefined);
  if (missed.length === 0) return [];
  return ['Not found:', '', ...missed.map(({ fault }) => `- \`${faultText(fault)}\``), ''];
}

function excusedOf(contract: Contract, excused: Trial[]): string[] {
  const byReason = groupBy(excused, ({ fault }) => whyUnobservable(contract, fault)!);
  return [
    '## Invisible faults',
    '',
    ...[...byReason].map(
      ([reason, trials]) =>
        `- ${trials.map(({ fault }) => `\`${faultText(fault)}\``).join(', ')}: ${reason}.`,
    ),
    '',
  ];
}

function searchesOf({ list, atFirst, of }: History, searches: Search[]): string[] {
  const found = searches.filter((one) => Object.keys(one.found).length > 0);
  return [
    `### The ${list} list`,
    '',
    `${atFirst} of ${of} were found in the first run, and ${found.length} of ${searches.length} are found now. ${searches.filter(({ mutant }) => mutant.notStated).length} concern points that the documents leave open, where the sandbox has made a choice.`,
    '',
    '| fault | kind | where | found first by |',
    '|---|---|---|---|',
    ...searches.map(
      ({ mutant, found }) =>
        `| ${mutant.name} | ${mutant.kind} | \`${mutant.file}\` | ${Object.keys(found).join(', ') || (mutant.notStated ? `not stated: ${mutant.notStated}` : '–')} |`,
    ),
    '',
  ];
}

function matrixOf(contract: Contract, trials: Trial[]): string[] {
  const names = Object.keys(MEANT);
  const cell = (operation: string, name: string): string => {
    const own = trials.filter(({ fault }) => fault.name === name && fault.operation === operation);
    const marks = own.map((one) =>
      one.by ? one.by[0]! : whyUnobservable(contract, one.fault) ? '·' : '!',
    );
    const counts = groupBy(marks, (mark) => mark);
    return [...counts].map(([mark, all]) => `${mark}${all.length > 1 ? all.length : ''}`).join(' ');
  };
  return [
    `| operation | ${names.join(' | ')} |`,
    `|---|${names.map(() => '---').join('|')}|`,
    ...[...contract.operations.keys()].map(
      (id) => `| ${id} | ${names.map((name) => cell(id, name)).join(' | ')} |`,
    ),
  ];
}
