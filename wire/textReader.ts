import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonValue } from '../contract/case.ts';
import type { Contract } from '../contract/contract.ts';
import { createAjv } from '../contract/createAjv.ts';

/**
 * Makes a function that reads texts as what they stand for: a value out of a query or a form, in which
 * everything is text, becomes one with numbers and booleans where the schema at a pointer into the bundle
 * has those. What the schema refuses stays a text. Each schema is compiled when it is first asked for.
 */
export function textReader({
  document,
}: Pick<Contract, 'document'>): (pointer: string, value: JsonValue) => JsonValue {
  // The build has checked the schemas.
  const ajv = createAjv({ coerceTypes: true, validateSchema: false });
  const coercers = new Map<string, ValidateFunction>();
  return (pointer, value) => {
    let coerce = coercers.get(pointer);
    if (!coerce) {
      if (coercers.size === 0) ajv.addSchema(document, 'bundle');
      // ajv changes what is in something: the value is put into an object.
      coerce = ajv.compile({ properties: { value: { $ref: `bundle${encodeURI(pointer)}` } } });
      coercers.set(pointer, coerce);
    }
    const box = { value: structuredClone(value) };
    coerce(box);
    return box.value;
  };
}
