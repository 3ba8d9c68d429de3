/** The handlers of the control API, by the operationIds of its OpenAPI document. */
import { getTableName, sql } from 'drizzle-orm';
import { type ContractOperation, operationsOf } from '../../contract/contract.ts';
import { BASE_PATH } from '../../contract/deployment.ts';
import type { Reference, Response } from '../../contract/openapi.ts';
import { TABLES } from '../openSandbox.ts';
import type { Sandbox } from '../sandbox.ts';
import type { ReadRequest } from '../server/readRequest.ts';
import { alertIntakes, shownAlerts } from './alerts.ts';
import { CALLERS } from './callers.ts';
import { changeSettings } from './changeSettings.ts';
import { DESCRIPTION } from './description.ts';
import { existingFixtures } from './existingFixtures.ts';
import { moveClock } from './moveClock.ts';
import { roleTokens } from './roleTokens.ts';
import type { Row } from './rowRules.ts';
import { createRow, deleteRow, type RowKind, updateRow } from './rows.ts';

/** A validated request to the control API. */
export interface ControlRequest extends ReadRequest {
  sandbox: Sandbox;
  /** Scheme and host by which the caller reached the sandbox. */
  origin: string;
}

/** Performs an operation of the control API, and returns the body of the response. */
export type ControlHandler = (request: ControlRequest) => unknown;

const HANDLERS: Record<string, ControlHandler> = {
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
  getControlDescription: ({ origin }) => ({
    ...DESCRIPTION,
    servers: DESCRIPTION.servers.map((server) => ({ ...server, url: `${origin}/_sandbox` })),
  }),
  resetSandbox: ({ sandbox, body }) => {
    const { clock } = (body ?? {}) as { clock?: string };
    return sandbox.reset(clock === undefined ? undefined : Date.parse(clock));
  },
  moveClock: async ({ sandbox, body }) => {
    moveClock(sandbox.clock, body as never);
    await sandbox.catchUp();
    return { clock: sandbox.clock.now() };
  },
  updateSettings: ({ sandbox, body }) => changeSettings(sandbox, body as never),
  listAlerts: ({ sandbox }) => sandbox.transaction(async () => shownAlerts(sandbox.db)),
  updateRow: ({ sandbox, path: { table, key }, query, body }) => {
    const kind = KINDS.get(String(table))!;
    const by = query.as as string | undefined;
    return sandbox.transaction(() => updateRow(sandbox, kind, key!, body as Row, by));
  },
  deleteRow: ({ sandbox, path: { table, key } }) =>
    sandbox.transaction(async () => deleteRow(sandbox, String(table), key!)),
};

/** The tables, by name, in which the control API can create rows. */
export const KINDS: Map<string, RowKind> = new Map(
  operationsOf(DESCRIPTION).flatMap(({ path, definition }) => {
    const created = definition.responses['201'] as Response | undefined;
    const schema = created?.content?.['application/json']?.schema as Reference | undefined;
    if (!path || !schema) return [];
    const name = path.slice(1);
    return [[name, { name, component: schema.$ref.replace('#/components/schemas/', '') }]];
  }),
);

/** Returns the handler of an operation. Operations that list or create rows of a table share general handlers. */
export function handlerOf({ id, method, path = '' }: ContractOperation): ControlHandler {
  const own = HANDLERS[id];
  if (own) return own;
  const name = path.slice(1);
  const table = TABLES.get(name);
  const kind = KINDS.get(name);
  if (method === 'post' && kind)
    return ({ sandbox, origin, body }) =>
      sandbox.transaction(() => createRow(sandbox, kind, body as Row, origin));
  if (method === 'get' && table)
    return ({ sandbox }) => sandbox.transaction(async () => sandbox.db.select().from(table).all());
  throw new Error(`The control API has no handler for ${id}`);
}
