/** Sends recorded calls to live addresses, and compares the responses. */
import {
  basePathFinder,
  partsOfUrl,
  readHeader,
  type TrafficExchange,
} from '../conformance/index.ts';
import {
  type Contract,
  type ContractOperation,
  changesNothing,
  findWorkingParameter,
  formatEndpoint,
} from '../contract/contract.ts';
import type { Response } from '../contract/openapi.ts';
import { resolveReference } from '../contract/reference.ts';
import { UsageError } from '../contract/usageError.ts';
import { securitySchemes } from '../wire/credential.ts';
import type { RawResponse } from '../wire/exchange.ts';
import { essence } from '../wire/mediaType.ts';
import { readJson } from '../wire/readBody.ts';
import type { WireRequest } from '../wire/wireRequest.ts';
import { ADVICE, type Change, type ChangeKind, type NotJudged, readFieldName } from './change.ts';
import {
  type ComparedResponse,
  compareResponses,
  type IdCount,
  type ResponseDifference,
} from './compareResponses.ts';
import { openServers, type Server, UnreachableError } from './openServer.ts';
import type { Side } from './readSide.ts';

export interface AskOptions {
  /** The token for the calls that were recorded with one. */
  token?: string | undefined;
  /** The token for the later side. Default: `token`. */
  laterToken?: string | undefined;
  /** The path before that of an operation: `/forge/api/v4`. Default: it is found. */
  basePath?: string;
}

export interface AskedServers {
  /** Returns the changes of a call, or the reason why it is not judged. */
  meet(traffic: TrafficExchange, operation: ContractOperation): Promise<Change[] | NotJudged>;
  /** Whether the recorded writes are sent, too: to forks of sandboxes. */
  areForks: boolean;
  /** Returns false if the ids of both sides differ. Then only the shapes of the responses are compared. */
  haveSameData(): boolean;
  close(): Promise<void>;
}

/** The differences that mean nothing between servers with different data. */
export const OF_DATA: ReadonlySet<ChangeKind> = new Set([
  'value',
  'items',
  'order',
  'page-size',
  'null',
]);

/** The share of equal ids above which two servers have the same data. */
const SAME_DATA = 0.9;
/** The most different calls whose responses are remembered. A further call is left out. */
const MOST_CALLS = 20_000;
/** Certain changes: the response as a whole differs. */
const CERTAIN: ReadonlySet<ChangeKind> = new Set([
  'refused',
  'status',
  'items',
  'order',
  'page-size',
]);

/**
 * Opens the live addresses. With one live address, the recorded response stands for the other side.
 * @throws an UnreachableError if an address does not respond
 */
export async function askServers(
  contract: Contract,
  { from, to }: { from: Side; to: Side },
  { token, laterToken = token, basePath }: AskOptions,
): Promise<AskedServers> {
  const urls = [from.url, to.url].filter((url) => url !== undefined);
  const { servers, areForks } = await openServers(contract.document, urls);
  const later = servers.at(-1);
  const earlier = from.url === undefined ? undefined : servers[0];
  const known = new Map<string, Promise<Change[] | NotJudged>>();
  const ids: IdCount = { equal: 0, different: 0 };
  const writes = areForks && urls.length === 2;
  const locate = basePathFinder(contract, basePath);
  if (!later) throw new Error('No side is a live address.');
  return {
    areForks: writes,
    // The data of a recording is older than those of a server.
    haveSameData: () =>
      earlier !== undefined && ids.equal >= SAME_DATA * (ids.equal + ids.different),
    close: async () => {
      for (const server of servers) await server.close();
    },
    meet: async (traffic, operation) => {
      const { path, search } = partsOfUrl(traffic.request.url);
      const isRead = changesNothing(operation);
      const names = [...new URLSearchParams(search).keys()];
      const works = findWorkingParameter(operation, names) !== undefined;
      if ((!isRead || works) && !writes) return 'not-sent';
      if (!earlier && traffic.response && !traffic.response.body) return 'without-body';
      const base = locate(traffic.request.method, path)?.basePath ?? '';
      const rest = path.slice(base.length) + (search && `?${search}`);
      const key = `${traffic.request.method} ${rest} ${hasToken(contract, traffic)} ${hadSuccess(traffic)}`;
      // In forks, earlier writes change what a later call reads.
      const before = writes ? undefined : known.get(key);
      if (before) return before;
      if (!writes && known.size >= MOST_CALLS) return 'not-sent';
      const changes = compare(traffic, rest, operation, isRead);
      if (!writes) known.set(key, changes);
      return changes;
    },
  };

  async function compare(
    traffic: TrafficExchange,
    rest: string,
    operation: ContractOperation,
    isRead: boolean,
  ): Promise<Change[] | NotJudged> {
    const options = { isOrdered: isOrdered(operation), ids };
    const ask = () =>
      Promise.all([
        earlier ? send(earlier, traffic, rest, token) : recordedResponse(contract, traffic),
        send(later!, traffic, rest, laterToken),
      ]);
    const [one, other] = await ask();
    if (!one || !other) return [];
    const isAbsent = earlier ? one.status === 404 : namesResource(operation);
    if (isAbsent && other.status === 404 && hadSuccess(traffic)) return 'absent';
    const differences = compareResponses(one, other, options);
    if (differences.length === 0 || !isRead || !earlier)
      return differences.map((found) => toChange(found, operation));
    // A second look shows the places at which a server differs from itself: times, counters, a lag.
    const [again, otherAgain] = await ask();
    const noise = new Set(
      [
        again && compareResponses(one, again, options),
        otherAgain && compareResponses(other, otherAgain, options),
      ]
        .flatMap((found) => found ?? [])
        .map(({ place }) => place),
    );
    return differences
      .filter(({ place }) => !noise.has(place))
      .map((found) => toChange(found, operation));
  }

  async function send(
    server: Server,
    traffic: TrafficExchange,
    rest: string,
    secret: string | undefined,
  ): Promise<ComparedResponse> {
    const { method, body } = traffic.request;
    const request: Omit<WireRequest, 'origin'> = {
      method,
      path: new URL(server.base).pathname + rest,
      headers: headersToSend(contract, traffic, secret),
      ...(body && body.length > 0 && { body }),
    };
    const { response, failure } = await server.send(request);
    if (!response)
      throw new UnreachableError(`${server.base} stopped responding: ${failure?.message}.`);
    return toCompared(contract, response, server.addresses);
  }
}

