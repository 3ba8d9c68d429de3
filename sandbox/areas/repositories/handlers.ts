/** Operations on repositories: trees, files, archives, comparisons, contributors (API documentation, document 1). */
import { projectByIdOrPath } from '../../access/access.ts';
import { commitNamed, repositoryToRead } from '../../access/repositoryAccess.ts';
import { type ArchiveFormat, MissingBzip2 } from '../../git/archive.ts';
import type { Contributor } from '../../git/contributors.ts';
import type { PathEntry } from '../../git/objectLookup.ts';
import { DIRECTORY } from '../../git/readObject.ts';
import type { Ref } from '../../git/refFunctions.ts';
import type { Repository } from '../../git/repository.ts';
import { type Handlers, Reply, type SandboxRequest } from '../../server/handler.ts';
import { cutPage, itemsAfterToken, itemsOnPage, keysetPage, pageItems } from '../../server/page.ts';
import { found, invalid, notFound, Refusal, refuse } from '../../server/refusal.ts';
import { withoutOuterSlashes, withoutSlashesAtEnd } from '../../server/withoutSlashes.ts';
import { presentCommit } from '../../sharedPresenters/commit.ts';
import { compare } from './compare.ts';
import {
  presentBatchItem,
  presentBlob,
  presentComparison,
  presentTreeEntry,
} from './presenters.ts';
import { comparePlaces, findPlace, orderOfTree, writeToken } from './treeOrder.ts';

export const repositoryHandlers = {
  listTree: async (request) => {
    const { query } = request;
    const { recursive = false, with_last_commit: withLastCommit = false } = query;
    if (recursive && withLastCommit)
      refuse(
        invalid({
          with_last_commit: ['is mutually exclusive with recursive'],
          recursive: ['is mutually exclusive with with_last_commit'],
        }),
      );
    const repository = await repositoryToRead(request);
    const path = withoutSlashesAtEnd(query.path ?? '');
    const commit = await repository.resolve(query.ref);
    const directory = commit === undefined ? undefined : await repository.entry(commit, path);
    // A repository without a default branch has an empty root directory, which is not a 404.
    const isEmptyRoot = commit === undefined && query.ref === undefined && path === '';
    if (directory?.mode !== DIRECTORY && !isEmptyRoot) refuse(notFound('Tree'));
    const entries = directory ? orderOfTree(await repository.list(directory, recursive)) : [];
    const isKeyset = query.pagination === 'keyset';
    const page = isKeyset
      ? await itemsAfterToken(request, entries, async (token) => {
          const place = await findPlace(entries, token, (sha) =>
            commit === undefined
              ? Promise.resolve(undefined)
              : repository.findLost(commit, sha, path),
          );
          return place && ((entry) => comparePlaces(place, entry) < 0);
        })
      : itemsOnPage(request, entries);
    const lastCommits =
      withLastCommit && commit !== undefined
        ? await findLastCommits(request, repository, commit, page)
        : undefined;
    const present = (entry: PathEntry) => presentTreeEntry(entry, lastCommits?.get(entry));
    return isKeyset
      ? keysetPage(request, page, (entry) => writeToken(entries, entry), present)
      : cutPage(request, page.map(present), entries.length);
  },

  getBlob: async (request) => presentBlob(request.path.sha, await findBlob(request)),

  getRawBlob: async (request) => {
    const bytes = await findBlob(request);
    return new Reply(bytes, { headers: { 'content-type': guessContentType(bytes) } });
  },

  // If a file does not exist at its ref, the response omits the file.
  getBlobs: async (request) => {
    const repository = await repositoryToRead(request);
    const items = await Promise.all(
      request.body.files.map(async ({ path, ref = repository.defaultBranch }) => {
        const commit = await repository.resolve(ref);
        const entry = commit === undefined ? undefined : await repository.entry(commit, path);
        const content = entry && (await repository.blob(entry.sha));
        return content ? [presentBatchItem(path, ref, content)] : [];
      }),
    );
    return items.flat();
  },

  getArchive: (request) => packArchive(request, 'tar.gz'),
  getArchiveInFormat: (request) => packArchive(request, request.path.format),

  compareRefs: async (request) => {
    const { sandbox, project, query } = request;
    const repository = await repositoryToRead(request);
    const other = await otherRepository(request);
    const from = await commitNamed(other ?? repository, query.from, 'Ref');
    const to = await commitNamed(repository, query.to, 'Ref');
    const comparison = await compare({
      repository,
      other,
      from,
      to,
      straight: query.straight ?? false,
    });
    return presentComparison(sandbox, project, query, comparison);
  },

  listContributors: async (request) => {
    const repository = await repositoryToRead(request);
    const { ref, order_by: orderBy, sort = 'asc' } = request.query;
    const commit = await repository.resolve(ref);
    // A repository without a default branch has an empty list. Only an unknown ref in the request is a 404.
    if (commit === undefined && ref !== undefined) refuse(notFound('Ref'));
    const contributors = commit === undefined ? [] : await repository.contributors(commit);
    // Contributors are already in the default order, by first commit. `toSorted` keeps this order for equal
    // contributors.
    const ordered = orderBy ? contributors.toSorted(byField(orderBy)) : contributors;
    return pageItems(request, sort === 'asc' ? ordered : ordered.reverse(), presentContributor);
  },
} satisfies Partial<Handlers>;

