/** Returns the code of an error of Node or SQLite, such as `ENOENT`; undefined if it has none. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Object && 'code' in error ? String(error.code) : undefined;
}
