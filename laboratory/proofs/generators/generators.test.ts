/**
 * Tests how recipes are read and followed. No generator runs here: `npm run proof -- generators` runs the real
 * recipes.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_DIR } from '../../../scripts/paths.ts';
import { followRecipe, missingToolchain } from './followRecipe.ts';
import { rowOf } from './proveGenerators.ts';
import { GUIDE, printedBy, type Recipe, readRecipes, recipesOf, STAGES } from './recipes.ts';

const block = (...lines: string[]) => ['```sh', ...lines, '```', ''];
const page = (...calls: string[]) =>
  [
    '# Language',
    '## a tool',
    ...block('true'),
    ...block('cp openapi.portable.json client.json'),
    '```py call.py',
    'call("http://127.0.0.1:4020/api/v4")  # → 5 tags',
    '```',
    ...block('test -s client.json'),
    ...block(...calls),
  ].join('\n');
const recipe = (...calls: string[]): Recipe =>
  recipesOf('docs/generators/x.md', page(...calls))[0]!;

test('the table of the guide has exactly one row for each recipe', async () => {
  const guide = await readFile(join(PROJECT_DIR, GUIDE), 'utf8');
  const rows = guide.split('\n').filter((line) => line.startsWith('| ['));
  const recipes = await readRecipes();
  expect(rows.sort()).toEqual(recipes.map((recipe) => rowOf({ recipe, done: [...STAGES] })).sort());
});

test('each recipe states the output of its program', async () => {
  for (const one of await readRecipes()) expect(printedBy(one), one.name).toHaveLength(5);
});

test('refuses a section that does not have four blocks, and names the section', () => {
  const cut = page('true').replace('```sh\ntrue\n```\n', '');
  expect(() => recipesOf('docs/generators/x.md', cut)).toThrow(
    'docs/generators/x.md: a tool has 3',
  );
});

test('follows a recipe from top to bottom, with the address of the sandbox', async () => {
  const line = 'grep -q http://127.0.0.1:1/api call.py && echo 5 tags';
  const verdict = await followRecipe(recipe(line), 'http://127.0.0.1:1/api');
  expect(verdict).toEqual({ recipe: recipe(line), done: [...STAGES] });
});

test('the stage `call` fails if the program prints something else', async () => {
  const { done, fault } = await followRecipe(recipe('echo 4 tags'), '');
  expect(done).toEqual(['install', 'generate', 'compile']);
  expect(fault).toContain('4 tags');
});

test('after a failure, skips the remaining stages and expects `no` for them in the guide', async () => {
  const wrong = recipesOf('docs/generators/x.md', page('echo 5 tags').replace('cp ', 'false '))[0]!;
  const verdict = await followRecipe(wrong, '');
  expect(verdict.done).toEqual(['install']);
  expect(verdict.fault).toContain('false openapi.portable.json');
  expect(rowOf(verdict)).toBe('| [a tool](../generators/x.md#a-tool) | no | no | no |');
});

test('names a missing toolchain', () => {
  const { PATH } = process.env;
  try {
    process.env.PATH = '/nowhere';
    expect(missingToolchain(recipe('cargo run'))).toBe('cargo');
  } finally {
    process.env.PATH = PATH;
  }
  expect(missingToolchain(recipe('echo 5 tags'))).toBeUndefined();
});
