/** The build: creates all files in `generated/` from the source in `openapi/`. */
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { listOperations } from '../contract/contract.ts';
import { type Problem, refuse } from '../contract/yaml/problem.ts';
import type { LintException } from './check/lintExceptions.ts';
import { hashOfInputs, hashOfPacks } from './hashOfInputs.ts';
import type { Output } from './outputs/output.ts';
import { CACHE_DIR, PROJECT_DIR } from './paths.ts';
import { startThread, type Thread } from './startThread.ts';

export interface BuildOptions {
  /** Another contract: the folder with its `openapi.yaml`, and the folder to write to. Default: `openapi/` of the project. */
  contract?: { source: string; out: string };
  /** Called with the name of each stage when the stage begins. The names are those of `StageReport`. */
  onBegin?: (stage: string) => void;
  /** Called with a report when a stage ends. */
  onStage?: (stage: StageReport) => void;
  /** Whether to build even if no input has changed since the last build. Default: false. */
  force?: boolean;
  /** Whether to write files. If false, the build only finds out which committed files would change. Default: true. */
  write?: boolean;
}

export interface StageReport {
  /** A description of the stage, or the name of the file that the stage writes. */
  name: string;
  /** The duration in milliseconds. */
  milliseconds: number;
  /** Whether the file that the stage writes already had the right text. */
  unchanged: boolean;
}

export interface BuildResult {
  operations: number;
  cases: number;
  /** The exceptions from lint rules (`x-lint-exceptions`) in the source. */
  exceptions: LintException[];
  /**
   * The committed files whose text was out of date. The build has changed them, or would change them if `write` were
   * true.
   */
  changed: string[];
  /** Places where something is left to do. Empty if no input has changed since the last build. */
  advice: Problem[];
}

/** A record of the last build. The next build compares itself with it, and does nothing if nothing has changed. */
interface LastBuild {
  /** The hash of all inputs of the contract. */
  hash: string;
  /** The hash of the packs. Empty if they were not built. */
  packs: string;
  /**
   * A stamp (size and time) for each written file, by path relative to the project. It shows whether the file was
   * changed since.
   */
  files: Record<string, string>;
  result: BuildResult;
}

const LAST_BUILD_FILE = join(CACHE_DIR, 'build.json');

/**
 * Builds everything if an input has changed. If only packs have changed, it builds only them. Compilers and linters are
 * loaded only then, so that a build without changes takes a tenth of a second.
 * @throws ProblemsError with all problems in the source. In that case, nothing is written
 */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  const { contract: other, onStage, force = false, write = true } = options;
  const start = performance.now();
  const hash = hashOfInputs();
  const packs = hashOfPacks();
  const last = force || other ? undefined : await readLastBuild();
  const isSame = last?.hash === hash && (await areUntouched(last.files));
  if (isSame && last.packs === packs) {
    onStage?.({ name: 'everything', milliseconds: performance.now() - start, unchanged: true });
    return last.result;
  }
  const stages = reportStages(options);
  stages.begin('load compilers and linters');
  const thread = startThread();
  try {
    const built = isSame
      ? { ...last, changed: [] }
      : await buildContract(options, hash, { stages, thread });
    if (other) return built.result;
    const ofPacks = await buildPacks({ write, hasWorld: !isSame }, { stages, thread });
    const result = { ...built.result, changed: [], advice: [] };
    if (write)
      await writeLastBuild({ hash, packs, files: await readStamps(await listFiles()), result });
    return { ...built.result, changed: [...built.changed, ...ofPacks] };
  } finally {
    await thread.end();
  }
}

/** Reports the stages of a build as they begin and end. */
function reportStages({ onBegin, onStage }: BuildOptions) {
  let stage = { name: '', begin: 0 };
  return {
    begin: (name: string) => {
      onBegin?.(name);
      stage = { name, begin: performance.now() };
    },
    end: (unchanged = false) =>
      onStage?.({ name: stage.name, milliseconds: performance.now() - stage.begin, unchanged }),
  };
}

type Stages = ReturnType<typeof reportStages>;

/** Shared by the parts of one build. */
interface Shared {
  stages: Stages;
  /** Lints and writes types while the first thread does other work. */
  thread: Thread;
}

