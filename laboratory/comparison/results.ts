/** Writes the page of the comparison, its results as JSON, its picture, and the raw findings of each tool. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import { parse } from 'yaml';
import type { Contract } from '../../contract/contract.ts';
import { PROJECT_DIR } from '../../scripts/index.ts';
import type { FieldFault } from './draw.ts';
import { pageOf } from './page.ts';
import { pictureOf } from './picture.ts';
import { type Cell, cellOf, type FieldRun, falseAlarms, foundByChance, REPEATED } from './score.ts';
import type { Tool } from './tools/tool.ts';
import { TOOLS } from './tools/tools.ts';
import { WFC_VERSION } from './wfcCategory.ts';
import { wfcOfRun } from './wfcOfRun.ts';

/** The path of the page without its ending. Its JSON and the folder of the raw findings have the same name. */
const pathOf = (list: 'real' | undefined): string =>
  join(PROJECT_DIR, 'docs', list ? `comparison-${list}` : 'comparison');

/** A tool that could not be had, with the attempt. */
export interface Unavailable {
  name: string;
  madeFor: string;
  attempt: string;
  date: string;
  result: string;
}

/** A fault that our suites missed in an earlier run, and what finds it since then. */
export interface Mended {
  fault: string;
  shown: string;
  mended: string;
}

/** The runs of a tool on the servers without a fault. */
export interface Faultless {
  tool: string;
  /** The number of different findings on each server. All of them are false alarms. */
  falseAlarms: number[];
  requests: number[];
  seconds: number[];
  left: FieldRun['left'][];
  /** The drawn faults that a repeated run without a fault would seem to find. */
  foundByChance: number;
}

/** The content of `docs/comparison.json`, or of `docs/comparison-real.json`. */
export interface Comparison {
  /** Present if the faults are defects that real servers had. */
  list?: 'real';
  /** The version of Web Fuzzing Commons whose categories the findings have. */
  wfcVersion: string;
  date: string;
  seed: number;
  /** The seconds that each tool got for one server. */
  budget: number;
  faults: Omit<FieldFault, 'planted'>[];
  tools: Pick<Tool, 'id' | 'name' | 'version' | 'madeFor' | 'setting'>[];
  unavailable: Unavailable[];
  mended: Mended[];
  faultless: Faultless[];
  cells: Cell[];
  /** Absent before another run was compared. */
  repeat?: Repeat;
}

/** The verdicts of a second run, beside those of the first. */
export interface Repeat {
  date: string;
  /** The number of faults that the second run tried. */
  faults: number;
  /** The number of verdicts that both runs have. */
  verdicts: number;
  /** The verdicts that differ. */
  different: { tool: string; fault: string; first: boolean; second: boolean }[];
}

export interface FieldResults {
  list?: 'real';
  seed: number;
  budget: number;
  faults: FieldFault[];
  tools: Tool[];
  runs: FieldRun[];
}

/** Writes the results. The tools of an earlier run with the same faults stay on the page if they did not run now. */
export async function writeResults(contract: Contract, results: FieldResults): Promise<void> {
  const time = new Date().toISOString();
  const notes = {
    unavailable: await notesOf<Unavailable>('unavailable'),
    mended: await notesOf<Mended>('mended'),
  };
  const earlier = await readResults(results.list);
  const comparison = withEarlier(comparisonOf(results, notes, time.slice(0, 10)), earlier);
  await writePage(comparison);
  const folder = pathOf(comparison.list);
  await mkdir(folder, { recursive: true });
  const kept = comparison.tools.map(({ id }) => `${id}.json.gz`);
  for (const file of await readdir(folder)) if (!kept.includes(file)) await rm(join(folder, file));
  await writeFile(join(folder, 'found-by-kind.svg'), pictureOf(comparison));
  for (const tool of results.tools) {
    const own = results.runs.filter((run) => run.tool === tool.id);
    const raw = own.map((run) => ({
      server: run.server,
      report: wfcOfRun(contract, tool, run, time),
    }));
    await writeFile(
      join(folder, `${tool.id}.json.gz`),
      gzipSync(JSON.stringify(raw), { level: 9 }),
    );
  }
}

/** Reads a list that people write: `unavailable.yaml` or `mended.yaml`. */
async function notesOf<T>(name: string): Promise<T[]> {
  return parse(await readFile(join(import.meta.dirname, `${name}.yaml`), 'utf8'));
}

/** Adds the verdicts of a second run to the page and to its JSON. */
export async function writeRepeat(first: Comparison, repeat: Repeat): Promise<void> {
  await writePage({ ...first, repeat });
}

async function writePage(comparison: Comparison): Promise<void> {
  const path = pathOf(comparison.list);
  await writeFile(`${path}.json`, `${JSON.stringify(comparison, null, 1)}\n`);
  await writeFile(`${path}.md`, pageOf(comparison));
}

function fileOf(list: 'real' | undefined): string {
  return `${pathOf(list)}.json`;
}

