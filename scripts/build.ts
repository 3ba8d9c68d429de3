/** The build: from `openapi/` to everything in `generated/`. */
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { operationsOf } from '../contract/contract.ts';
import type { LintException } from './check/lint.ts';
import { hashOfInputs } from './hashOfInputs.ts';
import { CACHE_DIR, PROJECT_DIR } from './paths.ts';

export interface BuildOptions {
  /** Called as each stage begins, with what is done in it or the file that it makes. */
  onBegin?: (stage: string) => void;
  /** Called as each stage ends, with the time that it took. */
  onStage?: (stage: StageReport) => void;
  /** Builds also when nothing has changed since the last build. Default: false. */
  force?: boolean;
  /** False: looks only which of the committed files would change. Default: true. */
  write?: boolean;
}

export interface StageReport {
  /** What was done, or the file that was made. */
  name: string;
  /** Duration in milliseconds. */
  milliseconds: number;
  /** Whether it left everything as it was. */
  unchanged: boolean;
}

export interface BuildResult {
  operations: number;
  cases: number;
  /** The exceptions from the rules that the source makes. */
  exceptions: LintException[];
  /** The committed files that this build had to change, or would have to: they were not what the source gives. */
  changed: string[];
}

/** What is remembered of a build. */
interface LastBuild {
  /** The hash of all that it read. */
  hash: string;
  /** The files that it made, by their path relative to the project, with what tells whether they were touched. */
  files: Record<string, string>;
  result: BuildResult;
}

const LAST_BUILD_FILE = join(CACHE_DIR, 'build.json');

/**
 * Makes everything anew when anything that the build reads has changed. Compilers and linters are
 * loaded only then: without a change a build takes a tenth of a second.
 * @throws ProblemsError with what is wrong in the source; nothing is written then
 */
export async function build({
  onBegin,
  onStage,
  force = false,
  write = true,
}: BuildOptions = {}): Promise<BuildResult> {
  const start = performance.now();
  const hash = hashOfInputs();
  const last = force ? undefined : await readLastBuild();
  if (last?.hash === hash && (await areUntouched(last.files))) {
    onStage?.({ name: 'everything', milliseconds: performance.now() - start, unchanged: true });
    return last.result;
  }
  let stage = { name: '', begin: 0 };
  const end = (unchanged = false) =>
    onStage?.({ name: stage.name, milliseconds: performance.now() - stage.begin, unchanged });
  const begin = (name: string) => {
    onBegin?.(name);
    stage = { name, begin: performance.now() };
  };
  begin('load compilers and linters');
  const { compileContract } = await import('./compile.ts');
  const contract = await compileContract(undefined, (name) => {
    end();
    begin(name);
  });
  end();

  const { outputs } = await import('./outputs/index.ts');
  // One after the other: each keeps the processor busy, and so its time is its own.
  const changed: string[] = [];
  for (const { file, committed, text } of outputs) {
    if (!write && !committed) continue;
    begin(file);
    const path = join(PROJECT_DIR, file);
    const wanted = await text(contract);
    const unchanged = await has(path, wanted);
    if (write && !unchanged) await writeWhole(path, wanted);
    if (committed && !unchanged) changed.push(file);
    end(unchanged);
  }
  const result = {
    operations: operationsOf(contract.document).length,
    cases: contract.cases.length,
    exceptions: contract.exceptions,
    changed: [],
  };
  if (write)
    await writeLastBuild({ hash, files: await stampsOf(outputs.map(({ file }) => file)), result });
  return { ...result, changed };
}

/** Whether a file is there and has a text. */
async function has(path: string, text: string): Promise<boolean> {
  return (await readFile(path, 'utf8').catch(() => undefined)) === text;
}

/** Writes a file. It is there whole or not at all: whoever reads it meanwhile sees the old one. */
async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

/** Whether files are as a build left them: nobody has edited them, or taken others from git. */
async function areUntouched(files: Record<string, string>): Promise<boolean> {
  return isDeepStrictEqual(await stampsOf(Object.keys(files)), files);
}

/** Size and time of change of files; empty for one that is not there. */
async function stampsOf(files: string[]): Promise<Record<string, string>> {
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
    // Not there, or not whole: everything is built.
    return undefined;
  }
}

async function writeLastBuild(last: LastBuild): Promise<void> {
  await mkdir(CACHE_DIR, { recursive: true });
  await writeFile(LAST_BUILD_FILE, JSON.stringify(last));
}
