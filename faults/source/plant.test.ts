import { describe, expect, test } from 'vitest';
import { changedSource, readSourceFaults, SOURCE_LISTS } from './plant.ts';

describe.each(SOURCE_LISTS)('in the %s list', (list) => {
  test.each(readSourceFaults(list))('$id fits the source: $summary', (fault) => {
    expect(changedSource(fault)).toContain(fault.replace);
  });
});

test('refuses a fault whose text is not in the file exactly once, with its id and the file', () => {
  const [fault] = readSourceFaults('first');
  expect(() => changedSource({ ...fault!, search: 'no such text' })).toThrow(
    /first-1 .* sandbox\/areas\/tags\/handlers\.ts has 0 times/,
  );
  expect(() => changedSource({ ...fault!, search: 'const ' })).toThrow(/has \d\d+ times/);
});
