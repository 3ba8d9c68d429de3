/**
 * Tests that code for browsers is compiled without the types of Node. `npm run check:code` compiles these folders.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CACHE_DIR, PROJECT_DIR } from '../scripts/paths.ts';
import { typeErrors } from './typeErrors.ts';

const FOLDERS = ['client', 'msw', 'scripts/reference/page'];

mkdirSync(CACHE_DIR, { recursive: true });
const cache = mkdtempSync(join(CACHE_DIR, 'browser-types-'));
afterAll(() => rmSync(cache, { recursive: true }));

/** Compiles a folder together with one more module. @returns the type errors */
function errorsWith(folder: string, source: string) {
  writeFileSync(join(cache, 'probe.ts'), source);
  const from = relative(cache, join(PROJECT_DIR, folder));
  const config = {
    extends: `${from}/tsconfig.json`,
    include: [`${from}/*.ts`, `${from}/*.tsx`, 'probe.ts'],
    exclude: [`${from}/*.test.ts`],
  };
  writeFileSync(join(cache, 'tsconfig.json'), JSON.stringify(config));
  return typeErrors(cache);
}

test.each(FOLDERS)('%s can use the types of browsers, but not the types of Node', (folder) => {
  const errors = errorsWith(
    folder,
    "import 'node:fs';\nexport const all = [document.title, process.pid, Buffer.from('')];",
  );
  expect(errors.map(({ file }) => basename(file))).toEqual(Array(3).fill('probe.ts'));
  for (const name of ["'node:fs'", "'process'", "'Buffer'"])
    expect(errors.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(new RegExp(`Cannot find .*${name}`)),
    );
});

test('npm run check:code checks each of these folders', () => {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT_DIR, 'package.json'), 'utf8'));
  for (const folder of FOLDERS)
    expect(scripts['check:types']).toContain(`typescript-native/bin/tsc -p ${folder}`);
  expect(scripts['check:code']).toContain('check:types');
});
