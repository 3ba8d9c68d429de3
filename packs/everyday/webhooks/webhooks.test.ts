import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../testing/startSandbox.ts';

/** A request that the receiver got. */
interface Received {
  headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to be there.
  body: any;
}

let received: Received[] = [];
/** The statuses of the next responses. Afterwards, each response has 200. */
let statuses: number[] = [];
const receiver = createServer(async (request, response) => {
  const body = await text(request);
  received.push({ headers: request.headers, body: JSON.parse(body) });
  response.writeHead(statuses.shift() ?? 200, { location: `${address}/elsewhere` }).end('ok');
});
await new Promise<void>((resolve) => {
  receiver.listen(0, '127.0.0.1', resolve);
});
const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
const forge = await startSandbox({
  handlers: {
    // It writes an issue, and then it may refuse the request.
    createMilestone: async ({ project, body, insert, refuse, reply }) => {
      await insert('issues', { project_id: project.id, title: 'By a handler' });
      if ((body as { title: string }).title === 'Refused') refuse(400, 'Refused');
      return reply(201, { title: 'Kept' });
    },
  },
});

beforeEach(async () => {
  await forge.reset();
  [received, statuses] = [[], []];
});
afterAll(async () => {
  await forge.close();
  receiver.close();
});

const send = async (method: string, path: string, body?: object, as = 'mira') => {
  const response = await fetch(forge.apiUrl + path, {
    method,
    headers: { 'private-token': `sandbox-token-of-${as}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json().catch(() => undefined) };
};
const EVENTS = Object.fromEntries(
  'push tag_push merge_requests issues confidential_issues note confidential_note releases'
    .split(' ')
    .map((name) => [`${name}_events`, true]),
);
const createHook = async (changes: object = {}, place = '/projects/5', as = 'mira') =>
  (await send('POST', `${place}/hooks`, { url: `${address}/hook`, ...EVENTS, ...changes }, as)).body
    .id as number;
/** Waits for the deliveries, and returns kind and action of each received event. */
const kinds = async () => {
  await forge.deliveries();
  return received.map(({ body }) =>
    [body.object_kind, body.object_attributes?.action ?? body.action].filter(Boolean).join(' '),
  );
};

test('a commit, a tag, an issue, a note, a merge request and a release are delivered', async () => {
  const custom_headers = [
    { key: 'X-Pad', value: 'north' },
    { key: 'Transfer-Encoding', value: 'chunked' },
  ];
  const hook = await createHook({ token: 'secret-7', custom_headers });
  const shown = await send('GET', `/projects/5/hooks/${hook}`);
  expect(shown.body.custom_headers).toEqual(custom_headers.map(({ key }) => ({ key })));
  const commit = { branch: 'main', commit_message: 'Paint it', actions: [] as object[] };
  commit.actions.push({ action: 'create', file_path: 'paint.txt', content: 'red' });
  await send('POST', '/projects/5/repository/commits', commit);
  await send('POST', '/projects/5/repository/tags', { tag_name: 'v9', ref: 'main' });
  await send('POST', '/projects/5/releases', { tag_name: 'v9', name: 'Nine' });
  const { body: issue } = await send('POST', '/projects/5/issues', { title: 'Leak' });
  await send('POST', `/projects/5/issues/${issue.iid}/notes`, { body: 'Dripping' });
  await send('PUT', `/projects/5/issues/${issue.iid}`, { state_event: 'close' });
  await send('PUT', '/projects/5/merge_requests/21', { add_labels: 'paint' });
  expect(await kinds()).toEqual([
    'push',
    'tag_push',
    'release create',
    'issue open',
    'note create',
    'issue close',
    'merge_request update',
  ]);
  const [push, , , opened, note, closed, changed] = received;
  expect(push?.headers).toMatchObject({
    'x-gitlab-event': 'Push Hook',
    'x-gitlab-token': 'secret-7',
    'x-pad': 'north',
    'content-type': 'application/json',
  });
  expect(push?.body).toMatchObject({
    ref: 'refs/heads/main',
    user_username: 'mira',
    total_commits_count: 1,
    commits: [{ title: 'Paint it', added: ['paint.txt'], modified: [], removed: [] }],
    project: { path_with_namespace: 'acme/rocket', git_http_url: `${forge.url}/acme/rocket.git` },
  });
  expect(opened?.body.object_attributes).toMatchObject({ title: 'Leak', state: 'opened' });
  expect(note?.body).toMatchObject({
    object_attributes: { note: 'Dripping' },
    issue: { iid: issue.iid },
  });
  expect(closed?.body.changes).toEqual({ state: { previous: 'opened', current: 'closed' } });
  expect(changed?.body.changes.labels.current).toMatchObject([
    { title: 'telemetry' },
    { title: 'paint' },
  ]);
  const deliveries = await forge.deliveries({ event: 'Push Hook', hook });
  expect(deliveries).toMatchObject([{ hook, state: 'delivered', attempts: 1, status: 200 }]);
});

test('a webhook gets only the events, the branches and the projects that it wants', async () => {
  await createHook({ ...none(), push_events: true, push_events_branch_filter: 'release/*' });
  await createHook({ ...none(), issues_events: true }, '/groups/acme', 'omar');
  const branch = (name: string) =>
    send('POST', '/projects/5/repository/branches', { branch: name, ref: 'main' });
  await branch('release/1');
  await branch('other');
  await send('POST', '/projects/5/issues', { title: 'Hidden', confidential: true });
  await send('POST', '/projects/6/issues', { title: 'Elsewhere' });
  await send('POST', '/projects/12/issues', { title: 'Not in the group' }, 'dana');
  expect((await kinds()).sort()).toEqual(['issue open', 'push']);
  expect(received.map(({ body }) => body.ref ?? body.object_attributes.title).sort()).toEqual([
    'Elsewhere',
    'refs/heads/release/1',
  ]);
});

const none = () => Object.fromEntries(Object.keys(EVENTS).map((name) => [name, false]));

test('a refused request, control and a deleted resource send nothing', async () => {
  await createHook();
  expect((await send('POST', '/projects/5/issues', { title: '' })).status).toBe(400);
  const refused = await send('POST', '/projects/5/milestones', { title: 'Refused' });
  expect(refused.status).toBe(400);
  await forge.control('POST', '/issues', { project_id: 5, title: 'By control' });
  await send('DELETE', '/projects/5', undefined, 'omar');
  expect(await kinds()).toEqual([]);
  await createHook({}, '/projects/6');
  await send('POST', '/projects/6/milestones', { title: 'Kept' });
  expect(await kinds()).toEqual(['issue open']);
});

test('a failed delivery is tried again, and a redirect is not followed', async () => {
  await createHook({ name: 'Again' });
  statuses = [503, 500, 200, 302];
  await send('POST', '/projects/5/issues', { title: 'One' });
  await send('POST', '/projects/5/issues', { title: 'Two' });
  expect(await forge.deliveries()).toMatchObject([
    { state: 'delivered', attempts: 3, status: 200, error: null },
    { state: 'failed', attempts: 1, status: 302, error: 'the response has the status 302' },
  ]);
  expect(received.map(({ body }) => body.object_attributes.title)).toEqual([
    'One',
    'One',
    'One',
    'Two',
  ]);
  const ids = received.map(({ headers }) => headers['x-gitlab-event-uuid']);
  expect(new Set(ids).size).toBe(2);
});

test('an address that nobody named is recorded as refused', async () => {
  const urls = [
    'http://bot.example.com/hook',
    'http://169.254.169.254/latest/meta-data',
    'http://[::ffff:169.254.169.254]/',
    'http://10.0.0.1/',
    `${forge.controlUrl}/reset`,
  ];
  for (const url of urls) await createHook({ url });
  await send('POST', '/projects/5/issues', { title: 'Stays' });
  const deliveries = await forge.deliveries();
  expect(deliveries.map(({ url, state, attempts }) => [url, state, attempts])).toEqual(
    urls.map((url) => [url, 'refused', 0]),
  );
  expect(deliveries.at(-1)?.error).toBe('the address is a sandbox of this process');
});

test('a test sends the newest resource, also by a webhook of a group', async () => {
  const id = await createHook(none(), '/groups/acme', 'omar');
  const at = `/groups/acme/hooks/${id}/test`;
  expect((await send('POST', `${at}/issues_events`, undefined, 'omar')).status).toBe(201);
  expect((await send('POST', `${at}/issues_events`)).status).toBe(403);
  expect(await kinds()).toEqual(['issue open']);
  expect((await forge.deliveries())[0]).toMatchObject({ event: 'Issue Hook', hook: id });
});

test('a push by git is delivered, and a reset empties the journal', async () => {
  await createHook();
  const folder = await mkdtemp(join(tmpdir(), 'forge-contract-webhooks-'));
  const git = (...args: string[]) =>
    promisify(execFile)('git', [
      '-C',
      folder,
      '-c',
      'user.name=M',
      '-c',
      'user.email=m@x',
      ...args,
    ]);
  const remote = forge.url.replace('//', '//git:sandbox-token-of-mira@');
  await git('clone', '--quiet', `${remote}/acme/rocket.git`, '.');
  await git('commit', '--quiet', '--allow-empty', '-m', 'Pushed');
  await git('push', '--quiet', 'origin', 'HEAD:refs/heads/pushed');
  await git('push', '--quiet', 'origin', ':refs/heads/pushed');
  await rm(folder, { recursive: true });
  expect(await kinds()).toEqual(['push', 'push']);
  expect(received.map(({ body }) => [body.ref, body.total_commits_count, body.user_name])).toEqual([
    ['refs/heads/pushed', 1, 'Mira Maintainer'],
    ['refs/heads/pushed', 0, 'Mira Maintainer'],
  ]);
  expect(received[1]?.body).toMatchObject({ after: '0'.repeat(40), checkout_sha: null });
  await forge.reset();
  expect(await forge.deliveries()).toEqual([]);
});
