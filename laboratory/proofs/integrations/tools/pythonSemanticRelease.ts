import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installFromPypi } from '../../../comparison/install.ts';
import type { Integration } from '../integration.ts';

const VERSION = '10.7.0';

export const pythonSemanticRelease: Integration = {
  id: 'python-semantic-release',
  name: 'python-semantic-release (PyPI)',
  version: VERSION,
  task: 'It counts the version up, commits it with a changelog, pushes commit and tag, and makes a release.',
  afterwards: {
    'The tag v1.1.1 is on the newest commit of main, which the tool has made.': async (ask) => {
      const tag = await ask('/projects/5/repository/tags/v1.1.1');
      const main = await ask('/projects/5/repository/branches/main');
      return tag?.commit.id === main.commit.id && main.commit.title === '1.1.1';
    },
    'The changelog on main has the fix.': async (ask) => {
      const file = await ask('/projects/5/repository/files/CHANGELOG.md?ref=main');
      const text = Buffer.from(file?.content ?? '', 'base64').toString();
      return /## v1\.1\.1[\s\S]*Close the valve/.test(text);
    },
    'The release v1.1.1 has the notes.': async (ask) => {
      const release = await ask('/projects/5/releases/v1.1.1');
      return release?.description.includes('Close the valve') === true;
    },
  },
  install: () => installFromPypi('python-semantic-release', VERSION),
  prepare: async ({ run, remote, folder, sandbox }) => {
    await run('git', ['clone', '--quiet', remote('acme/rocket'), 'work']);
    const git = (...args: string[]) => run('git', args, { below: 'work' });
    const settings = [
      '[semantic_release]',
      'version_toml = ["rocket.toml:rocket.version"]',
      '[semantic_release.remote]',
      'type = "gitlab"',
      `domain = "${sandbox.url}"`,
      'insecure = true',
    ];
    await writeFile(join(folder, 'work', 'releaserc.toml'), `${settings.join('\n')}\n`);
    await writeFile(join(folder, 'work', 'rocket.toml'), '[rocket]\nversion = "1.1.0"\n');
    await git('add', '.');
    await git('commit', '--quiet', '-m', 'fix: close the valve');
    await git('push', '--quiet', 'origin', 'main');
  },
  drive: ({ run, sandbox }, folder) =>
    run(
      join(folder, 'bin', 'semantic-release'),
      ['--config', 'releaserc.toml', 'version', '--skip-build'],
      { below: 'work', env: { GITLAB_TOKEN: sandbox.tokens.maintainer } },
    ),
};
