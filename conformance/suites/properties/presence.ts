/** Judges filters by a relation that no field of the items may show, such as approvals and reactions. */
import type { JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import type { Parameter } from '../../../contract/openapi.ts';
import { fieldExclusion } from '../../target/exclusion.ts';
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
import { isSame, queryOf, type Reader, readFullList, readList, shown, without } from './reader.ts';
import { MissingWitness } from './witness.ts';

export const presence: Property = {
  id: 'presence',
  summary:
    '`Any` shows the items with a value, and `None` the others. Each value shows items with any.',
  from: '`x-none-and-any`',
  plan: (contract, target) =>
    listsOf(contract).flatMap((operation) =>
      queryOf(operation).flatMap((parameter) => {
        const { name } = parameter;
        const request = { path: {}, query: { [name]: 'Any' }, headers: {} };
        const reason = fieldExclusion(contract, operation, request, target);
        return looksAt(contract, operation, parameter).map(({ part, summary, look }) =>
          comparisonJob({
            contract,
            target,
            operation,
            check: 'presence',
            pointer: parameterPointer(operation, name),
            name: `presence.${name.replace('[]', '')}.${part}`,
            summary,
            ...(reason && { plan: { reason } }),
            compare: (reader) => asEachCaller(reader, look),
          }),
        );
      }),
    ),
};

interface Look {
  /** The last part of the job's name. */
  part: string;
  summary: string;
  look: (reader: Reader) => Promise<Compared>;
}

function looksAt(contract: Contract, operation: ContractOperation, parameter: Parameter): Look[] {
  const { name, 'x-none-and-any': facts, 'x-fixture': fixture } = parameter;
  if (!facts) return [];
  const field = itemFields(contract, operation).find((one) => one.name === facts.field);
  const hasValue = field && ((item: JsonValue) => field.read(item).length > 0);
  const member = memberOf(fixture);
  const counterpart = queryOf(operation).find((one) => one.name === facts.counterpart);
  const otherMember = memberOf(counterpart?.['x-fixture']);
  const other =
    counterpart && otherMember ? { name: counterpart.name, member: otherMember } : undefined;
  return [
    ...WORDS.map((word) => ({
      part: word,
      summary: `With ${name}=${word}, the list has the items ${word === 'Any' ? 'with a value' : 'without one'}`,
      look: (reader: Reader) => checkWord(reader, name, word, hasValue),
    })),
    ...(facts['needs-all'] && member !== undefined
      ? [
          {
            part: 'several',
            summary: `With several ${name}, the list has the items that have all of them`,
            look: (reader: Reader) => checkSeveral(reader, { name, member }, other),
          },
        ]
      : []),
    ...(facts.values
      ? [
          {
            part: 'value',
            summary: `With a ${name}, the list has items with any, and below \`not\` the others`,
            look: (reader: Reader) => checkValue(reader, name, facts.values!),
          },
        ]
      : []),
    ...(!field && member !== undefined && !facts['needs-all']
      ? [
          {
            part: 'user',
            summary: `With a ${name}, the list has items of those with any`,
            look: (reader: Reader) => checkUsers(reader, { name, member }),
          },
        ]
      : []),
  ];
}

/** Returns the member of a resource that a fixture is: `username` for `user.username`. */
function memberOf(fixture: string | string[] | undefined): string | undefined {
  return [fixture ?? []].flat()[0]?.split('.').at(-1);
}

const WORDS = ['None', 'Any'] as const;

/** Looks as one caller after another until the items are enough to show a fault, since some see more than others. */
async function asEachCaller(reader: Reader, look: Look['look']): Promise<Compared> {
  for (;;) {
    const compared = await look(reader).catch((error: unknown): Compared => {
      if (error instanceof MissingWitness) return { mismatches: [], missing: [error.witness] };
      throw error;
    });
    const isEnough = compared.mismatches.length > 0 || compared.missing.length === 0;
    if (isEnough || reader.others.length === 0) return compared;
    reader.caller = reader.others.shift();
  }
}

/**
 * Compares the list for a word with that for the other word, and with the field that shows the value.
 * @param hasValue undefined if no field shows the value
 */
async function checkWord(
  reader: Reader,
  name: string,
  word: (typeof WORDS)[number],
  hasValue: ((item: JsonValue) => boolean) | undefined,
): Promise<Compared> {
  const all = await readFullList(reader);
  const other = WORDS.find((one) => one !== word)!;
  const asked = await readList(reader, { [name]: word });
  const others = await readList(reader, { [name]: other });
  const isRight = (item: JsonValue) => hasValue?.(item) === (word === 'Any');
  const wrong = hasValue
    ? asked.items.filter((item) => !isRight(item))
    : without(asked.items, without(asked.items, others.items));
  const isWhole = all.isWhole && asked.isWhole && others.isWhole;
  const expected = hasValue
    ? all.items.filter(isRight)
    : isWhole
      ? without(all.items, others.items)
      : [];
  const lost = asked.isWhole ? without(expected, asked.items) : [];
  const mismatches: Mismatch[] = [];
  if (wrong.length > 0)
    mismatches.push({
      requirement: `${name}=${word} shows no item that ${name}=${other} must show`,
      actual: `it shows ${someOf(wrong)}`,
    });
  if (lost.length > 0)
    mismatches.push({
      requirement: `${name}=${word} shows all items that ${name}=${other} must not show`,
      actual: `it leaves out ${someOf(lost)}`,
    });
  // A faulty server may show items for both words, so the field tells if there are items of both kinds.
  const isThere = hasValue
    ? (one: string) => all.items.some((item) => hasValue(item) === (one === 'Any'))
    : (one: string) => (one === word ? asked : others).items.length > 0;
  const missing = WORDS.filter((one) => !isThere(one)).map(
    (one) => `an item that ${name}=${one} shows`,
  );
  return { mismatches, missing };
}

/** The most users that are tried as values. */
const MOST_VALUES = 8;

/** A filter by users. */
interface UserFilter {
  name: string;
  /** The member of a user that is its value: `id`. */
  member: string;
}

/**
 * Compares the list for two users with the lists for each.
 * @param counterpart the filter by another member of the same users. Undefined for a filter that is alone
 */
async function checkSeveral(
  reader: Reader,
  { name, member }: UserFilter,
  counterpart: UserFilter | undefined,
): Promise<Compared> {
  const { items: all } = await readFullList(reader);
  const any = await readList(reader, { [name]: 'Any' });
  const users = new Map(all.flatMap(usersIn).map((user) => [user[member] as JsonValue, user]));
  const mismatches: Mismatch[] = [];
  const lists: { value: JsonValue; items: JsonValue[] }[] = [];
  for (const [value, user] of [...users].slice(0, MOST_VALUES)) {
    const { items, isWhole } = await readList(reader, { [name]: [value] });
    if (counterpart) {
      const asked = { [counterpart.name]: [user[counterpart.member] as JsonValue] };
      const { items: same } = await readList(reader, asked);
      if (!isSame(items, same))
        mismatches.push({
          requirement: `${name}=${value} shows the items that ${JSON.stringify(asked)} shows`,
          actual: `the two differ in ${someOf([...without(items, same), ...without(same, items)])}`,
        });
    }
    if (any.isWhole)
      mismatches.push(...beyond(`${name}=${value}`, items, `${name}=Any`, any.items));
    if (isWhole) lists.push({ value, items });
  }
  const pairs = lists.flatMap((one) =>
    lists
      .filter((other) => without(one.items, other.items).length > 0)
      .map((other) => ({ one, other, expected: inBoth(one.items, other.items) })),
  );
  // A server that finds nothing for two users is found only with an item that has both.
  const witness = pairs.find(({ expected }) => expected.length > 0);
  const pair = witness ?? pairs[0];
  const { one, other, expected = [] } = pair ?? {};
  for (const asked of one && other
    ? [
        [one, other],
        [other, one],
      ]
    : []) {
    const values = asked.map(({ value }) => value);
    const both = await readList(reader, { [name]: values });
    if (!isSame(both.items, expected))
      mismatches.push({
        requirement: `${name} with ${shown(values[0])} and ${shown(values[1])} shows only and all items that each of the two shows`,
        actual: `it shows ${both.items.length} items instead of ${expected.length}: ${someOf(both.items)}`,
      });
  }
  const missing = witness
    ? []
    : [`an item that ${name} shows for each of two users, and another that it shows for one`];
  return { mismatches, missing };
}

/** Compares the list for each user with that for `Any`. */
async function checkUsers(reader: Reader, { name, member }: UserFilter): Promise<Compared> {
  const { items: all } = await readFullList(reader);
  const any = await readList(reader, { [name]: 'Any' });
  const values = [...new Set(all.flatMap(usersIn).map((user) => user[member] as JsonValue))];
  const mismatches: Mismatch[] = [];
  let hasWitness = false;
  for (const value of values.slice(0, MOST_VALUES)) {
    const { items } = await readList(reader, { [name]: [value] });
    hasWitness ||= items.length > 0;
    if (any.isWhole)
      mismatches.push(...beyond(`${name}=${value}`, items, `${name}=Any`, any.items));
  }
  return { mismatches, missing: hasWitness ? [] : [`an item that ${name} shows for a user`] };
}

function inBoth(items: JsonValue[], others: JsonValue[]): JsonValue[] {
  return without(items, without(items, others));
}

/** Returns the users in an item: the objects with a username, in a field or in a list. */
function usersIn(item: JsonValue): Record<string, JsonValue>[] {
  return Object.values(item as Record<string, JsonValue>)
    .flat()
    .filter(isObject)
    .filter((one) => 'username' in one);
}

/** Compares the list for each value with those for `Any`, for an unknown value, and below `not`. */
async function checkValue(reader: Reader, name: string, values: string[]): Promise<Compared> {
  const all = await readFullList(reader);
  const any = await readList(reader, { [name]: 'Any' });
  const unknown = await readList(reader, { [name]: UNKNOWN });
  const mismatches = beyond(`${name}=${UNKNOWN}`, unknown.items, 'a value that nothing has', []);
  let hasWitness = false;
  for (const value of values) {
    const asked = await readList(reader, { [name]: value });
    const negated = await readList(reader, { not: { [name]: value } });
    if (any.isWhole)
      mismatches.push(...beyond(`${name}=${value}`, asked.items, `${name}=Any`, any.items));
    const common = inBoth(asked.items, negated.items);
    const inNone =
      all.isWhole && asked.isWhole && negated.isWhole
        ? without(without(all.items, asked.items), negated.items)
        : [];
    if (common.length > 0)
      mismatches.push({
        requirement: `not[${name}]=${value} leaves out the items that ${name}=${value} shows`,
        actual: `it shows ${someOf(common)}`,
      });
    if (inNone.length > 0)
      mismatches.push({
        requirement: `not[${name}]=${value} shows the items that ${name}=${value} leaves out`,
        actual: `it leaves out ${someOf(inNone)}`,
      });
    hasWitness ||= asked.items.length > 0 && without(all.items, asked.items).length > 0;
  }
  const missing = hasWitness
    ? []
    : [`an item that ${name}=${values.join(' or ')} shows, and another`];
  return { mismatches, missing };
}

const UNKNOWN = 'fc-that-nothing-has';

/** Returns the mismatch of a list with items that another list does not have. */
function beyond(asked: string, items: JsonValue[], limit: string, others: JsonValue[]): Mismatch[] {
  const more = without(items, others);
  return more.length === 0
    ? []
    : [
        {
          requirement: `${asked} shows only items of ${limit}`,
          actual: `it shows ${someOf(more)}`,
        },
      ];
}
