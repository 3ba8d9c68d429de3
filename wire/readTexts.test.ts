import { expect, test } from 'vitest';
import type { JsonValue } from '../contract/case.ts';
import { readContract } from '../contract/contract.ts';
import type { Document, Schema } from '../contract/openapi.ts';
import { FORM } from './mediaType.ts';
import { readTexts } from './readTexts.ts';

const document = {
  components: { schemas: { Level: { type: 'integer', enum: [10, 20] } } },
} as unknown as Document;
const read = (schema: Schema, value: JsonValue) =>
  readTexts(document, { value: schema, pointer: '#' }, value);
const userOrWord = { anyOf: [{ type: 'integer' }, { type: 'string', enum: ['None', 'Any'] }] };

test.each<[string, Schema, JsonValue, JsonValue]>([
  ['a number', { type: 'integer' }, '5', 5],
  ['a negative number with a fraction', { type: 'number' }, '-1.5', -1.5],
  ['a boolean', { type: 'boolean' }, 'false', false],
  ['null', { type: ['integer', 'null'] }, '', null],
  ['an empty array', { type: 'array' }, '', []],
  ['a number of an enum, behind a reference', { $ref: '#/components/schemas/Level' }, '20', 20],
  ['a number beside words', userOrWord, '0', 0],
  ['a word beside a number', userOrWord, 'None', 'None'],
  ['a text, if the schema has both', { type: ['integer', 'string'] }, '12', '12'],
  ['a text that looks like a number', { type: 'string' }, '1.0', '1.0'],
  ['an empty text', { type: ['string', 'null'] }, '', ''],
  ['the items of an array', { type: 'array', items: userOrWord }, ['9', 'Any'], [9, 'Any']],
  [
    'the members of an object, through allOf',
    {
      allOf: [
        { properties: { a: { type: 'integer' } } },
        { properties: { b: { type: 'boolean' } } },
      ],
    },
    { a: '1', b: 'true', c: '2' },
    { a: 1, b: true, c: '2' },
  ],
  ['a text that the schema refuses', { type: 'integer' }, 'many', 'many'],
  ['a number that only JavaScript reads', { type: 'integer' }, '0x10', '0x10'],
])('%s', (_, schema, value, expected) => {
  expect(read(schema, value)).toEqual(expected);
});

test('a text in a form stays a text if the contract allows both a number and a text', async () => {
  const { document, operations } = await readContract();
  const { definition, pointer } = operations.get('createCommit')!;
  const schema = definition.requestBody!.content[FORM]!.schema!;
  const place = `${pointer}/requestBody/content/${FORM.replace('/', '~1')}/schema`;
  const form = { branch: '1.0', allow_empty: 'true', start_project: '12' };
  expect(readTexts(document, { value: schema, pointer: place }, form)).toEqual({
    branch: '1.0',
    allow_empty: true,
    start_project: '12',
  });
});
