import { type Call, deliverCalls } from '../conformance/engine/index.ts';
import {
  CAPABILITIES,
  callersToTry,
  type SandboxAccess,
  sandboxTokens,
  substituteFixtures,
  type Target,
} from '../conformance/target/index.ts';
import type { CaseRequest } from '../contract/case.ts';
import type { Contract } from '../contract/contract.ts';
import { rankRoles } from '../contract/roles.ts';
import type { TestSandbox } from '../testing/index.ts';
import type { Exchange } from '../wire/exchange.ts';

/** The members of the response to `GET /_sandbox` that a dry run needs. */
interface SandboxState extends SandboxAccess {
  callers: Record<string, string>;
}

/**
 * Sends a call to a copy of a sandbox, and discards the copy.
 * @param isTarget whether the call is meant for this sandbox. Otherwise the values of the target's fixtures are
 *   replaced by those of the example world
 * @returns the exchange, and the tokens of the copy, which no result may contain
 */
export async function dryRun(
  contract: Contract,
  target: Target,
  { sandbox, isTarget }: { sandbox: TestSandbox; isTarget: boolean },
  call: Call,
): Promise<{ exchange: Exchange; secrets: string[] }> {
  const copy = await sandbox.fork();
  const { send, close } = deliverCalls(contract, { can: CAPABILITIES.live, base: copy.apiUrl });
  try {
    const { callers, ...access }: SandboxState = await copy.control('GET', '');
    const tokens = sandboxTokens(access, contract);
    const role = callers[call.operation.id] ?? call.as;
    const as =
      call.token === undefined ? undefined : call.as !== undefined && isTarget ? call.as : role;
    const token =
      as === undefined
        ? undefined
        : (tokens[as] ??
          callersToTry(undefined, { tokens, ranking: rankRoles(contract) })[0]?.token);
    const { exchange } = await send({
      operation: call.operation,
      request: isTarget ? call.request : inExampleWorld(contract, target, call),
      ...(as !== undefined && { as }),
      ...(token !== undefined && { token }),
      expected: call.expected,
    });
    return { exchange, secrets: Object.values(tokens) };
  } finally {
    close();
    await copy.close();
  }
}

/** Replaces the values of the target's fixtures in a request by those of the example world. */
function inExampleWorld(
  contract: Contract,
  { fixtures }: Target,
  { operation, request }: Call,
): CaseRequest {
  const world = contract.document['x-fixtures'];
  const known = Object.entries(world).filter(([key]) => fixtures[key] !== undefined);
  const swapped = known.map(([key, fixture]) => [key, { ...fixture, value: fixtures[key]! }]);
  const document = { ...contract.document, 'x-fixtures': Object.fromEntries(swapped) };
  const values = Object.fromEntries(known.map(([key, { value }]) => [key, value]));
  return substituteFixtures({ ...contract, document }, operation, request, values).request;
}
