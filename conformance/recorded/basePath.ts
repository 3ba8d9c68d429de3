import type { Contract } from '../../contract/contract.ts';
import { BASE_PATH } from '../../contract/deployment.ts';
import { UsageError } from '../../contract/usageError.ts';
import { type FoundOperation, operationFinder } from '../../wire/operationFinder.ts';

/** Where an address leads. */
export interface Located {
  /** What precedes the path of the contract: `/forge/api/v4`. */
  basePath: string;
  /** Undefined when the path has no such method. */
  found?: FoundOperation;
}

/** How many words of a template must be in a path for it to be the contract's below a base path that nobody knows. */
const ENOUGH_WORDS = 2;

/**
 * Makes a function that finds the operation of an address, wherever the API is: below the path that is given, or what
 * ends in `/api/v4`, or else below what leads to most of a path of the contract.
 * @param given the base path, if it is known: `/forge/v4`. Default: it is found
 * @throws a UsageError when it is no path
 * @returns a function that is told the path of an address, encoded; its response is undefined for a path that the
 *   contract does not have
 */
export function basePathFinder(
  contract: Pick<Contract, 'operations'>,
  given?: string,
): (method: string, path: string) => Located | undefined {
  const find = operationFinder(contract);
  const base = given === undefined ? undefined : readBasePath(given);
  let isUsual = false;
  return (method, path) => {
    if (base !== undefined)
      return path.startsWith(`${base}/`) ? locate(method, path, base.length) : undefined;
    const usual = path.indexOf(`${BASE_PATH}/`);
    if (usual >= 0) {
      isUsual = true;
      return locate(method, path, usual + BASE_PATH.length);
    }
    // What else is on a server that has its API where it usually is: pages, that may be called alike.
    if (isUsual) return undefined;
    for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
      const located = locate(method, path, at, ENOUGH_WORDS);
      if (located) return located;
    }
    return undefined;
  };

  function locate(method: string, path: string, end: number, words = 0): Located | undefined {
    const there = find(method, path.slice(end));
    if (!there || there.words < words) return undefined;
    return { basePath: path.slice(0, end), ...(there.found && { found: there.found }) };
  }
}

/** `/forge/api/v4` out of that, or out of a whole address. @throws a UsageError */
export function readBasePath(text: string): string {
  const path = (URL.canParse(text) ? new URL(text).pathname : text).replace(/\/+$/, '');
  if (path !== '' && !path.startsWith('/'))
    throw new UsageError(`A base path begins with a slash, such as /api/v4: ${text} does not.`);
  return path;
}

/** Path and query of a whole address, as they are written: a URL parser would fold `..` and the like. */
export function partsOfUrl(url: string): { origin: string; path: string; search: string } {
  const [, origin = '', path = '', search = ''] =
    /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)\??([^#]*)/i.exec(url) ?? [];
  return { origin, path, search };
}
