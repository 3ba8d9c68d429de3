import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test, vi } from 'vitest';
import { createAjv, withLinearErrors } from './createAjv.ts';

test('the changed code of ajv reports the same errors', () => {
  const schema = {
    $defs: {
      item: { type: 'object', required: ['a', 'b'], properties: { a: { type: 'string' } } },
    },
    type: 'array',
    items: { anyOf: [{ $ref: '#/$defs/item' }, { allOf: [{ $ref: '#/$defs/item' }] }] },
  };
  const errorsOf = (ajv: Ajv2020, value: unknown) => {
    const validate = ajv.compile(schema);
    validate(value);
    return validate.errors;
  };
  const plain = new Ajv2020({ allErrors: true, strict: false });
  for (const value of [[{}, { a: 1 }, { a: 'x', b: 2 }, 7], [], {}, [{ a: 1 }]])
    expect(errorsOf(createAjv(), value)).toEqual(errorsOf(plain, value));
});

test('no earlier errors are copied', () => {
  expect(withLinearErrors('vErrors = vErrors.concat(validate12.errors);')).toBe(
    'vErrors = (validate12.errors.forEach((error) => vErrors.push(error)), vErrors);',
  );
});

test('a format that nobody knows is ignored without a word', () => {
  const warn = vi.spyOn(console, 'warn');
  const validate = createAjv().compile({ type: 'string', format: 'uriref' });
  expect(validate('tags/v1')).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});
