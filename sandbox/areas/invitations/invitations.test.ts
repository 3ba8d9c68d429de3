/** Tests of the operations on invitations to groups and projects (API documentation, document 2). */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { groups, members } from '../../../generated/tables.ts';
import { openTestSandbox } from '../../testing/openTestSandbox.ts';

const { sandbox, request } = await openTestSandbox();
beforeEach(() => sandbox.reset());

const GROUP = '/groups/3/invitations';
const PROJECT = '/projects/5/invitations';

const invite = async (path: string, body: Record<string, unknown>, as = 'omar') =>
  (await request('POST', path, { as, body: { access_level: 30, ...body } as never })).body;
const list = async (path: string, as = 'omar') => (await request('GET', path, { as })).body;
const emailsOf = async (path: string, as = 'omar') =>
  (await list(path, as)).map(({ invite_email }: { invite_email: string }) => invite_email);
const statusOf = async (method: string, path: string, as?: string, body?: object) =>
  (await request(method, path, { ...(as && { as }), ...(body && { body: body as never }) })).status;
const set = (settings: Record<string, unknown>) => {
  sandbox.settings.instance = { ...sandbox.settings.instance, ...settings };
};
const lock = (id: number) =>
  sandbox.db.update(groups).set({ membership_lock: true }).where(eq(groups.id, id)).run();

test.each([
  ['group', GROUP],
  ['project', PROJECT],
])(
  'An invitation to a %s is created, stays pending after an update, and is deleted',
  async (_, path) => {
    expect(
      await invite(path, {
        email: 'astronaut@acme.example',
        access_level: 20,
        expires_at: '2026-12-24',
      }),
    ).toEqual({ status: 'success' });
    const [created] = await list(`${path}?query=astronaut@acme.example`);
    expect(created).toMatchObject({
      invite_email: 'astronaut@acme.example',
      access_level: 20,
      created_at: '2026-10-21T09:00:00Z',
      expires_at: '2026-12-24T00:00:00Z',
      created_by_name: 'Omar Owner',
    });
    const invitation = `${path}/astronaut%40acme.example`;
    const changed = await request('PUT', invitation, { as: 'omar', body: { access_level: 40 } });
    expect(changed.body).toEqual({ access_level: 40, expires_at: '2026-12-24T00:00:00Z' });
    await request('PUT', invitation, { as: 'omar', body: { expires_at: '2027-01-01T10:00:00Z' } });
    expect(await list(`${path}?query=astronaut@acme.example`)).toMatchObject([
      { id: created.id, access_level: 40, expires_at: '2027-01-01T10:00:00Z' },
    ]);
    expect(await statusOf('DELETE', invitation, 'omar')).toBe(204);
    expect(await statusOf('DELETE', invitation, 'omar')).toBe(404);
    expect(await statusOf('PUT', invitation, 'omar', { access_level: 10 })).toBe(404);
  },
);

test('A request with several addresses invites every valid address, and the response has a message for each invalid address', async () => {
  const response = await invite(GROUP, {
    email: 'astronaut@acme.example, newcomer@acme.example,dana@acme.example,nonsense',
  });
  expect(response).toEqual({
    status: 'error',
    message: {
      'newcomer@acme.example': 'The email address has already been taken',
      'dana@acme.example': 'The user already exists',
      nonsense: 'The email address is invalid',
    },
  });
  expect(await emailsOf(GROUP)).toContain('astronaut@acme.example');
});

test('A request may invite several users by ID, and may also name addresses', async () => {
  expect(await invite(GROUP, { user_id: 14 })).toEqual({ status: 'success' });
  expect(await list(`${GROUP}?query=stan@meteo.example`)).toMatchObject([
    { user_name: 'Stan Stranger' },
  ]);
  expect(await invite(GROUP, { user_id: '14,9,404404', email: 'astronaut@acme.example' })).toEqual({
    status: 'error',
    message: {
      stan: 'The email address has already been taken',
      dana: 'The user already exists',
      404404: 'The user does not exist',
    },
  });
  expect(await emailsOf(GROUP)).toContain('astronaut@acme.example');
});

test('The letter case of an address does not matter, and a person who is named twice is invited once', async () => {
  expect(await invite(GROUP, { email: 'Stan@meteo.example', user_id: 14 })).toEqual({
    status: 'success',
  });
  expect(await invite(GROUP, { email: 'NEWCOMER@acme.example' })).toMatchObject({
    status: 'error',
  });
  expect(await statusOf('DELETE', `${GROUP}/NEWCOMER%40acme.example`, 'omar')).toBe(204);
});

