/** Writes the page `docs/conformance-proof.md` about the planted faults that the suites find in the sandbox. */
import { join } from 'node:path';
import type { Contract } from '../../../contract/contract.ts';
import { groupBy } from '../../../contract/groupBy.ts';
import { PROJECT_DIR } from '../../../scripts/paths.ts';
import { BEHAVIOUR_FAULTS } from '../../faults/behaviour/catalogue.ts';
import { textOf } from '../../faults/behaviour/plant.ts';
import { WORLD } from '../../faults/behaviour/runner.ts';
import { whyUnobservable } from '../../faults/behaviour/unobservable.ts';
import type { BehaviourFault } from '../../faults/fault.ts';
import type { FaultlessRun } from './faultless.ts';
import type { BehaviourTrial } from './proveSuites.ts';

export const PAGE = join(PROJECT_DIR, 'docs', 'conformance-proof.md');

export interface Outcome {
  /** The results for each pair of a planted fault and an operation that it applies to. */
  trials: BehaviourTrial[];
  /** The findings in the sandbox without a planted fault. */
  falseAlarms: string[];
  /** The number of jobs that ran without a planted fault. */
  jobs: number;
  faultless: FaultlessRun[];
}

const SUITES = ['replay', 'properties', 'probes', 'lifecycles', 'negative', WORLD];

export function pageOf(
  contract: Contract,
  { trials, falseAlarms, jobs, faultless }: Outcome,
): string {
  const excused = trials.filter((one) => !one.by && whyUnobservable(contract, one));
  const applying = trials.filter((one) => !excused.includes(one));
  const caught = applying.filter(({ by }) => by !== undefined);
  const onDeployment = caught.filter(({ by }) => !by!.startsWith(`${WORLD} `));
  const alarms = [...falseAlarms, ...faultless.flatMap((run) => run.falseAlarms)];
  return `${[
    '# The faults that the suites find on a server with state',
    '',
    '<!-- Written by `npm run proof -- suites --write`. Changes here are lost. -->',
    '',
    'The sandbox gets one known fault at a time, in its transactions, pagination, roles or checks. The suites run on it as on any deployment that allows writes. For each fault on each operation, the jobs that call the operation run until one of the intended checks has a finding. A run without a fault tells which jobs these are. A finding of another check does not count. Some faults are invisible on a deployment, because its data are unknown. These are tested on the sandbox with the example world, which must return every documented response (`world`).',
    '',
    `${onDeployment.length} of ${applying.length} pairs are found on a deployment, and ${caught.length - onDeployment.length} more on the sandbox with the example world only. No operator has that world, so the columns are apart. A pair is a fault and an operation, or a field or parameter of one. ${excused.length} more are invisible in every response, and are listed below. ${alarms.length} false alarms in ${jobs} jobs on the sandbox without a fault, and in ${faultless.length} runs with another random seed each, on self-managed and hosted deployments of three tiers.`,
    '',
    '## By fault and suite',
    '',
    'The column of a suite counts the faults that its jobs found first.',
    '',
    `| fault | description | checks | pairs | found on a deployment | ${SUITES.join(' | ')} |`,
    `|---|---|---|--:|--:|${SUITES.map(() => '--:').join('|')}|`,
    ...[...groupBy(applying, ({ fault }) => fault)].map(([fault, of]) => faultRow(fault, of)),
    '',
    ...missedOf(applying),
    ...excusedOf(contract, excused),
    '## By operation',
    '',
    `The suite that found a fault first: ${SUITES.map((suite) => `\`${letterFor(suite)}\` ${suite}`).join(', ')}. A number beside it counts the fields or parameters. \`!\` is a fault that no suite found, \`·\` an invisible one. A cell is empty where the fault does not apply.`,
    '',
    ...matrixOf(contract, trials),
  ].join('\n')}\n`;
}

/** Returns the letter of a suite in the matrix. Two suites begin with the same one. */
function letterFor(suite: string): string {
  return suite === 'probes' ? 'o' : suite[0]!;
}

function faultRow({ id, summary, checks = [] }: BehaviourFault, trials: BehaviourTrial[]): string {
  const by = (suite: string) => trials.filter((one) => one.by?.startsWith(`${suite} `)).length;
  const found = trials.filter(({ by }) => by !== undefined && !by.startsWith(`${WORLD} `)).length;
  return `| ${id} | ${summary} | ${checks.map((check) => `\`${check}\``).join(', ')} | ${trials.length} | ${found} | ${SUITES.map((suite) => by(suite) || '').join(' | ')} |`;
}

function missedOf(applying: BehaviourTrial[]): string[] {
  const missed = applying.filter(({ by }) => by === undefined);
  if (missed.length === 0) return [];
  return ['Not found:', '', ...missed.map((one) => `- \`${textOf(one)}\``), ''];
}

function excusedOf(contract: Contract, excused: BehaviourTrial[]): string[] {
  const byReason = groupBy(excused, (one) => whyUnobservable(contract, one)!);
  return [
    '## Invisible faults',
    '',
    ...[...byReason].map(
      ([reason, trials]) => `- ${trials.map((one) => `\`${textOf(one)}\``).join(', ')}: ${reason}.`,
    ),
    '',
  ];
}

function matrixOf(contract: Contract, trials: BehaviourTrial[]): string[] {
  const names = BEHAVIOUR_FAULTS.map(({ id }) => id);
  const cell = (operation: string, name: string): string => {
    const own = trials.filter(
      ({ fault, place }) => fault.id === name && place.operation === operation,
    );
    const marks = own.map((one) =>
      one.by ? letterFor(one.by.split(' ')[0]!) : whyUnobservable(contract, one) ? '·' : '!',
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
