/** Tests the suite `lifecycles` on a small server of notes, which is right in some tests and faulty in others. */
import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../../contract/case.ts';
import { readContract } from '../../../contract/contract.ts';
import type { Workflow, WorkflowStep } from '../../../contract/workflows/workflow.ts';
import type { Call, Send } from '../../engine/job.ts';
import { CAPABILITIES, type Target } from '../../target/target.ts';
import { lifecycles } from './lifecycles.ts';
import { runWorkflow } from './runWorkflow.ts';

const contract = await readContract();
const life = contract.workflows.find(({ id }) => id === 'issue-note-life')!;
const documented = contract.cases.find(
  ({ operation, response }) => operation === 'getIssueNote' && response.status === 200,
)!.response.body as Note;

type Note = Record<string, JsonValue> & { id: number };
interface TestResponse {
  status: number;
  body?: JsonValue;
  headers?: [string, string][];
}

/** A server with the notes of one issue. `fault` may replace a response, or change the stored notes. */
function noteServer(
  fault: (call: Call, notes: Map<number, Note>) => TestResponse | undefined = () => undefined,
) {
  const notes = new Map<number, Note>([[1, { ...documented, id: 1 }]]);
  const sent: string[] = [];
  const right = ({ operation, request }: Call): TestResponse => {
    const id = Number(request.path.note_id);
    const missing = { status: 404, body: { message: '404 Not Found' } };
    const { body } = (request.body ?? {}) as { body?: string };
    switch (operation.method) {
      case 'post': {
        const note = { ...documented, id: notes.size + 1, noteable_iid: 11, body: body! };
        notes.set(note.id, note);
        return { status: 201, body: note };
      }
      case 'put': {
        if (!notes.has(id)) return missing;
        notes.set(id, { ...notes.get(id)!, body: body! });
        return { status: 200, body: notes.get(id)! };
      }
      case 'delete':
        return notes.delete(id) ? { status: 204 } : missing;
      default:
        if (operation.id === 'listIssueNotes') return { status: 200, body: [...notes.values()] };
        return notes.has(id) ? { status: 200, body: notes.get(id)! } : missing;
    }
  };
  const send: Send = async (call) => {
    sent.push(call.operation.id);
    const { status, body, headers = [] } = fault(call, notes) ?? right(call);
    const paging = [
      'x-page',
      'x-per-page',
      'x-total',
      'x-total-pages',
      'x-next-page',
      'x-prev-page',
    ];
    const isList = call.operation.id.startsWith('list');
    const exchange = {
      request: { method: 'GET', origin: 'http://forge.example', path: '/', headers: {} },
      response: {
        status,
        reason: '',
        headers: [
          ...(body === undefined
            ? []
            : ([['content-type', 'application/json']] as [string, string][])),
          ...(isList ? paging.map((name): [string, string] => [name, '1']) : []),
          ...(isList
            ? ([['link', '<http://forge.example/>; rel="first"']] as [string, string][])
            : []),
          ...headers,
        ],
        body: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
      },
      reusedConnection: false,
      durationMs: 1,
    };
    return { exchange, exchanges: [exchange], redirects: [] };
  };
  return { send, sent, notes };
}

const INPUTS = { project: 5, issue: 11, body: 'Ready for launch', new_body: 'Launched' };
const waits: number[] = [];
const TARGET = {
  tokens: { user: 'secret' },
  wait: async (seconds: number) => waits.push(seconds),
};

const run = (send: Send, workflow = life) =>
  runWorkflow({ contract, target: TARGET, workflow, inputs: INPUTS }, send);
const messages = async (send: Send, workflow = life) =>
  ((await run(send, workflow)).findings ?? []).map(({ check, message }) => `${check}: ${message}`);

const OTHER_NOTE = 404;

/** Returns a workflow of two steps: a read of another note, and a create. */
const readingFirst = (workflow: Workflow): Workflow => {
  const read = workflow.steps.find(({ operation }) => operation === 'getIssueNote')!;
  const create = workflow.steps.find(({ operation }) => operation === 'createIssueNote')!;
  const parameters = read.parameters.map((one) =>
    one.name === 'note_id' ? { ...one, value: OTHER_NOTE } : one,
  );
  return { ...workflow, steps: [{ ...read, parameters }, create] };
};

test('finds no fault on a right server, and reads back each write with the GET operation and with the list', async () => {
  const { send, sent, notes } = noteServer();
  expect(await run(send)).toEqual({ outcome: 'pass', notes: [] });
  expect(notes.size).toBe(1);
  expect(sent.slice(0, 4)).toEqual([
    'createIssueNote',
    'getIssueNote',
    'listIssueNotes',
    'getIssueNote',
  ]);
});

