/** Steps and gateways from which the lists of set-ups are made. */
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { respondWith } from '../../../wire/testing/intermediaries.ts';
import type { Intermediary } from '../../../wire/testing/startFront.ts';
import type { Step } from './setUp.ts';

export const WRITES = ['--allow-writes'];
export const KEEPS = /^The server keeps the contract/;
export const JSON_TYPE = { 'Content-Type': 'application/json' };

export const conform = (
  exit: number,
  more: Omit<Partial<Step>, 'command' | 'exit'> = {},
): Step => ({
  command: 'conform',
  exit,
  ...more,
});
export const inAreas = (...areas: string[]) => ['--area', ...areas];

/** A response of the server, before it is passed back. */
export interface Answered {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Changes the whole responses to some requests. */
export function changing(
  isMeant: (request: IncomingMessage) => boolean,
  change: (answered: Answered, request: IncomingMessage) => Partial<Answered>,
): Intermediary {
  return (request, response, pass) => {
    if (!isMeant(request)) return pass();
    pass((answered) => {
      const chunks: Buffer[] = [];
      answered.on('data', (chunk: Buffer) => chunks.push(chunk));
      answered.on('end', () => {
        const { 'content-length': _, 'transfer-encoding': __, ...headers } = answered.headers;
        const before = { status: answered.statusCode!, headers, body: Buffer.concat(chunks) };
        const { status, headers: changed, body } = { ...before, ...change(before, request) };
        response.sendDate = false;
        response.writeHead(status, changed);
        response.end(status === 204 ? undefined : body);
      });
    });
  };
}

/** Changes the value of each response in JSON. */
export const changingJson = (change: (value: unknown) => unknown, encode = JSON.stringify) =>
  changing(
    () => true,
    ({ headers, body }) =>
      String(headers['content-type']).startsWith('application/json') && body.length > 0
        ? { body: Buffer.from(encode(change(JSON.parse(body.toString())))) }
        : {},
  );

export const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';
export const reads =
  (path: RegExp) =>
  ({ method, url }: IncomingMessage) =>
    method === 'GET' && path.test(url!);

/** Responds with 403 and a message. */
export const forbidden = (message: string) =>
  respondWith(403, JSON_TYPE, JSON.stringify({ message }));

/** Refuses some requests, by their caller and path. */
export const refusing =
  (isMeant: (request: IncomingMessage) => boolean, refuse: Intermediary): Intermediary =>
  (request, response, pass) =>
    isMeant(request) ? refuse(request, response, pass) : pass();
