/**
 * Returns true if a path can be inside a repository. Git fails on other paths.
 * @param path without a slash at its beginning or end
 */
export function isInside(path: string): boolean {
  return (
    !path.includes('\0') &&
    path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}

/** Returns the pathspec of a path, which git takes neither for an option nor for a pattern. */
export function pathspec(path: string): string {
  return `:(top,literal)${path}`;
}

/** Returns the pathspec that excludes a path. */
export function pathspecWithout(path: string): string {
  return `:(top,exclude,literal)${path}`;
}
