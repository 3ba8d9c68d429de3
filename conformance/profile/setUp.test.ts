/** Faults of the profile and the network, which no command may blame on the server. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Contract, readContract } from '../../contract/contract.ts';
import { type RunningSandbox, startSandbox, worldSeed } from '../../sandbox/index.ts';
import { PATIENCE_MS } from '../../test/deployment/patience.ts';
import { sample } from '../../test/sample.ts';
import { FIREWALLS, passAll } from '../../wire/testing/intermediaries.ts';
import { type Intermediary, startFront } from '../../wire/testing/startFront.ts';
import type { TestServer } from '../../wire/testing/startTestServer.ts';
import { conform } from '../run/conform.ts';
import { firstLook } from '../target/firstLook.ts';
import type { Diagnosis } from '../target/look/diagnosis.ts';
import { CAPABILITIES } from '../target/target.ts';
import { checkProfile } from './checkProfile.ts';
import { type InitialProfile, initProfile } from './initProfile.ts';

/** Responds in place of the sandbox and returns true, or returns false to pass the request on to the sandbox. */
type Before = (request: http.IncomingMessage, response: http.ServerResponse) => boolean;

type Fixtures = Record<string, string | number>;

const PASS: Before = () => false;
const ROLES = [
  'developer',
  'owner',
  'maintainer',
  'reporter',
  'guest',
  'stranger',
  'administrator',
  'auditor',
];

let contract: Contract;
let sandbox: RunningSandbox;
let server: TestServer;
let before = PASS;
let proxy: Intermediary = passAll;
/** The number of requests since the test began. */
let sent = 0;
let dir: string;
let world: Fixtures;
let tokens: Record<string, string>;

beforeAll(async () => {
  contract = await readContract();
  sandbox = await startSandbox({
    contract,
    ...(await worldSeed()),
    settings: { tier: 'ultimate', offering: 'self-managed' },
  });
  server = await startFront(sandbox.url, (request, response, pass) => {
    sent += 1;
    if (!before(request, response)) proxy(request, response, pass);
  });
  dir = await mkdtemp(join(tmpdir(), 'set-up-'));
  world = Object.fromEntries(
    Object.entries(contract.document['x-fixtures']).map(([key, { value }]) => [key, value]),
  );
  tokens = Object.fromEntries(
    ROLES.map((role) => [role, (sandbox.tokens as Record<string, string>)[role]!]),
  );
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
  await rm(dir, { recursive: true });
});
beforeEach(() => {
  before = PASS;
  proxy = passAll;
  sent = 0;
});

interface Given {
  fixtures?: Fixtures;
  tokens?: Record<string, string>;
}

/** The options of a command with a profile of the example world, in which some entries are changed. */
async function profileWith({ fixtures = {}, tokens: given = tokens }: Given) {
  const file = join(dir, 'profile.yaml');
  const variable = (role: string) => `TOKEN_${role.replaceAll('-', '_').toUpperCase()}`;
  await writeFile(
    file,
    JSON.stringify({
      baseUrl: server.url,
      tokens: Object.fromEntries(Object.keys(given).map((role) => [role, `$${variable(role)}`])),
      fixtures: { ...world, ...fixtures },
      tier: 'ultimate',
      offering: 'self-managed',
    }),
  );
  const env = Object.fromEntries(
    Object.entries(given).map(([role, token]) => [variable(role), token]),
  );
  return { profile: file, env, timeout: PATIENCE_MS };
}

async function check(given: Given): Promise<Diagnosis[]> {
  return (await checkProfile(await profileWith(given))).problems;
}

/** Runs the suite. A run with a fault in its set-up judges nothing. */
async function run(given: Given) {
  let printed = '';
  const { exitStatus, results } = await conform({
    ...(await profileWith(given)),
    area: ['tags'],
    runsDir: dir,
    stdout: { write: () => {} },
    stderr: { write: (text) => (printed += text) },
  });
  return { exitStatus, results, printed };
}

function look({ fixtures = {}, tokens: given = tokens }: Given): Promise<Diagnosis[]> {
  const target = {
    can: CAPABILITIES.live,
    base: `${server.url}/api/v4`,
    tokens: given,
    fixtures: { ...world, ...fixtures },
    tier: 'ultimate',
    offering: 'self-managed' as const,
  };
  return firstLook(contract, target, PATIENCE_MS);
}

