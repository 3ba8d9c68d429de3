/** Plans the request of a case for a deployment, or gives the reason why no request can be sent. */
import { brief } from '../../contract/brief.ts';
import type { Case, CaseRequest } from '../../contract/case.ts';
import {
  type Contract,
  type ContractOperation,
  changesNothing,
  findWorkingParameter,
} from '../../contract/contract.ts';
import type { Parameter } from '../../contract/openapi.ts';
import { ANONYMOUS, ANY_USER } from '../../contract/roles.ts';
import { knownValues } from '../../contract/world/knownValues.ts';
import type { Obstacle, Send } from '../engine/job.ts';
import { canBeCreated, createFixtures, findCreator } from '../fixtures/createFixtures.ts';
import { withUniqueValues } from '../fixtures/uniqueValues.ts';
import { type Exclusion, fieldExclusion, findExclusion } from '../target/exclusion.ts';
import {
  type FixtureValues,
  type Substitution,
  substituteFixtures,
  type UnknownValue,
} from '../target/substituteFixtures.ts';
import type { Target } from '../target/target.ts';
import { type Caller, callersToTry, tokenFor } from '../target/tokenFor.ts';

/** The request of a case, and its caller. */
export interface Plan {
  /** The request, or a function that creates the resources which the request needs, and returns it. */
  request: CaseRequest | ((send: Send) => Promise<CaseRequest>);
  /** Whether no other job may run on the target at the same time. Default: false. */
  alone?: boolean;
  /** The role of the caller. Default: no token is sent. */
  as?: string;
  /** The callers to try if the caller is refused and the contract names no role. Default: no other callers. */
  others?: Caller[];
  /** The token of the caller. It is sent if the operation accepts a token. */
  token?: string;
  /**
   * The reason why the deployment should not have this operation. If it is present, the documented refusal is
   * expected.
   */
  exclusion?: Exclusion;
}

/** Plans the request of a case for a deployment. It sends no request. */
export function planForDeployment(
  contract: Contract,
  operation: ContractOperation,
  documented: Case,
  target: Target,
): Plan | Obstacle {
  const exclusion = findExclusion(operation, target);
  const known = fixturesFor(operation, documented, target);
  const substitution = substituteFixtures(contract, operation, documented.request, known);
  const setUp = setUpFor(contract, operation, documented, substitution, target);
  const obstacles = [
    ...obstaclesToWriting(operation, documented, target),
    ...obstaclesOfOffering(contract, operation, documented, target),
    ...obstaclesOfCaller(contract, operation, documented, target, exclusion),
    ...obstaclesToSetUp(contract, operation, documented, target, setUp),
    ...obstaclesOfWorld(contract, documented, substitution, setUp),
  ];
  if (obstacles.length > 0) return joinObstacles(obstacles);

  const { as } = documented;
  const caller = {
    ...(exclusion && { exclusion }),
    ...(as !== ANONYMOUS && { as, token: tokenFor(as, target)! }),
    ...(as === ANY_USER && !exclusion && { others: callersToTry(ANY_USER, target).slice(1) }),
  };
  const { writes } = target;
  if (!writes || (changesNothing(operation) && setUp.keys.length === 0))
    return { request: substitution.request, ...caller };
  return {
    ...caller,
    alone: true,
    request: async (send) => {
      const { nextName } = writes;
      const { keys, changed } = setUp;
      const created = await createFixtures({ contract, target, nextName, send }, keys, operation);
      const fixtures = { ...known, ...created };
      const { request } = substituteFixtures(contract, operation, documented.request, fixtures);
      if (changed) request.path[changed.name] = created[changed.key]!;
      return dependsOnState(documented)
        ? request
        : withUniqueValues(contract, operation, request, documented, nextName);
    },
  };
}

/**
 * Returns the fixtures for a case. A caller without a token reads the public project of the profile, since `project.id`
 * may be private. The project of a request that names more than a project stays the same.
 */
function fixturesFor(
  operation: ContractOperation,
  { as, response }: Case,
  { fixtures }: Target,
): FixtureValues {
  const open = fixtures['project.public'];
  const names = (operation.path ?? '').match(/\{\w+\}/g) ?? [];
  if (as !== ANONYMOUS || response.status >= 300 || names.length !== 1 || open === undefined)
    return fixtures;
  return { ...fixtures, 'project.id': open };
}

