import type { operations } from '../../../generated/packs/everyday/types.ts';
import type { Rows } from '../../../generated/rows.ts';
import { fullPath, milestoneWithPlace, presentCommit } from '../../../sandbox/for-packs/index.ts';
import type { PackContext, PackHandlers, Presenters } from '../../pack.ts';
import { presentNamed } from '../users/handlers.ts';

type Release = Rows['releases'];
type Link = Rows['release_links'];

const FORMATS = ['zip', 'tar.gz', 'tar.bz2', 'tar'];

export const presenters: Presenters = {
  Release: async (request: PackContext, release: Release) => {
    const { rows, sandbox, project, now } = request;
    const { tag_name, released_at } = release;
    const page = `/${fullPath(project)}/-`;
    const repository = await request.repository('read');
    const sha = await repository.resolve(tag_name, 'tag');
    const [commit] = sha === undefined ? [] : await repository.commits([sha]);
    const links = rows('release_links', { release_id: release.id });
    const tag = encodeURIComponent(tag_name);
    const sources = FORMATS.map((format) => ({
      format,
      url: `${sandbox.webOrigin}${page}/archive/${tag}/${project.path}-${tag}.${format}`,
    }));
    return {
      upcoming_release: Date.parse(released_at) > Date.parse(now()),
      author: presentNamed(request, release.author),
      commit: commit ? presentCommit(sandbox, project, commit) : null,
      milestones: rows('milestones', { project_id: project.id })
        .filter(({ title }) => release.milestones.includes(title))
        .map((milestone) => milestoneWithPlace(sandbox, milestone)),
      commit_path: sha === undefined ? null : `${page}/commit/${sha}`,
      tag_path: `${page}/tags/${tag}`,
      assets: {
        count: sources.length + links.length,
        sources,
        links: links.map((link) => presentLink(request, link, tag_name)),
      },
      evidences: [],
      _links: { self: `${sandbox.webOrigin}${page}/releases/${tag}` },
    };
  },
  ReleaseLink: (request: PackContext, link: Link) => {
    const [release] = request.rows('releases', { id: link.release_id });
    return presentLink(request, link, release?.tag_name ?? '');
  },
};

function presentLink({ sandbox, project }: PackContext, link: Link, tag: string) {
  const { id, name, url, link_type, direct_asset_path: path } = link;
  const below = `${sandbox.webOrigin}/${fullPath(project)}/-/releases/${encodeURIComponent(tag)}/downloads`;
  return { id, name, url, direct_asset_url: path === null ? url : below + path, link_type };
}

export const handlers: PackHandlers<operations> = {
  createRelease: async (request) => {
    const { body, caller, project, refuse, insert, rows, perform, performContract } = request;
    const {
      tag_name,
      ref,
      tag_message,
      assets,
      milestones = [],
      name,
      description,
      released_at,
    } = body;
    if (rows('releases', { project_id: project.id, tag_name }).length > 0)
      refuse(409, 'Release already exists');
    const repository = await request.repository('write');
    if (repository.tag(tag_name) === undefined) {
      if (ref === undefined) return refuse(422, 'Ref is not specified');
      const message = tag_message === undefined ? {} : { message: tag_message };
      await performContract('createTag', { body: { tag_name, ref, ...message } });
    }
    for (const title of milestones)
      if (rows('milestones', { project_id: project.id, title }).length === 0)
        refuse(400, `Milestone(s) not found: ${title}`);
    const release = await insert('releases', {
      ...{ project_id: project.id, tag_name, milestones, author: caller?.username ?? '' },
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      ...(released_at !== undefined && { released_at }),
    });
    for (const { filepath, ...link } of assets?.links ?? [])
      await insert('release_links', {
        ...(filepath !== undefined && { direct_asset_path: filepath }),
        ...link,
        release_id: release.id,
      });
    return perform('getRelease', { path: { tag_name } });
  },
  deleteRelease: async (request) => {
    const { perform, rows, remove, project, path } = request;
    const shown = await perform('getRelease', {});
    for (const release of rows('releases', { project_id: project.id, tag_name: path.tag_name }))
      await remove('releases', release);
    return shown;
  },
  deleteReleaseLink: async (request) => {
    const shown = await request.perform('getReleaseLink', {});
    for (const link of request.rows('release_links', { id: request.path.link_id }))
      await request.remove('release_links', link);
    return shown;
  },
  getLatestRelease: ({ rows, project, perform, refuse }) => {
    const latest = rows('releases', { project_id: project.id })
      .toSorted((one, other) => Date.parse(one.released_at) - Date.parse(other.released_at))
      .at(-1);
    return latest
      ? perform('getRelease', { path: { tag_name: latest.tag_name } })
      : refuse(404, '404 Not Found');
  },
};
