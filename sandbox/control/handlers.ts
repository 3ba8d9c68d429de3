/** The handlers of the control API, by the operationIds of its OpenAPI document. */
import { getTableName, sql } from 'drizzle-orm';
import type { ContractOperation } from '../../contract/contract.ts';
import { BASE_PATH } from '../../contract/deployment.ts';
import { unknownOperations } from '../../contract/unknownOperations.ts';
import { type Disturbance, wrongProbabilities } from '../../wire/disturber.ts';
import { showFork } from '../copies/forks.ts';
import { TABLES, tableNamed } from '../openSandbox.ts';
import type { Forks, Sandbox, Settings } from '../sandbox.ts';
import type { ReadRequest } from '../server/readRequest.ts';
import { found, invalid, notFound, refuse } from '../server/refusal.ts';
import { alertIntakes, shownAlerts } from './alerts.ts';
import type { DeliveryFilter, ForkRequest, RequestFilter } from './bodies.ts';
import { deleteBranch, updateBranch } from './branches.ts';
import { CALLERS } from './callers.ts';
import { changeSettings } from './changeSettings.ts';
import { createFork } from './createFork.ts';
import { deleteWithParts } from './deleteRow.ts';
import { DESCRIPTION } from './description.ts';
import { existingFixtures } from './existingFixtures.ts';
import { findUser, shownRequests } from './loggedRequests.ts';
import { type ClockMove, moveClock } from './moveClock.ts';
import { roleTokens } from './roleTokens.ts';
import { ROW_KINDS } from './rowKinds.ts';
import type { Row } from './rowRules.ts';
import { createRow, listRows, rowWithKey, updateRow } from './rows.ts';

/** The values of requests to single operations, as the OpenAPI document describes them. */
interface Values extends Record<WithoutValues, unknown> {
  resetSandbox: { body?: { clock?: string } };
  moveClock: { body: ClockMove };
  updateSettings: { body: Partial<Settings> };
  listRequests: { query: RequestFilter };
  listDeliveries: { query: DeliveryFilter };
  updateDisturbance: { body: Disturbance };
  createSnapshot: { body: { name: string } };
  resetToSnapshot: { path: { name: string } };
  deleteSnapshot: { path: { name: string } };
  listChanges: { query: { since: string } };
  createFork: { body?: ForkRequest };
  getFork: { path: { name: string } };
  deleteFork: { path: { name: string } };
  updateRow: { path: RowPath; query: { as?: string }; body: Row };
  getRow: { path: RowPath };
  deleteRow: { path: RowPath };
  updateBranch: { path: BranchPath; body: { commit: string } };
  deleteBranch: { path: BranchPath };
}
type WithoutValues =
  | 'getSandbox'
  | 'getHealth'
  | 'getControlDescription'
  | 'deleteRequests'
  | 'getDisturbance'
  | 'deleteDisturbance'
  | 'listSnapshots'
  | 'listForks'
  | 'listAlerts';
type RowPath = { table: string; key: string | number };
type BranchPath = { id: number; name: string };

/** A validated request to the control API. */
export interface ControlRequest extends ReadRequest {
  sandbox: Sandbox;
  /** Scheme and host by which the caller reached the sandbox. */
  origin: string;
}

/** Performs an operation of the control API, and returns the body of the response. */
export type ControlHandler = (request: ControlRequest) => unknown;

type OwnHandlers = {
  [Id in keyof Values]: (request: Omit<ControlRequest, keyof Values[Id]> & Values[Id]) => unknown;
};

