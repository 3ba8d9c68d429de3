import { expect, test } from 'vitest';
import { contractChanges } from './contractChanges.ts';

test('is what the changelog has by operation, of each version', () => {
  const changelog = `# Changelog

## Next

- The client: a logger.

### Added

- \`getTag\`

### Deprecated

- \`listTags\`: parameter \`order\`

## 1.1.0

### Of the command

- A mock.

## 1.0.1

### Changed

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

test('is nothing where no version has changed it', () => {
  expect(contractChanges('# Changelog\n\n## 1.0.0\n\nThe first release.\n')).toBe('');
});
