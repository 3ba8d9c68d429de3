/** Runs the tools of the field and our suites on the same servers, and counts the faults that each of them finds. */
import { existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contract } from '../../contract/contract.ts';
import { CACHE_DIR } from '../../scripts/index.ts';
import { drawFaults, drawRealFaults, FIELD_KINDS, type FieldFault } from './draw.ts';
import { type FieldServer, startFieldServer } from './fieldServer.ts';
import { describeWorld, type FieldWorld } from './fieldWorld.ts';
import { problemOfJoining, readFirstRun, repeatOf, writeRepeat, writeResults } from './results.ts';
import { cellOf, type FieldRun, type FieldTarget, falseAlarms, REPEATED } from './score.ts';
import type { Tool } from './tools/tool.ts';
import { TOOLS } from './tools/tools.ts';

export interface ProveFieldOptions {
  /** The seed of the draw. The worlds have this number and the next two. */
  seed: number;
  /** `real` draws defects that real servers had. Their results have a page of their own. */
  list?: 'real';
  /** The number of faults, drawn from all kinds in turn. Default: five of each kind, or 24 defects of real servers. */
  sample?: number;
  /** The tools to run, by their IDs. Default: all that do not take hours. */
  tools?: string[];
  /** The seconds that each tool gets for one server. */
  budget: number;
  /** Continues the last run with the same seed and budget. */
  resume: boolean;
  /** Compares the verdicts with those of the first run that is stored. The run has a record of its own. */
  repeat: boolean;
  /**
   * Writes the page, the results and the raw findings. With `repeat`, only the comparison is added to the page. With
   * `tools`, the other tools keep their written results, which must be of the same draw.
   */
  write: boolean;
  onProgress: (text: string) => void;
}

/** The number of random worlds without a fault. */
const WORLDS = 3;

/** The number of drawn faults of each kind. */
const PER_KIND = 5;

/** The number of drawn defects of real servers. */
const REAL_FAULTS = 24;

