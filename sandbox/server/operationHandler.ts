/** Applies the checks that all operations share, then calls the handler of the operation. */
import { eq, sql } from 'drizzle-orm';
import type { JsonValue } from '../../contract/case.ts';
import type { ContractOperation } from '../../contract/contract.ts';
import { changesNothing } from '../../contract/contract.ts';
import { type Group, type Project, tokens, type User, users } from '../../generated/tables.ts';
import {
  type Access,
  computeAccess,
  groupByIdOrPath,
  movedProject,
  projectByIdOrPath,
  roleWithLevel,
} from '../access/access.ts';
import { scopesAllow } from '../access/scopes.ts';
import { sentToken } from '../access/sentToken.ts';
import { authenticateAlert } from '../areas/alerts/alertIntegration.ts';
import type { Sandbox } from '../sandbox.ts';
import { prepared } from '../store/prepared.ts';
import { documentedBody } from './documentedBody.ts';
import { fieldTierCheck } from './fieldTierCheck.ts';
import { type Handler, Reply, type SandboxRequest, type UnreadRequest } from './handler.ts';
import type { Incoming } from './incoming.ts';
import { BODIES_OF_DEPLOYMENTS, type LeniencyRecord, recordLeniencies } from './leniencies.ts';
import { countAgainstLimit, type LimitedRequest } from './rateLimit.ts';
import type { ReadRequest, RequestReader } from './readRequest.ts';
import { forbidden, found, notFound, Refusal, refuse, unauthorized } from './refusal.ts';

/**
 * Creates the function that responds to requests for an operation. First, it checks these conditions in this order:
 *
 * 1. the operation is available in the tier and the offering;
 * 2. the token is valid and its scopes allow the operation, if the operation needs a token;
 * 3. the caller may see the project or group;
 * 4. the caller has a required role, and the guard of the operation lets the caller pass;
 * 5. the project is not archived, if the operation changes something;
 * 6. the caller has not reached the rate limit;
 * 7. the request is valid.
 *
 * Then it calls the handler of the operation. A response header names the leniencies that the request needed.
 */
export function operationHandler(
  sandbox: Sandbox,
  operation: ContractOperation,
  readRequest: RequestReader,
  handler: Handler<never>,
): (incoming: Incoming) => Promise<Reply> {
  const status = successStatus(operation);
  const checkFieldTiers = fieldTierCheck(sandbox, operation);
  const asDocumented = documentedBody(sandbox.contract, operation);
  const asDeployed = BODIES_OF_DEPLOYMENTS[operation.id];
  const performed = async (incoming: Incoming, leniencies: LeniencyRecord) => {
    checkAvailability(sandbox, operation);
    if (sandbox.readOnly && !changesNothing(operation))
      refuse(forbidden('this sandbox is read-only'));
    const { caller, scopes } = authenticate(sandbox, operation, incoming, leniencies);
    const { origin } = incoming;
    if (caller) sandbox.webhooks.actor = { username: caller.username, origin };
    const access = computeAccess(sandbox, caller, scopes);
    const project = findProject(sandbox, operation, incoming, access);
    const group = findGroup(sandbox, operation, incoming, access);
    checkRole(operation, access, project, group);
    // The query and the body are read after the checks. The object is complete from the start, because adding or copying
    // properties would take longer than the checks.
    const request = {
      sandbox,
      operation: operation.id,
      path: readRequest.readPath(incoming),
      query: NOT_READ,
      body: undefined as JsonValue | undefined,
      bytes: incoming.bytes ?? NO_BYTES,
      files: incoming.files,
      caller,
      access,
      origin,
      url: incoming.url,
      header: incoming.header,
      leniencies,
      get project() {
        if (!project) throw new Error(`The path of ${operation.id} names no project`);
        return project;
      },
      get group() {
        if (!group) throw new Error(`The path of ${operation.id} names no group`);
        return group;
      },
    };
    // The types of an operation belong to its own handler.
    const given: unknown = request;
    await handler.guard?.(given as UnreadRequest<never>);
    const needsActive = !changesNothing(operation) && !operation.definition['x-allows-archived'];
    if (project?.archived && needsActive) refuse(forbidden('the project is archived'));
    const limited = (measured: LimitedRequest['measured']) =>
      countAgainstLimit(sandbox, operation, { caller, project, measured });
    limited({ request: incoming.body?.length ?? 0 });
    const { query, body } = readRequest(incoming, leniencies);
    checkFieldTiers({ path: request.path, query, body });
    request.query = query;
    request.body = body;
    const result: unknown = await handler(given as SandboxRequest<never>);
    const reply = result instanceof Reply ? result : new Reply(result);
    // A rate limit may depend on the size of a blob, which only the response has. The operation only reads, so it can
    // be refused after the handler has run.
    limited({ blob: (reply.body as { size?: number } | null | undefined)?.size });
    return reply;
  };
  return async (incoming) => {
    const { strict } = sandbox.settings;
    const leniencies = recordLeniencies(strict);
    try {
      const reply = await performed(incoming, leniencies);
      const shown = reply.status ?? status;
      const body = strict
        ? asDocumented(reply.body, shown)
        : asDeployed
          ? asDeployed(reply.body)
          : reply.body;
      return new Reply(body, {
        status: shown,
        headers: { ...reply.headers, ...leniencies.header() },
      });
    } catch (error) {
      if (error instanceof Refusal) Object.assign(error.headers, leniencies.header());
      throw error;
    }
  };
}

