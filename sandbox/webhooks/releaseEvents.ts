/** Releases as events. */
import { type Release, releaseLinks } from '../../generated/tables.ts';
import { presentCommitWithoutLink } from '../sharedPresenters/commit.ts';
import { rowsWhere } from '../store/rowsWhere.ts';
import { type EventContext, type FoundEvent, showProject } from './payloadParts.ts';

export function readReleaseEvent(
  context: EventContext,
  before: Release | null,
  now: Release | null,
): FoundEvent | undefined {
  const release = now ?? before;
  if (!release) return undefined;
  const action = before === null ? 'create' : now === null ? 'delete' : 'update';
  const { id, project_id, tag_name: tag, name, description, created_at, released_at } = release;
  return {
    trigger: 'releases_events',
    project_id,
    readPayload: async (project) => {
      const shown = showProject(context, project);
      const repository = await context.git.repository(project);
      const sha = await repository.resolve(tag, 'tag');
      const [commit] = sha === undefined ? [] : await repository.commits([sha]);
      const links = rowsWhere(context.db, releaseLinks, { release_id: id }).map(
        ({ id: linkId, name: title, url, link_type }) => ({
          id: linkId,
          name: title,
          url,
          link_type,
        }),
      );
      return {
        ...{ object_kind: 'release', action, id, tag, name, description, created_at, released_at },
        ...{ project: shown, url: `${shown.web_url}/-/releases/${encodeURIComponent(tag)}` },
        assets: { count: links.length, links, sources: [] },
        commit: commit && presentCommitWithoutLink(commit),
      };
    },
  };
}
