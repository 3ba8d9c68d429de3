import { brief } from '../../contract/brief.ts';
import type { Case, CaseRequest } from '../../contract/case.ts';
import {
  type Contract,
  type ContractOperation,
  changesNothing,
  endpointOf,
} from '../../contract/contract.ts';
import type { Parameter } from '../../contract/openapi.ts';
import { documentedResponse, type Expectation, type Finding, judge } from '../../judge/index.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { type Delivery, isRefused } from '../engine/deliver.ts';
import type { Call, Job, Judgement, Left, Performed, Send, Suite } from '../engine/job.ts';
import { canBeCreated, createFixtures, creatorOf } from '../fixtures/createFixtures.ts';
import { withUniqueValues } from '../fixtures/uniqueValues.ts';
import { type Exclusion, exclusionOf, fieldExclusion } from '../target/exclusion.ts';
import {
  type Substitution,
  substituteFixtures,
  type UnknownValue,
} from '../target/substituteFixtures.ts';
import type { Target } from '../target/target.ts';
import { ANY_USER, type Caller, callersToTry, tokenFor } from '../target/tokenFor.ts';
import { notesOn, rateLimitOn } from './delivered.ts';

/** Replays every documented case. */
export const replay: Suite = {
  name: 'replay',
  plan: (contract, target) =>
    inOrder(contract, target).map((documented) => planCase(contract, documented, target)),
};

/**
 * On a deployment, what changes what others may look at comes last: what lasts, and what deletes things
 * that the run cannot make.
 */
function inOrder(contract: Contract, { writes }: Target): Case[] {
  const harm = (documented: Case) => {
    const operation = operationOf(contract, documented);
    const kinds = [lastParameter(operation)?.['x-fixture'] ?? []].flat();
    if (operation.method === 'delete' && !kinds.some((kind) => canBeCreated(contract, kind)))
      return 2;
    return operation.definition['x-irreversible'] ? 1 : 0;
  };
  return writes ? [...contract.cases].sort((a, b) => harm(a) - harm(b)) : contract.cases;
}

/** What is sent for a case. */
export interface Plan {
  /** The request, or how it is prepared on the target. */
  request: CaseRequest | ((send: Send) => Promise<CaseRequest>);
  /** Whether nothing else may happen on the target meanwhile. */
  alone?: boolean;
  /** The role of the caller. */
  as?: string;
  /** Who calls in addition, where the documents do not name the role and the caller is refused. */
  others?: Caller[];
  /** Sent with the request, where the operation takes a token. */
  token?: string;
  /** The deployment should not have this operation: its documented refusal is expected. */
  exclusion?: Exclusion;
}

/**
 * Decides what is to be done with a case on a target. One that picks its responses gets every case. A
 * deployment gets what changes nothing and means there what it means in the example world.
 */
function planCase(contract: Contract, documented: Case, target: Target): Job {
  const operation = operationOf(contract, documented);
  const { id, summary, area, response } = documented;
  const plan = target.can.respondExactly
    ? planForWorld(operation, documented, target)
    : planForDeployment(contract, operation, documented, target);
  return {
    suite: replay.name,
    id,
    summary,
    area,
    operations: [operation.id],
    endpoint: endpointOf(operation),
    covers: [{ operation: operation.id, status: response.status }],
    ...('reason' in plan ? plan : replayCase(contract, documented, plan, target)),
  };
}

/** Why what only an alert integration takes is not sent. */
export const ALERT_INTAKE_MISSING: Left = {
  reason: 'needs the address of an alert integration',
  needs: ['--alert-intake'],
};

function lacksAlertIntake({ path }: ContractOperation, { alertIntake }: Target): boolean {
  return path === undefined && alertIntake === undefined;
}

function operationOf({ operations }: Contract, { operation, file }: Case): ContractOperation {
  const found = operations.get(operation);
  if (!found)
    throw new Error(`${file}: the contract has no operation ${operation}. Run: npm run build`);
  return found;
}

/** How a case is performed: its request is sent, and the response is judged. */
export function replayCase(
  contract: Contract,
  documented: Case,
  { request: prepared, alone, as, token, others = [], exclusion }: Plan,
  { can, offering }: Pick<Target, 'can' | 'offering'>,
): Performed {
  const operation = operationOf(contract, documented);
  const { name, scheme, response } = documented;
  const { status, contentType } = response;
  return {
    ...(alone && { alone }),
    perform: async (send: Send) => {
      const request = typeof prepared === 'function' ? await prepared(send) : prepared;
      const call: Call = {
        operation,
        request,
        expected: { status, example: name, ...(contentType && { contentType }) },
        ...(as && { as }),
        ...(token && { token }),
        ...(scheme && { scheme }),
      };
      const expectation: Expectation = {
        contract,
        operation,
        request,
        status,
        ...(can.respondExactly && { exact: { example: name, response } }),
        ...(offering && { offering }),
      };
      let delivery = await send(call);
      const isExpected = ({ exchange }: Delivery) => exchange.response?.status === status;
      if (isRefused(delivery) && !isExpected(delivery))
        for (const other of others) {
          const second = await send({ ...call, ...other });
          if (isRefused(second) && !isExpected(second)) continue;
          delivery = second;
          break;
        }
      const limit = can.pickResponses ? undefined : rateLimitOn(delivery, call);
      return limit
        ? { outcome: 'blocked', reason: limit }
        : judged(delivery, expectation, exclusion);
    },
  };
}

