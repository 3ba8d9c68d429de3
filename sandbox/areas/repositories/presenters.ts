import type { Project } from '../../../generated/tables.ts';
import type { PathEntry } from '../../git/objectLookup.ts';
import { DIRECTORY } from '../../git/readObject.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { SandboxRequest, SuccessOf } from '../../server/handler.ts';
import { type presentCommit, presentShortCommit } from '../../sharedPresenters/commit.ts';
import { fullPath } from '../../sharedPresenters/projectSummary.ts';
import type { Comparison, ShownDiff } from './compare.ts';

/** The maximum number of bytes that a batch shows of a file: 1 MB. */
const BATCH_BYTES = 1024 * 1024;

export function presentTreeEntry(
  { sha, name, path, mode }: PathEntry,
  lastCommit?: ReturnType<typeof presentCommit>,
): SuccessOf<'listTree'>[number] {
  return {
    id: sha,
    name,
    type: mode === DIRECTORY ? 'tree' : 'blob',
    path,
    mode,
    ...(lastCommit && { last_commit: lastCommit }),
  };
}

export function presentBlob(sha: string, content: Buffer): SuccessOf<'getBlob'> {
  return {
    content: content.toString('base64'),
    encoding: 'base64',
    sha,
    size: content.length,
  };
}

/** Returns a file of a batch. Even if the content is cut, `size` is the full size. */
export function presentBatchItem(
  path: string,
  ref: string,
  content: Buffer,
): SuccessOf<'getBlobs'>[number] {
  return {
    content: content.subarray(0, BATCH_BYTES).toString('base64'),
    encoding: 'base64',
    path,
    ref,
    size: content.length,
    truncated: content.length > BATCH_BYTES,
  };
}

export function presentComparison(
  { webOrigin }: Sandbox,
  project: Project,
  query: SandboxRequest<'compareRefs'>['query'],
  { head, commits, isSame, isTimeout, diffs }: Comparison,
): SuccessOf<'compareRefs'> {
  const { from, to, straight, from_project_id: other, unidiff = false } = query;
  const range = `${encodeRef(from)}${straight ? '..' : '...'}${encodeRef(to)}`;
  return {
    commit: presentShortCommit(head),
    commits: commits.map(presentShortCommit),
    compare_same_ref: isSame,
    compare_timeout: isTimeout,
    diffs: diffs.map((diff) => presentDiff(diff, unidiff)),
    web_url: `${webOrigin}/${fullPath(project)}/-/compare/${range}${other === undefined ? '' : `?from_project_id=${other}`}`,
  };
}

export function presentDiff(
  diff: ShownDiff,
  unidiff: boolean,
): SuccessOf<'compareRefs'>['diffs'][number] {
  const { oldPath, newPath, oldMode, newMode, patch, isCollapsed, isTooLarge } = diff;
  const isHidden = patch === undefined || isCollapsed || isTooLarge;
  return {
    old_path: oldPath,
    new_path: newPath,
    a_mode: oldMode ?? null,
    b_mode: newMode ?? null,
    // Git's patch begins with two lines that name the files. A response has these lines only with `unidiff`.
    diff: isHidden ? '' : unidiff ? patch : patch.replace(/^--- .*\n\+\+\+ .*\n/, ''),
    new_file: oldMode === undefined,
    renamed_file: diff.isRenamed,
    deleted_file: newMode === undefined,
    // Null means unknown: the comparison exceeded a limit, so the patch is missing.
    collapsed: patch === undefined ? null : isCollapsed,
    too_large: patch === undefined ? null : isTooLarge,
  };
}

function encodeRef(ref: string): string {
  return encodeURIComponent(ref).replaceAll('%2F', '/');
}