export async function proveField(
  contract: Contract,
  {
    seed,
    list,
    sample,
    tools: named,
    budget,
    resume,
    repeat,
    write,
    onProgress,
  }: ProveFieldOptions,
): Promise<{ figures: string[]; faults: string[] }> {
  const firstRun = repeat ? await readFirstRun({ seed, budget, ...(list && { list }) }) : undefined;
  const tools = TOOLS.filter(({ id, isNamedOnly }) => named?.includes(id) ?? !isNamedOnly);
  onProgress('drawing the faults');
  const drawn = await drawnFaults(contract, { seed, list, sample });
  const problems: string[] = [];
  if (write && named && !repeat) {
    const problem = await problemOfJoining(list, { seed, budget, faults: drawn });
    if (problem) return { figures: [], faults: [problem] };
  }
  const installed = new Map<string, Tool>();
  for (const tool of tools) {
    onProgress(`installing ${tool.name}`);
    try {
      await tool.install?.();
      installed.set(tool.id, tool);
    } catch (error) {
      problems.push(`${tool.name} could not be installed: ${(error as Error).message}`);
    }
  }
  const targets: FieldTarget[] = [
    ...Array.from({ length: WORLDS }, (_, index) => ({
      id: `faultless-${index + 1}`,
      world: seed + index,
    })),
    { id: REPEATED, world: seed },
    ...drawn.map((fault) => ({ id: fault.id, world: seed, fault })),
  ];
  const name = `proof-field-${list ? `${list}-` : ''}${seed}-${budget}${repeat ? '-repeat' : ''}.jsonl`;
  const record = await openRecord(join(CACHE_DIR, name), resume);
  const worlds = new Map<number, FieldWorld>();
  const folder = await mkdtemp(join(tmpdir(), 'field-'));
  try {
    for (const [index, target] of targets.entries()) {
      const due = [...installed.values()].filter(({ id }) => !record.has(id, target.id));
      if (due.length === 0) continue;
      const at = `${index + 1} of ${targets.length} servers (${target.id})`;
      onProgress(at);
      try {
        const world = worlds.get(target.world) ?? (await worldOf(contract, target.world, folder));
        worlds.set(target.world, world);
        const server = await startFieldServer(contract, target);
        try {
          await runTools(due, { contract, server, world, folder, budget }, (run) => {
            record.add({ ...run, server: target.id });
            onProgress(`${at}: ${run.tool}, ${run.findings.length} findings, ${run.seconds} s`);
          });
        } finally {
          await server.close();
        }
      } catch (error) {
        problems.push(`${target.id}: ${(error as Error).message}`);
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  await record.written();
  const runs = record.runs();
  const results = {
    ...(list && { list }),
    seed,
    budget,
    faults: drawn,
    tools: [...installed.values()],
    runs,
  };
  const again = firstRun && repeatOf(firstRun, results);
  if (write) {
    if (again) await writeRepeat(firstRun, again);
    else await writeResults(contract, results);
  }
  return {
    figures: [
      ...results.tools.map((tool) => figureOf(tool, drawn, runs)),
      ...(again
        ? [
            `${again.verdicts - again.different.length} of ${again.verdicts} verdicts are those of the first run`,
          ]
        : []),
    ],
    faults: [
      ...problems,
      ...runs
        .filter(({ tool, error }) => installed.has(tool) && error !== undefined)
        .map(({ tool, server, error }) => `${tool} on ${server}: ${error}`),
    ],
  };
}

async function drawnFaults(
  contract: Contract,
  { seed, list, sample }: { seed: number; list: 'real' | undefined; sample: number | undefined },
): Promise<FieldFault[]> {
  if (list) return inTurn(drawRealFaults(contract, { seed, count: sample ?? REAL_FAULTS }));
  const perKind = sample === undefined ? PER_KIND : Math.ceil(sample / FIELD_KINDS.length);
  return inTurn(await drawFaults(contract, { seed, perKind })).slice(0, sample);
}

/** Orders the faults so that the first ones are of all kinds. */
function inTurn(faults: FieldFault[]): FieldFault[] {
  const byKind = FIELD_KINDS.map((kind) => faults.filter((fault) => fault.kind === kind));
  const longest = Math.max(...byKind.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    byKind.flatMap((of) => of[index] ?? []),
  ).flat();
}

async function worldOf(contract: Contract, number: number, parent: string): Promise<FieldWorld> {
  const server = await startFieldServer(contract, { world: number });
  try {
    const folder = join(parent, `world-${number}`);
    return await describeWorld(contract, { number, url: server.url, folder });
  } finally {
    await server.close();
  }
}

interface Setting {
  contract: Contract;
  server: FieldServer;
  world: FieldWorld;
  folder: string;
  budget: number;
}

/** Runs tools on a server one after the other, each on a freshly reset sandbox. */
async function runTools(
  tools: Tool[],
  { folder, ...setting }: Setting,
  onRun: (run: Omit<FieldRun, 'server'>) => void,
): Promise<void> {
  const { server } = setting;
  // A tool that reads traffic runs directly after the tool that sent it.
  const readers = tools.filter(({ reads }) => reads !== undefined);
  const isWanted = (id: string) => tools.some((tool) => tool.id === id);
  const senders = [
    ...tools.filter(({ reads }) => reads === undefined),
    ...TOOLS.filter(({ id }) => !isWanted(id) && readers.some(({ reads }) => reads === id)),
  ];
  for (const sender of senders) {
    await server.reset();
    await server.left();
    server.proxy.restart(sender.keepsTraffic === true);
    const run = await runOne(sender, setting, folder);
    const sent = { requests: server.proxy.count(), left: await server.left() };
    if (isWanted(sender.id)) onRun({ ...run, ...sent });
    for (const reader of readers.filter(({ reads }) => reads === sender.id)) {
      const read = await runOne(reader, setting, folder);
      onRun({ ...read, requests: 0, left: { created: 0, changed: 0, deleted: 0 } });
    }
  }
}

async function runOne(
  tool: Tool,
  setting: Omit<Setting, 'folder'>,
  parent: string,
): Promise<Pick<FieldRun, 'tool' | 'findings' | 'seconds' | 'note' | 'error'>> {
  const folder = await mkdtemp(join(parent, `${tool.id}-`));
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 100) / 10;
  try {
    const { findings, note } = await tool.run({ ...setting, folder });
    const failure = setting.server.proxy.failure();
    if (failure) throw new Error(`The fault could not be planted in a response: ${failure.stack}`);
    return { tool: tool.id, findings, seconds: seconds(), ...(note !== undefined && { note }) };
  } catch (error) {
    return { tool: tool.id, findings: [], seconds: seconds(), error: (error as Error).message };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Opens the record of a run: a JSON line for each tool on each server. */
async function openRecord(file: string, resume: boolean) {
  await mkdir(CACHE_DIR, { recursive: true });
  if (!resume) await rm(file, { force: true });
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  const runs = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as FieldRun)
    // A tool that did not run to its end is tried again.
    .filter(({ error }) => error === undefined);
  let last = Promise.resolve();
  return {
    has: (tool: string, server: string) =>
      runs.some((run) => run.tool === tool && run.server === server),
    add: (run: FieldRun) => {
      runs.push(run);
      last = last.then(() => appendFile(file, `${JSON.stringify(run)}\n`));
    },
    runs: () => runs,
    written: () => last,
  };
}

function figureOf({ id, name }: Tool, faults: FieldFault[], runs: FieldRun[]): string {
  const own = runs.filter(({ tool }) => tool === id);
  const faultless = own.filter(({ server }) => server.startsWith('faultless-'));
  const found = faults.filter((fault) =>
    own.some((run) => run.server === fault.id && cellOf(run, fault, faultless).found),
  );
  const alarms = faultless
    .filter(({ server }) => server !== REPEATED)
    .map((run) => falseAlarms(run).length);
  return `${name}: ${found.length} of ${faults.length} faults, ${alarms.reduce((sum, one) => sum + one, 0)} false alarms on ${alarms.length} servers`;
}
