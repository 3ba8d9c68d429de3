import type { Contract } from '../../contract/contract.ts';
import { BASE_PATH, findBasePath } from '../../contract/deployment.ts';
import { UsageError } from '../../contract/usageError.ts';
import { type FoundOperation, operationFinder } from '../../wire/operationFinder.ts';

/** The base path of a URL, and the operation of the contract that the rest of its path names. */
export interface Located {
  /** The part of the path that comes before the path of the contract: `/forge/api/v4`. */
  basePath: string;
  /** Absent if the contract has the path, but not this method. */
  found?: FoundOperation;
}

/** If the base path is guessed, the path template of the operation must have at least this many fixed segments. */
const MIN_FIXED_SEGMENTS = 2;

/**
 * Creates a function that finds the operation of a URL. The base path is the given path, or else ends with that of the contract's server.
 * If neither fits, it is guessed: the shortest beginning that a path of the contract follows. A document of others names
 * base paths in its servers, which are tried before.
 * @param given the base path, if it is known: `/forge/v4`. Default: the function finds it
 * @throws a UsageError if `given` is not a path
 * @returns a function of the method and the encoded path of a URL; it returns undefined if the contract does not have
 *   the path
 */
export function basePathFinder(
  contract: Pick<Contract, 'document' | 'operations' | 'theirs'>,
  given?: string,
): (method: string, path: string) => Located | undefined {
  const find = operationFinder(contract);
  const base = given === undefined ? undefined : readBasePath(given);
  const servers = contract.theirs?.basePaths ?? [];
  const usualBases = listUsualBases(contract);
  let hasUsualBase = false;
  return (method, path) => {
    if (base !== undefined)
      return path.startsWith(`${base}/`) ? locate(method, path, base.length) : undefined;
    for (const declared of servers) {
      const located = path.startsWith(`${declared}/`) && locate(method, path, declared.length);
      if (located) return located;
    }
    for (const usual of usualBases) {
      const at = path.indexOf(`${usual}/`);
      if (at < 0) continue;
      hasUsualBase = true;
      return locate(method, path, at + usual.length);
    }
    // The API of this server is below the usual base path. Other paths of the server may resemble paths of the contract, so no
    // base path is guessed.
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

/** A document of others may describe a deployment that has the API at its usual path. */
function listUsualBases({ document, theirs }: Pick<Contract, 'document' | 'theirs'>): string[] {
  return theirs ? [...theirs.basePaths.filter(Boolean), BASE_PATH] : [findBasePath(document)];
}

/**
 * Returns the part of a path that is below the base path of the API, whether or not an operation has it. Undefined for
 * the path of a page or a picture.
 * @param given the base path, if it is known
 * @param bases the base paths of calls whose operation is known
 */
export function readBelowBasePath(
  contract: Pick<Contract, 'document' | 'theirs'>,
  path: string,
  { given, bases }: { given: string | undefined; bases: ReadonlySet<string> },
): string | undefined {
  const known = given === undefined ? [...bases].filter(Boolean) : [readBasePath(given)];
  const base = known.find((one) => path.startsWith(`${one}/`));
  if (base !== undefined) return path.slice(base.length);
  if (given !== undefined) return undefined;
  const usual = listUsualBases(contract).find((one) => path.includes(`${one}/`));
  return usual === undefined ? undefined : path.slice(path.indexOf(`${usual}/`) + usual.length);
}

/**
 * Returns the base path, such as `/forge/api/v4`, of a path or a whole URL.
 * @throws a UsageError if the text does not begin with a slash
 */
export function readBasePath(text: string): string {
  const path = (URL.canParse(text) ? new URL(text).pathname : text).replace(/\/+$/, '');
  if (path !== '' && !path.startsWith('/'))
    throw new UsageError(`The base path ${text} does not begin with a slash. Write it as /api/v4.`);
  return path;
}

/** Returns the parts of a URL as they are written. A URL parser would resolve `..` and normalise other characters. */
export function partsOfUrl(url: string): { origin: string; path: string; search: string } {
  const [, origin = '', path = '', search = ''] =
    /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)\??([^#]*)/i.exec(url) ?? [];
  return { origin, path, search };
}
