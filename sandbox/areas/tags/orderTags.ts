import type { SandboxRequest } from '../../server/handler.ts';

type Order = NonNullable<SandboxRequest<'listTags'>['query']['order_by']>;

/** The sort keys of a tag. */
export interface OrderedTag {
  name: string;
  /** The time of the last update. For a lightweight tag, this is the time of its commit. */
  updatedAt: string;
}

/** Returns the function that compares tags for a list. If the order treats two tags as equal, their names decide. */
export function tagComparer(
  order: Order,
  sort: 'asc' | 'desc',
): (one: OrderedTag, other: OrderedTag) => number {
  type Compare = (one: OrderedTag, other: OrderedTag) => number;
  const byName: Compare = (one, other) => compare(one.name, other.name);
  const by: Record<Order, Compare> = {
    name: byName,
    updated: (one, other) => compare(one.updatedAt, other.updatedAt) || byName(one, other),
    version: (one, other) =>
      compareVersions(readVersion(one.name), readVersion(other.name)) || byName(one, other),
  };
  return sort === 'asc' ? by[order] : (one, other) => by[order](other, one);
}

interface Version {
  numbers: number[];
  /** The identifiers after the hyphen: `rc` and `1` for `1.0.0-rc.1`. Empty for a version without a hyphen. */
  preRelease: string[];
}

/**
 * Reads the name of a tag as a semantic version, with or without `v`. Missing numbers count as 0. Returns undefined for
 * other names.
 */
function readVersion(name: string): Version | undefined {
  const parts = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/.exec(
    name,
  );
  if (!parts) return undefined;
  const [, major, minor = '0', patch = '0', preRelease] = parts;
  return {
    numbers: [Number(major), Number(minor), Number(patch)],
    preRelease: preRelease?.split('.') ?? [],
  };
}

/**
 * Compares two versions as semver.org describes. `undefined` stands for a name that is not a version and comes before
 * every version.
 */
function compareVersions(one: Version | undefined, other: Version | undefined): number {
  if (!one || !other) return Number(Boolean(one)) - Number(Boolean(other));
  for (const [at, number] of one.numbers.entries()) {
    const difference = number - (other.numbers[at] ?? 0);
    if (difference !== 0) return difference;
  }
  if (one.preRelease.length === 0 || other.preRelease.length === 0)
    return other.preRelease.length - one.preRelease.length;
  for (const [at, part] of one.preRelease.entries()) {
    const against = other.preRelease[at];
    if (against === undefined) return 1;
    const difference = comparePreRelease(part, against);
    if (difference !== 0) return difference;
  }
  return one.preRelease.length - other.preRelease.length;
}

/** Compares two pre-release identifiers. Numbers are compared as numbers, and come before words. */
function comparePreRelease(one: string, other: string): number {
  const [isNumber, isOtherNumber] = [/^\d+$/.test(one), /^\d+$/.test(other)];
  if (isNumber && isOtherNumber) return Number(one) - Number(other);
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  return compare(one, other);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
