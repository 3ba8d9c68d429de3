import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installFromNpm } from '../../../comparison/install.ts';
import type { Ask, Integration } from '../integration.ts';
import { withNode24 } from './node24.ts';

const VERSION = '25.0.9';
const PLUGIN = '@semantic-release/gitlab@13.3.3';

/** The settings that a project has in `release.config.json`. */
const SETTINGS = {
  branches: ['main'],
  plugins: [
    '@semantic-release/commit-analyzer',
    '@semantic-release/release-notes-generator',
    '@semantic-release/gitlab',
  ],
};

export const semanticRelease: Integration = {
  id: 'semantic-release',
  name: `semantic-release with ${PLUGIN} (npm)`,
  version: VERSION,
  task: 'It reads the commits since the last tag, pushes a tag, makes a release with notes, and comments on the merge request and its issue.',
  afterwards: {
    'The tag v1.2.0 is on the newest commit of main.': async (ask) => {
      const tag = await ask('/projects/5/repository/tags/v1.2.0');
      const main = await ask('/projects/5/repository/branches/main');
      return tag?.commit.id === main.commit.id;
    },
    'The release v1.2.0 has notes with the feature and its scope.': async (ask) => {
      const release = await ask('/projects/5/releases/v1.2.0');
      return /### Features[\s\S]*\*\*landing:\*\* open the parachute/.test(release?.description);
    },
    'The merged merge request has one comment with the version.': (ask) =>
      hasOneComment(ask, '/projects/5/merge_requests?source_branch=feat/parachute'),
    'The issue that it closes has one comment with the version.': (ask) =>
      hasOneComment(ask, '/projects/5/issues?iids[]=11'),
  },
  install: () => installFromNpm('semantic-release', VERSION, PLUGIN),
  prepare: async ({ run, send, remote, folder }) => {
    await run('git', ['clone', '--quiet', remote('acme/rocket'), 'work']);
    const git = (...args: string[]) => run('git', args, { below: 'work' });
    await git('checkout', '--quiet', '-b', 'feat/parachute');
    await writeFile(join(folder, 'work', 'parachute.ts'), 'export const isOpen = true;\n');
    await writeFile(join(folder, 'work', 'release.config.json'), JSON.stringify(SETTINGS));
    await git('add', '.');
    await git('commit', '--quiet', '-m', 'feat(landing): open the parachute');
    await git('push', '--quiet', 'origin', 'feat/parachute');
    const created = await send('POST', '/projects/5/merge_requests', {
      source_branch: 'feat/parachute',
      target_branch: 'main',
      title: 'Open the parachute',
      description: 'Closes #11',
    });
    const { iid } = created as { iid: number };
    await send('PUT', `/projects/5/merge_requests/${iid}/merge`, {});
    await git('checkout', '--quiet', 'main');
    await git('pull', '--quiet');
  },
  drive: async ({ run, sandbox, folder: bench }, folder) => {
    // The plugins are looked for in the project, as `npm install` would place them.
    await symlink(join(folder, 'node_modules'), join(bench, 'work', 'node_modules'));
    return run(
      join(folder, 'node_modules', '.bin', 'semantic-release'),
      ['--no-ci', '--extends', './release.config.json'],
      {
        below: 'work',
        env: {
          ...(await withNode24()),
          GL_TOKEN: sandbox.tokens.maintainer,
          GL_URL: sandbox.url,
        },
      },
    );
  },
};

/** Whether the first item of a list has exactly one comment that names the version. */
async function hasOneComment(ask: Ask, list: string): Promise<boolean> {
  const [{ iid }] = await ask(list);
  const notes: { body: string }[] = await ask(`${list.split('?')[0]}/${iid}/notes`);
  return notes.filter(({ body }) => body.includes('in version 1.2.0')).length === 1;
}
