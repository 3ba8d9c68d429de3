import { id, index, integer, json, table, text, time, unique } from '../../store/table.ts';
import type { Severity } from './severity.ts';

export const alertIntegrations = table('alert_integrations', {
  id: id(),
  project_id: integer().notNull(),
  name: text().notNull(),
  format: text().$type<'http' | 'metrics'>().notNull(),
  authorization_key: text().notNull(),
});
export type AlertIntegration = Readonly<typeof alertIntegrations.$inferSelect>;

export const alerts = table(
  'alerts',
  {
    id: id(),
    iid: integer().notNull(),
    project_id: integer().notNull(),
    alert_integration_id: integer().notNull(),
    title: text().notNull(),
    severity: text().$type<Severity>().notNull(),
    state: text().$type<'open' | 'resolved'>().notNull(),
    /** Of two alerts with the same fingerprint, one is resolved. */
    fingerprint: text().notNull(),
    started_at: time().notNull(),
    ended_at: time(),
    /** How often the alert came while it was open. */
    events: integer().notNull().default(1),
    /** Everything else that the first payload said. */
    details: json<Record<string, unknown>>(),
  },
  (table) => [
    unique().on(table.project_id, table.iid),
    index('alerts_by_fingerprint').on(table.project_id, table.fingerprint),
  ],
);
