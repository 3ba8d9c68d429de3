/** Looks whether the base URL is that of the API, and whether the way to it is free. */
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { findBasePath } from '../../../contract/deployment.ts';
import { endSentence } from '../../../contract/endSentence.ts';
import { needsToken } from '../../../contract/needsToken.ts';
import { ANY_USER } from '../../../contract/roles.ts';
import { type Exchange, headerValues } from '../../../wire/exchange.ts';
import { readJson } from '../../../wire/readBody.ts';
import type { Line } from '../openLine.ts';
import { pathRequest } from '../pathRequest.ts';
import { callersToTry } from '../tokenFor.ts';
import { type Ask, createAsk, PLAIN } from './ask.ts';
import type { Diagnosis } from './diagnosis.ts';
import { isWebPage } from './isWebPage.ts';
import { UNKNOWN } from './lookAtSlashes.ts';
import { type LookedAt, listProbes, readsOfFixture } from './probes.ts';

/** A login page that a proxy puts before the API. */
const LOGIN = /login|sign_?in|sso|auth/i;

/** The statuses and the words with which servers refuse a host name that they do not know. */
const REFUSES_HOST = new Set([400, 403, 421]);
const OF_HOST =
  /\bhost header|header host|(blocked|disallowed|invalid|unknown|untrusted) host|host( name)? is not allowed/i;

/**
 * Sends requests without a token until one gets a response of this API. A deployment may lack some of the operations,
 * so one response of another kind proves nothing.
 */
export async function lookAtAddress(
  contract: Contract,
  target: LookedAt,
  ask: Ask,
  line: Pick<Line, 'send'>,
): Promise<Diagnosis | undefined> {
  const { base } = target;
  let first: Diagnosis | undefined;
  for (const [operation, request] of probesWithProject(contract, target)) {
    const came = await ask(operation, request);
    const diagnosis = diagnose(came, base);
    if (!diagnosis)
      return needsToken(operation.definition) && came.response?.status === 200
        ? findAcceptsAll(contract, target, ask)
        : undefined;
    first ??= diagnosis;
    if (!came.response) break;
  }
  if (!first || first.fault === 'network') return first;
  const better = await betterBase(contract, base, line);
  return {
    ...first,
    problem: `${first.problem}${better ? ` The API is at ${better}: use this URL.` : ''}`,
  };
}

/**
 * Reports a server that responds with 200 to everything. The API refuses an unknown project, also if a fault lets
 * callers without a token read a list.
 */
async function findAcceptsAll(
  contract: Contract,
  target: LookedAt,
  ask: Ask,
): Promise<Diagnosis | undefined> {
  const fixtures = { ...target.fixtures, 'project.id': UNKNOWN.id };
  const reads = readsOfFixture(contract, { ...target, fixtures }, 'project.id').slice(0, 3);
  for (const read of reads) {
    const { response } = await ask(read, pathRequest(read, fixtures, 'project.id')!);
    if (response?.status !== 200) return undefined;
  }
  return reads.length === 0
    ? undefined
    : { fault: 'profile', problem: notTheApi(target.base, 200) };
}

function notTheApi(base: string, status: number): string {
  return `${base} is not the address of the API: a request without a token must get 401 with a JSON body, and gets ${status}.`;
}

/** Returns the probes, and some reads of the project of the profile for deployments that lack the probes. */
function probesWithProject(contract: Contract, target: LookedAt) {
  const key = ['project.id', 'project.path'].find((one) => one in target.fixtures);
  const ofProject = key === undefined ? [] : readsOfFixture(contract, target, key).slice(0, 3);
  return [
    ...listProbes(contract).map((one) => [one, PLAIN] as const),
    ...ofProject.map((one) => [one, pathRequest(one, target.fixtures, key)!] as const),
  ];
}