async function readResults(list: 'real' | undefined): Promise<Comparison | undefined> {
  const file = fileOf(list);
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined;
}

/** Adds the tools of an earlier run that did not run now, if that run had the same seed, budget and faults. */
export function withEarlier(now: Comparison, earlier: Comparison | undefined): Comparison {
  if (!earlier || !isSameDraw(earlier, now)) return now;
  const isNow = (id: string) => now.tools.some((tool) => tool.id === id);
  const both = [...earlier.tools.filter(({ id }) => !isNow(id)), ...now.tools];
  const order = TOOLS.map(({ id }) => id);
  return {
    ...now,
    tools: both.sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id)),
    faultless: [...earlier.faultless.filter(({ tool }) => !isNow(tool)), ...now.faultless],
    cells: [...earlier.cells.filter(({ tool }) => !isNow(tool)), ...now.cells],
  };
}

type Draw = Pick<Comparison, 'seed' | 'budget'> & { faults: Pick<FieldFault, 'id'>[] };

function isSameDraw(one: Draw, other: Draw): boolean {
  const drawn = ({ seed, budget, faults }: Draw) => [seed, budget, faults.map(({ id }) => id)];
  return isDeepStrictEqual(drawn(one), drawn(other));
}

/**
 * Tells why results of some tools cannot join the written ones.
 * @returns undefined if they can; otherwise the results of the other tools would be lost
 */
export async function problemOfJoining(
  list: 'real' | undefined,
  draw: Draw,
): Promise<string | undefined> {
  const written = await readResults(list);
  if (!written || isSameDraw(written, draw)) return undefined;
  const { seed, budget, faults } = written;
  return `${fileOf(list)} has another draw, and some tools alone cannot replace it. Add --seed ${seed} --sample ${faults.length} --budget ${budget}, or leave out --tools.`;
}

/**
 * Reads the results of the first run, to which a second run is compared.
 * @throws if the file is missing, or if it has another seed or budget
 */
export async function readFirstRun(
  wanted: Pick<Comparison, 'list' | 'seed' | 'budget'>,
): Promise<Comparison> {
  const file = fileOf(wanted.list);
  const first = await readResults(wanted.list);
  if (!first)
    throw new Error(
      `There is no first run to repeat. 'npm run proof -- field --write' writes ${file}.`,
    );
  const { seed, budget } = first;
  if (seed !== wanted.seed || budget !== wanted.budget)
    throw new Error(`${file} has another seed or budget. Add --seed ${seed} --budget ${budget}.`);
  return first;
}

/** Compares the verdicts of two runs. A verdict counts if both runs have it, and the tool ran to its end in both. */
export function repeatOf(first: Comparison, { faults, tools, runs }: FieldResults): Repeat {
  const second = cellsOf({ faults, tools, runs }).filter(({ error }) => error === undefined);
  const both = second.flatMap(({ tool, fault, found }) => {
    const cell = first.cells.find((one) => one.tool === tool && one.fault === fault);
    if (!cell || cell.error !== undefined) return [];
    return { tool, fault, first: cell.found, second: found };
  });
  return {
    date: new Date().toISOString().slice(0, 10),
    faults: new Set(both.map(({ fault }) => fault)).size,
    verdicts: both.length,
    different: both.filter((one) => one.first !== one.second),
  };
}

export function comparisonOf(
  { list, seed, budget, faults, tools, runs }: FieldResults,
  notes: { unavailable: Unavailable[]; mended: Mended[] },
  date: string,
): Comparison {
  return {
    ...(list && { list }),
    wfcVersion: WFC_VERSION,
    date,
    seed,
    budget,
    faults: faults.map(({ planted: _, ...fault }) => fault),
    tools: tools.map(({ id, name, version, madeFor, setting }) => ({
      id,
      name,
      version,
      madeFor,
      setting,
    })),
    ...notes,
    faultless: tools.map(({ id }) => {
      const all = faultlessRuns(id, runs);
      const first = all.filter(({ server }) => server !== REPEATED);
      const repeated = all.find(({ server }) => server === REPEATED);
      return {
        tool: id,
        falseAlarms: first.map((run) => falseAlarms(run).length),
        requests: first.map(({ requests }) => requests),
        seconds: first.map(({ seconds }) => seconds),
        left: first.map(({ left }) => left),
        foundByChance: repeated ? foundByChance(repeated, faults, first) : 0,
      };
    }),
    cells: cellsOf({ faults, tools, runs }),
  };
}

function cellsOf({ faults, tools, runs }: Pick<FieldResults, 'faults' | 'tools' | 'runs'>): Cell[] {
  return faults.flatMap((fault) =>
    tools.flatMap(({ id }) => {
      const run = runs.find(({ tool, server }) => tool === id && server === fault.id);
      return run ? [cellOf(run, fault, faultlessRuns(id, runs))] : [];
    }),
  );
}

function faultlessRuns(id: string, runs: FieldRun[]): FieldRun[] {
  return runs.filter(({ tool, server }) => tool === id && server.startsWith('faultless-'));
}
