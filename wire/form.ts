/** Reads form bodies, nested ones included, as the JSON value that they stand for. */
import type { Ajv2020 as Ajv, ValidateFunction } from 'ajv/dist/2020.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonValue } from '../contract/case.ts';
import { type Contract, pointerTo } from '../contract/contract.ts';

type Container = { [key: string]: JsonValue } | JsonValue[];

const FORM = 'application/x-www-form-urlencoded';

/**
 * Returns a function from an operation and a form body to a value, in which texts are numbers and
 * booleans where the contract has those; undefined when the operation takes no form.
 */
export function formReader(
  contract: Contract,
): (operation: string, text: string) => JsonValue | undefined {
  const ajv = new Ajv2020({ allErrors: true, coerceTypes: true, strict: false });
  (addFormats as unknown as (ajv: Ajv) => void)(ajv);
  let coercers: Map<string, ValidateFunction> | undefined;

  return (id, text) => {
    const operation = contract.operations.get(id);
    if (!operation?.definition.requestBody?.content[FORM]) return undefined;
    if (!coercers) {
      coercers = new Map();
      ajv.addSchema(contract.document, 'bundle');
    }
    let coerce = coercers.get(id);
    if (!coerce) {
      const pointer =
        operation.pointer + pointerTo('requestBody', 'content', FORM, 'schema').slice(1);
      coerce = ajv.getSchema(`bundle${encodeURI(pointer)}`) as ValidateFunction;
      coercers.set(id, coerce);
    }
    const value = parseForm(text);
    coerce(value);
    return value;
  };
}

/**
 * Parses `a=1&list[]=x&list[]=y&items[][name]=n&hash[key]=v`. As in the frameworks that write forms
 * so, a key of an array's hash that comes again begins the next hash.
 */
export function parseForm(text: string): { [key: string]: JsonValue } {
  const form: { [key: string]: JsonValue } = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.replaceAll(']', '').split('[');
    put(form, keys, value);
  }
  return form;
}

function put(container: Container, [key = '', ...rest]: string[], value: string): void {
  if (Array.isArray(container)) {
    const last = container.at(-1);
    if (rest.length === 0 && key === '') container.push(value);
    else if (isHash(last) && !(rest.length === 0 && key in last)) put(last, [key, ...rest], value);
    else {
      const next = {};
      container.push(next);
      put(next, [key, ...rest], value);
    }
    return;
  }
  if (rest.length === 0) {
    container[key] = value;
    return;
  }
  const child = container[key];
  const next: Container =
    child !== null && typeof child === 'object' ? child : rest[0] === '' ? [] : {};
  container[key] = next;
  // `list[]` keeps its empty key, which says that the value is an item; `items[][name]` does not need it.
  put(next, Array.isArray(next) && rest.length > 1 ? rest.slice(1) : rest, value);
}

function isHash(value: JsonValue | undefined): value is { [key: string]: JsonValue } {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
