/** The roles that the contract names for an operation may call it, and the other roles may not. */
import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import {
  type Contract,
  type ContractOperation,
  changesNothing,
} from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { ANY_USER, listMembers, listPowers, STRANGER } from '../../../contract/roles.ts';
import { judge } from '../../../judge/index.ts';
import { readJson } from '../../../wire/readBody.ts';
import { CannotPerform, type Job } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';
import { harmless, ownToken, refusalOf, statusOf } from './callers.ts';
import { checkJob, findingsOf, type Mismatch } from './propertyJob.ts';
import { InvalidResponse, type Reader } from './reader.ts';
import { MissingWitness } from './witness.ts';

/** Returns the jobs about the roles of an operation: `access.guest`, `access.allowed.owner`. */
export function rolesOf(contract: Contract, target: Target, operation: ContractOperation): Job[] {
  const { 'x-roles': roles } = operation.definition;
  if (!roles) return [];
  const toFindings = findingsOf('access', pointerBelow(operation.pointer, 'x-roles'));
  const job = (role: string, isAllowed: boolean) =>
    checkJob({
      contract,
      target,
      operation,
      name: `access.${isAllowed ? 'allowed.' : ''}${role}`,
      summary: `The role ${role} ${isAllowed ? 'may' : 'may not'} call it`,
      look: async (reader) => {
        const check = isAllowed ? checkAllowed : checkRefused;
        return toFindings(await check(contract, target, reader, { role, roles }));
      },
    });
  const isRefusable = refusalOf(contract, operation) !== undefined && !roles.includes(ANY_USER);
  return [
    ...(isRefusable ? rolesOutside(contract, operation, roles) : []).map((role) =>
      job(role, false),
    ),
    ...rolesToTry(contract, operation, roles).map((role) => job(role, true)),
  ];
}

/** A caller whose right is tried. */
export interface RoleCheck {
  role: string;
  /** The roles that may call. */
  roles: string[];
  /** Where the roles depend on the resource: the path that names it. Default: that of the reader. */
  path?: CaseRequest['path'];
}

/**
 * Checks that a role may not call.
 * @throws InvalidResponse when the refusal breaks the contract
 */
export async function checkRefused(
  contract: Contract,
  target: Target,
  reader: Reader,
  { role, roles, path }: RoleCheck,
): Promise<Mismatch[]> {
  const { operation } = reader;
  const refusal = refusalOf(contract, operation) ?? 403;
  const token = ownToken(target, role, roles);
  const request = await harmlessRequest(contract, target, reader, path);
  const delivery = await reader.send({ request, as: role, token, expected: { status: refusal } });
  const { exchange } = delivery;
  const came = statusOf(delivery);
  if (came >= 300) {
    // If the caller may not see the resource, 404 is right, too.
    const status = came === 404 ? 404 : refusal;
    const findings = judge(exchange, { contract, operation, request, status });
    if (findings.length > 0) throw new InvalidResponse(findings);
    return [];
  }
  if (hasSeveralOwners(readJson(exchange.response!)))
    throw new MissingWitness('a resource of one project or group only');
  return [
    {
      requirement: `only ${roles.join(', ')} may call ${operation.id}`,
      actual: `the role ${role} gets ${came}`,
      statuses: { due: [403], came },
      exchange,
    },
  ];
}

/**
 * Checks that a role may call.
 * @throws InvalidResponse when the response breaks the contract
 */
export async function checkAllowed(
  contract: Contract,
  target: Target,
  reader: Reader,
  { role, path }: RoleCheck,
): Promise<Mismatch[]> {
  const { operation } = reader;
  // A token that another role has, too, proves as much.
  const token = target.tokens[role];
  if (token === undefined)
    throw new CannotPerform('not-run', `needs a token for the role ${role}`, [`tokens.${role}`]);
  const request = await harmlessRequest(contract, target, reader, path);
  const due = successOf(operation);
  const delivery = await reader.send({ request, as: role, token, expected: { status: due } });
  const { exchange } = delivery;
  const status = statusOf(delivery);
  if (status === 401 || status === 403 || status === 404)
    return [
      {
        requirement: `the role ${role} may call ${operation.id}`,
        actual: `the response is ${status}`,
        statuses: { due: [due], came: status },
        exchange,
      },
    ];
  // Other suites look at a write that is refused for another reason.
  if (status >= 300) throw new CannotPerform('blocked', `the response is ${status}`);
  const findings = judge(exchange, { contract, operation, request, status });
  if (findings.length > 0) throw new InvalidResponse(findings);
  return [];
}

function harmlessRequest(
  contract: Contract,
  target: Target,
  { operation, request, send }: Reader,
  path = request.path,
): Promise<CaseRequest> {
  return harmless(contract, target, { operation, send, request: { ...request, path } });
}

/** Returns the roles that may not call. Administrators are left out, since the documents do not say what they may. */
function rolesOutside(contract: Contract, operation: ContractOperation, roles: string[]): string[] {
  const members = listMembers(contract).filter((role) => !roles.includes(role));
  // Auditors read more than the documents say. They may not do what only administrators may.
  const administrators = listPowers(contract, 'all');
  const isForAdministrators = roles.every((role) => administrators.includes(role));
  const auditors =
    isForAdministrators || !changesNothing(operation) ? listPowers(contract, 'read') : [];
  return [...members, STRANGER, ...auditors.filter((role) => !roles.includes(role))];
}

/**
 * Returns the roles whose right is tried. A write that a documented case sends as this role is left to the suite
 * `replay`. An irreversible write is not tried.
 */
function rolesToTry(contract: Contract, operation: ContractOperation, roles: string[]): string[] {
  const { 'x-irreversible': irreversible } = operation.definition;
  const all = roles.flatMap((role) => (role === ANY_USER ? [STRANGER] : role));
  if (changesNothing(operation)) return all;
  if (irreversible) return [];
  return all.filter(
    (role) =>
      !contract.cases.some(
        ({ operation: id, as, response }) =>
          id === operation.id && as === role && response.status < 300,
      ),
  );
}

/** Returns true if a resource belongs to several projects or groups. A member may have another role in one of them. */
function hasSeveralOwners(body: JsonValue | undefined): boolean {
  if (!isObject(body)) return false;
  return ['projects', 'groups'].some((name) => {
    const owners = body[name];
    return Array.isArray(owners) && owners.length > 1;
  });
}

function successOf({ definition }: ContractOperation): number {
  return Math.min(...Object.keys(definition.responses).map(Number));
}
