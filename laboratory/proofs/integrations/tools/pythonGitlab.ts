import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installFromPypi } from '../../../comparison/install.ts';
import type { Integration } from '../integration.ts';

const VERSION = '8.6.0';
const PROGRAM = 'python_gitlab.py';

export const pythonGitlab: Integration = {
  id: 'python-gitlab',
  name: 'python-gitlab (PyPI)',
  version: VERSION,
  task: 'A program with the client has the life of a project, as above. It also replies in a thread, and archives the project.',
  afterwards: {
    'The project has the merged change, and its issue is closed.': async (ask) => {
      const file = await ask('/projects/acme%2Fferry/repository/files/deck.txt?ref=main');
      const [issue] = (await ask('/projects/acme%2Fferry/issues')) ?? [];
      return file !== null && issue?.state === 'closed';
    },
    'The thread on the merge request has its reply.': async (ask) => {
      const threads: { individual_note: boolean; notes: unknown[] }[] =
        (await ask('/projects/acme%2Fferry/merge_requests/1/discussions')) ?? [];
      return threads.some((one) => !one.individual_note && one.notes.length === 2);
    },
    'Release, label, variable and member have the last values.': async (ask) => {
      const project = '/projects/acme%2Fferry';
      const release = await ask(`${project}/releases/v1.0.0`);
      const label = await ask(`${project}/labels/hull`);
      const variable = await ask(`${project}/variables/PORT`);
      const member = await ask(`${project}/members/14`);
      return (
        release?.description === 'It floats well.' &&
        release.assets.links.length === 1 &&
        label?.color === '#00aa55' &&
        variable?.value === 'west' &&
        member?.access_level === 40
      );
    },
  },
  install: () => installFromPypi('python-gitlab', VERSION),
  drive: async ({ run, sandbox, folder: bench }, folder) => {
    await copyFile(join(import.meta.dirname, '..', 'programs', PROGRAM), join(bench, PROGRAM));
    return run(join(folder, 'bin', 'python'), [PROGRAM], {
      env: {
        FORGE: sandbox.url,
        TOKEN: sandbox.tokens.owner,
        REVIEWER: sandbox.tokens.maintainer,
      },
    });
  },
};
