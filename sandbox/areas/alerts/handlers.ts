/** The operation with which integrations receive alerts (API documentation, document 3). */
import { and, eq, max } from 'drizzle-orm';
import type { JsonValue } from '../../../contract/case.ts';
import type { Schema } from '../../../contract/openapi.ts';
import { type AlertIntegration, alerts } from '../../../generated/tables.ts';
import type { components } from '../../../generated/types.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { Handlers, SandboxRequest } from '../../server/handler.ts';
import { checkComponent } from '../../server/schemaCheck.ts';
import { createdRow } from '../../store/createdRow.ts';
import { authenticateAlert } from './alertIntegration.ts';
import { type IncomingAlert, readHttpPayload, readMetricsItem } from './readPayload.ts';

export const alertHandlers = {
  createAlerts: (request) => {
    const { sandbox } = request;
    const integration = authenticateAlert(sandbox.db, request);
    return incomingAlerts(request, integration).flatMap((alert) => {
      const created = receive(sandbox, integration, alert);
      return created ? [{ iid: created.iid, title: created.title }] : [];
    });
  },
} satisfies Partial<Handlers>;

type MetricsPayload = components['schemas']['MetricsAlertPayload'];

/**
 * Reads the alerts of a request. An integration for metrics accepts only the metrics format; all others accept both
 * formats.
 */
function incomingAlerts(
  { sandbox, body }: SandboxRequest<'createAlerts'>,
  { format }: AlertIntegration,
): IncomingAlert[] {
  const { contract, clock, settings } = sandbox;
  const schema = contract.document.components.schemas?.MetricsAlertPayload as Schema;
  const isMetrics = format === 'metrics' || schema.required?.every((key) => key in body);
  if (!isMetrics)
    return [
      readHttpPayload(body, {
        now: clock.now(),
        generatesFingerprints: settings.flags.generic_alert_fingerprinting === true,
      }),
    ];
  checkComponent(contract, 'MetricsAlertPayload', body as JsonValue);
  return (body as MetricsPayload).alerts.map((item) => readMetricsItem(item, { now: clock.now() }));
}

/** Resolves an alert, counts another event for it, or creates one. @returns the alert if it was created */
function receive(
  { db }: Sandbox,
  { id, project_id }: AlertIntegration,
  { title, severity, fingerprint, startedAt, resolvedAt, canResolve, details }: IncomingAlert,
) {
  const isInProject = eq(alerts.project_id, project_id);
  const open = db
    .select()
    .from(alerts)
    .where(and(isInProject, eq(alerts.fingerprint, fingerprint), eq(alerts.state, 'open')))
    .get();
  const change = (values: Partial<typeof alerts.$inferInsert>) => {
    if (open) db.update(alerts).set(values).where(eq(alerts.id, open.id)).run();
  };
  if (resolvedAt !== undefined) {
    if (canResolve) change({ state: 'resolved', ended_at: resolvedAt });
    return undefined;
  }
  if (open) {
    change({ events: open.events + 1 });
    return undefined;
  }
  const last = db
    .select({ iid: max(alerts.iid) })
    .from(alerts)
    .where(isInProject)
    .get();
  return createdRow(db, alerts, {
    iid: (last?.iid ?? 0) + 1,
    project_id,
    alert_integration_id: id,
    title,
    severity,
    state: 'open',
    fingerprint,
    started_at: startedAt,
    details,
  });
}
