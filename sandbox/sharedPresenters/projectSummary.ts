import { type Project, projects, users } from '../../generated/tables.ts';
import { groupByIdOrPath } from '../access/access.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Db } from '../store/openStore.ts';
import { referredRow, rowWhere } from '../store/rowsWhere.ts';

/** Returns the fields of a project that most responses show. */
export function projectSummary({ db }: Sandbox, project: Project) {
  return {
    id: project.id,
    description: project.description,
    name: project.name,
    name_with_namespace: `${namespaceName(db, project)} / ${project.name}`,
    path: project.path,
    path_with_namespace: fullPath(project),
    created_at: project.created_at,
  };
}

/** Returns the project with an ID that comes from a row. */
export function projectOfRow({ db }: Sandbox, id: number): Project {
  return referredRow(db, projects, { id });
}

/** Returns the full path of a project: `acme/rocket`. */
export function fullPath({ namespace, path }: Project): string {
  return `${namespace}/${path}`;
}

/**
 * Returns the display name of a project's namespace: the names of its groups (`Acme / Crew`), or the name of a user.
 */
function namespaceName(db: Db, { namespace }: Project): string {
  const owner = rowWhere(db, users, { username: namespace });
  if (owner) return owner.name;
  return namespace
    .split('/')
    .map((_, index, segments) => segments.slice(0, index + 1).join('/'))
    .map((path) => groupByIdOrPath(db, path)?.name ?? path)
    .join(' / ');
}
