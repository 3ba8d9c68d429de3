import type { Contract } from '../contract/contract.ts';
import { groupBy } from '../contract/groupBy.ts';
import type { Finding } from '../judge/index.ts';
import type { LearnedFrom } from './learnedFrom.ts';

/** An operation that a deployment does not have. */
export interface AbsentOperation {
  operation: string;
  /** The number of responses that show it. */
  responses: number;
  /** The first result that shows it. */
  first: LearnedFrom;
}

/** The statuses of a server that does not know a route or its method. */
const NO_ROUTE = [404, 405];

/** The checks of a body that a server without the route does not write as the contract says. */
const OF_BODY = ['schema', 'content-type', 'json', 'no-body'];

/**
 * Finds the operations that a deployment does not have. Every response of such an operation is 404 or 405, also where
 * a success is due. A documented 404 with the documented body shows no absence, because the profile may name a resource
 * that does not exist.
 */
export function absentOperations(
  { operations }: Pick<Contract, 'operations'>,
  results: Iterable<LearnedFrom>,
): AbsentOperation[] {
  const judged = [...results].filter(({ outcome }) =>
    ['pass', 'fail', 'advised'].includes(outcome),
  );
  return [...groupBy(judged, ({ operations: [subject] }) => subject!)].flatMap(
    ([operation, group]): AbsentOperation[] => {
      const statuses = group.flatMap(listStatuses);
      const isAbsent =
        operations.has(operation) &&
        group.every(({ outcome }) => outcome !== 'pass') &&
        statuses.length > 0 &&
        statuses.every((status) => NO_ROUTE.includes(status)) &&
        group.some(({ findings }) => findings.some(isSuccessDue)) &&
        (statuses.includes(405) || group.some(({ findings }) => findings.some(isNoResource)));
      return isAbsent ? [{ operation, responses: statuses.length, first: group[0] }] : [];
    },
  );
}

/** Returns the statuses of the responses of a result. */
function listStatuses({ exchanges = [] }: LearnedFrom): number[] {
  return exchanges.flatMap(({ response }) => response?.status ?? []);
}

function isSuccessDue({ check, expected }: Finding): boolean {
  return check === 'status' && Number(expected) < 300;
}

/** Returns true if a 404 is not that of a missing resource: the contract does not document it, or says another body. */
function isNoResource({ check, differences = [] }: Finding): boolean {
  return OF_BODY.includes(check) || differences.some(({ kind }) => kind === 'status');
}
