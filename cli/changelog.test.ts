import { expect, test } from 'vitest';
import { selectChanges } from './changelog.ts';

const CHANGELOG = '# Changelog\n\n## 1.2.0\n\n- C\n\n## 1.1.0\n\n- B\n\n## 1.0.0\n\n- A\n';

test.each([
  [undefined, '## 1.2.0\n\n- C\n'],
  ['1.0.0', '## 1.2.0\n\n- C\n\n## 1.1.0\n\n- B\n'],
  ['v1.1.0', '## 1.2.0\n\n- C\n'],
  ['1.2.0', 'Nothing has changed since 1.2.0.\n'],
])('the changes since %s', (since, text) => {
  expect(selectChanges(CHANGELOG, since)).toBe(text);
});

test('an unknown version is refused, and the message names the others', () => {
  expect(() => selectChanges(CHANGELOG, '0.9')).toThrow(
    "The changelog has no version '0.9'. It has 1.2.0, 1.1.0, 1.0.0.",
  );
});
