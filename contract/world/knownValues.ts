/** Looks up the values that fixtures have in the example world (`generated/fixtures.json`). */

/** A value that a resource of the example world has. */
export interface KnownValue {
  value: string | number;
  /** The row with this value, as table and key: `issues/311`. Empty if the value is outside of the example world. */
  row: string;
  /**
   * The parent rows of this row, such as its project: `projects/5`. A URL path may contain the value only if it also
   * names all parents, before the value. Null if the value needs no parent.
   */
  below: string[] | null;
}

/** All values that the example world has for a fixture and for resources of the same kind. */
export interface FixtureKind {
  known: KnownValue[];
  /**
   * A value that no row of the example world has, for requests that must get 404. Undefined if the example world does not
   * contain resources of this kind.
   */
  unknown?: string | number;
  /** The name of the resource in messages: `merge request`. Present if paths can contain the value. */
  resource?: string;
}

export interface World {
  /** The present time in every case: `2026-10-21T09:00:00Z`. */
  clock: string;
  /** The settings of the deployment that the example world describes. */
  settings: { tier: string };
  /** The values of each fixture, by the fixture's key in `x-fixtures`: `issue.iid`. */
  kinds: Record<string, FixtureKind>;
}

/**
 * Returns the known values that are equal to a string or number.
 * @param kinds the fixtures whose values are searched
 * @param behind the rows that come before the value in the path. Default: none
 */
export function knownValues(
  kinds: FixtureKind[],
  value: string | number,
  behind: string[] = [],
): KnownValue[] {
  return kinds
    .flatMap(({ known }) => known)
    .filter(
      (one) =>
        String(one.value) === String(value) &&
        (one.below === null || behind.every((row) => one.below?.includes(row))),
    );
}
