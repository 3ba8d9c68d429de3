/** What the two formats of alerts say: document 3. */
import { createHash } from 'node:crypto';
import type { components } from '../../../generated/types.ts';
import { timeOf } from '../../server/time.ts';
import { type Severity, severityOf, severityOfLabel } from './severity.ts';

type HttpPayload = components['schemas']['AlertPayload'];
type MetricsItem = components['schemas']['MetricsAlert'];

/** An alert as it comes in, whatever its format. */
export interface IncomingAlert {
  title: string;
  severity: Severity;
  fingerprint: string;
  startedAt: string;
  /** When it ended, if this resolves it. */
  resolvedAt?: string;
  /** Whether it can resolve an alert: only one with a fingerprint says which. */
  canResolve: boolean;
  details: Record<string, unknown>;
}

interface Circumstances {
  now: string;
  /** Whether the flag `generic_alert_fingerprinting` is on. */
  generatesFingerprints: boolean;
}

/** Reads a payload of the HTTP endpoint: every field has a default, and other keys are kept. */
export function readHttpPayload(payload: HttpPayload, circumstances: Circumstances): IncomingAlert {
  const { title, severity, fingerprint, start_time, end_time, ...details } = payload;
  const { hosts: _, ...lasting } = details;
  const given = [fingerprint ?? []].flat().join('\n');
  return {
    title: title || 'New: Alert',
    severity: severityOf(severity),
    // What is the same but for its times and hosts is the same alert.
    fingerprint: given || digest({ ...lasting, title, severity }),
    canResolve: given !== '' || circumstances.generatesFingerprints,
    startedAt: start_time === undefined ? circumstances.now : timeOf('start_time', start_time),
    ...(end_time !== undefined && { resolvedAt: timeOf('end_time', end_time) }),
    details,
  };
}

/** Reads an item of `alerts` in the format of metrics alerts. Attributes that it does not list are ignored. */
export function readMetricsItem(
  item: MetricsItem & { fingerprint?: unknown },
  { now }: Pick<Circumstances, 'now'>,
): IncomingAlert {
  const { status, startsAt, endsAt, generatorURL, labels = {}, annotations = {} } = item;
  const { title, summary, description, svc_incident_markdown, runbook, svc_y_label, ...others } =
    annotations;
  const { alertname, severity, svc_environment_name } = labels as typeof labels & {
    alertname?: string;
  };
  // An empty title is none.
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
    startedAt: timeOf('startsAt', startsAt),
    ...(status === 'resolved' && {
      resolvedAt: endsAt === undefined ? now : timeOf('endsAt', endsAt),
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

/** The query of the metric: the parameter `g0.expr` of the address of the graph. */
function expressionIn(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  return new URL(address).searchParams.get('g0.expr') ?? undefined;
}

/** A value for comparing: the order of keys does not count. */
function digest(value: unknown): string {
  const sorted = JSON.stringify(value, (_, inner) =>
    inner instanceof Object && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
  return createHash('sha256').update(sorted).digest('hex');
}