function judged(
  { exchange, repeated, redirects }: Delivery,
  expectation: Expectation,
  exclusion: Exclusion | undefined,
): Judgement {
  const findings = exclusion
    ? judgeRefusal(exchange, expectation, exclusion)
    : judge(exchange, expectation);
  if (findings.length > 0) return { outcome: 'fail', findings };
  if (exclusion) return { outcome: 'unsupported', reason: exclusion.reason };
  return {
    outcome: 'pass',
    notes: notesOn({ repeated, redirects }),
    ...(repeated && { flaky: true }),
  };
}

/** An operation that the deployment should not have is refused with 403 or 404, as documented. */
function judgeRefusal(
  exchange: Exchange,
  expectation: Expectation,
  { reason, pointer }: Exclusion,
): Finding[] {
  const { operation } = expectation;
  const status = exchange.response?.status ?? expectation.status;
  if (exchange.response && status < 300)
    return [
      {
        check: 'status',
        message: `${reason}, but ${operation.id} answers ${status}`,
        requirement: 'an operation that the deployment does not have is refused with 403 or 404',
        pointer,
        expected: '403 or 404',
        actual: String(status),
      },
    ];
  const isRefusal = status === 403 || status === 404;
  return judge(exchange, {
    ...expectation,
    status: isRefusal && documentedResponse(expectation, status) ? status : expectation.status,
  });
}

/** A mock looks only whether there is a token. */
const MOCK_TOKEN = 'token-of-the-example-world';

/** A target that has the example world gets every case as it is. */
function planForWorld(
  operation: ContractOperation,
  { as, request, response }: Case,
  target: Target,
): Plan | Left {
  if (lacksAlertIntake(operation, target)) return ALERT_INTAKE_MISSING;
  if (as === 'anonymous') return { request };
  const role = as === ANY_USER ? callerOf(operation, response.status, target) : as;
  const token = target.can.pickResponses ? MOCK_TOKEN : tokenFor(role, target);
  return token === undefined
    ? { reason: `needs a token for the role ${role}`, needs: [`tokens.${role}`] }
    : { request, token };
}

/** Who calls where the documents name no role. A permission that is asked for is what a guest lacks. */
function callerOf(
  { id, definition }: ContractOperation,
  status: number,
  { callers }: Target,
): string {
  if (status === 403 && definition['x-permission']?.some(({ required }) => required))
    return 'guest';
  return callers?.[id] ?? ANY_USER;
}

/** What is sent for a case to a deployment, or why nothing is. */
export function planForDeployment(
  contract: Contract,
  operation: ContractOperation,
  documented: Case,
  target: Target,
): Plan | Left {
  const { status } = documented.response;
  const obstacles: Left[] = [];
  const mayWrite = target.writes !== undefined || !changesNothing(operation);
  const isIrreversible = operation.definition['x-irreversible'] !== undefined;

  if (lacksAlertIntake(operation, target)) obstacles.push(ALERT_INTAKE_MISSING);
  if (!target.can.beWritten && !changesNothing(operation))
    obstacles.push({
      reason: 'needs writing, and this run only reads',
      needs: ['--allow-writes', ...(isIrreversible ? [`writes.operations: ${operation.id}`] : [])],
    });

  const exclusion = exclusionOf(operation, target);
  const beyond = status < 300 && fieldExclusion(contract, operation, documented.request, target);
  if (beyond) obstacles.push({ reason: beyond });

  const token = tokenFor(documented.as, target);
  const role = `tokens.${documented.as}`;
  if (documented.as !== 'anonymous' && token === undefined)
    obstacles.push({ reason: `needs a token for the role ${documented.as}`, needs: [role] });
  const isForCaller = status === 403 && !isForResource(contract, operation, documented);
  if (isForCaller && documented.as === ANY_USER)
    obstacles.push({
      reason: 'needs a caller without the permission, and the contract names no role that lacks it',
    });
  if (isForCaller && !exclusion && target.tokens[documented.as] === undefined)
    obstacles.push({
      reason: `needs a token of its own for the role ${documented.as}: another role may be allowed`,
      needs: [role],
    });

  const substitution = substituteFixtures(contract, operation, documented.request, target.fixtures);
  const { keys, changed } = prepare(contract, operation, documented, substitution, mayWrite);
  for (const key of keys) {
    const creator = creatorOf(contract, key, operation);
    const missing = creator && exclusionOf(creator, target);
    if (missing)
      obstacles.push({ reason: `${missing.reason}: ${creator.id}, which would make ${key}` });
  }
  if (changed && dependsOnState(documented))
    obstacles.push({ reason: `its ${status} comes from the state of the example world` });
  const replaced = [`path.${changed?.name}`, ...(documented.creates ?? [])];
  obstacles.push(
    ...obstaclesOf(
      documented,
      substitution.unknown.filter(({ place }) => !replaced.includes(place)),
      substitution.missing.filter((key) => !keys.includes(key)),
    ),
  );
  if (obstacles.length > 0) return together(obstacles);

  const caller = {
    ...(exclusion && { exclusion }),
    ...(documented.as !== 'anonymous' && { as: documented.as, token: token! }),
    ...(documented.as === ANY_USER &&
      !exclusion && { others: callersToTry(ANY_USER, target).slice(1) }),
  };
  if (!target.writes || (changesNothing(operation) && keys.length === 0))
    return { request: substitution.request, ...caller };
  const { nextName } = target.writes;
  return {
    ...caller,
    alone: true,
    request: async (send) => {
      const created = await createFixtures({ contract, target, nextName, send }, keys, operation);
      const fixtures = { ...target.fixtures, ...created };
      const { request } = substituteFixtures(contract, operation, documented.request, fixtures);
      if (changed) request.path[changed.name] = created[changed.key]!;
      return dependsOnState(documented)
        ? request
        : withUniqueValues(contract, operation, request, documented, nextName);
    },
  };
}

