/** The known ways in which a sandbox behaves wrongly: in its state, pages, access and validation. */
import { getTableColumns, type SQL } from 'drizzle-orm';
import type { JsonValue } from '../../../contract/case.ts';
import type { ContractOperation } from '../../../contract/contract.ts';
import type { Document, Schema } from '../../../contract/openapi.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { resolveReference } from '../../../contract/reference.ts';
import { listProperties } from '../../../contract/walkSchema.ts';
import type { CheckId } from '../../../judge/index.ts';
import {
  type DecoratedOperation,
  type Incoming,
  Reply,
  roleTokens,
  type Sandbox,
  TABLES,
} from '../../../sandbox/index.ts';
import {
  changingReply,
  withFields,
  without,
  withToken,
} from '../../../sandbox/testing/changeExchange.ts';
import type { Aspect, BehaviourFault, Tolerance, TolerantPerform } from '../fault.ts';
import type { Planting } from '../prove.ts';
import { pageAfter, pageBefore } from './pages.ts';
import {
  canBeRefused,
  checksRoles,
  checksToken,
  hasTotals,
  isBelowProject,
  isBreakable,
  isList,
  isListOfWritten,
  isSortable,
  isTransition,
  optionalParameters,
  parents,
  resettableFields,
  shownOptionalFields,
  writes,
} from './places.ts';
import type { OperationPart } from './plant.ts';

const READ_BACK: CheckId[] = ['read-back', 'status', 'criterion'];

/** Returns a decorator that performs each request with these options of a tolerant sandbox. */
const performing =
  (options: Tolerance): BehaviourFault['decorate'] =>
  (perform) =>
  (request) =>
    perform(request, options);

const forgetting = performing({ isRolledBack: true });

const tolerating = (tolerates: NonNullable<Tolerance['tolerates']>) => performing({ tolerates });

/** Returns a decorator that replaces each valid request by a changed request. */
const insteadOfValid =
  (change: (request: Incoming, place: Place) => Incoming): BehaviourFault['decorate'] =>
  (perform, place) =>
  async (request) => {
    const right = await perform(request, { isRolledBack: true });
    return right.status === 400 ? right : perform(change(request, place), TAKING_INVALID);
  };

const TAKING_INVALID: Tolerance = { tolerates: (_, reason) => reason === 'invalid' };

type Place = DecoratedOperation & { part: string };

/** Returns a function that creates faults of a class, such as `state`. */
const faultsOf =
  (about: string, aspect: Aspect) =>
  (
    id: string,
    summary: string,
    checks: CheckId[],
    parts: BehaviourFault['parts'],
    decorate: BehaviourFault['decorate'],
    more: Partial<Pick<BehaviourFault, 'aspect' | 'statement'>> = {},
  ): BehaviourFault => ({
    ...{ kind: 'behaviour', class: about, aspect, id, summary, checks, parts, decorate },
    ...more,
  });

const state = faultsOf('state', 'state');
const paging = faultsOf('paging', 'pages');
const access = faultsOf('access', 'access');

/** Marks a fault for which probe requests find the places, because the contract does not state them. */
const probed = (fault: BehaviourFault): BehaviourFault => ({ ...fault, isProbed: true });

