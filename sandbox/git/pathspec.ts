/**
 * Whether a path can be one inside a repository: git refuses to look for others.
 * @param path without a slash at its beginning or end
 */
export function isInside(path: string): boolean {
  return (
    !path.includes('\0') &&
    path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}

/** A path as git's commands take it: it is never an option and never a pattern. */
export function pathspec(path: string): string {
  return `:(top,literal)${path}`;
}

/** Everything but a path. */
export function pathspecWithout(path: string): string {
  return `:(top,exclude,literal)${path}`;
}
