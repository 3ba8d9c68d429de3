import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '../../../../wire/startServer.ts';
import { installFromNpm } from '../../../comparison/install.ts';
import type { Ask, Bench, Integration } from '../integration.ts';
import { installNode24, withNode24 } from './node24.ts';

const VERSION = '44.121.2';

/** The package of the update. Its versions come from a server of the proof, so that no registry decides the result. */
const PACKAGE = 'left-nozzle';

export const renovate: Integration = {
  id: 'renovate',
  name: 'renovate (npm)',
  version: VERSION,
  task: 'It finds the project, pushes a branch with an update of `package.json`, and opens a merge request with a label and a reviewer. Its second run finds both.',
  afterwards: {
    'One merge request updates left-nozzle, with the label and the reviewer of the settings.':
      async (ask) => {
        const found = await findUpdates(ask);
        return (
          found.length === 1 &&
          found[0]?.labels.includes('dependencies') === true &&
          found[0].reviewers[0]?.username === 'dana'
        );
      },
    'Its branch changes package.json to the new version.': async (ask) => {
      const [update] = await findUpdates(ask);
      if (!update) return false;
      const ref = encodeURIComponent(update.source_branch);
      const { content } = await ask(`/projects/5/repository/files/package.json?ref=${ref}`);
      return Buffer.from(content, 'base64').toString().includes('"left-nozzle": "1.4.0"');
    },
    'The dependency dashboard is one issue that links the merge request.': async (ask) => {
      const [update] = await findUpdates(ask);
      const issues: { title: string; description: string }[] = await ask('/projects/5/issues');
      const boards = issues.filter(({ title }) => title === 'Dependency Dashboard');
      return boards.length === 1 && boards[0]?.description.includes(`(!${update?.iid})`) === true;
    },
    'The second run finds the merge request, and creates none.': (_, output) => {
      const [first = '', second = ''] = output.split('— second run —');
      return (
        first.includes('"msg":"PR created"') &&
        !second.includes('"msg":"PR created"') &&
        second.includes('"msg":"Repository finished"')
      );
    },
  },
  install: async () => {
    await installNode24();
    return installFromNpm('renovate', VERSION);
  },
  prepare: async ({ run, remote, folder }) => {
    await run('git', ['clone', '--quiet', remote('acme/rocket'), 'work']);
    const git = (...args: string[]) => run('git', args, { below: 'work' });
    const manifest = { name: 'rocket', version: '1.0.0', dependencies: { [PACKAGE]: '1.3.0' } };
    const settings = {
      $schema: 'https://docs.renovatebot.com/renovate-schema.json',
      dependencyDashboard: true,
      labels: ['dependencies'],
      reviewers: ['dana'],
    };
    await writeFile(join(folder, 'work', 'package.json'), JSON.stringify(manifest, null, 2));
    await writeFile(join(folder, 'work', 'renovate.json'), JSON.stringify(settings, null, 2));
    await git('add', '.');
    await git('commit', '--quiet', '-m', 'Use a nozzle');
    await git('push', '--quiet', 'origin', 'main');
  },
  drive: async (bench, folder) => {
    const registry = await startRegistry();
    try {
      const first = await runRenovate(bench, folder, registry.url);
      return `${first}\n— second run —\n${await runRenovate(bench, folder, registry.url)}`;
    } finally {
      await registry.close();
    }
  },
};

async function runRenovate(
  { run, sandbox, folder: bench }: Bench,
  folder: string,
  registry: string,
): Promise<string> {
  return run(
    join(folder, 'node_modules', '.bin', 'renovate'),
    [
      ...['--platform=gitlab', `--endpoint=${sandbox.apiUrl}`],
      ...['--autodiscover=true', '--autodiscover-filter=acme/rocket', '--onboarding=false'],
      ...['--enabled-managers=npm', '--minimum-release-age=null'],
    ],
    {
      env: {
        ...(await withNode24()),
        RENOVATE_TOKEN: sandbox.tokens.maintainer,
        RENOVATE_BASE_DIR: join(bench, 'renovate'),
        RENOVATE_NPMRC: `registry=${registry}/`,
        LOG_LEVEL: 'debug',
        LOG_FORMAT: 'json',
      },
    },
  );
}

/** Starts a package registry that has one package in two versions. */
async function startRegistry() {
  return startServer(async (request, response) => {
    const isPackage = request.url === `/${PACKAGE}`;
    const release = (version: string) => ({ name: PACKAGE, version, dist: { tarball: '' } });
    response.writeHead(isPackage ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(
      JSON.stringify({
        name: PACKAGE,
        'dist-tags': { latest: '1.4.0' },
        versions: { '1.3.0': release('1.3.0'), '1.4.0': release('1.4.0') },
        time: { '1.3.0': '2026-01-01T00:00:00Z', '1.4.0': '2026-02-01T00:00:00Z' },
      }),
    );
  }, 0);
}

interface Update {
  iid: number;
  title: string;
  labels: string[];
  reviewers: { username: string }[];
  source_branch: string;
}

async function findUpdates(ask: Ask): Promise<Update[]> {
  const all: Update[] = await ask('/projects/5/merge_requests?state=opened');
  return all.filter(({ title }) => title.includes(PACKAGE));
}
