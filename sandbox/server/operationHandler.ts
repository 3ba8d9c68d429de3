/** What every operation has in common: who calls, what exists, who may; then its own handler. */
import { eq, sql } from 'drizzle-orm';
import type { ContractOperation } from '../../contract/contract.ts';
import { changesNothing } from '../../contract/contract.ts';
import { type Group, type Project, tokens, type User, users } from '../../generated/tables.ts';
import {
  type Access,
  accessOf,
  groupByIdOrPath,
  movedProject,
  projectByIdOrPath,
  roleWithLevel,
} from '../access/access.ts';
import { alertIntegrationOf } from '../areas/alerts/alertIntegration.ts';
import type { Sandbox } from '../sandbox.ts';
import { prepared } from '../store/prepared.ts';
import { fieldTierCheck } from './fieldTierCheck.ts';
import { type Handler, Reply, type SandboxRequest } from './handler.ts';
import type { Incoming } from './incoming.ts';
import { countAgainstLimit, type LimitedRequest } from './rateLimit.ts';
import type { RequestReader } from './readRequest.ts';
import { forbidden, found, notFound, Refusal, refuse, unauthorized } from './refusal.ts';

/**
 * Makes the function that answers an operation, in this order: does the deployment have it, who calls, may
 * the caller know of the project or group, may the role call, how often, is the request right; then the handler.
 */
export function operationHandler(
  sandbox: Sandbox,
  operation: ContractOperation,
  readRequest: RequestReader,
  handler: Handler<never>,
): (incoming: Incoming) => Promise<Reply> {
  const status = successStatus(operation);
  const checkFieldTiers = fieldTierCheck(sandbox, operation);
  return async (incoming) => {
    checkAvailability(sandbox, operation);
    if (sandbox.readOnly && !changesNothing(operation))
      refuse(forbidden('this sandbox is read-only'));
    const { caller, scopes } = authenticate(sandbox, operation, incoming);
    const access = accessOf(sandbox.db, caller, scopes);
    const project = projectOf(sandbox, operation, incoming, access);
    const group = groupOf(sandbox, operation, incoming, access);
    checkRole(operation, access, project, group);
    const limited = (measured: LimitedRequest['measured']) =>
      countAgainstLimit(sandbox, operation, { caller, project, measured });
    limited({ request: incoming.body?.length ?? 0 });
    const read = readRequest(incoming);
    checkFieldTiers(read);
    const request = {
      sandbox,
      operation: operation.id,
      ...read,
      caller,
      access,
      origin: incoming.origin,
      url: incoming.url,
      header: incoming.header,
      get project() {
        if (!project) throw new Error(`${operation.id} is not about a project`);
        return project;
      },
      get group() {
        if (!group) throw new Error(`${operation.id} is not about a group`);
        return group;
      },
    };
    const result: unknown = await handler(request as unknown as SandboxRequest<never>);
    const reply = result instanceof Reply ? result : new Reply(result);
    // How large a blob is shows in the response. A read that is refused now has changed nothing.
    limited({ blob: (reply.body as { size?: number } | null | undefined)?.size });
    return new Reply(reply.body, { status: reply.status ?? status, headers: reply.headers });
  };
}

/** The success status of the contract: the lowest, where there are several. */
export function successStatus({ definition }: ContractOperation): number {
  return Math.min(
    ...Object.keys(definition.responses)
      .map(Number)
      .filter((code) => code < 300),
  );
}

function checkAvailability({ settings }: Sandbox, { definition }: ContractOperation): void {
  const { 'x-tier': tiers, 'x-offering': offerings, 'x-feature-flag': flag } = definition;
  // A flag whose default the documents do not tell is on.
  if (flag && !(settings.flags[flag.name] ?? flag.default ?? true)) refuse(notFound());
  const isOffered =
    (tiers?.includes(settings.tier) ?? true) && (offerings?.includes(settings.offering) ?? true);
  // The documents give no status for this: the sandbox says that there is no such thing, where that is declared.
  if (!isOffered) refuse('404' in definition.responses ? notFound() : forbidden());
}

function authenticate(
  { db }: Sandbox,
  { definition, path }: ContractOperation,
  { header, url }: Incoming,
): { caller: User | undefined; scopes: readonly string[] | null } {
  if (path === undefined) alertIntegrationOf(db, { url, header });
  if (definition.security.length === 0 || path === undefined)
    return { caller: undefined, scopes: null };
  const known = holderOf(db).get({ token: header('private-token') ?? '' });
  if (known?.caller.state === 'active') return known;
  // Where no token is needed, 401 is not documented: one that nobody has counts as none.
  const isOptional = definition.security.some((scheme) => Object.keys(scheme).length === 0);
  if (isOptional) return { caller: undefined, scopes: null };
  refuse(unauthorized());
}

const holderOf = prepared((db) =>
  db
    .select({ caller: users, scopes: tokens.scopes })
    .from(tokens)
    .innerJoin(users, eq(users.username, tokens.user))
    .where(eq(tokens.token, sql.placeholder('token')))
    .prepare(),
);

function projectOf(
  { db }: Sandbox,
  { path }: ContractOperation,
  incoming: Incoming,
  access: Access,
): Project | undefined {
  if (!path?.startsWith('/projects/{id}')) return undefined;
  const id = incoming.path.id ?? '';
  const project = projectByIdOrPath(db, id);
  const moved = project ? undefined : movedProject(db, id);
  if (moved && access.canSeeProject(moved)) refuse(movedTo(moved, incoming));
  if (!project) refuse(notFound('Project'));
  if (!access.canSeeProject(project)) refuse(notFound('Project'), 'hidden');
  return project;
}

/** 301: the project has another path now. */
function movedTo({ id }: Project, { url, origin }: Incoming): Refusal {
  const target = url.replace(/^(\/api\/v4\/projects\/)[^/?]+/, `$1${id}`);
  return new Refusal(301, 'This resource has been moved permanently', {
    location: origin + target,
  });
}

function groupOf(
  { db }: Sandbox,
  { path }: ContractOperation,
  incoming: Incoming,
  access: Access,
): Group | undefined {
  if (!path?.startsWith('/groups/{id}')) return undefined;
  const group = found(groupByIdOrPath(db, incoming.path.id ?? ''), 'Group');
  if (!access.canSeeGroup(group)) refuse(notFound('Group'), 'hidden');
  return group;
}

/** The roles that the contract names are those that may call, whatever their access level. */
function checkRole(
  { definition }: ContractOperation,
  access: Access,
  project: Project | undefined,
  group: Group | undefined,
): void {
  const roles = definition['x-roles'];
  if (!roles || access.isAdministrator) return;
  if (access.isAuditor && roles.includes('auditor')) return;
  const isAboutInstance = !project && !group;
  const level = project ? access.levelInProject(project) : group ? access.levelInGroup(group) : 0;
  const role = roleWithLevel(level);
  // Where there is neither project nor group in the path, the handler knows what the role is held in.
  const isForHandler =
    isAboutInstance && roles.some((name) => !['administrator', 'auditor'].includes(name));
  if (isForHandler || (role && roles.includes(role))) return;
  const permissions = definition['x-permission'] ?? [];
  if (permissions.some(({ name }) => access.hasPermission(name, project, group))) return;
  refuse(forbidden());
}
