/** Looks at a target before anything is judged: whether it is this API, and whether the tokens are taken. */
import { type Contract, type ContractOperation, changesNothing } from '../../contract/contract.ts';
import { BASE_PATH } from '../../contract/deployment.ts';
import { needsToken } from '../../contract/needsToken.ts';
import { credential } from '../../wire/credential.ts';
import { type Exchange, exchange, headerValues } from '../../wire/exchange.ts';
import { readJson } from '../../wire/readBody.ts';
import { wireRequest } from '../../wire/wireRequest.ts';
import { reach } from './reach.ts';
import type { Target } from './target.ts';

/** What keeps a target from being judged. */
export interface Diagnosis {
  /** What is wrong, and what to do. */
  problem: string;
  /** 2: the set-up is wrong. 3: the target cannot be reached. */
  exitStatus: 2 | 3;
}

/**
 * Looks at a target with one harmless request for each token.
 * @returns everything that keeps it from being judged; nothing when it can be
 */
export async function firstLook(
  contract: Contract,
  target: Pick<Target, 'can' | 'base' | 'tokens' | 'sharedToken'>,
  timeoutMs: number,
): Promise<Diagnosis[]> {
  const { base, tokens, sharedToken } = target;
  const unreachable = await reach(base, timeoutMs);
  if (unreachable)
    return [
      {
        problem: `${base} cannot be reached: ${unreachable}. Is the server running, and is the address right?`,
        exitStatus: 3,
      },
    ];
  const operation = probeOf(contract);
  // A server that picks its responses says of itself nothing that it is not asked for.
  if (!operation || target.can.pickResponses) return [];
  const ask = (address: string, token?: string) =>
    exchange(
      wireRequest(operation, { path: {}, query: {}, headers: {} }, address, {
        Accept: 'application/json',
        'User-Agent': 'forge-contract',
        ...(token && credential(contract, operation, token)),
      }),
      { timeoutMs },
    );

  const anonymous = await ask(base);
  const strange = strangenessOf(anonymous, base);
  if (strange) {
    const better = strange.exitStatus === 2 ? await betterBase(base, ask) : undefined;
    return [
      {
        ...strange,
        problem: `${strange.problem}${better ? ` The API is at ${better}: give that address.` : ''}`,
      },
    ];
  }
  const named = Object.entries({ ...tokens, ...(sharedToken && { '--token-env': sharedToken }) });
  const problems = await Promise.all(
    named
      .filter(([role]) => role !== 'integration')
      .map(async ([role, token]): Promise<Diagnosis[]> => {
        const { response } = await ask(base, token);
        return response?.status === 401
          ? [
              {
                problem: `The token of ${role} is refused (401). Has it expired, is it of this deployment, and does it have the scope to read the API?`,
                exitStatus: 2,
              },
            ]
          : [];
      }),
  );
  return problems.flat();
}

/** An operation that anybody with a token may call, and nobody without: it needs no resource of the target. */
export function probeOf({ operations }: Contract): ContractOperation | undefined {
  return [...operations.values()].find((operation) => {
    const { path, definition } = operation;
    return (
      changesNothing(operation) &&
      path !== undefined &&
      !path.includes('{') &&
      needsToken(operation.definition) &&
      !definition.parameters?.some(({ required }) => required) &&
      !['x-roles', 'x-tier', 'x-offering', 'x-feature-flag', 'x-permission'].some(
        (limit) => limit in definition,
      )
    );
  });
}

/** Why a response without a token is not one of this API: it should be a refusal in JSON. */
function strangenessOf({ response, failure }: Exchange, base: string): Diagnosis | undefined {
  if (!response || failure)
    return {
      problem: `${base} does not answer: ${failure?.message}.`,
      exitStatus: 3,
    };
  const { status } = response;
  const [location] = headerValues(response, 'location');
  const isHtml = /^\s*<(!doctype|html)/i.test(response.body.toString('utf8', 0, 200));
  const wrong = (problem: string): Diagnosis => ({ problem, exitStatus: 2 });
  if (location && status >= 300 && status < 400)
    return wrong(
      `${base} leads elsewhere: it answers ${status} with ${new URL(location, base).href}. ${/login|sign_?in|sso|auth/i.test(location) ? 'That looks like a login page: the API must be reachable without one.' : 'Give the address that it leads to.'}`,
    );
  if (status === 400 && /https port|TLS|SSL/i.test(response.body.toString('utf8', 0, 2000)))
    return wrong(`${base} speaks TLS: give the address with https://.`);
  if (isHtml)
    return wrong(
      `${base} answers with a web page (${status}): this is not the address of the API.`,
    );
  if (status >= 500)
    return { problem: `${base} answers ${status}: the server is not well.`, exitStatus: 3 };
  if (status === 404 || readJson(response) === undefined)
    return wrong(
      `${base} is not the address of the API: a request that must be refused without a token is answered with ${status}.`,
    );
  return undefined;
}

/** The base URL of the API on the same server, if it is where it could be. */
async function betterBase(
  base: string,
  ask: (base: string) => Promise<Exchange>,
): Promise<string | undefined> {
  const { origin, pathname } = new URL(base);
  const prefix = pathname.slice(0, -BASE_PATH.length);
  const parents = prefix.split('/').map((_, index, parts) => parts.slice(0, index).join('/'));
  const prefixes = [...new Set(['', ...parents, `${prefix}/api`, '/mock'])];
  for (const candidate of prefixes.map((one) => `${origin}${one}${BASE_PATH}`)) {
    if (candidate === base) continue;
    const { response } = await ask(candidate);
    if (response?.status === 401 && readJson(response) !== undefined) return candidate;
  }
  return undefined;
}
