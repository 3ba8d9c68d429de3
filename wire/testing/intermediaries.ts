/** Proxies, firewalls and gateways that disturb the way to a server, in the ways that companies know. */
import type http from 'node:http';
import { type Intermediary, passBack } from './startFront.ts';

/** Passes every request on. */
export const passAll: Intermediary = (_, __, pass) => pass();

/** Responds in place of the server. */
export function respondWith(
  status: number,
  headers: http.OutgoingHttpHeaders,
  body = '',
): Intermediary {
  return (request, response) => {
    request.resume();
    response.writeHead(status, headers).end(body);
  };
}

const HTML = { 'Content-Type': 'text/html' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Proxies that do not leave encoded slashes as they are, by what they do with them. */
export const FIREWALLS: [string, Intermediary][] = [
  ['answers them with 400', forSlashes(respondWith(400, {}, 'Bad request'))],
  ['answers them with 404', forSlashes(respondWith(404, JSON_TYPE, '{"message":"No such page"}'))],
  [
    'decodes them',
    (request, _, pass) => {
      request.url = request.url!.replaceAll(/%2F/gi, '/');
      pass();
    },
  ],
  ['closes the connection', forSlashes((request) => request.socket.destroy())],
];

function forSlashes(firewall: Intermediary): Intermediary {
  return (request, response, pass) =>
    /%2F/i.test(request.url!) ? firewall(request, response, pass) : pass();
}

/** A page of maintenance. */
export const maintenance = respondWith(503, HTML, '<html>Back soon</html>');

/** A page of maintenance with the status of a success. */
export const maintenanceWith200 = respondWith(200, HTML, '<!doctype html><h1>Back soon</h1>');

/** A gateway that wants a login. */
export const login = respondWith(302, { Location: '/users/sign_in' });

/** A gateway that refuses every token. */
export const refuseTokens = respondWith(401, JSON_TYPE, '{"message":"401 Unauthorized"}');

/** Closes each connection without a response. */
export const hangUp: Intermediary = (request) => request.socket.destroy();

/** Disturbs all requests after the first ones. @param isOver returns true when the disturbance has ended */
export function fromRequest(
  first: number,
  trouble: Intermediary,
  isOver: (sinceMs: number) => boolean = () => false,
): Intermediary {
  let number = 0;
  let began: number | undefined;
  return (request, response, pass) => {
    number += 1;
    if (number < first) return pass();
    began ??= performance.now();
    if (isOver(performance.now() - began)) return pass();
    trouble(request, response, pass);
  };
}

/** Disturbs each nth read, once for each path. */
export function everyNthRead(n: number, trouble: Intermediary): Intermediary {
  const seen = new Set<string>();
  let number = 0;
  return (request, response, pass) => {
    number += 1;
    const isLost = request.method === 'GET' && number % n === 0 && !seen.has(request.url!);
    seen.add(request.url!);
    if (isLost) trouble(request, response, pass);
    else pass();
  };
}

/** Allows a number of requests in each second, and refuses the others: with 429, or with another status that says nothing. */
export function rateLimit(perSecond: number, status = 429): Intermediary {
  let second = 0;
  let count = 0;
  const refuse = respondWith(
    status,
    { ...(status === 429 && { 'Retry-After': '1' }), ...JSON_TYPE },
    '{"message":"Too many requests"}',
  );
  return (request, response, pass) => {
    const now = Math.floor(performance.now() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    if (count > perSecond) refuse(request, response, pass);
    else pass();
  };
}

/** Passes each request on after a time. */
export function delay(ms: number): Intermediary {
  return (_, __, pass) => void setTimeout(pass, ms);
}

/** Replaces the origin of the links in the header `Link`. */
export function linksTo(origin: string): Intermediary {
  return (_, response, pass) =>
    pass((answered) => {
      const { link } = answered.headers as { link?: string };
      const changed = link?.replaceAll(/https?:\/\/[^/>]+/g, origin);
      passBack(answered, response, {
        ...answered.headers,
        ...(changed !== undefined && { link: changed }),
      });
    });
}

/** Removes the body of each GET. */
export const stripBodiesOfReads: Intermediary = (request, _, pass) => {
  if (request.method !== 'GET') return pass();
  delete request.headers['transfer-encoding'];
  request.headers['content-length'] = '0';
  // After its end, the request has no bytes left that `pass` could send.
  request.resume().once('end', () => pass());
};

/** Responds with 404 to operations that an older release does not have. */
export function withoutPaths(missing: RegExp): Intermediary {
  const notFound = respondWith(404, JSON_TYPE, '{"message":"404 Not Found"}');
  return (request, response, pass) =>
    missing.test(request.url!) ? notFound(request, response, pass) : pass();
}

/** Returns true for a request that changes nothing. */
const isRead = ({ method }: http.IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Refuses writes, as a token with a narrow scope or an archived project does. */
export function refuseWrites(body: object): Intermediary {
  const refuse = respondWith(403, JSON_TYPE, JSON.stringify(body));
  return (request, response, pass) => (isRead(request) ? pass() : refuse(request, response, pass));
}

/** Responds with 403 to each path that matches. */
export function forbidPaths(off: RegExp): Intermediary {
  const forbidden = respondWith(403, JSON_TYPE, '{"message":"403 Forbidden"}');
  return (request, response, pass) =>
    off.test(request.url!) ? forbidden(request, response, pass) : pass();
}

/** One of several nodes is another one: each nth request goes there. */
export function everyNth(n: number, node: Intermediary): Intermediary {
  let number = 0;
  return (request, response, pass) => {
    number += 1;
    if (number % n === 0) node(request, response, pass);
    else pass();
  };
}

/** Every second request goes to a node that shows what was created only after a time. */
export function lagging(ms: number): Intermediary {
  const created: { at: number; path: string }[] = [];
  const notFound = respondWith(404, JSON_TYPE, '{"message":"404 Not Found"}');
  let number = 0;
  return (request, response, pass) => {
    const [path = ''] = request.url!.split('?');
    if (request.method === 'POST')
      return pass((answered) => {
        const chunks: Buffer[] = [];
        answered.on('data', (chunk: Buffer) => chunks.push(chunk));
        answered.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const at = performance.now();
          for (const name of namesIn(text)) created.push({ at, path: `${path}/${name}` });
          response.writeHead(answered.statusCode!, answered.rawHeaders).end(Buffer.concat(chunks));
        });
      });
    number += 1;
    const isNew = created.some(
      (one) =>
        performance.now() - one.at < ms && (path === one.path || path.startsWith(`${one.path}/`)),
    );
    if (number % 2 === 0 && isNew) notFound(request, response, pass);
    else pass();
  };
}

/** Returns the values by which a path may name a created resource. */
function namesIn(body: string): string[] {
  try {
    const { id, iid, name } = JSON.parse(body);
    return [id, iid, name].filter((one) => one !== undefined).map((one) => encodeURIComponent(one));
  } catch {
    return [];
  }
}