test('An address in a path may contain any characters', async () => {
  const invitation = `${GROUP}/${encodeURIComponent('ÜNÏ+1@x.example')}`;
  expect(await invite(GROUP, { email: 'ÜNÏ+1@x.example' })).toEqual({ status: 'success' });
  expect(await statusOf('PUT', invitation, 'omar', { access_level: 10 })).toBe(200);
  expect(await statusOf('DELETE', invitation, 'omar')).toBe(204);
});

test.each([5, 10, 15, 20, 25, 30, 40, 50])('Access level %i can be given', async (level) => {
  expect(await invite(GROUP, { email: 'astronaut@acme.example', access_level: level })).toEqual({
    status: 'success',
  });
});

test.each([
  [{ access_level: 35 }, 'The access level is not in the list'],
  [{ access_level: 0 }, 'The access level is not in the list'],
  [{ expires_at: '2026-10-21' }, 'The expiry date is in the past'],
  [{ member_role_id: 404404 }, 'The custom role does not exist'],
])('Refuses an invitation with %j', async (terms, message) => {
  expect(await invite(GROUP, { email: 'astronaut@acme.example', ...terms })).toEqual({
    status: 'error',
    message: { 'astronaut@acme.example': message },
  });
  expect(await emailsOf(GROUP)).toHaveLength(3);
});

test('A request requires access_level, and email or user_id', async () => {
  expect(await invite(GROUP, {})).toEqual({ message: { email: ['is missing'] } });
  for (const nobody of [{ email: '' }, { email: ' , ' }, { user_id: '' }])
    expect(await invite(GROUP, nobody)).toEqual({ message: { email: ['is missing'] } });
  const { body } = await request('POST', GROUP, { as: 'omar', body: { user_id: 14 } });
  expect(body).toEqual({ message: { access_level: ['is missing'] } });
});

test('Without an expiry an invitation expires after 90 days', async () => {
  await invite(GROUP, { email: 'astronaut@acme.example' });
  expect((await list(`${GROUP}?query=astronaut@acme.example`))[0].expires_at).toBe(
    '2027-01-19T00:00:00Z',
  );
});

test('The list shows only invitations to the group or project itself; `query` selects an exact address', async () => {
  expect(await emailsOf(GROUP)).toEqual([
    'newcomer@acme.example',
    'guide@moon.example',
    'pilot@moon.example',
  ]);
  expect(await emailsOf(`${GROUP}?query=`)).toHaveLength(3);
  expect(await emailsOf(`${GROUP}?query=pilot@moon.example`)).toHaveLength(1);
  expect(await emailsOf(`${GROUP}?query=pilot`)).toEqual([]);
  expect(await emailsOf('/groups/20/invitations')).toEqual([]);
  expect(await emailsOf('/projects/6/invitations')).toEqual([]);
});

test('While promotions need the approval of an administrator, a promotion by an administrator takes effect at once', async () => {
  const QUEUED = { dana: 'The request waits for the approval of an administrator' };
  const promoted = { user_id: 9, access_level: 40 };
  expect(await invite(PROJECT, { ...promoted, email: 'astronaut@acme.example' }, 'mira')).toEqual({
    status: 'success',
    queued_users: QUEUED,
  });
  expect(await invite(PROJECT, { ...promoted, email: 'nonsense' }, 'mira')).toMatchObject({
    status: 'error',
    queued_users: QUEUED,
  });
  expect(await emailsOf(PROJECT)).not.toContain('dana@acme.example');
  expect(await invite(PROJECT, promoted, 'ada')).toEqual({ status: 'success' });
  expect(await emailsOf(PROJECT)).toContain('dana@acme.example');
  await sandbox.reset();
  set({ enable_member_promotion_management: false });
  expect(await invite(PROJECT, promoted, 'mira')).toEqual({ status: 'success' });
});

test('A higher role for a member also needs approval in an update', async () => {
  set({ enable_member_promotion_management: false });
  await invite(PROJECT, { user_id: 9, access_level: 40 }, 'mira');
  set({ enable_member_promotion_management: true });
  const invitation = `${PROJECT}/dana%40acme.example`;
  expect(await statusOf('PUT', invitation, 'mira', { access_level: 50 })).toBe(403);
  expect(await statusOf('PUT', invitation, 'mira', { access_level: 30 })).toBe(200);
  expect(await statusOf('PUT', invitation, 'ada', { access_level: 50 })).toBe(200);
});

test('An update sets the access level to a documented level, and the expiry to a time in UTC', async () => {
  const invitation = `${GROUP}/guide%40moon.example`;
  for (const access_level of [0, 33])
    expect((await request('PUT', invitation, { as: 'omar', body: { access_level } })).body).toEqual(
      {
        message: { access_level: ['does not have a valid value'] },
      },
    );
  const expires_at = '2027-01-01T00:00:00+02:00';
  expect((await request('PUT', invitation, { as: 'omar', body: { expires_at } })).body).toEqual({
    access_level: 10,
    expires_at: '2026-12-31T22:00:00Z',
  });
});

