/** Specifies the command `pair`: a second sandbox, with other IDs, names and SHAs, stands for the deployment. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pc from 'picocolors';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readLedger } from '../conformance/engine/index.ts';
import { cleanUp } from '../conformance/index.ts';
import { type Contract, readContract } from '../contract/contract.ts';
import { readContractWith } from '../contract/deviations/readContractWith.ts';
import { deviationsText } from '../deviations/index.ts';
import { readSandboxContract } from '../packs/index.ts';
import {
  type Decorate,
  deviate,
  dumpRows,
  type Incoming,
  Reply,
  type RunningSandbox,
  readSeed,
  roleTokens,
  startSandbox,
} from '../sandbox/index.ts';
import { PROJECT_DIR } from '../scripts/paths.ts';
import { PATIENCE_MS } from '../test/deployment/patience.ts';
import { lacks } from '../test/programs.ts';
import { sample } from '../test/sample.ts';
import { type PairOptions, type PairReport, pair, pairMarkdown, pairText } from './index.ts';
import { type Deployed, deploy as deployIn } from './testing/deploy.ts';

const SUITES = join(import.meta.dirname, 'testing');
const FETCH = ['node', join(SUITES, 'suite.mjs')];
const NODE_TEST = [
  'node',
  '--import',
  import.meta.resolve('tsx'),
  '--test',
  join(SUITES, 'suite.ts'),
];
const PYTHON = ['python3', join(SUITES, 'suite.py')];

/** Makes the sandbox fail, and changes resources of the example world. */
const TROUBLES = ['node', join(SUITES, 'troubles.mjs')];
const ON_PURPOSE = 'failed on purpose: the tests disturb the sandbox';
const dependsOn = (operation: string) => `depends on ${operation}, which was not sent`;
const reasonsIn = (report: PairReport | undefined) =>
  Object.fromEntries(report?.notSent.map(({ reason, calls }) => [reason, calls]) ?? []);

/** A suite: its name, its command, and the numbers of its calls and conversations. */
type Suite = [name: string, command: string[], calls: number, conversations: number];

let contract: Contract;
let dir: string;
beforeAll(async () => {
  contract = await readContract();
  dir = await mkdtemp(join(tmpdir(), 'pair-'));
});
afterAll(() => rm(dir, { recursive: true }));

const deploy = (seed: string) => deployIn(contract, dir, seed);
type Deployment = Deployed;

async function run(
  { profile, env }: Deployment,
  command: string[],
  more: Partial<PairOptions> = {},
) {
  let messages = '';
  const ran = await pair({
    ...{ command, profile, allowWrites: true, timeoutMs: PATIENCE_MS },
    env: { ...process.env, ...env },
    runsDir: join(dir, 'runs'),
    stderr: { write: (text) => (messages += text) },
    ...more,
  });
  return { ...ran, messages };
}

describe.each(sample(['random:11', 'random:12', 'random:13'], 3))(
  'on an equal deployment, seed %s',
  (seed) => {
    let deployment: Deployment;
    beforeAll(async () => {
      deployment = await deploy(seed);
    });
    afterAll(() => deployment.running.close());

    test.each([
      ['fetch', FETCH, 29, 4],
      ['node:test with startSandbox', NODE_TEST, 6, 2],
      ...(lacks('python3') ? [] : [['Python', PYTHON, 10, 1] satisfies Suite]),
    ])('tests with %s hold, and leave nothing behind', async (_, command, calls, conversations) => {
      const before = rowsOf(deployment.running);
      const { exitStatus, report } = await run(deployment, [...command]);
      const differing = report?.conversations.flatMap((one) => one.differing);
      expect([differing, report?.notSent, report?.left]).toEqual([[], [], []]);
      expect(report?.calls).toEqual({ recorded: calls, sent: calls, equal: calls });
      expect([report?.conversations.length, exitStatus]).toEqual([conversations, 0]);
      expect(rowsOf(deployment.running)).toEqual(before);
    });
  },
);

/** Returns the numbers of rows. No operation removes a sent email or an event of the audit log. */
function rowsOf({ sandbox }: RunningSandbox) {
  const tables: [string, unknown[]][] = JSON.parse(dumpRows(sandbox));
  return tables.flatMap(([name, rows]) =>
    ['emails', 'audit_events'].includes(name) ? [] : [[name, rows.length]],
  );
}

/** Changes the replies of one operation. */
function planted(
  id: string,
  change: (reply: Reply, incoming: Incoming) => Reply | undefined,
): Decorate {
  return (perform, { operation }) =>
    operation.id === id
      ? async (incoming) => {
          const reply = await perform(incoming);
          return reply.status !== undefined && reply.status >= 400
            ? reply
            : (change(reply, incoming) ?? reply);
        }
      : perform;
}

