/**
 * Tests how recipes are read and followed. No generator runs here: `npm run proof -- generators` runs the real
 * recipes.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROJECT_DIR } from '../../../scripts/paths.ts';
import { judgeRequests, readAttacks, startRecorder } from './attackClient.ts';
import { attackFollowed, followRecipe, missingToolchain } from './followRecipe.ts';
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

test('the table of the guide has exactly one row for each recipe, and no guard lets a value through', async () => {
  const guide = await readFile(join(PROJECT_DIR, GUIDE), 'utf8');
  const rows = guide.split('\n').filter((line) => line.startsWith('| ['));
  const recipes = await readRecipes();
  const withoutOpen = (row: string) => row.split(' | ').toSpliced(4, 1).join(' | ');
  const reached = { open: [], guarded: [] };
  const expected = recipes.map((recipe) => rowOf({ recipe, done: [...STAGES], reached }));
  expect(rows.map(withoutOpen).sort()).toEqual(expected.map(withoutOpen).sort());
  expect([...(await readAttacks()).keys()].sort()).toEqual(recipes.map(({ name }) => name).sort());
});

test('each recipe states the output of its program', async () => {
  for (const one of await readRecipes())
    expect(printedBy(one).length, one.name).toBeGreaterThanOrEqual(5);
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
  expect(rowOf(verdict)).toBe(
    '| [a tool](../generators/x.md#a-tool) | no | no | no | not tried | not tried |',
  );
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

describe('an attack', () => {
  /** A client that encodes values. @param refused the values that its guard refuses */
  const client = (refused: string) => `
    for (const [index, value] of process.env.VALUES.split('\\n').entries()) {
      if (${refused}.includes(value)) continue;
      const text = encodeURIComponent(value);
      for (const path of [\`\${index}/protected_environments/\${text}\`, \`\${text}/repository/tags/\${index}\`])
        await fetch('http://127.0.0.1:4020/api/v4/projects/' + path, { method: 'DELETE' });
    }`;
  const attack = (program: string) => ({
    files: [{ file: 'attack.mjs', text: program }],
    run: ['node attack.mjs'],
    open: ["sed -i 's/\\[.*\\].includes/[].includes/' attack.mjs"],
  });

  async function attacked(refused: string, program = client(refused)) {
    const recorder = await startRecorder();
    const verdict = await followRecipe(recipe('echo 5 tags'), recorder.address);
    const result = await attackFollowed(verdict, attack(program), recorder);
    recorder.close();
    return result;
  }

  test('names the values with which a client reaches another endpoint, with its guard and without it', async () => {
    expect(await attacked("['', '.', '..']")).toMatchObject({
      reached: { open: ['`..`', '`.`', 'empty'], guarded: [] },
    });
    const { reached, fault } = await attacked("['']");
    expect(reached).toMatchObject({ guarded: ['`..`', '`.`'] });
    expect(fault).toBeUndefined();
  });

  test('a token that a redirect carries to another host is a fault', async () => {
    const program = client("['', '.', '..']").replace(
      "method: 'DELETE'",
      "method: 'DELETE', headers: { 'PRIVATE-TOKEN': 'a-token' }",
    );
    expect((await attacked("['', '.', '..']", program)).fault).toContain(
      'a redirect carries the token to another host (12 of 12 requests)',
    );
  });

  test('a guard that refuses everything, and a client that does not encode, are faults', async () => {
    expect((await attacked("['a/b']")).fault).toBe(
      'the value "a/b" does not arrive in both places',
    );
    expect(
      judgeRequests(['DELETE /api/v4/projects/3/protected_environments/a/b']).faults,
    ).toContain('DELETE /projects/3/protected_environments/a/b is another endpoint');
  });
});
