import type { operations } from '../../../generated/packs/everyday/types.ts';
import { LEVELS } from '../../../generated/roles.ts';
import type { Rows } from '../../../generated/rows.ts';
import { groupsOnPath } from '../../../sandbox/for-packs/index.ts';
import type { PackContext, PackHandlers } from '../../pack.ts';
import { orderRows } from '../../resources/orderRows.ts';
import { presentGroup } from '../groups/presentGroup.ts';
import { findNamespace, isInGroup, namespaceId } from '../namespaces.ts';
import { findUser, signedIn } from '../users/handlers.ts';
import { listLanguages } from './languages.ts';
import { presentProject, presentSimple, readSettings, SETTINGS } from './presenters.ts';

type Project = Rows['projects'];
type Query = NonNullable<operations['listProjects']['parameters']['query']>;
type Create = operations['createProject']['requestBody']['content']['application/json'];

export const handlers: PackHandlers<operations> = {
  listProjects: (request) => pageOfProjects(request, request.query, () => true),
  listForks: (request) =>
    pageOfProjects(
      request,
      request.query,
      ({ forked_from_project_id: id }) => id === request.project.id,
    ),
  listUserProjects: (request) => {
    const { username } = findUser(request);
    return pageOfProjects(request, request.query, ({ namespace }) => namespace === username);
  },
  listGroupProjects: (request) => {
    const { group, query } = request;
    const { include_subgroups: isDeep = false, with_shared: isShared = true } = query;
    const isIn = isInGroup(request, isDeep);
    return pageOfProjects(
      request,
      query,
      (project) =>
        isIn(project) ||
        (isShared && project.shared_with_groups.some(({ group_id }) => group_id === group.id)),
    );
  },
  createProject: async (request) => {
    const { body, refuse, insert } = request;
    const caller = signedIn(request);
    const namespace = chooseNamespace(request, body.namespace_id ?? namespaceId(caller));
    const path = body.path ?? slug(body.name ?? '');
    if (path === '') refuse(400, { name: ["can't be blank"], path: ["can't be blank"] });
    refuseTaken(request, namespace, path, 400);
    const project = await insert('projects', {
      ...pickColumns(body),
      ...{ namespace, path, name: body.name ?? path, visibility: body.visibility ?? 'private' },
      ...(!body.initialize_with_readme && { repository: null }),
    });
    await writeSettings(request, project, body, caller.username);
    return presentProject(request, project);
  },
  getProject: (request) => presentProject(request, request.project),
  updateProject: async (request) => {
    const { body, update, project } = request;
    const changes = pickColumns(body);
    if (body.path !== undefined && body.path !== project.path)
      refuseTaken(request, project.namespace, body.path, 400);
    await writeSettings(request, project, body);
    const changed = await update('projects', project, changes);
    return presentProject(request, changed);
  },
  deleteProject: async ({ remove, project }) => {
    await remove('projects', project);
    return { message: '202 Accepted' };
  },
  archiveProject: async (request) =>
    presentProject(request, await request.update('projects', request.project, { archived: true })),
  unarchiveProject: async (request) =>
    presentProject(request, await request.update('projects', request.project, { archived: false })),
  starProject: async (request) => {
    const { project, rows, insert, update, reply } = request;
    const star = { project_id: project.id, user: signedIn(request).username };
    if (rows('project_stars', star).length > 0) return reply(304);
    await insert('project_stars', star);
    const changes = { star_count: project.star_count + 1 };
    return presentProject(request, await update('projects', project, changes));
  },
  unstarProject: async (request) => {
    const { project, rows, remove, update, reply } = request;
    const star = { project_id: project.id, user: signedIn(request).username };
    const [row] = rows('project_stars', star);
    if (!row) return reply(304);
    await remove('project_stars', row);
    const changes = { star_count: Math.max(0, project.star_count - 1) };
    return presentProject(request, await update('projects', project, changes));
  },
  transferProject: async (request) => {
    const { project, body, update } = request;
    const namespace = chooseNamespace(request, body.namespace);
    refuseTaken(request, namespace, project.path, 400);
    return presentProject(request, await update('projects', project, { namespace }));
  },
  listProjectGroups: (request) => {
    const { project, query, rows, sandbox, access, pageOf } = request;
    const shared = query.with_shared ? project.shared_with_groups : [];
    const groups = [
      ...groupsOnPath(sandbox.db, project.namespace),
      ...shared.flatMap(({ group_id: id }) => rows('groups', { id })),
    ].filter(
      (group) =>
        access.canSeeGroup(group) &&
        group.name.toLowerCase().includes((query.search ?? '').toLowerCase()),
    );
    return pageOf(groups, (group) => {
      const { id, name, avatar_url, web_url, full_name, full_path } = presentGroup(request, group);
      return { id, name, avatar_url, web_url, full_name, full_path };
    });
  },
  forkProject: async (request) => {
    const { body, project, insert } = request;
    const caller = signedIn(request);
    const wanted = body.namespace_id ?? body.namespace_path ?? body.namespace;
    const namespace = chooseNamespace(request, wanted ?? namespaceId(caller));
    const { description, visibility, topics } = project;
    const path = body.path ?? project.path;
    refuseTaken(request, namespace, path, 409);
    const fork = await insert('projects', {
      ...{ namespace, path, name: body.name ?? project.name, topics },
      description: body.description ?? description,
      visibility: body.visibility ?? visibility,
      forked_from_project_id: project.id,
      default_branch: (await request.repository('read')).defaultBranch,
    });
    await writeSettings(request, fork, {}, caller.username);
    return presentProject(request, fork);
  },
  listLanguages: async ({ repository }) => listLanguages(await repository('read')),
  shareProject: async (request) => {
    const { body, project, rows, access, update, refuse } = request;
    const { group_id, group_access } = body;
    const [group] = rows('groups', { id: group_id });
    if (!group || !access.canSeeGroup(group)) return refuse(404, '404 Group Not Found');
    if (project.shared_with_groups.some((one) => one.group_id === group_id))
      refuse(409, 'The group is already shared with this project');
    const share = { group_id, access_level: readLevel(request, group_access) };
    await update('projects', project, {
      shared_with_groups: [...project.shared_with_groups, share],
    });
    return { id: project.id, project_id: project.id, group_id, group_access, expires_at: null };
  },
  unshareProject: async ({ path, project, update, refuse }) => {
    const shared_with_groups = project.shared_with_groups.filter(
      ({ group_id }) => group_id !== path.group_id,
    );
    if (shared_with_groups.length === project.shared_with_groups.length)
      refuse(404, '404 Not Found');
    await update('projects', project, { shared_with_groups });
    return undefined;
  },
};

