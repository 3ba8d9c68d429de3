import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installFromNpm } from '../../../comparison/install.ts';
import type { Integration } from '../integration.ts';

const VERSION = '2.14.2';

/** A template that shows what git alone does not know: users and merge requests. */
const SETTINGS = `
[changelog]
body = """
## {{ version | default(value="unreleased") }}
{% for commit in commits %}
- {{ commit.message | split(pat="\\n") | first }}{% if commit.remote.pr_number %} (!{{ commit.remote.pr_number }}: {{ commit.remote.pr_title }}){% endif %}{% if commit.remote.username %} by {{ commit.remote.username }}{% endif %}
{%- endfor %}
"""
[git]
conventional_commits = false
filter_unconventional = false
`;

export const gitCliff: Integration = {
  id: 'git-cliff',
  name: 'git-cliff (npm)',
  version: VERSION,
  task: 'It writes a changelog of the whole history, with merge requests and authors from the API.',
  afterwards: {
    'The merge of merge request 22 has its number and title.': (_, output) =>
      /Merge branch 'feature\/fuel-tank'[^\n]*\(!22: Add the fuel tank\)/.test(output),
    'Commits have the names of their authors.': (_, output) =>
      /Check the fuel before ignition by Dana Developer/.test(output),
    'Each tag that names a version has a section.': (_, output) =>
      ['v0.9.0', 'v1.0.0', 'v1.1.0'].every((tag) => output.includes(`## ${tag}\n`)),
  },
  install: () => installFromNpm('git-cliff', VERSION),
  prepare: async ({ run, remote, folder }) => {
    await run('git', ['clone', '--quiet', remote('acme/rocket'), 'work']);
    await writeFile(join(folder, 'work', 'cliff.toml'), SETTINGS);
  },
  drive: ({ run, sandbox }, folder) =>
    run(join(folder, 'node_modules', '.bin', 'git-cliff'), ['--config', 'cliff.toml'], {
      below: 'work',
      env: {
        GITLAB_API_URL: sandbox.apiUrl,
        GITLAB_REPO: 'acme/rocket',
        GITLAB_TOKEN: sandbox.tokens.developer,
      },
    }),
};