const withBody = (reply: Reply, body: unknown, status = reply.status) =>
  new Reply(body, { ...(status !== undefined && { status }), headers: reply.headers });
/** Changes the fields of the body, or of each item. */
const withFields = (change: (item: Record<string, unknown>) => object) => (reply: Reply) => {
  const { body } = reply;
  return withBody(reply, Array.isArray(body) ? body.map(change) : change(body as never));
};
const without = (name: string) => withFields(({ [name]: _, ...others }) => others);
/** Responds without an effect. */
const idle =
  (id: string, respond: () => Reply): Decorate =>
  (perform, { operation }) =>
    operation.id === id ? async () => respond() : perform;

/** Performs an operation with the rights of the owner for every caller. */
const asOwner =
  (id: string): Decorate =>
  (perform, { operation, sandbox }) =>
    operation.id === id
      ? (incoming) => {
          const token = roleTokens(sandbox.db).owner;
          const header = (name: string) =>
            name === 'private-token' ? token : incoming.header(name);
          return perform({ ...incoming, header });
        }
      : perform;

describe('a difference is found and named', () => {
  let deployment: Deployment;
  beforeAll(async () => {
    deployment = await deploy('random:21');
  });
  afterAll(() => deployment.running.close());

  test.each<[string, string, Decorate, string, string]>([
    [
      'another status',
      'tags',
      planted('createTag', (reply) => withBody(reply, reply.body, 200)),
      'createTag status',
      'deployment',
    ],
    [
      'a lost field',
      'tags',
      planted('getTag', without('message')),
      'getTag field response, message',
      'deployment',
    ],
    [
      'a lost field of all items',
      'notes',
      planted('listIssueNotes', without('author')),
      'listIssueNotes field response, [].author',
      'deployment',
    ],
    [
      'another type',
      'milestones',
      planted(
        'getMilestone',
        withFields((one) => ({ ...one, id: String(one.id) })),
      ),
      'getMilestone type response, id',
      'silent',
    ],
    [
      'a time for a day',
      'milestones',
      planted(
        'createMilestone',
        withFields((one) => ({ ...one, due_date: '2027-01-31T00:00:00Z' })),
      ),
      'createMilestone format response, due_date',
      'silent',
    ],
    [
      'a changed text',
      'notes',
      planted(
        'createIssueNote',
        withFields((one) => ({ ...one, body: `${one.body}.` })),
      ),
      'createIssueNote value response, body',
      'deployment',
    ],
    [
      'an ignored update',
      'milestones',
      planted(
        'updateMilestone',
        withFields((one) => ({ ...one, title: 'Other' })),
      ),
      'updateMilestone value response, title',
      'deployment',
    ],
    [
      'a deletion without effect',
      'milestones',
      idle('deleteMilestone', () => new Reply(undefined, { status: 204 })),
      'getMilestone status',
      'silent',
    ],
    [
      'a list without the new item',
      'milestones',
      planted('listMilestones', (reply) =>
        withBody(
          reply,
          (reply.body as { title: string }[]).filter(({ title }) => !title.startsWith('fc-')),
        ),
      ),
      'listMilestones items response',
      'silent',
    ],
    [
      'a list without a new resource that has no ID',
      'guests',
      planted('listProjectInvitations', (reply) => withBody(reply, [])),
      'listProjectInvitations items response',
      'silent',
    ],
    [
      'a list with a deleted resource',
      'guests',
      idle('deleteProjectInvitation', () => new Reply(undefined, { status: 204 })),
      'listProjectInvitations items response',
      'silent',
    ],
    [
      'an ignored filter',
      'milestones',
      (perform, { operation }) =>
        operation.id === 'listMilestones'
          ? (incoming) => perform({ ...incoming, search: '' })
          : perform,
      'listMilestones items response',
      'silent',
    ],
    [
      'an ignored order',
      'notes',
      planted('listIssueNotes', (reply) => withBody(reply, (reply.body as unknown[]).toReversed())),
      'listIssueNotes items response',
      'silent',
    ],
    [
      'an allowed write',
      'milestones',
      asOwner('createMilestone'),
      'createMilestone status',
      'silent',
    ],
    [
      'a lost header',
      'tags',
      planted(
        'listTags',
        ({ body, headers: { 'x-page': _, ...headers } }) => new Reply(body, { headers }),
      ),
      'listTags header header x-page',
      'deployment',
    ],
  ])('%s', async (_, suite, decorate, expected, side) => {
    const { sandbox } = deployment.running;
    sandbox.decorate = decorate;
    const { exitStatus, report } = await run(deployment, [...FETCH, suite]);
    delete sandbox.decorate;
    await sandbox.reset();
    const [first] = report?.conversations.flatMap(({ differing }) => differing) ?? [];
    const named = first?.differences.map(({ kind, place }) =>
      `${first.operation} ${kind} ${place}`.trim(),
    );
    expect(named).toContain(expected);
    expect([first?.side, exitStatus]).toEqual([side, 1]);
  });
});

