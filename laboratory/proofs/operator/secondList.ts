/**
 * The second list of set-ups of `npm run proof -- operator`. Somebody wrote it down after reading only the documents, the
 * promise of the suite and the guide. Record 44 has the list with the expected verdicts, and its first score.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { everyNth, respondWith, withoutPaths } from '../../../wire/testing/intermediaries.ts';
import { type Intermediary, passBack } from '../../../wire/testing/startFront.ts';
import { control } from './control.ts';
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
import type { SetUp, World } from './setUp.ts';
import { CA_FILE } from './setUps.ts';

const HTML = { 'Content-Type': 'text/html' };
const webPage = (status: number, title: string) =>
  respondWith(status, HTML, `<!doctype html><title>${title}</title><h1>${title}</h1>`);

/** Collects the body of a request before it is sent on, so that a gateway may read or change it. */
function withBody(
  handle: (body: Buffer, ...way: Parameters<Intermediary>) => Buffer | undefined,
): Intermediary {
  return (request, response, pass) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = handle(Buffer.concat(chunks), request, response, pass);
      if (body === undefined) return;
      delete request.headers['transfer-encoding'];
      request.headers['content-length'] = String(body.length);
      // The bytes of the request are gone, so that they are sent from here.
      request.pipe = (target) =>
        (target as NodeJS.WritableStream & typeof target).end(body) as never;
      pass();
    });
  };
}

/** Changes the query of some reads. */
const withQuery =
  (isMeant: (request: IncomingMessage) => boolean, change: (query: URLSearchParams) => void) =>
  (request: IncomingMessage, _: ServerResponse, pass: Parameters<Intermediary>[2]): void => {
    if (isMeant(request)) {
      const [path, text = ''] = request.url!.split('?');
      const query = new URLSearchParams(text);
      change(query);
      request.url = query.size > 0 ? `${path}?${query}` : path!;
    }
    pass();
  };

/** Changes the JSON of the responses to some reads. */
const changingReads = (path: RegExp, change: (value: unknown) => unknown): Intermediary =>
  changing(reads(path), ({ status, headers, body }) =>
    status === 200 && String(headers['content-type']).startsWith('application/json')
      ? { body: Buffer.from(JSON.stringify(change(JSON.parse(body.toString())))) }
      : {},
  );

/** Removes headers from each response. */
const withoutHeaders = (names: RegExp): Intermediary =>
  changing(
    () => true,
    ({ headers }) => ({
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !names.test(name))),
    }),
  );

type Row = Record<string, unknown>;

const each =
  (change: (row: Row) => Row) =>
  (value: unknown): unknown =>
    Array.isArray(value) ? value.map(change) : change(value as Row);

/** Responds in HTTP/1.0: the end of the connection ends the body. */
const oldUpstream: Intermediary = (request, _, pass) =>
  pass((answered) => {
    const chunks: Buffer[] = [];
    answered.on('data', (chunk: Buffer) => chunks.push(chunk));
    answered.on('end', () => {
      const lines = Object.entries(answered.headers)
        .filter(
          ([name]) => !/^(content-length|transfer-encoding|connection|keep-alive)$/.test(name),
        )
        .map(([name, value]) => `${name}: ${value}\r\n`);
      const head = `HTTP/1.0 ${answered.statusCode} Whatever\r\n${lines.join('')}\r\n`;
      request.socket.end(Buffer.concat([Buffer.from(head), ...chunks]));
    });
  });

/** Writes header names in upper case, and closes each connection. */
const upperCase: Intermediary = (_, response, pass) =>
  pass((answered) =>
    passBack(answered, response, [
      ...answered.rawHeaders
        .map((text, at) => (at % 2 === 0 ? text.toUpperCase() : text))
        .filter((_, at, all) => !/^(CONNECTION|KEEP-ALIVE)$/.test(all[at - (at % 2)]!)),
      ...['CONNECTION', 'close'],
    ]),
  );

