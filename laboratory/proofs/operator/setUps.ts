/** The set-ups of `npm run proof -- operator`. */
import {
  delay,
  everyNth,
  everyNthRead,
  FIREWALLS,
  forbidPaths,
  fromRequest,
  hangUp,
  lagging,
  linksTo,
  login,
  maintenance,
  maintenanceWith200,
  rateLimit,
  refuseTokens,
  refuseWrites,
  respondWith,
  stripBodiesOfReads,
  withoutPaths,
} from '../../../wire/testing/intermediaries.ts';
import type { Intermediary, Pass } from '../../../wire/testing/startFront.ts';
import { whileProjectIs } from './control.ts';
import type { SetUp, Step } from './setUp.ts';

/** A file name of the certificate of the authority, beside the profile. */
export const CA_FILE = 'company-ca.pem';

/** The areas of most runs. They have lists, pages, names with slashes and writes. */
const AREAS = ['--area', 'tags', 'milestones'];

/** Permits writes to a run and to a check. */
const WRITES = ['--allow-writes'];

/** The number of the first disturbed request. The look before a run sends fewer requests. */
const MIDDLE = 150;

const runs = (exit: number, more: Omit<Partial<Step>, 'command' | 'exit'> = {}): Step => ({
  command: 'conform',
  exit,
  ...more,
  args: [...AREAS, ...(more.args ?? [])],
});
const inits = (exit: number, says?: RegExp): Step => ({
  command: 'init',
  exit,
  ...(says && { says }),
});
const checks = (exit: number, says?: RegExp, args?: string[]): Step => ({
  command: 'check',
  exit,
  ...(args && { args }),
  ...(says && { says }),
});

const KEEPS = /^The server keeps the contract/;
const FOUND = /^✓ .*: \d+ of \d+ fixtures found$/;

/** Every command succeeds. */
const ALL_WELL = [inits(0, FOUND), checks(0), runs(0, { says: KEEPS })];

/** A way with several peculiarities. */
function together(...parts: Intermediary[]): Intermediary {
  return (request, response, pass) => {
    const from =
      (index: number): Pass =>
      (respond) => {
        const part = parts[index];
        if (part) part(request, response, (later) => from(index + 1)(later ?? respond));
        else pass(respond);
      };
    from(0)();
  };
}

const badGateway = respondWith(502, { 'Content-Type': 'text/html' }, '<html>Bad gateway</html>');

/** The operations that the older release of the set-ups does not have. */
const OLDER = /\/burndown_events|\/tags\/[^/?]+\/signature/;
const OLDER_DEVIATIONS = JSON.stringify({
  overlay: '1.0.0',
  info: { title: 'Forge 15', version: '1.0.0' },
  actions: [
    '/projects/{id}/milestones/{milestone_id}/burndown_events',
    '/projects/{id}/repository/tags/{tag_name}/signature',
  ].map((path) => ({
    target: `$.paths['${path}']`,
    remove: true,
    description: 'Release 15 does not have it.',
    'x-accepted': 'Mira Maintainer',
  })),
});

/** Leaves out a field of each tag, as a server with a fault does. */
const tagsWithoutTarget: Intermediary = (request, response, pass) => {
  if (!/\/repository\/tags(\?|$)/.test(request.url!)) return pass();
  pass((answered) => {
    const chunks: Buffer[] = [];
    answered.on('data', (chunk: Buffer) => chunks.push(chunk));
    answered.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const body = text.replaceAll(/"target":"[^"]*",/g, '');
      const { 'content-length': _, ...headers } = answered.headers;
      response.writeHead(answered.statusCode!, headers).end(body);
    });
  });
};

const slashes = FIREWALLS.map(([name, between], index): SetUp => {
  const says = /^network: Your proxy refuses encoded slashes: document 1 asks that it leaves them/;
  return {
    id: `slashes-${index + 1}`,
    summary: `A proxy gets encoded slashes, and ${name}`,
    fault: 'network',
    between: () => between,
    steps: [inits(3, says), checks(3, /Your proxy refuses encoded slashes/), runs(3, { says })],
  };
});

