import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPackSandbox } from '../../testing/openPackSandbox.ts';

const { sandbox, request } = await openPackSandbox();
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const create = async (body: object, as = 'mira') =>
  (await request('POST', '/projects/5/issues', { as, body: body as never, isEchoed: false })).body
    .iid as number;
const linksOf = async (iid: number, as = 'mira') =>
  (await request('GET', `/projects/5/issues/${iid}/links`, { as })).body.map(
    (one: { iid: number; link_type: string }) => `${one.link_type} ${one.iid}`,
  );

test('a link has the reverse type on its other side, and ends on both', async () => {
  const [one, other] = [await create({ title: 'One' }), await create({ title: 'Other' })];
  const links = `/projects/5/issues/${one}/links`;
  const body = { target_project_id: 'acme/rocket', target_issue_iid: other, link_type: 'blocks' };
  const options = { as: 'rita', body, isEchoed: false };
  expect((await request('POST', links, options)).status).toBe(201);
  expect([await linksOf(one), await linksOf(other)]).toEqual([
    [`blocks ${other}`],
    [`is_blocked_by ${one}`],
  ]);
  expect((await request('POST', links, options)).status).toBe(409);
  const [{ issue_link_id: id }] = (await request('GET', links, { as: 'mira' })).body;
  expect((await request('DELETE', `${links}/${id}`, { as: 'gus' })).status).toBe(403);
  const deleted = await request('DELETE', `/projects/5/issues/${other}/links/${id}`, {
    as: 'mira',
  });
  expect(deleted.status).toBe(200);
  expect([await linksOf(one), await linksOf(other)]).toEqual([[], []]);
});

test('nobody learns of an issue that they may not read', async () => {
  const [open, secret] = [
    await create({ title: 'Open' }),
    await create({ title: 'Secret', confidential: true }),
  ];
  const links = `/projects/5/issues/${open}/links`;
  const body = { target_project_id: 5, target_issue_iid: secret };
  await request('POST', links, { as: 'mira', body, isEchoed: false });
  expect(await linksOf(open)).toHaveLength(1);
  expect(await linksOf(open, 'gus')).toEqual([]);
  const [{ issue_link_id: id }] = (await request('GET', links, { as: 'mira' })).body;
  expect((await request('GET', `${links}/${id}`, { as: 'gus' })).status).toBe(404);
});

test('a deleted issue has no links', async () => {
  await request('DELETE', '/projects/5/issues/12', { as: 'omar' });
  expect(await linksOf(11)).toEqual([]);
});