const relativeLinks: Intermediary = (_, response, pass) =>
  pass((answered) => {
    const { link } = answered.headers as { link?: string };
    passBack(answered, response, {
      ...answered.headers,
      ...(link && { link: link.replaceAll(/<https?:\/\/[^/>]+/g, '<') }),
    });
  });

const earlyHints: Intermediary = (_, response, pass) =>
  pass((answered) => {
    response.writeEarlyHints({ link: '</assets/app.css>; rel=preload; as=style' });
    passBack(answered, response);
  });

const noRobots: Intermediary = (request, response, pass) => {
  if (!request.headers['user-agent']) webPage(403, 'No robots')(request, response, pass);
  else if (!request.headers.accept) webPage(406, 'Not acceptable')(request, response, pass);
  else pass();
};

const HOUR = 3_600_000;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

/** Moves each time in a value. It keeps the precision. */
function moved(value: unknown, ms: number): unknown {
  if (Array.isArray(value)) return value.map((item) => moved(item, ms));
  if (value instanceof Object)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, moved(item, ms)]));
  if (typeof value !== 'string' || !TIME.test(value)) return value;
  const text = new Date(Date.parse(value) + ms).toISOString();
  return /\.\d/.test(value) ? text : text.replace(/\.\d+/, '');
}

/** Moves each time in the query of a URL, or of the URLs in a header. */
function movedInQuery(text: string, ms: number): string {
  return text.replaceAll(/(?<=[?&][^=&>]*=)[^&>]+/g, (value) => {
    const time = decodeURIComponent(value);
    return TIME.test(time) ? encodeURIComponent(String(moved(time, ms))) : value;
  });
}

/** The clock of the server is an hour behind, so every time is. Its links repeat the times that it was asked for. */
const clockBehind: Intermediary = (request, response, pass) => {
  request.url = movedInQuery(request.url!, HOUR);
  changing(
    () => true,
    ({ headers: { link, ...headers }, body }) => ({
      headers: {
        ...headers,
        ...(link && { link: movedInQuery(String(link), -HOUR) }),
        date: new Date(Date.now() - HOUR).toUTCString(),
      },
      ...(String(headers['content-type']).startsWith('application/json') && body.length > 0
        ? { body: Buffer.from(JSON.stringify(moved(JSON.parse(body.toString()), -HOUR))) }
        : {}),
    }),
  )(request, response, pass);
};

/** Allows a number of requests that match in each time, for each token. */
function limit(
  most: number,
  ms: number,
  refuse: (until: number) => Intermediary,
  isMeant: (request: IncomingMessage) => boolean = () => true,
): Intermediary {
  const counts = new Map<string, number>();
  let window = 0;
  return (request, response, pass) => {
    if (!isMeant(request)) return pass();
    const now = Math.floor(Date.now() / ms);
    if (now !== window) counts.clear();
    window = now;
    const token = String(request.headers['private-token']);
    counts.set(token, (counts.get(token) ?? 0) + 1);
    if (counts.get(token)! > most) refuse((now + 1) * ms)(request, response, pass);
    else pass();
  };
}

/** A cache that keeps each successful GET of a caller for a time. */
function cdn(ms: number): Intermediary {
  const kept = new Map<string, Answered & { at: number }>();
  return (request, response, pass) => {
    const key = `${request.headers['private-token']} ${request.headers.accept} ${request.url}`;
    const known = kept.get(key);
    if (request.method === 'GET' && known && performance.now() - known.at < ms) {
      request.resume();
      response.writeHead(known.status, { ...known.headers, Age: '0', 'X-Cache': 'HIT' });
      response.end(known.body);
      return;
    }
    changing(
      ({ method }) => method === 'GET',
      (answered) => {
        if (answered.status === 200) kept.set(key, { ...answered, at: performance.now() });
        return {};
      },
    )(request, response, pass);
  };
}

