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
 * The actions of the contract's deviations without which something would be found in a response: their
 * indexes, from 0.
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
  const status = newStatus(exchange, { contract: deviations.base, operation }, expectation);
  if (strict.length === 0 && !status) return [];
  const left = new Set(statementsOf(judge(exchange, expectation)).map(keyOf));
  const passed = statementsOf(strict).filter((statement) => !left.has(keyOf(statement)));
  return actionsFor(deviations.actions, status ? [...passed, status] : passed);
}

/** The status that came, where only the contract with the deviations file documents it. */
function newStatus(
  { response }: Exchange,
  base: Pick<Expectation, 'contract' | 'operation'>,
  expectation: Expectation,
): Statement | undefined {
  if (!response || documentedResponse(base, response.status)) return undefined;
  if (!documentedResponse(expectation, response.status)) return undefined;
  const difference = statusDifference(response, base);
  return { pointer: difference.pointer, difference };
}

/** The actions that change what some statements say: their indexes, from 0. */
export function actionsFor(actions: AppliedAction[], statements: Statement[]): number[] {
  return actions.flatMap(({ changes }, index) =>
    changes.some((change) => statements.some((statement) => concerns(change, statement)))
      ? [index]
      : [],
  );
}

/** What of the contract is not kept. */
type Statement = Pick<Finding, 'pointer'> & { difference?: Difference };

/** The statements of the contract that findings are about, each by itself. */
export function statementsOf(findings: Finding[]): Statement[] {
  return findings.flatMap(({ pointer, differences }): Statement[] =>
    differences
      ? differences.map((difference) => ({ pointer: difference.pointer, difference }))
      : [{ pointer }],
  );
}

function keyOf(statement: Statement): string {
  return JSON.stringify(statement);
}

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
        // An alternative beside the one that is meant.
        usedAt.replace(/\/\d+$/, '') === change.pointer))
  );
}
