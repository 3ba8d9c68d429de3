import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTROL_DIR } from '../paths.ts';
import { lintControl } from './lintControl.ts';

let dir: string;
beforeAll(async () => {
  dir = join(await mkdtemp(join(tmpdir(), 'control-')), 'control');
  await mkdir(dir);
});
afterAll(() => rm(join(dir, '..'), { recursive: true }));

/**
 * Replaces a text in the control API's document. Returns the violated rules, each with the file that the problem
 * names.
 */
async function violatedAfter(from: string, to: string): Promise<string[]> {
  const text = await readFile(join(CONTROL_DIR, 'openapi.yaml'), 'utf8');
  if (!text.includes(from)) throw new Error(`The document has no '${from}'`);
  await writeFile(join(dir, 'openapi.yaml'), text.replace(from, to));
  return (await lintControl(dir)).map(({ file, rule }) => `${file}: ${rule}`);
}

test('the document of the control API has no problem', async () => {
  expect(await lintControl()).toEqual([]);
});

test.each([
  ['operationId: moveClock', 'operationId: listAlerts', 'operation-operationId-unique'],
  ['tags: [Sandbox]', 'tags: [Sandbux]', 'operation-tag-defined'],
  ['operationId: moveClock', 'operationId: clock', 'forge/operation-id'],
  ["'#/components/schemas/ClockMove'", "'#/components/schemas/Clockmove'", 'no-unresolved-refs'],
  ['operationId: moveClock', 'operationID: moveClock', 'struct'],
])('%s → %s is a problem', async (from, to, rule) => {
  expect(await violatedAfter(from, to)).toContain(`control/openapi.yaml: ${rule}`);
});
