import { expect, test } from 'vitest';
import { exampleContract } from '../../contract/testing/exampleContract.ts';
import type { Result } from '../engine/result.ts';
import { findSwitchedOff } from './findSwitchedOff.ts';

const contract = exampleContract();

/** A result of an operation that responded with a status. */
const result = (operation: string, status: number): Result => ({
  suite: 'replay',
  id: `${operation}.first`,
  summary: '',
  area: 'tags',
  operations: [operation],
  endpoint: '',
  covers: [],
  outcome: status < 300 ? 'pass' : 'fail',
  notes: [],
  findings: status < 300 ? [] : [{ check: 'status', message: 'm', requirement: 'r', pointer: '#' }],
  exercised: [{ operation, status }],
  exchanges: [
    {
      request: { method: 'GET', url: 'https://forge.example.com', headers: [] },
      response: { status, reason: '', headers: [], body: '', bodyBytes: 0 },
      curl: '',
    },
  ],
});

test('an area whose operations all gave 403 is one finding, with lines for a deviations file', () => {
  const { results, areas } = findSwitchedOff(contract, [
    result('listTags', 403),
    result('getTag', 403),
  ]);
  expect(results.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual([
    'listTags.first blocked',
    'getTag.first blocked',
    'switched-off.tags advised',
  ]);
  expect(results[0]).toMatchObject({ fault: 'profile', findings: [] });
  expect(areas[0]?.lines[0]).toMatch(/^ {2}- target: \$\.paths\['\/projects\/\{id\}/);
});

test.each([
  ['a success', [result('listTags', 403), result('getTag', 200), result('createTag', 403)]],
  ['only one operation', [result('listTags', 403)]],
  ['another refusal', [result('listTags', 404), result('getTag', 404)]],
])('an area with %s is not switched off', (_, results) => {
  expect(findSwitchedOff(contract, results)).toEqual({ results, areas: [] });
});
