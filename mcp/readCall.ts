import type { Call } from '../conformance/engine/index.ts';
import { callersToTry, type Target, tokenFor } from '../conformance/target/index.ts';
import { type Contract, changesNothing, successStatuses } from '../contract/contract.ts';
import {
  ANONYMOUS,
  ANY_USER,
  findUsualRole,
  INTEGRATION,
  listMembers,
  STRANGER,
} from '../contract/roles.ts';
import type { SearchedPack } from '../contract/searchWords.ts';
import { plainCase } from './describeOperation.ts';
import { type CallableOperation, operationNamed } from './operationWords.ts';
import { type CallArguments, readArguments } from './readArguments.ts';
import { cutText } from './responseText.ts';

/** A call that an assistant asks for. */
export interface AskedCall extends CallArguments {
  operation: string;
  /** The role of the caller, or `anonymous`. Default: the role of the operation's case, if it has a token. */
  as?: string | undefined;
}

/** Turns the arguments of an assistant into a call. Returns a message if they, or the tool, are wrong. */
export function readCall(
  contract: Contract,
  packs: SearchedPack[],
  target: Target,
  tool: 'read' | 'write',
  asked: AskedCall,
): Call | string {
  const operation = operationNamed(contract, packs, asked.operation);
  if (typeof operation === 'string') return operation;
  // The tool comes before the arguments, because the tool read takes no body.
  if (tool === 'write' && changesNothing(operation))
    return `${operation.id} reads. Use the tool read.`;
  if (tool === 'read' && !changesNothing(operation))
    return target.writes
      ? `${operation.id} writes. Use the tool write.`
      : refuseWrite(operation.id);
  const read = readArguments(contract, operation, asked);
  if ('problems' in read)
    return [
      `${operation.id} was not sent:`,
      ...read.problems.map((one) => `- ${cutText(one, 400)}`),
    ].join('\n');
  const caller = findCaller(contract, target, operation, asked.as);
  if (typeof caller === 'string') return caller;
  const [status = 200] = successStatuses(operation);
  return { operation, request: read.request, ...caller, expected: { status } };
}

/** Says that writes are not permitted. */
export function refuseWrite(id: string): string {
  return `${id} writes, and this server only reads. A person allows writes with --allow-writes. With \`dry_run: true\`, the tool write tries it on a sandbox.`;
}

/** Returns the caller with a role, or the usual caller of an operation. Returns a message for an unknown role. */
function findCaller(
  contract: Contract,
  target: Target,
  operation: CallableOperation,
  role: string | undefined,
): Pick<Call, 'as' | 'token'> | string {
  const roles = Object.keys(target.tokens).filter((one) => one !== INTEGRATION);
  if (role === ANONYMOUS) return {};
  if (role !== undefined) {
    const token = role === INTEGRATION ? undefined : tokenFor(role, target);
    return token === undefined
      ? `There is no token for the role ${JSON.stringify(cutText(role, 40))}. Roles: ${[...roles, ANONYMOUS].join(', ')}.`
      : { as: role, token };
  }
  const usual = [
    target.callers?.[operation.id],
    plainCase(contract, operation)?.as,
    ...(operation.definition['x-roles'] ?? []),
    // An operation that names no role gets the ordinary user, or else the member with the fewest rights.
    ANY_USER,
    findUsualRole(contract),
    ...listMembers(contract),
    STRANGER,
  ];
  for (const as of usual) {
    if (as === undefined || as === ANONYMOUS) continue;
    // Without a token for `user`, `tokenFor` would take the first one, which may be the administrator's.
    const token =
      as === ANY_USER ? (target.tokens[ANY_USER] ?? target.sharedToken) : tokenFor(as, target);
    if (token !== undefined) return { as, token };
  }
  return callersToTry(roles[0], target)[0] ?? {};
}
