/**
 * How long a response may take in the self-test, in milliseconds. A busy machine takes its time, and a late response
 * is no finding there: only the faults of the class `time` have a limit.
 */
export const PATIENCE_MS = 600_000;