export const BEHAVIOUR_FAULTS: BehaviourFault[] = [
  state(
    'create-not-kept',
    'a created resource is in the response, but does not exist',
    READ_BACK,
    writes('post'),
    forgetting,
  ),
  state(
    'update-ignored',
    'an update is in the response, but is not kept',
    READ_BACK,
    writes('put', 'patch'),
    forgetting,
  ),
  state(
    'delete-without-effect',
    'a deleted resource stays',
    READ_BACK,
    writes('delete'),
    forgetting,
  ),
  state(
    'field-lost',
    'the response shows a field that was sent, but it is not kept',
    READ_BACK,
    shownOptionalFields,
    (perform, { part }) =>
      async (request) => {
        const shown = await perform(request, { isRolledBack: true });
        if (!isSuccess(shown)) return shown;
        const kept = await perform(without(request, part), TAKING_INVALID);
        return isSuccess(kept) ? shown : kept;
      },
  ),
  state(
    'update-resets',
    'an update without a field resets the field',
    READ_BACK,
    resettableFields,
    insteadOfValid((request, place) =>
      withFields(request, (fields) => ({ [place.part]: emptyValueOf(place), ...fields })),
    ),
  ),
  state(
    'list-stale',
    'a list shows the first state',
    READ_BACK,
    isListOfWritten,
    (perform, { sandbox }) =>
      async (request) => {
        const options = { before: () => sandbox.refill(), isRolledBack: true };
        const stale = await perform(request, options).catch(() => undefined);
        // If the parent resource was created later, the first state lacks the list. Then the current list is returned.
        return stale && isSuccess(stale) ? stale : perform(request);
      },
  ),
  probed(
    state(
      'duplicate-accepted',
      'a resource that exists is created again',
      ['status', 'criterion', 'documented-body', 'read-back'],
      writes('post', 'put', 'patch'),
      tolerating((_, reason) => reason === 'duplicate'),
      { aspect: 'status' },
    ),
  ),
  probed(
    state(
      'illegal-transition',
      'a change is made that the state of the resource forbids',
      ['status', 'criterion', 'refusal'],
      isTransition,
      tolerating((_, reason) => reason === 'state'),
    ),
  ),
  probed(
    state(
      'refused-but-done',
      'a request is refused, but its valid part is carried out',
      ['unchanged', 'read-back', 'criterion'],
      canBeRefused,
      (perform) => async (request) => {
        const refusal = await perform(request);
        if (isSuccess(refusal) || refusal.status! >= 500) return refusal;
        const options: Tolerance = {
          tolerates: (_, reason) =>
            reason !== undefined && ['invalid', 'duplicate', 'state'].includes(reason),
        };
        const { message } = refusal.body as { message?: unknown };
        const wrong = message instanceof Object ? Object.keys(message) : [];
        // Performs the request with its invalid values, or without them if that fails.
        if (!(await succeeds(perform, request, options)))
          await succeeds(perform, without(request, ...wrong), options);
        return refusal;
      },
    ),
  ),
  access(
    'wrong-parent',
    'a resource is found below another parent',
    ['identity', 'status'],
    parents,
    (perform, { sandbox, operation, part }) =>
      async (request) => {
        const right = await perform(request);
        if (right.status !== 404) return right;
        for (const value of namesOf(sandbox, operation, part)) {
          const path = { ...request.path, [part]: value };
          const found = await perform({ ...request, path }).catch(() => undefined);
          if (found && isSuccess(found)) return found;
        }
        return right;
      },
    { statement: 'conventions.not-found' },
  ),
  paging(
    'page-overlap',
    'a page begins with the last item of the page before',
    ['pages'],
    isList,
    (perform) => async (request) => {
      const page = await perform(request);
      const before = itemsOf(await pageBefore(perform, request));
      if (!isSuccess(page) || before.length === 0) return page;
      return withBody(page, [before.at(-1), ...itemsOf(page)].slice(0, before.length));
    },
    { statement: 'conventions.page' },
  ),
  paging(
    'page-gap',
    'an item between two pages is on neither page',
    ['pages'],
    isList,
    (perform) => async (request) => {
      const page = await perform(request);
      if (!isSuccess(page) || !(await pageBefore(perform, request))) return page;
      const after = itemsOf(await pageAfter(perform, request, page));
      return withBody(page, [...itemsOf(page).slice(1), ...after.slice(0, 1)]);
    },
    { statement: 'conventions.page' },
  ),
  paging(
    'wrong-total',
    'the total is one too many',
    ['pages'],
    hasTotals,
    changingReply(({ headers }) => {
      if (!headers.has('x-total')) return;
      const total = Number(headers.get('x-total')) + 1;
      headers.set('x-total', String(total));
      headers.set('x-total-pages', String(Math.ceil(total / Number(headers.get('x-per-page')))));
    }),
    { aspect: 'headers', statement: 'conventions.x-total' },
  ),
  paging(
    'limit-not-capped',
    'a page has as many items as the request asks for',
    ['pages', 'headers'],
    isList,
    tolerating(({ body: { message } }) => message instanceof Object && 'per_page' in message),
    { aspect: 'limits', statement: 'conventions.per-page-maximum' },
  ),
  paging(
    'filter-ignored',
    'a parameter that selects items is ignored',
    ['filter', 'probe', 'defaults', 'status', 'criterion', 'read-back'],
    optionalParameters,
    insteadOfValid((request, { part }) => without(request, part)),
    { aspect: 'filters' },
  ),
  paging(
    'sort-ignored',
    'order and direction are ignored',
    ['sort'],
    isSortable,
    insteadOfValid((request) => without(request, 'order_by', 'sort')),
    { aspect: 'filters' },
  ),
  access(
    'role-not-checked',
    'a caller of any role may do what needs a higher role',
    ['access', 'status'],
    checksRoles,
    tolerating(
      ({ status }, reason) => reason === 'role' || (reason === undefined && status === 403),
    ),
    { statement: 'conventions.insufficient-permission' },
  ),
  access(
    'private-shown',
    'private projects and groups are shown to every caller',
    ['access', 'status'],
    isBelowProject,
    tolerating((_, reason) => reason === 'hidden'),
    { statement: 'conventions.not-found' },
  ),
  access(
    'bad-token-accepted',
    'a missing or unknown token counts as that of an administrator',
    ['authentication', 'status'],
    checksToken,
    (perform, { sandbox }) =>
      async (request) => {
        const reply = await perform(request);
        return reply.status === 401
          ? perform(withToken(request, roleTokens(sandbox.db).administrator))
          : reply;
      },
    { statement: 'conventions.missing-authentication' },
  ),
  probed(
    faultsOf('validation', 'status')(
      'invalid-accepted',
      'a request is accepted that breaks the contract',
      ['refusal', 'status'],
      isBreakable,
      performing(TAKING_INVALID),
      { statement: 'conventions.create-validation' },
    ),
  ),
];

