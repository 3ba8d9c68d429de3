import type { Contract } from '../../contract/contract.ts';
import { BASE_PATH } from '../../contract/deployment.ts';
import { UsageError } from '../../contract/usageError.ts';
import { type FoundOperation, operationFinder } from '../../wire/operationFinder.ts';

/** The position of an address in the contract: its base path and its operation. */
export interface Located {
  /** The path before that of the contract: `/forge/api/v4`. */
  basePath: string;
  /** Absent if the contract has the path, but not with this method. */
  found?: FoundOperation;
}

/** Below a base path that is only guessed, a template must have at least this many fixed segments. */
const MIN_FIXED_SEGMENTS = 2;

/**
 * Creates a function that finds the operation of an address. The base path is the given one, or the part up to
 * `/api/v4`. Without both, it is guessed: the first part of the path that a path of the contract follows.
 * @param given the base path, if it is known: `/forge/v4`. Default: it is found
 * @throws a UsageError if `given` is not a path
 * @returns a function that takes the method and the encoded path of an address; it returns undefined if the contract
 *   does not have the path
 */
export function basePathFinder(
  contract: Pick<Contract, 'operations'>,
  given?: string,
): (method: string, path: string) => Located | undefined {
  const find = operationFinder(contract);
  const base = given === undefined ? undefined : readBasePath(given);
  let hasUsualBase = false;
  return (method, path) => {
    if (base !== undefined)
      return path.startsWith(`${base}/`) ? locate(method, path, base.length) : undefined;
    const usual = path.indexOf(`${BASE_PATH}/`);
    if (usual >= 0) {
      hasUsualBase = true;
      return locate(method, path, usual + BASE_PATH.length);
    }
    // A server with its API at the usual path has pages elsewhere. Their paths may resemble those of the contract.
    if (hasUsualBase) return undefined;
    for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
      const located = locate(method, path, at, MIN_FIXED_SEGMENTS);
      if (located) return located;
    }
    return undefined;
  };

  function locate(method: string, path: string, end: number, minWords = 0): Located | undefined {
    const match = find(method, path.slice(end));
    if (!match || match.words < minWords) return undefined;
    return { basePath: path.slice(0, end), ...(match.found && { found: match.found }) };
  }
}

/**
 * Returns the base path, `/forge/api/v4`, of a path or a whole address.
 * @throws a UsageError if the text does not begin with a slash
 */
export function readBasePath(text: string): string {
  const path = (URL.canParse(text) ? new URL(text).pathname : text).replace(/\/+$/, '');
  if (path !== '' && !path.startsWith('/'))
    throw new UsageError(`The base path ${text} does not begin with a slash. Write it as /api/v4.`);
  return path;
}

/** Returns the parts of an address as they are written. A URL parser would resolve `..` and normalise the rest. */
export function partsOfUrl(url: string): { origin: string; path: string; search: string } {
  const [, origin = '', path = '', search = ''] =
    /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)\??([^#]*)/i.exec(url) ?? [];
  return { origin, path, search };
}
