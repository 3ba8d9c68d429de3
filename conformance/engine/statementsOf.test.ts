import { describe, expect, test } from 'vitest';
import type { Showing, Statement } from '../../contract/statement.ts';
import { judges, violatedBy } from './statementsOf.ts';

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
  const violates = (showing: Showing, finding: object, by = job('replay', 'listTags.sorted')) =>
    violatedBy([statement(showing)], by, { pointer: '#/paths', ...finding }).length > 0;

  test('at the named place of the response only', () => {
    const showing = { case: 'listTags.sorted', at: '/0/name' };
    expect(violates(showing, { location: '/0/name' })).toBe(true);
    expect(violates(showing, { location: '/0/target' })).toBe(false);
    expect(violates(showing, {})).toBe(false);
    expect(violates({ case: 'listTags.sorted' }, { location: '/0/target' })).toBe(true);
  });

  test('in the named step of the workflow only', () => {
    const by = job('lifecycles', 'tagging', 'createTag', 'listTags');
    expect(violates({ workflow: 'tagging.read' }, { step: 'read' }, by)).toBe(true);
    expect(violates({ workflow: 'tagging.read' }, { step: 'create' }, by)).toBe(false);
    expect(violates({ workflow: 'tagging' }, { step: 'create' }, by)).toBe(true);
  });

  test('at the named place of the contract, or below it', () => {
    const showing = { schema: '#/components/schemas/Tag' };
    expect(violates(showing, { pointer: '#/components/schemas/Tag/required' })).toBe(true);
    expect(violates(showing, { pointer: '#/components/schemas/TagRelease' })).toBe(false);
  });
});
