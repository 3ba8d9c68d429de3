/** Tests that the list of handlers includes every area of the sandbox. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the list of handlers includes the handlers of every area', () => {
  const list = readFileSync(join(import.meta.dirname, 'handlers.ts'), 'utf8');
  const areas = readdirSync(import.meta.dirname, { withFileTypes: true }).filter(
    (entry) =>
      entry.isDirectory() && existsSync(join(import.meta.dirname, entry.name, 'handlers.ts')),
  );
  const missing = areas.filter(({ name }) => !list.includes(`'./${name}/handlers.ts'`));
  expect(missing.map(({ name }) => `add ${name}/handlers.ts to sandbox/areas/handlers.ts`)).toEqual(
    [],
  );
});
