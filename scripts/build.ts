/**
 * The build: from `openapi/` to everything in `generated/` and the reference in `docs/reference/`.
 * Nothing is written when the source has a problem, and a file whose inputs have not changed is
 * not made again.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringifyYaml } from '@redocly/openapi-core';
import { operationsOf } from '../contract/contract.ts';
import type { Document } from '../contract/openapi.ts';
import { answersText, answersTypeText } from './answers.ts';
import type { BundledContract, CompiledContract } from './compile.ts';
import { coverageText } from './coverage.ts';
import type { LintException } from './lint.ts';
import {
  CACHE_DIR,
  COVERAGE_FILE,
  GENERATED_DIR,
  PROJECT_DIR,
  REFERENCE_DIR,
  SOURCE_DIR,
} from './paths.ts';
import { ProblemsError } from './problem.ts';

export interface BuildOptions {
  /** Called as each stage ends, with the time that it took. */
  onStage?: (stage: StageReport) => void;
  /** Builds everything anew, whatever the last build left. Default: false. */
  force?: boolean;
}

export interface StageReport {
  name: string;
  /** Duration in milliseconds; 0 when there was nothing to do. */
  milliseconds: number;
  /** Whether its inputs were the ones of the last build. */
  unchanged: boolean;
}

export interface BuildResult {
  operations: number;
  cases: number;
  exceptions: LintException[];
}

/** What the last build was made from: hashes of the inputs, by stage. */
interface Memory {
  source: string;
  stages: Record<string, string>;
  result: BuildResult;
}

/**
 * What is made from what, beside the reference. The stages run side by side. What they need
 * is loaded when they run: a build with nothing to do should not load a compiler.
 */
const STAGES: Stage[] = [
  {
    name: 'bundle (yaml)',
    output: join(GENERATED_DIR, 'openapi.yaml'),
    inputs: ({ document }) => JSON.stringify(document),
    text: ({ document }) => bundleText(document),
  },
  {
    name: 'bundle (json)',
    output: join(GENERATED_DIR, 'openapi.json'),
    text: ({ document }) => JSON.stringify(document),
  },
  {
    name: 'cases',
    output: join(GENERATED_DIR, 'cases.json'),
    text: ({ cases }) => JSON.stringify(cases),
  },
  {
    name: 'answers',
    output: join(GENERATED_DIR, 'answers.js'),
    text: ({ document, cases }) => answersText(document, cases),
  },
  {
    name: 'answers (types)',
    output: join(GENERATED_DIR, 'answers.d.ts'),
    text: ({ cases }) => answersTypeText(cases),
  },
  {
    name: 'coverage',
    output: COVERAGE_FILE,
    text: coverageText,
  },
  {
    name: 'types',
    output: join(GENERATED_DIR, 'types.ts'),
    inputs: ({ bareText }) => bareText,
    text: async ({ bareText }) => (await import('./types.ts')).typesText(JSON.parse(bareText)),
  },
  {
    name: 'operations',
    output: join(GENERATED_DIR, 'operations.ts'),
    inputs: ({ bareText }) => bareText,
    text: async ({ document }) => (await import('./types.ts')).operationsText(document),
  },
  {
    name: 'validators',
    output: join(GENERATED_DIR, 'validators.js'),
    inputs: ({ bareText }) => bareText,
    text: ({ validators }) => validators.moduleText(),
  },
];

interface Stage {
  name: string;
  /** The file that is made. */
  output: string;
  text: (contract: CompiledContract) => string | Promise<string>;
  /** What the text depends on, where that is quicker had than the text. Default: the text itself. */
  inputs?: (contract: CompiledContract) => string;
}

