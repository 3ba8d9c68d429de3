import { expect, test } from 'vitest';
import type { SourceChange } from '../fault.ts';
import { changeSource } from './changeSource.ts';
import { parseSource } from './findPattern.ts';

const SOURCE = `
export const handlers = {
  // Lists the tags.
  list: async (request) => {
    const { query, project } = request;
    if (query.search === '') refuse(invalid('no search'));
    const names = tags(project).filter(
      (name) => matches(name, query.search),
    );
    return { names, count: names.length, sort: query.sort ?? 'desc' };
  },
  remove: guarded(mayWrite, async (request) => {
    remove(request, 'tag');
    return undefined;
  }),
};

const ROLES = ['developer', 'maintainer', 'owner'];

function remove(request, kind) {
  const names = [kind];
  return names;
}
`;

const change = (place: string, more: Partial<SourceChange>) =>
  changeSource(parseSource(SOURCE), { file: 'tags.ts', place, ...more });

/** The lines that a change adds, without those that it removes. */
const added = (place: string, more: Partial<SourceChange>) => {
  const before = SOURCE.split('\n').map((line) => line.trim());
  const lines = change(place, more).split('\n');
  return lines.map((line) => line.trim()).filter((line) => line && !before.includes(line));
};

test('puts code in place of an expression', () => {
  expect(added('list', { find: 'names.length', put: '0' })).toEqual([
    "return { names, count: 0, sort: query.sort ?? 'desc' };",
  ]);
});

test('formatting, quotes, comments and commas at the end do not matter', () => {
  const find = `tags(project)
    .filter(/* all */ (name) => matches(name, query.search))`;
  expect(added('list', { find, put: 'tags(project)' })).toEqual(['const names = tags(project);']);
  expect(added('list', { find: 'query.sort ?? "desc"', put: "'asc'" })).toHaveLength(1);
});

test('members that stand beside the pattern do not matter', () => {
  const other = SOURCE.replace('{ names, count', '{ names, total: 1, count').replace(
    'const { query, project }',
    'audit(request);\n    const { query, project }',
  );
  const fault = { file: 'tags.ts', place: 'list', find: 'names.length', put: '0' };
  expect(changeSource(parseSource(other), fault)).toContain('{ names, total: 1, count: 0,');
});

test.each([
  ['statements', 'list', "if (query.search === '') refuse(invalid('no search'));"],
  ['a member of an object', 'list', 'count: names.length'],
  ['the last member', 'list', "sort: query.sort ?? 'desc'"],
  ['an element of an array', 'ROLES', "'maintainer'"],
  ['an argument', 'handlers.remove', "'tag'"],
])('removes %s', (_, place, find) => {
  expect(change(place, { find, put: '' })).not.toContain(find);
});

test('inserts statements and members before or after the pattern', () => {
  expect(added('list', { find: 'const names = $_;', after: 'names.pop();' })).toEqual([
    'names.pop();',
  ]);
  expect(change('ROLES', { find: "'owner'", before: "'admin'" }).replace(/\s+/g, ' ')).toContain(
    "'maintainer', 'admin', 'owner'",
  );
  expect(added('list', { before: "if (!request.caller) refuse(invalid('no caller'));" })).toEqual([
    "if (!request.caller) refuse(invalid('no caller'));",
  ]);
});

test('without a pattern, the change is about the declaration itself', () => {
  expect(added('list.count', { put: 'count: -1' })).toEqual([
    "return { names, count: -1, sort: query.sort ?? 'desc' };",
  ]);
  expect(change('list.count', { put: '' })).toContain('{ names,  sort:');
});

test('a variable stands for any node, and three signs for any number of neighbours', () => {
  expect(added('list', { find: '$rows.filter($_)', put: '$rows' })).toEqual([
    'const names = tags(project);',
  ]);
  expect(
    added('list', { find: '{ $$$before, count: $_, $$$after }', put: '{ $$$after, $$$before }' }),
  ).toEqual(["return { sort: query.sort ?? 'desc', names };"]);
  expect(() => change('list', { find: 'matches($one, $one)', put: '0' })).toThrow('0 times');
});

test('a short name finds the least deep declaration, a qualified name one inside of it', () => {
  expect(added('ROLES', { find: "'owner'", put: "'guest'" })).toHaveLength(1);
  expect(added('remove.names', { find: 'kind', put: 'request' })).toEqual([
    'const names = [request];',
  ]);
  // The object at the end of `list` has `names` too, but only repeats the variable.
  expect(added('list.names', { find: 'tags(project)', put: '[]' })).toHaveLength(1);
});

test.each([
  ['no declaration with the name', 'update', 'names', '0 declarations are called `update`'],
  ['no such code', 'list', 'names.size', 'occurs 0 times'],
  ['the code twice', 'list', 'query.search', 'occurs 2 times'],
  ['a pattern that is no code', 'list', 'names.length +', 'is no code'],
])('refuses %s', (_, place, find, message) => {
  expect(() => change(place, { find, put: '0' })).toThrow(message);
});

test('refuses a change whose result is no code', () => {
  expect(() => change('list', { find: 'names.length', put: '0 +' })).toThrow('syntax errors');
});

test('refuses new code with a name that the file does not have', () => {
  const put = 'sizeOf(names)';
  expect(() => change('list', { find: 'names.length', put })).toThrow('unknown names: sizeOf');
  expect(change('list', { find: 'names.length', put: 'Math.max(names.size, 0)' })).toContain(
    'Math',
  );
});

test('refuses to remove what is no member of a list', () => {
  expect(() => change('list', { find: 'names.length', put: '' })).toThrow('no member of a list');
});
