/**
 * The seam of the sandbox: how a request becomes a reply, and where a decorator may take hold of it. It is the
 * only place where a sandbox can be made wrong on purpose.
 */
import type { ContractOperation } from '../../contract/contract.ts';
import type { Sandbox } from '../sandbox.ts';
import { Reply } from './handler.ts';
import type { Incoming } from './incoming.ts';
import { Refusal, type Tolerates, tolerating } from './refusal.ts';

/**
 * Performs a request to an operation in a transaction of its own. A refusal is a reply with its status.
 * @throws any other error, after the transaction is rolled back
 */
export type Perform = (incoming: Incoming, options?: PerformOptions) => Promise<Reply>;

export interface PerformOptions {
  /** Called in the transaction, before the operation. Default: nothing. */
  before?: () => void;
  /** Whether the transaction is rolled back after the reply. Default: false. */
  isRolledBack?: boolean;
  /** Which refusals let the request go on. Default: none. */
  tolerates?: Tolerates;
}

/** What a decorator wraps. */
export interface DecoratedOperation {
  sandbox: Sandbox;
  operation: ContractOperation;
}

/**
 * Wraps an operation. It is called for each request. The function that it returns may change the request,
 * change the reply, and perform the operation never, once or several times.
 */
export type Decorate = (perform: Perform, wrapped: DecoratedOperation) => Perform;

/** Makes the function that performs an operation. @param answer throws a Refusal for a request that is refused */
export function performer(
  { transaction }: Pick<Sandbox, 'transaction'>,
  answer: (incoming: Incoming) => Promise<Reply>,
): Perform {
  return (incoming, { before, isRolledBack = false, tolerates } = {}) =>
    transaction(async () => {
      before?.();
      const reply = await tolerating(tolerates, () => answer(incoming));
      if (isRolledBack) throw new RolledBack(reply);
      return reply;
    }).catch((error) => {
      if (error instanceof RolledBack) return error.reply;
      if (error instanceof Refusal) return replyOf(error);
      throw error;
    });
}

/** Rolls a transaction back, and keeps the reply. */
class RolledBack extends Error {
  constructor(readonly reply: Reply) {
    super('the transaction is rolled back on purpose');
  }
}

/** A refusal as a reply. */
export function replyOf({ body, status, headers }: Refusal): Reply {
  return new Reply(body, { status, headers });
}