/** Several obstacles as one: that which nothing takes away is the reason, or else it takes what all need. */
export function together(obstacles: Left[]): Left {
  const last = obstacles.find(({ needs }) => needs === undefined);
  if (last) return last;
  const needs = new Set(obstacles.flatMap(({ needs }) => needs ?? []));
  return { reason: obstacles[0]!.reason, needs: [...needs] };
}

/** Whether a refusal says something of the thing that is called on, and not of the caller or the request. */
function dependsOnState({ response: { status }, breaks }: Case): boolean {
  return status >= 300 && ![401, 403, 404].includes(status) && breaks === undefined;
}

/** Whether a refusal is for a thing that no success of the operation is called on: a project without CI/CD. */
function isForResource(
  contract: Contract,
  operation: ContractOperation,
  { request }: Case,
): boolean {
  const needs = (request: Case['request']) =>
    substituteFixtures(contract, operation, request, {}).missing;
  const successes = contract.cases.filter(
    ({ operation: id, response }) => id === operation.id && response.status < 300,
  );
  const usual = successes.flatMap(({ request }) => needs(request));
  return successes.length > 0 && needs(request).some((key) => !usual.includes(key));
}

/** What is made on the target for a call. */
interface Preparation {
  /** Fixtures: those that the profile lacks, and what the call changes. */
  keys: string[];
  /** The parameter of the path that names what the call changes, and the fixture that takes its place. */
  changed?: { name: string; key: string };
}

/** Decides what is made for a call. Nothing is changed but what the run has made. */
function prepare(
  contract: Contract,
  operation: ContractOperation,
  { request }: Case,
  { missing }: Substitution,
  mayWrite: boolean,
): Preparation {
  if (!mayWrite) return { keys: [] };
  const missingOnes = missing.filter((key) => canBeCreated(contract, key));
  const parameter = changesNothing(operation) ? undefined : lastParameter(operation);
  const value = parameter && request.path[parameter.name];
  const kinds = [parameter?.['x-fixture'] ?? []].flat();
  const worldOf = (key: string) => contract.document['x-fixtures'][key]?.value;
  const isUnknown = kinds.some(
    (key) => String(contract.world?.kinds[key]?.unknown) === String(value),
  );
  const key = [...kinds.filter((kind) => String(worldOf(kind)) === String(value)), ...kinds].find(
    (kind) => canBeCreated(contract, kind),
  );
  return parameter && key !== undefined && !isUnknown
    ? { keys: [key, ...missingOnes], changed: { name: parameter.name, key } }
    : { keys: missingOnes };
}

/** The parameter of a path that names what the operation is called on. */
function lastParameter({ path, definition }: ContractOperation): Parameter | undefined {
  const name = /\{([^}]+)\}[^{]*$/.exec(path ?? '')?.[1];
  return definition.parameters?.find(
    (parameter) => parameter.in === 'path' && parameter.name === name,
  );
}

/** Why a deployment cannot be asked this: the request would mean something else there. */
function obstaclesOf(documented: Case, unknown: UnknownValue[], missing: string[]): Left[] {
  const { status } = documented.response;
  const [foreign] = unknown;
  const obstacles: Left[] = [];
  if (missing.length > 0)
    obstacles.push({
      reason: `needs the fixture ${missing.join(' and ')}`,
      needs: missing.map((key) => `fixtures.${key}`),
    });
  if (status === 404 && unknown.length === 0)
    obstacles.push({
      reason:
        'its 404 comes from the state of the example world, not from an unknown value in the request',
    });
  if (status < 300 && foreign)
    obstacles.push({
      reason: `${foreign.place} is ${brief(foreign.value)}, which belongs to the example world and is no fixture (of ${foreign.fixtures.join(', ')})`,
    });
  return obstacles;
}
