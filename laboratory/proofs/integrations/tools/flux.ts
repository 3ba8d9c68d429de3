import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { installModule } from '../../../comparison/install.ts';
import type { Integration } from '../integration.ts';

const MODULE = 'github.com/fluxcd/go-git-providers';
/** Later versions need a later Go than the compilers of most machines. */
const VERSION = '0.27.0';
const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDGP1J0VmLZ+PWFNBSRTuRrQfcDxXKkTbbmTeUFJLWWj flux';

/** The output of the program if each step has its effect. The library replaces a key that it creates again. */
const OUTPUT = [
  'repository true false',
  'key true true',
  'commits 2',
  'merged true',
  'file kind: Kustomization',
  'repositories true',
].join('\n');

export const flux: Integration = {
  id: 'flux',
  name: `${MODULE} (Go)`,
  version: VERSION,
  task: 'The provider library of flux makes a repository and a deploy key, each one although it is asked twice. It commits files, and opens, edits and merges a merge request.',
  afterwards: {
    'Each step reads back what it wrote, and the repository is not created again.': (_, output) =>
      output.trim().endsWith(OUTPUT),
    'The merge request has the edited title and is merged.': async (ask) => {
      const change = await ask('/projects/acme%2Ffleet/merge_requests/1');
      return change?.title === 'Add the staging cluster' && change.state === 'merged';
    },
    'The project has one deploy key, which may only read.': async (ask) => {
      const keys = (await ask('/projects/acme%2Ffleet/deploy_keys')) ?? [];
      return keys.length === 1 && keys[0].title === 'flux' && keys[0].can_push === false;
    },
  },
  refusals: {
    'GET 404 /projects/acme%2Ffleet': 'It asks whether the repository exists, and then creates it.',
  },
  install: () => installModule(MODULE, VERSION),
  drive: async ({ run, sandbox }, folder) => {
    const program = join(folder, 'program');
    await mkdir(program, { recursive: true });
    await copyFile(
      join(import.meta.dirname, '..', 'programs', 'flux', 'main.go'),
      join(program, 'main.go'),
    );
    await run('go', ['build', '-C', folder, '-o', 'flux', './program'], {
      env: { HOME: process.env.HOME ?? folder, GOFLAGS: '-mod=mod -buildvcs=false' },
    });
    return run(join(folder, 'flux'), [], {
      env: { FORGE: sandbox.url, TOKEN: sandbox.tokens.owner, KEY },
    });
  },
};
