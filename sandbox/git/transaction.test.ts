import { describe, expect, test } from 'vitest';
import {
  applied,
  BEGIN,
  planRollback,
  refUpdates,
  withCreated,
  withObsolete,
  withRef,
  withReset,
} from './transaction.ts';

const MAIN = 'refs/heads/main';
const changed = withRef(BEGIN, 5, MAIN, { before: 'a', now: 'b' });

test('A transaction without changes requires no git commands', () => {
  expect(refUpdates(BEGIN)).toEqual([]);
  expect(planRollback(BEGIN)).toEqual({ remove: [], restore: [] });
  expect(applied(BEGIN)).toEqual(BEGIN);
  expect(BEGIN.obsolete).toEqual([]);
});

describe('A change of a ref', () => {
  test('is passed to git with the old and the new SHA', () => {
    const both = withRef(changed, 5, 'refs/tags/v1', { before: undefined, now: 'c' });
    const all = withRef(both, 6, MAIN, { before: 'd', now: undefined });
    expect(refUpdates(all)).toEqual([
      { project: 5, before: { [MAIN]: 'a' }, now: { [MAIN]: 'b', 'refs/tags/v1': 'c' } },
      { project: 6, before: { [MAIN]: 'd' }, now: {} },
    ]);
  });

  test('creates a new transaction and leaves the given transaction unchanged', () => {
    withRef(changed, 5, MAIN, { before: 'b', now: 'c' });
    expect(refUpdates(changed)[0]!.now).toEqual({ [MAIN]: 'b' });
    expect(refUpdates(BEGIN)).toEqual([]);
  });

  test('remembers the SHA before the transaction, even if the ref changes several times', () => {
    const again = withRef(changed, 5, MAIN, { before: 'b', now: 'c' });
    expect(refUpdates(again)).toEqual([
      { project: 5, before: { [MAIN]: 'a' }, now: { [MAIN]: 'c' } },
    ]);
    const created = withRef(BEGIN, 5, MAIN, { before: undefined, now: 'b' });
    const deleted = withRef(created, 5, MAIN, { before: 'b', now: undefined });
    expect(refUpdates(deleted)).toEqual([{ project: 5, before: {}, now: {} }]);
  });

  test('is rolled back in git only if it was applied to git before', () => {
    expect(planRollback(changed)).toEqual({ remove: [], restore: [] });
    expect(planRollback(applied(changed))).toEqual({ remove: [], restore: [5] });
  });
});

describe('A repository that was created', () => {
  const created = withRef(withCreated(BEGIN, 77), 77, MAIN, { before: 'a', now: 'b' });

  test('stays after a commit, including its changed refs', () => {
    expect(refUpdates(created)).toEqual([
      { project: 77, before: { [MAIN]: 'a' }, now: { [MAIN]: 'b' } },
    ]);
    expect(created.obsolete).toEqual([]);
  });

  test('is removed by a rollback, and its refs are not restored', () => {
    expect(planRollback(created)).toEqual({ remove: [77], restore: [] });
    expect(planRollback(applied(created))).toEqual({ remove: [77], restore: [] });
  });
});

describe('A reset', () => {
  const reset = withObsolete(withReset(changed, [5, 6]), ['/repositories/77.git']);

  test('discards earlier changes of refs', () => {
    expect(refUpdates(reset)).toEqual([]);
    expect(reset.isReset).toBe(true);
    expect(changed.isReset).toBe(false);
  });

  test('is rolled back in git even before the transaction is applied, because a reset changes git directly', () => {
    expect(planRollback(reset)).toEqual({ remove: [], restore: [5, 6] });
    expect(planRollback(applied(reset))).toEqual({ remove: [], restore: [5, 6] });
  });

  test('lists the paths to remove after the commit', () => {
    expect(withObsolete(reset, ['/repositories/5.git/objects/00']).obsolete).toEqual([
      '/repositories/77.git',
      '/repositories/5.git/objects/00',
    ]);
  });

  test('keeps changes of refs that follow the reset', () => {
    const after = withRef(reset, 6, MAIN, { before: 'x', now: 'y' });
    expect(refUpdates(after)).toEqual([
      { project: 6, before: { [MAIN]: 'x' }, now: { [MAIN]: 'y' } },
    ]);
    expect(planRollback(applied(after)).restore).toEqual([5, 6]);
  });
});