async function init(
  options: { project?: string; group?: string },
  token = tokens.owner,
  role = 'owner',
) {
  return initProfile({
    target: server.url,
    tokens: { [role]: 'TOKEN' },
    env: { TOKEN: token },
    timeoutMs: PATIENCE_MS,
    ...options,
  });
}

async function fixturesOf(
  options: { project?: string; group?: string },
  owner?: string,
): Promise<Fixtures> {
  const written = (await init(options, owner)) as InitialProfile;
  return (parse(written.text) as { fixtures: Fixtures }).fixtures;
}

const profile = (problem: RegExp) => ({
  fault: 'profile',
  problem: expect.stringMatching(problem),
});
const network = (problem: RegExp) => ({
  fault: 'network',
  problem: expect.stringMatching(problem),
});

const json = (response: http.ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  return true;
};

const swapped = (a: string, b: string) => ({ ...tokens, [a]: tokens[b]!, [b]: tokens[a]! });

test('a right profile has no problem, and the look before a run needs few requests', async () => {
  expect(await check({})).toEqual([]);
  sent = 0;
  expect(await look({})).toEqual([]);
  expect(sent).toBeLessThan(70);
});

describe('a name that does not exist', () => {
  test.each([
    [
      'project',
      'acme/rocet',
      '--project: acme/rocet is not found (404). Did you mean acme/rocket?',
    ],
    ['group', 'acne', '--group: acne is not found (404). Did you mean acme?'],
  ])('of a %s is a problem of profile init', async (option, name, problem) => {
    expect(await init({ [option]: name })).toEqual({ problems: [{ fault: 'profile', problem }] });
  });

  test.each([
    [
      'project.path',
      'acme/rocet',
      /acme\/rocet is not found \(404\)\. Did you mean acme\/rocket\?/,
    ],
    ['project.id', 404404, /404404 is not found \(404\)\. Correct it/],
    ['group.path', 'acne', /acne is not found \(404\)\. Did you mean acme\?/],
    ['user.username', 'danna', /danna is not found \(404\)\. Did you mean dana\?/],
  ])('as %s is the only problem of the check', async (key, value, problem) => {
    expect(await check({ fixtures: { [key]: value } })).toEqual([
      profile(new RegExp(`^fixtures.${key}: ${problem.source}`)),
    ]);
  });

  test('stops the run', async () => {
    expect(await run({ fixtures: { 'project.path': 'acme/rocet' } })).toMatchObject({
      exitStatus: 2,
      results: [],
      printed: expect.stringMatching(
        /^profile: fixtures\.project\.path: acme\/rocet is not found/m,
      ),
    });
  });

  test('is no problem of the profile if the deployment lacks all operations that read a user', async () => {
    before = ({ url }, response) =>
      url!.includes('/users/') && json(response, 404, { message: '404 Not Found' });
    expect(await look({})).toEqual([]);
  });
});

describe('a project', () => {
  const WAYS: [string, () => string][] = [
    ['an address of a page', () => `${server.url}/acme/rocket/-/tree/main`],
    ['an address of the API', () => `${server.url}/api/v4/projects/acme%2Frocket`],
    ['an address of a repository', () => 'git@forge.example.com:acme/rocket.git'],
    ['an encoded path', () => 'acme%2Frocket'],
    ['an ID', () => '5'],
  ];
  test.each(sample(WAYS, 3))('may be given as %s', async (_, project) => {
    expect(await fixturesOf({ project: project() })).toMatchObject({
      'project.id': 5,
      'project.path': 'acme/rocket',
      'group.id': 3,
      'group.path': 'acme',
    });
  });

  test('may be an address in the profile', async () => {
    expect(await check({ fixtures: { 'project.path': `${server.url}/acme/rocket` } })).toEqual([]);
  });

  test('of a user has no group', async () => {
    const fixtures = await fixturesOf({ project: 'dana/rocket' }, tokens.developer);
    expect(fixtures).toMatchObject({ 'project.path': 'dana/rocket' });
    expect(Object.keys(fixtures).filter((key) => key.startsWith('group.'))).toEqual([]);
  });
});

