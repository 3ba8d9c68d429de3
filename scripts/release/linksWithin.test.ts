import { expect, test } from 'vitest';
import { linksWithin } from './linksWithin.ts';

const FILES = new Set(['README.md', 'docs/guides/start.md', 'docs/guides/errors.md']);

test.each([
  [
    'to a page of the package',
    '[start](docs/guides/start.md#a-server)',
    '[start](docs/guides/start.md#a-server)',
  ],
  [
    'to another file of the project becomes text',
    'in [`openapi/`](openapi/openapi.yaml), and',
    'in `openapi/`, and',
  ],
  ['to another site', '[vitest](https://vitest.dev)', '[vitest](https://vitest.dev)'],
  ['within the page', '[below](#below)', '[below](#below)'],
  ['in code', '`a[0](b)` and [c](d)', '`a[0](b)` and c'],
  ['in a fence', '```ts\n[a](b)\n```', '```ts\n[a](b)\n```'],
])('a link %s', (_, text, expected) => {
  expect(linksWithin(text, 'README.md', FILES)).toBe(expected);
});

test('links are resolved relative to the page that contains them', () => {
  const text = '[errors](errors.md), [all](../../README.md), [the suite](../conformance.md)';
  expect(linksWithin(text, 'docs/guides/start.md', FILES)).toBe(
    '[errors](errors.md), [all](../../README.md), the suite',
  );
});