/** From a write on, refuses every write. */
function readOnlyFrom(first: number): Intermediary {
  let count = 0;
  return refusing((request) => {
    if (isRead(request)) return false;
    count += 1;
    return count >= first;
  }, forbidden('You cannot perform write operations on a read-only instance'));
}

/** A firewall that refuses a text in the address or in the body. */
const waf = (text: RegExp, refuse: Intermediary): Intermediary =>
  withBody((body, request, response, pass) => {
    const sent = `${decodeURIComponent(request.url!.replaceAll(/%(?![\da-f]{2})/gi, '%25'))} ${body}`;
    const plain = sent.includes('%') ? `${sent} ${unescaped(sent)}` : sent;
    if (!text.test(plain)) return body;
    refuse(request, response, pass);
    return undefined;
  });

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

const isOf = ({ headers }: IncomingMessage, { tokens }: World, role: string) =>
  headers['private-token'] === tokens[role];

const FREE = { tier: 'free' };
const ANY = /./;

/** The headers of an empty list at an address, so that its status alone is wrong. */
function emptyPage(address: string) {
  const perPage = new URL(address).searchParams.get('per_page') ?? '20';
  return {
    'content-type': 'application/json',
    link: ['first', 'last'].map((relation) => `<${address}>; rel="${relation}"`).join(', '),
    'x-page': '1',
    'x-per-page': perPage,
    'x-total': '0',
    'x-total-pages': '1',
    'x-next-page': '',
    'x-prev-page': '',
  };
}

