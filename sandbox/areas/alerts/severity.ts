/** Severities of alerts (API documentation, document 3). */
export type Severity = 'critical' | 'high' | 'medium' | 'low' | 'info' | 'unknown';

const SEVERITIES: Severity[] = ['critical', 'high', 'medium', 'low', 'info', 'unknown'];

/** The words that mean a severity in the metrics format. */
const SYNONYMS: Partial<Record<Severity, string[]>> = {
  critical: ['critical', 's1', 'p1', 'emergency', 'fatal'],
  high: ['high', 's2', 'p2', 'major', 'page'],
  medium: ['medium', 's3', 'p3', 'error', 'alert'],
  low: ['low', 's4', 'p4', 'warn', 'warning'],
  info: ['info', 's5', 'p5', 'debug', 'information', 'notice'],
};

/** Returns the severity in a payload of the HTTP endpoint; `critical` if the word is unknown or missing. */
export function readSeverity(word: string | undefined): Severity {
  return SEVERITIES.find((severity) => severity === word?.toLowerCase()) ?? 'critical';
}

/** Returns the severity that a label of the metrics format means; `critical` if the word is unknown or missing. */
export function severityOfLabel(word: string | undefined): Severity {
  const isMeant = (severity: Severity) => SYNONYMS[severity]?.includes(word?.toLowerCase() ?? '');
  return SEVERITIES.find(isMeant) ?? 'critical';
}