/** Returns the last commit that changed each of the entries. */
async function findLastCommits(
  { sandbox, project }: SandboxRequest<'listTree'>,
  repository: Repository,
  commit: string,
  entries: PathEntry[],
) {
  const shas = await Promise.all(
    entries.map(({ path }) => repository.findLastCommit(commit, path)),
  );
  // `undefined` cannot occur: every entry was added by a commit.
  const commits = await repository.commits(shas as string[]);
  return new Map(
    entries.map((entry, at) => [entry, presentCommit(sandbox, project, commits[at]!)]),
  );
}

async function findBlob(request: SandboxRequest<'getBlob' | 'getRawBlob'>): Promise<Buffer> {
  const repository = await repositoryToRead(request);
  return found(await repository.blob(request.path.sha), 'Blob');
}

/** Returns the media type of a blob: `text/plain` for UTF-8 text, and `application/octet-stream` for other content. */
export function guessContentType(bytes: Buffer): string {
  const isText = !bytes.includes(0) && Buffer.from(bytes.toString('utf8')).equals(bytes);
  return isText ? 'text/plain' : 'application/octet-stream';
}

/**
 * Packs the files of a commit. The sandbox stores no LFS objects, so the parameter `include_lfs_blobs` has no effect.
 */
async function packArchive(
  request: SandboxRequest<'getArchive' | 'getArchiveInFormat'>,
  format: ArchiveFormat,
): Promise<Reply> {
  const { project, query } = request;
  const repository = await repositoryToRead(request);
  const path = withoutSlashesAtEnd(query.path ?? '');
  const commit = found(await repository.resolve(query.sha, kindOfRef(query.ref_type)), 'File');
  found(await repository.entry(commit, path), 'File');
  const name = (query.sha ?? repository.defaultBranch).replaceAll('/', '-');
  // Git gets these paths as arguments, whose length the operating system limits.
  if (Buffer.byteLength(query.exclude_paths ?? '') > MAX_EXCLUDED)
    refuse(invalid({ exclude_paths: [`is too long (the maximum is ${MAX_EXCLUDED} bytes)`] }));
  const excluded = (query.exclude_paths ?? '').split(',').flatMap((one) => {
    const text = withoutOuterSlashes(one.trim());
    return text === '' ? [] : [text];
  });
  const { bytes, contentType } = await repository
    .archive({ commit, format, prefix: `${project.path}-${name}`, path, excluded })
    .catch((error: Error) => {
      if (error instanceof MissingBzip2) refuse(noBzip2(format));
      throw error;
    });
  return new Reply(bytes, {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${encodeURIComponent(`${project.path}-${name}`)}.${format}"`,
    },
  });
}

/** The maximum length of the parameter `exclude_paths` in bytes. */
const MAX_EXCLUDED = 64 * 1024;

/** Returns a 501 for a machine without the command `bzip2`. */
function noBzip2(format: ArchiveFormat): Refusal {
  return new Refusal(
    501,
    `501 Not Implemented: the sandbox packs ${format} with the command bzip2, which is not in its PATH. Install bzip2 where the sandbox runs (on Debian: apt-get install bzip2), or request the format tar.gz.`,
  );
}

/** Reads the parameter `ref_type`. The API documentation names no values, so the sandbox accepts the usual words. */
function kindOfRef(type: string | undefined): Ref['kind'] | undefined {
  if (type === undefined || type === '') return undefined;
  if (/^(heads?|branch(es)?)$/.test(type)) return 'branch';
  if (/^tags?$/.test(type)) return 'tag';
  refuse(invalid({ ref_type: ['does not have a valid value'] }));
}

/** Returns the repository of the project `from_project_id`; undefined if the comparison has a single project. */
async function otherRepository({
  sandbox,
  project,
  access,
  query,
}: SandboxRequest<'compareRefs'>): Promise<Repository | undefined> {
  if (query.from_project_id === undefined || query.from_project_id === project.id) return undefined;
  const other = projectByIdOrPath(sandbox.db, query.from_project_id);
  if (!other || !access.canSeeProject(other)) refuse(notFound('Project'));
  return sandbox.git.repository(other);
}

function presentContributor({ name, email, commits, additions, deletions }: Contributor) {
  return { name, email, commits, additions, deletions };
}

function byField(field: 'name' | 'email' | 'commits') {
  return (one: Contributor, other: Contributor) =>
    one[field] < other[field] ? -1 : one[field] > other[field] ? 1 : 0;
}
