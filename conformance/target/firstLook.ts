/** Looks at a target before the run, so that no fault of the profile or the network is blamed on the server. */
import type { Contract } from '../../contract/contract.ts';
import { endSentence } from '../../contract/endSentence.ts';
import { type Ask, createAsk, PLAIN } from './look/ask.ts';
import type { Diagnosis } from './look/diagnosis.ts';
import { lookAtAddress, lookAtErrors } from './look/lookAtAddress.ts';
import { lookAtNames } from './look/lookAtNames.ts';
import { lookAtSlashes } from './look/lookAtSlashes.ts';
import { lookAtTier } from './look/lookAtTier.ts';
import { lookAtRoles, lookForPerson, lookForRefusedTokens } from './look/lookAtTokens.ts';
import { lookAtUser } from './look/lookAtUser.ts';
import { lookAtMembers, lookAtPublicProject } from './look/lookAtVisibility.ts';
import { type LookedAt, listProbes } from './look/probes.ts';
import { narrowScope, readRefusal } from './look/readRefusal.ts';
import { type Line, openLine } from './openLine.ts';
import { reach } from './reach.ts';
import type { Target } from './target.ts';

/** The failures for which no server can be started: the URL itself is wrong. */
const OF_NO_SERVER = /host name is not known|is this an http address/;

/** A target of which the look may not know everything. */
export type FirstTarget = Pick<Target, 'can' | 'base' | 'tokens'> & Partial<LookedAt>;

/**
 * Sends requests that change nothing. Each step needs the one before it, so only the diagnoses of one step are
 * returned.
 * @param nameOf returns the place where the user wrote a fixture or a token. Default: the entry of the profile
 * @returns all reasons why the target cannot be tested; an empty list if it can be tested
 */
export async function firstLook(
  contract: Contract,
  given: FirstTarget,
  timeoutMs: number,
  nameOf?: (fixture: string) => string,
): Promise<Diagnosis[]> {
  const target: LookedAt = { fixtures: {}, flags: {}, ...given };
  const { base } = target;
  const unreachable = await reach(base, timeoutMs, target.connection);
  if (unreachable)
    return [
      {
        problem: `${base} cannot be reached: ${endSentence(unreachable)} ${OF_NO_SERVER.test(unreachable) ? 'Correct the URL.' : 'Start the server, or correct the URL.'}`,
        fault: 'network',
      },
    ];
  // A server that selects its response by `Prefer`, such as the mock, accepts every token. A contract without probes
  // cannot tell a wrong address from a missing operation.
  if (target.can.pickResponses || listProbes(contract).length === 0) return [];
  const { connection, limits } = target;
  const line = openLine({ connection, limits, timeoutMs });
  const narrow = new Map<string, Diagnosis>();
  const asked = askOnce(createAsk(contract, base, line));
  const ask: Ask = async (operation, request, token) => {
    const exchange = await asked(operation, request, token);
    const refusal = readRefusal(exchange.response);
    if (token !== undefined && refusal?.kind === 'scope')
      narrow.set(token, narrowScope(target, token, operation.id, refusal));
    return exchange;
  };
  const found = await lookThrough(line, ask, contract, target, nameOf).finally(() => line.close());
  // A scope is no role. Its refusals say nothing about the role.
  return narrow.size > 0 ? [...narrow.values()] : found;
}

/** Sends each request once: several steps read the same responses. */
function askOnce(ask: Ask): Ask {
  const asked = new Map<string, ReturnType<Ask>>();
  return (operation, request = PLAIN, token) => {
    const key = JSON.stringify([operation.id, operation.path, request, token]);
    const exchange = asked.get(key) ?? ask(operation, request, token);
    asked.set(key, exchange);
    return exchange;
  };
}

async function lookThrough(
  line: Line,
  ask: Ask,
  contract: Contract,
  target: LookedAt,
  nameOf: ((fixture: string) => string) | undefined,
): Promise<Diagnosis[]> {
  const pages = await lookAtErrors(contract, target, ask);
  if (pages) return [pages];
  const wrongAddress = await lookAtAddress(contract, target, ask, line);
  if (wrongAddress) return [wrongAddress];
  const refused = await lookForRefusedTokens(contract, target, ask);
  // The sandbox of a run has the tokens and the resources of the example world.
  if (refused.length > 0 || target.can.respondExactly) return refused;
  const noPerson = await lookForPerson(contract, target, ask);
  if (noPerson) return [noPerson];
  const slashes = await lookAtSlashes(contract, target, ask);
  if (slashes) return [slashes];
  const names = await lookAtNames(contract, target, ask, nameOf);
  if (names.length > 0) return names;
  const outsiders = await lookAtMembers(contract, target, ask);
  if (outsiders.length > 0) return outsiders;
  const tier = await lookAtTier(contract, target, ask);
  if (tier) return [tier];
  const roles = await lookAtRoles(contract, target, ask, nameOf);
  const hidden = await lookAtPublicProject(contract, target, ask);
  return [
    ...hidden,
    ...roles.filter(({ isCertain }) => isCertain).map(({ fault, problem }) => ({ fault, problem })),
    ...(await lookAtUser(contract, target, ask)),
  ];
}
