import { writeText } from './writeText.ts';

/** Headers by name. A header with the value undefined is left out, and null removes a header of an earlier group. */
export type HeaderValues = HeadersInit | Record<string, unknown>;

/**
 * Merges groups of headers. A later group replaces the headers of earlier ones.
 * @throws TypeError if a value cannot be sent. The message has no value, since it may be a token
 */
export function mergeHeaders(...groups: (HeaderValues | undefined)[]): Headers {
  const headers = new Headers();
  for (const group of groups) {
    const entries: Iterable<[string, unknown]> =
      Symbol.iterator in Object(group)
        ? (group as Iterable<[string, string]>)
        : Object.entries(group ?? {});
    for (const [name, value] of entries) {
      if (value === null) headers.delete(name);
      else if (value !== undefined) {
        try {
          headers.set(name, writeText(value)!.trim());
        } catch {
          throw new TypeError(
            `The header '${name}' cannot be sent. A value is one line of Latin-1 characters.`,
          );
        }
      }
    }
  }
  return headers;
}
