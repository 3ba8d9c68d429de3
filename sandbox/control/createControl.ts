import { asc, getTableName, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { BASE_PATH } from '../../contract/deployment.ts';
import { storageMoves } from '../areas/storage-moves/tables.ts';
import { TABLES } from '../openSandbox.ts';
import type { Sandbox } from '../sandbox.ts';
import { Refusal } from '../server/refusal.ts';
import { emails } from '../store/coreTables.ts';
import { alertIntakes, shownAlerts } from './alerts.ts';
import { CALLERS } from './callers.ts';
import { changeSettings, flagsOf } from './changeSettings.ts';
import { moveClock } from './moveClock.ts';
import { readControlBody } from './readControlBody.ts';
import { roleTokens } from './roleTokens.ts';

/** The control API of a sandbox, below `/_sandbox`: what the platform's API cannot do or show. */
export function createControl(sandbox: Sandbox): Hono {
  const control = new Hono();
  const flags = flagsOf(sandbox.contract);
  control.use(async (_, next) => {
    await sandbox.catchUp();
    await next();
  });
  control.get('/', ({ req, json }) => {
    const { origin } = new URL(req.url);
    const { db, clock, settings } = sandbox;
    return json({
      apiUrl: origin + BASE_PATH,
      tokens: roleTokens(db),
      callers: CALLERS,
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
    });
  });
  control.post('/reset', async ({ req, body }) => {
    const { clock } = readControlBody('reset', (await req.text()) || '{}');
    await sandbox.reset(clock === undefined ? undefined : Date.parse(clock));
    return body(null, 204);
  });
  control.post('/clock', async ({ req, json }) => {
    moveClock(sandbox.clock, readControlBody('clock', await req.text()));
    await sandbox.catchUp();
    return json({ clock: sandbox.clock.now() });
  });
  control.post('/settings', async ({ req, json }) => {
    return json(changeSettings(sandbox, flags, readControlBody('settings', await req.text())));
  });
  control.get('/alerts', async ({ json }) =>
    json(await sandbox.transaction(async () => shownAlerts(sandbox.db))),
  );
  control.get('/emails', async ({ json }) =>
    json(await sandbox.transaction(async () => sandbox.db.select().from(emails).all())),
  );
  control.get('/storage_moves', async ({ json }) => {
    const moves = () => sandbox.db.select().from(storageMoves).orderBy(asc(storageMoves.id)).all();
    return json(await sandbox.transaction(async () => moves()));
  });
  control.onError((error, { json }) => {
    const { status, body } =
      error instanceof Refusal ? error : new Refusal(500, `500 ${error.message}`);
    return json(body, status as ContentfulStatusCode);
  });
  return control;
}
