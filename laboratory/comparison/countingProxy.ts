/** A server in front of a sandbox that counts and keeps the requests of a tool, the same way for every tool. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Contract } from '../../contract/contract.ts';
import { BASE_PATH } from '../../contract/deployment.ts';
import { headerValues } from '../../wire/exchange.ts';
import { operationFinder } from '../../wire/operationFinder.ts';
import type { RawResponse } from '../faults/response/rawResponse.ts';
import type { Answered } from './responseFault.ts';

/** A request that a tool has sent, with the response that it got. */
export interface Passed {
  /** Milliseconds since the start of the count. */
  at: number;
  method: string;
  url: string;
  requestHeaders: [name: string, value: string][];
  requestBody: Buffer;
  response: RawResponse;
}

/** When a request came, and what it asked for. */
export interface Sent {
  /** Milliseconds since the last `restart`. */
  at: number;
  /** The `operationId`. Absent for a path outside the contract. */
  operation?: string;
  /** The value of `X-Request-Id` in the response. */
  requestId?: string;
}

export interface CountingProxy {
  /** Scheme, host and port. */
  url: string;
  /** Starts a new count. @param keeps whether the exchanges are kept, and not only counted */
  restart(keeps: boolean): void;
  /** The number of requests since the last `restart`. */
  count(): number;
  /** The requests since the last `restart`, in the order of their responses. */
  sent(): Sent[];
  /** The first error of `change` since the last `restart`. The findings of such a run prove nothing. */
  failure(): Error | undefined;
  /** The kept exchanges since the last `restart`. */
  passed(): Passed[];
  close(): Promise<void>;
}

/** Headers of one connection. The other connection has its own. */
const OF_THE_CONNECTION = /^(connection|keep-alive|transfer-encoding|content-length)$/i;

/** @param change makes a response wrong. Default: each response passes as it is */
export async function startCountingProxy(
  contract: Contract,
  target: string,
  change: (answered: Answered) => RawResponse = ({ response }) => response,
): Promise<CountingProxy> {
  const find = operationFinder(contract);
  const agent = new http.Agent({ keepAlive: true });
  const { hostname, port } = new URL(target);
  let passed: Passed[] = [];
  let isKeeping = false;
  let count = 0;
  let began = performance.now();
  let failure: Error | undefined;
  let sent: Sent[] = [];
  const changed = (answered: Answered) => {
    try {
      return change(answered);
    } catch (error) {
      failure ??= error as Error;
      throw error;
    }
  };
  const server = http.createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming;
    const at = performance.now() - began;
    count += 1;
    readAll(incoming)
      .then((body) => forward({ agent, hostname, port }, incoming, body))
      .then(({ body, response: right }) => {
        const [path = ''] = url.split('?');
        const operation = find(method, path.replace(BASE_PATH, ''))?.found?.operation;
        const contentType = incoming.headers['content-type'];
        const response = operation
          ? changed({ operation, request: { url, contentType, body }, response: right })
          : right;
        const [requestId] = headerValues(right, 'X-Request-Id');
        sent.push({
          at,
          ...(operation && { operation: operation.id }),
          ...(requestId !== undefined && { requestId }),
        });
        if (isKeeping)
          passed.push({
            at,
            method,
            url,
            requestHeaders: pairs(incoming.rawHeaders),
            requestBody: body,
            response,
          });
        const hasBody = method !== 'HEAD' && response.status !== 204 && response.status !== 304;
        outgoing.writeHead(response.status, response.reason, [
          ...response.headers.flat(),
          ...(hasBody ? ['Content-Length', String(response.body.length)] : []),
        ]);
        outgoing.end(hasBody ? response.body : undefined);
      })
      // The sandbox has ended, or has closed the connection: the tool gets the same.
      .catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    restart: (keeps) => {
      passed = [];
      sent = [];
      isKeeping = keeps;
      count = 0;
      failure = undefined;
      began = performance.now();
    },
    count: () => count,
    sent: () => sent,
    failure: () => failure,
    passed: () => passed,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        agent.destroy();
      }),
  };
}

async function readAll(stream: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Sends a request to the sandbox. The `Host` header stays, so links in responses lead to the proxy. */
function forward(
  to: { agent: http.Agent; hostname: string; port: string },
  { method, url, rawHeaders }: http.IncomingMessage,
  body: Buffer,
): Promise<{ body: Buffer; response: RawResponse }> {
  const headers = [
    ...pairs(rawHeaders).filter(([name]) => !OF_THE_CONNECTION.test(name)),
    ...(body.length > 0 ? [['Content-Length', String(body.length)]] : []),
  ].flat();
  return new Promise((resolve, reject) => {
    const options = { ...to, method, path: url, headers, setHost: false };
    const request = http.request(options, (response) => {
      readAll(response).then(
        (received) =>
          resolve({
            body,
            response: {
              status: response.statusCode ?? 0,
              reason: response.statusMessage ?? '',
              headers: pairs(response.rawHeaders).filter(([name]) => !OF_THE_CONNECTION.test(name)),
              body: received,
            },
          }),
        reject,
      );
    });
    request.on('error', reject);
    request.end(body.length > 0 ? body : undefined);
  });
}

function pairs(raw: string[]): [string, string][] {
  return Array.from({ length: raw.length / 2 }, (_, index) => [
    raw[2 * index]!,
    raw[2 * index + 1]!,
  ]);
}
