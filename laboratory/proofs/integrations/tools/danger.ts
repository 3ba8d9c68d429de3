import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installFromNpm } from '../../../comparison/install.ts';
import type { Ask, Integration } from '../integration.ts';

const VERSION = '14.0.7';

/** The rules of the project. They complain about the description, and about changes without a test. */
const DANGERFILE = `
const { title, description } = danger.gitlab.mr;
if (description.length < 40) warn('Describe "' + title + '" in a sentence.');
const files = [...danger.git.created_files, ...danger.git.modified_files];
if (!files.some((file) => file.includes('test'))) fail('No test among ' + files.join(', ') + '.');
message(danger.gitlab.commits.length + ' commits, approved: ' + danger.gitlab.approvals.approved_by.length);
`;

export const danger: Integration = {
  id: 'danger',
  name: 'danger (npm)',
  version: VERSION,
  task: 'It reads changes, commits and approvals of a merge request, and comments. After a change of the description, its second run edits the comment.',
  afterwards: {
    'The merge request has one comment of danger, which names the changed file.': async (ask) => {
      const comments = await readComments(ask);
      return comments.length === 1 && comments[0]?.body.includes('src/telemetry.ts') === true;
    },
    'The comment was edited: the complaint about the description is gone.': async (ask) => {
      const [comment] = await readComments(ask);
      return (
        comment !== undefined &&
        comment.updated_at > comment.created_at &&
        !comment.body.includes('in a sentence')
      );
    },
    'The second run has found the complaint about the missing test again.': (_, output) =>
      output.split('No test among').length > 2,
  },
  install: () => installFromNpm('danger', VERSION),
  drive: async ({ run, send, sandbox, folder: bench }, folder) => {
    await writeFile(join(bench, 'dangerfile.js'), DANGERFILE);
    const runDanger = () =>
      run(join(folder, 'node_modules', '.bin', 'danger'), ['ci', '--verbose'], {
        env: {
          GITLAB_CI: 'true',
          CI_MERGE_REQUEST_IID: '21',
          CI_PROJECT_PATH: 'acme/rocket',
          CI_API_V4_URL: sandbox.apiUrl,
          CI_SERVER_URL: sandbox.url,
          DANGER_GITLAB_HOST: sandbox.url,
          DANGER_GITLAB_API_BASE_URL: sandbox.apiUrl,
          DANGER_GITLAB_API_TOKEN: sandbox.tokens.maintainer,
        },
      });
    const first = await runDanger();
    await send('PUT', '/projects/5/merge_requests/21', {
      description: 'Keeps what the sensors see, so that a flight can be repeated later.',
    });
    return first + (await runDanger());
  },
};

interface Comment {
  body: string;
  created_at: string;
  updated_at: string;
}

async function readComments(ask: Ask): Promise<Comment[]> {
  const notes: Comment[] = await ask('/projects/5/merge_requests/21/notes');
  return notes.filter(({ body }) => body.includes('DangerID'));
}
