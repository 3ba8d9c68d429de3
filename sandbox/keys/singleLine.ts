import type { SandboxRequest } from '../server/handler.ts';

/**
 * Returns the public SSH key of a request without a line break at its end. Many clients send the file of the key as it
 * is.
 */
export function singleLine({
  body,
  leniencies,
}: Pick<SandboxRequest, 'leniencies'> & { body: { key: string } }): string {
  const key = body.key.replace(/[\r\n]+$/, '');
  if (key !== body.key) leniencies.accept([{ name: 'key-line-break', at: 'key' }]);
  return key;
}