/** Operators who have one token, which reads and writes what it may. */
export const ONE_TOKEN = ['guest', 'developer', 'maintainer', 'owner', 'administrator'].map(
  (role): SetUp => ({
    id: `only-${role}`,
    summary: `The operator has one token, that of the role ${role}, and tests every area`,
    fault: 'nobody',
    roles: [role],
    steps: [
      inits(0),
      checks(0),
      { command: 'conform', exit: 0, says: KEEPS },
      // Below an owner, a token may not create in each area. These areas stop, and the verdict stays open.
      { command: 'conform', exit: /^(owner|admin)/.test(role) ? 0 : 4, args: WRITES },
    ],
  }),
);

const MIDDLES: [string, string, Intermediary, RegExp][] = [
  ['page-503', 'Maintenance begins in the middle: a page with 503', maintenance, /with 503/],
  [
    'page-200',
    'Maintenance begins in the middle: a page with 200',
    maintenanceWith200,
    /with a web page \(200\)/,
  ],
  ['login', 'A login page begins in the middle: a redirect', login, /it redirects \(302\)/],
  [
    'tokens-expire',
    'The tokens are refused from the middle on',
    refuseTokens,
    /it refuses the token/,
  ],
  ['connections-end', 'Every connection is closed from the middle on', hangUp, /closed before/],
];

const middles = MIDDLES.map(
  ([id, summary, trouble, sign]): SetUp => ({
    id,
    summary,
    fault: 'network',
    between: () => fromRequest(MIDDLE, trouble),
    edit: (profile) => {
      profile.limits = { concurrency: 4, waitSeconds: 3 };
    },
    steps: [
      runs(4, {
        says: new RegExp(`the target is away since \\d\\d:\\d\\d:\\d\\d UTC: .*${sign.source}`),
      }),
    ],
  }),
);

