/** The build: creates everything in `generated/` from `openapi/`. */
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { operationsOf } from '../contract/contract.ts';
import type { LintException } from './check/lint.ts';
import { hashOfInputs } from './hashOfInputs.ts';
import { CACHE_DIR, PROJECT_DIR } from './paths.ts';

export interface BuildOptions {
  /** Called when a stage begins, with its name: see `StageReport`. */
  onBegin?: (stage: string) => void;
  /** Called when a stage ends, with its duration. */
  onStage?: (stage: StageReport) => void;
  /** Whether to build even if nothing has changed since the last build. Default: false. */
  force?: boolean;
  /** Whether to write. With false, the build only finds out which committed files would change. Default: true. */
  write?: boolean;
}

export interface StageReport {
  /** The work of the stage in words, or the file that it writes. */
  name: string;
  /** Duration in milliseconds. */
  milliseconds: number;
  /** Whether it changed nothing. */
  unchanged: boolean;
}

export interface BuildResult {
  operations: number;
  cases: number;
  /** The exceptions from lint rules in the source. */
  exceptions: LintException[];
  /** The committed files that differed from the source. The build has changed them, or would change them. */
  changed: string[];
}

/** The record of a build. With it, the next build can tell that nothing has changed. */
interface LastBuild {
  /** The hash of all inputs. */
  hash: string;
  /** The stamps of the files that it wrote, by path relative to the project. A stamp changes when the file does. */
  files: Record<string, string>;
  result: BuildResult;
}

const LAST_BUILD_FILE = join(CACHE_DIR, 'build.json');

/**
 * Builds everything if an input has changed. Compilers and linters are loaded only then, so that a build without
 * changes takes a tenth of a second.
 * @throws ProblemsError with all problems in the source. Then the build writes nothing
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
  // One after the other, since each uses the whole processor: then the durations are right.
  const changed: string[] = [];
  for (const { file, committed, text } of outputs) {
    if (!write && !committed) continue;
    begin(file);
    const path = join(PROJECT_DIR, file);
    const wanted = await text(contract);
    const unchanged = await hasText(path, wanted);
    if (write && !unchanged) await writeAtomically(path, wanted);
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

/** Returns true if a file exists with this text. */
async function hasText(path: string, text: string): Promise<boolean> {
  return (await readFile(path, 'utf8').catch(() => undefined)) === text;
}

/** Writes a file in one step. Until then, readers see the old content and never a part of the new one. */
async function writeAtomically(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

/** Returns true if files are as the last build left them: no person and no checkout has changed them. */
async function areUntouched(files: Record<string, string>): Promise<boolean> {
  return isDeepStrictEqual(await stampsOf(Object.keys(files)), files);
}

/** Size and time of change by file. Empty for a missing file. */
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
    // Missing or damaged: the build begins from nothing.
    return undefined;
  }
}

async function writeLastBuild(last: LastBuild): Promise<void> {
  await mkdir(CACHE_DIR, { recursive: true });
  await writeFile(LAST_BUILD_FILE, JSON.stringify(last));
}
