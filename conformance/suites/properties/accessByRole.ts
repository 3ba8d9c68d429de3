/** The roles that the contract names for an operation may call it, and the other roles may not. */
import type { JsonValue } from '../../../contract/case.ts';
import {
  type Contract,
  type ContractOperation,
  changesNothing,
} from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { ANY_USER, listMembers, listPowers, STRANGER } from '../../../contract/roles.ts';
import { type Finding, judge } from '../../../judge/index.ts';
import { readJson } from '../../../wire/readBody.ts';
import { CannotPerform, type Job } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';
import { lastParameter } from '../planForDeployment.ts';
import { harmless, ownToken, refusalOf, statusOf } from './callers.ts';
import { checkJob, findingsOf, fixtureOf } from './propertyJob.ts';
import { MOST_PER_PAGE, type Reader } from './reader.ts';
import { MissingWitness } from './witness.ts';

/** Returns the jobs about the roles of an operation: `access.guest`, `access.allowed.owner`. */
export function rolesOf(contract: Contract, target: Target, operation: ContractOperation): Job[] {
  const {
    'x-roles': roles,
    'x-roles-by-fixture': byFixture = {},
    'x-shown-to': shownTo = {},
  } = operation.definition;
  return [
    ...(roles ? jobsFor(contract, target, operation, { roles }) : []),
    ...Object.entries(byFixture).flatMap(([fixture, roles]) =>
      jobsFor(contract, target, operation, { roles, fixture }),
    ),
    ...Object.entries(shownTo).flatMap(([fixture, roles]) =>
      listJobs(contract, target, operation, { roles, fixture }),
    ),
  ];
}

/** The roles that may call an operation. */
interface Allowed {
  roles: string[];
  /** The fixture in the path for which they may. Default: every resource. */
  fixture?: string;
}

function jobsFor(
  contract: Contract,
  target: Target,
  operation: ContractOperation,
  { roles, fixture }: Allowed,
): Job[] {
  const pointer = pointerBelow(
    operation.pointer,
    ...(fixture ? ['x-roles-by-fixture', fixture] : ['x-roles']),
  );
  const refusal = refusalOf(contract, operation);
  const at = fixture ? `access.${fixture}` : 'access';
  const about = fixture ? ` with ${fixture}` : '';
  const ask = async (reader: Reader, as: string, token: string, status: number) => {
    const { path } = reader.request;
    const named = fixture && lastParameter(operation)?.name;
    const request = await harmless(contract, target, {
      ...reader,
      request: {
        ...reader.request,
        path: named ? { ...path, [named]: fixtureOf(target, fixture!) } : path,
      },
    });
    return { request, delivery: await reader.send({ request, as, token, expected: { status } }) };
  };
  const refused = (role: string) =>
    checkJob({
      contract,
      target,
      operation,
      name: `${at}.${role}`,
      summary: `The role ${role} may not call it${about}`,
      look: async (reader) => {
        const token = ownToken(target, role, roles);
        const { request, delivery } = await ask(reader, role, token, refusal!);
        const status = statusOf(delivery);
        if (status >= 300)
          // If the caller may not see the resource, 404 is right, too.
          return judge(delivery.exchange, {
            contract,
            operation,
            request,
            status: status === 404 ? 404 : refusal!,
          });
        if (hasSeveralOwners(readJson(delivery.exchange.response!)))
          throw new MissingWitness('a resource of one project or group only');
        return findingsOf(
          'access',
          pointer,
        )([
          {
            requirement: `only ${roles.join(', ')} may call ${operation.id}${about}`,
            actual: `the role ${role} gets ${status}`,
            statuses: { due: [403], came: status },
            exchange: delivery.exchange,
          },
        ]);
      },
    });
  const allowed = (role: string) =>
    checkJob({
      contract,
      target,
      operation,
      name: `${at}.allowed.${role}`,
      summary: `The role ${role} may call it${about}`,
      look: async (reader) => {
        // A token that another role has, too, proves as much.
        const token = target.tokens[role];
        if (token === undefined)
          throw new CannotPerform('not-run', `needs a token for the role ${role}`, [
            `tokens.${role}`,
          ]);
        const { request, delivery } = await ask(reader, role, token, successOf(operation));
        const status = statusOf(delivery);
        if (status === 401 || status === 403 || status === 404)
          return findingsOf(
            'access',
            pointer,
          )([
            {
              requirement: `the role ${role} may call ${operation.id}${about}`,
              actual: `the response is ${status}`,
              statuses: { due: [successOf(operation)], came: status },
              exchange: delivery.exchange,
            },
          ]);
        // Other suites look at a write that is refused for another reason.
        if (status >= 300) throw new CannotPerform('blocked', `the response is ${status}`);
        return judge(delivery.exchange, { contract, operation, request, status });
      },
    });
  const isForEveryone = roles.includes(ANY_USER);
  const outside =
    isForEveryone || refusal === undefined ? [] : rolesOutside(contract, operation, roles);
  return [
    ...outside.map(refused),
    ...rolesToTry(contract, operation, { roles, ...(fixture && { fixture }) }).map(allowed),
  ];
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
function rolesToTry(
  contract: Contract,
  operation: ContractOperation,
  { roles, fixture }: Allowed,
): string[] {
  const { 'x-irreversible': irreversible } = operation.definition;
  const all = roles.flatMap((role) => (role === ANY_USER ? [STRANGER] : role));
  if (changesNothing(operation)) return all;
  if (irreversible) return [];
  return all.filter(
    (role) =>
      fixture !== undefined ||
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

/** A list shows the resource of a fixture to the allowed roles, and to no other members. */
function listJobs(
  contract: Contract,
  target: Target,
  operation: ContractOperation,
  { roles, fixture }: Required<Allowed>,
): Job[] {
  const pointer = pointerBelow(operation.pointer, 'x-shown-to', fixture);
  return [...listMembers(contract), STRANGER].map((role) => {
    const isAllowed = roles.includes(role);
    const says = `The list ${isAllowed ? 'shows' : 'does not show'} ${fixture} to the role ${role}`;
    return checkJob({
      contract,
      target,
      operation,
      name: `access.shown.${fixture}.${role}`,
      summary: says,
      look: async (reader): Promise<Finding[]> => {
        const token = ownToken(target, role, isAllowed ? [] : roles);
        const id = fixtureOf(target, fixture);
        const { isShown, isWhole } = await findInList(reader, { as: role, token }, id);
        if (isShown === isAllowed) return [];
        if (!isShown && !isWhole) throw new MissingWitness(`a list of at most ${MOST_ITEMS} items`);
        return findingsOf(
          'access',
          pointer,
        )([
          {
            requirement: says.replace('The list', 'the list'),
            actual: isShown ? `it has ${id}` : `it does not have ${id}`,
          },
        ]);
      },
    });
  });
}

const MOST_PAGES = 5;
const MOST_ITEMS = MOST_PAGES * MOST_PER_PAGE;

async function findInList(
  { request, send }: Reader,
  caller: { as: string; token: string },
  id: string | number,
): Promise<{ isShown: boolean; isWhole: boolean }> {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = { ...request.query, page, per_page: MOST_PER_PAGE };
    const delivery = await send({ request: { ...request, query }, ...caller });
    const status = statusOf(delivery);
    const items = status === 200 ? readJson(delivery.exchange.response!) : [];
    if (!Array.isArray(items)) break;
    if (items.some((item) => isObject(item) && String(item.id) === String(id)))
      return { isShown: true, isWhole: true };
    if (items.length < MOST_PER_PAGE) return { isShown: false, isWhole: true };
  }
  return { isShown: false, isWhole: false };
}
