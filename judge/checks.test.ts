import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Check } from './check.ts';
import { CHECKS, chooseChecks } from './checks.ts';

const ids = CHECKS.map(({ id }) => id);

test('each check has a unique ID, and is skipped only after checks that run before it', () => {
  expect(new Set(ids).size).toBe(ids.length);
  for (const [index, { id, unless = [] }] of CHECKS.entries()) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(ids.slice(0, index)).toEqual(expect.arrayContaining([...unless]));
  }
});

test('the list `CHECKS` has the check of every file in checks/', async () => {
  const folder = join(import.meta.dirname, 'checks');
  const files = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'));
  expect(files).toHaveLength(CHECKS.length);
  for (const file of files)
    expect(Object.values(await import(join(folder, file)))).toContainEqual(
      expect.toSatisfy(
        (value) => CHECKS.includes(value as Check),
        `a check of the list \`CHECKS\` in ${file}`,
      ),
    );
});

test('checks of plugins come last, and exact checks run only for an exact response', () => {
  const added: Check = { id: 'added', summary: '', find: () => [] };
  const contract = { checks: [added] };
  expect(chooseChecks(contract, true).map(({ id }) => id)).toEqual([...ids, 'added']);
  const others = ids.filter((id) => !id.startsWith('documented-'));
  expect(chooseChecks(contract, false).map(({ id }) => id)).toEqual([...others, 'added']);
});
