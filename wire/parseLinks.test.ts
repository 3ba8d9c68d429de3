import { expect, test } from 'vitest';
import { parseLinks } from './parseLinks.ts';

test('a link is found by its relation, with or without quotes, among other parameters', () => {
  const header =
    '<https://a/?page=2,3>; title="x"; rel="next", <https://a/?page=1>; rel=first, <b>';
  expect(parseLinks(header)).toEqual({ next: 'https://a/?page=2,3', first: 'https://a/?page=1' });
});

test.each([
  ['<', '<'.repeat(64_000)],
  ['>', `<${'>'.repeat(64_000)}`],
  [';', `<a>${'; '.repeat(32_000)}`],
  ['rel', `<a>${';rel'.repeat(16_000)}`],
])('64 kB of %s are read at once', (_, header) => {
  const begin = process.cpuUsage();
  expect(parseLinks(header)).toEqual({});
  expect(process.cpuUsage(begin).user / 1000).toBeLessThan(500);
});
