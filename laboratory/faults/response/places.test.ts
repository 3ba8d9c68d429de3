import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../../contract/case.ts';
import type { Document, Schema } from '../../../contract/openapi.ts';
import { fitsOf } from './fits.ts';
import { isStillBound, isStillRight, placesOf } from './places.ts';

const schemas = {
  Whole: { type: 'object', required: ['id', 'author'] },
  Reduced: { type: 'object', required: ['title'], not: { required: ['author'] } },
};
const ref = (name: keyof typeof schemas) => ({ $ref: `#/components/schemas/${name}` });

/** Returns the place of the body itself. */
function topOf(schema: Schema, body: JsonValue) {
  const document = { components: { schemas }, schema } as unknown as Document;
  return placesOf(document, fitsOf(document), { value: schema, pointer: '#/schema' }, body)[0]!;
}

const requiredAt = (schema: Schema, body: JsonValue) =>
  topOf(schema, body).schemas.flatMap(({ required }) => required ?? []);

describe('of several alternatives', () => {
  const either = { anyOf: [ref('Whole'), ref('Reduced')] };

  test('the schemas of the alternative that the body fits apply', () => {
    expect(topOf(either, { title: 'Go' }).form).toBe(' as Reduced');
    expect(requiredAt(either, { title: 'Go' })).toEqual(['title']);
    expect(requiredAt(either, { id: 1, author: 'dana' })).toEqual(['id', 'author']);
  });

  test('no alternative applies if the body fits two', () => {
    const open = { anyOf: [ref('Reduced'), { type: 'object' }] };
    expect(topOf(open, { title: 'Go' })).toMatchObject({ undecided: true, form: '' });
    expect(requiredAt(open, { title: 'Go' })).toEqual([]);
  });

  test('a body that is changed to fit another alternative of `anyOf` is valid, so it is not a fault', () => {
    const top = topOf(either, { id: 1, author: 'dana', title: 'Go' });
    const reduced = { id: 1, title: 'Go' };
    expect(isStillBound(top, { author: 'dana', title: 'Go' })).toBe(true);
    expect(isStillBound(top, reduced)).toBe(false);
    expect(isStillRight(top, reduced)).toBe(true);
  });

  test('a changed body that fits two alternatives of `oneOf` is invalid', () => {
    const one = { oneOf: [{ type: 'object', required: ['id'] }, { required: ['title'] }] };
    expect(isStillRight(topOf(one, { id: 1 }), { id: 1, title: 'Go' })).toBe(false);
  });
});

describe('the schema in `then`', () => {
  const conditional = {
    if: { properties: { status: { const: 'error' } } },
    then: { required: ['message'] },
  };

  test('applies if `if` fits', () => {
    expect(requiredAt(conditional, { status: 'error', message: '' })).toEqual(['message']);
    expect(requiredAt(conditional, { status: 'success', message: '' })).toEqual([]);
  });

  test('does not apply after `if` stops fitting', () => {
    const top = topOf(conditional, { status: 'error', message: '' });
    expect(isStillBound(top, { status: 'error' })).toBe(true);
    expect(isStillBound(top, { status: 'success' })).toBe(false);
  });
});
