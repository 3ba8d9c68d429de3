import type { SandboxRequest } from '../../server/handler.ts';

type Order = NonNullable<SandboxRequest<'listTags'>['query']['order_by']>;

/** What tags are ordered by. */
export interface OrderedTag {
  name: string;
  /** When the tag was made; for a lightweight one, when its commit was. */
  updatedAt: string;
}

/** Orders tags; those that are equal in it go by their names. */
export function orderTags<Tag extends OrderedTag>(
  tags: Tag[],
  order: Order,
  sort: 'asc' | 'desc',
): Tag[] {
  const byName = (one: Tag, other: Tag) => compare(one.name, other.name);
  const by: Record<Order, (one: Tag, other: Tag) => number> = {
    name: byName,
    updated: (one, other) => compare(one.updatedAt, other.updatedAt) || byName(one, other),
    version: (one, other) =>
      compareVersions(versionOf(one.name), versionOf(other.name)) || byName(one, other),
  };
  const sorted = tags.toSorted(by[order]);
  return sort === 'asc' ? sorted : sorted.reverse();
}

interface Version {
  numbers: number[];
  /** What follows a hyphen: `rc`, `1`. Empty for a version that is no pre-release. */
  preRelease: string[];
}

/** The semantic version that a name is, with or without a `v`. What is not written of it is 0. */
function versionOf(name: string): Version | undefined {
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

/** By the rules of semver.org. What is not a version goes before every version. */
function compareVersions(one: Version | undefined, other: Version | undefined): number {
  if (!one || !other) return Number(Boolean(one)) - Number(Boolean(other));
  const differing = one.numbers.findIndex((number, at) => number !== other.numbers[at]);
  if (differing !== -1)
    return (one.numbers[differing] as number) - (other.numbers[differing] as number);
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

/** Numbers as numbers, and before words. */
function comparePreRelease(one: string, other: string): number {
  const [isNumber, isOtherNumber] = [/^\d+$/.test(one), /^\d+$/.test(other)];
  if (isNumber && isOtherNumber) return Number(one) - Number(other);
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  return compare(one, other);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