describe('a token of another role', () => {
  test.each([
    ['owner', 'developer', 'a role below maintainer', 'an owner'],
    ['maintainer', 'guest', 'a role below maintainer', 'a maintainer'],
  ])('is reported if %s and %s are exchanged', async (high, low, rightsOfHigh, rightsOfLow) => {
    const given = { tokens: swapped(high, low) };
    const expected = [
      profile(
        new RegExp(
          `^The token of ${high} has the rights of ${rightsOfHigh}: \\w+ refuses it\\. It`,
        ),
      ),
      profile(
        new RegExp(
          `^The token of ${low} has the rights of ${rightsOfLow}: .* token of ${high}: ex`,
        ),
      ),
    ];
    expect(await check(given)).toEqual(expect.arrayContaining(expected));
  });

  test('is reported if it is the only token', async () => {
    expect(await look({ tokens: { owner: tokens.developer! } })).toEqual([
      profile(/^The token of owner has the rights of a role below maintainer: \w+ refuses it/),
    ]);
    const inited = await init({ project: 'acme/rocket' }, tokens.developer);
    const found = 'problems' in inited ? inited.problems : inited.suspicions;
    expect(found).toEqual([
      profile(/or name the role that the user has, such as --token developer=\w+\.$/),
    ]);
  });

  test('is reported by the check if two roles have one token', async () => {
    expect(await check({ tokens: { owner: tokens.owner!, reporter: tokens.owner! } })).toEqual([
      profile(/^The roles owner and reporter have the same token/),
    ]);
  });

  test('is not reported if the server lets a role do more in one place, which is a violation', async () => {
    before = (request, response) =>
      /\/invitations/.test(request.url!) &&
      request.headers['private-token'] === tokens.developer &&
      json(response, 200, []);
    expect(await look({})).toEqual([]);
  });

  test('is not reported if only the offering, which no option names, refuses it', async () => {
    before = ({ url }, response) =>
      /v4\/(deploy_keys|runners\/all)/.test(url!) && json(response, 403, { message: 'Forbidden' });
    expect(
      await init({ project: 'acme/rocket' }, tokens.administrator, 'administrator'),
    ).toMatchObject({ suspicions: [] });
  });

  test('is not reported if the server does not tell roles apart', async () => {
    before = (request, response) =>
      /invitations|clusters|pages|error_tracking|deploy_keys|runners/.test(request.url!) &&
      json(response, 200, []);
    expect(await look({})).toEqual([]);
  });
});

describe('a user who is no member of the project', () => {
  const projectHidden =
    (role: string): Before =>
    ({ url, headers }, response) =>
      [undefined, tokens[role]].includes(headers['private-token'] as string | undefined) &&
      /v4\/projects\/(5|acme%2Frocket)\b/.test(url!) &&
      json(response, 404, { message: '404 Project Not Found' });

  test('is reported', async () => {
    before = projectHidden('reporter');
    const problem =
      /^The token of reporter cannot read the project 5 \(404\), and the token of developer can\. Make its user a member/;
    expect(await look({})).toEqual([profile(problem)]);
  });

  test('is not reported as a stranger, who need not be a member', async () => {
    before = projectHidden('stranger');
    expect(await look({})).toEqual([]);
  });

  test('is not reported if one operation responds with 404 to its role, which is a violation', async () => {
    before = (request, response) =>
      /repository\/tags/.test(request.url!) && projectHidden('reporter')(request, response);
    expect(await look({})).toEqual([]);
  });
});

describe('a token of another kind', () => {
  const alertKey = 'alert-key-7f3c';

  test('is refused if it stands for a role', async () => {
    expect(await look({ tokens: { ...tokens, developer: alertKey } })).toEqual([
      profile(/^The token of developer is refused \(401\).* The key of an alert integration/),
    ]);
  });

  test('may be named first as that of the integration, and no user has it', async () => {
    const given = { tokens: { integration: alertKey, ...tokens } };
    expect(await check(given)).toEqual([]);
  });
});

describe('a user', () => {
  test('who is not the user of the token is reported', async () => {
    expect(await look({ fixtures: { 'user.id': 8, 'user.username': 'mira' } })).toEqual([
      profile(/^fixtures\.user\.id: 8 is not the user of the token of developer/),
    ]);
  });

  test('whose keys one operation does not show is no problem of the profile', async () => {
    before = ({ url }, response) =>
      /\/users\/9\/keys\?|\/users\/9\/keys$/.test(url!) && json(response, 200, []);
    expect(await look({})).toEqual([]);
  });
});

describe('the default branch', () => {
  test('is found without a merge request', async () => {
    before = ({ url }, response) => /\/merge_requests(\?|$)/.test(url!) && json(response, 200, []);
    expect(await fixturesOf({ project: 'acme/rocket' })).toMatchObject({ 'branch.name': 'main' });
  });

  test.each(['feature/telemetry', 'release/1.x'])(
    'is asked for: %s is another one',
    async (name) => {
      const problems = await check({ fixtures: { 'branch.name': name } });
      expect(problems).toEqual([
        profile(
          name.startsWith('f') ? /^fixtures\.branch\.name: .* Write main\.$/ : /branch\.name/,
        ),
      ]);
    },
  );
});

