/** Writes a repository as an input stream for `git fast-import`. The same repository always gives the same bytes. */

import type { Repository, RepositoryCommit } from './buildRepository.ts';
import { FileTree, findBlob, findMode } from './fileTree.ts';
import { signatureText } from './gitObject.ts';

/**
 * Returns a stream from which `git init --bare X && git -C X fast-import < stream` creates the objects of the
 * repository, with the same SHAs as in `buildRepository`. The refs of `listRefs` have to be written afterwards: git would
 * write a file for each of them, which takes longer than the objects.
 */
export function fastImportStream({ defaultBranch, commits, tags, blobs }: Repository): Buffer {
  const marks = new Map<string, string>();
  const findMark = (sha: string): string => marks.get(sha) as string;
  const parts: (string | Buffer)[] = [];
  const data = (content: Buffer) => parts.push(`data ${content.length}\n`, content, '\n');
  const mark = (sha: string) => {
    marks.set(sha, `:${marks.size + 1}`);
    parts.push(`mark ${findMark(sha)}\n`);
  };

  for (const { sha, content } of blobs.values()) {
    parts.push('blob\n');
    mark(sha);
    data(content);
  }
  for (const commit of commits.values()) {
    const [first, ...merged] = commit.parents;
    // Without this reset, git would use the last commit of the branch as the parent of a commit without parents.
    if (first === undefined) parts.push(`reset refs/heads/${defaultBranch}\n\n`);
    // A commit needs a branch. The refs are written afterwards, so it may be the default branch for all of them.
    parts.push(`commit refs/heads/${defaultBranch}\n`);
    mark(commit.sha);
    parts.push(`author ${signatureText(commit.author)}\n`);
    parts.push(`committer ${signatureText(commit.committer)}\n`);
    data(Buffer.from(commit.message));
    if (first !== undefined) parts.push(`from ${findMark(first)}\n`);
    for (const parent of merged) parts.push(`merge ${findMark(parent)}\n`);
    for (const line of changes(commit, commits, findMark)) parts.push(`${line}\n`);
    parts.push('\n');
  }
  for (const { name, commit, tagger, message } of tags) {
    if (!tagger) continue;
    parts.push(`tag ${name}\nfrom ${findMark(commit)}\ntagger ${signatureText(tagger)}\n`);
    data(Buffer.from(message ?? ''));
  }
  parts.push('done\n');
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}

/** Lists the differences between the files of a commit and the files of its first parent. */
function changes(
  { files, parents: [first] }: RepositoryCommit,
  commits: Map<string, RepositoryCommit>,
  markOf: (sha: string) => string,
): string[] {
  const before = commits.get(first ?? '')?.files ?? FileTree.empty();
  const changed = [...files.changesSince(before)];
  return [
    ...changed.filter(([, file]) => !file).map(([path]) => `D ${path}`),
    ...changed.flatMap(([path, file]) =>
      file ? [`M ${findMode(file)} ${markOf(findBlob(file).sha)} ${path}`] : [],
    ),
  ];
}
