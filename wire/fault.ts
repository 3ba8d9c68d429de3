/** Reports faults of a server. The caller gets the reason, and the standard error stream (the log) gets all details. */
import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';

/** Creates a short ID for a request. The response and the log contain it. */
export function newRequestId(): string {
  return randomUUID().slice(0, 8);
}

/**
 * Writes a fault to the standard error stream, with its stack and its causes.
 * @param place the request and its operation: `request 3f9a1c2e: createTag`
 */
export function logFault(place: string, error: unknown): void {
  console.error(`${place} failed by a fault of the server:\n${inspect(error, { depth: 4 })}`);
}

/** The maximum length of a reason. The message of git's failure repeats all arguments of the command. */
const MAX_REASON = 2000;

/**
 * Returns the message for the caller: the reason without absolute paths, and the ID of the request, which the log also
 * has. If an error wraps other errors, the reason is the message of the innermost error.
 */
export function faultMessage(requestId: string, error: unknown): string {
  const reason = withoutPaths(explainFault(error).slice(0, MAX_REASON));
  return `500 Internal Server Error: ${reason} (request ${requestId}: the server's log has more)`;
}

function explainFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : explainFault(error.cause);
}

/**
 * Replaces each absolute path in a text by its last part, the name of the file or folder. Folder names may contain
 * spaces.
 */
export function withoutPaths(text: string): string {
  return text.replaceAll(/file:\/\/(?=\/)/g, '').replaceAll(
    // A slash behind a colon begins a path, except in `http://`.
    /(?<![\w./\\]|:(?=\/\/))(?:[A-Za-z]:)?[\\/](?:[^\\/:'"\n]+[\\/])*([^\\/:'"\s]*)/g,
    '$1',
  );
}
