/** Decides which checks are new: those that came after the version whose checks a run counts. */
import { VERSION } from '../contract/version.ts';

/** A check, property or probe, with the version that it came with. */
export interface Aged {
  /**
   * The minor version with which it came, such as `1.1`. In that version, its findings are advice. Default: `1.0`, so
   * that its findings are required.
   */
  since?: string;
}

/** Returns the minor version before a version, in the same major version: `1.2` for `1.3.1`, and `1.0` for `1.0.4`. */
export function minorBefore(version: string): string {
  const [major, minor] = numbersIn(version);
  return `${major}.${Math.max(0, minor - 1)}`;
}

/**
 * Returns true if a check came after a minor version.
 * @param version default: the minor version before that of this package
 */
export function isNewerThan({ since = '1.0' }: Aged, version = minorBefore(VERSION)): boolean {
  const [major, minor] = numbersIn(since);
  const [otherMajor, otherMinor] = numbersIn(version);
  return major > otherMajor || (major === otherMajor && minor > otherMinor);
}

/** The choice that findings of new checks rest on. It is one of this tool, and not of the contract. */
export const NEW_CHECK = {
  says: 'The findings of a new check are advice for one minor version.',
  because: 'So no update turns a verdict red. `--checks-of` counts the checks of another version.',
};

function numbersIn(version: string): [major: number, minor: number] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
}
