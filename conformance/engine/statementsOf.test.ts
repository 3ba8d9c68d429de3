import { describe, expect, test } from 'vitest';
import type { Showing, Statement } from '../../contract/statement.ts';
import { findViolated, judges, violatedBy } from './statementsOf.ts';

const statement = (...shownBy: Showing[]): Statement => ({
  id: 'tags.sorted',
  document: 1,
  section: 'Tags',
  says: 'Tags are sorted.',
  operations: ['listTags'],
  shownBy,
});
const job = (suite: string, id: string, subject = 'listTags', ...others: string[]) => ({
  suite,
  id,
  operations: [subject, ...others] as [string, ...string[]],
});

describe('a statement is judged', () => {
  test.each<[what: string, Showing, right: ReturnType<typeof job>, wrong: ReturnType<typeof job>]>([
    [
      'by the replay of its case',
      { case: 'listTags.sorted' },
      job('replay', 'listTags.sorted'),
      job('negative', 'listTags.sorted'),
    ],
    [
      'by its workflow',
      { workflow: 'tagging.read' },
      job('lifecycles', 'tagging', 'createTag', 'listTags'),
      job('lifecycles', 'tagging-2', 'createTag', 'listTags'),
    ],
    [
      'by a property of its operations',
      { property: 'sort' },
      job('properties', 'listTags.sort.name'),
      job('properties', 'listTags.sorting'),
    ],
    [
      'by a property of its operations, and of no other',
      { property: 'sort.name' },
      job('properties', 'listTags.sort.name'),
      job('properties', 'listUsers.sort.name', 'listUsers'),
    ],
    [
      'by a refusal',
      { refusal: 'query.sort' },
      job('negative', 'listTags.query.sort'),
      job('properties', 'listTags.query.sort'),
    ],
    [
      'by each call of its operations, if a schema says it',
      { schema: '#/components/schemas/Tag' },
      job('lifecycles', 'tagging', 'createTag', 'listTags'),
      job('lifecycles', 'tagging', 'createTag'),
    ],
  ])('%s', (_, showing, right, wrong) => {
    expect(judges(right, statement(showing))).toBe(true);
    expect(judges(wrong, statement(showing))).toBe(false);
  });
});

describe('a finding violates a statement', () => {
  const body = { check: 'documented-body' };
  const found = (of: Statement, finding: object, by = job('replay', 'listTags.sorted')) =>
    findViolated([of], by, { pointer: '#/paths', ...body, ...finding }) !== undefined;
  const violates = (showing: Showing, finding: object, by?: ReturnType<typeof job>) =>
    found(statement(showing), finding, by);

  test('at the named place of the response only', () => {
    const showing = { case: 'listTags.sorted', at: '/0/name' };
    expect(violates(showing, { location: '/0/name' })).toBe(true);
    expect(violates(showing, { location: '/0/target' })).toBe(false);
    expect(violates(showing, {})).toBe(false);
    expect(violates({ case: 'listTags.sorted' }, { location: '/0/target' })).toBe(true);
  });

  test('in the named step of the workflow only', () => {
    const tagging = job('lifecycles', 'tagging', 'createTag', 'listTags');
    const by = { ...tagging, checks: ['criterion'] };
    const check = 'criterion';
    expect(violates({ workflow: 'tagging.read' }, { check, step: 'read' }, by)).toBe(true);
    expect(violates({ workflow: 'tagging.read' }, { check, step: 'create' }, by)).toBe(false);
    const succeeds: Statement = {
      ...statement({ workflow: 'tagging.read' }),
      responds: ['success'],
    };
    expect(found(succeeds, { check, step: 'read', location: '/0' }, by)).toBe(true);
  });

  test('in a workflow as a whole only if a fact of the finding tells it', () => {
    const by = { ...job('lifecycles', 'tagging', 'listTags'), checks: ['criterion'] };
    const named = { ...statement({ workflow: 'tagging' }), reads: ['name'] };
    expect(found(named, { check: 'criterion', location: '/0/name' }, by)).toBe(true);
    expect(found(named, { check: 'criterion' }, by)).toBe(false);
    expect(found(named, { check: 'criterion', location: '/0/target' }, by)).toBe(false);
  });

  test('at the named place of the contract, or below it', () => {
    const showing = { schema: '#/components/schemas/Tag' };
    expect(violates(showing, { pointer: '#/components/schemas/Tag/required' })).toBe(true);
    expect(violates(showing, { pointer: '#/components/schemas/TagRelease' })).toBe(false);
  });

  test('found by a check of the job, or of a part that the statement is about', () => {
    const sorted: Statement = { ...statement({ case: 'listTags.sorted' }), responds: [200] };
    const status = (due: number, came: number) => ({
      check: 'status',
      statuses: { due: [due], came },
    });
    expect(found(sorted, { check: 'json' })).toBe(false);
    expect(found(sorted, status(200, 404))).toBe(true);
    expect(found(sorted, status(404, 200))).toBe(false);
    expect(found(sorted, status(200, 502))).toBe(false);
    expect(violates({ case: 'listTags.sorted' }, status(200, 404))).toBe(false);
  });

  test('only if no other statement fits as well', () => {
    const [one, other] = ['one', 'other'].map((id) => ({
      ...statement({ case: 'listTags.sorted' }),
      id: `tags.${id}`,
    })) as [Statement, Statement];
    const by = job('replay', 'listTags.sorted');
    const finding = { ...body, pointer: '#/paths', location: '/0/name' };
    expect(violatedBy([one, other], by, finding)).toHaveLength(2);
    expect(findViolated([one, other], by, finding)).toBeUndefined();
    expect(findViolated([one, { ...other, reads: ['name'] }], by, finding)?.id).toBe('tags.other');
    // A step of both: the place in the response is not about the status.
    const step = (of: Statement) => ({ ...of, shownBy: [{ workflow: 'tagging.read' }] });
    const inStep = { ...finding, check: 'criterion', step: 'read' };
    const tagging = { ...job('lifecycles', 'tagging'), checks: ['criterion'] };
    const both = [step({ ...one, responds: ['success'] }), step(other)];
    expect(findViolated(both, tagging, inStep)?.id).toBe('tags.other');
  });
});