/** Reads an access level. @throws a Refusal with 400 for a number that is none */
export function readLevel({ refuse }: PackContext, level: number): Rows['members']['access_level'] {
  const levels = [5, 10, 15, 20, 25, 30, 40, 50] as const;
  return (
    levels.find((one) => one === level) ??
    refuse(400, { access_level: ['does not have a valid value'] })
  );
}

function pageOfProjects(
  request: PackContext,
  query: Query,
  isMeant: (project: Project) => boolean,
) {
  const { rows, access, caller, pageOf } = request;
  const wanted = rows('projects').filter(
    (one) => isMeant(one) && access.canSeeProject(one) && isWanted(request, one, query),
  );
  const by = query.pagination === 'keyset' ? 'id' : (query.order_by ?? 'created_at');
  const field = by === 'updated_at' ? 'last_activity_at' : by === 'similarity' ? 'star_count' : by;
  const present = query.simple || !caller ? presentSimple : presentProject;
  return pageOf(orderRows(wanted, field, query.sort ?? 'desc'), (one) => present(request, one));
}

function isWanted(request: PackContext, project: Project, query: Query): boolean {
  const { access, caller, rows } = request;
  const { id, name, path, namespace, topics, visibility, archived, last_activity_at } = project;
  const texts = [name, path, ...(query.search_namespaces ? [`${namespace}/${path}`] : [])];
  const search = query.search?.toLowerCase();
  const level = access.levelInProject(project);
  const settings = readSettings(request, project);
  return (
    (query.archived === undefined || query.archived === archived) &&
    (query.visibility === undefined || query.visibility === visibility) &&
    (search === undefined || texts.some((one) => one.toLowerCase().includes(search))) &&
    !(query.membership && level === 0) &&
    !(query.owned && (level < 50 || !caller)) &&
    (!query.starred ||
      rows('project_stars', { project_id: id, user: caller?.username ?? '' }).length > 0) &&
    (query.min_access_level === undefined || level >= query.min_access_level) &&
    (query.topic ?? '').split(',').every((one) => one === '' || topics.includes(one.trim())) &&
    !(query.with_issues_enabled && !settings.issues_enabled) &&
    !(query.with_merge_requests_enabled && !settings.merge_requests_enabled) &&
    (query.last_activity_after === undefined || last_activity_at > query.last_activity_after) &&
    (query.last_activity_before === undefined || last_activity_at < query.last_activity_before) &&
    (query.id_after === undefined || id > query.id_after) &&
    (query.id_before === undefined || id < query.id_before)
  );
}

/** Returns the full path of a namespace in which the caller may create projects. */
function chooseNamespace(request: PackContext, idOrPath: number | string): string {
  const { access, caller, rows, refuse } = request;
  const namespace = findNamespace(request, idOrPath);
  const [group] = namespace?.kind === 'group' ? rows('groups', { id: namespace.id }) : [];
  if (!namespace || (group && !access.canSeeGroup(group)))
    return refuse(404, '404 Namespace Not Found');
  const isAllowed =
    access.isAdministrator ||
    (group
      ? access.levelInGroup(group) >= LEVELS.developer
      : namespace.full_path === caller?.username);
  return isAllowed ? namespace.full_path : refuse(403, '403 Forbidden');
}

function refuseTaken(
  { rows, refuse }: PackContext,
  namespace: string,
  path: string,
  status: number,
) {
  const taken = ['has already been taken'];
  if (rows('projects', { namespace, path }).length > 0)
    refuse(status, { 'project_namespace.name': taken, name: taken, path: taken });
}

/** Returns the columns of a project that a body sets. */
function pickColumns({
  name,
  path,
  description,
  visibility,
  default_branch,
  topics,
  tag_list,
}: Create) {
  const columns = {
    name,
    path,
    description,
    visibility,
    default_branch,
    topics: topics ?? tag_list,
  };
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<Project>;
}

async function writeSettings(
  { rows, insert, update }: PackContext,
  { id }: Project,
  body: object,
  creator: string | null = null,
): Promise<void> {
  const given = Object.fromEntries(Object.entries(body).filter(([name]) => SETTINGS.has(name)));
  const [row] = rows('project_settings', { project_id: id });
  if (row) await update('project_settings', row, { values: { ...row.values, ...given } });
  else await insert('project_settings', { project_id: id, creator, values: given });
}

/** Returns the path of a project with a name: `moon-base` for `Moon base`. */
function slug(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\w.-]+/g, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '');
}
