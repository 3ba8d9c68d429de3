import { describe, expect, test } from 'vitest';
import { parseYaml } from './parseYaml.ts';
import { formatProblem } from './problem.ts';
import { placeIn } from './problemAt.ts';
import { readYaml, yamlForm } from './readYaml.ts';

const form = yamlForm(
  {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: {
      name: { type: 'string' },
      size: { type: ['integer', 'null'], minimum: 1 },
      tags: { type: 'array', items: { $ref: '#/$defs/tag' } },
      token: { type: 'string', pattern: '^\\$' },
    },
    $defs: { tag: { type: 'object', additionalProperties: false, properties: { id: {} } } },
  },
  {
    rule: 'thing',
    name: 'The thing',
    say: ({ keyword }, path) =>
      path[0] === 'token' && keyword === 'pattern' ? 'a token does not belong here' : undefined,
  },
);

function read(text: string) {
  const { value, problems } = readYaml({ file: 'thing.yaml', text }, form);
  return problems ? problems.map(formatProblem) : value;
}

test('a value that fits the schema is read', () => {
  expect(read('name: a\nsize: 2\ntags: [{ id: 1 }]')).toEqual({
    name: 'a',
    size: 2,
    tags: [{ id: 1 }],
  });
});

test('dates and numeric keys are read as strings', () => {
  expect(parseYaml({ file: '', text: 'since: 2026-01-31\n200: ok' }).value).toEqual({
    since: '2026-01-31',
    200: 'ok',
  });
  expect(placeIn({ file: 'a', text: 'x: 1\n200:\n  y: z' }, ['200', 'y'])).toEqual({
    file: 'a',
    line: 3,
    column: 6,
  });
});

describe('a problem has its position and its message:', () => {
  test.each([
    ['name: a\nsize: yes', '2:7  size must be an integer or null'],
    ['size: 1', '1:1  The thing must have the field name'],
    ['- a', '1:1  The thing must be an object'],
    ['', '1:1  The thing must be an object'],
    ['name: a\n\nsizes: 1', '3:1  sizes is an unknown key: did you mean size?'],
    [
      'name: a\ntags:\n  - id: 1\n  - idd: 2',
      '4:5  tags.1.idd is an unknown key: did you mean id?',
    ],
    ['name: a\nzzzzzzz: 1', '2:1  zzzzzzz is an unknown key'],
    ['name: a\ntoken: x', '2:8  a token does not belong here'],
  ])('%j', (text, problem) => {
    expect(read(text)).toEqual([`thing.yaml:${problem}  (thing)`]);
  });

  test('all problems of a file are reported', () => {
    expect(read('name: 1\nsize: 0\nx: 1')).toHaveLength(3);
  });
});

describe('a file that is not YAML gives one problem, whose message says what to do:', () => {
  test.each([
    ['a: 1\nb\nc: 2', '2:1', /write a colon and a space/],
    ['a:\n\tb: 1', '2:1', /indent with spaces/],
    ['name: 1\nname: 2', '2:1', /The key 'name' is there twice/],
    ['a: b: c', '1:4', /quote the text that has ': ' in it/],
    ['a: *b', '1:4', /quote the text/],
    ['a: 1\n---\nb: 2', '2:1', /remove the line ---/],
    ["a: 'b", '1:6', /closing/],
  ])('%j', (text, place, words) => {
    const problems = parseYaml({ file: 'a', text }).problems ?? [];
    expect(problems.map(formatProblem)).toEqual([expect.stringMatching(words)]);
    expect(formatProblem(problems[0]!)).toMatch(new RegExp(`^a:${place} `));
  });
});

test('a missing value has the position of its nearest existing parent', () => {
  const source = { file: 'a', text: 'x:\n  y:\n    - 1\n' };
  expect(placeIn(source, ['x', 'y', 4, 'z'])).toMatchObject({ line: 3, column: 5 });
  expect(placeIn(source, ['x', 'y'], 'key')).toMatchObject({ line: 2, column: 3 });
  expect(placeIn(source, ['nothing'])).toMatchObject({ line: 1, column: 1 });
});
