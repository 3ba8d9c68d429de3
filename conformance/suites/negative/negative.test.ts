import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type FaultySandbox,
  type Intercept,
  startFaultySandbox,
} from '../testing/faultySandbox.ts';
import { findBreaks } from './breaks.ts';
import { negative } from './negative.ts';

let sandbox: FaultySandbox;
beforeAll(async () => {
  sandbox = await startFaultySandbox();
});
afterAll(() => sandbox.close());

/** Makes the server ignore invalid fields of a body: they are replaced by valid fields on their way. */
const mending =
  (change: object): Intercept =>
  (request, ask) =>
    ask(
      ['POST', 'PUT'].includes(request.method)
        ? { ...request, body: JSON.stringify({ ...JSON.parse(request.body || '{}'), ...change }) }
        : request,
    );

let titles = 0;
/** A server that gives each request a title of its own, since a project has no two milestones with one title. */
const titling: Intercept = (request, ask, tokens) => {
  titles += 1;
  return mending({ title: `fc-run-${titles}` })(request, ask, tokens);
};

const ignoring =
  (name: string): Intercept =>
  (request, ask) => {
    const url = new URL(request.url);
    url.searchParams.delete(name);
    return ask({ ...request, url });
  };

const FAULTS: [fault: string, id: string, check: string, Intercept][] = [
  ['accepts an unknown enum value', 'listTags.query.sort.enum', 'refusal', ignoring('sort')],
  ['accepts page 0', 'listMilestones.query.page.minimum', 'refusal', ignoring('page')],
  [
    'accepts an invalid time',
    'listGroupMergeRequests.query.created_after.format',
    'refusal',
    ignoring('created_after'),
  ],
  [
    'accepts a list with too many items',
    'listMergeRequests.query.approved_by_ids.maxItems',
    'refusal',
    ignoring('approved_by_ids[]'),
  ],
  [
    'accepts a list with too many items in a body, and leaves out the last',
    'getBlobs.body.files.maxItems',
    'refusal',
    (request, ask) => {
      const { files, ...others } = JSON.parse(request.body || '{}');
      const body = JSON.stringify({ ...others, files: files?.slice(0, 20) });
      return ask(request.method === 'POST' ? { ...request, body } : request);
    },
  ],
  [
    'accepts a request without a required parameter',
    'compareRefs.query.to.missing',
    'refusal',
    (request, ask) => {
      const url = new URL(request.url);
      url.searchParams.set('to', 'main');
      return ask({ ...request, url });
    },
  ],
  [
    'accepts a body without a required field',
    'createMilestone.body.title.missing',
    'refusal',
    titling,
  ],
  ['accepts a wrong type', 'createMilestone.body.title.type', 'refusal', titling],
  [
    'accepts an invalid date',
    'updateMilestone.body.due_date.format',
    'refusal',
    mending({ due_date: '2026-12-01' }),
  ],
  [
    'accepts an unknown enum value in a body',
    'updateMilestone.body.state_event.enum',
    'refusal',
    mending({ state_event: 'close' }),
  ],
  [
    'accepts a text that is too long',
    'createIssueNote.body.body.maxLength',
    'refusal',
    mending({ body: 'short' }),
  ],
  [
    'refuses with an error of another schema',
    'createMilestone.body.title.missing',
    'schema',
    async (request, ask) => {
      const response = await ask(request);
      return response.status === 400 ? { ...response, body: ['wrong'] } : response;
    },
  ],
  [
    'refuses with another status',
    'createMilestone.body.title.missing',
    'refusal',
    async (request, ask) => {
      const response = await ask(request);
      return response.status === 400 ? { ...response, status: 500 } : response;
    },
  ],
  [
    'refuses, but changes the resource each time',
    'updateMilestone.body.due_date.format',
    'unchanged',
    async (request, ask) => {
      const refused = await ask(request);
      if (request.method === 'PUT')
        await ask({
          ...request,
          body: JSON.stringify({ description: `changed ${Math.random()}` }),
        });
      return refused;
    },
  ],
  [
    'refuses, but creates a resource',
    'createMilestone.body.due_date.format',
    'unchanged',
    async (request, ask) => {
      const refused = await ask(request);
      if (request.method === 'POST')
        await ask({ ...request, body: JSON.stringify({ title: `half ${Math.random()}` }) });
      return refused;
    },
  ],
  [
    'refuses, but changes the resource once',
    'updateMilestone.body.due_date.format',
    'unchanged',
    async (request, ask) => {
      const refused = await ask(request);
      if (request.method === 'PUT')
        await ask({ ...request, body: JSON.stringify({ description: 'changed' }) });
      return refused;
    },
  ],
  [
    'refuses a case, but carries it out',
    'updateProjectDeployKey.case.no-access',
    'unchanged',
    async (request, ask, tokens) => {
      const refused = await ask(request);
      const body = JSON.stringify({ title: 'changed' });
      if (request.method === 'PUT') await ask({ ...request, token: tokens.administrator, body });
      return refused;
    },
  ],
  [
    'refuses each caller, but carries out the request of an allowed one',
    'updateProjectDeployKey.body.can_push.type',
    'unchanged',
    async (request, ask) => {
      const refused = await ask(request);
      if (request.method === 'PUT')
        await ask({ ...request, body: JSON.stringify({ title: 'changed' }) });
      return refused;
    },
  ],
];

