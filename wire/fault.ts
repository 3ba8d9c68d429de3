/** What a server says of its own faults: little to the caller, everything on the standard error stream. */
import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';

/** A short name for a request: the response has it, and so has what is logged. */
export function newRequestId(): string {
  return randomUUID().slice(0, 8);
}

/**
 * Writes a fault to the standard error stream, with its stack and its causes.
 * @param place where it happened: `request 3f9a1c2e: createTag`
 */
export function logFault(place: string, error: unknown): void {
  console.error(`${place} failed by a fault of the server:\n${inspect(error, { depth: 4 })}`);
}

/**
 * What the caller is told of a fault: the reason without absolute paths, and the ID by which its log is found.
 * Where one error wraps another, the innermost one has the reason.
 */
export function faultMessage(requestId: string, error: unknown): string {
  const reason = withoutPaths(reasonOf(error));
  return `500 Internal Server Error: ${reason} (request ${requestId}: the server's log has more)`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}

/** Puts the name of a file or folder in the place of its absolute path. A name may have spaces in its folders. */
function withoutPaths(text: string): string {
  return text.replaceAll(
    /(?<![\w.:/\\])(?:[A-Za-z]:)?[\\/](?:[^\\/:'"\n]+[\\/])*([^\\/:'"\s]*)/g,
    '$1',
  );
}
