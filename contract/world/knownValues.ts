/** The values of fixtures in the example world, from `generated/fixtures.json`. */

/** A value that the world has. */
export interface KnownValue {
  value: string | number;
  /** The row that has it: `issues/311`. Empty if the value is outside of the world. */
  row: string;
  /**
   * The rows that this row is in: `projects/5`. In a path, the value may follow only these. Null: it may follow any.
   */
  below: string[] | null;
}

/** A fixture and everything else of its kind. */
export interface FixtureKind {
  known: KnownValue[];
  /** A value that the world does not have. Absent if the value is outside of the world. */
  unknown?: string | number;
  /** The word for the resource in messages: `merge request`. Present if the value can be in a path. */
  resource?: string;
}

export interface World {
  /** The time of every case: `2026-10-21T09:00:00Z`. */
  clock: string;
  /** The settings of the deployment in the world. */
  settings: { tier: string };
  /** By the keys of `x-fixtures`: `issue.iid`. */
  kinds: Record<string, FixtureKind>;
}

/**
 * The known values of some kinds that are equal to a text or number.
 * @param behind the rows that the path names before the value. Default: none
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
