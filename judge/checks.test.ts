import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Check } from './check.ts';
import { CHECKS, checksOf } from './checks.ts';

const ids = CHECKS.map(({ id }) => id);

test('a check has an id of its own, and is left out only for checks that run before it', () => {
  expect(new Set(ids).size).toBe(ids.length);
  for (const [index, { id, unless = [] }] of CHECKS.entries()) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(ids.slice(0, index)).toEqual(expect.arrayContaining([...unless]));
  }
});

test('every file of checks/ is in the list', async () => {
  const folder = join(import.meta.dirname, 'checks');
  const files = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'));
  expect(files).toHaveLength(CHECKS.length);
  for (const file of files)
    expect(Object.values(await import(join(folder, file)))).toContainEqual(
      expect.toSatisfy(
        (value) => CHECKS.includes(value as Check),
        `a check of the list, in ${file}`,
      ),
    );
});

test('checks of a plugin come last, and checks of the documented response only where it is expected', () => {
  const added: Check = { id: 'added', summary: '', find: () => [] };
  const contract = { checks: [added] };
  expect(checksOf(contract, true).map(({ id }) => id)).toEqual([...ids, 'added']);
  const others = ids.filter((id) => !id.startsWith('documented-'));
  expect(checksOf(contract, false).map(({ id }) => id)).toEqual([...others, 'added']);
});
