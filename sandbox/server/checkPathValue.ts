import { invalid, refuse } from './refusal.ts';

/**
 * Checks a text that names its resource in a path. Clients and proxies remove the parts `.` and `..` from an address, so
 * such a resource could never be read, changed or deleted.
 * @param field the name of the field with the text
 * @throws a Refusal with 400 for an empty text, `.` and `..`
 */
export function checkPathValue(field: string, text: string): void {
  if (text === '') refuse(invalid({ [field]: ["can't be blank"] }));
  if (/^\.{1,2}$/.test(text)) refuse(invalid({ [field]: ['is invalid'] }));
}
