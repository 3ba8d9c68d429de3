import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import { isObject } from '../../../contract/isObject.ts';
import { checkSelections, type Selection } from '../properties/filters.ts';
import type { Compared } from '../properties/propertyJob.ts';
import { readFullList } from '../properties/reader.ts';
import { MissingWitness } from '../properties/witness.ts';
import type { ProbeReader } from './probe.ts';

/** A search for a word that an item has only in one field. */
interface FieldSearch {
  /** The field with the word. */
  field: string;
  /** The fields that the search looks in. Default: only this one. */
  searched?: string[];
  /** Fields that the search must not look in. Default: none. */
  ignored?: string[];
  /** The other parameters. */
  query?: CaseRequest['query'];
}

/** Searches for a word of one field, and for a word that only an ignored field has. */
export async function searchField(
  reader: ProbeReader,
  { field, searched = [field], ignored = [], query = {} }: FieldSearch,
): Promise<Compared> {
  const elsewhere = [...searched, ...ignored].filter((name) => name !== field);
  const lacks = (item: JsonValue, names: string[], word: string) =>
    names.every((name) => !readText(item, name).includes(word));
  const findWord = (items: JsonValue[]) =>
    innerFirst(items.map((item) => readText(item, field))).find(
      (word) =>
        items.some(
          (item) =>
            splitWords(readText(item, field)).includes(word) && lacks(item, elsewhere, word),
        ) && items.some((item) => lacks(item, [field, ...elsewhere], word)),
    );
  const findStray = (items: JsonValue[]) =>
    items
      .flatMap((item) =>
        ignored
          .flatMap((name) => splitWords(readText(item, name)))
          .filter((word) => lacks(item, searched, word)),
      )
      .at(0);
  const isTelling = (items: JsonValue[]) =>
    findWord(items) !== undefined && (ignored.length === 0 || findStray(items) !== undefined);
  const all = await readFullList(reader, 1, isTelling);
  const [word, stray] = [findWord(all.items), findStray(all.items)];
  const select = (term: string): Selection => ({
    query: { search: term, ...query },
    // Some servers find parts of words, too.
    matches: (item) =>
      searched.some((name) => splitWords(readText(item, name)).includes(term)) ||
      (lacks(item, searched, term) ? false : undefined),
    mayBeOneSided: true,
  });
  const { mismatches, missing } = await checkSelections(
    reader,
    all,
    [word, stray].flatMap((term) => (term === undefined ? [] : [select(term)])),
  );
  if (word === undefined)
    missing.push(
      `an item with a word that stands only in its ${field}, and an item without that word`,
    );
  if (ignored.length > 0 && stray === undefined)
    missing.push(`an item with a word that its ${field} lacks`);
  return { mismatches, missing };
}

/** Returns a field of an item in lower case, since searches ignore case. */
function readText(item: JsonValue, name: string): string {
  return String((isObject(item) && item[name]) || '').toLowerCase();
}

/** Returns the words of a text. A search may split a term into words, so a term is a single word. */
function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
}

/** Returns the words of texts. Those that begin a text come last, since a server may compare the beginning alone. */
function innerFirst(texts: string[]): string[] {
  const words = texts.map(splitWords);
  return [...words.flatMap((one) => one.slice(1)), ...words.flatMap((one) => one.slice(0, 1))];
}

/** A sign that matches a term only at one end of a name. */
interface Anchor {
  write: (term: string) => string;
  /** Returns a part of the name at this end, and one at the other end. */
  split: (name: string) => [inside: string, outside: string];
  has: (name: string, term: string) => boolean;
}

/** Searches for a part of a name that is at the anchored end, and for one that is not, so that an ignored anchor shows. */
export async function searchAnchored(
  reader: ProbeReader,
  { write, split, has }: Anchor,
): Promise<Compared> {
  const list = await readFullList(reader);
  const names = list.items.map((item) => readText(item, 'name')).filter(({ length }) => length > 1);
  const outside = names.find((name) => !has(name, split(name)[1]));
  if (outside === undefined) throw new MissingWitness('an item with a name of two characters');
  const terms = [split(names[0]!)[0], split(outside)[1]];
  const selections = terms.map((term) => ({
    query: { search: write(term) },
    matches: (item: JsonValue) => has(readText(item, 'name'), term),
    mayBeOneSided: true,
  }));
  return checkSelections(reader, list, selections);
}
