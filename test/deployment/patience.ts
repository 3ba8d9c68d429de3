/**
 * The time that a response may take in the self-test, in milliseconds. It is long, so that a busy machine
 * causes no findings. Faults of the class `time` have their own limit.
 */
export const PATIENCE_MS = 600_000;
