/** Compares two responses to the same request, after masking what must differ. */
import type { JsonValue } from '../contract/case.ts';
import { isObject } from '../contract/isObject.ts';
import type { ChangeKind } from './change.ts';

/** A response in the terms of the comparison. */
export interface ComparedResponse {
  status: number;
  mediaType: string | undefined;
  /** The documented headers, by their names in lower case. */
  headers: ReadonlyMap<string, string>;
  /** The JSON body. Undefined for another body, and for none. */
  body?: JsonValue;
  /** The addresses of the server that its links contain, the longest first. */
  addresses: string[];
}

export interface ResponseDifference {
  kind: ChangeKind;
  /** The place for people: `response, [].commit.id`. */
  place: string;
  what: string;
  /** The JSON types on both sides, for a difference of `type` or `null`. */
  types?: [before: string, after: string];
}

/** Counts the values that name a resource. Two servers with the same data agree in nearly all of them. */
export interface IdCount {
  equal: number;
  different: number;
}

export interface CompareOptions {
  /** Whether the order of a list is promised. */
  isOrdered: boolean;
  ids: IdCount;
}

const ROOT = 'response';
/** The names of fields that identify a resource. */
const ID = /^i?id$|_id$/;

/** Returns the differences between two responses, at most one for each kind and place. */
export function compareResponses(
  before: ComparedResponse,
  after: ComparedResponse,
  options: CompareOptions,
): ResponseDifference[] {
  if (before.status !== after.status) {
    const isRefused = before.status < 400 && after.status >= 400;
    return [
      {
        kind: isRefused ? 'refused' : 'status',
        place: '',
        what: `gets the status ${after.status} instead of ${before.status}`,
      },
    ];
  }
  if (before.mediaType !== after.mediaType)
    return [
      {
        kind: 'media-type',
        place: ROOT,
        what: `is ${after.mediaType ?? 'empty'} instead of ${before.mediaType ?? 'empty'}`,
      },
    ];
  const found = new Map<string, ResponseDifference>();
  const add = (one: ResponseDifference) => found.set(`${one.kind} ${one.place}`, one);
  const isSized = isSizeOfPage(before, after);
  for (const one of compareHeaders(before, after)) add(one);
  // A refusal has a text for people, which may be another.
  if (before.status < 400 && before.body !== undefined && after.body !== undefined)
    for (const one of compareValues(
      withoutHost(before.body, before.addresses),
      withoutHost(after.body, after.addresses),
      '',
      options,
    ))
      add(one.kind === 'page-size' && !isSized ? { ...one, kind: 'items' } : one);
  return [...found.values()];
}

/** Returns true if two lists can differ in the size of a page: the shorter one has a further page. */
function isSizeOfPage(before: ComparedResponse, after: ComparedResponse): boolean {
  const length = ({ body }: ComparedResponse) => (Array.isArray(body) ? body.length : 0);
  const shorter = length(before) < length(after) ? before : after;
  const next = shorter.headers.get('x-next-page');
  return (
    (next !== undefined && next !== '') || /rel="?next/.test(shorter.headers.get('link') ?? '')
  );
}

function* compareHeaders(
  before: ComparedResponse,
  after: ComparedResponse,
): Generator<ResponseDifference> {
  for (const [name, value] of before.headers) {
    const other = after.headers.get(name);
    const place = `header ${name}`;
    if (other === undefined) yield { kind: 'header', place, what: 'is gone' };
    // A number, or nothing on the last page. Other headers have addresses and times.
    else if (/^\d*$/.test(value + other) && value !== other)
      yield {
        kind: /size|per-?page|limit/.test(name) ? 'page-size' : 'value',
        place,
        what: 'has another value',
      };
  }
}

