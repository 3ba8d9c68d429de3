import { describe, expect, test } from 'vitest';
import { createAjv } from '../createAjv.ts';
import type { Document, Schema } from '../openapi.ts';
import { rootCauses } from './rootCauses.ts';

const components = {
  schemas: {
    Whole: {
      type: 'object',
      required: ['id', 'title', 'author', 'branch'],
      properties: { id: { type: 'integer' }, title: { type: 'string' } },
    },
    Reduced: {
      type: 'object',
      required: ['title'],
      not: { anyOf: [{ required: ['author'] }, { required: ['branch'] }] },
      properties: { title: { type: 'string' } },
    },
    Reaction: { type: 'object', properties: { title: { not: {} } } },
    Member: {
      // `Member` contains a reference, so ajv compiles `Member` separately. Then the paths of its errors begin at `Member`.
      properties: { last: { $ref: '#/components/schemas/Whole' } },
      oneOf: [{ required: ['user'] }, { required: ['group'] }, { required: ['level'] }],
    },
    Change: {
      oneOf: [
        { $ref: '#/components/schemas/Member' },
        { required: ['id'], not: { required: ['level'] } },
      ],
    },
  },
};
const ref = (name: keyof typeof components.schemas) => ({ $ref: `#/components/schemas/${name}` });

/** Returns the path and the requirement of each cause, as one text per cause. */
function requirementsOf(schema: Schema, value: unknown): string[] {
  return causesOf(schema, value).map(({ path, requirement }) => `${path} ${requirement}`.trim());
}

function causesOf(schema: Schema, value: unknown) {
  const document = { components, schema };
  const ajv = createAjv();
  const validate = ajv.addSchema(document, 'bundle').getSchema('bundle#/schema')!;
  expect(validate(value)).toBe(false);
  const located = { value: schema, pointer: '#/schema' };
  return rootCauses(document as unknown as Document, located, value, validate.errors as never);
}

