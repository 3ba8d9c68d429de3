/** Protected environments: document 3. */
import { and, asc, eq } from 'drizzle-orm';
import {
  type ApprovalRule,
  type ProtectedEnvironment,
  protectedEnvironments,
} from '../../../generated/tables.ts';
import type { Handlers, SandboxRequest } from '../../server/handler.ts';
import { pageOfQuery } from '../../server/page.ts';
import { forbidden, found, invalid, refuse } from '../../server/refusal.ts';
import { createdRow } from '../../store/createdRow.ts';
import { presentProtectedEnvironment } from './presenters.ts';
import { changedList, checkCiCd, checkElements, type ListName, type SentElement } from './rules.ts';

export const protectedEnvironmentHandlers: Handlers<
  | 'listProtectedEnvironments'
  | 'getProtectedEnvironment'
  | 'createProtectedEnvironment'
  | 'updateProtectedEnvironment'
  | 'deleteProtectedEnvironment'
> = {
  listProtectedEnvironments: (request) => {
    const { sandbox, project } = request;
    checkCiCd(project);
    const query = sandbox.db
      .select()
      .from(protectedEnvironments)
      .where(eq(protectedEnvironments.project_id, project.id))
      .orderBy(asc(protectedEnvironments.id));
    return pageOfQuery(request, sandbox.db, query.$dynamic(), (row: ProtectedEnvironment) =>
      presentProtectedEnvironment(sandbox.db, row),
    );
  },

  getProtectedEnvironment: (request) => {
    checkCiCd(request.project);
    return presentProtectedEnvironment(request.sandbox.db, environmentOf(request));
  },

  createProtectedEnvironment: (request) => {
    const { sandbox, project, body } = request;
    checkMayChange(request);
    const isTaken = sandbox.db
      .select()
      .from(protectedEnvironments)
      .where(named(request, body.name));
    if (body.name === '') refuse(invalid({ name: ["can't be blank"] }));
    if (isTaken.get()) refuse(invalid({ name: ['has already been taken'] }), 'duplicate');
    const row = createdRow(sandbox.db, protectedEnvironments, {
      project_id: project.id,
      name: body.name,
      deploy_access_levels: changed(request, 'deploy_access_levels', []),
      approval_rules: changed(request, 'approval_rules', []) as ApprovalRule[],
    });
    return presentProtectedEnvironment(sandbox.db, row);
  },

  updateProtectedEnvironment: (request) => {
    const { db } = request.sandbox;
    checkMayChange(request);
    const row = environmentOf(request);
    const lists = {
      deploy_access_levels: changed(request, 'deploy_access_levels', row.deploy_access_levels),
      approval_rules: changed(request, 'approval_rules', row.approval_rules) as ApprovalRule[],
    };
    db.update(protectedEnvironments).set(lists).where(eq(protectedEnvironments.id, row.id)).run();
    return presentProtectedEnvironment(db, { ...row, ...lists });
  },

  deleteProtectedEnvironment: (request) => {
    checkMayChange(request);
    const { id } = environmentOf(request);
    request.sandbox.db.delete(protectedEnvironments).where(eq(protectedEnvironments.id, id)).run();
    return undefined;
  },
};

/** Protection is a matter of Maintainers. */
function checkMayChange({ access, project }: Pick<SandboxRequest, 'access' | 'project'>): void {
  checkCiCd(project);
  if (!access.isAtLeast('maintainer', project)) refuse(forbidden());
}

/** A list as the request changes it. */
function changed(
  {
    sandbox: { db },
    project,
    body,
  }: SandboxRequest<'createProtectedEnvironment' | 'updateProtectedEnvironment'>,
  name: ListName,
  list: ProtectedEnvironment[ListName],
): ProtectedEnvironment[ListName] {
  const changes = (body[name] ?? []) as SentElement[];
  checkElements(db, project, name, changes);
  const highest = Math.max(
    0,
    ...db
      .select({ list: protectedEnvironments[name] })
      .from(protectedEnvironments)
      .all()
      .flatMap((row) => row.list.map(({ id }) => id)),
  );
  let last = highest;
  const nextId = () => {
    last += 1;
    return last;
  };
  return changedList(name, list, changes, nextId);
}

/** The protected environment that the path names. */
function environmentOf(
  request: SandboxRequest<
    'getProtectedEnvironment' | 'updateProtectedEnvironment' | 'deleteProtectedEnvironment'
  >,
): ProtectedEnvironment {
  const { db } = request.sandbox;
  const isNamed = named(request, request.path.name);
  return found(db.select().from(protectedEnvironments).where(isNamed).get(), 'Environment');
}

function named({ project }: { project: { id: number } }, name: string) {
  return and(
    eq(protectedEnvironments.project_id, project.id),
    eq(protectedEnvironments.name, name),
  );
}
