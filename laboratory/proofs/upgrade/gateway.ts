/** A gateway that makes a sandbox look like the later release, and shows in a header which differences a call met. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { JsonValue } from '../../../contract/case.ts';
import type { Contract } from '../../../contract/contract.ts';
import { findBasePath } from '../../../contract/deployment.ts';
import { isObject } from '../../../contract/isObject.ts';
import { operationFinder } from '../../../wire/operationFinder.ts';
import { type RunningServer, startServer } from '../../../wire/startServer.ts';
import { type GatewayCall, RELEASE, type ReleaseDifference } from './release.ts';

export interface GatewayOptions {
  contract: Contract;
  /** The URL of the sandbox behind the gateway. */
  target: string;
  /** Whether responses also differ in ways that mean nothing: order of keys, additional fields and headers, texts. */
  hasVariants: boolean;
}

/** Starts a gateway. */
export function startGateway({
  contract,
  target,
  hasVariants,
}: GatewayOptions): Promise<RunningServer> {
  const find = operationFinder(contract);
  const base = findBasePath(contract.document);
  return startServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const body = await buffer(request);
    const { pathname, searchParams: query } = new URL(url, target);
    const rest = pathname.split(base)[1];
    const operation = rest === undefined ? undefined : find(method, rest)?.found?.operation.id;
    const call: GatewayCall = { operation: operation ?? '', query, body: parse(body) };
    const differences = operation ? RELEASE.filter((one) => one.operations.test(operation)) : [];
    const refusal = differences.find((one) => one.refuse?.(call) !== undefined);
    if (refusal) {
      const message = refusal.refuse?.(call) ?? '';
      response.writeHead(refusal.refusal ?? 400, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ message }));
      return;
    }
    for (const one of differences) one.forward?.(call);
    const later = differences.some(({ forward }) => forward) ? `${pathname}?${query}` : url;
    await pass({ request, response, body, url: later }, differences);
  }, 0);

  async function pass(
    { request, response, body, url }: Passed,
    differences: ReleaseDifference[],
  ): Promise<void> {
    const {
      'content-length': _length,
      connection: _connection,
      host,
      ...headers
    } = request.headers;
    const answer = await fetch(new URL(url, target), {
      method: request.method ?? 'GET',
      headers: { ...(headers as Record<string, string>), 'x-forwarded-host': host ?? '' },
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const received = Buffer.from(await answer.arrayBuffer());
    const own = new Headers(answer.headers);
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding', 'connection'])
      own.delete(name);
    for (const { dropHeader } of differences) if (dropHeader) own.delete(dropHeader);
    const { status } = differences.find((one) => one.status?.from === answer.status) ?? {};
    const json = answer.ok ? parse(received) : undefined;
    const changed = json === undefined ? undefined : applyChanges(json, differences);
    const shown = changed !== undefined && hasVariants ? vary(changed) : changed;
    if (hasVariants) own.set('x-served-by', `node-${Math.random()}`);
    response.writeHead(status?.to ?? answer.status, [...own].flat());
    response.end(shown === undefined ? received : JSON.stringify(shown, null, hasVariants ? 1 : 0));
  }
}

interface Passed {
  request: IncomingMessage;
  response: ServerResponse;
  body: Buffer;
  url: string;
}

/** Applies the changes of all differences to the body of a success. */
export function applyChanges(body: JsonValue, differences: ReleaseDifference[]): JsonValue {
  return differences.reduce((json, { change }) => change?.(json) ?? json, body);
}

/** Returns the value with keys in another order, and with a field more in each object. */
function vary(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(vary);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, vary(one)]);
  return Object.fromEntries([...entries.reverse(), ['added_later', true]]);
}

export function parse(bytes: Buffer): JsonValue | undefined {
  try {
    return bytes.length === 0 ? undefined : JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