/**
 * Joins several obstacles into one. If no entry can remove one of the obstacles, returns that obstacle. Otherwise the
 * job needs the entries of all obstacles.
 */
export function joinObstacles(obstacles: Obstacle[]): Obstacle {
  const permanent = obstacles.find(({ needs }) => needs === undefined);
  if (permanent) return permanent;
  const needs = new Set(obstacles.flatMap(({ needs }) => needs ?? []));
  return { reason: obstacles[0]!.reason, needs: [...needs] };
}

/** The obstacle for operations that are called at the URL of an alert integration. */
export const ALERT_INTAKE_MISSING: Obstacle = {
  reason: 'needs the URL of an alert integration',
  needs: ['--alert-intake'],
};

export function lacksAlertIntake({ path }: ContractOperation, { alertIntake }: Target): boolean {
  return path === undefined && alertIntake === undefined;
}

function obstaclesToWriting(
  operation: ContractOperation,
  { request }: Case,
  target: Target,
): Obstacle[] {
  const obstacles: Obstacle[] = [];
  const working = findWorkingParameter(operation, Object.keys(request.query));
  if (!target.can.beWritten && working !== undefined)
    obstacles.push({
      reason: `sends ${working}, which starts work on the server, and this run only reads`,
      needs: ['--allow-writes'],
    });
  if (lacksAlertIntake(operation, target)) obstacles.push(ALERT_INTAKE_MISSING);
  if (!target.can.beWritten && !changesNothing(operation)) {
    const isIrreversible = operation.definition['x-irreversible'] !== undefined;
    obstacles.push({
      reason: 'needs writing, and this run only reads',
      needs: ['--allow-writes', ...(isIrreversible ? [`writes.operations: ${operation.id}`] : [])],
    });
  }
  return obstacles;
}

function obstaclesOfOffering(
  contract: Contract,
  operation: ContractOperation,
  { request, response }: Case,
  target: Target,
): Obstacle[] {
  if (response.status >= 300) return [];
  const reason = fieldExclusion(contract, operation, request, target);
  return reason ? [{ reason }] : [];
}

function obstaclesOfCaller(
  contract: Contract,
  operation: ContractOperation,
  documented: Case,
  target: Target,
  exclusion: Exclusion | undefined,
): Obstacle[] {
  const { as, response } = documented;
  const needs = [`tokens.${as}`];
  const obstacles: Obstacle[] = [];
  if (as !== ANONYMOUS && tokenFor(as, target) === undefined)
    obstacles.push({ reason: `needs a token for the role ${as}`, needs });
  if (response.status !== 403 || isForResource(contract, operation, documented)) return obstacles;
  if (as === ANY_USER)
    obstacles.push({
      reason: 'needs a caller without the permission, and the contract names no role that lacks it',
    });
  if (!exclusion && target.tokens[as] === undefined)
    obstacles.push({
      reason: `needs a separate token for the role ${as}: the token of another role may be allowed`,
      needs,
    });
  return obstacles;
}

/**
 * Returns true if a refusal is about the state of a resource, such as a project without CI/CD. No successful case
 * names that resource.
 */
function isForResource(
  contract: Contract,
  operation: ContractOperation,
  { request }: Case,
): boolean {
  const fixturesOf = (request: CaseRequest) =>
    substituteFixtures(contract, operation, request, {}).missing;
  const successes = contract.cases.filter(
    ({ operation: id, response }) => id === operation.id && response.status < 300,
  );
  const usual = successes.flatMap(({ request }) => fixturesOf(request));
  return successes.length > 0 && fixturesOf(request).some((key) => !usual.includes(key));
}

/** The resources that a run creates before a call. */
interface SetUp {
  /** The fixtures to create: the fixtures without a value, and the resource that the call changes. */
  keys: string[];
  /** The path parameter that names the changed resource, and the fixture whose value replaces it. */
  changed?: { name: string; key: string };
}

