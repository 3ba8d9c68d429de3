import { createHash } from 'node:crypto';
import type { operations } from '../../../generated/packs/everyday/types.ts';
import { guessContentType } from '../../../sandbox/for-packs/index.ts';
import type { PackContext, PackHandlers, PackRequest } from '../../pack.ts';

export const handlers: PackHandlers<operations> = {
  getRepositoryFile: async (request) => {
    const { commit, entry, content, ref } = await findFile(request);
    const repository = await request.repository('read');
    const file = {
      file_name: entry.path.split('/').at(-1),
      file_path: entry.path,
      size: content.length,
      encoding: 'base64',
      content: content.toString('base64'),
      content_sha256: createHash('sha256').update(content).digest('hex'),
      ref,
      blob_id: entry.sha,
      commit_id: commit,
      last_commit_id: await repository.findLastCommit(commit, entry.path),
      execute_filemode: entry.mode === '100755',
    };
    return request.reply(200, file, factHeaders(file));
  },
  getRawRepositoryFile: async (request) => {
    const { content } = await findFile(request);
    return request.reply(200, content, { 'content-type': guessContentType(content) });
  },
  createRepositoryFile: (request) => changeFile(request, 'create'),
  updateRepositoryFile: (request) => changeFile(request, 'update'),
  deleteRepositoryFile: async (request) => {
    await changeFile(request, 'delete');
    return undefined;
  },
};

type Read = PackRequest<operations['getRepositoryFile' | 'getRawRepositoryFile']>;

/** Finds the file of the path. @throws a Refusal with 404 */
async function findFile({ path, query, repository: open, refuse }: Read) {
  const repository = await open('read');
  const ref = query.ref ?? repository.defaultBranch;
  const commit = (await repository.resolve(ref)) ?? refuse(404, '404 Commit Not Found');
  const missing = '404 File Not Found';
  const entry = (await repository.entry(commit, path.file_path)) ?? refuse(404, missing);
  const content = (await repository.blob(entry.sha)) ?? refuse(404, missing);
  return { commit, entry, content, ref };
}

/** Returns the facts of a file as headers, without its content, for clients that send `HEAD`. */
function factHeaders({ content: _, ...facts }: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      `x-gitlab-${name.replaceAll('_', '-')}`,
      encodeURI(String(value)),
    ]),
  );
}

type Change = PackRequest<
  operations['createRepositoryFile' | 'updateRepositoryFile' | 'deleteRepositoryFile']
>;

/** The parts of a change that belong to its one action, and not to the commit. */
const OF_ACTION = ['content', 'encoding', 'execute_filemode', 'last_commit_id'] as const;

/** Changes a file by a commit with one action, as the operation of the contract does. */
async function changeFile(
  { path, body, performContract }: Change & PackContext,
  action: 'create' | 'update' | 'delete',
) {
  const { file_path } = path;
  const fields: Record<string, unknown> = body;
  const ofAction = Object.fromEntries(
    OF_ACTION.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
  const ofCommit = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !(name in ofAction)),
  );
  await performContract('createCommit', {
    body: { ...ofCommit, actions: [{ action, file_path, ...ofAction }] } as never,
  });
  return { file_path, branch: body.branch };
}
