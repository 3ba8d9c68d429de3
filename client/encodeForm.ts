/** The media type of a form. */
export const FORM = 'application/x-www-form-urlencoded';

/**
 * Encodes values for a query or a form: arrays as `name[]=v`, hashes as `name[key]=v`, and hashes in an array as
 * `name[][key]=v`. Null becomes an empty text. Undefined values are left out.
 * @param name the name of `value`. The name of an array may already end in `[]`
 */
export function encodeForm(value: unknown, name = '', form = new URLSearchParams()) {
  if (value instanceof Object) {
    for (const [key, item] of Object.entries(value)) {
      const index = Array.isArray(value) ? '' : key;
      encodeForm(item, name ? `${name}[${index}]`.replace('[][]', '[]') : key, form);
    }
  } else if (value !== undefined) form.append(name, `${value ?? ''}`);
  return form;
}
