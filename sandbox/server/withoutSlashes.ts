/**
 * Removes the slashes at the end of a path. The regular expression `/\/+$/` would take time that grows with the square of
 * the number of slashes.
 */
export function withoutSlashesAtEnd(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Removes the slashes at the beginning and at the end of a path. */
export function withoutOuterSlashes(path: string): string {
  let start = 0;
  while (path[start] === '/') start += 1;
  return withoutSlashesAtEnd(path.slice(start));
}