/** @throws ProblemsError with everything that is wrong in the source; nothing is written then. */
export async function build({ onStage, force = false }: BuildOptions = {}): Promise<BuildResult> {
  const memory = force ? undefined : await readMemory();
  const tools = await hashOfFiles(TOOLS);
  const source = hashOf(tools, await hashOfFiles([SOURCE_DIR]));
  if (
    memory?.source === source &&
    [REFERENCE_FILE, ...STAGES.map(({ output }) => output)].every((file) => existsSync(file))
  ) {
    onStage?.({ name: 'everything', milliseconds: 0, unchanged: true });
    return memory.result;
  }
  const { compileContract } = await import('./compile.ts');
  const reference = referenceStage(memory, tools, onStage);
  const contract = await timed('lint and bundle', onStage, () => compileContract(reference.begin));
  if (contract.problems.length > 0) {
    reference.abandon();
    throw new ProblemsError(contract.problems);
  }
  await mkdir(GENERATED_DIR, { recursive: true });
  const stages = await Promise.all(
    STAGES.map(async ({ name, output, inputs, text }) => {
      const made = inputs ? undefined : await text(contract);
      const hash = hashOf(tools, made ?? inputs?.(contract) ?? '');
      if (memory?.stages[name] === hash && existsSync(output))
        onStage?.({ name, milliseconds: 0, unchanged: true });
      else
        await timed(name, onStage, async () => writeWhole(output, made ?? (await text(contract))));
      return [name, hash];
    }),
  );
  stages.push([REFERENCE, await reference.finish()]);
  const result = {
    operations: operationsOf(contract.document).length,
    cases: contract.cases.length,
    exceptions: contract.exceptions,
  };
  await writeMemory({ source, stages: Object.fromEntries(stages), result });
  return result;
}

const REFERENCE = 'reference';
const REFERENCE_FILE = join(REFERENCE_DIR, 'index.html');

/**
 * The reference is made by a process of its own. It begins while the bundle is linted in this one, and
 * is put in its place when nothing was found.
 */
function referenceStage(
  memory: Memory | undefined,
  tools: string,
  onStage: BuildOptions['onStage'],
) {
  const abandoned = new AbortController();
  let hash = '';
  let page: Promise<string> | undefined;
  return {
    begin: ({ document, cases }: BundledContract) => {
      hash = hashOf(tools, JSON.stringify([document, cases]));
      if (memory?.stages[REFERENCE] === hash && existsSync(REFERENCE_FILE)) return;
      page = timed(REFERENCE, onStage, async () =>
        (await import('./docs.ts')).renderReference(document, cases, abandoned.signal),
      );
      // Looked at in `finish`, or not at all.
      page.catch(() => {});
    },
    abandon: () => abandoned.abort(),
    finish: async () => {
      if (page) await (await import('./docs.ts')).placeReference(await page);
      else onStage?.({ name: REFERENCE, milliseconds: 0, unchanged: true });
      return hash;
    },
  };
}

async function timed<T>(
  name: string,
  onStage: BuildOptions['onStage'],
  work: () => Promise<T>,
): Promise<T> {
  const start = performance.now();
  const result = await work();
  onStage?.({ name, milliseconds: performance.now() - start, unchanged: false });
  return result;
}

/** `generated/openapi.yaml`. Long texts stay on one line, so that a changed word is a changed line. */
export function bundleText(document: Document): string {
  return `# Made from openapi/ by \`npm run build\`. Changes here are lost.\n${stringifyYaml(document, { lineWidth: -1, noRefs: true })}`;
}

/** A file is there whole or not at all: whoever reads it meanwhile sees the old one. */
async function writeWhole(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

/** What else than the source decides about what the build makes. */
const TOOLS = [
  'scripts',
  'contract',
  // The operation table is written as the client reads it, the samples as the suite sends them.
  'client',
  'conformance/engine',
  'redocly.yaml',
  '.spectral.js',
  'package-lock.json',
].map((name) => join(PROJECT_DIR, name));

async function hashOfFiles(places: string[]): Promise<string> {
  const files = (await Promise.all(places.map(filesIn))).flat().sort();
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return hashOf(...files.flatMap((file, index) => [file, texts[index] as string]));
}

async function filesIn(place: string): Promise<string[]> {
  if (!(await stat(place)).isDirectory()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function hashOf(...texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex');
}

const MEMORY_FILE = join(CACHE_DIR, 'build.json');

async function readMemory(): Promise<Memory | undefined> {
  try {
    return JSON.parse(await readFile(MEMORY_FILE, 'utf8')) as Memory;
  } catch {
    // Not there, or not whole: everything is built.
    return undefined;
  }
}

async function writeMemory(memory: Memory): Promise<void> {
  await mkdir(CACHE_DIR, { recursive: true });
  await writeFile(MEMORY_FILE, JSON.stringify(memory));
}
