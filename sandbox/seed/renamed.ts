/**
 * Replaces the IDs and names in a world. The schema of the world marks IDs (`x-id`), names (`x-name`) and references to
 * them (`x-references`). SHAs change because the commits contain names. New IDs, words and numbers sort like the old
 * ones, so lists keep their order.
 */
import { createHash } from 'node:crypto';
import type { JsonValue } from '../../contract/case.ts';
import {
  type FieldSchema,
  type FixtureSource,
  findReferenced,
  type Row,
  resolved,
  type WorldSchema,
} from '../../contract/world/worldSource.ts';

/** Functions that return the new value for an old one. */
interface Change {
  /** @param field table and field: `users.id` */
  id(field: string, value: JsonValue): JsonValue;
  text(text: string): string;
}

/** A world, and the rows in which the values of the fixtures are found. */
export interface WorldWithFixtures {
  world: Row;
  fixtures: Record<string, FixtureSource>;
}

/**
 * Returns the world with other IDs and names.
 * @param number the start value for the random choice of IDs and names. The same number gives the same result
 */
export function renamed(
  schema: WorldSchema & FieldSchema,
  { world, fixtures }: WorldWithFixtures,
  number: number,
): WorldWithFixtures {
  const ids = new Map<string, Set<JsonValue>>();
  const words = new Set<string>();
  rewrite(schema, schema, world, {
    id: (field, value) => {
      ids.set(field, (ids.get(field) ?? new Set()).add(value));
      return value;
    },
    text: (text) => {
      for (const [word] of text.matchAll(WORD)) words.add(word.toLowerCase());
      return text;
    },
  });
  const change = chooseNames(ids, words, randomNumbers(number));
  const renameRow = ({ world: place = '', row = {} }: FixtureSource): Row => {
    const [table = ''] = place.split('.');
    return rewrite(schema, schema.$defs[table]?.items ?? {}, row, change, ['', table]) as Row;
  };
  return {
    world: rewrite(schema, schema, world, change) as Row,
    fixtures: Object.fromEntries(
      Object.entries(fixtures).map(([key, one]) => [key, { ...one, row: renameRow(one) }]),
    ),
  };
}

/** Replaces the IDs and names in a value that its schema marks. @param names the table and the field of the value */
function rewrite(
  root: WorldSchema,
  written: FieldSchema,
  value: JsonValue,
  change: Change,
  names: [string, string] = ['', ''],
  row?: Row,
): JsonValue {
  if (value === null) return null;
  const schema = resolved(root, written);
  // The namespace of a project is marked as a name and as a reference. It is a path of names, so the name counts.
  const target = schema['x-name'] ? undefined : findReferenced(schema, row);
  if (target) {
    const [table = '', field = ''] = target.split('.');
    const meant = root.$defs[table]?.items?.properties?.[field] ?? {};
    return rewrite(root, meant, value, change, [table, field]);
  }
  if (schema['x-id']) return change.id(names.join('.'), value);
  if (schema['x-name'] && typeof value === 'string') return change.text(value);
  if (Array.isArray(value))
    return value.map((item) => rewrite(root, schema.items ?? {}, item, change, names, row));
  if (typeof value !== 'object') return value;
  const others = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      schema.propertyNames?.['x-name'] ? change.text(name) : name,
      rewrite(root, schema.properties?.[name] ?? others, inner, change, [names[1], name], value),
    ]),
  );
}

/** Matches a word to replace: three letters or more, except the scheme of a URL and the reserved domain `example`. */
const WORD = /(?<!\p{L})(?!example(?!\p{L}))\p{L}{3,}(?!\p{L}|:\/\/)/gu;
const WORD_OR_NUMBER = new RegExp(`${WORD.source}|\\d+`, 'gu');

/** New IDs are greater than this number, and greater than every old ID. */
const SMALLEST_ID = 1_000_000;

function chooseNames(
  ids: Map<string, Set<JsonValue>>,
  words: Set<string>,
  below: (limit: number) => number,
): Change {
  const idsOf = new Map([...ids].map(([field, values]) => [field, newIds([...values], below)]));
  const newWords = new Set<string>();
  while (newWords.size < words.size) {
    const word = Array.from({ length: 3 }, () => SYLLABLES[below(SYLLABLES.length)]).join('');
    if (!words.has(word)) newWords.add(word);
  }
  const sorted = [...newWords].sort();
  const wordFor = new Map([...words].sort().map((word, index) => [word, sorted[index]]));
  const shift = BigInt(10 + below(90));
  return {
    id: (field, value) => idsOf.get(field)?.get(value) ?? value,
    text: (text) =>
      text.replaceAll(WORD_OR_NUMBER, (part) =>
        /^\d/.test(part)
          ? String(BigInt(part) + shift)
          : copyCase(part, wordFor.get(part.toLowerCase()) ?? part),
      ),
  };
}

/**
 * Returns a new ID for each old ID. For a number, it is a greater number, and the order of the IDs stays the same. For
 * a text, its hexadecimal digits are replaced.
 */
function newIds(values: JsonValue[], below: (limit: number) => number): Map<JsonValue, JsonValue> {
  const numbers = values.filter((value) => typeof value === 'number').sort((a, b) => a - b);
  const hexadecimal = (digits: string) => Array.from(digits, () => below(16).toString(16)).join('');
  const ids = new Map<JsonValue, JsonValue>();
  let last = Math.max(SMALLEST_ID, ...numbers) + below(SMALLEST_ID);
  for (const old of numbers) {
    last += 1 + below(20);
    ids.set(old, last);
  }
  for (const old of values)
    if (typeof old === 'string') ids.set(old, old.replaceAll(/[0-9a-f]{8,}/g, hexadecimal));
  return ids;
}

const SYLLABLES = Array.from('bdfgklmnprstvz').flatMap((first) =>
  Array.from('aeiou', (second) => first + second),
);

function copyCase(model: string, word: string): string {
  if (model === model.toUpperCase()) return word.toUpperCase();
  const first = model.charAt(0);
  return first === first.toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/**
 * Returns a function that generates random whole numbers, from 0 to below a limit. The same seed gives the same
 * numbers.
 */
function randomNumbers(seed: number): (limit: number) => number {
  let count = 0;
  return (limit) =>
    createHash('sha256').update(`${seed} ${count++}`).digest().readUInt32BE() % limit;
}
