import { installFromNpm } from '../../../comparison/install.ts';
import type { Integration } from '../integration.ts';
import { runProgram } from './gitbeaker.ts';

const PACKAGE = '@backstage/plugin-catalog-backend-module-gitlab';
const VERSION = '0.8.8';
const NO_FILE = 'It asks whether the project has a catalog file, and leaves the project out.';

export const backstage: Integration = {
  id: 'backstage',
  name: `${PACKAGE} (npm)`,
  version: VERSION,
  task: "The providers of backstage's catalog discover the projects of a group that have a catalog file, and the users.",
  afterwards: {
    'The catalog has the file of the one project that has it.': (_, output) =>
      output.match(/^Location /gm)?.length === 1 &&
      output.includes('/acme/rocket/-/blob/main/catalog-info.yaml'),
    'The catalog has the users with their names.': (_, output) =>
      output.includes('User dana Dana Developer') && output.includes('User omar Omar Owner'),
    'The provider has read both groups.': (_, output) => output.includes('Scanned 2 groups'),
  },
  lacks:
    'Groups are not in the catalog: the provider asks GraphQL for their members, and leaves out a group without members. The sandbox has no GraphQL.',
  refusals: {
    'HEAD 404 /projects/6/repository/files/catalog-info.yaml': NO_FILE,
    'HEAD 404 /projects/15/repository/files/catalog-info.yaml': NO_FILE,
  },
  install: () => installFromNpm(PACKAGE, VERSION),
  prepare: async ({ send }) => {
    await send('POST', '/projects/5/repository/files/catalog-info.yaml', {
      branch: 'main',
      commit_message: 'Describe the rocket for the catalog',
      content: 'apiVersion: backstage.io/v1alpha1\nkind: Component\nmetadata: { name: rocket }\n',
    });
  },
  drive: (bench, folder) => runProgram(bench, folder, 'backstage.mjs'),
};
