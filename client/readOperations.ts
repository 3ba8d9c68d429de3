/**
 * What most operations are: the method, and what stands before and after the noun in the operationId. `tag L`
 * is `get listTags`, `tag D` is `delete deleteTag`.
 */
export const KINDS: Record<string, string> = {
  L: 'get list s',
  C: 'post create',
  G: 'get get',
  U: 'put update',
  D: 'delete delete',
};

/** Where an operation is, and what to know of it: `bytes`, `form`, `safe` or nothing. */
export type Place = [method: string, path: string, fact: string];

/**
 * Reads the table of `generated/operations.ts`, which says how it is written.
 * @returns the operations by operationId in lower case
 */
export function readOperations(table: string): Map<string, Place> {
  const places = new Map<string, Place>();
  const path: string[] = [];
  let noun: string;
  // A segment begins its line, a noun stands between spaces; all else is a kind, or a method and a fact.
  const words = /^( *)(\S+)| ([a-z]+) |([A-Z]|[a-z]+):?([a-z]*)/gm;
  for (const [, indent, segment, newNoun, kind, fact] of table.matchAll(words)) {
    if (segment) path.splice(indent!.length, path.length, `/${segment}`);
    else if (newNoun) noun = newNoun;
    else {
      const [method, verb = '', plural = ''] = (KINDS[kind!] ?? kind!).split(' ');
      places.set(verb + noun! + plural, [method!, path.join(''), fact!]);
    }
  }
  return places;
}
