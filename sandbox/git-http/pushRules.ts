import { and, eq } from 'drizzle-orm';
import {
  type Project,
  type ProtectedBranch,
  protectedBranches,
  releases,
} from '../../generated/tables.ts';

import type { Access } from '../access/access.ts';
import { moveHeads } from '../areas/planning/changes.ts';
import { findProtection } from '../areas/tags/presenters.ts';
import type { Sandbox } from '../sandbox.ts';
import { rowsWhere } from '../store/rowsWhere.ts';
import type { RefCommand } from './receiveCommands.ts';

const BRANCH = 'refs/heads/';
const TAG = 'refs/tags/';
const MISSING = '0'.repeat(40);

/** Returns the reason why a caller may not push; undefined if the push is allowed. */
export function whyRefused(
  { db }: Pick<Sandbox, 'db'>,
  project: Project,
  access: Access,
  commands: RefCommand[],
): string | undefined {
  const isMaintainer = access.isAtLeast('maintainer', project);
  const level = access.isAdministrator ? ADMINISTRATOR : access.levelInProject(project);
  for (const { name, now } of commands) {
    if (name.startsWith(BRANCH)) {
      const protection = findProtectedBranch(db, project, name.slice(BRANCH.length));
      if (!protection) continue;
      if (now === MISSING) return 'a protected branch cannot be deleted';
      if (protection.push_access_level === 0) return 'nobody may push to this protected branch';
      if (level < protection.push_access_level)
        return `only ${PUSHERS[protection.push_access_level]} may push to a protected branch`;
    } else if (name.startsWith(TAG)) {
      if (findProtection(db, project.id, name.slice(TAG.length)) && !isMaintainer)
        return 'only maintainers may create or delete a protected tag';
    } else if (isReserved(name)) return 'the platform writes this ref, and nobody else';
  }
  return undefined;
}

/** The level of administrators in a protection. */
const ADMINISTRATOR = 60;

/** The callers with the level of a protection. */
const PUSHERS = { 30: 'developers', 40: 'maintainers', 60: 'administrators' };

/** The folders of refs that a platform writes for itself, and those with which git replaces or hides objects. */
const RESERVED =
  /^refs\/(merge-requests|keep-around|environments|pipelines|sandbox|replace|remotes|stash)(\/|$)/;

/** Returns true for a ref that no push may change. Notes and other refs of a user's own are free. */
function isReserved(name: string): boolean {
  return !name.startsWith('refs/') || RESERVED.test(name);
}

/** Returns true if a ref is a protected branch. An asterisk in the name of a protection matches any text. */
export function isProtectedBranch(db: Sandbox['db'], project: Project, ref: string): boolean {
  return (
    ref.startsWith(BRANCH) &&
    findProtectedBranch(db, project, ref.slice(BRANCH.length)) !== undefined
  );
}

/** Finds the protection of a branch. One with the name of the branch goes before a pattern. */
export function findProtectedBranch(
  db: Sandbox['db'],
  project: Project,
  branch: string,
): ProtectedBranch | undefined {
  const protections = rowsWhere(db, protectedBranches, { project_id: project.id });
  return (
    protections.find(({ name }) => name === branch) ??
    protections.find(({ name }) => isMatch(name, branch))
  );
}

/** Matches a text with a pattern in which an asterisk stands for any text, in time that grows with the lengths only. */
export function isMatch(pattern: string, text: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return pattern === text;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

/** Changes the rows that follow a changed ref, as the operations of the API do. */
export function followPush(
  sandbox: Sandbox,
  project: Project,
  { name, now }: { name: string; now: string | undefined },
  by: string,
): void {
  if (name.startsWith(BRANCH) && now !== undefined)
    moveHeads(sandbox, project, name.slice(BRANCH.length), now, by);
  if (name.startsWith(TAG) && now === undefined)
    sandbox.db
      .delete(releases)
      .where(
        and(eq(releases.project_id, project.id), eq(releases.tag_name, name.slice(TAG.length))),
      )
      .run();
}
