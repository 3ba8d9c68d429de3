/** Callers and parents: a faulty server fails, a right one passes, and without a witness the job is vacuous. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type FaultySandbox,
  type Intercept,
  startFaultySandbox,
} from '../testing/faultySandbox.ts';
import { taking } from '../testing/intercepts.ts';
import { properties } from './properties.ts';

let sandbox: FaultySandbox;
beforeAll(async () => {
  sandbox = await startFaultySandbox();
});
afterAll(() => sandbox.close());

/** A server that refuses a role. */
const refusing =
  (role: string, method = 'GET'): Intercept =>
  async (request, ask, tokens) => {
    const response = await ask(request);
    const isRefused = request.token === tokens[role] && request.method === method;
    return isRefused ? { ...response, status: 403, body: { message: '403 Forbidden' } } : response;
  };

/** A server that finds a resource at other addresses, too. */
const alsoAt =
  (wrong: RegExp, right: string): Intercept =>
  async (request, ask) => {
    const response = await ask(request);
    if (response.status !== 404 || !wrong.test(request.url.pathname)) return response;
    return ask({ ...request, url: new URL(request.url.href.replace(wrong, right)) });
  };

/** A server that finds no resource at an address. */
const without =
  (address: RegExp): Intercept =>
  async (request, ask) =>
    address.test(request.url.pathname)
      ? ask({ ...request, url: new URL(request.url.href.replace(/\/projects\/.*/, '/projects/0')) })
      : ask(request);

const FAULTS: [fault: string, id: string, Intercept][] = [
  ['a role too many', 'getCluster.access.allowed.maintainer', refusing('maintainer')],
  [
    'a role between the named ones',
    'deleteMilestone.access.security-manager',
    taking('security-manager', 'reporter'),
  ],
  ['a stranger as a member', 'getCluster.access.stranger', taking('stranger', 'owner')],
  [
    'an auditor as an administrator',
    'listDeployKeys.access.auditor',
    taking('auditor', 'administrator'),
  ],
  [
    'a maintainer who gives the time of a note',
    'createIssueNote.access.field.created_at.maintainer',
    taking('maintainer', 'owner'),
  ],
  [
    'an owner whose time of a reply is ignored',
    'createIssueDiscussionNote.access.field.created_at.allowed.owner',
    (request, ask) => ask({ ...request, body: request.body.replace(/,?"created_at":"[^"]*"/, '') }),
  ],
  [
    'an export for other members',
    'getDependencyListExport.access.creator.owner',
    taking('owner', 'developer'),
  ],
  [
    'an export for administrators',
    'getDependencyListExport.access.creator.administrator',
    (request, ask, tokens) =>
      request.url.pathname.includes('/dependency_list_exports/')
        ? taking('administrator', 'developer')(request, ask, tokens)
        : ask(request),
  ],
  [
    'a key of another caller',
    'getSshKey.access.creator.maintainer',
    taking('maintainer', 'developer'),
  ],
  [
    'an internal project for callers without a token',
    'listTags.access.internal.anonymous',
    (request, ask, tokens) => ask({ ...request, token: request.token ?? tokens.stranger }),
  ],
  [
    'a note of another issue',
    'getIssueNote.parents.issue',
    alsoAt(/\/issues\/\d+\/notes\/(?=\d+$)/, '/issues/11/notes/'),
  ],
  [
    'a note of an issue below a merge request',
    'getIssueNote.parents.issue.merge_request',
    alsoAt(/\/merge_requests\/\d+\/notes\/(?=\d+$)/, '/issues/11/notes/'),
  ],
  [
    'a discussion of an issue below a snippet',
    'getIssueDiscussion.parents.issue.snippet',
    alsoAt(/\/snippets\/\d+\/discussions\/(?=\w+$)/, '/issues/11/discussions/'),
  ],
  [
    'a note that is deleted below another discussion',
    'deleteIssueDiscussionNote.parents.discussion',
    async (request, ask) => {
      const response = await ask(request);
      return request.method === 'DELETE' && response.status === 404
        ? { ...response, status: 204, body: '' }
        : response;
    },
  ],
  [
    'a key of another user',
    'getUserSshKey.parents.user',
    alsoAt(/\/users\/\d+\/keys\/(?=\d+$)/, '/users/9/keys/'),
  ],
];

describe('finds a fault', () => {
  test.each(FAULTS)('%s: %s', async (_, id, fault) => {
    expect(await sandbox.perform(properties, id)).toMatchObject({ outcome: 'pass', findings: [] });
    const { outcome, reason, findings } = await sandbox.perform(properties, id, fault);
    expect([outcome, reason]).toEqual(['fail', undefined]);
    expect(findings[0]?.check).toBe(id.split('.')[1]);
  });
});

const VACUOUS: [data: string, id: string, Intercept, witness: string][] = [
  [
    'a role that may write nothing',
    'createIssueNote.access.field.created_at.maintainer',
    refusing('maintainer', 'POST'),
    'a caller with the role maintainer who may call without created_at',
  ],
  [
    'an administrator who may be the creator',
    'getDependencyListExport.access.creator.administrator',
    async (request, ask) => {
      const isOwn = /\/user\/|\/merge_requests\?/.test(request.url.href);
      return isOwn ? { ...(await ask(request)), status: 200, body: [] } : ask(request);
    },
    'to tell them apart',
  ],
  [
    'a project with one issue',
    'getIssueNote.parents.issue',
    without(/\/issues\/(?!11\b)\d+\//),
    'another issue that the caller can read, without that resource',
  ],
  [
    'a project without a merge request that the caller can read',
    'getIssueNote.parents.issue.merge_request',
    without(/\/merge_requests\/\d+\//),
    'a merge_request that the caller can read, without that resource (fixtures.merge_request.iid)',
  ],
];

describe('does not pass on data that hides a fault', () => {
  test.each(VACUOUS)('%s: %s', async (_, id, hiding, witness) => {
    const { outcome, reason, findings } = await sandbox.perform(properties, id, hiding);
    expect([outcome, findings]).toEqual(['vacuous', []]);
    expect(reason).toContain(witness);
  });
});

describe('does no harm', () => {
  test('tries an update with the values that the resource has', async () => {
    const sent: unknown[] = [];
    const id = 'updateRunner.access.developer';
    const { outcome } = await sandbox.perform(properties, id, async (request, ask) => {
      if (request.method !== 'PUT') return ask(request);
      const { token: _, ...rest } = request;
      const { body } = await ask({ ...request, method: 'GET', contentType: undefined, body: '' });
      const shown = body as Record<string, unknown> | null;
      for (const [name, value] of Object.entries(JSON.parse(rest.body)))
        sent.push([name, value, shown && name in shown ? shown[name] : 'not shown']);
      return ask(request);
    });
    expect(outcome).toBe('pass');
    expect(sent.length).toBeGreaterThan(0);
    for (const [, value, current] of sent as unknown[][])
      if (current !== 'not shown') expect(value).toEqual(current);
  });
});
