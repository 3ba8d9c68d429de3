/** Changes that reach too far: a faulty server fails, a right one passes, and without a witness the job is vacuous. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type FaultySandbox,
  type Intercept,
  startFaultySandbox,
} from '../testing/faultySandbox.ts';
import { properties } from './properties.ts';

let sandbox: FaultySandbox;
beforeAll(async () => {
  sandbox = await startFaultySandbox();
});
afterAll(() => sandbox.close());

/** A server that sends a write to a second address, too. */
const alsoTo =
  (method: string, address: RegExp, other: (...parts: string[]) => string): Intercept =>
  async (request, ask) => {
    const response = await ask(request);
    if (request.method === method && address.test(request.url.pathname))
      await ask({ ...request, url: new URL(request.url.href.replace(address, other)) });
    return response;
  };

/** A server whose lists of remote mirrors have those of two projects. */
const mixing: Intercept = async (request, ask, tokens) => {
  const response = await ask(request);
  const { href } = request.url;
  if (request.method !== 'GET' || !/\/projects\/[56]\/remote_mirrors\b(?!\/)/.test(href))
    return response;
  const other = href.replace(/\/projects\/([56])/, (_, id) => `/projects/${id === '5' ? 6 : 5}`);
  const { body } = await ask({ ...request, url: new URL(other), token: tokens.administrator });
  return { ...response, body: [...(response.body as []), ...(body as [])] };
};

/** A server that deletes each tag whose name begins with that of the deleted one. */
const byBeginning: Intercept = async (request, ask) => {
  const [, list, name] = /^(.*\/tags)\/(.+)$/.exec(request.url.pathname) ?? [];
  const response = await ask(request);
  if (request.method !== 'DELETE' || !list || !name) return response;
  const url = new URL(`${list}?per_page=100`, request.url);
  const { body } = await ask({ ...request, method: 'GET', url });
  for (const tag of body as { name: string }[])
    if (tag.name.startsWith(decodeURIComponent(name)))
      await ask({
        ...request,
        url: new URL(`${list}/${encodeURIComponent(tag.name)}`, request.url),
      });
  return response;
};

/** A server that deletes a thread with its first note. */
const withThread: Intercept = async (request, ask) => {
  const { href } = request.url;
  const [, discussion, note] = /^(.*\/discussions\/\w+)\/notes\/(\d+)$/.exec(href) ?? [];
  if (request.method !== 'DELETE' || !discussion) return ask(request);
  const thread = await ask({ ...request, method: 'GET', url: new URL(discussion) });
  const { notes = [] } = thread.body as { notes?: { id: number }[] };
  const response = await ask(request);
  if (String(notes[0]?.id) === note)
    for (const { id } of notes.slice(1))
      await ask({ ...request, url: new URL(`${discussion}/notes/${id}`) });
  return response;
};

const next = (_: string, list: string, id: string) => `${list}${Number(id) + 1}`;

const FAULTS: [fault: string, id: string, Intercept][] = [
  [
    'an update of the same address elsewhere',
    'updateProjectInvitation.siblings',
    alsoTo('PUT', /\/projects\/\d+(?=\/invitations\/)/, () => '/groups/3'),
  ],
  [
    'an update of another item',
    'updateMilestone.siblings',
    alsoTo('PUT', /(\/milestones\/)(\d+)$/, next),
  ],
  [
    'a delete of another item',
    'deleteMilestone.siblings',
    alsoTo('DELETE', /(\/milestones\/)(\d+)$/, next),
  ],
  ['lists of two projects', 'updateRemoteMirror.siblings', mixing],
  ['a delete of all names that begin so', 'deleteTag.siblings', byBeginning],
  ['a delete of the thread of a note', 'deleteIssueDiscussionNote.siblings', withThread],
];

test.each(FAULTS)('A server with %s fails', async (_, id, intercept) => {
  const { outcome, findings } = await sandbox.perform(properties, id, intercept);
  expect(outcome).toBe('fail');
  expect(findings[0]!.message).not.toBe('');
});

test.each(FAULTS)('A server without %s passes', async (_, id) => {
  expect(await sandbox.perform(properties, id)).toMatchObject({ outcome: 'pass' });
});

test('Without another resource of the same kind, nothing can be changed by mistake', async () => {
  let created = 0;
  const once: Intercept = async (request, ask) => {
    if (request.method !== 'POST') return ask(request);
    created += 1;
    const isFirst = created === 1;
    const response = await ask(isFirst ? request : { ...request, body: '{}' });
    return response;
  };
  const result = await sandbox.perform(properties, 'deleteMilestone.siblings', once);
  expect(result).toMatchObject({ outcome: 'vacuous' });
  expect(result.reason).toContain('another resource of the same kind');
});
