import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Statement } from '../../contract/statement.ts';
import { formatProblem } from '../../contract/yaml/problem.ts';
import { checkShownBy, type Shown } from './checkShownBy.ts';

const request = { path: { id: 5 }, query: {}, headers: {} };
const shown: Shown = {
  cases: [
    {
      operation: 'listRunners',
      id: 'listRunners.offline',
      name: 'offline',
      request: { ...request, query: { status: 'offline', 'tag_list[]': ['a'] } },
      response: { status: 200, headers: { 'X-Total': '1' }, body: [{ status: 'stale' }] },
    },
    {
      operation: 'createTag',
      id: 'createTag.taken',
      name: 'taken',
      request: { ...request, body: { tag_name: 'v1', actions: [{ action: 'create' }] } },
      response: { status: 405, headers: {}, body: { message: 'taken' } },
    },
  ],
  workflows: [
    {
      id: 'filters',
      inputs: { term: { unique: 'name' } },
      steps: [
        step('search', { search: '$inputs.term', status: 'stale' }, ['$statusCode == 200']),
        step('read', {}, ['$statusCode == 200', "$response.body#/0/ip_address == ''"]),
        step('gone', {}, ['$statusCode == 404']),
      ],
    },
  ],
  namesFor: (operation) => (operation === 'listRunners' ? ['search', 'tag_list'] : ['actions']),
};

function step(id: string, query: Record<string, string>, criteria: string[]) {
  const parameters = Object.entries(query).map(([name, value]) => ({
    name,
    in: 'query' as const,
    value,
  }));
  const facts = { operation: 'listRunners', description: '', as: 'user', isCleanup: false };
  return { id, ...facts, parameters, criteria, outputs: {}, onFailure: [] };
}

/** Returns the problems of one statement about `listRunners` and `createTag`. */
function problemsOf(text: string): string[] {
  const whole = `[{ operations: [listRunners, createTag], ${text} }]`;
  const source = { path: 'a.yaml', file: 'a.yaml', text: whole, value: parse(whole) };
  const [statement] = parse(whole) as [Statement];
  return checkShownBy([{ ...statement, source, index: 0 }], shown).map(formatProblem);
}

test.each([
  ['a case sends the value', 'sends: [status=offline], shownBy: [{ case: listRunners.offline }]'],
  ['a case sends an array', 'sends: [tag_list=a], shownBy: [{ case: listRunners.offline }]'],
  [
    'an item of a body has the value',
    'sends: [action=create], shownBy: [{ case: createTag.taken }]',
  ],
  ['a case shows the field', 'reads: [status], shownBy: [{ case: listRunners.offline }]'],
  ['a case shows the header', 'reads: [x-total], shownBy: [{ case: listRunners.offline }]'],
  ['a case has the status', 'responds: [405], shownBy: [{ case: createTag.taken }]'],
  ['an input stands for any value', 'sends: [search=x], shownBy: [{ workflow: filters.search }]'],
  ['an earlier step sends it', 'sends: [search], shownBy: [{ workflow: filters.gone }]'],
  ['a criterion reads it', 'reads: [ip_address], shownBy: [{ workflow: filters.read }]'],
  ['a step expects a refusal', 'responds: [refusal], shownBy: [{ workflow: filters.gone }]'],
  [
    'the name of a job has the value',
    'sends: [status=stale], shownBy: [{ property: filter.status.stale }]',
  ],
  [
    'a pair of brackets is in the name',
    'sends: [not.labels], shownBy: [{ property: filter.not.labels }]',
  ],
  ['a job sorts by the value', 'sends: [order_by=name], shownBy: [{ property: sort.name }]'],
  ['a job writes the field', 'sends: [title], shownBy: [{ property: keeps.field.title }]'],
  ['a job sends a case', 'sends: [tag_name], shownBy: [{ refusal: case.taken }]'],
  ['a case leaves it out', 'omits: [search], shownBy: [{ case: listRunners.offline }]'],
  ['an item leaves it out', 'omits: [actions.content], shownBy: [{ case: createTag.taken }]'],
  ['a step leaves it out', 'omits: [search], shownBy: [{ workflow: filters.read }]'],
  ['a job leaves it out', 'omits: [scope], shownBy: [{ property: defaults.scope }]'],
  [
    'a part sends the default, and another leaves it out',
    'sends: [search], omits: [search], shownBy: [{ workflow: filters.search }, { case: listRunners.offline }]',
  ],
  [
    'a probe shows it in its own way',
    'sends: [status=offline], reads: [status], shownBy: [{ probe: a.b }]',
  ],
])('a part is about its statement, because %s', (_, text) => {
  expect(problemsOf(text)).toEqual([]);
});

test.each([
  ['has one', "says: 'With `search`.', sends: [search], shownBy: [{ probe: a.b }]"],
  ['names only a field of the response', "says: 'It has `name`.', shownBy: [{ probe: a.b }]"],
  ['nothing judges', "says: 'With `search`.', shownBy: [], notJudged: No client knows it."],
])('a statement that %s needs no facts', (_, text) => {
  expect(problemsOf(text)).toEqual([]);
});

test.each(['With `search`.', 'With `search=a`.', 'With `tag_list[]`.', 'With `actions`.'])(
  'a judged statement that names a parameter needs facts: %s',
  (says) => {
    expect(problemsOf(`says: '${says}', shownBy: [{ probe: a.b }]`)[0]).toMatch(
      /^a\.yaml:1:\d+ .*The statement names (search|tag_list|actions), but has no facts\. Add sends/,
    );
  },
);

test.each([
  [
    'another value',
    'sends: [status=offline], shownBy: [{ workflow: filters.search }]',
    /workflow filters\.search does not send status=offline\. Name a part that does/,
  ],
  [
    'another parameter',
    'sends: [status], shownBy: [{ property: filter.scope }]',
    /property filter\.scope does not send status/,
  ],
  [
    'a value where the statement is about its absence',
    'omits: [search], shownBy: [{ workflow: filters.search }]',
    /workflow filters\.search does not leave out search\. Name a part that does/,
  ],
  [
    'another absent parameter',
    'omits: [status], shownBy: [{ property: defaults.scope }]',
    /property defaults\.scope does not leave out status/,
  ],
  [
    'one of two values',
    'sends: [status=offline, status=stale], shownBy: [{ case: listRunners.offline }]',
    /No part of shownBy sends status=stale/,
  ],
  [
    'another field',
    'reads: [ip_address], shownBy: [{ workflow: filters.search }]',
    /workflow filters\.search does not read ip_address/,
  ],
  [
    'another status',
    'responds: [404], shownBy: [{ case: createTag.taken }]',
    /case createTag\.taken expects 405, and not 404/,
  ],
  [
    'the items of a list, where the statement is about a right',
    'responds: [success, refusal], shownBy: [{ property: pages.limit }]',
    /property pages\.limit expects no status, and not success or refusal/,
  ],
  [
    'two forms of a request',
    'sends: [title], shownBy: [{ property: encoding.body }]',
    /property encoding\.body does not send title/,
  ],
  [
    'a wrong request, where the statement is about a success',
    'responds: [success], shownBy: [{ refusal: query.page.type }]',
    /refusal query\.page\.type expects 400, and not success/,
  ],
])('a part that is about %s is a problem', (_, text, message) => {
  expect(problemsOf(text)[0]).toMatch(message);
});
