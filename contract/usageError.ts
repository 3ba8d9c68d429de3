/** A mistake of the user. The command shows the message, which says what to do, and no stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}
