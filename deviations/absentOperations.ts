import type { Contract } from '../contract/contract.ts';
import { groupBy } from '../contract/groupBy.ts';
import type { Finding } from '../judge/index.ts';
import type { LearnedFrom } from './learnedFrom.ts';

/** An operation that a deployment does not have. */
export interface AbsentOperation {
  operation: string;
  /** The number of responses where a success was due. */
  responses: number;
  /** The first result that shows it. */
  first: LearnedFrom;
}

/** The statuses of a server that does not know a route or its method, or that closes it to everybody. */
const NO_ROUTE = [403, 404, 405];

/** The checks of a body that a server without the route does not write as the contract says. */
const OF_BODY = ['schema', 'content-type', 'json', 'no-body'];

/**
 * Finds the operations that a deployment does not have: wherever a success is due, the response is 404, 403 or 405.
 * Where a refusal is due, any refusal may come. A documented 404 with the documented body alone shows no absence,
 * because the profile may name a resource that does not exist.
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
      const due = group.filter(({ findings }) => findings.some(isSuccessDue));
      const statuses = due.flatMap(listStatuses);
      const [first] = due;
      const isAbsent =
        operations.has(operation) &&
        first !== undefined &&
        group.every(isRefused) &&
        statuses.length > 0 &&
        statuses.every((status) => NO_ROUTE.includes(status)) &&
        (statuses.some((status) => status !== 404) ||
          group.some(({ findings }) => findings.some(isNoResource)));
      return isAbsent ? [{ operation, responses: statuses.length, first }] : [];
    },
  );
}

/** Returns true if each response of a result was a refusal. A right result that kept no exchange must expect one. */
function isRefused(result: LearnedFrom): boolean {
  const { outcome, covers = [] } = result;
  const statuses = listStatuses(result);
  const known =
    statuses.length > 0 || outcome === 'fail' ? statuses : covers.map(({ status }) => status);
  return (
    (known.length > 0 || outcome === 'fail') &&
    known.every((status) => status >= 400 && status < 500)
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
