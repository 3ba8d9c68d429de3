import { describe, expect, test } from 'vitest';
import { changedSource, readSourceFaults, SOURCE_LISTS } from './plant.ts';

describe.each(SOURCE_LISTS)('in the %s list', (list) => {
  test.each(readSourceFaults(list))('$id fits the source: $summary', (fault) => {
    expect(changedSource(fault)).toContain(fault.replace);
  });
});

test('refuses a fault whose `search` text is not in the file exactly once, and names the fault and the file', () => {
  const [fault] = readSourceFaults('first');
  expect(() => changedSource({ ...fault!, search: 'no such text' })).toThrow(
    /first-1.* occurs 0 times in sandbox\/areas\/tags\/handlers\.ts/,
  );
  expect(() => changedSource({ ...fault!, search: 'const ' })).toThrow(/occurs \d\d+ times/);
});