/** Returns the reason why a response cannot come from this API, which responds to such a call with JSON. */
function diagnose({ response, failure }: Exchange, base: string): Diagnosis | undefined {
  const network = (problem: string): Diagnosis => ({ fault: 'network', problem });
  const profile = (problem: string): Diagnosis => ({ fault: 'profile', problem });
  if (!response || failure)
    return network(
      `${base} does not respond: ${endSentence(`${failure?.message}`)} Check the address and the server.`,
    );
  const { status } = response;
  const [location] = headerValues(response, 'location');
  const isHtml = isWebPage(response.body);
  if (location && status >= 300 && status < 400) {
    const to = new URL(location, base).href;
    return LOGIN.test(location)
      ? network(
          `${base} redirects (${status}) to ${to}. That looks like a login page: the API must be reachable without one.`,
        )
      : profile(`${base} redirects (${status}) to ${to}. Use the address that it redirects to.`);
  }
  if (status === 400 && /https port|TLS|SSL/i.test(response.body.toString('utf8', 0, 2000)))
    return profile(`${base} expects TLS: write the address with https://.`);
  if (REFUSES_HOST.has(status) && OF_HOST.test(response.body.toString('utf8', 0, 2000)))
    return network(
      `${base} refuses requests for the host ${new URL(base).hostname} (${status}). Use a host name that the server accepts, or allow this one there. A sandbox allows it with --allow-host.`,
    );
  if (status === 503) {
    const [after] = headerValues(response, 'retry-after');
    return network(
      `${base} is down for maintenance or overloaded (503). Run the command again ${after === undefined ? 'later' : /^\d+$/.test(after) ? `in ${after} seconds` : `after ${after}`}.`,
    );
  }
  if (status === 502 || status === 504)
    return network(
      `A proxy before ${base} cannot reach the server (${status}). Start the server, or mend the proxy.`,
    );
  if (status >= 500)
    return network(`${base} responds with ${status}: the server has a fault. See its log.`);
  if (status === 407)
    return network(`The proxy on the way to ${base} wants a login (407). Give it one.`);
  if (isHtml && status === 403)
    return network(
      `A firewall before ${base} refuses requests (403, with a web page). Allow the requests of this machine.`,
    );
  if (isHtml)
    return profile(
      `${base} responds with a web page (${status}): this is not the address of the API.`,
    );
  if (status === 404 || readJson(response) === undefined) return profile(notTheApi(base, status));
  return undefined;
}

/**
 * Reports a gateway that writes a web page in place of each error. The API is there: it responds to a caller with JSON.
 * Errors of two kinds are asked for, since one of them may be a fault of the server.
 */
export async function lookAtErrors(
  contract: Contract,
  target: LookedAt,
  ask: Ask,
): Promise<Diagnosis | undefined> {
  const [probe] = listProbes(contract).filter(({ definition }) => needsToken(definition));
  const fixtures = { ...target.fixtures, 'project.id': UNKNOWN.id };
  const [read] = readsOfFixture(contract, { ...target, fixtures }, 'project.id');
  const [caller] = callersToTry(ANY_USER, target);
  if (!probe || !read || !caller) return undefined;
  const isPage = ({ response }: Exchange) =>
    response !== undefined && response.status >= 400 && isWebPage(response.body);
  const refused = await ask(probe, PLAIN);
  if (!isPage(refused)) return undefined;
  const unknown = await ask(read, pathRequest(read, fixtures, 'project.id'), caller.token);
  const allowed = await ask(probe, PLAIN, caller.token);
  const isThere = allowed.response?.status === 200 && readJson(allowed.response) !== undefined;
  const statuses = [refused, unknown].map(({ response }) => response?.status);
  return isPage(unknown) && isThere && statuses[0] !== statuses[1]
    ? {
        fault: 'network',
        problem: `Errors of ${target.base} come as web pages (${statuses.join(' and ')}), and other responses as JSON. A gateway seems to write them in place of the server's. Let it pass the errors of the API unchanged.`,
      }
    : undefined;
}

/** Tries other probable base URLs on the same server. Returns the URL at which the API responds. */
async function betterBase(
  contract: Contract,
  base: string,
  line: Pick<Line, 'send'>,
): Promise<string | undefined> {
  const { origin, pathname } = new URL(base);
  const basePath = findBasePath(contract.document);
  const prefix = pathname.slice(0, pathname.length - basePath.length);
  const parents = prefix.split('/').map((_, index, parts) => parts.slice(0, index).join('/'));
  const prefixes = [...new Set(['', ...parents, `${prefix}/api`, '/mock'])];
  const [probe] = listProbes(contract) as [ContractOperation];
  for (const candidate of prefixes.map((one) => `${origin}${one}${basePath}`)) {
    if (candidate === base) continue;
    const { response } = await createAsk(contract, candidate, line)(probe);
    if (response?.status === 401 && readJson(response) !== undefined) return candidate;
  }
  return undefined;
}
