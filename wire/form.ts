/** Writes and parses forms, in a body or in a query. Arrays are `name[]=v`, and hashes are `name[key]=v`. */
import type { JsonValue } from '../contract/case.ts';
import { isObject } from '../contract/isObject.ts';

type Container = { [key: string]: JsonValue } | JsonValue[];

/**
 * Writes a value as the encoded pairs of a form. An array of hashes is `name[0][key]` in a query and `name[][key]` in a
 * body, as the API documentation writes them. Null is an empty text.
 * @param name the name of the value; empty for an object whose members are the fields of the form. The name of an array
 *   may already end in `[]`
 */
export function writeForm(name: string, value: JsonValue, place: 'query' | 'form'): string[] {
  if (Array.isArray(value)) {
    const stem = name.replace(/\[\]$/, '');
    const isNumbered = (item: JsonValue) => place === 'query' && item instanceof Object;
    return value.flatMap((item, index) =>
      writeForm(isNumbered(item) ? `${stem}[${index}]` : `${stem}[]`, item, place),
    );
  }
  if (value instanceof Object)
    return Object.entries(value).flatMap(([key, item]) =>
      writeForm(name === '' ? key : `${name}[${key}]`, item, place),
    );
  return [`${encodeName(name)}=${encodeURIComponent(value ?? '')}`];
}

function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']');
}

/** Writes the path of a nested field with brackets: `actions[0][content]`. */
export function fieldName([first = '', ...rest]: string[]): string {
  return first + rest.map((segment) => `[${segment}]`).join('');
}

/** The most levels of a value in a form: the brackets in one name. Values in JSON have the same limit. */
export const MAX_LEVELS = 100;

/** The most values in one form. A form with more would hold up everybody else while it is read. */
const MAX_VALUES = 50_000;

/** The most brackets in one form. Each of them may create an array or an object. */
const MAX_BRACKETS = 200_000;

/**
 * Parses a form such as `a=1&list[]=x&list[]=y&items[][name]=n&items[0][name]=n&hash[key]=v`. In an array of hashes, a
 * repeated key begins the next hash. A hash whose keys are numbers is an array in the order of the numbers. Web
 * frameworks that support such forms read them in the same way.
 * @throws a RangeError if a name has too many brackets, or the form too many brackets or values
 */
export function parseForm(text: string): { [key: string]: JsonValue } {
  if (text === '') return {};
  checkSize(text);
  const form: { [key: string]: JsonValue } = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.replaceAll(']', '').split('[');
    // The key `__proto__` would change the prototype of the object.
    if (keys.includes('__proto__')) continue;
    put(form, keys, value);
  }
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, withoutNumbers(value)]),
  );
}

/**
 * Counts the brackets and the values of a form before it is parsed, so that a refusal takes no longer than reading the
 * text.
 */
function checkSize(text: string): void {
  let values = 1;
  let levels = 0;
  let brackets = 0;
  let isName = true;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '&') {
      values += 1;
      levels = 0;
      isName = true;
    } else if (character === '=') isName = false;
    else if (
      isName &&
      (character === '[' || (character === '%' && isEncodedBracket(text, index)))
    ) {
      levels += 1;
      brackets += 1;
    }
    if (levels > MAX_LEVELS)
      throw new RangeError(`values must not be nested more than ${MAX_LEVELS} levels deep`);
    if (values > MAX_VALUES)
      throw new RangeError(`a form must not have more than ${MAX_VALUES} values`);
    if (brackets > MAX_BRACKETS)
      throw new RangeError(`a form must not have more than ${MAX_BRACKETS} brackets`);
  }
}

function isEncodedBracket(text: string, index: number): boolean {
  return text[index + 1] === '5' && text[index + 2]?.toUpperCase() === 'B';
}

function put(container: Container, [key = '', ...rest]: string[], value: string): void {
  if (Array.isArray(container)) {
    const last = container.at(-1);
    if (rest.length === 0 && key === '') container.push(value);
    else if (isObject(last) && !(rest.length === 0 && Object.hasOwn(last, key)))
      put(last, [key, ...rest], value);
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
  const child = Object.hasOwn(container, key) ? container[key] : undefined;
  const next: Container =
    child !== null && typeof child === 'object' ? child : rest[0] === '' ? [] : {};
  container[key] = next;
  // `list[]` has an empty key, which makes the value an item. In `items[][name]`, the empty key is skipped.
  put(next, Array.isArray(next) && rest.length > 1 ? rest.slice(1) : rest, value);
}

/** Turns each object whose keys are numbers, such as `{ 0: a, 1: b }`, into an array, at any depth. */
function withoutNumbers(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(withoutNumbers);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, withoutNumbers(item)] as const);
  // No sorting is needed: JavaScript lists keys that are numbers in ascending order.
  return entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))
    ? entries.map(([, item]) => item)
    : Object.fromEntries(entries);
}
