/** The life of a resource: a server that forgets a list fails, and a right one passes. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type FaultySandbox,
  type Intercept,
  type Passed,
  startFaultySandbox,
} from '../testing/faultySandbox.ts';
import { changing, failing, type Item } from '../testing/intercepts.ts';
import { properties } from './properties.ts';

let sandbox: FaultySandbox;
beforeAll(async () => {
  sandbox = await startFaultySandbox();
});
afterAll(() => sandbox.close());

/** A server that keeps a list of keys until the next creation. */
const cached = (): Intercept => {
  const kept = new Map<string, Passed>();
  return async (request, ask) => {
    const { href, pathname } = request.url;
    if (request.method === 'POST') kept.clear();
    if (request.method !== 'GET' || !/\/users\/\w+\/keys$/.test(pathname)) return ask(request);
    const { headers, ...response } = kept.get(href) ?? (await ask(request));
    kept.set(href, { ...response, headers });
    return { ...response, headers: new Headers(headers) };
  };
};

/** A server that shows the message of a deleted tag on a new one of the same name. */
const remembering = (): Intercept => {
  const messages = new Map<string, unknown>();
  return async (request, ask) => {
    const response = await ask(request);
    const { name, message } = response.body as { name?: string; message?: string | null };
    if (request.method === 'POST' && name && message) messages.set(name, message);
    return request.method === 'GET' && name && messages.has(name)
      ? { ...response, body: { ...(response.body as object), message: messages.get(name) } }
      : response;
  };
};

/** A server that never lowers the number of notes. */
const counting = (): Intercept => {
  let deleted = 0;
  return async (request, ask) => {
    const response = await ask(request);
    if (request.method === 'DELETE') deleted += 1;
    if (!Array.isArray(response.body) || !request.url.pathname.endsWith('/merge_requests'))
      return response;
    const body = (response.body as { user_notes_count: number }[]).map((item) => ({
      ...item,
      user_notes_count: item.user_notes_count + deleted,
    }));
    return { ...response, body };
  };
};

const FAULTS: [fault: string, id: string, fault: () => Intercept][] = [
  ['a list that keeps a deleted key', 'createSshKey.views', cached],
  ['a new tag with the message of a deleted one', 'createTag.views', remembering],
  ['a count of notes that a deletion leaves', 'createMergeRequestNote.views', counting],
  [
    'a filter that loses what has changed',
    'createMilestone.views',
    () =>
      changing(
        ({ searchParams }) => searchParams.get('state') === 'closed',
        () => [],
      ),
  ],
];

test.each(FAULTS)('A server with %s fails: %s', async (_, id, fault) => {
  const right = await sandbox.perform(properties, id);
  expect(right).toMatchObject({ outcome: 'pass', findings: [] });
  const { outcome, findings } = await sandbox.perform(properties, id, fault());
  expect(outcome).toBe('fail');
  for (const { message, pointer } of findings) expect([message, pointer]).not.toContain('');
});

/** A server that does not know the old path of a project. */
const forgetful: Intercept = async (request, ask) => {
  const response = await ask(request);
  return response.status === 301 ? { ...response, status: 404, body: {} } : response;
};

/** A server whose redirects lead to the start page. */
const misleading: Intercept = async (request, ask) => {
  const response = await ask(request);
  if (response.status === 301) response.headers.set('location', 'http://forge.example/');
  return response;
};

/** A server that says that an empty list has an item. */
const countingOne: Intercept = async (request, ask) => {
  const response = await ask(request);
  if (Array.isArray(response.body) && response.body.length === 0)
    response.headers.set('x-total', '1');
  return response;
};

test.each<[fault: string, id: string, Intercept]>([
  ['forgets the old path of a project', 'getTag.state.moved', forgetful],
  ['redirects to another page', 'listMilestones.state.moved', misleading],
  ['fails on an empty repository', 'listContributors.state.empty', failing(() => true)],
  [
    'fails on settings that nobody has set',
    'getErrorTrackingSettings.state.empty',
    failing(({ url }) => url.pathname.includes('/17/')),
  ],
  ['counts an item of an empty list', 'listTags.state.empty', countingOne],
])('A server that %s fails: %s', async (_, id, fault) => {
  const right = await sandbox.perform(properties, id);
  expect(right).toMatchObject({ outcome: 'pass', findings: [] });
  expect(await sandbox.perform(properties, id, fault)).toMatchObject({ outcome: 'fail' });
});

test('a repository with tags is no witness of an empty one', async () => {
  const filled = changing(
    () => true,
    () => [{ name: 'v1' }] as unknown as Item[],
  );
  const result = await sandbox.perform(properties, 'listTags.state.empty', filled);
  expect(result).toMatchObject({ outcome: 'vacuous', findings: [] });
});
