import { asc, eq } from 'drizzle-orm';
import { type AlertIntegration, alertIntegrations, alerts } from '../../generated/tables.ts';
import { intakePath } from '../areas/alerts/alertIntegration.ts';
import type { Db } from '../store/openStore.ts';

/** The URL of an alert integration, to which monitoring tools send alerts, and the key that they must send. */
export interface AlertIntake {
  url: string;
  key: string;
}

/**
 * Returns URL and key of the first alert integration for each format. The integration `custom` accepts payloads of the
 * HTTP endpoint and of metrics alerts. The integration `metrics` accepts only payloads of metrics alerts.
 */
export function alertIntakes(
  db: Db,
  origin: string,
): { custom?: AlertIntake; metrics?: AlertIntake } {
  const intakeFor = (format: AlertIntegration['format']): AlertIntake | undefined => {
    const first = db
      .select()
      .from(alertIntegrations)
      .where(eq(alertIntegrations.format, format))
      .orderBy(asc(alertIntegrations.id))
      .get();
    return first && { url: origin + intakePath(first), key: first.authorization_key };
  };
  const [custom, metrics] = [intakeFor('http'), intakeFor('metrics')];
  return { ...(custom && { custom }), ...(metrics && { metrics }) };
}

/**
 * Returns all alerts, including fields that the platform's API does not show, such as `status` (`open` or `resolved`).
 */
export function shownAlerts(db: Db) {
  return db
    .select()
    .from(alerts)
    .orderBy(asc(alerts.id))
    .all()
    .map(({ id: _, alert_integration_id: __, state, ...alert }) => ({ ...alert, status: state }));
}
