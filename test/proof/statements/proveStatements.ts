/** Plants a fault for each statement of the documents, and counts which of them the suites find and name. */
import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contract } from '../../../contract/contract.ts';
import { prove } from '../../../faults/prove.ts';
import {
  type NotPlanted,
  readStatementFaults,
  STATEMENT_LISTS,
} from '../../../faults/source/plant.ts';
import {
  MODES,
  type Mode,
  type StatementFault,
  statementRunner,
} from '../../../faults/source/statementRunner.ts';
import { CACHE_DIR } from '../../../scripts/index.ts';
import { PAGE, pageOf } from './page.ts';

export interface ProveStatementsOptions {
  /** The seed of the deployment and of the sample. */
  seed: number;
  /** The number of faults to plant, drawn by the seed. Default: all. */
  sample?: number;
  /** The faults to plant: IDs of statements, areas, or IDs of faults. Default: all. */
  faults?: string[];
  /** Continues the last run with the same seed. Default: false. */
  resume: boolean;
  /** Writes the page. Needs all faults. */
  write: boolean;
  onProgress: (text: string) => void;
}

/** The result of a fault, as in the record of a run. */
export interface StatementTrial {
  /** The ID of the fault. */
  id: string;
  statement: string;
  summary: string;
  survives?: string;
  /** How the suites found and named it first. Absent if they did not. */
  mode?: Mode;
  /** The job that found it: `properties listTags.sort.name`. */
  by?: string;
  /** If no finding names the statement: how other findings found the fault first. */
  otherMode?: Mode;
  findings: string[];
}

export interface StatementOutcome {
  trials: StatementTrial[];
  notPlanted: NotPlanted[];
}

const LANES = 2;

export async function proveStatements(
  contract: Contract,
  { seed, sample, faults: named, resume, write, onProgress }: ProveStatementsOptions,
): Promise<{ figures: string[]; faults: string[] }> {
  const lists = STATEMENT_LISTS.map(readStatementFaults);
  const all = lists.flatMap(({ faults }) => faults);
  const notPlanted = lists.flatMap((list) => list.notPlanted);
  const isNamed = ({ id, statement }: StatementFault) =>
    named?.some((name) => id === name || statement === name || statement.startsWith(`${name}.`)) ??
    true;
  const chosen = drawn(all.filter(isNamed), sample, seed);
  const record = await openRecord(join(CACHE_DIR, `proof-statements-${seed}.jsonl`), resume);
  const isDone = ({ id }: StatementFault) => record.trials.some((trial) => trial.id === id);
  const runner = statementRunner(contract, { seed: `random:${seed}` });
  await prove(
    chosen.filter((fault) => !isDone(fault)).map((fault) => ({ ...fault, checks: ['named'] })),
    runner,
    {
      lanes: LANES,
      onTrial: ({ fault, outcome, by, findings }) => {
        const first = findings[0]?.split(' ')[0] as Mode | undefined;
        record.add({
          id: fault.id,
          statement: fault.statement,
          summary: fault.summary,
          ...(fault.survives && { survives: fault.survives }),
          ...(outcome === 'found'
            ? { mode: by!.split(' ')[0] as Mode, by: by!.split(' ').slice(1).join(' ') }
            : first && { otherMode: first }),
          findings: findings.slice(0, MOST_FINDINGS),
        });
        onProgress(`${record.trials.length} of ${chosen.length} faults tried`);
      },
    },
  ).finally(runner.close);
  await record.written();
  const trials = record.trials.filter(({ id }) => chosen.some((fault) => fault.id === id));
  if (write) await writeFile(PAGE, pageOf(contract, { trials, notPlanted }));
  const isOnDeployment = ({ mode }: StatementTrial) => mode === 'reading' || mode === 'writing';
  const unplanted = contract.statements.filter(
    ({ id, notObservable }) =>
      notObservable === undefined &&
      !all.some(({ statement }) => statement === id) &&
      !notPlanted.some(({ statement }) => statement === id),
  );
  return {
    figures: [
      `${trials.filter(isOnDeployment).length} of ${trials.length} faults found on a deployment by a finding that names the statement`,
      ...MODES.map((mode) => `${trials.filter((one) => one.mode === mode).length} first ${mode}`),
      `${trials.filter(({ mode, otherMode }) => !mode && otherMode).length} found by other findings only`,
    ],
    faults: [
      ...trials
        .filter((trial) => !isOnDeployment(trial) && !trial.survives)
        .map(({ id, summary }) => `${id} is not found on a deployment: ${summary}`),
      ...trials
        .filter((trial) => isOnDeployment(trial) && trial.survives)
        .map(({ id, by }) => `${id} is found by ${by}: remove \`survives\` from the fault`),
      ...unplanted.map(
        ({ id }) => `no fault breaks the statement ${id}: write one in faults/source/statements/`,
      ),
    ],
  };
}

/** The most findings that the record keeps for a fault. */
const MOST_FINDINGS = 5;

/** Draws a number of faults. The order by a hash of seed and ID is random, and does not change with other faults. */
function drawn(
  faults: StatementFault[],
  count: number | undefined,
  seed: number,
): StatementFault[] {
  if (count === undefined) return faults;
  const rankOf = ({ id }: StatementFault) =>
    createHash('sha256').update(`${seed} ${id}`).digest('hex');
  return faults
    .map((fault) => ({ fault, rank: rankOf(fault) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ fault }) => fault);
}

/** Opens the record of a run, a JSON line for each fault. */
async function openRecord(file: string, resume: boolean) {
  await mkdir(CACHE_DIR, { recursive: true });
  if (!resume) await rm(file, { force: true });
  const text = await readFile(file, 'utf8').catch(() => '');
  const trials = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as StatementTrial);
  let last = Promise.resolve();
  return {
    trials,
    add: (trial: StatementTrial) => {
      trials.push(trial);
      last = last.then(() => appendFile(file, `${JSON.stringify(trial)}\n`));
    },
    written: () => last,
  };
}
