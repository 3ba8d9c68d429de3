import { shown, writeText } from './writeText.ts';

/** The media type of a form. */
export const FORM = 'application/x-www-form-urlencoded';

/**
 * Encodes values for a query or a form: arrays as `name[]=v`, hashes as `name[key]=v`, and hashes in an array as
 * `name[][key]=v`. Null becomes an empty text. Undefined values are left out.
 * @param name the name of `value`. The name of an array may already end in `[]`
 * @throws TypeError if a value is neither text, number, boolean, date, array nor hash
 */
export function encodeForm(value: unknown, name = '', form = new URLSearchParams()) {
  if (Array.isArray(value) || {}.toString.call(value) === '[object Object]') {
    for (const [key, item] of Object.entries(value as object)) {
      const index = Array.isArray(value) ? '' : key;
      encodeForm(item, name ? `${name}[${index}]`.replace('[][]', '[]') : key, form);
    }
  } else if (value !== undefined) {
    const text = writeText(value instanceof Date ? value.toJSON() : (value ?? ''));
    if (text === undefined)
      throw new TypeError(`The value '${name}' cannot be ${shown(value)}. Nothing was sent.`);
    form.append(name, text);
  }
  return form;
}