/** The faults that are advice only: the documents do not say how a read with a malformed parameter is refused. */
const ADVISED = [
  'listTags.query.sort.enum',
  'listMilestones.query.page.minimum',
  'listGroupMergeRequests.query.created_after.format',
];

describe('finds a server that', () => {
  test.each(FAULTS)('%s: %s', async (_, id, check, fault) => {
    expect(await sandbox.perform(negative, id)).toMatchObject({ outcome: 'pass', findings: [] });
    const { outcome, reason, findings } = await sandbox.perform(negative, id, fault);
    expect([outcome, reason]).toEqual([ADVISED.includes(id) ? 'advised' : 'fail', undefined]);
    expect(findings.map((finding) => finding.check)).toContain(check);
    for (const finding of findings.filter((one) => one.check === 'refusal'))
      expect(finding.message).toMatch(/ gave \d+; 400( or \d+)* is due$/);
  });
});

describe('the ways to break a request', () => {
  const namesOf = (id: string, request: Partial<Parameters<typeof findBreaks>[2]>) =>
    findBreaks(sandbox.contract, sandbox.contract.operations.get(id)!, {
      path: {},
      query: {},
      headers: {},
      ...request,
    }).map(({ name }) => name);

  test('cover each part of a body, at any depth', () => {
    const body = {
      branch: 'a',
      commit_message: 'b',
      actions: [{ action: 'create', file_path: 'c' }],
    };
    expect(namesOf('createCommit', { contentType: 'application/json', body })).toEqual(
      expect.arrayContaining([
        'body.branch.missing',
        'body.branch.type',
        'body.actions.type',
        'body.actions.0.action.missing',
        'body.actions.0.action.enum',
        'body.force.type',
        'body.start_sha.pattern',
      ]),
    );
  });

  test('omit keywords that no value can break: `type: string` in a query, and an extensible enum', () => {
    const names = namesOf('listGroupMergeRequests', {});
    expect(names).toContain('query.state.enum');
    expect(names).not.toContain('query.search.type');
    expect(names).not.toContain('query.approved_by_usernames.enum');
    expect(names).not.toContain('query.per_page.maximum');
  });

  test('omit parameters that start work on the server', () => {
    const names = namesOf('listGroupMergeRequests', {});
    expect(names).toContain('query.with_labels_details.type');
    expect(names).not.toContain('query.with_merge_status_recheck.type');
  });
});
