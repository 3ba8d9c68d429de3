/** Readers for the two formats of alerts (API documentation, document 3). */
import { createHash } from 'node:crypto';
import type { components } from '../../../generated/types.ts';
import { readTime } from '../../server/time.ts';
import { readSeverity, type Severity, severityOfLabel } from './severity.ts';

type HttpPayload = components['schemas']['AlertPayload'];
type MetricsItem = components['schemas']['MetricsAlert'];

/** A received alert. Both payload formats are read into this form. */
export interface IncomingAlert {
  title: string;
  severity: Severity;
  fingerprint: string;
  startedAt: string;
  /** When the alert ended; present if the payload resolves the alert. */
  resolvedAt?: string;
  /**
   * True if the payload may resolve the alert with the same fingerprint. False if a generated fingerprint is not
   * enough.
   */
  canResolve: boolean;
  details: Record<string, unknown>;
}

interface ReadOptions {
  now: string;
  /** True if the feature flag `generic_alert_fingerprinting` is on. */
  generatesFingerprints: boolean;
}

/** Reads a payload of the HTTP endpoint. Every field has a default. Unknown keys are kept. */
export function readHttpPayload(payload: HttpPayload, options: ReadOptions): IncomingAlert {
  const { title, severity, fingerprint, start_time, end_time, ...details } = payload;
  const { hosts: _, ...compared } = details;
  const sentFingerprint = [fingerprint ?? []].flat().join('\n');
  return {
    title: title || 'New: Alert',
    severity: readSeverity(severity),
    // Without a fingerprint, payloads that differ only in times and hosts are the same alert.
    fingerprint: sentFingerprint || digest({ ...compared, title, severity }),
    canResolve: sentFingerprint !== '' || options.generatesFingerprints,
    startedAt: start_time === undefined ? options.now : readTime('start_time', start_time),
    ...(end_time !== undefined && { resolvedAt: readTime('end_time', end_time) }),
    details,
  };
}

/** Reads an item of `alerts` in the metrics format. Attributes that the API documentation does not list are ignored. */
export function readMetricsItem(
  item: MetricsItem & { fingerprint?: unknown },
  { now }: Pick<ReadOptions, 'now'>,
): IncomingAlert {
  const { status, startsAt, endsAt, generatorURL, labels = {}, annotations = {} } = item;
  const { title, summary, description, svc_incident_markdown, runbook, svc_y_label, ...others } =
    annotations;
  const { alertname, severity, svc_environment_name } = labels;
  const name = title || summary || alertname || '';
  const query = expressionIn(generatorURL);
  return {
    title: name,
    severity: severityOfLabel(severity),
    fingerprint:
      item.fingerprint && typeof item.fingerprint === 'string'
        ? item.fingerprint
        : digest({ labels, annotations, query }),
    canResolve: true,
    startedAt: readTime('startsAt', startsAt),
    ...(status === 'resolved' && {
      resolvedAt: endsAt === undefined ? now : readTime('endsAt', endsAt),
    }),
    details: {
      ...others,
      description,
      svc_incident_markdown,
      runbook,
      query,
      svc_environment_name,
      y_label: svc_y_label || name,
    },
  };
}

/** Returns the query of the metric, which is the parameter `g0.expr` in the URL of the graph. */
function expressionIn(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  return new URL(address).searchParams.get('g0.expr') ?? undefined;
}

/** Returns a hash of a JSON value. The order of keys does not matter. */
function digest(value: unknown): string {
  const sorted = JSON.stringify(value, (_, inner) =>
    inner instanceof Object && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
  return createHash('sha256').update(sorted).digest('hex');
}
