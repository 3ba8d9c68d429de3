/**
 * npm runs this before `npm publish`. It stops the publication if the version differs between package, contract and
 * changelog, or if the package has no public address yet.
 */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GENERATED_DIR, PROJECT_DIR } from '../paths.ts';
import { releaseProblems } from './releaseProblems.ts';

/** The pages that name people or addresses. */
const CONTACTS = [
  'SECURITY.md',
  'CODE_OF_CONDUCT.md',
  'MAINTAINERS.md',
  '.github/CODEOWNERS',
  '.github/ISSUE_TEMPLATE/config.yml',
];

const read = (folder: string, file: string) => readFile(join(folder, file), 'utf8');
const tags = execFileSync('git', ['tag', '--points-at', 'HEAD'], {
  cwd: PROJECT_DIR,
  encoding: 'utf8',
});
const manifest = JSON.parse(await read(PROJECT_DIR, 'package.json'));
const problems = releaseProblems({
  packageVersion: manifest.version,
  contractVersion: JSON.parse(await read(GENERATED_DIR, 'openapi.json')).info.version,
  changelog: await read(PROJECT_DIR, 'CHANGELOG.md'),
  tags: tags.split('\n').filter(Boolean),
  addresses: {
    repository: manifest.repository?.url,
    homepage: manifest.homepage,
    bugs: manifest.bugs?.url,
  },
  contacts: Object.fromEntries(
    await Promise.all(CONTACTS.map(async (file) => [file, await read(PROJECT_DIR, file)])),
  ),
});
for (const problem of problems) console.error(`error: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
