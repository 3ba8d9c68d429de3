import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { installFromNpm } from '../../../comparison/install.ts';
import type { Integration } from '../integration.ts';

const PACKAGE = '@zereight/mcp-gitlab';
const VERSION = '2.1.64';

/** The calls of an assistant that looks around, changes a file on a branch, and discusses the change. */
const CALLS: [tool: string, args: Record<string, unknown>][] = [
  ['get_project', { project_id: 'acme/rocket' }],
  ['search_repositories', { search: 'rocket' }],
  ['get_users', { usernames: ['dana'] }],
  ['get_file_contents', { project_id: '5', file_path: 'README.md', ref: 'main' }],
  ['get_repository_tree', { project_id: '5', ref: 'main' }],
  ['list_commits', { project_id: '5' }],
  ['list_labels', { project_id: '5' }],
  ['list_issues', { project_id: '5', scope: 'all' }],
  ['create_issue', { project_id: '5', title: 'The nose is cold', labels: ['nose'] }],
  ['create_branch', { project_id: '5', branch: 'warm-nose', ref: 'main' }],
  [
    'create_or_update_file',
    {
      project_id: '5',
      file_path: 'nose.txt',
      branch: 'warm-nose',
      content: 'wool\n',
      commit_message: 'Warm the nose',
    },
  ],
  [
    'push_files',
    {
      project_id: '5',
      branch: 'warm-nose',
      commit_message: 'Add a scarf',
      files: [{ file_path: 'scarf.txt', content: 'red\n' }],
    },
  ],
  [
    'create_merge_request',
    { project_id: '5', source_branch: 'warm-nose', target_branch: 'main', title: 'Warm the nose' },
  ],
  ['list_merge_requests', { project_id: '5', state: 'opened' }],
  ['get_merge_request', { project_id: '5', source_branch: 'warm-nose' }],
  ['get_merge_request_diffs', { project_id: '5', source_branch: 'warm-nose' }],
  [
    'create_note',
    { project_id: '5', noteable_type: 'merge_request', noteable_iid: '24', body: 'Red is fine.' },
  ],
  ['create_merge_request_thread', { project_id: '5', merge_request_iid: '24', body: 'Why wool?' }],
  ['mr_discussions', { project_id: '5', merge_request_iid: '24' }],
  ['merge_merge_request', { project_id: '5', merge_request_iid: '24' }],
  ['list_releases', { project_id: '5' }],
];

export const mcpServer: Integration = {
  id: 'mcp-gitlab',
  name: `${PACKAGE} (npm)`,
  version: VERSION,
  task: `An assistants' server of others gets ${CALLS.length} calls. It reads, creates an issue, and changes files. It opens, discusses and merges a merge request.`,
  afterwards: {
    'No call ends with an error.': (_, output) => output.split('\n').length === CALLS.length,
    'The merge request is merged, and both files are on main.': async (ask) => {
      const [change] = await ask('/projects/5/merge_requests?source_branch=warm-nose');
      const files = await Promise.all(
        ['nose.txt', 'scarf.txt'].map((file) =>
          ask(`/projects/5/repository/files/${file}?ref=main`),
        ),
      );
      return change?.state === 'merged' && files.every((file) => file !== null);
    },
    'It has a comment and a thread.': async (ask) => {
      const threads: { individual_note: boolean; notes: { body: string }[] }[] =
        (await ask('/projects/5/merge_requests/24/discussions')) ?? [];
      const find = (text: string) => threads.find(({ notes }) => notes[0]?.body === text);
      return (
        find('Red is fine.')?.individual_note === true &&
        find('Why wool?')?.individual_note === false
      );
    },
    'The issue has its label.': async (ask) => {
      const [issue] = await ask('/projects/5/issues?search=nose');
      return issue?.labels.includes('nose') === true;
    },
  },
  refusals: {
    'GET 404 /projects/5/repository/files/nose.txt':
      'It asks whether the file exists, and then creates it.',
  },
  install: () => installFromNpm(PACKAGE, VERSION),
  drive: async ({ sandbox, folder: bench }, folder) => {
    const client = new Client({ name: 'integrations', version: '1' });
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [join(folder, 'node_modules', PACKAGE, 'build', 'index.js')],
        cwd: bench,
        stderr: 'ignore',
        env: {
          PATH: process.env.PATH ?? '',
          GITLAB_PERSONAL_ACCESS_TOKEN: sandbox.tokens.maintainer,
          GITLAB_API_URL: sandbox.apiUrl,
          GITLAB_DISABLE_VERSION_CHECK: 'true',
        },
      }),
    );
    try {
      const done: string[] = [];
      for (const [name, args] of CALLS) {
        const { isError, content } = await client.callTool({ name, arguments: args });
        if (isError) throw new Error(`${name}: ${JSON.stringify(content).slice(0, 600)}`);
        done.push(name);
      }
      return done.join('\n');
    } finally {
      await client.close();
    }
  },
};
