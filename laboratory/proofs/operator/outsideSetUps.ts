/**
 * Set-ups of `npm run proof -- operator` that an operator thought of who had read only the documents and the guide. The
 * numbers are those of the operator's list.
 */
import { gzipSync } from 'node:zlib';
import { respondWith } from '../../../wire/testing/intermediaries.ts';
import { type Intermediary, passBack } from '../../../wire/testing/startFront.ts';
import {
  type Answered,
  changing,
  changingJson,
  conform,
  forbidden,
  inAreas,
  isRead,
  JSON_TYPE,
  KEEPS,
  reads,
  refusing,
  WRITES,
} from './gateways.ts';
import type { SetUp } from './setUp.ts';

/** Replaces every false by null, except below trailers. */
function withoutFalse(value: unknown, key = ''): unknown {
  if (value === false) return null;
  if (Array.isArray(value)) return value.map((item) => withoutFalse(item));
  if (!(value instanceof Object) || /^(extended_)?trailers$/.test(key)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withoutFalse(item, name)]),
  );
}

/** Adds a field to an object, or to each object of a list. */
function audited(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(audited);
  return value instanceof Object ? { ...value, x_audit: { node: 'gw-2' } } : value;
}

/** Writes JSON with spaces and escapes, as few servers do. */
function escaped(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replaceAll('/', '\\/')
    .replaceAll(/[^\0-\x7f]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Allows a number of requests of each token in 20 s. The clock of the gateway is seven minutes ahead. */
function limitOfAnotherClock(most: number): Intermediary {
  const ahead = 7 * 60_000;
  const counts = new Map<string, number>();
  let window = 0;
  return (request, response, pass) => {
    const now = Date.now();
    const current = Math.floor(now / 20_000);
    if (current !== window) counts.clear();
    window = current;
    const token = String(request.headers['private-token']);
    const count = (counts.get(token) ?? 0) + 1;
    counts.set(token, count);
    const date = new Date(now + ahead).toUTCString();
    response.sendDate = false;
    if (count <= most)
      return pass((answered) => passBack(answered, response, { ...answered.headers, date }));
    request.resume();
    const again = new Date((current + 1) * 20_000 + 1000 + ahead).toUTCString();
    response.writeHead(429, { 'Content-Type': 'text/plain', Date: date, 'Retry-After': again });
    response.end('Retry later\n');
  };
}

/** Refuses all writes for a time, which begins with the given write. */
function maintenanceOfWrites(first: number, ms: number): Intermediary {
  let count = 0;
  let began: number | undefined;
  const refuse = respondWith(
    503,
    { ...JSON_TYPE, 'Retry-After': '15' },
    '{"message":"The system is in maintenance mode. You can read only."}',
  );
  return (request, response, pass) => {
    if (isRead(request)) return pass();
    count += 1;
    if (count >= first) began ??= performance.now();
    const isDown = began !== undefined && performance.now() - began < ms;
    if (isDown) refuse(request, response, pass);
    else pass();
  };
}

/** Responds to each read of a path as to the first one, for every caller. */
function cacheForAll(path: RegExp): Intermediary {
  const kept = new Map<string, Answered>();
  return (request, response, pass) => {
    const known = kept.get(request.url!);
    if (known && reads(path)(request)) {
      request.resume();
      response.writeHead(known.status, { ...known.headers, Age: '7', 'X-Cache': 'HIT' });
      response.end(known.body);
      return;
    }
    changing(reads(path), (answered) => {
      if (answered.status === 200) kept.set(request.url!, answered);
      return {};
    })(request, response, pass);
  };
}

/** From a request on, refuses the token of the owner as expired. */
function expiringToken(first: number, token: () => string): Intermediary {
  let count = 0;
  const expired = respondWith(
    401,
    JSON_TYPE,
    '{"error":"invalid_token","error_description":"Token is expired. You can either do re-authorization or token refresh."}',
  );
  return (request, response, pass) => {
    count += 1;
    if (count >= first && request.headers['private-token'] === token())
      expired(request, response, pass);
    else pass();
  };
}

let ownerToken = '';

export const OUTSIDE_SET_UPS: SetUp[] = [
  {
    id: 'limit-of-another-clock',
    summary: 'Each token has 200 requests in 20 s. The clock of the gateway is seven minutes ahead',
    fault: 'nobody',
    between: () => limitOfAnotherClock(200),
    steps: [conform(0, { says: KEEPS, args: inAreas('tags', 'milestones') })],
  },
  {
    id: 'audit-gateway',
    summary:
      'A gateway writes JSON anew with a field of its own, and compresses it in several parts',
    fault: 'nobody',
    between: () =>
      changing(
        () => true,
        ({ status, headers, body }, { headers: asked }) => {
          const isJson = String(headers['content-type']).startsWith('application/json');
          const written =
            isJson && body.length > 0
              ? Buffer.from(escaped(audited(JSON.parse(body.toString()))))
              : body;
          const isZipped = /gzip/.test(String(asked['accept-encoding'])) && status !== 204;
          const pieces = Array.from({ length: Math.ceil(written.length / 512) }, (_, at) =>
            gzipSync(written.subarray(at * 512, (at + 1) * 512)),
          );
          return {
            body: isZipped ? Buffer.concat(pieces) : written,
            headers: {
              ...headers,
              ...(isJson && { 'content-type': 'application/json;charset=UTF-8' }),
              ...(isZipped && pieces.length > 0 && { 'content-encoding': 'gzip' }),
              vary: 'Accept-Encoding',
              via: '1.1 gw-2',
              'set-cookie': 'gw=2; Path=/; HttpOnly',
            },
          };
        },
      ),
    steps: [conform(0, { says: KEEPS, args: [...inAreas('tags', 'repositories'), ...WRITES] })],
  },
  {
    id: 'null-for-false',
    summary: 'A gateway writes null for every false',
    fault: 'nobody',
    between: () => changingJson(withoutFalse),
    steps: [conform(0, { says: KEEPS, args: WRITES })],
  },
  {
    id: 'maintenance-of-writes',
    summary: 'From the fortieth write on, writes get 503 for 20 s, and reads work',
    fault: 'nobody',
    between: () => maintenanceOfWrites(40, 20_000),
    steps: [conform(0, { says: KEEPS, args: [...inAreas('tags', 'milestones'), ...WRITES] })],
  },
  {
    id: 'batch-route-absent',
    summary: 'The flag of the batch of blobs is off, and the route is gone for everybody',
    fault: 'nobody',
    between: () => (request, response, pass) =>
      /\/blobs\/batch/.test(request.url!)
        ? respondWith(404, JSON_TYPE, '{"message":"404 Not Found"}')(request, response, pass)
        : pass(),
    steps: [conform(0, { says: KEEPS, args: inAreas('repositories') })],
  },
  {
    id: 'cache-of-keys',
    summary: 'A cache in front of `GET /user/keys` ignores the token',
    fault: 'server',
    between: () => cacheForAll(/\/user\/keys(\?|$)/),
    steps: [
      conform(1, {
        fails: /^\w+ listSshKeys\b|^set-up /,
        says: /listSshKeys/,
        breaks: /^ssh-keys\.own-need-authentication$/,
        args: inAreas('ssh-keys'),
      }),
    ],
  },
  {
    id: 'per-page-capped-at-50',
    summary: 'A gateway caps `per_page` at 50',
    fault: 'server',
    between: () => (request, _, pass) => {
      if (isRead(request))
        request.url = request.url!.replace(/([?&]per_page=)(\d+)/, (all, name, count) =>
          Number(count) > 50 ? `${name}50` : all,
        );
      pass();
    },
    steps: [
      conform(1, {
        fails: /^\w+ list\w+/,
        says: /per_page/,
        breaks: /^conventions\.x-per-page$/,
        args: inAreas('tags', 'commits'),
      }),
    ],
  },
  {
    id: 'page-token-removed',
    summary: 'An API management removes `page_token` from reads of the tree',
    fault: 'server',
    between: () => (request, _, pass) => {
      if (reads(/\/repository\/tree/)(request))
        request.url = request.url!.replaceAll(/([?&])(page_token|cursor)=[^&]*&?/g, '$1');
      pass();
    },
    steps: [
      conform(1, {
        fails: /^\w+ listTree\b/,
        says: /listTree/,
        breaks: /^conventions\.links-keep-parameters$/,
        args: inAreas('repositories'),
      }),
    ],
  },
  {
    id: 'tags-refused-with-400',
    summary: 'A failed creation of a tag gets 400, and not 405',
    fault: 'server',
    between: () =>
      changing(
        ({ method, url }) => method === 'POST' && /\/repository\/tags(\?|$)/.test(url!),
        ({ status }) => (status === 405 ? { status: 400 } : {}),
      ),
    steps: [
      conform(1, {
        fails: /^\w+ (createTag\b|tag)/,
        says: /createTag/,
        breaks: /^tags\.create-name-taken$/,
        args: [...inAreas('tags'), ...WRITES],
      }),
    ],
  },
  {
    id: 'commits-with-totals',
    summary: 'A plug-in counts commits, too: their list has `x-total` and `x-total-pages`',
    fault: 'server',
    between: () =>
      changing(reads(/\/repository\/commits(\?|$)/), ({ status, headers }) =>
        status === 200 ? { headers: { ...headers, 'x-total': '37', 'x-total-pages': '2' } } : {},
      ),
    steps: [
      conform(1, {
        fails: /^\w+ listCommits\b/,
        says: /x-total/,
        breaks: /^commits\.no-totals$/,
        args: inAreas('commits'),
      }),
    ],
  },
  {
    id: 'methods-of-a-gateway',
    summary: 'A gateway lets only GET, HEAD and POST through',
    fault: 'network',
    between: () => (request, response, pass) =>
      ['PUT', 'PATCH', 'DELETE'].includes(request.method!)
        ? respondWith(
            405,
            { ...JSON_TYPE, Allow: 'GET, HEAD, POST, OPTIONS', Server: 'gw' },
            '{"message":"Method Not Allowed"}',
          )(request, response, pass)
        : pass(),
    steps: [
      conform(3, {
        says: /^network: .*(PUT|DELETE)/,
        args: [...inAreas('tags', 'milestones'), ...WRITES],
      }),
    ],
  },
  {
    id: 'token-expires',
    summary: 'The token of the owner expires at the 150th request, and the run writes',
    fault: 'profile',
    between: () => expiringToken(150, () => ownerToken),
    edit: (_, { tokens }) => {
      ownerToken = tokens.owner!;
    },
    steps: [
      conform(2, {
        says: /^profile: .*token of \w+.*(expired|refused)/,
        args: [...inAreas('tags', 'milestones'), ...WRITES],
      }),
    ],
  },
  {
    id: 'inherited-role',
    summary: 'The user of the token `developer` has the rights of a maintainer',
    fault: 'profile',
    env: (_, { tokens }) => ({ TOKEN_OF_DEVELOPER: tokens.maintainer! }),
    steps: [
      conform(2, {
        says: /^profile: The token of developer has the rights of/,
        args: inAreas('tags', 'clusters', 'pages'),
      }),
    ],
  },
  {
    id: 'login-without-token',
    summary: 'A login page answers every request without a token',
    fault: 'network',
    between: () =>
      refusing(
        ({ headers }) => headers['private-token'] === undefined,
        respondWith(
          302,
          { Location: 'https://sso.example.com/login?rd=x', 'Content-Type': 'text/html' },
          '<html>Login</html>',
        ),
      ),
    steps: [
      conform(3, { says: /^network: .*(login|redirect)/, args: inAreas('tags', 'milestones') }),
    ],
  },
  {
    id: 'tags-that-stay',
    summary: 'Every tag is protected: a run can create tags, and nobody can delete them',
    fault: 'profile',
    between: () =>
      refusing(
        ({ method, url }) => method === 'DELETE' && /\/repository\/tags\//.test(url!),
        forbidden('403 Forbidden - Protected tags cannot be deleted'),
      ),
    steps: [
      conform(2, {
        says: /^profile: .*cannot be deleted/,
        args: [...inAreas('tags'), ...WRITES],
      }),
    ],
  },
];
