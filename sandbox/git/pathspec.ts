/**
 * Whether a path can be one inside a repository. Git fails on others.
 * @param path without a slash at its beginning or end
 */
export function isInside(path: string): boolean {
  return (
    !path.includes('\0') &&
    path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}

/** A path for the commands of git, which then take it neither for an option nor for a pattern. */
export function pathspec(path: string): string {
  return `:(top,literal)${path}`;
}

/** Excludes a path. */
export function pathspecWithout(path: string): string {
  return `:(top,exclude,literal)${path}`;
}
