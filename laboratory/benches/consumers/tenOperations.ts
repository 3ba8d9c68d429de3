/** A program that calls ten operations. It is only compiled, to measure the type check, and never runs. */
import { createForgeClient, ForgeError } from '../../../client/index.ts';

const forge = createForgeClient({ baseUrl: 'https://forge.example.com', token: 'a-token' });
const path = { id: 'acme/rocket' };

export async function release(name: string): Promise<string> {
  const { data: branchTip } = await forge.GET('/projects/{id}/repository/commits/{sha}', {
    params: { path: { ...path, sha: 'main' } },
  });
  const commit = await forge.call('createCommit', {
    path,
    body: {
      branch: 'main',
      commit_message: `Release ${name}, after ${branchTip?.short_id}`,
      actions: [{ action: 'update', file_path: 'VERSION', content: name }],
    },
  });
  const tag = await forge.call('createTag', { path, body: { tag_name: name, ref: commit.id } });
  return tag.target;
}

export async function overview(): Promise<string[]> {
  const lines: string[] = [];
  for await (const { iid, title } of forge.paginate('listMergeRequests', {
    query: { state: 'opened', not: { author_id: 7 } },
  }))
    lines.push(`!${iid} ${title}`);
  for await (const { name } of forge.paginate('listTags', { path })) lines.push(name);
  for await (const { description } of forge.paginate('listRunners', {
    query: { 'tag_list[]': ['docker'] },
  }))
    lines.push(description ?? '');
  return lines;
}

export async function cleanUp(): Promise<void> {
  const { data: keys } = await forge.GET('/user/keys');
  for (const key of keys ?? []) {
    try {
      await forge.call('deleteSshKey', { path: { key_id: key.id } });
    } catch (error) {
      if (!(error instanceof ForgeError && error.status === 404)) throw error;
    }
  }
}

export async function download(): Promise<ReadableStream<Uint8Array>> {
  const clusters = await forge.call('listClusters', { path });
  console.log(clusters.map(({ name }) => name));
  return forge.call('getArchive', { path, query: { sha: 'main' } });
}
