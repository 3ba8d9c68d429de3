/** The page of the documentation with what the suites find on a server with state. */
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

/** How many of each list were found when they were first run. */
export interface History {
  list: string;
  atFirst: number;
  /** As many were run then. */
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
    '# What the suites find on a server with state',
    '',
    '<!-- Made by `npm run proof -- suites --write`. Changes here are lost. -->',
    '',
    'The sandbox is made wrong in one known way at a time, in what it does itself: in its transactions, pages, roles and checks. The suites run on it as on any deployment that may be written to. For each fault on each operation, the jobs that call the operation (a run without a fault tells which) are performed until a check finds it that is meant to. Another check that finds something does not count. What a deployment does not show, since nobody knows what it has, is tried on the sandbox with the example world, of which every documented response is expected (`world`).',
    '',
    `${caught.length} of ${applying.length} pairs of a fault and an operation, or a field or parameter of one, are found; ${excused.length} more cannot be seen in any response, and are listed below. ${alarms.length} false alarms in ${proof.jobs} jobs on the sandbox without a fault, and in ${faultless.length} runs with another random seed each.`,
    '',
    '## By fault and suite',
    '',
    'Of the suites, that counts whose job was the first to find it.',
    '',
    `| fault | what is wrong | checks | pairs | found | ${SUITES.join(' | ')} |`,
    `|---|---|---|--:|--:|${SUITES.map(() => '--:').join('|')}|`,
    ...[...groupBy(applying, ({ fault }) => fault.name)].map(([name, of]) => faultRow(name, of)),
    '',
    ...missedOf(applying),
    ...excusedOf(contract, excused),
    '## By hand',
    '',
    'Against fitting the catalogue to the checks: faults written down as texts of the source in place of others (`test/proof/suites/mutants/`), by somebody who had not read the suites then. Those of the second list were first run when the checks were there that the first had missed.',
    '',
    ...searches.flatMap(({ history, searches }) => searchesOf(history, searches)),
    '## By operation',
    '',
    `Which suite has found a fault first: ${SUITES.map((suite) => `\`${suite[0]}\` ${suite}`).join(', ')}. A number beside it tells how many fields or parameters were tried. \`!\` is one that was not found, \`·\` one that cannot be seen; nothing stands where the fault does not apply.`,
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
    '## What cannot be seen',
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
    `${atFirst} of ${of} were found when they were first run, ${found.length} of ${searches.length} are now. Of ${searches.filter(({ mutant }) => mutant.notStated).length} the documents do not say that they are wrong: there the sandbox has chosen.`,
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
