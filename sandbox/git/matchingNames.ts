import { createContext, Script } from 'node:vm';

/** The time limit for matching a pattern with all names, in milliseconds. */
const PATTERN_TIME = 1000;

/**
 * Returns the names that match a regular expression; undefined after a time limit, and for an invalid expression. Some
 * expressions would run for years.
 */
export function matchingNames(pattern: string, names: string[]): string[] | undefined {
  const script = new Script(
    'const regex = new RegExp(pattern, "u"); names.filter((name) => regex.test(name))',
  );
  try {
    return script.runInContext(createContext({ pattern, names }), {
      timeout: PATTERN_TIME,
    });
  } catch {
    return undefined;
  }
}
