/** Reads the recipes that show how to test with the sandbox in several languages. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_DIR } from '../../../scripts/paths.ts';

/** A section of a page, which a reader follows in an empty folder. */
export interface Section {
  /** The page and the title: `python pytest`. */
  name: string;
  steps: Step[];
  /** The texts that the last block prints. The section states them after `→`. */
  expected: string[];
  /** True if the last block needs an engine for containers. */
  needsEngine: boolean;
}

/** A block of commands to run, or a file to write. */
export type Step = { lines: string[] } | { file: string; text: string };

const FOLDER = 'docs/testing';

/** Reads the sections of all pages. */
export async function readSections(): Promise<Section[]> {
  const names = (await readdir(join(PROJECT_DIR, FOLDER))).sort();
  const sections = names.map(async (name) =>
    sectionsOf(name, await readFile(join(PROJECT_DIR, FOLDER, name), 'utf8')),
  );
  return (await Promise.all(sections)).flat();
}

/** Reads the sections of a page. @throws an Error if a section has fewer than two blocks, or expects no output */
export function sectionsOf(page: string, text: string): Section[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section): Section => {
      const title = section.slice(0, section.indexOf('\n'));
      const name = `${page.replace('.md', '')} ${title}`;
      const steps = [...section.matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```$/gms)].map(
        ([, , file, body]): Step =>
          file ? { file, text: body! } : { lines: body!.trim().split('\n') },
      );
      const expected = [...section.matchAll(/(?:\/\/|#) → +(.+)$/gm)].map(([, line]) => line!);
      if (expected.length === 0 || steps.filter((step) => 'lines' in step).length < 2)
        throw new Error(`${page}: ${title} needs two blocks of commands, and an expected output.`);
      return { name, steps, expected, needsEngine: title === 'Testcontainers' };
    });
}