function* compareValues(
  before: JsonValue,
  after: JsonValue,
  path: string,
  options: CompareOptions,
): Generator<ResponseDifference> {
  const place = path === '' ? ROOT : `${ROOT}, ${path}`;
  const types: [string, string] = [readType(before), readType(after)];
  if (Array.isArray(before) && Array.isArray(after))
    yield* compareLists(before, after, path, options);
  else if (isObject(before) && isObject(after)) {
    for (const [name, value] of Object.entries(before)) {
      const inner = path === '' ? name : `${path}.${name}`;
      const other = after[name];
      if (other === undefined) yield { kind: 'field', place: `${ROOT}, ${inner}`, what: 'is gone' };
      else yield* compareValues(value, other, inner, options);
    }
  } else if (types[0] !== types[1])
    yield after === null
      ? { kind: 'null', place, what: 'is null now', types }
      : { kind: 'type', place, what: `is ${types[1]} instead of ${types[0]}`, types };
  else if (typeof before === 'string' && typeof after === 'string') {
    const forms = [before, after].map(readTimeForm);
    if (forms[0] !== forms[1])
      yield { kind: 'format', place, what: `is ${forms[1]} instead of ${forms[0]}` };
    else if (before !== after) yield { kind: 'value', place, what: 'has another value' };
  } else if (before !== after) yield { kind: 'value', place, what: 'has another value' };
  const name = path.split(/[.[\]]+/).at(-1) ?? '';
  if (ID.test(name) && typeof before !== 'object')
    options.ids[before === after ? 'equal' : 'different'] += 1;
}

function* compareLists(
  before: JsonValue[],
  after: JsonValue[],
  path: string,
  options: CompareOptions,
): Generator<ResponseDifference> {
  const place = path === '' ? ROOT : `${ROOT}, ${path}`;
  const key = chooseKey(before, after);
  const names = key ? before.map(key) : [];
  const others = key ? after.map(key) : [];
  const common = names.filter((name) => others.includes(name));
  const isPart = common.length === Math.min(names.length, others.length);
  if (before.length !== after.length)
    yield {
      kind: path === '' && isPart && before.length > 0 && after.length > 0 ? 'page-size' : 'items',
      place,
      what: 'has another number of items',
    };
  else if (key && common.length < names.length)
    yield { kind: 'items', place, what: 'has other items' };
  if (common.length > 0) {
    const inOrder = others.filter((name) => common.includes(name)).join('\n');
    // Only the list of the response is ordered by a parameter.
    if (path === '' && options.isOrdered && common.join('\n') !== inOrder)
      yield { kind: 'order', place, what: 'has another order' };
    for (const name of common)
      yield* compareValues(
        before[names.indexOf(name)]!,
        after[others.indexOf(name)]!,
        `${path}[]`,
        options,
      );
  } else if (!key)
    for (const [index, one] of before.slice(0, after.length).entries())
      yield* compareValues(one, after[index]!, `${path}[]`, options);
}

/**
 * Returns a function that names an item, so that lists in another order can be paired. It is the field whose values
 * differ in each list, and occur in both lists most often. An ID that occurs in both goes before.
 */
function chooseKey(
  before: JsonValue[],
  after: JsonValue[],
): ((item: JsonValue) => string) | undefined {
  const all = [...before, ...after];
  if (all.length === 0) return undefined;
  if (all.every((one) => typeof one !== 'object' || one === null)) return JSON.stringify;
  const first = before[0] ?? after[0];
  if (!isObject(first)) return undefined;
  const rated = Object.keys(first).flatMap((field) => {
    const read = (item: JsonValue) => (isObject(item) ? JSON.stringify(item[field] ?? null) : '');
    const isUnique = (list: JsonValue[]) => new Set(list.map(read)).size === list.length;
    const isPlain = all.every(
      (one) => isObject(one) && /^(string|number)$/.test(typeof one[field]),
    );
    if (!isPlain || !isUnique(before) || !isUnique(after)) return [];
    const names = new Set(after.map(read));
    const common = before.filter((one) => names.has(read(one))).length;
    return [{ read, common, isId: common > 0 && ID.test(field) }];
  });
  const [best] = rated.sort(
    (one, other) => Number(other.isId) - Number(one.isId) || other.common - one.common,
  );
  return best?.read;
}

function readType(value: JsonValue): string {
  if (value === null) return 'null';
  return Array.isArray(value)
    ? 'an array'
    : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;
}

function readTimeForm(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return 'a day';
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? 'a time' : 'a text';
}

/** Replaces the addresses of a server in all texts. */
function withoutHost(value: JsonValue, addresses: string[]): JsonValue {
  const text = addresses.reduce(
    (all, address) => all.replaceAll(address, 'https://server'),
    JSON.stringify(value),
  );
  return JSON.parse(text);
}
