import { expect, test } from 'vitest';
import type { FieldFault } from './draw.ts';
import { cellOf, type FieldRun, falseAlarms, foundByChance, signatureOf } from './score.ts';
import type { ToolFinding } from './tools/tool.ts';
import { wfcCategory } from './wfcCategory.ts';

const category = wfcCategory('SCHEMA_INVALID_RESPONSE');
const finding = (operation: string, message: string, at?: number): ToolFinding => ({
  operations: [operation],
  code: 'schema',
  message,
  category,
  ...(at !== undefined && { at }),
});
const run = (findings: ToolFinding[]): FieldRun => ({
  tool: 'tool',
  server: 'server',
  findings,
  requests: 3,
  seconds: 2,
  left: { created: 1, changed: 0, deleted: 0 },
});
const fault: FieldFault = {
  id: 'page-gap:listTags',
  kind: 'pages',
  source: 'behaviour',
  summary: 'an item is missing',
  operations: ['listTags'],
  planted: { behaviour: 'page-gap:listTags' },
};

test('a finding counts on the faulty operation only', () => {
  expect(cellOf(run([finding('listTags', 'a')]), fault, []).found).toBe(true);
  expect(cellOf(run([finding('getTag', 'a')]), fault, []).found).toBe(false);
});

test('a finding that a server without the fault has, too, does not count, whatever its IDs are', () => {
  const faultless = run([finding('listTags', 'got "abc" for 1706755, status 404')]);
  const same = run([finding('listTags', 'got "xyz" for 1706764, status 404')]);
  const other = run([finding('listTags', 'got "abc" for 1706755, status 500')]);
  expect(cellOf(same, fault, [faultless]).found).toBe(false);
  expect(cellOf(other, fault, [faultless]).found).toBe(true);
});

test('a hint about the generated values does not make a finding new', () => {
  const of = (hint: string) => finding('listTags', `rejected; Expected: 2xx${hint}`);
  const faultless = run([of('; Hint: the body contains 5 additional properties')]);
  const again = run([of('; Hint: the body contains 1 additional property')]);
  expect(cellOf(again, fault, [faultless]).found).toBe(false);
});

test('the time to the first finding is that of the earliest finding that counts', () => {
  const findings = [
    finding('getTag', 'a', 100),
    finding('listTags', 'b', 5200),
    finding('listTags', 'c', 2500),
  ];
  expect(cellOf(run(findings), fault, []).firstSeconds).toBe(2.5);
});

test('equal false alarms count once', () => {
  const alarms = falseAlarms(
    run([finding('a', 'id 1001'), finding('a', 'id 1002'), finding('b', 'id 1001')]),
  );
  expect(alarms.map(signatureOf)).toHaveLength(2);
});

test('a new finding in a repeated run without a fault counts as found by chance', () => {
  const first = run([finding('listTags', 'a')]);
  expect(foundByChance(first, [fault], [first])).toBe(0);
  expect(foundByChance(run([finding('listTags', 'b')]), [fault], [first])).toBe(1);
});
