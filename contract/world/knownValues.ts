/** Which values the example world has, as `generated/fixtures.json` says it. */

/** A value that the world has. */
export interface KnownValue {
  value: string | number;
  /** The row that has it: `issues/311`. Empty where the value is outside the world. */
  row: string;
  /**
   * The rows that this row is in: `projects/5`. A path names it behind these only. Null: it may stand
   * behind any.
   */
  below: string[] | null;
}

/** A fixture and everything else of its kind. */
export interface FixtureKind {
  known: KnownValue[];
  /** A value that the world does not have. Absent where the value is outside the world. */
  unknown?: string | number;
  /** What a value names, in a sentence: `merge request`. Present where it can stand in a path. */
  resource?: string;
}

export interface World {
  /** The time at which every case plays: `2026-10-21T09:00:00Z`. */
  clock: string;
  /** What the deployment of the world is. */
  settings: { tier: string };
  /** By the keys of `x-fixtures`: `issue.iid`. */
  kinds: Record<string, FixtureKind>;
}

/**
 * The known values that a text or number can be, of any of the kinds.
 * @param behind the rows that the path names before it; default: none
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
