import { afterAll, beforeEach, expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { worldSeed } from '../seed/worldSeed.ts';
import type { SandboxRequest } from '../server/handler.ts';
import { startSandbox } from '../startSandbox.ts';
import { openTestSandbox } from '../testing/openTestSandbox.ts';
import { adaptHandler } from './adaptHandler.ts';
import type { OwnHandlers, OwnRequest } from './ownRequest.ts';

const handlers: OwnHandlers = {
  createMilestone: async ({ project, body, insert, update, present, refuse }) => {
    const values = { project_id: project.id, title: body.title };
    const created = await insert('milestones', values);
    const changed = await update('milestones', created, { description: 'By a handler' });
    if (body.title === 'Refused') refuse(400, 'No such title');
    return present('Milestone', changed);
  },
  deleteMilestone: async ({ project, path, rows, remove, refuse }) => {
    const [found] = rows('milestones', { project_id: project.id, id: path.milestone_id });
    await remove('milestones', found ?? refuse(404, '404 Not Found'));
    return undefined;
  },
};

const { sandbox, request } = await openTestSandbox({ handlers });
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const MILESTONES = '/projects/5/milestones';
const create = (title: string) =>
  request('POST', MILESTONES, { as: 'mira', body: { title }, isEchoed: false });
const listTitles = async () =>
  (await request('GET', MILESTONES, { as: 'mira' })).body.map(
    ({ title }: { title: string }) => title,
  );

test('a handler creates, changes, shows and deletes rows, which a reset knows', async () => {
  const before = await listTitles();
  const { status, body } = await create('Liftoff');
  expect([status, body]).toMatchObject([
    201,
    { title: 'Liftoff', description: 'By a handler', state: 'active', project_id: 5 },
  ]);
  expect(await listTitles()).toContain('Liftoff');
  await request('DELETE', `${MILESTONES}/${body.id}`, { as: 'mira' });
  expect(await listTitles()).toEqual(before);
  await create('Landing');
  await sandbox.reset();
  expect(await listTitles()).toEqual(before);
});

test('a refusal undoes the changes of the handler', async () => {
  const before = await listTitles();
  expect((await create('Refused')).status).toBe(400);
  expect(await listTitles()).toEqual(before);
});

test('a wrong value is refused with the words of the control API', async () => {
  const wrong = adaptHandler(({ insert }) => insert('labels', { project_id: 404 } as never));
  await expect(wrong({ sandbox } as SandboxRequest)).rejects.toMatchObject({ status: 400 });
});

test('a column that the table lacks is refused, and a change of nothing changes nothing', async () => {
  const wrong = adaptHandler(({ insert }) => insert('labels', { project_id: 5, size: 1 } as never));
  await expect(wrong({ sandbox } as SandboxRequest)).rejects.toMatchObject({ status: 400 });
  const idle = adaptHandler(({ rows, update }) => {
    const [label] = rows('labels', { id: 171 });
    return label && update('labels', label, {});
  });
  expect(await idle({ sandbox } as SandboxRequest)).toMatchObject({ name: 'telemetry' });
});

test('an unknown table is refused, with the function that opens an own one', async () => {
  const name = 'freeze_periods' as 'labels';
  const create = adaptHandler(({ insert }) => insert(name, {}));
  await expect(create({ sandbox } as SandboxRequest)).rejects.toThrow(
    "The sandbox has no table freeze_periods. A handler of yours keeps own rows with table('freeze_periods')",
  );
  const read = adaptHandler(({ rows }) => rows(name));
  await expect(read({ sandbox } as SandboxRequest)).rejects.toThrow('no table freeze_periods');
});

test('a handler that calls its own sandbox is refused soon, and delays nobody after that', async () => {
  const { url, close } = await startSandbox({
    contract: await readContract(),
    ...(await worldSeed()),
    handlers: {
      getTag: async ({ header }) => {
        const response = await fetch(`http://${header('host')}/api/v4/projects/5/repository/tags`);
        return (await response.json()) as object;
      },
    },
  });
  const started = performance.now();
  const response = await fetch(`${url}/api/v4/projects/5/repository/tags/v1.0.0`);
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('must not send requests to its own sandbox');
  expect(performance.now() - started).toBeLessThan(9000);
  expect((await fetch(`${url}/api/v4/projects/5/repository/tags`)).status).toBe(200);
  await close();
});

test('a handler that takes too long ends, and changes nothing more', async () => {
  let own: OwnRequest | undefined;
  const slow = adaptHandler((given) => {
    own = given;
    return new Promise(() => {});
  }, 20);
  await expect(slow({ sandbox, operation: 'getTag' } as SandboxRequest)).rejects.toThrow(
    /took more than 0.02 s.*must not send requests to its own sandbox/,
  );
  expect(() => own?.rows('users')).toThrow('took too long, and has ended');
});
