/** Reads the recipes in the guides about client generators. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_DIR } from '../../../scripts/paths.ts';

/** A recipe: the steps with which a reader generates a client and uses it. */
export interface Recipe {
  /** The title of the recipe's section: `oapi-codegen`. */
  name: string;
  /** The page, relative to the project: `docs/generators/go.md`. */
  page: string;
  /** The steps in the order of the page. */
  steps: Step[];
}

/** The stages of a recipe. For each stage, its section has one block of commands. */
export const STAGES = ['install', 'generate', 'compile', 'call'] as const;
export type Stage = (typeof STAGES)[number];

/** Commands to run, or a file to write. */
export type Step = { stage: Stage; lines: string[] } | { file: string; text: string };

/** The page with the table of results. */
export const GUIDE = 'docs/guides/generate-a-client.md';

/**
 * Reads the recipes in the guide and in the pages of all languages. @throws an Error if a recipe lacks a block of
 * commands
 */
export async function readRecipes(): Promise<Recipe[]> {
  const names = await readdir(join(PROJECT_DIR, 'docs/generators'));
  const pages = [GUIDE, ...names.sort().map((name) => `docs/generators/${name}`)];
  const recipes = pages.map(async (page) =>
    recipesOf(page, await readFile(join(PROJECT_DIR, page), 'utf8')),
  );
  return (await Promise.all(recipes)).flat();
}

/** Reads the recipes of a page. Each section with commands is a recipe. */
export function recipesOf(page: string, text: string): Recipe[] {
  return readSections(text).flatMap(({ name, parts }): Recipe[] => {
    const stages = [...STAGES];
    const blocks = parts.filter((part) => 'lines' in part).length;
    if (blocks === 0) return [];
    if (blocks !== STAGES.length)
      throw new Error(
        `${page}: ${name} has ${blocks} blocks of commands. A recipe has four: ${STAGES.join(', ')}.`,
      );
    const steps = parts.flatMap((part): Step[] => {
      if ('file' in part) return [part];
      const stage = stages.shift();
      return stage ? [{ stage, ...part }] : [];
    });
    return [{ name, page, steps }];
  });
}

/** A section of a page: its files, and the lines of each block of commands. */
export interface Section {
  name: string;
  parts: ({ file: string; text: string } | { lines: string[] })[];
}

/** Reads the sections of a page. */
export function readSections(text: string): Section[] {
  const sections = text.split(/^## /m).slice(1);
  return sections.map((section) => ({
    name: section.slice(0, section.indexOf('\n')),
    parts: [...section.matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```$/gms)].flatMap(
      ([, language, file, body = '']): Section['parts'] => {
        if (file) return [{ file, text: body }];
        return language === 'sh' ? [{ lines: body.trim().split('\n') }] : [];
      },
    ),
  }));
}

/** Returns the lines that the programs of a recipe should print. The programs state them in comments, after `→`. */
export function printedBy({ steps }: Recipe): string[] {
  return steps.flatMap((step) =>
    'file' in step ? [...step.text.matchAll(/(?:\/\/|#) → (.+)$/gm)].map(([, line]) => line!) : [],
  );
}
