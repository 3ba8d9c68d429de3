import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type FaultySandbox,
  type Intercept,
  type Passing,
  startFaultySandbox,
} from '../testing/faultySandbox.ts';
import { failing } from '../testing/intercepts.ts';
import { properties } from './properties.ts';

let sandbox: FaultySandbox;
beforeAll(async () => {
  sandbox = await startFaultySandbox();
});
afterAll(() => sandbox.close());

const queryOf = ({ url }: Passing, name: string) => url.searchParams.get(name);
const isWrite = ({ method }: Passing) => method === 'POST' || method === 'PUT';

/** A server that stores other texts than those of the request. */
const storing =
  (change: (body: string) => string): Intercept =>
  (request, ask) =>
    ask(isWrite(request) ? { ...request, body: change(request.body) } : request);

const FAILURES: [value: string, id: string, (request: Passing) => boolean][] = [
  [
    'an empty name of a branch',
    'listCommits.odd',
    (request) => queryOf(request, 'ref_name') === '',
  ],
  [
    'a path with a leading slash',
    'listCommits.odd',
    (request) => queryOf(request, 'path')?.startsWith('/') ?? false,
  ],
  [
    'a title of blanks, beside a filter that is refused',
    'listMilestones.odd',
    (request) => /^ +$/.test(queryOf(request, 'title') ?? ''),
  ],
  [
    'letters beyond ASCII in a path',
    'getTag.odd',
    (request) => request.url.pathname.includes('%F0%9F%9A%80'),
  ],
  ['an empty note', 'createIssueNote.odd', ({ body }) => body.includes('"body":""')],
  ['a text that is no key', 'createSshKey.odd', ({ body }) => body.includes('no such')],
  ['an empty list', 'updateRunner.odd', ({ body }) => body.includes('"tag_list":[]')],
  ['broken JSON', 'createMilestone.odd', ({ body }) => body === '{"broken": ['],
];

describe('finds a server that fails on', () => {
  test.each(FAILURES)('%s', async (_, id, when) => {
    const job = id.replace('odd', isBodyOf(id) ? 'odd.fields' : 'odd.parameters');
    expect(await sandbox.perform(properties, job)).toMatchObject({ outcome: 'pass' });
    const { outcome, findings } = await sandbox.perform(properties, job, failing(when));
    expect(outcome).toBe('fail');
    expect(findings[0]).toMatchObject({ check: 'status', level: 'required' });
    expect(findings[0]!.message).toContain('got 500');
  });
});

test('does not pass a read to which the server only responds with 503', async () => {
  const busy: Intercept = async (request, ask) =>
    request.url.pathname.endsWith('/repository/tags')
      ? { status: 503, headers: new Headers({ 'retry-after': '0' }), body: {} }
      : ask(request);
  const { outcome, findings } = await sandbox.perform(properties, 'listTags.odd.parameters', busy);
  expect(outcome).toBe('fail');
  expect(findings[0]!.message).toContain('got 503');
});

const isBodyOf = (id: string) => /^(create|update)/.test(id);

const ALTERATIONS: [fault: string, id: string, (body: string) => string][] = [
  ['is cut after its first line', 'createTag', (body) => body.replace(/\\n[^"]*"/, '"')],
  ['has escaped markup', 'updateMilestone', (body) => body.replaceAll('<', '&lt;')],
  ['lacks the line of a reaction', 'createIssueNote', (body) => body.replace(/:\w+:\\n/, '')],
  ['loses its first slash', 'updateMilestone', (body) => body.replace('"/Zoë', '"Zoë')],
  ['has no script', 'createIssueNote', (body) => body.replace(/<script>.*<\/script>/, '')],
  [
    'is not emptied',
    'updateMilestone',
    (body) => body.replace('"description":""', '"description":"as before"'),
  ],
  ['is a list that is not emptied', 'updateRunner', (body) => body.replace('"tag_list":[],', '')],
];

describe('finds a server on which a text', () => {
  test.each(ALTERATIONS)('%s', async (_, operation, change) => {
    const job = `${operation}.odd.fields`;
    const { outcome, findings } = await sandbox.perform(properties, job, storing(change));
    expect([outcome, findings[0]?.level]).toEqual(['fail', 'required']);
  });
});

/** An application firewall that refuses texts that look like an attack. */
const firewall: Intercept = async (request, ask) =>
  isWrite(request) && /<script>|DROP TABLE/.test(request.body)
    ? { status: 403, headers: new Headers({ 'content-type': 'text/html' }), body: 'Forbidden' }
    : ask(request);

test('lists the texts of each field that a firewall refuses, as advice', async () => {
  const { outcome, findings } = await sandbox.perform(
    properties,
    'createMilestone.odd.fields',
    firewall,
  );
  expect(outcome).toBe('advised');
  expect(findings.map(({ message }) => message)).toEqual(
    ['title', 'description'].flatMap((field) => [
      `a ${field} may have any text, but "<script>alert(1)</script>" gave 403`,
      `a ${field} may have any text, but "1' OR '1'='1'; DROP TABLE notes; --" gave 403`,
    ]),
  );
});

test('finds a text that is not emptied behind a firewall', async () => {
  const { outcome } = await sandbox.perform(
    properties,
    'updateMilestone.odd.fields',
    (request, ask, tokens) => {
      const body = request.body.replace('"description":""', '"description":"as before"');
      return firewall({ ...request, body }, ask, tokens);
    },
  );
  expect(outcome).toBe('fail');
});

test('reports a fault of the server in each property that meets it', async () => {
  const { outcome, findings } = await sandbox.perform(
    properties,
    'createMilestone.keeps.field.description',
    failing(({ method }) => method === 'POST'),
  );
  expect([outcome, findings[0]?.check]).toEqual(['fail', 'status']);
});
