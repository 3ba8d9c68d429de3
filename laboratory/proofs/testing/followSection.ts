import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { missingProgram, prepareHome, runLine } from '../runLine.ts';
import type { Section } from './readSections.ts';

/** The folder of the installed packages, which are kept for the next run. */
const HOME = join(tmpdir(), 'forge-contract-testing');

/** The result of following a section. */
export interface Followed {
  /** A program that this machine lacks, so that the section was not followed. */
  missing?: string;
  /** True if the last block was left out, because it needs an engine for containers. */
  isShortened?: boolean;
  /** The reason why a step failed. */
  fault?: string;
}

/**
 * Follows a section in an empty folder, from top to bottom.
 * @param archive the packed package, which is installed instead of the package of the registry
 * @param hasEngine true if this machine runs containers
 */
export async function followSection(
  section: Section,
  archive: string,
  hasEngine: boolean,
): Promise<Followed> {
  const { name, steps, expected, needsEngine } = section;
  const missing = missingProgram(steps.flatMap((step) => ('lines' in step ? step.lines : [])));
  if (missing !== undefined) return { missing };
  const folder = join(HOME, name.replaceAll(' ', '-'));
  await prepareHome(HOME);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const isShortened = needsEngine && !hasEngine;
  const last = steps.findLast((step) => 'lines' in step);
  try {
    for (const step of steps) {
      if ('file' in step) {
        await mkdir(dirname(join(folder, step.file)), { recursive: true });
        await writeFile(join(folder, step.file), step.text);
        continue;
      }
      if (step === last && isShortened) continue;
      let printed = '';
      for (const line of step.lines)
        printed += await runLine(
          line.replace(/^(npm install .*)\bforge-sandbox\b/, `$1${archive}`),
          folder,
          HOME,
        );
      const lacking = step === last && expected.find((text) => !printed.includes(text));
      if (lacking) throw new Error(`The output lacks '${lacking}':\n${printed}`);
    }
  } catch (error) {
    return { fault: (error as Error).message };
  }
  return { isShortened };
}
