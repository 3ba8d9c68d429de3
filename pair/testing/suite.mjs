/** Tests of a user, with fetch alone. Each test has a fork of the sandbox, as in `docs/testing/`. */
import assert from 'node:assert/strict';

const { FORGE_URL, FORGE_DEVELOPER_TOKEN, FORGE_MAINTAINER_TOKEN, FORGE_GUEST_TOKEN } = process.env;
const TAGS = '/projects/acme%2Frocket/repository/tags';
const MILESTONES = '/projects/5/milestones';
const ISSUE = '/projects/5/issues/11';

/** The names of the tests to run. Default: all. */
const chosen = process.argv.slice(2);

async function test(name, work) {
  if (chosen.length > 0 && !chosen.includes(name)) return;
  const options = { method: 'POST', body: JSON.stringify({ name }) };
  const { apiUrl } = await (await fetch(`${FORGE_URL}/_sandbox/forks`, options)).json();
  await work(async (method, path, status, body, token = FORGE_DEVELOPER_TOKEN) => {
    const response = await fetch(apiUrl + path, {
      method,
      headers: { 'PRIVATE-TOKEN': token, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    assert.equal(response.status, status, `${method} ${path}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  });
  await fetch(`${FORGE_URL}/_sandbox/forks/${name}`, { method: 'DELETE' });
}

await test('tags', async (call) => {
  const create = (status, body) => call('POST', TAGS, status, body, FORGE_MAINTAINER_TOKEN);
  const [newest] = await call('GET', TAGS, 200);
  await call('GET', `${TAGS}/${newest.name}`, 200);
  const made = await create(201, { tag_name: 'v9.0.0', ref: 'main', message: 'Release v9.0.0' });
  assert.equal((await call('GET', `${TAGS}/v9.0.0`, 200)).message, 'Release v9.0.0');
  await create(405, { tag_name: 'v9.0.0', ref: 'main' });
  await call('GET', `${TAGS}/no-such`, 404);
  await call('GET', `/projects/5/repository/commits/${made.commit.id}`, 200);
  await call('DELETE', `${TAGS}/v9.0.0`, 204, undefined, FORGE_MAINTAINER_TOKEN);
  await call('GET', `${TAGS}/v9.0.0`, 404);
});

await test('milestones', async (call) => {
  const plan = { title: 'Sprint 9', due_date: '2027-01-31', description: 'Plan of Sprint 9' };
  const { id } = await call('POST', MILESTONES, 201, plan);
  await call('GET', `${MILESTONES}/${id}`, 200);
  const active = await call('GET', `${MILESTONES}?state=active`, 200);
  assert(active.some((one) => one.id === id));
  await call('PUT', `${MILESTONES}/${id}`, 200, { state_event: 'close', title: 'Sprint 10' });
  await call('GET', `${MILESTONES}?state=closed`, 200);
  await call('POST', MILESTONES, 400, { title: '' });
  await call('POST', MILESTONES, 403, { title: 'No' }, FORGE_GUEST_TOKEN);
  await call('DELETE', `${MILESTONES}/${id}`, 204);
  await call('GET', `${MILESTONES}/${id}`, 404);
});

await test('notes', async (call) => {
  const { id } = await call('POST', `${ISSUE}/notes`, 201, { body: 'Looks good to me' });
  await call('GET', `${ISSUE}/notes/${id}`, 200);
  await call('PUT', `${ISSUE}/notes/${id}`, 200, { body: 'Looks better' });
  await call('GET', `${ISSUE}/notes?sort=asc&order_by=created_at`, 200);
  const thread = await call('POST', `${ISSUE}/discussions`, 201, { body: 'A thread' });
  await call('GET', `${ISSUE}/discussions/${thread.id}`, 200);
  await call('POST', `${ISSUE}/discussions/${thread.id}/notes`, 201, { body: 'A reply' });
});

await test('guests', async (call) => {
  const guest = { email: 'guest9@example.com', access_level: 10 };
  const asMaintainer = (method, path, status, body) =>
    call(method, `/projects/5/invitations${path}`, status, body, FORGE_MAINTAINER_TOKEN);
  await asMaintainer('POST', '', 201, guest);
  await asMaintainer('GET', '', 200);
  await asMaintainer('DELETE', `/${guest.email}`, 204);
  await asMaintainer('GET', '', 200);
});