function recordedResponse(
  contract: Contract,
  { request, response }: TrafficExchange,
): ComparedResponse | undefined {
  if (response?.body === undefined) return undefined;
  const { origin } = partsOfUrl(request.url);
  return toCompared(contract, { ...response, body: response.body }, [origin]);
}

/** Returns true if the recorded server accepted the call. */
function hadSuccess({ response }: TrafficExchange): boolean {
  return response !== undefined && response.status < 400;
}

/**
 * Returns true if a server may lack the resource that a path names: the path ends with an ID, or has a second one. A server
 * is likely to have the project of `/projects/{id}/issues`, so a 404 there means that the route is gone.
 */
function namesResource({ path = '' }: ContractOperation): boolean {
  return /\}$|\}.*\{/.test(path);
}

function toChange(found: ResponseDifference, operation: ContractOperation): Change {
  const { place, what, types } = found;
  // Null says nothing about the type, so a value in its place is another value.
  const kind = types?.[0] === 'null' ? 'value' : found.kind;
  const field = readFieldName(place);
  return {
    ...{ operation: operation.id, endpoint: formatEndpoint(operation), kind, place, what },
    advice: ADVICE[kind],
    certainty: CERTAIN.has(kind) ? 'certain' : 'perhaps',
    ...(field !== undefined && { field }),
  };
}

/** The names of parameters by which documents promise an order. */
function isOrdered({ definition }: ContractOperation): boolean {
  return (definition.parameters ?? []).some(({ name }) => /^(order|sort)/.test(name));
}

/** Returns the headers that carry a token, in lower case. */
function tokenHeaders({ document }: Contract): string[] {
  const named = Object.values(securitySchemes(document)).flatMap((one) =>
    one?.in === 'header' && one.name ? [one.name.toLowerCase()] : [],
  );
  return ['authorization', ...named];
}

function hasToken(contract: Contract, { request }: TrafficExchange): boolean {
  return tokenHeaders(contract).some((name) => readHeader(request.headers, name) !== undefined);
}

/** The recorded token belongs to another server, so the given one replaces it. */
function headersToSend(
  contract: Contract,
  traffic: TrafficExchange,
  token: string | undefined,
): Record<string, string> {
  const { headers } = traffic.request;
  const kept = headers.filter(([name]) => /^(accept|content-type)$/i.test(name));
  const [name] = tokenHeaders(contract).filter((one) => readHeader(headers, one) !== undefined);
  if (name === undefined) return Object.fromEntries(kept);
  if (token === undefined)
    throw new UsageError(
      `${traffic.source} was sent with a token. Name the environment variable with a token for the live addresses: --token-env NAME.`,
    );
  return {
    ...Object.fromEntries(kept),
    [name]: name === 'authorization' ? `Bearer ${token}` : token,
  };
}

/** Returns the parts of a response that are compared. */
export function toCompared(
  contract: Contract,
  { status, headers, body }: Pick<RawResponse, 'status' | 'headers' | 'body'>,
  addresses: string[],
): ComparedResponse {
  const type = readHeader(headers, 'content-type');
  const documented = documentedHeaders(contract);
  const json = body.length > 0 ? readJson({ headers, body }) : undefined;
  return {
    status,
    mediaType: body.length === 0 || type === undefined ? undefined : essence(type),
    headers: new Map(
      headers
        .map(([name, value]): [string, string] => [name.toLowerCase(), value])
        .filter(([name]) => documented.has(name)),
    ),
    addresses,
    ...(json !== undefined && { body: json }),
  };
}

const DOCUMENTED = new WeakMap<Contract, Set<string>>();

/** Returns the names of all headers that responses of the contract have, in lower case. */
function documentedHeaders(contract: Contract): Set<string> {
  const known = DOCUMENTED.get(contract);
  if (known) return known;
  const { document, operations } = contract;
  const names = [...operations.values()].flatMap(({ definition }) =>
    Object.values(definition.responses).flatMap((response) =>
      Object.keys(resolveReference<Response>(document, response, '#').value.headers ?? {}),
    ),
  );
  const found = new Set(names.map((name) => name.toLowerCase()));
  DOCUMENTED.set(contract, found);
  return found;
}