describe('finds', () => {
  const on =
    (
      operation: string,
      response: (call: Call, notes: Map<number, Note>) => TestResponse | undefined,
    ) =>
    (call: Call, notes: Map<number, Note>) =>
      call.operation.id === operation ? response(call, notes) : undefined;

  test.each<[string, Parameters<typeof noteServer>[0], RegExp]>([
    [
      'a created resource that is not stored',
      on('createIssueNote', ({ request }) => ({
        status: 201,
        body: { ...documented, id: 99, noteable_iid: 11, ...(request.body as object) },
      })),
      /^status: step create: getIssueNote: status must be 200, got 404/,
    ],
    [
      'a field that is lost',
      on('getIssueNote', (_, notes) => ({ status: 200, body: { ...notes.get(2)!, body: '' } })),
      /^read-back: step create: getIssueNote shows body as "", but the request of createIssueNote had "Ready/,
    ],
    [
      'a list without the created resource',
      on('listIssueNotes', () => ({ status: 200, body: [] })),
      /^read-back: step create: listIssueNotes does not list the resource that createIssueNote has written/,
    ],
    [
      'an update that is ignored',
      on('updateIssueNote', ({ request }, notes) => ({
        status: 200,
        body: { ...notes.get(2)!, ...(request.body as object) },
      })),
      /^read-back: step change: getIssueNote shows body as "Ready for launch", but the request of updateIssueNote had "Launched"/,
    ],
    [
      'an update that changes another field',
      on('updateIssueNote', ({ request }, notes) => {
        // The two fields are always equal.
        const changed = { internal: true, confidential: true };
        notes.set(2, { ...notes.get(2)!, ...(request.body as object), ...changed });
        return { status: 200, body: notes.get(2)! };
      }),
      /^read-back: step change: getIssueNote shows internal as true, which was false before updateIssueNote changed something else\. If internal is derived from that change, the contract lacks `x-derived` at #\/components\/schemas\/NoteContent\/properties\/internal$/,
    ],
    [
      'a delete without effect',
      on('deleteIssueNote', () => ({ status: 204 })),
      /^status: step delete: getIssueNote: status must be 404, got 200/,
    ],
    [
      'a list that still has the deleted resource',
      on('listIssueNotes', (_, notes) => ({
        status: 200,
        body: [...notes.values(), ...(notes.has(2) ? [] : [{ ...documented, id: 2, body: 'old' }])],
      })),
      /^read-back: step delete: listIssueNotes still lists the resource that deleteIssueNote has deleted/,
    ],
    [
      'a response that does not keep the contract',
      on('getIssueNote', (_, notes) => ({ status: 200, body: { ...notes.get(2)!, id: 'two' } })),
      /^schema: step create: getIssueNote: body\.id must be/,
    ],
    [
      'a criterion that does not hold',
      on('createIssueNote', ({ request }, notes) => {
        const note = {
          ...documented,
          id: 2,
          noteable_iid: 12,
          ...(request.body as object),
        } as Note;
        notes.set(2, note);
        return { status: 201, body: note };
      }),
      /^criterion: step create: \$response\.body#\/noteable_iid == \$inputs\.issue does not hold: the response has 12/,
    ],
  ])('%s', async (_, fault, expected) => {
    const found = await messages(noteServer(fault).send);
    expect(found[0]).toMatch(expected);
  });
});

describe('after a step that fails', () => {
  const failingChange = (call: Call) =>
    call.operation.id === 'updateIssueNote' ? { status: 500, body: { message: 'No' } } : undefined;

  test('runs only the steps that clean up', async () => {
    const { send, sent, notes } = noteServer(failingChange);
    const { outcome, notes: said } = await run(send);
    expect({ outcome, said }).toEqual({
      outcome: 'fail',
      said: ['not run after the failure: changed, gone'],
    });
    expect(sent.at(-1)).toBe('deleteIssueNote');
    expect([...notes.keys()]).toEqual([1]);
  });

  test('goes on after a failed read, which leaves no effect', async () => {
    const { send, sent } = noteServer(({ operation, request }) =>
      operation.id === 'getIssueNote' && request.path.note_id === OTHER_NOTE
        ? { status: 500, body: { message: 'No' } }
        : undefined,
    );
    const { findings, notes: said } = await run(send, readingFirst(life));
    expect(findings?.[0]).toMatchObject({ step: 'read', check: 'status' });
    expect(sent).toContain('createIssueNote');
    expect(said).toEqual([]);
  });

  test('the result has a note about a step that could not clean up', async () => {
    const { send } = noteServer((call) =>
      call.operation.id === 'deleteIssueNote'
        ? { status: 403, body: { message: 'No' } }
        : failingChange(call),
    );
    expect((await run(send)).notes).toContainEqual(
      expect.stringMatching(/^delete could not clean up: status must be 204, got 403/),
    );
  });

  test('does not run a step whose request needs the response of the failed step', async () => {
    const { send, sent } = noteServer(() => ({ status: 500, body: { message: 'No' } }));
    expect((await run(send)).notes).toEqual([
      'not run after the failure: read, change, changed, delete, gone',
    ]);
    expect(sent).toEqual(['createIssueNote']);
  });
});