describe('of several alternatives (anyOf, oneOf), only the nearest alternative is reported:', () => {
  const items = { type: 'array', items: { anyOf: [ref('Whole'), ref('Reduced')] } };
  const whole = { id: 1, title: 'Go', author: 'dana', branch: 'main' };

  test('the alternative with fewer mistakes', () => {
    expect(requirementsOf(items, [whole, {}])).toEqual(['/1 must have the field title']);
  });

  test('an alternative that forbids a present field is never the nearest, even if it has the fewest mistakes', () => {
    expect(requirementsOf(items, [{ ...whole, id: 'x', title: 4 }])).toEqual([
      '/0/id must be an integer',
      '/0/title must be a string',
    ]);
    expect(requirementsOf({ anyOf: [ref('Whole'), ref('Reaction')] }, { title: 'Go' })).toEqual([
      'must have the fields id, author, branch',
    ]);
  });

  test('of a oneOf within a oneOf, the requirement of the inner oneOf', () => {
    expect(requirementsOf(ref('Change'), { id: 1, group: 2, level: 3 })).toEqual([
      'must have only one of group, level',
    ]);
  });

  test('an alternative for another type is never the nearest', () => {
    expect(requirementsOf({ anyOf: [ref('Whole'), { type: 'null' }] }, {})).toEqual([
      'must have the fields id, title, author, branch',
    ]);
  });

  test('the alternative whose mistake is deeper in the value', () => {
    const byIdOrName = {
      anyOf: [
        { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
        { type: 'object', required: ['name'] },
      ],
    };
    expect(requirementsOf(byIdOrName, { id: 'x' })).toEqual(['/id must be an integer']);
  });

  test('several alternatives that are equally near are reported in one message', () => {
    const words = { type: 'array', items: { type: 'string' } };
    const objects = { type: 'array', items: { type: 'object' } };
    expect(requirementsOf({ anyOf: [words, objects] }, [4])).toEqual([
      '/0 must be a string or an object',
    ]);
    expect(requirementsOf({ anyOf: [ref('Whole'), { type: 'null' }] }, 4)).toEqual([
      'must be an object or null',
    ]);
    expect(requirementsOf({ anyOf: [{ required: ['id'] }, { required: ['iid'] }] }, {})).toEqual([
      'must have the field id or iid',
    ]);
  });

  test('no alternative is reported if another cause already covers its mistakes', () => {
    const schema = { required: ['id'], anyOf: [{ required: ['id'] }, { required: ['name'] }] };
    expect(requirementsOf(schema, {})).toEqual(['must have the field id']);
  });

  test('all fitting alternatives are reported if the value may fit only one', () => {
    const schema = { oneOf: [{ type: 'null' }, { required: ['id'] }, { required: ['name'] }] };
    expect(requirementsOf(schema, { id: 1, name: 'Go' })).toEqual([
      'must have only one of id, name',
    ]);
    expect(requirementsOf({ oneOf: [{ type: 'integer' }, { minimum: 0 }] }, 4)).toEqual([
      'must fit only one of the alternatives',
    ]);
  });
});

describe('a requirement has its condition:', () => {
  test.each([
    [{ properties: { status: { const: 'error' } } }, 'when status is "error"'],
    [{ properties: { status: { enum: ['late', 'error'] } } }, 'when status is "late" or "error"'],
    [{ required: ['status'] }, 'when status is there'],
    [{ not: { required: ['user'] } }, 'when user is not there'],
    [{ minProperties: 1 }, ''],
  ])('%j', (condition, words) => {
    const schema = { if: condition, then: { required: ['message'] } };
    expect(requirementsOf(schema, { status: 'error' })).toEqual([
      `must have the field message ${words}`.trim(),
    ]);
  });
});

test.each([
  [{ not: { required: ['branch', 'sha'] } }, { branch: 'a', sha: 'b' }, 'branch and sha'],
  [ref('Reduced'), { title: 'Go', author: 'dana' }, 'author or branch'],
  [
    { not: { required: ['regex', 'only'], properties: { only: { const: true } } } },
    { regex: 'a', only: true },
    'regex and only when only is true',
  ],
])('fields that exclude each other are named: %j', (schema, value, fields) => {
  expect(requirementsOf(schema as Schema, value)).toEqual([`must not have ${fields}`]);
});

test('a field that must not be there has its own message', () => {
  expect(requirementsOf(ref('Reaction'), { title: 'Go' })).toEqual(['/title must not be there']);
});

test('all missing fields of an object are one cause, even if several schemas require them', () => {
  const schema = { allOf: [{ required: ['a'] }, { required: ['b', 'a'] }], required: ['c'] };
  expect(causesOf(schema, {})).toMatchObject([
    { requirement: 'must have the fields c, a, b', missing: ['c', 'a', 'b'] },
  ]);
});

test('a value of a wrong type has one cause', () => {
  expect(requirementsOf({ type: 'string', enum: ['a', 'b'] }, 4)).toEqual(['must be a string']);
});

test('a cause has the place of its keyword, and the value', () => {
  const schema = { type: 'object', additionalProperties: { items: ref('Whole') } };
  const value = { 'a/b': [{ id: 1.5, title: 'Go', author: '', branch: '' }] };
  expect(causesOf(schema, value)).toEqual([
    {
      path: '/a~1b/0/id',
      keyword: 'type',
      requirement: 'must be an integer',
      missing: [],
      pointer: '#/components/schemas/Whole/properties/id/type',
      value: 1.5,
      usedAt: '#/components/schemas/Whole/properties/id',
      lacks: [],
    },
  ]);
});

test('an unknown keyword has the message of the validator', () => {
  const schema = { dependentSchemas: { id: { properties: { name: { minLength: 1 } } } } };
  expect(requirementsOf(schema, { id: 1, name: '' })).toEqual([
    '/name must NOT have fewer than 1 characters',
  ]);
});