/** Builds the contract without the packs. */
async function buildContract(
  { contract: other, write = true }: BuildOptions,
  hash: string,
  { stages, thread }: Shared,
): Promise<{ result: BuildResult; changed: string[] }> {
  thread.load('./check/lintBundle.ts');
  const { compileContract } = await import('./compile.ts');
  const contract = await compileContract(other?.source, {
    onBegin: (name) => {
      stages.end();
      stages.begin(name);
    },
    ...(!other && { handlersDir: join(PROJECT_DIR, 'sandbox', 'areas') }),
    thread: {
      lintBundle: (document) => thread.call('./check/lintBundle.ts', document),
      writeTypes: (document) => thread.call('../contract/generateTypes.ts', document),
    },
  });
  stages.end();
  const { outputs } = await import('./outputs/index.ts');
  const wanted = outputs.filter(
    ({ committed, ofProject }) => (write || committed) && !(other && ofProject),
  );
  const changed = await writeOutputs(wanted, contract, { write, out: other?.out }, stages);
  const result = {
    operations: listOperations(contract.document).length,
    cases: contract.cases.length,
    exceptions: contract.exceptions,
    changed,
    advice: contract.advice,
  };
  const files = outputs.map(({ file }) => file);
  // If the packs have problems, the next build begins with them.
  if (write && !other)
    await writeLastBuild({ hash, packs: '', files: await readStamps(files), result });
  return { result, changed };
}

/**
 * Builds the packs with the built contract. @param hasWorld whether the files of the world are written already
 * @returns the committed files whose text was out of date
 */
async function buildPacks(
  { write, hasWorld }: { write: boolean; hasWorld: boolean },
  { stages, thread }: Shared,
): Promise<string[]> {
  const changed: string[] = [];
  if (!hasWorld) {
    stages.begin('read the tables and rows of the packs');
    const { compileWorld, problemsOfWorld } = await import('./world/compileWorld.ts');
    const world = await compileWorld();
    refuse(problemsOfWorld(world));
    stages.end();
    const { worldOutputs } = await import('./outputs/index.ts');
    const wanted = worldOutputs.filter(({ committed }) => write || committed);
    changed.push(...(await writeOutputs(wanted, { world }, { write }, stages)));
  }
  stages.begin('compile the packs');
  const { packOutputs } = await import('./packs/packOutputs.ts');
  const outputs = await packOutputs((document) =>
    thread.call('../contract/generateTypes.ts', document),
  );
  stages.end();
  const wanted = outputs.filter(({ committed }) => write || committed);
  return [...changed, ...(await writeOutputs(wanted, undefined, { write }, stages))];
}

/** Lists all files that the build has written. */
async function listFiles(): Promise<string[]> {
  const { outputs } = await import('./outputs/index.ts');
  const { packOutputFiles } = await import('./packs/packOutputs.ts');
  return [...outputs.map(({ file }) => file), ...packOutputFiles()];
}

/**
 * Writes files one after the other. Each uses the whole processor, so parallel runs would distort the durations.
 * @param out the folder for another contract. Default: `generated/`
 * @returns the committed files whose text was out of date
 */
async function writeOutputs<Compiled>(
  outputs: Output<Compiled>[],
  compiled: Compiled,
  { write, out }: { write: boolean; out?: string | undefined },
  { begin, end }: Stages,
): Promise<string[]> {
  const changed: string[] = [];
  for (const { file, committed, text } of outputs) {
    begin(file);
    const path = out ? join(out, relative('generated', file)) : join(PROJECT_DIR, file);
    const wanted = await text(compiled);
    const unchanged = await hasText(path, wanted);
    if (write && !unchanged) await writeAtomically(path, wanted);
    if (committed && !unchanged) changed.push(file);
    end(unchanged);
  }
  return changed;
}

/** Returns true if a file exists and has this text. */
async function hasText(path: string, text: string): Promise<boolean> {
  return (await readFile(path, 'utf8').catch(() => undefined)) === text;
}

/** Writes a file in one step, so that nobody can read a half-written file. */
async function writeAtomically(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

/** Returns true if files are unchanged since the last build. A person or a checkout may have changed them. */
async function areUntouched(files: Record<string, string>): Promise<boolean> {
  return isDeepStrictEqual(await readStamps(Object.keys(files)), files);
}

/** Returns the size and modification time of each file. A missing file has an empty text instead. */
async function readStamps(files: string[]): Promise<Record<string, string>> {
  const stamps = files.map(async (file) => {
    const found = await stat(join(PROJECT_DIR, file)).catch(() => undefined);
    return [file, found ? `${found.size} ${found.mtimeMs}` : ''];
  });
  return Object.fromEntries(await Promise.all(stamps));
}

async function readLastBuild(): Promise<LastBuild | undefined> {
  try {
    return JSON.parse(await readFile(LAST_BUILD_FILE, 'utf8')) as LastBuild;
  } catch {
    // The record is missing or damaged, so everything is built.
    return undefined;
  }
}

async function writeLastBuild(last: LastBuild): Promise<void> {
  await mkdir(CACHE_DIR, { recursive: true });
  await writeFile(LAST_BUILD_FILE, JSON.stringify(last));
}
