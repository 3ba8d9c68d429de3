/** Checks a target before the run: it must serve this API and accept the tokens. */
import { type Contract, type ContractOperation, changesNothing } from '../../contract/contract.ts';
import { BASE_PATH } from '../../contract/deployment.ts';
import { needsToken } from '../../contract/needsToken.ts';
import { credential } from '../../wire/credential.ts';
import { type Exchange, headerValues } from '../../wire/exchange.ts';
import { readJson } from '../../wire/readBody.ts';
import { wireRequest } from '../../wire/wireRequest.ts';
import { openLine } from './openLine.ts';
import { reach } from './reach.ts';
import type { Target } from './target.ts';

/** A reason why a target cannot be tested. */
export interface Diagnosis {
  /** The problem, and what the user can do about it. */
  problem: string;
  /** The exit status of the command. 2: the options or the profile are wrong. 3: the target cannot be reached. */
  exitStatus: 2 | 3;
}

/**
 * Sends requests that change nothing: one without a token, and one with each token.
 * @returns all reasons why the target cannot be tested; an empty list if it can be tested
 */
export async function firstLook(
  contract: Contract,
  target: Pick<Target, 'can' | 'base' | 'tokens' | 'sharedToken' | 'connection' | 'limits'>,
  timeoutMs: number,
): Promise<Diagnosis[]> {
  const { base, tokens, sharedToken, connection, limits } = target;
  const unreachable = await reach(base, timeoutMs, connection);
  if (unreachable)
    return [
      {
        problem: `${base} cannot be reached: ${unreachable}. Start the server, or correct the URL.`,
        exitStatus: 3,
      },
    ];
  const operation = probeOf(contract);
  // A server that selects its response by `Prefer`, such as the mock, accepts every token.
  if (!operation || target.can.pickResponses) return [];
  const line = openLine({ connection, limits, timeoutMs });
  const ask = (address: string, token?: string) =>
    line.send(
      wireRequest(operation, { path: {}, query: {}, headers: {} }, address, {
        Accept: 'application/json',
        'User-Agent': 'forge-contract',
        ...(token && credential(contract, operation, token)),
      }),
    );

  try {
    return await look();
  } finally {
    line.close();
  }

  async function look(): Promise<Diagnosis[]> {
    const anonymous = await ask(base);
    const wrongAddress = wrongAddressOf(anonymous, base);
    if (wrongAddress) {
      const better = wrongAddress.exitStatus === 2 ? await betterBase(base, ask) : undefined;
      return [
        {
          ...wrongAddress,
          problem: `${wrongAddress.problem}${better ? ` The API is at ${better}: use this URL.` : ''}`,
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
                  problem: `The token of ${role} is refused (401). Check that it has not expired, that it belongs to this deployment, and that its scope includes the API.`,
                  exitStatus: 2,
                },
              ]
            : [];
        }),
    );
    return problems.flat();
  }
}

/**
 * Returns an operation that every token may call, and that the server must refuse without a token. The request needs
 * no fixture.
 */
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

/**
 * Returns the reason why a response to a call without a token cannot come from this API. The API refuses such a call
 * with a JSON body.
 */
function wrongAddressOf({ response, failure }: Exchange, base: string): Diagnosis | undefined {
  if (!response || failure)
    return {
      problem: `${base} does not respond: ${failure?.message}. Check the address and the server.`,
      exitStatus: 3,
    };
  const { status } = response;
  const [location] = headerValues(response, 'location');
  const isHtml = /^\s*<(!doctype|html)/i.test(response.body.toString('utf8', 0, 200));
  const wrong = (problem: string): Diagnosis => ({ problem, exitStatus: 2 });
  if (location && status >= 300 && status < 400)
    return wrong(
      `${base} redirects (${status}) to ${new URL(location, base).href}. ${/login|sign_?in|sso|auth/i.test(location) ? 'That looks like a login page: the API must be reachable without one.' : 'Use the address that it redirects to.'}`,
    );
  if (status === 400 && /https port|TLS|SSL/i.test(response.body.toString('utf8', 0, 2000)))
    return wrong(`${base} expects TLS: write the address with https://.`);
  if (isHtml)
    return wrong(
      `${base} responds with a web page (${status}): this is not the address of the API.`,
    );
  if (status >= 500)
    return {
      problem: `${base} responds with ${status}: the server has a fault. See its log.`,
      exitStatus: 3,
    };
  if (status === 404 || readJson(response) === undefined)
    return wrong(
      `${base} is not the address of the API: a request without a token must get 401 with a JSON body, and gets ${status}.`,
    );
  return undefined;
}

/** Tries other probable base URLs on the same server. Returns the URL at which the API responds. */
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
