import type { AppliedAction, Contract } from '../contract/contract.ts';
import type { Change } from '../contract/deviations/overlay.ts';
import { isAlong } from '../contract/deviations/reach.ts';
import { pointerBelow } from '../contract/pointer.ts';
import type { Exchange } from '../wire/exchange.ts';
import { type Difference, statusDifference } from './difference.ts';
import { documentedResponse, type Expectation } from './expectation.ts';
import type { Finding } from './finding.ts';
import { judge } from './judge.ts';

/**
 * Finds the actions of the deviations file without which a response would break the contract.
 * @returns the indexes of the actions, from 0; an empty list without a deviations file
 */
export function toleratedBy(
  exchange: Exchange,
  expectation: Expectation & { contract: Pick<Contract, 'deviations'> },
): number[] {
  const { deviations } = expectation.contract;
  if (!deviations || deviations.actions.every(({ changes }) => changes.length === 0)) return [];
  const operation = deviations.base.operations.get(expectation.operation.id);
  if (!operation) return [];
  const strict = judge(exchange, { ...expectation, contract: deviations.base, operation });
  const status = addedStatus(exchange, { contract: deviations.base, operation }, expectation);
  if (strict.length === 0 && !status) return [];
  const stillBroken = new Set(listStatements(judge(exchange, expectation)).map(keyOf));
  const tolerated = listStatements(strict).filter((one) => !stillBroken.has(keyOf(one)));
  return actionsFor(deviations.actions, status ? [...tolerated, status] : tolerated);
}

/** Returns the difference for a status that only the deviations file documents. */
function addedStatus(
  { response }: Exchange,
  base: Pick<Expectation, 'contract' | 'operation'>,
  expectation: Expectation,
): Statement | undefined {
  if (!response || documentedResponse(base, response.status)) return undefined;
  if (!documentedResponse(expectation, response.status)) return undefined;
  const difference = statusDifference(response, base);
  return { pointer: difference.pointer, difference };
}

/**
 * Finds the actions that change at least one of the given statements of the contract.
 * @returns the indexes of the actions, from 0
 */
export function actionsFor(actions: AppliedAction[], statements: Statement[]): number[] {
  return actions.flatMap(({ changes }, index) =>
    changes.some((change) => statements.some((statement) => concerns(change, statement)))
      ? [index]
      : [],
  );
}

/** A statement of the contract that a response breaks, with the difference between them. */
type Statement = Pick<Finding, 'pointer'> & { difference?: Difference };

/** Returns the broken statements of findings. A finding with several differences has one statement for each. */
export function listStatements(findings: Finding[]): Statement[] {
  return findings.flatMap(({ pointer, differences }): Statement[] =>
    differences
      ? differences.map((difference) => ({ pointer: difference.pointer, difference }))
      : [{ pointer }],
  );
}

function keyOf(statement: Statement): string {
  return JSON.stringify(statement);
}

/** Returns true if an action's change of the contract concerns a broken statement. */
function concerns(change: Change, { pointer, difference }: Statement): boolean {
  if (difference?.kind === 'missing-field')
    return change.pointer === pointer && (change.lost === difference.field || !('lost' in change));
  if (difference?.kind === 'status')
    return isAlong(change.pointer, pointerBelow(pointer, difference.status));
  if (difference?.kind === 'missing-header')
    return change.pointer === pointer || change.pointer === `${pointer}/required`;
  const { usedAt } = difference?.kind === 'type' ? difference : { usedAt: undefined };
  return (
    isAlong(change.pointer, pointer) ||
    (usedAt !== undefined &&
      (change.pointer === `${usedAt}/$ref` ||
        usedAt.startsWith(`${change.pointer}/`) ||
        // The change adds an alternative to the list that contains the used alternative.
        usedAt.replace(/\/\d+$/, '') === change.pointer))
  );
}