const NO_BYTES = Buffer.alloc(0);

/** The query of a request that is not read yet. */
const NOT_READ: ReadRequest['query'] = {};

/** Returns the success status of an operation in the contract; the lowest status if the contract has several. */
export function successStatus({ definition }: ContractOperation): number {
  return Math.min(
    ...Object.keys(definition.responses)
      .map(Number)
      .filter((code) => code < 300),
  );
}

function checkAvailability({ settings }: Sandbox, { definition }: ContractOperation): void {
  const { 'x-tier': tiers, 'x-offering': offerings, 'x-feature-flag': flag } = definition;
  // The settings decide whether a feature flag is on, then its documented default. Otherwise, the flag is on.
  if (flag && !(settings.flags[flag.name] ?? flag.default ?? true)) refuse(notFound());
  const isOffered =
    (tiers?.includes(settings.tier) ?? true) && (offerings?.includes(settings.offering) ?? true);
  // The API documentation gives no status for an operation that the tier or offering lacks. The sandbox returns 404 if
  // the operation declares a 404, and 403 otherwise.
  if (!isOffered) refuse('404' in definition.responses ? notFound() : forbidden());
}

function authenticate(
  { db }: Sandbox,
  operation: ContractOperation,
  incoming: Incoming,
  leniencies: LeniencyRecord,
): { caller: User | undefined; scopes: readonly string[] | null } {
  const { definition, path } = operation;
  if (path === undefined) authenticateAlert(db, incoming);
  if (definition.security.length === 0 || path === undefined)
    return { caller: undefined, scopes: null };
  const sent = sentToken(incoming);
  const token = sent?.token ?? '';
  const known = findHolder(db).get({ token });
  const isKnown = known?.caller.state === 'active';
  if (isKnown && sent?.leniency) leniencies.accept([sent.leniency]);
  if (isKnown && scopesAllow(known.scopes, operation)) return known;
  // An operation that needs no token declares no 401. So a call with an unknown or insufficient token counts as
  // anonymous.
  const isOptional = definition.security.some((scheme) => Object.keys(scheme).length === 0);
  // The API documentation gives no status for a scope that does not allow the operation. The status is 403 if the
  // operation declares it, and 401 otherwise.
  if (isKnown && !isOptional && '403' in definition.responses)
    refuse(forbidden('the scopes of the token do not allow it'));
  if (isOptional) return { caller: undefined, scopes: null };
  refuse(unauthorized());
}

/** Finds the user of a token, and the scopes of the token. */
export const findHolder = prepared((db) =>
  db
    .select({ caller: users, scopes: tokens.scopes })
    .from(tokens)
    .innerJoin(users, eq(users.username, tokens.user))
    .where(eq(tokens.token, sql.placeholder('token')))
    .prepare(),
);

function findProject(
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
  if (!access.canSeeProject(project)) refuse(notFound('Project'));
  return project;
}

/** Returns a 301 to the current address of a project that has moved. */
function movedTo({ id }: Project, { url, origin }: Incoming): Refusal {
  const target = url.replace(/^(\/api\/v4\/projects\/)[^/?]+/, `$1${id}`);
  return new Refusal(301, 'This resource has been moved permanently', {
    location: origin + target,
  });
}

function findGroup(
  { db }: Sandbox,
  { path }: ContractOperation,
  incoming: Incoming,
  access: Access,
): Group | undefined {
  if (!path?.startsWith('/groups/{id}')) return undefined;
  const group = found(groupByIdOrPath(db, incoming.path.id ?? ''), 'Group');
  if (!access.canSeeGroup(group)) refuse(notFound('Group'));
  return group;
}

/** Refuses a caller whose role is not among the roles that the contract names for the operation. */
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
  const permissions = definition['x-permission'] ?? [];
  // If the path names no project or group, only the handler knows in which project or group the caller needs the role
  // or the permission.
  const isForHandler =
    isAboutInstance &&
    (permissions.length > 0 || roles.some((name) => !['administrator', 'auditor'].includes(name)));
  if (isForHandler || (role && roles.includes(role))) return;
  if (permissions.some(({ name }) => access.hasPermission(name, project, group))) return;
  refuse(forbidden());
}