const NOBODY: SetUp[] = [
  {
    id: 'upper-case-headers',
    summary: 'A gateway writes header names in upper case, and closes each connection',
    fault: 'nobody',
    between: () => upperCase,
    steps: [conform(0, { says: KEEPS, args: [...inAreas('tags', 'milestones'), ...WRITES] })],
  },
  {
    id: 'http-1-0',
    summary: 'The upstream speaks HTTP/1.0: the end of the connection ends the body',
    fault: 'nobody',
    between: () => oldUpstream,
    steps: [conform(0, { says: KEEPS, args: [...inAreas('tags', 'repositories'), ...WRITES] })],
  },
  {
    id: 'relative-links',
    summary: 'The header `Link` has relative references',
    fault: 'nobody',
    between: () => relativeLinks,
    steps: [conform(0, { says: KEEPS, args: inAreas('tags', 'commits', 'repositories') })],
  },
  {
    id: 'early-hints',
    summary: 'A 103 with links comes before each response',
    fault: 'nobody',
    between: () => earlyHints,
    steps: [conform(0, { says: KEEPS, args: inAreas('tags') })],
  },
  {
    id: 'no-robots',
    summary: 'Requests without `User-Agent` get 403, and requests without `Accept` get 406',
    fault: 'nobody',
    between: () => noRobots,
    steps: [
      { command: 'init', exit: 0 },
      conform(0, { says: KEEPS, args: inAreas('tags', 'repositories') }),
    ],
  },
  {
    id: 'ipv6',
    summary: 'The address of the deployment is one of IPv6',
    fault: 'nobody',
    isIpv6: true,
    steps: [
      { command: 'init', exit: 0 },
      conform(0, { says: KEEPS, args: [...inAreas('tags'), ...WRITES] }),
    ],
  },
  {
    id: 'clock-behind',
    summary: 'The clock of the server is one hour behind',
    fault: 'nobody',
    between: () => clockBehind,
    steps: [conform(0, { says: KEEPS, args: [...inAreas('tags', 'milestones'), ...WRITES] })],
  },
  {
    id: 'limit-with-reset',
    summary: '429 is a web page without `Retry-After`, and `RateLimit-Reset` is a time of Unix',
    fault: 'nobody',
    between: () =>
      limit(10, 2000, (until) =>
        respondWith(
          429,
          { ...HTML, 'RateLimit-Remaining': '0', 'RateLimit-Reset': String(until / 1000) },
          '<h1>Too many requests</h1>',
        ),
      ),
    steps: [
      conform(0, {
        says: /The run slowed down|asked to wait/,
        args: inAreas('tags', 'milestones'),
      }),
    ],
  },
  {
    id: 'limit-without-words',
    summary: '429 has neither a header nor a body, and each token has 30 requests in a second',
    fault: 'nobody',
    between: () => limit(30, 1000, () => respondWith(429, {})),
    steps: [conform(0, { says: /The run slowed down/, args: inAreas('tags', 'milestones') })],
  },
  {
    id: 'note-limit',
    summary: 'Each user may create ten notes in ten seconds',
    fault: 'nobody',
    between: () =>
      limit(
        10,
        10_000,
        () =>
          respondWith(
            429,
            { ...JSON_TYPE, 'Retry-After': '10' },
            '{"message":{"error":"This endpoint has been requested too many times. Try again later."}}',
          ),
        ({ method, url }) => method === 'POST' && /\/(notes|discussions)(\?|$)/.test(url!),
      ),
    steps: [
      conform(0, {
        says: /The run slowed down|asked to wait/,
        args: ['--operation', 'createIssueNote', 'updateIssueNote', ...WRITES],
      }),
    ],
  },
  {
    id: 'cdn',
    summary: 'A cache keeps each successful GET of a caller for one second',
    fault: 'nobody',
    between: () => cdn(1000),
    steps: [
      conform(0, {
        says: /read-after-write|appeared after|old/,
        args: [...inAreas('milestones'), ...WRITES],
      }),
    ],
  },
  {
    id: 'empty-project',
    summary: 'The project has no commit, issue or tag',
    fault: 'nobody',
    change: (world) => whileBareIs(world, 'public'),
    init: ({ fixtures }) => ['--project', `${fixtures['group.path']}/bare`],
    steps: [
      { command: 'init', exit: 0 },
      conform(0, { says: KEEPS, args: inAreas('tags', 'milestones', 'repositories', 'commits') }),
    ],
  },
  {
    id: 'private-empty-project',
    summary: 'The project is private, and has no commit, issue, tag or site',
    fault: 'nobody',
    change: (world) => whileBareIs(world, 'private'),
    init: ({ fixtures }) => ['--project', `${fixtures['group.path']}/bare`],
    steps: [{ command: 'init', exit: 0 }, conform(0, { says: KEEPS })],
  },
  {
    id: 'no-settings',
    summary: 'The project has no site, and no settings of error tracking: both give 404',
    fault: 'nobody',
    between: () =>
      changing(
        ({ url }) => /\/projects\/[^/]+\/(pages|error_tracking\/settings)(\?|$)/.test(url!),
        ({ status }) =>
          status < 300
            ? { status: 404, body: Buffer.from('{"message":"404 Not Found"}'), headers: JSON_TYPE }
            : {},
      ),
    steps: [
      conform(0, { says: KEEPS, args: inAreas('pages', 'error-tracking') }),
      conform(0, { says: KEEPS, args: [...inAreas('pages'), ...WRITES] }),
    ],
  },
];

