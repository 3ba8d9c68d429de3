/** Who may see and do what: from memberships, visibility and the state of the instance. */
import { and, eq, inArray } from 'drizzle-orm';
import {
  type Group,
  groups,
  memberRoles,
  members,
  type Project,
  projects,
  type User,
  type Visibility,
} from '../store/coreTables.ts';
import type { Db } from '../store/openStore.ts';

/** Access levels by the names of roles, as document 2 lists them. */
export const LEVELS = {
  guest: 10,
  planner: 15,
  reporter: 20,
  'security-manager': 25,
  developer: 30,
  maintainer: 40,
  owner: 50,
} as const;

export type Role = keyof typeof LEVELS;

/** What a caller may do. */
export interface Access {
  isAdministrator: boolean;
  isAuditor: boolean;
  /** The access level in a project: its own, that of its groups, or of groups it is shared with. 0 for none. */
  levelInProject(project: Project): number;
  /** The access level in a group, its own or that of a group above. 0 for none. */
  levelInGroup(group: Group): number;
  canSeeProject(project: Project): boolean;
  canSeeGroup(group: Group): boolean;
  /** Whether the caller has at least a role in a project. An administrator may do everything. */
  isAtLeast(role: Role, project: Project): boolean;
  /** Whether a custom role in the project, or in the group or one above it, gives a permission. */
  hasPermission(name: string, project?: Project, group?: Group): boolean;
  /** Whether the token was limited to scopes, and this is one of them. It gives no role by itself. */
  hasScope(name: string): boolean;
}

export function accessOf(db: Db, caller: User | undefined, scopes: string[] | null): Access {
  const isAdministrator = caller?.instance_role === 'administrator';
  const isAuditor = caller?.instance_role === 'auditor';

  const memberships = (place: 'group_id' | 'project_id', ids: number[]) =>
    caller === undefined || ids.length === 0
      ? []
      : db
          .select()
          .from(members)
          .where(and(eq(members.user, caller.username), inArray(members[place], ids)))
          .all();
  const highest = (levels: number[]) => Math.max(0, ...levels);

  const levelInGroup = (group: Group) =>
    highest(
      memberships('group_id', ancestorsOf(db, group)).map(({ access_level }) => access_level),
    );
  const levelInProject = (project: Project) => {
    if (caller === undefined) return 0;
    if (project.namespace === caller.username) return LEVELS.owner;
    const group = groupByPath(db, project.namespace);
    const shared = (project.shared_with_groups ?? []).map(({ group_id, access_level }) => {
      const other = db.select().from(groups).where(eq(groups.id, group_id)).get();
      return other ? Math.min(access_level, levelInGroup(other)) : 0;
    });
    const own = memberships('project_id', [project.id]).map(({ access_level }) => access_level);
    return highest([...own, group ? levelInGroup(group) : 0, ...shared]);
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
        ...memberships('group_id', above ? ancestorsOf(db, above) : []),
      ].flatMap(({ member_role_id }) => member_role_id ?? []);
      return (
        held.length > 0 &&
        db
          .select()
          .from(memberRoles)
          .where(inArray(memberRoles.id, held))
          .all()
          .some(({ permissions }) => permissions?.includes(name))
      );
    },
    hasScope: (name) => scopes?.includes(name) === true,
  };
}

/** The name of the role with an access level; undefined where no role has it. */
export function roleWithLevel(level: number): Role | undefined {
  return (Object.keys(LEVELS) as Role[]).find((role) => LEVELS[role] === level);
}

/** A project by its ID or full path. */
export function projectByIdOrPath(db: Db, id: string | number): Project | undefined {
  if (/^\d+$/.test(String(id)))
    return db
      .select()
      .from(projects)
      .where(eq(projects.id, Number(id)))
      .get();
  const { namespace, path } = splitPath(String(id));
  return db
    .select()
    .from(projects)
    .where(and(eq(projects.namespace, namespace), eq(projects.path, path)))
    .get();
}

/** The project that had a full path before it moved. */
export function movedProject(db: Db, path: string): Project | undefined {
  return db
    .select()
    .from(projects)
    .all()
    .find(({ moved_from }) => moved_from?.includes(path));
}

/** A group by its ID or full path. */
export function groupByIdOrPath(db: Db, id: string | number): Group | undefined {
  return /^\d+$/.test(String(id))
    ? db
        .select()
        .from(groups)
        .where(eq(groups.id, Number(id)))
        .get()
    : groupByPath(db, String(id));
}

/** The group that a project belongs to; undefined for a project of a user. */
export function groupOfProject(db: Db, { namespace }: Project): Group | undefined {
  return groupByPath(db, namespace);
}

/** `acme/crew` */
export function groupPath(db: Db, group: Group): string {
  const parent =
    group.parent_id === null
      ? undefined
      : db.select().from(groups).where(eq(groups.id, group.parent_id)).get();
  return parent ? `${groupPath(db, parent)}/${group.path}` : group.path;
}

function groupByPath(db: Db, path: string): Group | undefined {
  const { path: last } = splitPath(path);
  return db
    .select()
    .from(groups)
    .where(eq(groups.path, last))
    .all()
    .find((group) => groupPath(db, group) === path);
}

/** The IDs of a group and of the groups above it. */
export function ancestorsOf(db: Db, group: Group): number[] {
  const parent =
    group.parent_id === null
      ? undefined
      : db.select().from(groups).where(eq(groups.id, group.parent_id)).get();
  return [group.id, ...(parent ? ancestorsOf(db, parent) : [])];
}

function splitPath(path: string): { namespace: string; path: string } {
  const slash = path.lastIndexOf('/');
  return { namespace: path.slice(0, Math.max(0, slash)), path: path.slice(slash + 1) };
}
