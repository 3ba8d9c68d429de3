import type { ContractOperation } from '../../contract/contract.ts';
import { nearest } from '../../contract/nearest.ts';
import type { Document } from '../../contract/openapi.ts';
import { UsageError } from '../../contract/usageError.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Reply } from '../server/handler.ts';
import type { Incoming } from '../server/incoming.ts';
import { CATALOGUE } from './catalogue.ts';
import type { Fault } from './fault.ts';
import type { Hooks } from './hooks.ts';

/** Answers a request to an operation as a sandbox does that has a fault. */
export async function answerWithFault(
  sandbox: Sandbox,
  operation: ContractOperation,
  incoming: Incoming,
  response: (incoming: Incoming, hooks: Hooks) => Promise<Reply>,
): Promise<Reply> {
  const hooks = hooksOf(sandbox.fault, sandbox.contract.document, operation);
  const perform = ({
    incoming: asked = incoming,
    hooks: own = hooks,
  }: {
    incoming?: Incoming;
    hooks?: Hooks;
  } = {}) =>
    sandbox
      .transaction(async () => {
        own.begin?.(sandbox);
        const reply = await response(asked, own);
        if (own.isForgotten) throw new Forgotten(reply);
        return reply;
      })
      .catch((error) => {
        if (error instanceof Forgotten) return error.reply;
        throw error;
      });
  return hooks.around ? hooks.around(perform, incoming, sandbox) : perform();
}

/** Takes back what was done for a response, and gives the response. */
class Forgotten extends Error {
  constructor(readonly reply: Reply) {
    super('nothing of it stays');
  }
}

function hooksOf(
  fault: Fault | undefined,
  document: Document,
  operation: ContractOperation,
): Hooks {
  if (!fault || (fault.operation ?? operation.id) !== operation.id) return {};
  return CATALOGUE[fault.name]!.hooks({ document, operation, part: fault.part ?? '' });
}

/** @throws a UsageError for a fault that the catalogue does not have */
export function checkFault({ name }: Fault): void {
  if (Object.hasOwn(CATALOGUE, name)) return;
  const near = nearest(name, new Set(Object.keys(CATALOGUE)));
  throw new UsageError(`There is no fault ${name}.${near ? ` Did you mean ${near}?` : ''}`);
}
