import { copyFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { installFromNpm } from '../../../comparison/install.ts';
import type { Bench, Integration } from '../integration.ts';

const VERSION = '43.8.0';

export const gitbeaker: Integration = {
  id: 'gitbeaker',
  name: '@gitbeaker/rest (npm)',
  version: VERSION,
  task: 'A program with the client has the life of a project: members, branches, files, issues, a merge request, labels, variables, a release, protection, a fork.',
  afterwards: {
    'The project has the merged change, and its issue is closed.': async (ask) => {
      const project = 'acme%2Fshuttle';
      const file = await ask(`/projects/${project}/repository/files/src%2Fwings.ts?ref=main`);
      const [issue] = (await ask(`/projects/${project}/issues`)) ?? [];
      return file !== null && issue?.state === 'closed';
    },
    'The release has its new name and its link.': async (ask) => {
      const release = await ask('/projects/acme%2Fshuttle/releases/v1.0.0');
      return release?.name === 'Landing' && release.assets.links.length === 1;
    },
    'Label, variable, protection and member have the last values.': async (ask) => {
      const project = '/projects/acme%2Fshuttle';
      const label = await ask(`${project}/labels/gear`);
      const variable = await ask(`${project}/variables/RUNWAY`);
      const protection = await ask(`${project}/protected_branches/release%2F*`);
      const member = await ask(`${project}/members/14`);
      return (
        label !== null &&
        variable?.value === '18R' &&
        protection?.push_access_levels[0].access_level === 40 &&
        member?.access_level === 40
      );
    },
  },
  install: () => installFromNpm('@gitbeaker/rest', VERSION),
  drive: (bench, folder) => runProgram(bench, folder, 'gitbeaker.mjs'),
};

/** Runs a program of the proof with the packages of a tool, as the owner of the group `acme`. */
export async function runProgram(
  { run, sandbox, folder: bench }: Bench,
  folder: string,
  program: string,
): Promise<string> {
  await copyFile(join(import.meta.dirname, '..', 'programs', program), join(bench, program));
  await symlink(join(folder, 'node_modules'), join(bench, 'node_modules'));
  return run(process.execPath, [program], {
    env: {
      FORGE: sandbox.url,
      TOKEN: sandbox.tokens.owner,
      REVIEWER: sandbox.tokens.maintainer,
    },
  });
}
