import { brief } from '../../contract/brief.ts';
import type { Case, CaseRequest } from '../../contract/case.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import { type Substitution, substituteFixtures } from '../target/substituteFixtures.ts';
import type { Target } from '../target/target.ts';

/** What is to be done with a case: send it, or say why not. */
export type Step = Send | Leave;

export interface Send {
  case: Case;
  request: CaseRequest;
  /** Sent with the request, where the operation takes a token. */
  token?: string;
  /** The deployment should not have this operation: its documented refusal is expected. */
  exclusion?: Exclusion;
}

/** The outcome is `not-run`. */
export interface Leave {
  case: Case;
  reason: string;
}

/** Why a deployment should not have an operation. */
export interface Exclusion {
  /** `the profile says that the tier is free, and the operation needs premium or ultimate` */
  reason: string;
  /** Where the contract says so. */
  pointer: string;
}

/**
 * Decides for each case what is to be done with it on a target. A mock gets every case. A deployment
 * gets what changes nothing and means there what it means in the example world.
 */
export function plan(contract: Contract, cases: Case[], target: Target): Step[] {
  return cases.map((documented) => {
    const operation = operationOf(contract, documented);
    if (operation.path === undefined && target.alertIntake === undefined)
      return { case: documented, reason: 'needs the address of an alert integration' };
    return target.kind === 'mock'
      ? forMock(documented)
      : forDeployment(contract, operation, documented, target);
  });
}

/**
 * The operation that a case calls.
 * @throws an Error when the contract has no such operation.
 */
export function operationOf(contract: Contract, documented: Case): ContractOperation {
  const operation = contract.operations.get(documented.operation);
  if (!operation)
    throw new Error(
      `${documented.file}: the contract has no operation ${documented.operation}. Run: npm run build`,
    );
  return operation;
}

/** A mock looks only whether there is a token. */
const MOCK_TOKEN = 'token-of-the-example-world';

function forMock(documented: Case): Send {
  return {
    case: documented,
    request: documented.request,
    ...(documented.as !== 'anonymous' && { token: MOCK_TOKEN }),
  };
}

function forDeployment(
  contract: Contract,
  operation: ContractOperation,
  documented: Case,
  target: Target,
): Step {
  const leave = (reason: string): Leave => ({ case: documented, reason });
  const { status } = documented.response;

  if (!changesNothing(operation)) return leave('needs writing, and this run only reads');

  const exclusion = exclusionOf(operation, target);
  if (exclusion && status >= 300)
    return leave(`${exclusion.reason}: its success cases tell whether it is refused`);

  const token = tokenFor(documented.as, target);
  if (documented.as !== 'anonymous' && token === undefined)
    return leave(`needs a token for the role ${documented.as}`);
  if (status === 403 && documented.as === ANY_USER)
    return leave(
      'needs a caller without the permission, and the contract names no role that lacks it',
    );
  if (status === 403 && !exclusion && target.tokens[documented.as] === undefined)
    return leave(
      `needs a token of its own for the role ${documented.as}: another role may be allowed`,
    );

  const substitution = substituteFixtures(contract, operation, documented.request, target.fixtures);
  const obstacle = obstacleOf(documented, substitution);
  if (obstacle) return leave(obstacle);

  return {
    case: documented,
    request: substitution.request,
    ...(documented.as !== 'anonymous' && { token: token! }),
    ...(exclusion && { exclusion }),
  };
}

/** The role of the cases that any signed-in user may call. */
const ANY_USER = 'user';

function tokenFor(role: string, { tokens, sharedToken }: Target): string | undefined {
  return tokens[role] ?? sharedToken ?? (role === ANY_USER ? Object.values(tokens)[0] : undefined);
}

function changesNothing({ method, definition }: ContractOperation): boolean {
  return method === 'get' || definition['x-read-only'] === true;
}

/** Why a deployment cannot be asked this: the request would mean something else there. */
function obstacleOf(documented: Case, { missing, unknown }: Substitution): string | undefined {
  const { status } = documented.response;
  if (missing.length > 0) return `needs the fixture ${missing.join(' and ')}`;
  if (status === 404 && unknown.length === 0)
    return 'its 404 comes from the state of the example world, not from an unknown value in the request';
  const [foreign] = unknown;
  if (status < 300 && foreign)
    return `${foreign.place} is ${brief(foreign.value)}, which belongs to the example world and is no fixture (of ${foreign.fixtures.join(', ')})`;
  return undefined;
}

function exclusionOf(
  { definition, pointer }: ContractOperation,
  { tier, offering, flags }: Target,
): Exclusion | undefined {
  const needs = (what: string, have: string | undefined, allowed: string[] | undefined) =>
    have !== undefined && allowed && !allowed.includes(have)
      ? {
          reason: `the profile says that the ${what} is ${have}, and the operation needs ${allowed.join(' or ')}`,
          pointer: `${pointer}/x-${what}`,
        }
      : undefined;
  const flag = definition['x-feature-flag'];
  return (
    needs('tier', tier, definition['x-tier']) ??
    needs('offering', offering, definition['x-offering']) ??
    (flag && !(flags[flag.name] ?? flag.default)
      ? {
          reason: `the feature flag ${flag.name} is off ${flag.name in flags ? 'in the profile' : 'by default'}`,
          pointer: `${pointer}/x-feature-flag`,
        }
      : undefined)
  );
}
