/** The example world, as `generated/world.json` has it, as far as somebody downstream asks. */

/** A value that the world has. */
export interface KnownValue {
  value: string | number;
  /** The row that has it: `issues/311`. */
  row: string;
  /** The rows that it is below: `projects/5`. A path names it only behind these. Null: behind any. */
  below: string[] | null;
}

/** What the world knows of a kind of thing. */
export interface FixtureKind {
  known: KnownValue[];
  /** A value that it does not know, whatever it stands below; undefined where there is none. */
  unknown?: string | number;
}

export interface World {
  /** By the keys of `x-fixtures`: `issue.iid`. */
  kinds: Record<string, FixtureKind>;
}
