/** Remembers which value of the deployment stands for which of the sandbox, as the responses to the same calls show. */
import type { JsonValue } from '../contract/case.ts';
import type { ContractOperation } from '../contract/contract.ts';
import { isObject, type JsonObject } from '../contract/isObject.ts';
import { withoutBrackets } from '../wire/parameterReadings.ts';

export interface Counterparts {
  /** Learns from two bodies of the list, or of an item of the list, with this path. */
  learn(before: JsonValue, after: JsonValue, collection: string): void;
  /** Returns true if an earlier response showed the second value where the sandbox showed the first one. */
  isCounterpart(before: string | number, after: string | number): boolean;
  /**
   * Returns the best counterpart of a value: the last one from the same list, or from a field of the same name.
   * @param collection the path of the list. Default: any
   */
  find(value: string | number, name: string, collection?: string): string | number | undefined;
  /** Returns the counterpart of an ID by the name of its field, as `kindOfId` reads it. */
  findById(
    operation: ContractOperation,
    name: string,
    value: string | number,
  ): string | number | undefined;
  /**
   * Pairs the items of two lists: by their identity, and if `byPlace` those by their place of which no response has told
   * the identity yet.
   */
  pairItems(before: JsonValue[], after: JsonValue[], byPlace: boolean): Paired;
}

export interface Paired {
  pairs: [JsonValue, JsonValue][];
  /** The items of one side without a counterpart. */
  onlyBefore: JsonValue[];
  onlyAfter: JsonValue[];
}

/** A value of the deployment, and the place at which it stood for one of the sandbox. */
interface Counterpart {
  value: string | number;
  field: string;
  collection: string;
}

/** The fields that name a resource, the best one first. */
const IDENTITY = ['id', 'iid', 'name', 'tag_name', 'slug', 'path', 'key'];
/** The words for users in the names of fields. */
const USER = /^(assignee|reviewer|author|approver|user)$/;
/** The most counterparts of one value that are kept, the last ones. */
const MOST_KEPT = 8;
/** A longer text is no name. */
const LONGEST_NAME = 200;

/**
 * Creates an empty memory.
 * @param isEqual returns true for a resource that has the same identity on both sides
 */
export function createCounterparts(isEqual: (before: JsonObject) => boolean): Counterparts {
  const counterparts = new Map<string, Counterpart[]>();
  const counterpartsOf = (value: JsonValue) => counterparts.get(String(value)) ?? [];
  return {
    learn: (before, after, collection) => learn(before, after, '', collection),
    isCounterpart: (before, after) => counterpartsOf(before).some(({ value }) => value === after),
    find,
    findById,
    pairItems,
  };

  function learn(before: JsonValue, after: JsonValue, field: string, collection: string): void {
    if (Array.isArray(before) && Array.isArray(after))
      for (const [one, other] of pairItems(before, after, true).pairs)
        learn(one, other, field, collection);
    else if (isObject(before) && isObject(after)) {
      for (const [name, value] of Object.entries(before))
        if (after[name] !== undefined) learn(value, after[name], name, collection);
    } else if (isName(before, field) && isName(after, field)) {
      const known = [...counterpartsOf(before), { value: after, field, collection }];
      counterparts.set(String(before), known.slice(-MOST_KEPT));
    }
  }

  function find(
    value: string | number,
    name: string,
    collection = '',
  ): string | number | undefined {
    const rate = (one: Counterpart) => {
      if (one.collection === collection && (IDENTITY.includes(one.field) || one.field === name))
        return 3;
      if (one.field === name) return 2;
      return /^i?id$/.test(one.field) || !/^\d+$/.test(String(value)) ? 1 : 0;
    };
    const [best] = counterpartsOf(value)
      .map((one, index) => ({ one, index, rating: rate(one) }))
      .filter(({ rating }) => rating > 0)
      .sort((one, other) => other.rating - one.rating || other.index - one.index);
    return best?.one.value;
  }

  function findById(
    { path = '' }: ContractOperation,
    name: string,
    value: string | number,
  ): string | number | undefined {
    const read = kindOfId(name);
    if (!read) return undefined;
    const isOf = (collection: string) =>
      read.kind === ''
        ? collection === path
        : collection.replace(/s$/, '').endsWith(`/${read.kind}`);
    return counterpartsOf(value).findLast((one) => one.field === read.field && isOf(one.collection))
      ?.value;
  }

  function pairItems(before: JsonValue[], after: JsonValue[], byPlace: boolean): Paired {
    const left = [...after];
    const pairs: Paired['pairs'] = [];
    const take = (item: JsonValue, fits: (other: JsonValue) => boolean): boolean => {
      const at = left.findIndex(fits);
      if (at >= 0) pairs.push([item, left.splice(at, 1)[0]!]);
      return at >= 0;
    };
    const unknown = before.filter((item) => !take(item, (other) => isSameResource(item, other)));
    if (!byPlace) return { pairs, onlyBefore: unknown, onlyAfter: left };
    const others = unknown.filter((item) => !isKnown(item));
    const known = unknown.filter(isKnown);
    for (const [index, item] of others.slice(0, left.length).entries())
      pairs.push([item, left[index]!]);
    return {
      pairs,
      onlyBefore: [...known, ...others.slice(left.length)],
      onlyAfter: left.slice(others.length),
    };
  }

  /** Returns true if a response has told the counterpart of a resource. */
  function isKnown(before: JsonValue): boolean {
    const own = identityOf(before);
    return own !== undefined && counterpartsOf(own.value).some(({ field }) => field === own.field);
  }

  function isSameResource(before: JsonValue, after: JsonValue): boolean {
    if (!isObject(before) || !isObject(after)) return before === after;
    const own = identityOf(before);
    const other = own && after[own.field];
    if (!own || !isScalar(other)) return false;
    if (isEqual(before)) return own.value === other;
    return counterpartsOf(own.value).some(
      ({ field, value }) => field === own.field && value === other,
    );
  }
}

/**
 * Reads the kind of resource and the field from the name of an ID: `target_issue_iid` is the `iid` of an `issue`. The
 * kind is empty for `iids`, which are those of the list. Undefined for another name.
 */
export function kindOfId(name: string): { kind: string; field: string } | undefined {
  const [, of = '', field] = /(?:^|_)(?:([a-z]+)_)?(i?id)s?$/.exec(withoutBrackets(name)) ?? [];
  return field === undefined ? undefined : { kind: USER.test(of) ? 'user' : of, field };
}

/** Returns the field that identifies an object, with its value. Undefined if it has none. */
export function identityOf(
  shown: JsonValue,
): { field: string; value: string | number } | undefined {
  if (!isObject(shown)) return undefined;
  for (const field of IDENTITY) {
    const value = shown[field];
    if (isScalar(value)) return { field, value };
  }
  return undefined;
}

export function isScalar(value: JsonValue | undefined): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** Returns true for a value that later requests may name: an ID, or a short text. */
function isName(value: JsonValue, field: string): value is string | number {
  if (typeof value === 'number') return /(^|_)i?id$/.test(field);
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_NAME;
}
