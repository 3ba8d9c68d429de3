import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { JsonValue } from '../../../contract/case.ts';
import { members } from '../../../generated/tables.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/openTestSandbox.ts';

let opened: TestSandbox;
beforeAll(async () => {
  opened = await openTestSandbox();
});
beforeEach(() => opened.sandbox.reset());
afterAll(() => opened.sandbox.close());

const LIST = '/projects/5/protected_environments';
const PRODUCTION = `${LIST}/production`;
const get = async (path: string) => (await opened.request('GET', path, { as: 'mira' })).body;
const create = (body: JsonValue, as = 'mira') => opened.request('POST', LIST, { as, body });
const update = (body: JsonValue, as = 'mira') => opened.request('PUT', PRODUCTION, { as, body });
const role = (access_level: number) => ({ access_level });

test('POST protects an environment, and DELETE ends the protection', async () => {
  const path = `${LIST}/staging`;
  const status = async (method: string) =>
    (await opened.request(method, path, { as: 'mira' })).status;
  expect(await status('GET')).toBe(404);
  const created = await create({ name: 'staging', deploy_access_levels: [role(40)] });
  expect(created).toMatchObject({ status: 201, body: { name: 'staging' } });
  expect(await get(path)).toEqual(created.body);
  expect(await status('DELETE')).toBe(204);
  expect(await status('GET')).toBe(404);
  expect(await status('DELETE')).toBe(404);
});

test('everybody who can see the project may read, Maintainers and Owners may change', async () => {
  for (const as of ['gus', 'stan', 'dana', 'audrey', 'omar', 'ada']) {
    expect((await opened.request('GET', LIST, { as })).status).toBe(200);
    const mayChange = ['omar', 'ada'].includes(as);
    expect((await update({}, as)).status).toBe(mayChange ? 200 : 403);
  }
  const hidden = '/projects/15/protected_environments';
  expect((await opened.request('GET', hidden, { as: 'stan' })).status).toBe(404);
});

test('every operation on protected environments is refused while CI/CD is disabled', async () => {
  const path = '/projects/14/protected_environments';
  const body = { name: 'staging', deploy_access_levels: [role(30)] };
  const calls = [
    opened.request('GET', path, { as: 'omar' }),
    opened.request('POST', path, { as: 'ada', body }),
    opened.request('GET', `${path}/staging`, { as: 'omar' }),
    opened.request('PUT', `${path}/staging`, { as: 'omar', body: {} }),
    opened.request('DELETE', `${path}/staging`, { as: 'omar' }),
  ];
  for (const call of calls)
    expect(await call).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden - CI/CD is disabled for this project' },
    });
});

test('the free tier has no protected environments', async () => {
  opened.sandbox.settings.tier = 'free';
  expect((await opened.request('GET', LIST, { as: 'mira' })).status).toBe(404);
});

describe('An element', () => {
  test.each([
    [{}],
    [{ user_id: 9, group_id: 20 }],
    [{ user_id: 9, access_level: 40 }],
    [{ user_id: 9, group_id: 20, access_level: 40 }],
  ])('names exactly one role, user or group: not %o', async (element) => {
    for (const list of ['deploy_access_levels', 'approval_rules']) {
      const body = { name: 'staging', deploy_access_levels: [role(30)], [list]: [element] };
      expect(await create(body)).toMatchObject({
        status: 400,
        body: {
          message: {
            [`${list}[0]`]: ['must have exactly one of user_id, group_id and access_level'],
          },
        },
      });
    }
    expect((await opened.request('GET', `${LIST}/staging`, { as: 'mira' })).status).toBe(404);
  });

  test.each([
    [{ access_level: 40, user_id: null }],
    [{ access_level: 40, user_id: {} }],
    [{ access_level: 40, group_id: true }],
    [{ access_level: 50, user_id: 9 }],
  ])('must have valid IDs and a valid role: not %o', async (element) => {
    const body = { name: 'staging', deploy_access_levels: [element] };
    expect((await create(body)).status).toBe(400);
    const changed = { deploy_access_levels: [{ ...element, id: 131 }] };
    expect((await update(changed)).status).toBe(400);
  });

  test('has only the fields of its list', async () => {
    const element = { ...role(40), required_approvals: 2, access_level_description: 'Me', x: 1 };
    const { body } = await create({
      name: 'staging',
      deploy_access_levels: [element],
      approval_rules: [element],
    });
    const shown = {
      ...role(40),
      user_id: null,
      group_id: null,
      access_level_description: 'Maintainers',
      group_inheritance_type: 0,
    };
    expect(body.deploy_access_levels).toEqual([{ id: 133, ...shown }]);
    expect(body.approval_rules).toEqual([{ id: 142, ...shown, required_approvals: 2 }]);
  });

  test('must have a known role and a known inheritance type', async () => {
    for (const element of [role(20), { ...role(30), group_inheritance_type: 2 }])
      expect((await create({ name: 'x', deploy_access_levels: [element] })).status).toBe(400);
  });

  test('must name a user with access to the project', async () => {
    const one = async (user_id: number) =>
      (await create({ name: `for ${user_id}`, deploy_access_levels: [{ user_id }] })).status;
    expect(await one(13)).toBe(201);
    expect(await one(14)).toBe(400);
    expect(await one(404404)).toBe(400);
  });

  test('must name a group with which the project is shared', async () => {
    const one = (group_id: number) =>
      create({
        name: `for ${group_id}`,
        deploy_access_levels: [role(30)],
        approval_rules: [{ group_id }],
      });
    expect((await one(20)).status).toBe(201);
    expect(await one(3)).toMatchObject({
      status: 400,
      body: { message: { approval_rules: ['the project is not shared with the group 3'] } },
    });
  });

  test('defaults to direct members and one approval', async () => {
    const { body } = await create({
      name: 'staging',
      deploy_access_levels: [{ group_id: 20 }],
      approval_rules: [role(30), { ...role(40), required_approvals: 3 }],
    });
    expect(body).toMatchObject({
      deploy_access_levels: [{ group_inheritance_type: 0 }],
      approval_rules: [{ required_approvals: 1 }, { required_approvals: 3 }],
      required_approval_count: 4,
    });
  });
});

