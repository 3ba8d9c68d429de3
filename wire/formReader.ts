import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonValue } from '../contract/case.ts';
import type { Contract } from '../contract/contract.ts';
import { createAjv } from '../contract/createAjv.ts';
import { pointerBelow } from '../contract/pointer.ts';
import { parseForm } from './form.ts';
import { FORM } from './mediaType.ts';

/**
 * Makes a function from an operation and a form body to the JSON value that it stands for, in which texts
 * are numbers and booleans where the contract has those; undefined when the operation takes no form.
 */
export function formReader(
  contract: Contract,
): (operation: string, text: string) => JsonValue | undefined {
  const ajv = createAjv({ coerceTypes: true });
  const coercers = new Map<string, ValidateFunction>();

  return (id, text) => {
    const operation = contract.operations.get(id);
    if (!operation?.definition.requestBody?.content[FORM]) return undefined;
    let coerce = coercers.get(id);
    if (!coerce) {
      if (coercers.size === 0) ajv.addSchema(contract.document, 'bundle');
      const pointer = pointerBelow(operation.pointer, 'requestBody', 'content', FORM, 'schema');
      coerce = ajv.getSchema(`bundle${encodeURI(pointer)}`) as ValidateFunction;
      coercers.set(id, coerce);
    }
    const value = parseForm(text);
    coerce(value);
    return value;
  };
}
