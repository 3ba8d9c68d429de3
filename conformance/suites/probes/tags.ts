import type { JsonValue } from '../../../contract/case.ts';
import { isObject } from '../../../contract/isObject.ts';
import { checkNumbers, checkOrder, otherOrders, type SortKey } from '../properties/sorts.ts';
import type { Probe } from './probe.ts';
import { searchAnchored, searchField } from './searchField.ts';

/** The parts of a semantic version: `1.0.0-rc.1` has the numbers 1, 0 and 0, and the identifiers `rc` and `1`. */
interface Version {
  core: string[];
  preRelease: string[];
}

/** Reads a semantic version, with or without `v`. Undefined for other texts. */
function readVersion(text: string): Version | undefined {
  const parts = /^v?(\d+)\.(\d+)\.(\d+)(?:-([\dA-Za-z.-]+))?$/.exec(text);
  return parts ? { core: parts.slice(1, 4), preRelease: parts[4]?.split('.') ?? [] } : undefined;
}

/** Returns true if both texts are semantic versions, and `a` is later. Other texts may be anywhere. */
export function isLaterVersion(a: string, b: string): boolean {
  const [one, other] = [readVersion(a), readVersion(b)];
  if (!one || !other) return false;
  const at = one.core.findIndex((number, index) => Number(number) !== Number(other.core[index]));
  if (at !== -1) return Number(one.core[at]) > Number(other.core[at]);
  if (one.preRelease.length === 0 || other.preRelease.length === 0)
    return one.preRelease.length < other.preRelease.length;
  const differing = one.preRelease.findIndex((part, index) => part !== other.preRelease[index]);
  const [part, against] = [one.preRelease[differing], other.preRelease[differing]];
  if (part === undefined) return false;
  if (against === undefined) return true;
  const [isNumber, isOtherNumber] = [/^\d+$/.test(part), /^\d+$/.test(against)];
  if (isNumber && isOtherNumber) return Number(part) > Number(against);
  return isNumber === isOtherNumber ? part > against : isOtherNumber;
}

const VERSION: SortKey = {
  read: (item) => (isObject(item) ? [item.name as JsonValue] : []),
  types: ['string'],
  format: undefined,
  isGreater: (a, b) => isLaterVersion(String(a), String(b)),
  numbers: [
    {
      witness: 'two versions whose order differs from that as text: 9.0.0 and 10.0.0',
      read: (text) => readVersion(text)?.core,
    },
    {
      witness: 'two pre-releases whose order by number differs from that as text: rc.9 and rc.10',
      read: (text) => {
        const { core, preRelease = [] } = readVersion(text) ?? {};
        return core && preRelease.length > 0 ? [core.join('.'), ...preRelease] : undefined;
      },
    },
  ],
};

export const tags: Probe[] = [
  { statement: 'tags.search', try: (reader) => searchField(reader, { field: 'name' }) },
  {
    statement: 'tags.search-begins',
    try: (reader) =>
      searchAnchored(reader, {
        write: (term) => `^${term}`,
        split: (name) => [name.slice(0, -1), name.slice(1)],
        has: (name, term) => name.startsWith(term),
      }),
  },
  {
    statement: 'tags.search-ends',
    try: (reader) =>
      searchAnchored(reader, {
        write: (term) => `${term}$`,
        split: (name) => [name.slice(1), name.slice(0, -1)],
        has: (name, term) => name.endsWith(term),
      }),
  },
  {
    statement: 'tags.order-by-version',
    try: (reader) =>
      checkOrder(
        reader,
        'version',
        VERSION,
        otherOrders(reader.contract, reader.operation, 'version'),
      ),
  },
  {
    statement: 'tags.order-by-version',
    parts: ['numbers'],
    try: (reader) => checkNumbers(reader, 'version', VERSION),
  },
];
