/** Performs operations in transactions. */
import type { Perform, Sandbox } from '../sandbox.ts';
import type { Incoming } from './incoming.ts';
import { Refusal, tolerating } from './refusal.ts';
import { type Reply, toReply } from './reply.ts';

/**
 * Creates the function that performs an operation in a transaction.
 * @param response responds to a request, or throws a Refusal
 */
export function performer(
  { transaction }: Pick<Sandbox, 'transaction'>,
  response: (incoming: Incoming) => Promise<Reply>,
): Perform {
  return (incoming, { before, isRolledBack = false, tolerates } = {}) =>
    transaction(async () => {
      before?.();
      const reply = await tolerating(tolerates, () => response(incoming));
      if (isRolledBack) throw new RolledBack(reply);
      return reply;
    }).catch((error) => {
      if (error instanceof RolledBack) return error.reply;
      if (error instanceof Refusal) return toReply(error);
      throw error;
    });
}

/** Thrown inside a transaction to roll it back on purpose. The error carries the reply, which is sent nevertheless. */
class RolledBack extends Error {
  constructor(readonly reply: Reply) {
    super('the transaction is rolled back on purpose');
  }
}
