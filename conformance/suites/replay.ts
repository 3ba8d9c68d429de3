import type { Case } from '../../contract/case.ts';
import { type Contract, type ContractOperation, formatEndpoint } from '../../contract/contract.ts';
import { ANONYMOUS, ANY_USER, listMembers } from '../../contract/roles.ts';
import type { Job, Obstacle, Suite } from '../engine/job.ts';
import { canBeCreated } from '../fixtures/createFixtures.ts';
import type { Target } from '../target/target.ts';
import { tokenFor } from '../target/tokenFor.ts';
import {
  ALERT_INTAKE_MISSING,
  lacksAlertIntake,
  lastParameter,
  type Plan,
  planForDeployment,
} from './planForDeployment.ts';
import { findOperation, replayCase } from './replayCase.ts';

/** The suite that replays every documented case. */
export const replay: Suite = {
  name: 'replay',
  plan: (contract, target) =>
    inOrder(contract, target).map((documented) => planCase(contract, documented, target)),
};

/**
 * Sorts the cases for a deployment to which the run writes. Irreversible cases come late. Cases that delete a
 * resource which the run cannot create come last.
 */
function inOrder(contract: Contract, { writes }: Target): Case[] {
  const harm = (documented: Case) => {
    const operation = findOperation(contract, documented);
    const kinds = [lastParameter(operation)?.['x-fixture'] ?? []].flat();
    if (operation.method === 'delete' && !kinds.some((kind) => canBeCreated(contract, kind)))
      return 2;
    return operation.definition['x-irreversible'] ? 1 : 0;
  };
  return writes ? [...contract.cases].sort((a, b) => harm(a) - harm(b)) : contract.cases;
}

/**
 * Plans a case. A target with the example world (`openapi/world`) gets every case. A deployment gets the cases that
 * have the same meaning there.
 */
function planCase(contract: Contract, documented: Case, target: Target): Job {
  const operation = findOperation(contract, documented);
  const { id, summary, area, response } = documented;
  const plan = target.can.respondExactly
    ? planForWorld(contract, operation, documented, target)
    : planForDeployment(contract, operation, documented, target);
  return {
    suite: replay.name,
    id,
    summary,
    area,
    operations: [operation.id],
    endpoint: formatEndpoint(operation),
    covers: [{ operation: operation.id, status: response.status }],
    ...('reason' in plan ? plan : replayCase(contract, documented, plan, target)),
  };
}

/** The token for a mock, which accepts any token. */
const MOCK_TOKEN = 'token-of-the-example-world';

/** Plans a case for a target with the example world (`openapi/world`). The request stays unchanged. */
function planForWorld(
  contract: Contract,
  operation: ContractOperation,
  { as, request, response }: Case,
  target: Target,
): Plan | Obstacle {
  if (lacksAlertIntake(operation, target)) return ALERT_INTAKE_MISSING;
  if (as === ANONYMOUS) return { request };
  const role = as === ANY_USER ? chooseCaller(contract, operation, response.status, target) : as;
  const token = target.can.pickResponses ? MOCK_TOKEN : tokenFor(role, target);
  return token === undefined
    ? { reason: `needs a token for the role ${role}`, needs: [`tokens.${role}`] }
    : { request, token };
}

/**
 * Returns the role that calls an operation for which the contract names no role. If the case lacks a permission, the
 * member with the fewest rights calls.
 */
function chooseCaller(
  contract: Contract,
  { id, definition }: ContractOperation,
  status: number,
  { callers }: Target,
): string {
  const [lowest] = listMembers(contract);
  if (lowest && status === 403 && definition['x-permission']?.some(({ required }) => required))
    return lowest;
  return callers?.[id] ?? ANY_USER;
}
