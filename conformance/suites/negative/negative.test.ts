import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type FaultySandbox,
  type Intercept,
  startFaultySandbox,
} from '../testing/faultySandbox.ts';
import { breaksOf } from './breaks.ts';
import { negative } from './negative.ts';

let sandbox: FaultySandbox;
beforeAll(async () => {
  sandbox = await startFaultySandbox();
});
afterAll(() => sandbox.close());

/** A server that gives a part of the body a value of its own, as if it had been right. */
const mending =
  (change: object): Intercept =>
  (request, ask) =>
    ask(
      ['POST', 'PUT'].includes(request.method)
        ? { ...request, body: JSON.stringify({ ...JSON.parse(request.body || '{}'), ...change }) }
        : request,
    );

const ignoring =
  (name: string): Intercept =>
  (request, ask) => {
    const url = new URL(request.url);
    url.searchParams.delete(name);
    return ask({ ...request, url });
  };

const FAULTS: [fault: string, id: string, check: string, Intercept][] = [
  ['an unknown word is taken', 'listTags.query.sort.enum', 'refusal', ignoring('sort')],
  ['a page 0 is taken', 'listMilestones.query.page.minimum', 'refusal', ignoring('page')],
  [
    'a time is taken that is none',
    'listGroupMergeRequests.query.created_after.format',
    'refusal',
    ignoring('created_after'),
  ],
  [
    'what is required is not',
    'compareRefs.query.to.missing',
    'refusal',
    (request, ask) => {
      const url = new URL(request.url);
      url.searchParams.set('to', 'main');
      return ask({ ...request, url });
    },
  ],
  [
    'a field is not required',
    'createMilestone.body.title.missing',
    'refusal',
    mending({ title: 'fc-laws-x' }),
  ],
  [
    'a type is not checked',
    'createMilestone.body.title.type',
    'refusal',
    mending({ title: 'fc-laws-y' }),
  ],
  [
    'a date is not checked',
    'updateMilestone.body.due_date.format',
    'refusal',
    mending({ due_date: '2026-12-01' }),
  ],
  [
    'an enum is not checked',
    'updateMilestone.body.state_event.enum',
    'refusal',
    mending({ state_event: 'close' }),
  ],
  [
    'a length is not checked',
    'createIssueNote.body.body.maxLength',
    'refusal',
    mending({ body: 'short' }),
  ],
  [
    'an error of another shape',
    'createMilestone.body.title.missing',
    'schema',
    async (request, ask) => {
      const response = await ask(request);
      return response.status === 400 ? { ...response, body: ['wrong'] } : response;
    },
  ],
  [
    'a refusal without its status',
    'createMilestone.body.title.missing',
    'refusal',
    async (request, ask) => {
      const response = await ask(request);
      return response.status === 400 ? { ...response, status: 500 } : response;
    },
  ],
  [
    'a refusal that changes something',
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
    'half a create that is left',
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
    'a change that is left once and for all',
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
    'what is refused in a case is done all the same',
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
    'only who may call gets what is wrong',
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

describe('a fault is found', () => {
  test.each(FAULTS)('%s: %s', async (_, id, check, fault) => {
    expect(await sandbox.perform(negative, id)).toMatchObject({ outcome: 'pass', findings: [] });
    const { outcome, reason, findings } = await sandbox.perform(negative, id, fault);
    expect([outcome, reason]).toEqual(['fail', undefined]);
    expect(findings.map((finding) => finding.check)).toContain(check);
  });
});

describe('what is broken', () => {
  const namesOf = (id: string, request: Partial<Parameters<typeof breaksOf>[2]>) =>
    breaksOf(sandbox.contract, sandbox.contract.operations.get(id)!, {
      path: {},
      query: {},
      headers: {},
      ...request,
    }).map(({ name }) => name);

  test('is each part of a body, as deep as it goes', () => {
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

  test('is not what every text is: a text in a query, a word where any will do', () => {
    const names = namesOf('listGroupMergeRequests', {});
    expect(names).toContain('query.state.enum');
    expect(names).not.toContain('query.search.type');
    expect(names).not.toContain('query.approved_by_usernames.enum');
    expect(names).not.toContain('query.per_page.maximum');
  });
});