test('a rate limit blocks the workflow, but is not a failure', async () => {
  const { send } = noteServer((call) =>
    call.operation.id === 'updateIssueNote'
      ? { status: 429, body: { message: 'Slow' } }
      : undefined,
  );
  expect(await run(send)).toMatchObject({
    outcome: 'blocked',
    reason: expect.stringContaining('limits the rate'),
  });
});

describe('an action of a step', () => {
  const withActions = (change: Partial<WorkflowStep>): Workflow => ({
    ...life,
    steps: life.steps.map((step) => (step.id === 'read' ? { ...step, ...change } : step)),
  });
  const notYet = (times: number) => {
    let asked = 0;
    // The first call of `getIssueNote` reads back the created note.
    return noteServer(({ operation }) =>
      operation.id === 'getIssueNote' && asked++ > 0 && asked <= times + 1
        ? { status: 404, body: { message: '404 Not Found' } }
        : undefined,
    );
  };
  const retry = withActions({
    onFailure: [
      {
        name: 'later',
        type: 'retry',
        retryAfter: 5,
        retryLimit: 2,
        criteria: ['$statusCode == 404'],
      },
    ],
  });

  test('repeats the step, after the wait that the action names', async () => {
    waits.length = 0;
    expect((await run(notYet(2).send, retry)).outcome).toBe('pass');
    expect(waits).toEqual([5, 5]);
  });

  test('repeats the step only as often as the action says', async () => {
    expect(await messages(notYet(3).send, retry)).toEqual([
      expect.stringMatching(/^status: step read: status must be 200, got 404/),
    ]);
  });

  test('skips other steps', async () => {
    const skip = withActions({
      onFailure: [
        { name: 'gone', type: 'goto', stepId: 'delete', criteria: ['$statusCode == 404'] },
      ],
    });
    const { send, sent } = notYet(1);
    expect((await run(send, skip)).outcome).toBe('pass');
    expect(sent).not.toContain('updateIssueNote');
  });

  test('does not run for a response that does not meet its criteria', async () => {
    const other = noteServer(({ operation }) =>
      operation.id === 'getIssueNote' ? { status: 500, body: { message: 'No' } } : undefined,
    );
    expect((await run(other.send, retry)).outcome).toBe('fail');
  });
});

describe('a workflow is planned', () => {
  const planned = (change: Partial<Target> = {}) => {
    const target: Target = {
      kind: 'live',
      can: { ...CAPABILITIES.live, beWritten: true },
      writes: { run: 'fc-1', nextName: () => 'fc-1-1', operations: new Set() },
      base: 'http://forge.example/api/v4',
      tokens: { user: 'a' },
      fixtures: { 'project.id': '42', 'issue.iid': '7' },
      flags: {},
      ...change,
    };
    const jobs = lifecycles.plan(contract, target);
    return (id: string) => {
      const job = jobs.find((one) => one.id === id)!;
      return 'reason' in job ? job.reason : 'planned';
    };
  };

  test.each<[string, string, Partial<Target>, RegExp]>([
    ['if the target has all that it needs', 'issue-note-life', {}, /^planned$/],
    [
      'but not in a run that only reads',
      'issue-note-life',
      { can: CAPABILITIES.live },
      /needs writing/,
    ],
    [
      'but not without a fixture',
      'issue-note-life',
      { fixtures: { 'project.id': 1 } },
      /^needs the fixture issue\.iid$/,
    ],
    [
      'but not without a token of the role',
      'invitation-change',
      {},
      /needs a token for the role maintainer/,
    ],
    ['if one token serves every role', 'invitation-change', { sharedToken: 'x' }, /^planned$/],
    [
      'but not if an operation is not available',
      'saml-group-link-life',
      { tier: 'free' },
      /tier is free/,
    ],
    [
      'but not if the tier lacks a field that a step sends',
      'remote-mirror-branches',
      { sharedToken: 'x', tier: 'free' },
      /tier is free, and mirror_branch_regex needs premium or ultimate/,
    ],
    ['but not without the address for alerts', 'alert-group', {}, /URL of an alert integration/],
    [
      'but not if a person has to do a step',
      'saml-identity-retrust',
      {},
      /^not for a program to run/,
    ],
    [
      'but not if it would change a resource that it did not create',
      'runner-pause',
      { sharedToken: 'x', fixtures: { 'runner.project': 63 } },
      /^updateRunner would change runner\.project, which this run did not create/,
    ],
  ])('%s', (_, id, change, reason) => {
    expect(planned(change)(id)).toMatch(reason);
  });

  test('but not on a mock, which stores nothing', () => {
    expect(lifecycles.unfit?.({ can: CAPABILITIES.mock } as Target)).toMatch(/stores nothing/);
    expect(lifecycles.unfit?.({ can: CAPABILITIES.live } as Target)).toBeUndefined();
  });
});
