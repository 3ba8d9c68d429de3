/** Operations on tags (API documentation, document 1). */
import { and, eq } from 'drizzle-orm';
import { releases } from '../../../generated/tables.ts';
import { signedIn } from '../../access/people.ts';
import { repositoryToRead, repositoryToWrite } from '../../access/repositoryAccess.ts';
import type { Repository } from '../../git/repository.ts';
import { guarded, type Handlers, type SandboxRequest } from '../../server/handler.ts';
import { cutPage, itemsAfterToken, itemsOnPage, keysetPage } from '../../server/page.ts';
import { forbidden, found, Refusal, refuse } from '../../server/refusal.ts';
import { type OrderedTag, tagComparer } from './orderTags.ts';
import { findProtection, type NamedTag, presentSignature, presentTag } from './presenters.ts';

export const tagHandlers = {
  listTags: async (request) => {
    const { sandbox, project, query } = request;
    const repository = await repositoryToRead(request);
    const matches = nameFilter(query.search);
    const refs = repository.tags().filter(({ name }) => matches(name));
    const tags = await Promise.all(
      refs.map(async ({ name, sha }) => {
        const found = await repository.refTime(sha);
        return found && { name, updatedAt: found.time };
      }),
    );
    const order = query.order_by ?? 'updated';
    const compare = tagComparer(order, query.sort ?? 'desc');
    const ordered = tags.flatMap((tag) => tag ?? []).sort(compare);
    // Only the tags on the page are read.
    const present = async (page: OrderedTag[]) =>
      Promise.all(
        page.map(async ({ name }) =>
          presentTag(sandbox, project, await existingTag(repository, name)),
        ),
      );
    const isKeyset = query.pagination === 'keyset' || query.page_token !== undefined;
    if (!isKeyset) {
      const page = itemsOnPage(request, ordered);
      return cutPage(request, await present(page), ordered.length);
    }
    const page = await itemsAfterToken(request, ordered, (token) => {
      const place = readPlace(token, ordered);
      if (place.updatedAt === '' && order === 'updated') return undefined;
      return (tag) => compare(place, tag) < 0;
    });
    const shown = await present(page);
    return keysetPage(
      request,
      page,
      (tag) => (order === 'updated' ? `${tag.name}:${tag.updatedAt}` : tag.name),
      (tag) => shown[page.indexOf(tag)],
    );
  },

  getTag: async (request) => {
    const tag = await existingTag(await repositoryToRead(request), request.path.tag_name);
    return presentTag(request.sandbox, request.project, tag);
  },

  // Creates an annotated tag if the request has a message, and a lightweight tag otherwise.
  createTag: guarded(repositoryToWrite, async (request) => {
    const { sandbox, project, body } = request;
    const { tag_name: name, ref, message = '' } = body;
    const repository = await repositoryToWrite(request);
    if (repository.tag(name) !== undefined) refuse(notCreated(`Tag ${name} already exists`));
    checkProtection(request, name);
    if (!(await repository.isNameForRef('tag', name))) refuse(notCreated('Tag name invalid'));
    const commit = await repository.resolve(ref);
    if (commit === undefined) refuse(notCreated(`Target ${ref} is invalid`));
    if (message.includes('\0')) refuse(notCreated('Tag message invalid'));
    const { name: tagger, email } = signedIn(request);
    const date = sandbox.clock.now();
    repository.setTag(
      name,
      message === ''
        ? commit
        : await repository.writeTag({
            name,
            commit,
            tagger: { name: tagger, email, date },
            message,
          }),
    );
    return presentTag(sandbox, project, await existingTag(repository, name));
  }),

  // Deletes a tag and its release.
  deleteTag: async (request) => {
    const { sandbox, project, path } = request;
    const repository = await repositoryToWrite(request);
    const { name } = await existingTag(repository, path.tag_name);
    checkProtection(request, name);
    repository.setTag(name, undefined);
    sandbox.db
      .delete(releases)
      .where(and(eq(releases.project_id, project.id), eq(releases.tag_name, name)))
      .run();
    return undefined;
  },

  getTagSignature: async (request) => {
    const { object } = await existingTag(await repositoryToRead(request), request.path.tag_name);
    return found(object && (await presentSignature(request.sandbox, object)), 'Signature');
  },
} satisfies Partial<Handlers>;

/**
 * Reads a page token: the name of a tag, and after a colon its time, if the list is ordered by time. A name has no colon.
 * Of a tag without a time in the token that does not exist, the time is unknown and empty.
 */
function readPlace(token: string, tags: OrderedTag[]): OrderedTag {
  const [, name = '', time] = /^([^:]*):?(.*)$/s.exec(token) ?? [];
  return { name, updatedAt: time || (tags.find((tag) => tag.name === name)?.updatedAt ?? '') };
}

/**
 * Checks that the caller may create or delete a tag: developers may, but protected tags require a maintainer.
 * @throws a Refusal with 403 otherwise
 */
function checkProtection(
  { sandbox, project, access }: SandboxRequest<'createTag' | 'deleteTag'>,
  name: string,
): void {
  if (findProtection(sandbox.db, project.id, name) && !access.isAtLeast('maintainer', project))
    refuse(forbidden());
}

/** Returns a 405 with the reason why a tag cannot be created. */
function notCreated(reason: string): Refusal {
  return new Refusal(405, reason);
}

async function existingTag(repository: Repository, name: string): Promise<NamedTag> {
  return found(await tagNamed(repository, name), 'Tag');
}

/** Returns a tag with its commit; undefined if the tag does not exist or its target is not a commit. */
async function tagNamed(repository: Repository, name: string): Promise<NamedTag | undefined> {
  const sha = repository.tag(name);
  const target = await repository.peel(sha);
  const commit = target === undefined ? undefined : await repository.commit(target);
  if (sha === undefined || !commit) return undefined;
  return { name, commit, object: sha === commit.sha ? undefined : await repository.tagObject(sha) };
}

/**
 * Reads the parameter `search`: `^term` matches the beginning of a name, `term$` its end, and `term` any part. Letter
 * case is ignored.
 */
function nameFilter(search = ''): (name: string) => boolean {
  const [, begin, term = '', end] = /^(\^?)(.*?)(\$?)$/s.exec(search.toLowerCase()) ?? [];
  return (text) => {
    const name = text.toLowerCase();
    if (begin && end) return name === term;
    if (begin) return name.startsWith(term);
    return end ? name.endsWith(term) : name.includes(term);
  };
}
