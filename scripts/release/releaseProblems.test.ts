import { expect, test } from 'vitest';
import { releaseProblems } from './releaseProblems.ts';

const release = {
  packageVersion: '1.1.0',
  contractVersion: '1.1.0',
  changelog: '# Changelog\n\n## 1.1.0\n\n- A new field.\n\n## 1.0.0\n',
  tags: ['v1.1.0'],
  addresses: { repository: 'git+https://forge.dev/acme/forge-contract.git' },
  contacts: { 'SECURITY.md': 'Write to <security@forge.dev>.' },
};

test('a release with the same version in all places may be published', () => {
  expect(releaseProblems(release)).toEqual([]);
});

test.each([
  ['package.json lags behind', { packageVersion: '1.0.0' }, 'has version 1.0.0'],
  [
    'the changelog has no entry',
    { changelog: '## 1.1.0-beta\n## 1.0.0\n' },
    "no heading '## 1.1.0'",
  ],
  [
    'the changelog has changes after the version',
    { changelog: '## Next\n\n- Another field.\n\n## 1.1.0\n' },
    "has changes under '## Next' that 1.1.0 lacks",
  ],
  [
    'an address is still a placeholder',
    { addresses: { bugs: 'https://example.com/your-group/forge-contract/issues' } },
    'bugs in package.json is a placeholder: https://example.com/',
  ],
  ['an address is missing', { addresses: { repository: undefined } }, 'has no repository'],
  [
    'a page names no real contact',
    { contacts: { 'SECURITY.md': 'Write to <security@example.com>.' } },
    'SECURITY.md has a placeholder: security@example.com',
  ],
  [
    'nobody owns the code',
    { contacts: { '.github/CODEOWNERS': '* @your-group/maintainers' } },
    '.github/CODEOWNERS has a placeholder: @your-group/maintainers',
  ],
  [
    'a ready file names no repository',
    { contacts: { 'ci.yml': 'registry.example.com uses: your-group/forge-contract@v1.1.0' } },
    'ci.yml has a placeholder: your-group/forge-contract@v1.1.0',
  ],
  ['the commit has no tag', { tags: [] }, 'has no tag: it should have v1.1.0'],
  ['the commit has another tag', { tags: ['v1.0.9'] }, 'has the tag v1.0.9: it should have v1.1.0'],
])('a release may not be published when %s', (_, change, message) => {
  expect(releaseProblems({ ...release, ...change })).toEqual([expect.stringContaining(message)]);
});
