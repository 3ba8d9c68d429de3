/** Plants a fault for each statement of the documents, and counts which of them the suites find and name. */
import { writeFile } from 'node:fs/promises';
import type { Contract } from '../../../contract/contract.ts';
import { isOnDeployment, MODES, VIOLATED } from '../../faults/source/operatorRunner.ts';
import {
  type NotPlanted,
  readStatementFaults,
  STATEMENT_LISTS,
  type StatementFault,
} from '../../faults/source/readFaults.ts';
import { drawn, type FaultTrial, tryFaults } from '../tryFaults.ts';
import { PAGE, pageOf } from './page.ts';
import { mergeResults, readResults, writeResults } from './results.ts';

export interface ProveStatementsOptions {
  /** The seed of the deployment and of the sample. */
  seed: number;
  /** The number of faults to plant, drawn by the seed from those that a run must find. Default: all faults. */
  sample?: number;
  /** The faults to plant: IDs of statements, areas, IDs of faults, or those without a stored result. Default: all. */
  faults?: string[];
  /** Continues the last run with the same seed. Default: false. */
  resume: boolean;
  /** Stores the results, and writes the page of all faults. */
  write: boolean;
  onProgress: (text: string) => void;
}

export type StatementTrial = FaultTrial<StatementFault>;

/** Names the faults that have no stored result: new ones. */
const UNTRIED = 'untried';

export async function proveStatements(
  contract: Contract,
  { seed, sample, faults: named, resume, write, onProgress }: ProveStatementsOptions,
): Promise<{ figures: string[]; faults: string[] }> {
  const lists = STATEMENT_LISTS.map(readStatementFaults);
  const all = lists.flatMap(({ faults }) => faults);
  const notPlanted = lists.flatMap((list) => list.notPlanted);
  const stored = readResults();
  const isNamed = ({ id, statement }: StatementFault) =>
    named?.some(
      (name) =>
        id === name ||
        statement === name ||
        statement.startsWith(`${name}.`) ||
        (name === UNTRIED && stored[id] === undefined),
    ) ?? true;
  const mustBeFound = (fault: StatementFault) => reasonOf(contract, fault) === undefined;
  const chosen = drawn(
    all.filter((fault) => isNamed(fault) && (sample === undefined || mustBeFound(fault))),
    sample,
    seed,
  );
  const trials = await tryFaults(
    contract,
    chosen.map((fault) => ({ ...fault, checks: [VIOLATED] })),
    { record: `statements-${seed}`, resume, run: { seed: `random:${seed}` }, onProgress },
  );
  const written = write ? await store(contract, { all, notPlanted, stored, trials }) : [];
  const first = (mode: string) => trials.filter((one) => one.mode === mode).length;
  const unplanted = contract.statements.filter(
    ({ id, notObservable }) =>
      notObservable === undefined &&
      !all.some(({ statement }) => statement === id) &&
      !notPlanted.some(({ statement }) => statement === id),
  );
  return {
    figures: [
      `${trials.length} faults: ${MODES.map((mode) => `${first(mode)} ${mode}`).join(', ')}`,
      `${trials.filter(({ mode, otherMode }) => !mode && otherMode).length} found by other findings only`,
      ...(named ? trials.map(sentenceOf) : []),
      ...written,
    ],
    faults: [
      ...vacuousProof(contract, chosen),
      ...trials
        .filter((trial) => !isOnDeployment(trial) && mustBeFound(trial.fault))
        .map(({ id, fault }) => `${id} is not found on a deployment: ${fault.summary}`),
      ...trials
        .filter((trial) => isOnDeployment(trial) && trial.fault.survives)
        .map(({ id, by }) => `${id} is found by ${by}: remove \`survives\` from the fault`),
      ...unplanted.map(
        ({ id }) =>
          `no fault breaks the statement ${id}: write one in laboratory/faults/source/statements/`,
      ),
    ],
  };
}

/** Stores the results of a run, and writes the page if all faults have one. @returns what is left to do */
async function store(
  contract: Contract,
  {
    all,
    notPlanted,
    stored,
    trials,
  }: {
    all: StatementFault[];
    notPlanted: NotPlanted[];
    stored: ReturnType<typeof readResults>;
    trials: StatementTrial[];
  },
): Promise<string[]> {
  const on = new Date().toISOString().slice(0, 10);
  const run = trials.map(({ id, mode, otherMode }) => [
    id,
    { ...(mode && { mode }), ...(otherMode && { otherMode }), on },
  ]);
  const results = mergeResults(all, stored, Object.fromEntries(run));
  writeResults(results);
  const tried = all.flatMap((fault) => {
    const result = results[fault.id];
    return result ? [{ ...result, fault }] : [];
  });
  const left = all.length - tried.length;
  if (left > 0)
    return [
      `${left} faults have no result yet, so the page stays: run --faults ${UNTRIED} --write`,
    ];
  await writeFile(PAGE, pageOf(contract, { tried, notPlanted }));
  return [];
}

/** Says that a proof could not have failed, because it has a reason for each fault that is not found. */
export function vacuousProof(
  contract: Pick<Contract, 'statements'>,
  chosen: StatementFault[],
): string[] {
  const reasons = chosen.map((fault) => ({ id: fault.id, reason: reasonOf(contract, fault) }));
  if (reasons.some(({ reason }) => reason === undefined)) return [];
  return [
    'nothing was proven, because no run has to find one of these faults. Name in `shownBy` of the statement what judges it, or try other faults',
    ...reasons.map(({ id, reason }) => `${id} need not be found: ${reason}`),
  ];
}

/** Says which job found a fault first. The jobs after it do not run. */
export function sentenceOf({ id, by, mode, otherMode, findings }: StatementTrial): string {
  if (mode) return `${id}: first found by ${by} (${mode})`;
  return otherMode
    ? `${id}: no finding names its statement, but one shows it: ${findings[0]}`
    : `${id}: not found`;
}

/** Returns the reason why no run finds and names a fault. Undefined if a run must find it. */
export function reasonOf(
  { statements }: Pick<Contract, 'statements'>,
  { statement, survives }: StatementFault,
): string | undefined {
  return survives ?? statements.find(({ id }) => id === statement)?.notJudged;
}