describe('a run', () => {
  let deployment: Deployment;
  beforeAll(async () => {
    deployment = await deploy('random:31');
  });
  afterAll(() => deployment.running.close());

  test('without --allow-writes sends only reads, and says what that leaves', async () => {
    const { sandbox } = deployment.running;
    const { last } = sandbox.requestLog;
    const before = last();
    const { exitStatus, report } = await run(deployment, [...FETCH, 'tags', 'notes'], {
      allowWrites: false,
    });
    const methods = new Set(sandbox.requestLog.since(before).map(({ method }) => method));
    expect([...methods]).toEqual(['GET']);
    // The tag that is created and deleted is not looked for: its absence would say nothing.
    expect([exitStatus, report?.calls]).toEqual([0, { recorded: 16, sent: 5, equal: 5 }]);
    expect(report?.notSent).toContainEqual({
      reason: 'writes, and --allow-writes is not given',
      calls: 7,
    });
    const text = pairText(report!, pc.createColors(false));
    expect(text).toContain('5 of 16 recorded calls were sent and compared (31 %)');
    expect(pairMarkdown(report!)).toContain('## The tests hold: all 5 calls get the same');
  });

  test.each([
    // A status takes the place of the request, so the tests go on without the tag.
    ['statuses', 6, 4, { [ON_PURPOSE]: 2 }],
    ['drops', 8, 4, { [ON_PURPOSE]: 2, [dependsOn('createTag')]: 2 }],
  ])('leaves out failures on purpose: %s', async (name, recorded, sent, reasons) => {
    const { exitStatus, report } = await run(deployment, [...TROUBLES, name]);
    expect(report?.conversations.flatMap(({ differing }) => differing)).toEqual([]);
    expect([exitStatus, report?.calls]).toEqual([0, { recorded, sent, equal: sent }]);
    expect(reasonsIn(report)).toEqual(reasons);
  });

  test('without --allow-writes leaves out a read that starts work on the server', async () => {
    const url = '/merge_requests?with_merge_status_recheck=true';
    const script = `fetch(process.env.FORGE_API_URL + '${url}', { headers: { 'PRIVATE-TOKEN': process.env.FORGE_DEVELOPER_TOKEN } })`;
    const options = { allowWrites: false };
    const { report } = await run(deployment, ['node', '-e', script], options);
    const reason =
      'sends with_merge_status_recheck, which starts work on the server, and --allow-writes is not given';
    expect(report).toMatchObject({ calls: { sent: 0 }, notSent: [{ reason, calls: 1 }] });
  });

  test('names the field that the deployment leaves out, as a deviation for the sandbox', async () => {
    const { sandbox } = deployment.running;
    sandbox.decorate = planted('getCommit', without('stats'));
    const { deviations, report } = await run(deployment, [...FETCH, 'tags']);
    delete sandbox.decorate;
    expect(report?.conversations[0]?.differing[0]?.side).toBe('silent');
    expect(deviations?.actions).toMatchObject([
      { target: '$.components.schemas.Commit.properties.stats', remove: true },
    ]);
    const file = join(dir, 'silent.overlay.yaml');
    const info = { title: 'Theirs', version: '1.0.0' };
    await writeFile(file, deviationsText(info, deviations!.actions, deviations!.left));
    const theirs = await readContractWith({ deviations: file });
    const like = await startSandbox({
      ...{ contract: theirs, decorate: deviate(theirs) },
      ...(await readSeed('world')),
    });
    const response = await fetch(`${like.url}/api/v4/projects/5/repository/commits/main`);
    const commit = (await response.json()) as object;
    await like.close();
    expect(Object.keys(commit)).toContain('title');
    expect(Object.keys(commit)).not.toContain('stats');
  });

  test('stops with a status of its own if the tests fail on the sandbox', async () => {
    const { last } = deployment.running.sandbox.requestLog;
    const before = last();
    const { exitStatus, messages } = await run(deployment, ['node', '--eval', 'process.exit(7)']);
    expect(exitStatus).toBe(5);
    expect(messages).toContain(
      'The tests fail on the sandbox already: node --eval process.exit(7) ended with 7',
    );
    // The look at the tokens comes before the tests.
    expect(
      deployment.running.sandbox.requestLog.since(before).every(({ method }) => method === 'GET'),
    ).toBe(true);
  });

  test('that sends nothing is incomplete, and a command that is not there is refused', async () => {
    expect((await run(deployment, ['node', '--eval', ''])).exitStatus).toBe(4);
    await expect(run(deployment, ['no-such-command'])).rejects.toThrow('cannot be started');
  });

  test('on an address that does not respond ends with 3', async () => {
    const { exitStatus, messages } = await run(deployment, FETCH, { target: 'http://127.0.0.1:9' });
    expect(exitStatus).toBe(3);
    expect(messages).toMatch(/^network: /);
  });

  test('that is killed leaves a ledger that cleanup takes', async () => {
    const { running, env } = deployment;
    await running.sandbox.reset();
    // The profile names operations of the pack, which `pair` has by default.
    const profile = join(dir, 'with-pack.yaml');
    const own = JSON.parse(await readFile(deployment.profile, 'utf8'));
    const writes = { operations: [...own.writes.operations, 'createIssue', 'createRelease'] };
    await writeFile(profile, JSON.stringify({ ...own, writes }));
    const before = rowsOf(running);
    // Each response takes a while, so that the run can be killed between a create and its removal.
    running.sandbox.setDisturbance({ delayMs: 150 });
    const cwd = join(dir, 'killed');
    await mkdir(cwd);
    const child = spawn(
      'node',
      [
        '--import',
        import.meta.resolve('tsx'),
        join(PROJECT_DIR, 'cli/installed.ts'),
        'pair',
        '--target',
        profile,
        '--allow-writes',
        '--',
        ...FETCH,
        'milestones',
      ],
      { cwd, env: { ...process.env, ...env }, stdio: 'ignore' },
    );
    const ended = once(child, 'exit');
    const runsDir = join(cwd, '.forge-contract');
    const findRun = async () =>
      (await readdir(runsDir).catch(() => [])).find((name) => name.startsWith('fc-'));
    for (;;) {
      const name = await findRun();
      const ledger =
        name === undefined ? undefined : readLedger(join(runsDir, name, 'ledger.jsonl'));
      if (ledger?.entries.some(({ undo, done }) => undo && !done)) break;
      if (child.exitCode !== null) throw new Error('the run ended before it could be killed');
      await sleep(5);
    }
    child.kill('SIGKILL');
    await ended;
    running.sandbox.setDisturbance({});
    expect(rowsOf(running)).not.toEqual(before);

    let output = '';
    const options = { run: (await findRun())!, runsDir, profile, env };
    const status = await cleanUp({ ...options, stdout: { write: (text) => (output += text) } });
    expect(status, output).toBe(0);
    expect(rowsOf(running)).toEqual(before);
  });
});