describe('a fixture of another kind', () => {
  const OTHERS: [string, string | number, RegExp][] = [
    ['tag.lightweight', 'v1.0.0', /Name of a lightweight tag\. Write v1\.1\.0-rc1/],
    ['merge_request.iid', 23, /IID of an open merge request of the project\. Write \d+/],
    ['runner.id', 62, /ID of an instance runner\. Write 61/],
    ['project.internal', 12, /is readable without a token\. Write a project that everybody/],
    ['project.private', 6, /is readable for the role stranger\. Write a project that only/],
    ['issue.iid', 404404, /is not found \(\w+ responds with 404\)\. Correct the value/],
  ];
  test.each(sample(OTHERS, 3))('is reported: %s as %s', async (key, value, problem) => {
    expect(await check({ fixtures: { [key]: value } })).toContainEqual(
      profile(new RegExp(`^fixtures\\.${key}: ${value} .*${problem.source}`)),
    );
  });

  test('is reported if it is an export that has not finished', async () => {
    before = ({ url }, response) =>
      /dependency_list_exports\/91$/.test(url!) && json(response, 202, { id: 91 });
    expect(await check({})).toEqual([
      profile(
        /^fixtures\.dependency_list_export\.id: 91 is not finished \(\w+ responds with 202\)/,
      ),
    ]);
  });

  test('is reported if it is a private project in place of a public one', async () => {
    expect(await look({ fixtures: { 'project.public': 15 } })).toEqual([
      profile(/^fixtures\.project\.public: 15 is not public/),
    ]);
  });
});

describe.each(FIREWALLS)('a proxy that gets encoded slashes and %s', (_, firewall) => {
  const problem = /^Your proxy refuses encoded slashes: document 1 asks that it leaves them\./;

  test('is no fault of the server', async () => {
    proxy = firewall;
    expect(await init({ project: 'acme/rocket' })).toEqual({ problems: [network(problem)] });
    expect(await look({})).toEqual([network(problem)]);
  });
});

test('a run behind a proxy that refuses encoded slashes ends with 3', async () => {
  proxy = FIREWALLS[0]![1];
  expect(await run({})).toMatchObject({
    exitStatus: 3,
    results: [],
    printed: expect.stringMatching(/^network: Your proxy refuses encoded slashes/m),
  });
});

test('a typo in the project is no refusal of encoded slashes, even if each error has an ID', async () => {
  let count = 0;
  before = ({ url }, response) => {
    count += 1;
    const error = { message: '404 Project Not Found', request_id: count };
    return /projects\/(acme%2Frocet|no-such|2000000)/.test(url!) && json(response, 404, error);
  };
  expect(await look({ fixtures: { 'project.path': 'acme/rocet' } })).toEqual([
    profile(/acme\/rocet is not found/),
  ]);
});

describe('a deployment that lacks', () => {
  test.each([
    ['the keys of users', /\/user\/keys/],
    ['all operations that need no fixture', /\/user\/|\/runners(\?|$)|v4\/merge_requests/],
  ])('%s is at the right address', async (_, missing) => {
    before = ({ url }, response) =>
      missing.test(url!) && !!response.writeHead(404).end('<!doctype html>Cannot GET');
    expect(await look({})).toEqual([]);
    expect(await look({ tokens: { ...tokens, guest: 'expired' } })).toEqual([
      profile(/^The token of guest is refused \(401\)/),
    ]);
  });
});

describe('a server that is not there for a while', () => {
  test('shows a page of maintenance', async () => {
    before = (_, response) =>
      !!response
        .writeHead(503, { 'Content-Type': 'text/html', 'Retry-After': '600' })
        .end('<!doctype html><h1>We will be back soon</h1>');
    const problem = network(/is down for maintenance or overloaded \(503\).* in 600 seconds\.$/);
    expect(await init({ project: 'acme/rocket' })).toEqual({ problems: [problem] });
    expect(await check({})).toEqual([problem]);
  });

  test.each<[string, Before]>([
    ['a 502', (_, response) => !!response.writeHead(502).end('<html>Bad gateway</html>')],
    ['a broken connection', (request) => !!request.socket.destroy()],
  ])('is asked again after %s', async (_, once) => {
    before = (request, response) => sent % 9 === 1 && once(request, response);
    expect(await look({})).toEqual([]);
  });
});