test('An invitation is refused if the person already has the role through a group', async () => {
  expect(await invite(PROJECT, { user_id: 9, access_level: 30 })).toEqual({
    status: 'error',
    message: { dana: 'The user already exists' },
  });
});

test('An accepted invitation is not in the list and cannot be deleted', async () => {
  expect(await statusOf('DELETE', `${PROJECT}/gus%40acme.example`, 'mira')).toBe(409);
  expect(await statusOf('PUT', `${PROJECT}/gus%40acme.example`, 'mira', { access_level: 20 })).toBe(
    404,
  );
  await invite(GROUP, { user_id: 14 });
  sandbox.db.insert(members).values({ group_id: 3, user: 'stan', access_level: 30 }).run();
  expect(await emailsOf(GROUP)).not.toContain('stan@meteo.example');
  expect(await statusOf('DELETE', `${GROUP}/stan%40meteo.example`, 'omar')).toBe(409);
});

test('Only owners may invite to a group, and only maintainers and owners may invite to a project', async () => {
  for (const [path, who] of [
    [GROUP, 'mira'],
    [GROUP, 'stan'],
    [PROJECT, 'dana'],
    [PROJECT, 'stan'],
  ] as const) {
    expect(await statusOf('GET', path, who)).toBe(403);
    expect(await statusOf('POST', path, who, { email: 'a@b.example', access_level: 30 })).toBe(403);
    expect(await statusOf('PUT', `${path}/guide%40moon.example`, who, { access_level: 30 })).toBe(
      403,
    );
    expect(await statusOf('DELETE', `${path}/guide%40moon.example`, who)).toBe(403);
  }
  expect(await statusOf('GET', PROJECT, 'mira')).toBe(200);
  expect(await statusOf('GET', GROUP, 'ada')).toBe(200);
  expect(await statusOf('GET', GROUP)).toBe(401);
  expect(await statusOf('GET', '/projects/15/invitations', 'stan')).toBe(404);
});

test('Invitations to a project are refused while its group locks the membership of projects', async () => {
  lock(3);
  const invitation = `${PROJECT}/guide%40moon.example`;
  expect(await statusOf('GET', PROJECT, 'omar')).toBe(403);
  expect(await statusOf('POST', PROJECT, 'omar', { email: 'a@b.example', access_level: 30 })).toBe(
    403,
  );
  expect(await statusOf('PUT', invitation, 'omar', { access_level: 30 })).toBe(403);
  expect(await statusOf('DELETE', invitation, 'omar')).toBe(403);
  expect(await statusOf('GET', PROJECT, 'ada')).toBe(200);
  expect(await statusOf('GET', GROUP, 'omar')).toBe(200);
});

test('If new accounts or invitations are reserved, only an administrator can invite', async () => {
  set({ allow_new_accounts: false });
  expect(await invite(GROUP, { email: 'astronaut@acme.example', user_id: 14 })).toEqual({
    status: 'error',
    message: { 'astronaut@acme.example': 'An administrator has to add the user' },
  });
  expect(await invite(GROUP, { email: 'astronaut@acme.example' }, 'ada')).toEqual({
    status: 'success',
  });
  set({ allow_invitations: false });
  const body = { email: 'navigator@acme.example', access_level: 30 };
  expect(await statusOf('POST', GROUP, 'omar', body)).toBe(403);
  expect(await statusOf('POST', GROUP, 'ada', body)).toBe(201);
});

test.each(['dedicated', 'hosted'] as const)(
  'On %s instances, nothing is reserved for administrators',
  async (offering) => {
    set({ allow_new_accounts: false, allow_invitations: false });
    sandbox.settings.offering = offering;
    expect(await invite(PROJECT, { email: 'astronaut@acme.example' }, 'mira')).toEqual({
      status: 'success',
    });
    expect(await invite(PROJECT, { user_id: 9, access_level: 40 }, 'mira')).toEqual({
      status: 'success',
    });
  },
);

test('A custom role needs the tier Ultimate', async () => {
  const body = { email: 'astronaut@acme.example', member_role_id: 121, access_level: 30 };
  sandbox.settings.tier = 'premium';
  expect(await invite(PROJECT, body)).toEqual({
    message: { member_role_id: ['is not available in the premium tier'] },
  });
  sandbox.settings.tier = 'ultimate';
  expect(await invite(PROJECT, body)).toEqual({ status: 'success' });
});
