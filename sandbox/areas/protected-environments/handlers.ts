/** Operations on protected environments (API documentation, document 3). */
import { and, asc, eq } from 'drizzle-orm';
import {
  type ApprovalRule,
  type ProtectedEnvironment,
  protectedEnvironments,
} from '../../../generated/tables.ts';
import { checkPathValue } from '../../server/checkPathValue.ts';
import { guarded, type Handlers, type SandboxRequest } from '../../server/handler.ts';
import { pageOfQuery } from '../../server/page.ts';
import { forbidden, found, invalid, refuse } from '../../server/refusal.ts';
import { createdRow } from '../../store/createdRow.ts';
import { changedList, checkCiCd, checkElements, type ListName } from './elements.ts';
import { presentProtectedEnvironment } from './presenters.ts';

export const protectedEnvironmentHandlers = {
  listProtectedEnvironments: guarded(checkHasCiCd, (request) => {
    const { sandbox, project } = request;
    const query = sandbox.db
      .select()
      .from(protectedEnvironments)
      .where(eq(protectedEnvironments.project_id, project.id))
      .orderBy(asc(protectedEnvironments.id));
    return pageOfQuery(request, sandbox.db, query.$dynamic(), (row: ProtectedEnvironment) =>
      presentProtectedEnvironment(sandbox.db, row),
    );
  }),

  getProtectedEnvironment: guarded(checkHasCiCd, (request) =>
    presentProtectedEnvironment(request.sandbox.db, findEnvironment(request)),
  ),

  createProtectedEnvironment: guarded(checkMayChange, (request) => {
    const { sandbox, project, body } = request;
    const withSameName = sandbox.db
      .select()
      .from(protectedEnvironments)
      .where(hasName(request, body.name));
    checkPathValue('name', body.name);
    if (withSameName.get()) refuse(invalid({ name: ['has already been taken'] }));
    const row = createdRow(sandbox.db, protectedEnvironments, {
      project_id: project.id,
      name: body.name,
      deploy_access_levels: changedElements(request, 'deploy_access_levels', []),
      approval_rules: changedElements(request, 'approval_rules', []) as ApprovalRule[],
    });
    return presentProtectedEnvironment(sandbox.db, row);
  }),

  updateProtectedEnvironment: guarded(checkMayChange, (request) => {
    const { db } = request.sandbox;
    const row = findEnvironment(request);
    const lists = {
      deploy_access_levels: changedElements(
        request,
        'deploy_access_levels',
        row.deploy_access_levels,
      ),
      approval_rules: changedElements(
        request,
        'approval_rules',
        row.approval_rules,
      ) as ApprovalRule[],
    };
    db.update(protectedEnvironments).set(lists).where(eq(protectedEnvironments.id, row.id)).run();
    return presentProtectedEnvironment(db, { ...row, ...lists });
  }),

  deleteProtectedEnvironment: guarded(checkMayChange, (request) => {
    const { id } = findEnvironment(request);
    request.sandbox.db.delete(protectedEnvironments).where(eq(protectedEnvironments.id, id)).run();
    return undefined;
  }),
} satisfies Partial<Handlers>;

function checkHasCiCd({ project }: Pick<SandboxRequest, 'project'>): void {
  checkCiCd(project);
}

/**
 * Checks that the caller may protect environments: maintainers and higher roles may.
 * @throws a Refusal with 403 otherwise
 */
function checkMayChange({ access, project }: Pick<SandboxRequest, 'access' | 'project'>): void {
  checkCiCd(project);
  if (!access.isAtLeast('maintainer', project)) refuse(forbidden());
}

/** Returns a list of a protected environment after the changes of a request. */
function changedElements(
  {
    sandbox,
    project,
    body,
  }: SandboxRequest<'createProtectedEnvironment' | 'updateProtectedEnvironment'>,
  name: ListName,
  list: ProtectedEnvironment[ListName],
): ProtectedEnvironment[ListName] {
  const changes = body[name] ?? [];
  checkElements(sandbox, project, name, changes);
  const highest = Math.max(
    0,
    ...sandbox.db
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

/** Returns the protected environment that the path names. @throws a Refusal with 404 when it does not exist */
function findEnvironment(
  request: SandboxRequest<
    'getProtectedEnvironment' | 'updateProtectedEnvironment' | 'deleteProtectedEnvironment'
  >,
): ProtectedEnvironment {
  const { db } = request.sandbox;
  const isNamed = hasName(request, request.path.name);
  return found(db.select().from(protectedEnvironments).where(isNamed).get(), 'Environment');
}

function hasName({ project }: { project: { id: number } }, name: string) {
  return and(
    eq(protectedEnvironments.project_id, project.id),
    eq(protectedEnvironments.name, name),
  );
}
