import { expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import type { Finding } from '../../judge/index.ts';
import { joinParts, limitKinds, MAX_KINDS, nameKind, writeGatheredKey } from './gathered.ts';
import type { Result } from './result.ts';

const contract = await readContract();

/** A failure of a kind of its own. Every third kind is advised only. */
function failure(kind: number): Result {
  const level = kind % 3 === 0 ? 'advised' : 'required';
  const findings = [{ check: 'schema', requirement: `${kind}`, pointer: '', message: '', level }];
  const id = `listTags.${kind % 2 === 0 ? 200 : 404}.${nameKind(findings as Finding[])}`;
  return {
    suite: 'responses',
    id,
    summary: '',
    area: 'tags',
    operations: ['listTags'],
    endpoint: 'GET /tags',
    covers: [],
    outcome: 'fail',
    notes: [],
    findings: findings as Finding[],
    exchanges: [],
    count: 1,
  };
}

/** Gathers failures as a run does: now and then, the kinds are limited on the way. */
function gathered(kinds: number[]): Result[] {
  const results = new Map<string, Result>();
  for (const [index, kind] of kinds.entries()) {
    const result = failure(kind);
    const key = writeGatheredKey(result);
    const known = results.get(key);
    results.set(key, known ? { ...known, count: known.count! + 1 } : result);
    if (index % 700 === 699) limitKinds(results);
  }
  limitKinds(results);
  return [...results.values()];
}

const contentOf = (results: Result[]) =>
  results.map(({ id, count, findings }) => [id, count, findings]).sort();

test('Parts of a recording with too many kinds of failures give the results of the whole', () => {
  const kinds = Array.from({ length: 12_000 }, (_, index) => (index * 7919) % 3000);
  const whole = gathered(kinds);
  const parts = [0, 1, 2, 3].flatMap((part) =>
    gathered(kinds.filter((_, index) => Math.floor(index / 5) % 4 === part)),
  );
  expect(contentOf(joinParts(contract, parts))).toEqual(contentOf(whole));
  expect(whole.reduce((sum, { count }) => sum + count!, 0)).toBe(kinds.length);
});

test('Kinds beyond the limit share a result for each status, and advised ones another', () => {
  const results = gathered(Array.from({ length: 1500 }, (_, index) => index));
  const shared = results.filter(({ id }) => id.includes('.more'));
  expect(results).toHaveLength(MAX_KINDS + shared.length);
  expect(shared.map(({ id }) => id).sort()).toEqual([
    'listTags.200.more',
    'listTags.200.more-advised',
    'listTags.404.more',
    'listTags.404.more-advised',
  ]);
});
