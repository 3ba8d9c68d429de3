/** Computes the rights of a caller from memberships, the visibility of resources, and the role in the instance. */
import { inArray, sql } from 'drizzle-orm';
import { LEVELS, type Role } from '../../generated/roles.ts';
import {
  type Group,
  groups,
  type Member,
  memberRoles,
  members,
  type Project,
  projects,
  type User,
  type Visibility,
} from '../../generated/tables.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Db } from '../store/openStore.ts';
import { prepared } from '../store/prepared.ts';
import { rowsWhere, rowWhere } from '../store/rowsWhere.ts';

/** The rights of a caller. */
export interface Access {
  isAdministrator: boolean;
  isAuditor: boolean;
  /**
   * Returns the highest access level that the caller has in a project. Memberships in its groups and in groups with
   * which it is shared count, too. The result is 0 without any access.
   */
  levelInProject(project: Project): number;
  /** Returns the highest access level that the caller has in a group or its ancestor groups; 0 without any. */
  levelInGroup(group: Group): number;
  canSeeProject(project: Project): boolean;
  canSeeGroup(group: Group): boolean;
  /** Returns true if the caller has at least this role in a project, or is an administrator. */
  isAtLeast(role: Role, project: Project): boolean;
  /**
   * Returns true if the caller has a permission through a custom role in the project, the group or an ancestor group.
   */
  hasPermission(name: string, project?: Project, group?: Group): boolean;
  /** Returns true if the caller's token is limited to scopes and has this scope. A scope gives no role. */
  hasScope(name: string): boolean;
}

/** @param scopes the scopes of the caller's token; null for a token without limits */
export function computeAccess(
  { db, clock }: Pick<Sandbox, 'db' | 'clock'>,
  caller: User | undefined,
  scopes: readonly string[] | null,
): Access {
  const isAdministrator = caller?.instance_role === 'administrator';
  const isAuditor = caller?.instance_role === 'auditor';

  // Memberships are read only once: a request that changes memberships keeps the rights that it had at its beginning.
  let held: Member[] | undefined;
  const currentMemberships = ({ username }: User) => {
    const now = clock.now();
    return rowsWhere(db, members, { user: username }).filter(
      ({ expires_at }) => expires_at === null || expires_at > now,
    );
  };
  const memberships = (place: 'group_id' | 'project_id', ids: number[]) => {
    held ??= caller === undefined ? [] : currentMemberships(caller);
    return held.filter(({ [place]: id }) => id !== null && ids.includes(id));
  };
  const highest = (levels: number[]) => Math.max(0, ...levels);
  const levelIn = (place: 'group_id' | 'project_id', ids: number[]) =>
    highest(memberships(place, ids).map(({ access_level }) => access_level));

  const levelInGroup = (group: Group) => levelIn('group_id', listAncestors(db, group));
  const levels = new Map<number, number>();
  const levelInProject = (project: Project) => {
    const level = levels.get(project.id) ?? readLevelInProject(project);
    levels.set(project.id, level);
    return level;
  };
  const readLevelInProject = (project: Project) => {
    if (caller === undefined) return 0;
    if (project.namespace === caller.username) return LEVELS.owner;
    const above = groupsOnPath(db, project.namespace).map(({ id }) => id);
    const shared = project.shared_with_groups.map(({ group_id, access_level }) => {
      const other = rowWhere(db, groups, { id: group_id });
      return other ? Math.min(access_level, levelInGroup(other)) : 0;
    });
    return highest([levelIn('project_id', [project.id]), levelIn('group_id', above), ...shared]);
  };
  const canSee = (visibility: Visibility, level: () => number) =>
    visibility === 'public' ||
    isAdministrator ||
    isAuditor ||
    (visibility === 'internal' && caller !== undefined) ||
    level() > 0;

  return {
    isAdministrator,
    isAuditor,
    levelInProject,
    levelInGroup,
    canSeeProject: (project) => canSee(project.visibility, () => levelInProject(project)),
    canSeeGroup: (group) => canSee(group.visibility, () => levelInGroup(group)),
    isAtLeast: (role, project) => isAdministrator || levelInProject(project) >= LEVELS[role],
    hasPermission: (name, project, group) => {
      const above = group ?? (project && groupByPath(db, project.namespace));
      const held = [
        ...memberships('project_id', project ? [project.id] : []),
        ...memberships('group_id', above ? listAncestors(db, above) : []),
      ].flatMap(({ member_role_id }) => member_role_id ?? []);
      return (
        held.length > 0 &&
        db
          .select()
          .from(memberRoles)
          .where(inArray(memberRoles.id, held))
          .all()
          .some(({ permissions }) => permissions.includes(name))
      );
    },
    hasScope: (name) => scopes?.includes(name) === true,
  };
}

