import { expect, test } from 'vitest';
import { contractChanges } from './contractChanges.ts';

test('takes the section about the contract from each version', () => {
  const changelog = `# Changelog

## Next

### Added

- The client: a logger.

### In the contract

#### Added

- \`getTag\`

#### Deprecated

- \`listTags\`: parameter \`order\`

## 1.1.0

### Changed

- A mock.

## 1.0.1

### In the contract

#### Changed

- \`listTags\`: parameter \`page\`
`;
  expect(contractChanges(changelog)).toBe(`### Not released yet

#### Added

- \`getTag\`

#### Deprecated

- \`listTags\`: parameter \`order\`

### 1.0.1

#### Changed

- \`listTags\`: parameter \`page\``);
});

test('returns an empty text if no version has changed the contract', () => {
  expect(contractChanges('# Changelog\n\n## 1.0.0\n\nThe first release.\n')).toBe('');
});