/** Decides which resources must be created for a call, because a run may change only resources that it has created. */
function setUpFor(
  contract: Contract,
  operation: ContractOperation,
  { request }: Case,
  { missing }: Substitution,
  { writes }: Target,
): SetUp {
  const isRead = changesNothing(operation);
  if (!writes && isRead) return { keys: [] };
  const lacking = missing.filter((key) => canBeCreated(contract, key));
  const parameter = isRead ? undefined : lastParameter(operation);
  if (!parameter) return { keys: lacking };
  const value = String(request.path[parameter.name]);
  const kinds = [parameter['x-fixture'] ?? []].flat();
  if (kinds.some((kind) => String(contract.world?.kinds[kind]?.unknown) === value))
    return { keys: lacking };
  const isWorldValue = (kind: string) =>
    String(contract.document['x-fixtures'][kind]?.value) === value;
  const key = [...kinds.filter(isWorldValue), ...kinds].find((kind) =>
    canBeCreated(contract, kind),
  );
  return key === undefined
    ? { keys: lacking }
    : { keys: [key, ...lacking], changed: { name: parameter.name, key } };
}

function obstaclesToSetUp(
  contract: Contract,
  operation: ContractOperation,
  documented: Case,
  target: Target,
  { keys, changed }: SetUp,
): Obstacle[] {
  const excluded = keys.flatMap((key): Obstacle[] => {
    const creator = findCreator(contract, key, operation);
    const exclusion = creator && findExclusion(creator, target);
    return exclusion
      ? [{ reason: `${exclusion.reason}: ${creator.id}, which would create the fixture ${key}` }]
      : [];
  });
  if (!changed || !dependsOnState(documented)) return excluded;
  const { status } = documented.response;
  return [
    ...excluded,
    { reason: `its status ${status} comes from the state of the example world` },
  ];
}

/**
 * Returns true if a request is refused because of the state of the resource, not because of the caller or the
 * request.
 */
function dependsOnState({ response: { status }, breaks }: Case): boolean {
  return status >= 300 && ![401, 403, 404].includes(status) && breaks === undefined;
}

/**
 * Returns the reasons why the request would have another meaning on a deployment than in the example world
 * (`openapi/world`).
 */
function obstaclesOfWorld(
  contract: Contract,
  documented: Case,
  substitution: Substitution,
  { keys, changed }: SetUp,
): Obstacle[] {
  const { status } = documented.response;
  const replaced = [`path.${changed?.name}`, ...(documented.creates ?? [])];
  const missing = substitution.missing.filter((key) => !keys.includes(key));
  const unknown = substitution.unknown.filter(({ place }) => !replaced.includes(place));
  const obstacles: Obstacle[] = [];
  for (const { place, fixture, value } of substitution.unfit)
    obstacles.push({ reason: unfitReason(fixture, place, value) });
  if (missing.length > 0)
    obstacles.push({
      reason: `needs the fixture ${missing.join(' and ')}`,
      needs: missing.map((key) => `fixtures.${key}`),
    });
  if (status === 404 && unknown.length === 0)
    obstacles.push({
      reason:
        'its status 404 comes from the state of the example world, not from an unknown value in the request',
    });
  const foreign = findForeign(contract, status, unknown);
  if (foreign) obstacles.push({ reason: reasonOfForeign(foreign) });
  return obstacles;
}

/** Returns a value that gives the request its status in the example world, but not on a deployment. */
function findForeign(
  contract: Contract,
  status: number,
  unknown: UnknownValue[],
): UnknownValue | undefined {
  if (status < 300) return unknown[0];
  const rows = unknown.filter((one) => isInWorld(contract, one));
  // A value that exists nowhere gives 404, whatever stands beside it.
  const isByRow = status === 403 || (status === 404 && rows.length === unknown.length);
  return isByRow ? rows[0] : undefined;
}

/** Returns true if a row of the example world has the value. */
function isInWorld({ world }: Contract, { value, fixtures }: UnknownValue): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  const kinds = fixtures.flatMap((key) => world?.kinds[key] ?? []);
  return knownValues(kinds, value).length > 0;
}

/** Returns the reason why a fixture with a path or a name does not fit a place that accepts only integers. */
export function unfitReason(fixture: string, place: string, value: string | number): string {
  return `needs the fixture ${fixture} as a number for ${place}, and the profile has ${brief(value)}`;
}

function reasonOfForeign({ place, value, fixtures }: UnknownValue): string {
  return `${place} is ${brief(value)}, which exists only in the example world: it is not the value of a fixture (${fixtures.join(', ')})`;
}

/** Returns the last path parameter, which names the resource of the operation. */
export function lastParameter({ path, definition }: ContractOperation): Parameter | undefined {
  const name = /\{([^}]+)\}[^{]*$/.exec(path ?? '')?.[1];
  return definition.parameters?.find(
    (parameter) => parameter.in === 'path' && parameter.name === name,
  );
}