/** Returns the role with an access level; undefined if no role has it. */
export function roleWithLevel(level: number): Role | undefined {
  return (Object.keys(LEVELS) as Role[]).find((role) => LEVELS[role] === level);
}

/** Finds a project by its ID or full path. */
export function projectByIdOrPath(db: Db, id: string | number): Project | undefined {
  const isId = /^\d+$/.test(String(id));
  return rowWhere(db, projects, isId ? { id: Number(id) } : splitPath(String(id)));
}

/** Finds a project by a full path that the project had before it moved. */
export function movedProject(db: Db, path: string): Project | undefined {
  return projectThatHad(db).get({ path });
}

const projectThatHad = prepared((db) =>
  db
    .select()
    .from(projects)
    // The first condition makes SQLite use the index, which has only projects that moved. As JSON texts, all lists
    // with items are less than the empty list `[]`.
    .where(
      sql`${projects.moved_from} < '[]' AND EXISTS (SELECT 1 FROM json_each(${projects.moved_from}) WHERE value = ${sql.placeholder('path')})`,
    )
    .prepare(),
);

/** Finds a group by its ID or full path. */
export function groupByIdOrPath(db: Db, id: string | number): Group | undefined {
  return /^\d+$/.test(String(id))
    ? rowWhere(db, groups, { id: Number(id) })
    : groupByPath(db, String(id));
}

/** Finds the group that a project belongs to; undefined for the project of a user. */
export function groupOfProject(db: Db, { namespace }: Project): Group | undefined {
  return groupByPath(db, namespace);
}

/** Returns the full path of a group: `acme/crew`. */
export function groupPath(db: Db, group: Group): string {
  const parent = findParent(db, group);
  return parent ? `${groupPath(db, parent)}/${group.path}` : group.path;
}

function groupByPath(db: Db, path: string): Group | undefined {
  return groupsOnPath(db, path).at(-1);
}

/**
 * Finds all groups on a full path, from the top: Acme and Crew for `acme/crew`. Returns an empty list if a group is
 * missing.
 */
export function groupsOnPath(db: Db, path: string): Group[] {
  const line: Group[] = [];
  for (const name of path.split('/')) {
    const group = groupIn(db).get({ name, parent: line.at(-1)?.id ?? null });
    if (!group) return [];
    line.push(group);
  }
  return line;
}

const groupIn = prepared((db) =>
  db
    .select()
    .from(groups)
    .where(
      sql`${groups.path} = ${sql.placeholder('name')} AND ${groups.parent_id} IS ${sql.placeholder('parent')}`,
    )
    .prepare(),
);

/** Returns the IDs of a group and of its ancestor groups. */
export function listAncestors(db: Db, group: Group): number[] {
  const parent = findParent(db, group);
  return [group.id, ...(parent ? listAncestors(db, parent) : [])];
}

function findParent(db: Db, { parent_id }: Group): Group | undefined {
  return parent_id === null ? undefined : rowWhere(db, groups, { id: parent_id });
}

function splitPath(path: string): { namespace: string; path: string } {
  const slash = path.lastIndexOf('/');
  return { namespace: path.slice(0, Math.max(0, slash)), path: path.slice(slash + 1) };
}
