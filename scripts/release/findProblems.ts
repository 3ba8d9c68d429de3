import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GENERATED_DIR, PROJECT_DIR } from '../paths.ts';
import { releaseProblems } from './releaseProblems.ts';

/** The files that name people or addresses. */
const CONTACTS = [
  'SECURITY.md',
  'CODE_OF_CONDUCT.md',
  'MAINTAINERS.md',
  '.github/CODEOWNERS',
  '.github/ISSUE_TEMPLATE/config.yml',
  'docs/ci/github.yml',
  'docs/ci/github-sandbox.yml',
  'docs/ci/gitlab-ci.yml',
  'docs/sandbox/image.md',
  'docs/sandbox/ready/gitlab-ci.yml',
  'examples/operator/.github/workflows/conformance.yml',
  'examples/operator/.gitlab-ci.yml',
];

/**
 * Returns the reasons against a release of this commit, as sentences. Examples are versions that differ, a missing tag, and
 * a placeholder for an address.
 */
export async function findProblems(): Promise<string[]> {
  const read = (folder: string, file: string) => readFile(join(folder, file), 'utf8');
  const tags = execFileSync('git', ['tag', '--points-at', 'HEAD'], {
    cwd: PROJECT_DIR,
    encoding: 'utf8',
  });
  const manifest = JSON.parse(await read(PROJECT_DIR, 'package.json'));
  return releaseProblems({
    packageVersion: manifest.version,
    contractVersion: JSON.parse(await read(GENERATED_DIR, 'openapi.json')).info.version,
    changelog: await read(PROJECT_DIR, 'CHANGELOG.md'),
    tags: tags.split('\n').filter(Boolean),
    addresses: {
      repository: manifest.repository?.url,
      homepage: manifest.homepage,
      reference: manifest.reference,
      bugs: manifest.bugs?.url,
    },
    contacts: Object.fromEntries(
      await Promise.all(CONTACTS.map(async (file) => [file, await read(PROJECT_DIR, file)])),
    ),
  });
}