const PROFILE: SetUp[] = [
  {
    id: 'bot-user',
    summary: 'The token of the owner belongs to a project: `/user/…` gives 403',
    fault: 'profile',
    between: (world) =>
      refusing(
        (request) => isOf(request, world, 'owner') && /\/user\//.test(request.url!),
        forbidden('403 Forbidden'),
      ),
    steps: [
      conform(2, {
        says: /^profile: The token of owner may not call listSshKeys/,
        args: inAreas('ssh-keys', 'gpg-keys'),
      }),
    ],
  },
  {
    id: 'tier-free',
    summary: 'The deployment is Free, and the profile says Ultimate',
    fault: 'profile',
    change: async (world) => {
      await control(world, 'POST', 'settings', FREE);
      return async () => void (await control(world, 'POST', 'settings', { tier: 'ultimate' }));
    },
    steps: [
      { command: 'check', exit: 2, says: /tier/ },
      conform(2, { says: /^profile: .*tier/, args: inAreas('protected-environments', 'tags') }),
    ],
  },
  {
    id: 'terms',
    summary: 'The user of the token `developer` has not accepted the terms: each request gets 403',
    fault: 'profile',
    between: (world) =>
      refusing(
        (request) => isOf(request, world, 'developer'),
        forbidden('403 Forbidden - You must accept the Terms of Service in order to use the API.'),
      ),
    steps: [
      { command: 'check', exit: 2, says: /profile: The token of developer .*accept the Terms/ },
      conform(2, {
        says: /^profile: The token of developer .*accept the Terms/,
        args: inAreas('tags'),
      }),
    ],
  },
  {
    id: 'administrator-as-reporter',
    summary: 'The token `reporter` is that of an administrator, whom the profile has not',
    fault: 'profile',
    edit: ({ tokens }) => {
      delete tokens.administrator;
    },
    env: (_, { tokens }) => ({ TOKEN_OF_REPORTER: tokens.administrator! }),
    steps: [
      { command: 'check', exit: 2, says: /profile: The token of reporter/ },
      conform(2, { says: /^profile: The token of reporter/, args: inAreas('tags', 'clusters') }),
    ],
  },
  {
    id: 'member-as-stranger',
    summary: 'The token `stranger` is that of a reporter',
    fault: 'profile',
    env: (_, { tokens }) => ({ TOKEN_OF_STRANGER: tokens.reporter! }),
    steps: [
      { command: 'check', exit: 2, says: /profile: The roles reporter and stranger/ },
      conform(2, {
        says: /^profile: The roles reporter and stranger have the same token/,
        args: inAreas('tags', 'runners'),
      }),
    ],
  },
  {
    id: 'moved-project',
    summary: 'The project has moved, and requests to the path of the profile get 301',
    fault: 'profile',
    change: async (world) => {
      const path = String(world.fixtures['project.path']).split('/').at(-1);
      const row = `projects/${world.fixtures['project.id']}`;
      await control(world, 'PATCH', row, { path: 'moved-away' });
      return async () => void (await control(world, 'PATCH', row, { path }));
    },
    steps: [
      { command: 'check', exit: 2, says: /has moved/ },
      conform(2, { says: /^profile: fixtures.project.path: .*has moved/, args: inAreas('tags') }),
    ],
  },
];

