/** A request and the mock's response to it. */
export interface LogEntry {
  method: string;
  /** The path without the query, which may contain a secret. */
  path: string;
  /** The status; `dropped` if the connection was closed without a response. */
  status: number | 'dropped';
  /** The case that the response was taken from: `getTag.annotated`. */
  caseId?: string;
  /** Why the request was refused. */
  reason?: string;
}

/** Writes a log entry on one line: `GET /api/v4/projects/5 200 getProject.plain`. */
export function logLine({ method, path, status, caseId, reason }: LogEntry): string {
  return [method, path, status, caseId, reason && `(${reason})`]
    .filter((part) => part !== undefined)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}