function isSuccess({ status = 200 }: Reply): boolean {
  return status < 300;
}

async function succeeds(perform: TolerantPerform, request: Incoming, options: Tolerance) {
  // A handler that continues after its refusal may throw an error, which counts as no success.
  return perform(request, options).then(isSuccess, () => false);
}

function itemsOf(page: Reply | undefined): unknown[] {
  return page && isSuccess(page) && Array.isArray(page.body) ? page.body : [];
}

function withBody({ status, headers }: Reply, body: unknown): Reply {
  return new Reply(body, { status: status!, headers });
}

/** Returns the value that resets a field: its default, or else the empty value of its type. */
function emptyValueOf({ sandbox, operation, part }: Place): JsonValue {
  const { document } = sandbox.contract;
  const [mediaType, content] = Object.entries(operation.definition.requestBody?.content ?? {})[0]!;
  const at = pointerBelow(operation.pointer, 'requestBody', 'content', mediaType, 'schema');
  const property = listProperties(document as Document, content.schema!, at).find(
    ({ name }) => name === part,
  )!;
  const { value } = resolveReference<Schema>(document, property.value as Schema, property.pointer);
  if (value.default !== undefined) return value.default as JsonValue;
  const [type] = [value.type ?? 'object'].flat();
  // An enum has no empty value. Its last value is used in place of it.
  if (value.enum) return (value.enum as JsonValue[]).at(-1)!;
  // The sandbox takes null for a field that cannot be null as a field that is absent.
  if (type === 'integer') return (value.minimum as number | undefined) ?? 0;
  if (type === 'boolean') return false;
  if (type === 'array') return [];
  return type === 'string' && value.format === undefined ? '' : null;
}

/** Returns all values that the database has for a path parameter, such as all project IDs for `/projects/{id}/…`. */
function namesOf({ db }: Sandbox, { path = '' }: ContractOperation, parameter: string): string[] {
  const before = path.split(`/{${parameter}}`)[0]!;
  const [tableName, column] =
    PARENTS[parameter] ?? PARENTS[before.slice(before.lastIndexOf('/') + 1)] ?? [];
  const table = TABLES.get(tableName ?? '');
  if (!table) return [];
  const name = getTableColumns(table)[column!] as unknown as SQL<string | number | null>;
  const rows = db.selectDistinct({ name }).from(table).all();
  return rows.flatMap((row) => (row.name === null ? [] : [String(row.name)]));
}

/**
 * The table and column with the values of a path parameter. The key is the parameter, or the path segment before it.
 */
const PARENTS: Record<string, [table: string, column: string]> = {
  projects: ['projects', 'id'],
  groups: ['groups', 'id'],
  users: ['users', 'id'],
  issue_iid: ['issues', 'iid'],
  merge_request_iid: ['merge_requests', 'iid'],
  snippet_id: ['snippets', 'id'],
  epic_id: ['epics', 'id'],
  discussion_id: ['notes', 'discussion_id'],
};

/**
 * Returns the fault and the place of a text such as `field-lost:createMilestone:description`. The text may end after
 * the fault, or after the operation.
 * @throws an Error for an unknown fault
 */
export function plantingWith(text: string): Planting<BehaviourFault, Partial<OperationPart>> {
  const [id, operation, part] = text.split(':');
  const fault = BEHAVIOUR_FAULTS.find((one) => one.id === id);
  if (!fault) throw new Error(`The fault ${id} does not exist.`);
  return { fault, place: { ...(operation && { operation }), ...(part && { part }) } };
}
