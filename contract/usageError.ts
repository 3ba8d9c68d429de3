/** A mistake of the user. The command prints its message, which says what to do, without a stack trace. */
export class UsageError extends Error {
  override name = 'UsageError';
}
