import { acceptLeniently } from '../server/leniencies.ts';

/**
 * Returns a public SSH key without a line break at its end. Many clients send the file of the key as it is.
 * @param text the field `key` of a request
 */
export function singleLine(text: string): string {
  const key = text.replace(/[\r\n]+$/, '');
  if (key !== text) acceptLeniently([{ name: 'key-line-break', at: 'key' }]);
  return key;
}
