/** A request that has been answered. */
export interface LogEntry {
  method: string;
  /** Without the query, which may hold a secret. */
  path: string;
  status: number;
  /** The case that was answered: `getTag.annotated`. */
  caseId?: string;
  /** Why the request was refused. */
  reason?: string;
}

/** A request and its response on one line: `GET /api/v4/projects/5 200 getProject.plain`. */
export function logLine({ method, path, status, caseId, reason }: LogEntry): string {
  return [method, path, status, caseId, reason && `(${reason})`]
    .filter((part) => part !== undefined)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}