const HANDLERS: OwnHandlers = {
  getSandbox: async ({ sandbox: { db, clock, settings, seedName, fixtures }, origin }) => ({
    apiUrl: origin + BASE_PATH,
    tokens: roleTokens(db),
    callers: CALLERS,
    seed: seedName,
    fixtures: await existingFixtures({ db, fixtures }),
    alertIntakes: alertIntakes(db, origin),
    tier: settings.tier,
    offering: settings.offering,
    flags: settings.flags,
    clock: clock.now(),
    counts: Object.fromEntries(
      [...TABLES.values()].map((table) => [
        getTableName(table),
        db.select({ rows: sql<number>`count(*)` }).from(table).get()?.rows ?? 0,
      ]),
    ),
  }),
  getHealth: ({ sandbox: { db } }) => {
    db.select({ one: sql`1` }).from(tableNamed('users')).limit(1).all();
    return { status: 'ok' };
  },
  getControlDescription: ({ origin }) => ({
    ...DESCRIPTION,
    servers: DESCRIPTION.servers.map((server) => ({ ...server, url: `${origin}/_sandbox` })),
  }),
  resetSandbox: ({ sandbox, body: { clock } = {} }) =>
    sandbox.reset(clock === undefined ? undefined : Date.parse(clock)),
  moveClock: async ({ sandbox, body }) => {
    moveClock(sandbox.clock, body);
    await sandbox.catchUp();
    return { clock: sandbox.clock.now() };
  },
  updateSettings: ({ sandbox, body }) => changeSettings(sandbox, body),
  listRequests: async ({ sandbox, query }) => {
    const { requestLog, db } = sandbox;
    const { operation, user, since, limit = 100 } = query;
    const unknown = operation === undefined ? [] : unknownOperations(sandbox.contract, [operation]);
    if (unknown.length > 0) refuse(invalid({ operation: unknown }));
    const requests = requestLog
      .since(since)
      .filter((one) => operation === undefined || one.operation === operation)
      .filter((one) => user === undefined || findUser(db, one) === user);
    return {
      last: requestLog.last(),
      requests: await shownRequests(requests.slice(-limit), sandbox),
    };
  },
  deleteRequests: ({ sandbox }) => sandbox.requestLog.clear(),
  listDeliveries: async ({ sandbox: { webhooks }, query }) => {
    const { hook, event, since, limit = 100, wait } = query;
    if (wait) await webhooks.settled();
    const deliveries = webhooks
      .since(since)
      .filter((one) => hook === undefined || one.hook === hook)
      .filter((one) => event === undefined || one.event === event);
    return { last: webhooks.last(), deliveries: deliveries.slice(-limit) };
  },
  getDisturbance: ({ sandbox }) => shownDisturbance(sandbox),
  updateDisturbance: ({ sandbox, body: disturbance }) => {
    const { failures = [] } = disturbance;
    const unknown = unknownOperations(
      sandbox.contract,
      failures.flatMap(({ operation }) => operation ?? []),
    );
    if (unknown.length > 0) refuse(invalid({ failures: unknown }));
    const wrong = wrongProbabilities(failures);
    if (wrong !== undefined) refuse(invalid({ failures: [wrong] }));
    sandbox.setDisturbance(disturbance);
    return shownDisturbance(sandbox);
  },
  deleteDisturbance: ({ sandbox }) => sandbox.setDisturbance({}),
  listSnapshots: ({ sandbox }) => sandbox.snapshots.list(),
  createSnapshot: ({ sandbox, body }) => sandbox.snapshots.create(body.name),
  resetToSnapshot: async ({ sandbox, path: { name } }) => {
    await mustHaveSnapshot(sandbox, name);
    await sandbox.snapshots.restore(name);
  },
  deleteSnapshot: async ({ sandbox, path: { name } }) => {
    await mustHaveSnapshot(sandbox, name);
    await sandbox.snapshots.delete(name);
  },
  listChanges: async ({ sandbox, query: { since } }) => {
    await mustHaveSnapshot(sandbox, since);
    return sandbox.snapshots.changesSince(since);
  },
  listForks: ({ sandbox, origin }) =>
    requireForks(sandbox)
      .list()
      .map((fork) => showFork(fork, origin)),
  createFork: async ({ sandbox, body = {}, origin }) =>
    showFork(await createFork(sandbox, requireForks(sandbox), body), origin),
  getFork: ({ sandbox, path: { name }, origin }) =>
    showFork(found(requireForks(sandbox).get(name), `fork ${name}`), origin),
  deleteFork: async ({ sandbox, path: { name } }) => {
    const forks = requireForks(sandbox);
    found(forks.get(name), `fork ${name}`);
    await forks.delete(name);
  },
  listAlerts: ({ sandbox }) => sandbox.transaction(async () => shownAlerts(sandbox.db)),
  updateRow: ({ sandbox, path: { table, key }, query, body }) => {
    const kind = found(ROW_KINDS.get(table));
    return sandbox.transaction(() => updateRow(sandbox, kind, key, body, query.as));
  },
  getRow: ({ sandbox, path: { table, key } }) =>
    sandbox.transaction(async () => rowWithKey(sandbox, table, key)),
  deleteRow: ({ sandbox, path: { table, key } }) =>
    sandbox.transaction(() => deleteWithParts(sandbox, table, rowWithKey(sandbox, table, key))),
  updateBranch: ({ sandbox, path: { id, name }, body: { commit } }) =>
    sandbox.transaction(() => updateBranch(sandbox, id, name, commit)),
  deleteBranch: ({ sandbox, path: { id, name } }) =>
    sandbox.transaction(() => deleteBranch(sandbox, id, name)),
};

async function mustHaveSnapshot({ snapshots }: Sandbox, name: string): Promise<void> {
  if (!(await snapshots.has(name))) refuse(notFound(`snapshot ${name}`));
}

function requireForks({ forks }: Sandbox): Forks {
  return (
    forks ?? refuse(invalid('a fork has no forks of its own: create forks in the first sandbox'))
  );
}

function shownDisturbance({ disturbance }: Sandbox): Disturbance {
  const { delayMs = 0, failures = [], seed = 1 } = disturbance;
  return { delayMs, failures, seed };
}

/** Returns the handler of an operation. Operations that list or create rows of a table share general handlers. */
export function findHandler({ id, method, path = '' }: ContractOperation): ControlHandler {
  const own = HANDLERS[id as keyof Values] as ControlHandler | undefined;
  if (own) return own;
  const name = path.slice(1);
  const table = TABLES.get(name);
  const kind = ROW_KINDS.get(name);
  if (method === 'post' && kind)
    return ({ sandbox, origin, body }) =>
      sandbox.transaction(() => createRow(sandbox, kind, body as Row, origin));
  if (method === 'get' && table)
    return ({ sandbox, query }) => sandbox.transaction(async () => listRows(sandbox, name, query));
  throw new Error(`The control API has no handler for ${id}`);
}