const NETWORK: SetUp[] = [
  {
    id: 'read-only-later',
    summary: 'From the fortieth write on, the instance is read-only: each write gets 403',
    fault: 'network',
    between: () => readOnlyFrom(40),
    steps: [conform(4, { says: /read-only/, args: [...inAreas('tags', 'milestones'), ...WRITES] })],
  },
  {
    id: 'waf-texts',
    summary: "A firewall refuses `<script`, `../`, `' OR` and `{{` with 403 and a web page",
    fault: 'network',
    between: () => waf(/<script|\.\.\/|' OR|\{\{/i, webPage(403, 'Blocked')),
    steps: [
      conform(0, { says: /refuse.*(text|field)/i, args: [...inAreas('milestones'), ...WRITES] }),
    ],
  },
  {
    id: 'waf-emoji',
    summary: 'A firewall refuses signs of four bytes with 406',
    fault: 'network',
    between: () => waf(/[\u{10000}-\u{10ffff}]|\\ud8/u, respondWith(406, {}, 'Not acceptable')),
    steps: [
      conform(0, { says: /refuse.*(text|field)/i, args: [...inAreas('milestones'), ...WRITES] }),
    ],
  },
  {
    id: 'body-limit',
    summary: 'A gateway refuses bodies above 100 kB with 413 and a web page',
    fault: 'network',
    between: () =>
      withBody((body, ...way) => {
        if (body.length <= 100_000) return body;
        webPage(413, 'Request Entity Too Large')(...way);
        return undefined;
      }),
    steps: [
      conform(0, {
        says: /413/,
        args: ['--operation', 'createIssueNote', 'updateIssueNote', ...WRITES],
      }),
    ],
  },
  {
    id: 'slow-lists',
    summary: 'A gateway gives up on each list with `search`: 504 with a web page',
    fault: 'network',
    between: () => refusing(reads(/[?&]search=/), webPage(504, 'Gateway Time-out')),
    steps: [conform(4, { says: /504/, args: inAreas('tags', 'milestones') })],
  },
  {
    id: 'error-pages',
    summary: 'A gateway writes a web page in place of the body of each error',
    fault: 'network',
    between: () =>
      changing(
        () => true,
        ({ status }) =>
          status >= 400
            ? {
                headers: { 'content-type': 'text/html' },
                body: Buffer.from(`<!doctype html><h1>Error ${status}</h1>`),
              }
            : {},
      ),
    steps: [conform(3, { says: /^network: .*web page/, args: inAreas('tags', 'milestones') })],
  },
];

const SERVER: SetUp[] = [
  {
    id: 'totals-stripped',
    summary: 'A gateway removes `X-Total` and `X-Total-Pages`',
    fault: 'server',
    between: () => withoutHeaders(/^x-total/i),
    steps: [
      conform(1, {
        fails: /^(\w+ list\w+|set-up )/,
        says: /x-total/i,
        breaks: /^conventions\.x-total/,
        args: inAreas('tags', 'milestones'),
      }),
    ],
  },
  {
    id: 'link-stripped',
    summary: 'A gateway removes `Link`',
    fault: 'server',
    between: () => withoutHeaders(/^link$/i),
    steps: [
      conform(1, {
        fails: /^(\w+ list\w+|set-up |lifecycles )/,
        says: /Link/,
        breaks: /^conventions\.(link|keyset-next)/,
        args: inAreas('tags', 'milestones'),
      }),
    ],
  },
  {
    id: 'http-links',
    summary: 'Behind TLS, the links in responses say `http:`',
    fault: 'server',
    tls: true,
    between: () => (_, response, pass) =>
      pass((answered) => {
        const { link } = answered.headers as { link?: string };
        passBack(answered, response, {
          ...answered.headers,
          ...(link && { link: link.replaceAll('<https:', '<http:') }),
        });
      }),
    edit: (profile) => {
      profile.tls = { ca: CA_FILE };
    },
    steps: [
      conform(1, {
        fails: /^set-up links$/,
        says: /links in the header Link lead to http:/,
        args: inAreas('tags', 'milestones'),
      }),
    ],
  },
  {
    id: 'bom',
    summary: 'Each JSON body begins with a byte-order mark',
    fault: 'server',
    between: () =>
      changingJson(
        (value) => value,
        (value) => `\ufeff${JSON.stringify(value)}`,
      ),
    steps: [conform(1, { fails: ANY, says: /^1\. .*byte-order mark/i, args: inAreas('tags') })],
  },
  {
    id: 'plus-decoded',
    summary: 'A gateway decodes `%2B` in a query',
    fault: 'server',
    between: () => (request, _, pass) => {
      request.url = request.url!.replace(/\?.*/, (query) => query.replaceAll(/%2B/gi, '+'));
      pass();
    },
    steps: [
      conform(1, {
        fails: /^\w+ list(Commits|Milestones|(Group)?MergeRequests)\b/,
        says: /%2B/,
        breaks: /^conventions\.plus-in-query$/,
        args: inAreas('commits', 'milestones', 'merge-requests'),
      }),
    ],
  },
  {
    id: 'old-node-without-route',
    summary: 'One of three nodes lacks the burndown events of milestones',
    fault: 'server',
    between: () => everyNth(3, withoutPaths(/\/burndown_events/)),
    steps: [
      conform(1, {
        fails: /^set-up comes-and-goes$/,
        says: /equal requests differ: different nodes\?/,
        args: inAreas('milestones'),
      }),
    ],
  },
  {
    id: 'created-at-authored',
    summary: 'The `created_at` of commits is their `authored_date`',
    fault: 'server',
    between: () =>
      changingReads(
        /\/repository\/commits/,
        each((item) => (item.authored_date ? { ...item, created_at: item.authored_date } : item)),
      ),
    steps: [
      conform(1, {
        fails: /commit/i,
        says: /^1\. .*(created_at|committed_date)/,
        breaks: /^commits\.created-at$/,
        args: inAreas('commits'),
      }),
    ],
  },
  {
    id: 'missing-path-200',
    summary: 'A missing path of the tree gives an empty list',
    fault: 'server',
    between: () =>
      changing(reads(/\/repository\/tree\?.*path=/), ({ status }, { url, headers: { host } }) =>
        status === 404
          ? { status: 200, body: Buffer.from('[]'), headers: emptyPage(`http://${host}${url}`) }
          : {},
      ),
    steps: [
      conform(1, {
        fails: /^\w+ listTree\b/,
        says: /^1\. listTree/,
        breaks: /^repositories\.tree-missing-path$/,
        args: inAreas('repositories'),
      }),
    ],
  },
  {
    id: 'tags-ascending',
    summary: 'Tags come ascending if the request has no `sort`',
    fault: 'server',
    between: () =>
      withQuery(reads(/\/repository\/tags(\?|$)/), (query) => {
        if (!query.has('sort')) query.set('sort', 'asc');
      }),
    steps: [
      conform(1, {
        fails: /^\w+ listTags\b/,
        says: /^1\. listTags/,
        breaks: /^tags\.default-sort$/,
        args: inAreas('tags'),
      }),
    ],
  },
  {
    id: 'thirty-a-page',
    summary: 'Lists have 30 items if the request has no `per_page`',
    fault: 'server',
    between: () =>
      withQuery(reads(/\/(tags|commits|milestones)(\?|$)/), (query) => {
        if (!query.has('per_page')) query.set('per_page', '30');
      }),
    steps: [
      conform(1, {
        fails: /^\w+ list(Tags|Commits|Milestones)\b/,
        says: /per.page|20/i,
        breaks: /^conventions\.per-page-default$/,
        args: inAreas('tags', 'commits', 'milestones'),
      }),
    ],
  },
  {
    id: 'scope-all',
    summary: '`/merge_requests` without `scope` shows all merge requests',
    fault: 'server',
    between: () =>
      withQuery(reads(/\/api\/v4\/merge_requests(\?|$)/), (query) => {
        if (!query.has('scope')) query.set('scope', 'all');
      }),
    steps: [
      conform(1, {
        fails: /^\w+ listMergeRequests\b/,
        says: /^1\. listMergeRequests/,
        breaks: /^merge-requests\.scope-default$/,
        args: ['--operation', 'listMergeRequests'],
      }),
    ],
  },
  {
    id: 'emails-in-discussions',
    summary: 'Authors of notes in discussions have an `email`',
    fault: 'server',
    between: () =>
      changingReads(
        /\/discussions/,
        each((item) => ({
          ...item,
          notes: (item.notes as Row[]).map((note) => ({
            ...note,
            author: { ...(note.author as Row), email: 'someone@example.com' },
          })),
        })),
      ),
    steps: [
      conform(1, {
        fails: /^\w+ (list|get)\w+Discussions?\b/,
        says: /email/,
        breaks: /^discussions\.author-without-email$/,
        args: inAreas('discussions'),
      }),
    ],
  },
  {
    id: 'stays-closed',
    summary: 'An update with `state_event=activate` leaves a milestone closed',
    fault: 'server',
    between: () => {
      const drop = withBody((body, request) => {
        request.url = request.url!.replace(/state_event=activate&?/, '');
        return Buffer.from(
          body
            .toString()
            .replace(/"state_event":\s*"activate",?/, '')
            .replace(/,\s*}/, '}')
            .replace(/state_event=activate&?/, ''),
        );
      });
      return (request, response, pass) =>
        request.method === 'PUT' && /\/milestones\//.test(request.url!)
          ? drop(request, response, pass)
          : pass();
    },
    steps: [
      conform(1, {
        fails: /milestone/i,
        says: /^1\. .*[mM]ilestone/,
        breaks: /^milestones\.activate$/,
        args: [...inAreas('milestones'), ...WRITES],
      }),
    ],
  },
  {
    id: 'conflicts',
    summary: '`has_conflicts` is true while the merge request can be merged',
    fault: 'server',
    between: () =>
      changingReads(
        /\/merge_requests(\?|$)/,
        each((item) =>
          item.merge_status === 'can_be_merged' ? { ...item, has_conflicts: true } : item,
        ),
      ),
    steps: [
      conform(1, {
        fails: /^(\w+ list(Group)?MergeRequests\b|lifecycles merge-request-)/,
        says: /^1\. .*has_conflicts/,
        breaks: /^merge-requests\.has-conflicts$/,
        args: inAreas('merge-requests'),
      }),
    ],
  },
  {
    id: 'unsigned-200',
    summary: 'The signature of an unsigned tag is `null` with 200',
    fault: 'server',
    between: () =>
      changing(reads(/\/signature(\?|$)/), ({ status, body }) =>
        status === 404 && body.includes('ignature')
          ? {
              status: 200,
              body: Buffer.from('null'),
              headers: { 'content-type': 'application/json' },
            }
          : {},
      ),
    steps: [
      conform(1, {
        fails: /^(\w+ getTagSignature|lifecycles tag-)/,
        says: /getTagSignature/,
        breaks: /^tags\.unsigned$/,
        args: [...inAreas('tags'), ...WRITES],
      }),
    ],
  },
  {
    id: 'sequence-plus-one',
    summary: 'The sequence of a commit counts one commit too many',
    fault: 'server',
    between: () =>
      changingReads(
        /\/sequence(\?|$)/,
        each((row) => ({ ...row, count: Number(row.count) + 1 })),
      ),
    steps: [
      conform(1, {
        fails: /^\w+ getCommitSequence\b/,
        says: /^1\. getCommitSequence/,
        breaks: /^commits\.sequence/,
        args: inAreas('commits'),
      }),
    ],
  },
  {
    id: 'tree-with-totals',
    summary: 'The tree with keyset pagination has `X-Total`',
    fault: 'server',
    between: () =>
      changing(reads(/\/repository\/tree\?.*pagination=keyset/), ({ status, headers }) =>
        status === 200 ? { headers: { ...headers, 'x-total': '7' } } : {},
      ),
    steps: [
      conform(1, {
        fails: /^\w+ listTree\b/,
        says: /^1\. .*x-total/i,
        breaks: /^conventions\.keyset-headers$/,
        args: inAreas('repositories'),
      }),
    ],
  },
  {
    id: 'keys-with-token-only',
    summary: 'The keys of a user are refused without a token',
    fault: 'server',
    between: () =>
      refusing(
        (request) =>
          request.headers['private-token'] === undefined && reads(/\/users\/[^/]+\/keys/)(request),
        respondWith(401, JSON_TYPE, '{"message":"401 Unauthorized"}'),
      ),
    steps: [
      conform(1, {
        fails: /^\w+ (listUserSshKeys|getUserSshKey)\b/,
        says: /^1\. .*401/,
        breaks: /^ssh-keys\./,
        args: inAreas('ssh-keys'),
      }),
    ],
  },
];

export const SECOND_LIST: SetUp[] = [...NOBODY, ...PROFILE, ...NETWORK, ...SERVER];

/** Creates a project without a repository, and returns the function that removes it. */
async function whileBareIs(world: World, visibility: string): Promise<() => Promise<void>> {
  const row = { path: 'bare', namespace: world.fixtures['group.path'], repository: null };
  const made = (await control(world, 'POST', 'projects', { ...row, visibility })) as { id: number };
  return async () => void (await control(world, 'DELETE', `projects/${made.id}`));
}
