/** Gathers and names the recorded calls of the API that no operation of the earlier version has. */
import { generalizePath, printable, readBelowBasePath } from '../conformance/index.ts';
import { formatEndpoint } from '../contract/contract.ts';
import { count } from '../contract/count.ts';
import { readPackNames } from '../contract/extensions/packs.ts';
import { operationFinder } from '../wire/operationFinder.ts';
import type { Side } from './readSide.ts';

/** An endpoint that the earlier version does not have. */
export interface UnknownEndpoint {
  /** The method and the path. The path is a template if a pack has the operation. */
  endpoint: string;
  /** The number of its calls. */
  calls: number;
  /** The place of the first one in the recording: `traffic.har, entry 17`. */
  firstIn: string;
  /** The option that makes its calls known. */
  advice: string;
}

export interface UnknownCalls {
  /** The number of all unknown calls. */
  calls: number;
  /** The endpoints, those with most calls first. At most ten. */
  endpoints: UnknownEndpoint[];
}

export interface UnknownCallGatherer {
  /**
   * Adds an exchange that no operation has.
   * @param bases the base paths of earlier calls
   * @returns false for an exchange that is no call of the API, such as one for a page or a picture
   */
  add(
    request: { method: string; path: string },
    source: string,
    bases: ReadonlySet<string>,
  ): Promise<boolean>;
  results(): UnknownCalls;
}

/** The most endpoints that a report names. */
const MOST_NAMED = 10;
/** The most endpoints that are counted apart. All further calls share one. */
const MOST_ENDPOINTS = 1000;

/** Creates a gatherer. Its memory does not grow with the number of calls. @param basePath that of the options */
export function gatherUnknownCalls(side: Side, basePath?: string): UnknownCallGatherer {
  const endpoints = new Map<string, UnknownEndpoint>();
  let packs: ReturnType<typeof readPacks> | undefined;
  let calls = 0;
  return {
    add: async ({ method, path }, source, bases) => {
      const rest = readBelowBasePath(side.contract, path, { given: basePath, bases });
      // A browser asks with OPTIONS whether it may send a call.
      if (rest === undefined || method === 'OPTIONS') return false;
      calls += 1;
      packs ??= readPacks(side);
      const { endpoint, advice } = nameEndpoint(await packs, side, method, rest);
      const known = endpoints.get(endpoint);
      if (known) known.calls += 1;
      else if (endpoints.size < MOST_ENDPOINTS)
        endpoints.set(endpoint, { endpoint, calls: 1, firstIn: source, advice });
      return true;
    },
    results: () => ({
      calls,
      endpoints: [...endpoints.values()]
        .sort((one, other) => other.calls - one.calls)
        .slice(0, MOST_NAMED),
    }),
  };
}

/** Packs add operations to our contract only, and not to a document of others. */
async function readPacks({ contract }: Side) {
  const packs = contract.theirs ? [] : await readPackNames();
  return packs.map(({ name, operations }) => ({ name, find: operationFinder({ operations }) }));
}

function nameEndpoint(
  packs: Awaited<ReturnType<typeof readPacks>>,
  { name, contract }: Side,
  method: string,
  path: string,
): Pick<UnknownEndpoint, 'endpoint' | 'advice'> {
  for (const pack of packs) {
    const found = pack.find(method, path)?.found;
    if (found)
      return { endpoint: formatEndpoint(found.operation), advice: `Add --pack ${pack.name}.` };
  }
  return {
    endpoint: `${method} ${generalizePath(path)}`,
    advice: contract.theirs
      ? `Describe the operation in ${name}.`
      : 'Describe the operation in a document, and add --extend FILE.',
  };
}

/** Names the calls that no operation has, one in a line, with the option that makes them known. */
export function writeUnknown(unknown: UnknownCalls): string[] {
  return [
    ...unknown.endpoints.map(
      (one) => `${printable(one.endpoint)}  ${writeEvidence(one)}. ${printable(one.advice)}`,
    ),
    ...writeFurther(unknown),
  ];
}

/** Counts the calls whose endpoints are not named. Empty if all are named. */
export function writeFurther({ calls, endpoints }: UnknownCalls): string[] {
  const further = calls - endpoints.reduce((sum, one) => sum + one.calls, 0);
  return further > 0 ? [`… and ${count(further, 'further call')}`] : [];
}

/** Says how many calls there are, and where the first one is recorded. */
export function writeEvidence({
  calls,
  firstIn,
}: Pick<UnknownEndpoint, 'calls' | 'firstIn'>): string {
  return printable(`${count(calls, 'call')}, first in ${firstIn}`);
}
