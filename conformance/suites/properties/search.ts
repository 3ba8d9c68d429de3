import type { JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { itemFields } from './itemFields.ts';
import type { Property } from './property.ts';
import {
  checkJob,
  findingsOf,
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
  from: '`search`, `in`, `x-anchors`',
  plan: (contract, target) =>
    listsOf(contract).flatMap((operation) => {
      const parameter = queryOf(operation).find(({ name }) => name === 'search');
      const fields = itemFields(contract, operation).map(({ name }) => name);
      const named = ['title', 'name'].find((name) => fields.includes(name));
      if (!parameter || named === undefined) return [];
      const toFindings = findingsOf('search', parameterPointer(operation, parameter.name));
      return [
        checkJob({
          contract,
          target,
          operation,
          name: 'search',
          summary: 'A search finds the items with the term',
          look: async (reader) => toFindings(await checkSearch(reader, named)),
        }),
        ...(parameter['x-anchors'] ? ANCHORS : []).map((anchor) =>
          checkJob({
            contract,
            target,
            operation,
            name: `search.${anchor.name}`,
            summary: `A search for the ${anchor.name} of a ${named} finds the items with the term there`,
            look: async (reader) => toFindings(await checkAnchor(reader, named, anchor)),
          }),
        ),
        ...placesOf(contract, operation).map((place, _, places) =>
          checkJob({
            contract,
            target,
            operation,
            name: `search.in.${place}`,
            summary: `A search in the ${place} finds the items with the term there`,
            look: async (reader) => toFindings(await checkSearchIn(reader, place, places)),
          }),
        ),
      ];
    }),
};

/** A sign that matches a term only at the beginning or only at the end of a name. */
interface Anchor {
  name: string;
  asked: (term: string) => string;
  /** Returns a part of the name that is not at the anchored place. */
  partOf: (name: string) => string;
  has: (name: string, term: string) => boolean;
}

const ANCHORS: Anchor[] = [
  {
    name: 'beginning',
    asked: (term) => `^${term}`,
    partOf: (name) => name.slice(1),
    has: (name, term) => name.startsWith(term),
  },
  {
    name: 'end',
    asked: (term) => `${term}$`,
    partOf: (name) => name.slice(0, -1),
    has: (name, term) => name.endsWith(term),
  },
];

/** Searches for a part of a name that is not at the anchored place, so that an ignored anchor shows. */
async function checkAnchor(
  reader: Reader,
  named: string,
  { asked, partOf, has }: Anchor,
): Promise<Mismatch[]> {
  const { items: all } = await readFullList(reader);
  const nameOf = (item: JsonValue) =>
    String((item as Record<string, JsonValue>)[named] ?? '').toLowerCase();
  const terms = all.map((item) => partOf(nameOf(item))).filter((term) => term !== '');
  if (terms.length === 0)
    throw new MissingWitness(`an item with a ${named} of two or more characters`);
  const mismatches: Mismatch[] = [];
  for (const term of terms.slice(0, 2)) {
    const found = await readList(reader, { search: asked(term) });
    const fits = (item: JsonValue) => has(nameOf(item), term);
    const wrong = found.items.filter((item) => !fits(item));
    const lost = found.isWhole ? without(all.filter(fits), found.items) : [];
    if (wrong.length > 0)
      mismatches.push({
        requirement: `the search for ${asked(term)} finds only items with the term there`,
        actual: `it finds ${someOf(wrong)}`,
      });
    if (lost.length > 0)
      mismatches.push({
        requirement: `the search for ${asked(term)} finds all items with the term there`,
        actual: `it leaves out ${someOf(lost)}`,
      });
  }
  return mismatches;
}

/** Returns the fields that `in` can limit a search to. */
function placesOf(contract: Contract, operation: ContractOperation): string[] {
  const parameter = queryOf(operation).find(({ name }) => name === 'in');
  const values = (parameter && enumOf(contract, parameter)) ?? [];
  return itemFields(contract, operation)
    .map(({ name }) => name)
    .filter((name) => values.includes(name));
}

/** Searches one field for a term that only another field has. */
async function checkSearchIn(reader: Reader, place: string, places: string[]): Promise<Mismatch[]> {
  const { items: all } = await readFullList(reader);
  const textOf = (item: JsonValue, name: string) =>
    String((item as Record<string, JsonValue>)[name] ?? '').toLowerCase();
  const [term] = all.flatMap((item) =>
    places
      .map((other) => textOf(item, other).split('\n')[0]!.trim())
      .filter((text) => text !== '' && !textOf(item, place).includes(text)),
  );
  if (term === undefined)
    throw new MissingWitness(`an item with a term that is not in its ${place}`);
  const found = await readList(reader, { search: term, in: place });
  const has = (item: JsonValue) => textOf(item, place).includes(term);
  const wrong = found.items.filter((item) => !has(item));
  const lost = found.isWhole ? without(all.filter(has), found.items) : [];
  const asked = `the search for ${JSON.stringify(term)} in ${place}`;
  return [
    ...(wrong.length > 0
      ? [
          {
            requirement: `${asked} finds only items with the term there`,
            actual: `it finds ${someOf(wrong)}`,
          },
        ]
      : []),
    ...(lost.length > 0
      ? [
          {
            requirement: `${asked} finds all items with the term there`,
            actual: `it leaves out ${someOf(lost)}`,
          },
        ]
      : []),
  ];
}

async function checkSearch(reader: Reader, named: string): Promise<Mismatch[]> {
  const { items: all, isWhole } = await readFullList(reader);
  const nameOf = (item: JsonValue) => String((item as Record<string, JsonValue>)[named] ?? '');
  const term = nameOf(all.at(-1)!);
  if (term === '') throw new MissingWitness(`an item with a ${named}`);
  const has = (item: JsonValue) =>
    JSON.stringify(item).toLowerCase().includes(JSON.stringify(term).slice(1, -1).toLowerCase());
  const found = await readList(reader, { search: term });
  const lost = without(
    all.filter((item) => nameOf(item) === term),
    found.items,
  );
  const wrong = found.items.filter((item) => !has(item));
  const more = isWhole ? without(found.items, all) : [];
  const asked = `the search for ${JSON.stringify(term)}`;
  return [
    ...(lost.length > 0
      ? [
          {
            requirement: `${asked} finds the item of that ${named}`,
            actual: `it leaves out ${someOf(lost)}`,
          },
        ]
      : []),
    ...(wrong.length > 0
      ? [
          {
            requirement: `${asked} finds only items with the term`,
            actual: `it finds ${someOf(wrong)}`,
          },
        ]
      : []),
    ...(more.length > 0
      ? [
          {
            requirement: `${asked} finds only items of the list`,
            actual: `the list does not have ${someOf(more)}`,
          },
        ]
      : []),
  ];
}
