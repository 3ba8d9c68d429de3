/** Tests runtime expressions and conditions of Arazzo, as the workflows of the contract use them. */
import { describe, expect, test } from 'vitest';
import { holds, readCondition, statusesIn, textOfCriterion } from './condition.ts';
import {
  evaluate,
  expressionsIn,
  type RuntimeValues,
  readExpression,
  resolve,
  UnknownValue,
} from './expression.ts';

const VALUES: RuntimeValues = {
  inputs: { tag: 'v1', count: 2 },
  outputs: { 'create-it': { id: 7 } },
  response: {
    status: 201,
    headers: [['X-Total', '12']],
    body: { 'a/b': [{ name: "it's" }], none: null, off: false },
    text: '[1.5]\nPK\u0003',
  },
};

describe('an expression:', () => {
  test.each([
    ['$inputs.tag', 'v1'],
    ['$steps.create-it.outputs.id', 7],
    ['$statusCode', 201],
    ['$response.header.x-total', '12'],
    ['$response.body#/a~1b/0/name', "it's"],
    ['$response.body#/none', null],
    ['$response.body', VALUES.response!.body],
    ['$inputs.other', undefined],
    ['$steps.read.outputs.id', undefined],
    ['$response.body#/a~1b/1/name', undefined],
    ['$response.header.Link', undefined],
  ])('%s', (text, value) => {
    expect(evaluate(readExpression(text)!, VALUES)).toEqual(value);
  });

  test.each(['$input.tag', '$response.query.x', '$url', '$inputs.tag.name', '$statusCode.x'])(
    '%s is not supported',
    (text) => {
      expect(readExpression(text)).toBeUndefined();
    },
  );

  test('a value replaces the expression at any depth, and keeps its type', () => {
    const value = {
      id: '$steps.create-it.outputs.id',
      list: [{ tag: '$inputs.tag' }],
      cost: '5 $',
    };
    expect(resolve(value, VALUES)).toEqual({ id: 7, list: [{ tag: 'v1' }], cost: '5 $' });
    expect(expressionsIn(value)).toEqual(['$steps.create-it.outputs.id', '$inputs.tag']);
  });

  test('an expression in braces is a part of a string', () => {
    const value = { ref: '{$inputs.tag}..{$steps.create-it.outputs.id}', other: '{tag}' };
    expect(resolve(value, VALUES)).toEqual({ ref: 'v1..7', other: '{tag}' });
    expect(expressionsIn(value)).toEqual(['$inputs.tag', '$steps.create-it.outputs.id']);
    expect(() => resolve('{$inputs.other}', VALUES)).toThrow(UnknownValue);
  });

  test('throws an error for a missing value', () => {
    expect(() => resolve({ id: '$steps.read.outputs.id' }, VALUES)).toThrow(UnknownValue);
  });
});

describe('a condition:', () => {
  test.each([
    ['$statusCode == 201', true],
    ['$statusCode == 200', false],
    ['$statusCode == 200 || $statusCode == 201', true],
    ['$statusCode == 201 && $inputs.tag == $response.body#/none', false],
    ['$statusCode == 200 && $inputs.tag == 5 || $inputs.count == 2', true],
    ["$response.body#/a~1b/0/name == 'it''s'", true],
    ["$inputs.tag == 'a || b'", false],
    ['$response.body#/none == null', true],
    ['$response.body#/none == false', true],
    ['$response.body#/none == true', false],
    ['$response.body#/missing == false', false],
    ['$response.body#/missing == null', false],
    ['$response.body#/missing == $response.body#/gone', false],
    ['$response.body#/missing != true', true],
    ['$response.body#/off != true', true],
    ['$inputs.count >= 2', true],
    ['$inputs.count < 2', false],
    ["$response.header.X-Total >= '1'", true],
    ["$response.header.Link >= '1'", false],
    ["$response.body matches '^\\[1\\.5\\]\\nPK\\x03$'", true],
    ["$response.body matches '^PK'", false],
    ["$response.body#/a~1b/0/name matches 't''s$'", true],
    ["$response.body#/none matches '^{$response.body#/none}$'", true],
    ["$response.body#/missing matches ''", false],
    ["$inputs.tag matches '^v{$inputs.count}'", false],
    ["$inputs.tag matches '^v{$steps.create-it.outputs.id}|1'", true],
  ])('%s: %s', (text, expected) => {
    expect(holds(readCondition(text)!, VALUES)).toBe(expected);
  });

  test('a value in a pattern stands for itself', () => {
    const values = { ...VALUES, inputs: { one: 'a.b', other: 'axb' } };
    const condition = (name: string) => readCondition(`$inputs.${name} matches '^{$inputs.one}$'`)!;
    expect(holds(condition('one'), values)).toBe(true);
    expect(holds(condition('other'), values)).toBe(false);
  });

  test('a regular expression becomes a comparison', () => {
    const criterion = { context: '$response.body', condition: "it's", type: 'regex' };
    expect(textOfCriterion(criterion)).toBe("$response.body matches 'it''s'");
    expect(textOfCriterion({ condition: '$statusCode == 200' })).toBe('$statusCode == 200');
  });

  test.each([
    "$response.body matches '('",
    '$response.body matches 5',
    '$statusCode = 200',
    '$statusCode',
    '$foo == 1',
    '$statusCode == two',
    '',
  ])('%j is not supported', (text) => {
    expect(readCondition(text)).toBeUndefined();
  });

  test('lists the statuses in a condition', () => {
    const statuses = (text: string) => statusesIn(readCondition(text)!);
    expect(statuses('$statusCode == 200 || $statusCode == 202')).toEqual([200, 202]);
    expect(statuses('$inputs.count == 2')).toEqual([]);
  });
});
