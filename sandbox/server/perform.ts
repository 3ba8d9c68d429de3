/** Performs operations in transactions. */
import type { Perform, Sandbox } from '../sandbox.ts';
import type { Incoming } from './incoming.ts';
import { Refusal } from './refusal.ts';
import { type Reply, toReply } from './reply.ts';

/**
 * Creates the function that performs an operation in a transaction.
 * @param response responds to a request, or throws a Refusal
 */
export function performer(
  { transaction }: Pick<Sandbox, 'transaction'>,
  response: (incoming: Incoming) => Promise<Reply>,
): Perform {
  return (incoming) =>
    transaction(() => response(incoming)).catch((error) => {
      if (error instanceof Refusal) return toReply(error);
      throw error;
    });
}