describe('An update', () => {
  test('changes an element by its ID, adds one without an ID, and removes one with _destroy', async () => {
    const { body } = await update({
      deploy_access_levels: [{ id: 131, user_id: 9 }, { access_level: 30 }],
      approval_rules: [{ id: 141, required_approvals: 1 }],
    });
    expect(body).toMatchObject({
      deploy_access_levels: [
        { id: 131, access_level: null, user_id: 9, access_level_description: 'Dana Developer' },
        { id: 133, access_level: 30, user_id: null },
      ],
      approval_rules: [{ id: 141, group_id: 20, group_inheritance_type: 1, required_approvals: 1 }],
      required_approval_count: 1,
    });
    const removed = await update({ deploy_access_levels: [{ id: 131, _destroy: true }] });
    expect(removed.body.deploy_access_levels).toMatchObject([{ id: 133 }]);
    expect(removed.body.approval_rules).toHaveLength(1);
    expect(await get(PRODUCTION)).toEqual(removed.body);
  });

  test('removes a user who has lost access', async () => {
    const [{ id }] = (await get(`${LIST}/review%2Ftelemetry`)).deploy_access_levels;
    opened.sandbox.db.delete(members).where(eq(members.user, 'dana')).run();
    const { status, body } = await opened.request('PUT', `${LIST}/review%2Ftelemetry`, {
      as: 'mira',
      body: { deploy_access_levels: [{ id, user_id: 9, _destroy: true }] },
    });
    expect([status, body.deploy_access_levels]).toEqual([200, []]);
  });

  test('keeps the elements that it does not name', async () => {
    const before = await get(PRODUCTION);
    expect((await update({})).body).toEqual(before);
  });

  test('with an ID of another environment changes nothing', async () => {
    const before = await get(LIST);
    const faulty = { deploy_access_levels: [{ access_level: 30 }, { id: 132, _destroy: true }] };
    expect((await update(faulty)).status).toBe(400);
    expect(await get(LIST)).toEqual(before);
  });

  test('may be a form', async () => {
    const { status, body } = await opened.request('PUT', PRODUCTION, {
      as: 'mira',
      form: { deploy_access_levels: [{ access_level: 30 }, { access_level: 60 }] },
    });
    expect(status).toBe(200);
    expect(body.deploy_access_levels).toMatchObject([
      { id: 131, access_level: 40 },
      { id: 133, access_level: 30 },
      { id: 134, access_level: 60 },
    ]);
  });
});

test('a project can protect an environment name only once', async () => {
  const body = { name: 'production', deploy_access_levels: [role(30)] };
  expect(await create(body)).toMatchObject({
    status: 400,
    body: { message: { name: ['has already been taken'] } },
  });
  const other = await opened.request('POST', '/projects/6/protected_environments', {
    as: 'mira',
    body,
  });
  expect(other.status).toBe(201);
  expect((await get(LIST)).map(({ name }: { name: string }) => name)).toEqual([
    'production',
    'review/telemetry',
  ]);
});