describe('a write that is not sent', () => {
  test.each([
    // On other data, only the form of the list of releases is compared.
    ['random:41', 4],
    ['world', 3],
  ])('takes along the calls that depend on it, seed %s', async (seed, sent) => {
    const packs = await readSandboxContract({});
    const deployment = await deployIn(contract, dir, seed, (options) =>
      startSandbox({ ...options, ...packs }),
    );
    const options = { allowWrites: false };
    const { exitStatus, report } = await run(deployment, [...TROUBLES, 'foreign'], options);
    await deployment.running.close();
    expect(report?.conversations.flatMap(({ differing }) => differing)).toEqual([]);
    expect([exitStatus, report?.calls]).toEqual([0, { recorded: 9, sent, equal: sent }]);
    expect(reasonsIn(report)).toEqual({
      'writes, and --allow-writes is not given': 2,
      [dependsOn('deleteMilestone')]: 2,
      [dependsOn('createRelease')]: 5 - sent,
    });
  });
});

describe('tests of the pack', () => {
  let deployment: Deployment;
  let titles: unknown[];
  beforeAll(async () => {
    const packs = await readSandboxContract({});
    deployment = await deployIn(contract, dir, 'random:51', (options) =>
      startSandbox({ ...options, ...packs }),
    );
    const own = JSON.parse(await readFile(deployment.profile, 'utf8'));
    const writes = { operations: [...own.writes.operations, 'createIssue', 'createRelease'] };
    await writeFile(deployment.profile, JSON.stringify({ ...own, writes }));
    deployment.running.sandbox.decorate = (perform, { operation }) =>
      operation.id === 'createIssue'
        ? async (incoming) => {
            titles.push(JSON.parse(String(incoming.body)).title);
            return perform(incoming);
          }
        : perform;
  });
  beforeEach(() => {
    titles = [];
  });
  afterAll(() => deployment.running.close());

  test('hold on an equal deployment, with titles of the run', async () => {
    const before = rowsOf(deployment.running);
    const { exitStatus, report } = await run(deployment, [...TROUBLES, 'pack']);
    expect(report?.conversations.flatMap(({ differing }) => differing)).toEqual([]);
    expect(reasonsIn(report)).toEqual({});
    expect([exitStatus, report?.calls]).toEqual([0, { recorded: 25, sent: 25, equal: 25 }]);
    expect(titles[0]).toMatch(/^The hatch sticks \(fc-/);
    expect(rowsOf(deployment.running)).toEqual(before);
  });

  test('are sent no second time after a lost response, and the resource is found and removed', async () => {
    const { running } = deployment;
    const before = rowsOf(running);
    running.sandbox.setDisturbance({
      failures: [{ operation: 'createIssue', drop: 'after', times: 1 }],
    });
    const { exitStatus, report } = await run(deployment, [...TROUBLES, 'pack']);
    expect([exitStatus, titles.length]).toEqual([4, 1]);
    expect(report?.stopped).toMatch(/^was disturbed: /);
    expect(pairText(report!, pc.createColors(false))).toMatch(/^No call of the tests was compared/);
    expect(rowsOf(running)).toEqual(before);
  });

  test('leave out what would stay, and a search for a part of a name of the run', async () => {
    const { running, profile } = deployment;
    const own = JSON.parse(await readFile(profile, 'utf8'));
    const unnamed = join(dir, 'unnamed.yaml');
    await writeFile(unnamed, JSON.stringify({ ...own, writes: { operations: [] } }));
    const before = rowsOf(running);
    const { report } = await run({ ...deployment, profile: unnamed }, [...TROUBLES, 'stays']);
    expect(Object.keys(reasonsIn(report))).toEqual([
      expect.stringContaining('Labels that the project lacks are created, and stay.'),
      expect.stringContaining('a line of the description begins with `/`'),
      expect.stringContaining('names path.issue_iid 99'),
      expect.stringContaining('searches for Py, a part of a name'),
      expect.stringMatching(/^would change \/projects\/\d+\/labels,/),
      dependsOn('deleteProjectLabelByName'),
    ]);
    expect(report?.calls).toEqual({ recorded: 10, sent: 4, equal: 4 });
    expect(rowsOf(running)).toEqual(before);
  });

  test('end with 2 if the scope of a token is too narrow', async () => {
    const { running } = deployment;
    const { decorate } = running.sandbox;
    running.sandbox.decorate = idle(
      'createMilestone',
      () => new Reply({ error: 'insufficient_scope' }, { status: 403 }),
    );
    const { exitStatus, messages } = await run(deployment, [...TROUBLES, 'stays']);
    running.sandbox.decorate = decorate!;
    expect(exitStatus).toBe(2);
    expect(messages).toMatch(/^profile: The scope of the token of maintainer is too narrow/m);
  });

  test('name a resource that stays although its removal was confirmed', async () => {
    const { running } = deployment;
    const { decorate } = running.sandbox;
    running.sandbox.decorate = (perform, { operation }) =>
      /^delete(Milestone|ProjectVariable)$/.test(operation.id)
        ? async () => new Reply(undefined, { status: 204 })
        : perform;
    const { exitStatus, report } = await run(deployment, [...TROUBLES, 'stays']);
    running.sandbox.decorate = decorate!;
    expect([exitStatus, report?.left.map((one) => one.split(' ')[0]).sort()]).toEqual([
      4,
      ['deleteMilestone', 'deleteProjectVariable'],
    ]);
  });
});

describe('on a deployment with the example world', () => {
  test('tests hold, and a changed value of the world is found', async () => {
    const deployment = await deploy('world');
    const { sandbox, close } = deployment.running;
    try {
      const equal = await run(deployment, [...FETCH, 'tags', 'milestones']);
      expect(equal.report?.conversations.flatMap(({ differing }) => differing)).toEqual([]);
      sandbox.decorate = planted('listTags', (reply) =>
        withBody(reply, (reply.body as unknown[]).slice(1)),
      );
      const { report } = await run(deployment, [...FETCH, 'tags'], { allowWrites: false });
      expect(report?.conversations[0]?.differing[0]).toMatchObject({
        operation: 'listTags',
        differences: [{ kind: 'items' }],
      });
    } finally {
      await close();
    }
  });
});
