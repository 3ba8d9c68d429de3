import { flag, id, index, integer, table, text } from '../../store/table.ts';

export const errorTrackingSettings = table('error_tracking_settings', {
  project_id: integer().primaryKey(),
  active: flag().notNull(),
  integrated: flag().notNull(),
  /** The external service, which is not asked while error tracking is integrated. */
  project_name: text(),
  errtrack_external_url: text(),
  api_url: text(),
});
export type ErrorTrackingSettings = Readonly<typeof errorTrackingSettings.$inferSelect>;

export const errorTrackingClientKeys = table(
  'error_tracking_client_keys',
  {
    id: id(),
    project_id: integer().notNull(),
    active: flag(),
    public_key: text().notNull(),
  },
  (table) => [index('client_keys_of_project').on(table.project_id)],
);
export type ErrorTrackingClientKey = Readonly<typeof errorTrackingClientKeys.$inferSelect>;
