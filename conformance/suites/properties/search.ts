import type { JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { itemFields } from './itemFields.ts';
import type { Property } from './property.ts';
import {
  type Compared,
  comparisonJob,
  listsOf,
  type Mismatch,
  parameterPointer,
  someOf,
} from './propertyJob.ts';
import { enumOf, queryOf, type Reader, readFullList, readList, without } from './reader.ts';
import { MissingWitness } from './witness.ts';

export const search: Property = {
  id: 'search',
  summary: 'A search looks in the requested fields, and returns every item with the term there.',
  from: '`search`, `in`, `x-searches`, `x-anchors`',
  plan: (contract, target) =>
    listsOf(contract).flatMap((operation) => {
      const parameter = queryOf(operation).find(({ name }) => name === 'search');
      const fields = itemFields(contract, operation).map(({ name }) => name);
      const named = ['title', 'name'].find((name) => fields.includes(name));
      if (!parameter || named === undefined) return [];
      const pointer = parameterPointer(operation, parameter.name);
      const common = { contract, target, operation, check: 'search', pointer };
      const chosen = placesOf(contract, operation);
      const places = parameter['x-searches'] ?? (chosen.length > 0 ? chosen : [named]);
      return [
        ...places.map((place) =>
          comparisonJob({
            ...common,
            name: place === named ? 'search' : `search.${place}`,
            summary: `A search finds the items with the term in the ${place}`,
            compare: (reader) => checkTerm(reader, { place, searched: places, query: {} }),
          }),
        ),
        ...(parameter['x-anchors'] ? ANCHORS : []).map((anchor) =>
          comparisonJob({
            ...common,
            name: `search.${anchor.name}`,
            summary: `A search for the ${anchor.name} of a ${named} finds the items with the term there`,
            compare: (reader) => checkAnchor(reader, named, anchor),
          }),
        ),
        ...chosen.map((place) =>
          comparisonJob({
            ...common,
            name: `search.in.${place}`,
            summary: `A search in the ${place} finds the items with the term there, and no others`,
            compare: (reader) => checkSearchIn(reader, place, chosen),
          }),
        ),
        ...listsOfPlaces(contract, operation).map((list) =>
          comparisonJob({
            ...common,
            name: `search.in.${list.join('-and-')}`,
            summary: `A search in ${list.join(' and ')} finds the items with the term in each of them`,
            compare: (reader) => checkSearchInAll(reader, list),
          }),
        ),
      ];
    }),
};

/** Returns the fields that `in` can limit a search to. */
function placesOf(contract: Contract, operation: ContractOperation): string[] {
  const parameter = queryOf(operation).find(({ name }) => name === 'in');
  const values = (parameter && enumOf(contract, parameter)) ?? [];
  const names = itemFields(contract, operation).map(({ name }) => name);
  return [...new Set(names)].filter((name) => values.includes(name));
}

/** Returns the lists of fields that `in` accepts: `title,description`. */
function listsOfPlaces(contract: Contract, operation: ContractOperation): string[][] {
  const parameter = queryOf(operation).find(({ name }) => name === 'in');
  const values = (parameter && enumOf(contract, parameter)) ?? [];
  const names = itemFields(contract, operation).map(({ name }) => name);
  return values
    .map((value) => String(value).split(','))
    .filter((list) => list.length > 1 && list.every((name) => names.includes(name)));
}

/** Returns a field of an item in lower case, since searches ignore case. */
function textOf(item: JsonValue, name: string): string {
  return String((item as Record<string, JsonValue>)[name] ?? '').toLowerCase();
}

/** Returns the words of a text. A search may split a term into words, so a term is a single word. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
}

/** Returns the words of texts. Those that begin a text come last. */
function innerFirst(texts: string[]): string[] {
  const words = texts.map(wordsOf);
  return [...words.flatMap((one) => one.slice(1)), ...words.flatMap((one) => one.slice(0, 1))];
}

/** A search for a term that stands only in one of several fields. */
interface TermSearch {
  /** The field with the term. */
  place: string;
  /** The fields that the search looks in. */
  searched: string[];
  /** The other parameters. */
  query: Record<string, JsonValue>;
  /** Fields that must not have the term, besides the searched ones. */
  others?: string[];
  /** The whole list. Default: it is read. */
  all?: WholeList;
}

interface WholeList {
  items: JsonValue[];
  isWhole: boolean;
}

/** Searches for a term that an item has only in one field, and that another item lacks. */
async function checkTerm(
  reader: Reader,
  { place, searched, query, others = [], all }: TermSearch,
): Promise<Compared> {
  const elsewhere = [...searched, ...others].filter((name) => name !== place);
  const termIn = (items: JsonValue[]) =>
    innerFirst(items.map((item) => textOf(item, place)))
      // A server that only compares the beginning does not find a word further on.
      .find(
        (term) =>
          items.some(
            (item) =>
              wordsOf(textOf(item, place)).includes(term) &&
              elsewhere.every((name) => !textOf(item, name).includes(term)),
          ) &&
          items.some((item) =>
            [place, ...elsewhere].every((name) => !textOf(item, name).includes(term)),
          ),
      );
  const list = all ?? (await readFullList(reader, 1, (items) => termIn(items) !== undefined));
  const term = termIn(list.items);
  if (term === undefined)
    return {
      mismatches: [],
      missing: [
        `an item with a word ${elsewhere.length > 0 ? `that stands only in its ${place}` : `in its ${place}`}, and an item without that word`,
      ],
    };
  const mismatches = await searchFor(reader, list, {
    asked: term,
    query,
    mayHave: (item) => searched.some((name) => textOf(item, name).includes(term)),
    mustHave: (item) => searched.some((name) => wordsOf(textOf(item, name)).includes(term)),
  });
  return { mismatches, missing: [] };
}

/** Searches one field: for a term that only that field has, and for one that only another field has. */
async function checkSearchIn(reader: Reader, place: string, places: string[]): Promise<Compared> {
  const others = places.filter((name) => name !== place);
  const query = { in: place };
  const strayIn = (items: JsonValue[]) =>
    items
      .flatMap((item) =>
        others
          .flatMap((other) => wordsOf(textOf(item, other)))
          .filter((word) => !textOf(item, place).includes(word)),
      )
      .at(0);
  const all = await readFullList(reader, 1, (items) => strayIn(items) !== undefined);
  const inside = await checkTerm(reader, { place, searched: [place], query, others, all });
  const stray = strayIn(all.items);
  if (stray === undefined)
    return {
      ...inside,
      missing: [...inside.missing, `an item with a word that its ${place} lacks`],
    };
  const mismatches = await searchFor(reader, all, {
    asked: stray,
    query,
    mayHave: (item) => textOf(item, place).includes(stray),
    mustHave: (item) => wordsOf(textOf(item, place)).includes(stray),
  });
  return { mismatches: [...inside.mismatches, ...mismatches], missing: inside.missing };
}

/** Searches a list of fields, for each field with a term that only this field has. */
async function checkSearchInAll(reader: Reader, places: string[]): Promise<Compared> {
  const query = { in: places.join(',') };
  const compared: Compared = { mismatches: [], missing: [] };
  for (const place of places) {
    const { mismatches, missing } = await checkTerm(reader, { place, searched: places, query });
    compared.mismatches.push(...mismatches);
    compared.missing.push(...missing);
  }
  return compared;
}

/** A sign that matches a term only at the beginning or only at the end of a name. */
interface Anchor {
  name: string;
  asked: (term: string) => string;
  /** Returns a part of the name that is at the anchored place. */
  partOf: (name: string) => string;
  /** Returns a part of the name that is not at the anchored place. */
  otherPartOf: (name: string) => string;
  has: (name: string, term: string) => boolean;
}

const ANCHORS: Anchor[] = [
  {
    name: 'beginning',
    asked: (term) => `^${term}`,
    partOf: (name) => name.slice(0, -1),
    otherPartOf: (name) => name.slice(1),
    has: (name, term) => name.startsWith(term),
  },
  {
    name: 'end',
    asked: (term) => `${term}$`,
    partOf: (name) => name.slice(1),
    otherPartOf: (name) => name.slice(0, -1),
    has: (name, term) => name.endsWith(term),
  },
];

/** Searches for a part of a name that is at the anchored place, and for one that is not, so that an ignored anchor shows. */
async function checkAnchor(
  reader: Reader,
  named: string,
  { asked, partOf, otherPartOf, has }: Anchor,
): Promise<Compared> {
  const list = await readFullList(reader);
  const names = list.items.map((item) => textOf(item, named)).filter((name) => name.length > 1);
  const [inside] = names.map(partOf);
  const outside = names.find((name) => !has(name, otherPartOf(name)));
  const terms = [inside, outside && otherPartOf(outside)].filter((term) => term !== undefined);
  if (terms.length < 2)
    throw new MissingWitness(`an item with a ${named} of two or more characters`);
  const mismatches: Mismatch[] = [];
  for (const term of terms) {
    const fits = (item: JsonValue) => has(textOf(item, named), term);
    mismatches.push(
      ...(await searchFor(reader, list, {
        asked: asked(term),
        query: {},
        mayHave: fits,
        mustHave: fits,
      })),
    );
  }
  return { mismatches, missing: [] };
}

/** Compares the result of a search with the items of the whole list. */
async function searchFor(
  reader: Reader,
  { items: all, isWhole }: WholeList,
  expected: {
    asked: string;
    query: Record<string, JsonValue>;
    /** Returns true if the search may show the item. */
    mayHave: (item: JsonValue) => boolean;
    /** Returns true if the search must show the item. */
    mustHave: (item: JsonValue) => boolean;
  },
): Promise<Mismatch[]> {
  const { asked, query, mayHave, mustHave } = expected;
  const found = await readList(reader, { search: asked, ...query });
  const wrong = found.items.filter((item) => !mayHave(item));
  const lost = found.isWhole ? without(all.filter(mustHave), found.items) : [];
  const more = isWhole && wrong.length === 0 ? without(found.items, all) : [];
  const place = query.in === undefined ? '' : ` in ${query.in}`;
  const search = `the search for ${JSON.stringify(asked)}${place}`;
  const mismatches: Mismatch[] = [];
  if (wrong.length > 0)
    mismatches.push({
      requirement: `${search} finds only items with the term there`,
      actual: `it finds ${someOf(wrong)}`,
    });
  if (lost.length > 0)
    mismatches.push({
      requirement: `${search} finds all items with the term there`,
      actual: `it leaves out ${someOf(lost)}`,
    });
  if (more.length > 0)
    mismatches.push({
      requirement: `${search} finds only items of the list`,
      actual: `the list does not have ${someOf(more)}`,
    });
  return mismatches;
}
