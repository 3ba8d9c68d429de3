/** The maximum length of a path in bytes. Operating systems limit the arguments of a program, and so of git. */
export const MAX_PATH = 4000;

/**
 * Returns true if a path stays inside the repository and is not too long. For any other path, git would fail.
 * @param path a path without a slash at its beginning or end
 */
export function isInside(path: string): boolean {
  return (
    !path.includes('\0') &&
    Buffer.byteLength(path) <= MAX_PATH &&
    path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}

/** Returns a path as a git pathspec, so that git reads it neither as an option nor as a pattern. */
export function pathspec(path: string): string {
  return `:(top,literal)${path}`;
}

/** Returns a git pathspec that excludes a path. */
export function pathspecWithout(path: string): string {
  return `:(top,exclude,literal)${path}`;
}
