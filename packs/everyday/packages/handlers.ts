import { createHash } from 'node:crypto';
import type { operations } from '../../../generated/packs/everyday/types.ts';
import type { Rows } from '../../../generated/rows.ts';
import { fullPath } from '../../../sandbox/for-packs/index.ts';
import type { PackContext, PackHandlers, Presenters } from '../../pack.ts';
import { orderRows } from '../../resources/orderRows.ts';
import { isInGroup } from '../namespaces.ts';

type Package = Rows['packages'];
type File = Rows['package_files'];
type Query = NonNullable<operations['listGroupPackages']['parameters']['query']>;
type InFile = PackContext & {
  path: { package_name: string; package_version: string; file_name: string };
};

export const handlers: PackHandlers<operations> = {
  listPackages: (request) => pageOfPackages(request, request.query, [request.project]),
  listGroupPackages: (request) => {
    const { rows, query, access } = request;
    const isMeant = isInGroup(request, !query.exclude_subgroups);
    const projects = rows('projects').filter((one) => isMeant(one) && access.canSeeProject(one));
    return pageOfPackages(request, query, projects);
  },
  listPackageFiles: (request) => {
    const { query, rows, pageOf } = request;
    const files = rows('package_files', { package_id: findPackage(request).id });
    return pageOf(orderRows(files, query.order_by ?? 'id', query.sort ?? 'asc'), presentFile);
  },
  deletePackageFile: async (request) => {
    const { path, rows, remove, refuse } = request;
    const { id: package_id } = findPackage(request);
    const [file] = rows('package_files', { package_id, id: path.package_file_id });
    await remove('package_files', file ?? refuse(404, '404 Not Found'));
    return undefined;
  },
  downloadPackageFile: (request) => {
    const { path, rows, reply, refuse } = request;
    const [found] = findPackages(request);
    const file =
      found && rows('package_files', { package_id: found.id, file_name: path.file_name });
    const { content } = file?.at(-1) ?? refuse(404, '404 Package Not Found');
    return reply(200, Buffer.from(content, 'base64'), {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(path.file_name)}`,
    });
  },
  uploadPackageFile: async (request) => {
    const { path, query, project, caller, insert, files, bytes, reply } = request;
    const [known] = findPackages(request);
    const place = {
      project_id: project.id,
      name: path.package_name,
      version: path.package_version,
    };
    const row =
      known ??
      (await insert('packages', {
        ...{ ...place, creator: caller?.username ?? null, status: query.status ?? 'default' },
      }));
    // Some clients send the file as a part of a form.
    const content = Buffer.from(files[0]?.bytes ?? bytes).toString('base64');
    const file = await insert('package_files', {
      ...{ package_id: row.id, file_name: path.file_name, content },
    });
    return reply(201, query.select ? presentFile(file) : { message: '201 Created' });
  },
};

export const presenters: Presenters = { Package: presentPackage };

function pageOfPackages(request: PackContext, query: Query, projects: Rows['projects'][]) {
  const { order_by: by = 'created_at', sort = 'asc', package_name: text = '' } = query;
  const packages = projects
    .flatMap(({ id }) => request.rows('packages', { project_id: id }))
    .filter(
      ({ name, version, package_type, status }) =>
        name.includes(text) &&
        version === (query.package_version ?? version) &&
        package_type === (query.package_type ?? package_type) &&
        status === (query.status ?? status),
    );
  const field = by === 'project_path' ? 'project_id' : by;
  return request.pageOf(orderRows(packages, field, sort), (one) => presentPackage(request, one));
}

function findPackages({ rows, project, path }: InFile): Package[] {
  const { package_name: name, package_version: version } = path;
  return rows('packages', { project_id: project.id, name, version, package_type: 'generic' });
}

/** Returns the package of the path. @throws a Refusal with 404 */
function findPackage({
  rows,
  project,
  path,
  refuse,
}: PackContext & { path: { package_id: number } }): Package {
  const [found] = rows('packages', { project_id: project.id, id: path.package_id });
  return found ?? refuse(404, '404 Package Not Found');
}

function presentPackage({ rows, sandbox }: PackContext, row: Package) {
  const { id, name, version, package_type, status, created_at, project_id, creator } = row;
  const [user] = creator === null ? [] : rows('users', { username: creator });
  const [project] = rows('projects', { id: project_id });
  const path = project ? fullPath(project) : '';
  return {
    ...{ id, name, version, package_type, status, created_at, project_id },
    ...{ creator_id: user?.id ?? null, last_downloaded_at: null, tags: [] },
    _links: { web_path: new URL(`${sandbox.webOrigin}/${path}/-/packages/${id}`).pathname },
  };
}

function presentFile({ id, package_id, file_name, content, created_at }: File) {
  const bytes = Buffer.from(content, 'base64');
  const digest = (name: string) => createHash(name).update(bytes).digest('hex');
  return {
    ...{ id, package_id, created_at, file_name, size: bytes.length },
    ...{ file_md5: digest('md5'), file_sha1: digest('sha1'), file_sha256: digest('sha256') },
  };
}