export const SET_UPS: SetUp[] = [
  {
    id: 'plain',
    summary: 'Nothing is between, and every area is tested',
    fault: 'nobody',
    steps: [inits(0, FOUND), checks(0), { command: 'conform', exit: 0, says: KEEPS }],
  },
  {
    id: 'prefix',
    summary: 'The API is below a path of its own',
    fault: 'nobody',
    prefix: '/forge',
    steps: ALL_WELL,
  },
  {
    id: 'ca',
    summary: 'The certificate is signed by the company, whose authority the profile names',
    fault: 'nobody',
    tls: true,
    init: ({ fixtures }) => ['--project', String(fixtures['project.path']), '--ca', CA_FILE],
    steps: ALL_WELL,
  },
  {
    id: 'ca-of-node',
    summary: '`NODE_EXTRA_CA_CERTS` names the authority of the company',
    fault: 'nobody',
    tls: true,
    env: ({ ca }) => ({ NODE_EXTRA_CA_CERTS: ca }),
    steps: [inits(0, FOUND), runs(0, { says: KEEPS })],
  },
  {
    id: 'ca-unknown',
    summary: 'Nothing names the authority of the company',
    fault: 'network',
    tls: true,
    steps: [
      inits(3, /^network: .*authority of the certificate is not known.* or in --ca/),
      checks(3, /network: .*or in tls\.ca of the profile/),
      runs(3, { says: /^network: .*or in tls\.ca of the profile/ }),
    ],
  },
  {
    id: 'gateway',
    summary: 'A gateway wants a header of its own',
    fault: 'nobody',
    between: () => (request, response, pass) =>
      request.headers['x-gateway-key'] === 'gate-4711'
        ? pass()
        : respondWith(403, { 'Content-Type': 'text/html' }, '<html>No key</html>')(
            request,
            response,
            pass,
          ),
    env: () => ({ GATEWAY_KEY: 'gate-4711' }),
    init: ({ fixtures }) => [
      ...['--project', String(fixtures['project.path'])],
      ...['--header', 'X-Gateway-Key=GATEWAY_KEY'],
    ],
    steps: ALL_WELL,
  },
  {
    id: 'gateway-without-key',
    summary: 'A gateway wants a header, and the profile has none',
    fault: 'network',
    between: () => respondWith(403, { 'Content-Type': 'text/html' }, '<html>No key</html>'),
    steps: [
      inits(3, /^network: A firewall before .* refuses requests/),
      runs(3, { says: /^network: A firewall before .* refuses requests/ }),
    ],
  },
  {
    id: 'company-proxy',
    summary: 'Only the proxy in `HTTPS_PROXY` reaches the deployment, which has TLS',
    fault: 'nobody',
    tls: true,
    company: {},
    env: ({ proxy }) => ({ HTTPS_PROXY: `http://${proxy}` }),
    init: ({ fixtures }) => ['--project', String(fixtures['project.path']), '--ca', CA_FILE],
    steps: ALL_WELL,
  },
  {
    id: 'company-proxy-http',
    summary: 'Only the proxy in `HTTP_PROXY` reaches the deployment, and it wants a password',
    fault: 'nobody',
    company: { user: 'me:proxy-secret' },
    env: ({ proxy }) => ({ HTTP_PROXY: `http://me:proxy-secret@${proxy}` }),
    steps: ALL_WELL,
  },
  {
    id: 'company-proxy-unnamed',
    summary: 'Only a proxy reaches the deployment, and no variable names it',
    fault: 'network',
    company: {},
    steps: [
      inits(3, /^network: .* cannot be reached: the host name /),
      runs(3, { says: /^network: .* cannot be reached: the host name / }),
    ],
  },
  {
    id: 'company-proxy-login',
    summary: 'The proxy in `HTTPS_PROXY` wants another password',
    fault: 'network',
    tls: true,
    company: { user: 'me:right' },
    env: ({ proxy, ca }) => ({ HTTPS_PROXY: `http://me:wrong@${proxy}`, NODE_EXTRA_CA_CERTS: ca }),
    steps: [
      inits(3, /^network: .*the proxy refuses the connection: 407/),
      runs(3, { says: /^network: .*the proxy refuses the connection: 407/ }),
    ],
  },
  {
    id: 'rate-limit',
    summary: 'The deployment allows 40 requests in a second, and refuses more with 429',
    fault: 'nobody',
    between: () => rateLimit(40),
    steps: [
      inits(0, FOUND),
      runs(0, { says: /The run slowed down to [\d.]+ requests per second/ }),
    ],
  },
  {
    id: 'lost-requests',
    summary: 'One read in nine gets a 502, or its connection is closed',
    fault: 'nobody',
    between: () => {
      let lost = 0;
      return everyNthRead(9, (...request) => {
        lost += 1;
        (lost % 2 === 0 ? hangUp : badGateway)(...request);
      });
    },
    steps: ALL_WELL,
  },
  {
    id: 'slow',
    summary: 'Each response takes 80 ms longer',
    fault: 'nobody',
    between: () => delay(80),
    steps: [checks(0), runs(0, { says: KEEPS })],
  },
  {
    id: 'company',
    summary: 'A path, TLS, 429, 502 and 20 ms together, and the run writes',
    fault: 'nobody',
    prefix: '/forge',
    tls: true,
    between: () => together(delay(20), rateLimit(100), everyNthRead(20, badGateway)),
    init: ({ fixtures }) => ['--project', String(fixtures['project.path']), '--ca', CA_FILE],
    steps: [inits(0, FOUND), runs(0, { says: KEEPS, args: ['--allow-writes'] })],
  },
  {
    id: 'bodies-of-reads',
    summary: 'A proxy removes the bodies of GET requests',
    fault: 'network',
    between: () => stripBodiesOfReads,
    steps: [runs(0, { says: /a proxy that removes the body of a GET looks the same/ })],
  },
  ...slashes,
  {
    id: 'down',
    summary: 'A page of maintenance is there from the beginning',
    fault: 'network',
    between: () => maintenance,
    steps: [
      inits(3, /^network: .* is down for maintenance or overloaded \(503\)/),
      checks(3, /network: .* is down for maintenance or overloaded \(503\)/),
      runs(3, { says: /^network: .* is down for maintenance or overloaded \(503\)/ }),
    ],
  },
  ...middles,
  {
    id: 'short-maintenance',
    summary: 'Maintenance in the middle ends after two seconds',
    fault: 'nobody',
    between: () => fromRequest(MIDDLE, maintenance, (sinceMs) => sinceMs > 2000),
    steps: [runs(0, { says: /The target was away from .* UTC to .* UTC: it responds with 503/ })],
  },
  {
    id: 'swapped-tokens',
    summary: 'The tokens of owner and developer are exchanged',
    fault: 'profile',
    env: (_, { tokens }) => ({
      TOKEN_OF_OWNER: tokens.developer!,
      TOKEN_OF_DEVELOPER: tokens.owner!,
    }),
    steps: [
      inits(2, /^profile: The token of owner has the rights of a role below maintainer/),
      checks(2, /profile: The token of owner has the rights of a role below maintainer/),
      runs(2, { says: /^profile: The token of owner has the rights of a role below maintainer/ }),
    ],
  },
  {
    id: 'wrong-kind',
    summary: 'The key of an alert integration stands for the token of a developer',
    fault: 'profile',
    env: (_, { alertKey }) => ({ TOKEN_OF_DEVELOPER: alertKey }),
    steps: [
      inits(2, /^profile: The token of developer is refused \(401\)\. .*alert integration/),
      checks(2, /profile: The token of developer is refused \(401\)/),
      runs(2, { says: /^profile: The token of developer is refused \(401\)/ }),
    ],
  },
  {
    id: 'narrow-scope',
    summary: 'The tokens have the scope `read_api`, and the run may write',
    fault: 'profile',
    between: () => refuseWrites({ error: 'insufficient_scope', scope: 'api' }),
    steps: [
      checks(0),
      checks(2, /profile: The scope of the token of \w+ is too narrow: \w+ is refused/, WRITES),
      runs(2, { says: /^profile: The scope of the token of \w+ is too narrow/, args: WRITES }),
    ],
  },
  {
    id: 'archived-project',
    summary: 'The project is archived, and the run may write',
    fault: 'profile',
    between: () => refuseWrites({ message: '403 Forbidden - The project is archived' }),
    steps: [
      checks(2, /profile: \S+ is archived: \w+ is refused/, WRITES),
      runs(2, { says: /^profile: \S+ is archived: \w+ is refused/, args: WRITES }),
    ],
  },
  {
    id: 'refused-writes',
    summary: 'Every write is refused, and no response says why',
    fault: 'profile',
    between: () => refuseWrites({ message: '403 Forbidden' }),
    steps: [
      checks(2, /profile: Every write with the token of \w+ is refused/, WRITES),
      runs(2, { says: /^profile: Every write with the token of \w+ is refused/, args: WRITES }),
    ],
  },
  {
    id: 'switched-off',
    summary: 'An administrator has switched off deploy keys: each of their operations gives 403',
    fault: 'profile',
    between: () => forbidPaths(/deploy_keys/),
    steps: [
      {
        command: 'conform',
        exit: 4,
        says: /every operation of the area deploy-keys .* gives 403 .*switched off\?/,
        args: ['--area', 'tags', 'deploy-keys'],
      },
      {
        command: 'conform',
        exit: 4,
        says: /every operation of the area deploy-keys .* gives 403 .*switched off\?/,
        args: ['--area', 'tags', 'deploy-keys', ...WRITES],
      },
    ],
  },
  {
    id: 'lag',
    summary: 'Two nodes: one shows what was created two seconds later',
    fault: 'nobody',
    between: () => lagging(2000),
    steps: [
      runs(0, {
        says: /a created resource appeared after \d\.\d s/,
        args: ['--allow-writes', '--suite', 'replay', 'lifecycles'],
      }),
    ],
  },
  {
    id: 'old-node',
    summary: 'One of three nodes is older: it leaves out a field of each tag',
    fault: 'server',
    between: () => everyNth(3, tagsWithoutTarget),
    steps: [
      runs(1, {
        fails: /^set-up comes-and-goes$/,
        says: /\d+ of \d+ equal requests differ: different nodes\?/,
      }),
    ],
  },
  {
    id: 'limit-with-403',
    summary: 'A gateway allows 20 requests in a second, and refuses more with 403',
    fault: 'nobody',
    between: () => rateLimit(20, 403),
    steps: [runs(0, { says: /The run slowed down to [\d.]+ requests per second/ })],
  },
  {
    id: 'private-project',
    summary: 'The project is private',
    fault: 'nobody',
    change: (world) => whileProjectIs(world, { visibility: 'private' }, { visibility: 'public' }),
    steps: ALL_WELL,
  },
  {
    id: 'outsiders',
    summary: 'The project is private, and some users are no members of it',
    fault: 'profile',
    init: ({ fixtures }) => ['--project', String(fixtures['project.private'])],
    edit: ({ fixtures }, world) => {
      for (const key of Object.keys(fixtures)) delete fixtures[key];
      fixtures['project.id'] = world.fixtures['project.private']!;
    },
    steps: [
      inits(2, /^profile: The token of \w+ cannot read the project \d+ \(404\)/),
      checks(2, /profile: The token of \w+ cannot read the project \d+ \(404\)/),
      runs(2, { says: /^profile: The token of \w+ cannot read the project \d+ \(404\)/ }),
    ],
  },
  {
    id: 'project-as-address',
    summary: 'The project is the address of one of its pages',
    fault: 'nobody',
    init: ({ fixtures }, address) => [
      ...['--project', `${address}/${fixtures['project.path']}/-/tree/main`],
    ],
    steps: ALL_WELL,
  },
  {
    id: 'misspelt-project',
    summary: 'The path of the project has a typing error',
    fault: 'profile',
    init: ({ fixtures }) => ['--project', misspelt(fixtures['project.path'])],
    edit: ({ fixtures }) => {
      fixtures['project.path'] = misspelt(fixtures['project.path']);
    },
    steps: [
      inits(2, /^profile: --project: .* is not found \(404\)\. /),
      checks(2, /profile: fixtures\.project\.path: .* is not found \(404\)\. Did you mean/),
      runs(2, {
        says: /^profile: fixtures\.project\.path: .* is not found \(404\)\. Did you mean/,
      }),
    ],
  },
  {
    id: 'misspelt-group',
    summary: 'The path of the group has a typing error',
    fault: 'profile',
    init: ({ fixtures }) => ['--group', misspelt(fixtures['group.path'])],
    edit: ({ fixtures }) => {
      fixtures['group.path'] = misspelt(fixtures['group.path']);
    },
    steps: [
      inits(2, /^profile: --group: .* is not found \(404\)\. /),
      checks(2, /profile: fixtures\.group\.path: .* is not found \(404\)/),
      runs(2, { says: /^profile: fixtures\.group\.path: .* is not found \(404\)/ }),
    ],
  },
  {
    id: 'misspelt-user',
    summary: 'The name of the user has a typing error',
    fault: 'profile',
    edit: ({ fixtures }, world) => {
      fixtures['user.username'] = misspelt(world.fixtures['user.username']);
    },
    steps: [
      checks(2, /profile: fixtures\.user\.username: .* is not found \(404\)/),
      runs(2, { says: /^profile: fixtures\.user\.username: .* is not found \(404\)/ }),
    ],
  },
  {
    id: 'older-release',
    summary: 'An older release lacks two operations, and the deviations file removes them',
    fault: 'nobody',
    between: () => withoutPaths(OLDER),
    files: { 'deviations.overlay.yaml': OLDER_DEVIATIONS },
    steps: [
      runs(0, {
        args: ['--deviations', 'deviations.overlay.yaml'],
        says: /^\s*Operations that this deployment does not have:/,
      }),
    ],
  },
  {
    id: 'older-release-undescribed',
    summary: 'An older release lacks two operations, and no file says so',
    fault: 'server',
    between: () => withoutPaths(OLDER),
    steps: [
      runs(1, {
        fails: /^\w+ (getTagSignature|getMilestoneBurndownEvents)\b/,
        says: /getMilestoneBurndownEvents/,
      }),
    ],
  },
  {
    id: 'internal-links',
    summary: 'The links in responses lead to an internal host',
    fault: 'server',
    between: () => linksTo('http://forge.internal:8080'),
    steps: [
      runs(1, {
        fails: /^set-up links$/,
        says: /links in the header Link lead to http:\/\/forge\.internal:8080, and not to /,
      }),
    ],
  },
  {
    id: 'web-addresses',
    summary: 'The fields `web_url` lead to another host',
    fault: 'profile',
    steps: [runs(0, { says: /fields web_url lead to https:\/\/forge\.example\.com, and not to / })],
  },
  {
    id: 'broken-server',
    summary: 'The server leaves out a field of each tag, behind a path, TLS, 429 and 502',
    fault: 'server',
    prefix: '/forge',
    tls: true,
    between: () => together(rateLimit(100), everyNthRead(20, badGateway), tagsWithoutTarget),
    edit: (profile) => {
      profile.tls = { ca: CA_FILE };
    },
    steps: [runs(1, { fails: /^\w+ listTags\b/, says: /listTags/ })],
  },
];

/** Doubles the last letter of a name. */
function misspelt(name: string | number | undefined): string {
  return String(name).replace(/(.)$/, '$1$1');
}
