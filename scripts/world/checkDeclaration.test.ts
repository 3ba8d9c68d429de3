import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkDeclaration } from './checkDeclaration.ts';
import { WORLD_DIR } from './readWorldFiles.ts';

let text: string;
beforeAll(async () => {
  text = await readFile(join(WORLD_DIR, 'world.schema.yaml'), 'utf8');
});

/** Replaces a text in `world.schema.yaml`. Returns the problems of the changed file, as line number and message. */
function foundAfter(from: string, to: string): string[] {
  expect(text).toContain(from);
  const changed = text.replace(from, to);
  const source = { file: 'world.schema.yaml', text: changed };
  return checkDeclaration(source, parse(changed)).map(
    ({ line, message }) => `${changed.split('\n')[line - 1]?.trim().split(':')[0]} | ${message}`,
  );
}

test('the unchanged world.schema.yaml has no problem', () => {
  expect(foundAfter('title: The example world', 'title: The example world')).toEqual([]);
});

test.each([
  ['x-row: Issue\n', 'x-rows: Issue\n', /x-row must say what a row is called/],
  [
    'x-indexes: [[milestone_id]]',
    'x-indexes: [[milstone_id]]',
    /^x-indexes \| issues: x-indexes has milstone_id, which is not a field of the table; did you mean milestone_id\?/,
  ],
  [
    'x-references: milestones.id',
    'x-references: milestone.id',
    /names milestone\.id, .*; did you mean milestones\?/,
  ],
  [
    'x-references: x509_issuers.id',
    'x-references: x509_issuers.iid',
    /x509_issuers\.iid, .*; did you mean id\?/,
  ],
  [
    'x-commit: source_project_id',
    'x-commit: source_project',
    /x-commit names source_project, .*; did you mean source_project_id\?/,
  ],
  [
    'sha: { type: string,',
    'size: { type: integer }\n        sha: { type: string,',
    /^size \| git_refs: size needs a default or an x-default, or a place in required/,
  ],
])('%s → %s is a problem', (from, to, message) => {
  expect(foundAfter(from, to)).toEqual([expect.stringMatching(message)]);
});
