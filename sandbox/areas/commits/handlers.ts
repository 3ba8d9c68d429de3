/** Operations on commits (API documentation, document 1). */
import { signedIn } from '../../access/people.ts';
import { commitNamed, repositoryToRead, repositoryToWrite } from '../../access/repositoryAccess.ts';
import { DIRECTORY } from '../../git/readObject.ts';
import type { Repository } from '../../git/repository.ts';
import { guarded, type Handlers } from '../../server/handler.ts';
import { cutPage, pageItems, readWindow } from '../../server/page.ts';
import { invalid, refuse } from '../../server/refusal.ts';
import { withoutSlashesAtEnd } from '../../server/withoutSlashes.ts';
import { pick } from '../../sharedPresenters/person.ts';
import { moveHeads } from '../planning/changes.ts';
import { fileChanges } from './fileChanges.ts';
import { lastPipeline, presentCommits, presentCommitWithStatus } from './presenters.ts';
import { startOfCommit } from './startOfCommit.ts';

export const commitHandlers = {
  // With the parameter `all`, the parameter `ref_name` is ignored. The response never has totals.
  listCommits: async (request) => {
    const { sandbox, project, query } = request;
    const repository = await repositoryToRead(request);
    const { path, author, order, trailers, with_stats: stats } = query;
    // Git gets the author as an argument, whose length the operating system limits.
    if (Buffer.byteLength(author ?? '') > MAX_AUTHOR)
      refuse(invalid({ author: [`is too long (the maximum is ${MAX_AUTHOR} bytes)`] }));
    const { revisions, tip } = query.all
      ? { revisions: allTips(repository), tip: await repository.resolve() }
      : await chooseRevisions(repository, query.ref_name);
    const window = readWindow(request);
    const { shas, hasMore } = await repository.log({
      revisions,
      ...window,
      ...(path !== undefined && { path: withoutSlashesAtEnd(path) }),
      follow: (query.follow ?? true) && !(await isDirectory(repository, tip, path)),
      ...(author && { author }),
      ...(order && { order }),
      firstParent: query.first_parent ?? false,
      ...(query.since && { since: Math.ceil(toSeconds(query.since)) }),
      ...(query.until && { until: Math.floor(toSeconds(query.until)) }),
    });
    const commits = await presentCommits(sandbox, project, repository, shas, { stats, trailers });
    // The total is unknown. If more commits follow, the assumed total includes one of them, which adds the link to the
    // next page.
    const assumedTotal = window.offset + shas.length + (hasMore ? 1 : 0);
    return cutPage(request, commits, assumedTotal, { totals: false });
  },

  // The request may name another author. The committer is always the caller.
  createCommit: guarded(repositoryToWrite, async (request) => {
    const { sandbox, project, body } = request;
    const { branch, commit_message: message, actions = [], allow_empty = false } = body;
    const repository = await repositoryToWrite(request);
    if (message.trim() === '') refuse(invalid({ commit_message: ['is empty'] }));
    if (message.includes('\0')) refuse(invalid({ commit_message: ['is invalid'] }));
    for (const field of ['author_name', 'author_email'] as const)
      if (!isNameInCommit(body[field] ?? '')) refuse(invalid({ [field]: ['is invalid'] }));
    const parent = await startOfCommit(request, repository);
    const changes = await fileChanges(repository, parent, actions, request.leniencies);
    if (changes.length === 0 && !allow_empty)
      refuse(invalid('The commit changes nothing: give allow_empty to create an empty commit'));
    const caller = { ...pick(signedIn(request), 'name', 'email'), date: sandbox.clock.now() };
    const author = {
      ...caller,
      name: body.author_name || caller.name,
      email: body.author_email || caller.email,
    };
    const sha = await repository.writeCommit({
      parent,
      author,
      committer: caller,
      message,
      changes,
    });
    repository.setBranch(branch, sha);
    moveHeads(sandbox, project, branch, sha, signedIn(request).username);
    return presentCommitWithStatus(sandbox, project, repository, sha, { stats: body.stats });
  }),

  getCommit: async (request) => {
    const { sandbox, project, path, query } = request;
    const repository = await repositoryToRead(request);
    const sha = await commitNamed(repository, path.sha, 'Commit');
    const commit = await presentCommitWithStatus(sandbox, project, repository, sha, query);
    const pipeline = lastPipeline(sandbox, project, sha);
    return {
      ...commit,
      last_pipeline: pipeline
        ? { ...pick(pipeline, 'id', 'ref'), sha, status: pipeline.status }
        : null,
    };
  },

  listCommitRefs: async (request) => {
    const repository = await repositoryToRead(request);
    const sha = await commitNamed(repository, request.path.sha, 'Commit');
    const { type = 'all' } = request.query;
    const refs = await repository.refsWith(sha);
    const wanted = refs.filter(({ kind }) => type === 'all' || kind === type);
    return pageItems(request, wanted, ({ kind, name }) => ({ type: kind, name }));
  },

  getCommitSequence: async (request) => {
    const repository = await repositoryToRead(request);
    const sha = await commitNamed(repository, request.path.sha, 'Commit');
    return { count: await repository.count(sha, request.query.first_parent) };
  },
} satisfies Partial<Handlers>;

/** The maximum length of the parameter `author` in bytes. */
const MAX_AUTHOR = 4000;

/**
 * Reads the name of a branch or tag, a SHA, or a range such as `v1.0..main`.
 * @returns the revisions in git's notation, and `tip`, the newest commit of the list
 */
async function chooseRevisions(
  repository: Repository,
  name: string | undefined,
): Promise<{ revisions: string[]; tip: string | undefined }> {
  // An empty repository has no default branch yet, so the list is empty.
  if (name === undefined && (await repository.resolve()) === undefined)
    return { revisions: [], tip: undefined };
  const [, from, dots, to] = /^(.*?)(\.{2,3})(.*)$/s.exec(name ?? '') ?? [];
  // If a range lacks its start or its end, the default branch takes its place.
  const commit = (side: string | undefined) => commitNamed(repository, side || undefined, 'Ref');
  if (dots === undefined) {
    const tip = await commitNamed(repository, name, 'Ref');
    return { revisions: [tip], tip };
  }
  const [begin, tip] = [await commit(from), await commit(to)];
  return { revisions: dots === '..' ? [tip, `^${begin}`] : [`${begin}...${tip}`], tip };
}

function allTips(repository: Repository): string[] {
  return [...repository.branches(), ...repository.tags()].map(({ sha }) => sha);
}

async function isDirectory(
  repository: Repository,
  tip: string | undefined,
  path: string | undefined,
): Promise<boolean> {
  if (path === undefined || tip === undefined) return false;
  return (await repository.entry(tip, withoutSlashesAtEnd(path)))?.mode === DIRECTORY;
}

/**
 * Converts a time to seconds since 1970. Earlier times become 0, because git has none. A leap second, which `Date`
 * rejects, becomes the second before it.
 */
function toSeconds(time: string): number {
  return Math.max(0, Date.parse(time.replace(':60', ':59')) / 1000 || 0);
}

/** Returns true if git can store a text as a name: `<`, `>` and line breaks are delimiters in a commit. */
function isNameInCommit(text: string): boolean {
  return !/[<>\n\r\0]/.test(text) && text.trim() === text;
}
