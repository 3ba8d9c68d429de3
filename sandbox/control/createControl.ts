import { getTableName, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { BASE_PATH, MOCK_ALERT_INTAKE } from '../../contract/deployment.ts';
import { type Sandbox, TABLES } from '../sandbox.ts';
import { roleTokens } from './roleTokens.ts';

/** The control API of a sandbox, below `/_sandbox`: what the platform's API cannot do or show. */
export function createControl(sandbox: Sandbox): Hono {
  const control = new Hono();
  control.get('/', ({ req, json }) => {
    const { origin } = new URL(req.url);
    const { db, clock, settings } = sandbox;
    return json({
      apiUrl: origin + BASE_PATH,
      tokens: roleTokens(db),
      alertIntakes: { custom: { url: `${origin}${MOCK_ALERT_INTAKE}` } },
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
  control.post('/reset', async ({ body }) => {
    await sandbox.reset();
    return body(null, 204);
  });
  return control;
}
