/** The user asked for something that cannot be done. The message says what to do; no stack is shown. */
export class UsageError extends Error {
  override name = 'UsageError';
}
