import { isDeepStrictEqual } from 'node:util';
import type { Report } from '../conformance/index.ts';
import type { JsonValue } from '../contract/case.ts';
import type { Contract } from '../contract/contract.ts';
import { applyOverlay, type Change } from '../contract/deviations/overlay.ts';
import { applyDeviations } from '../contract/deviations/readContractWith.ts';
import type { DeviationAction, DeviationsFile } from '../contract/deviations/readDeviations.ts';
import { valueAt } from '../contract/pointer.ts';
import { actionsFor, statementsOf } from '../judge/index.ts';

/** A problem of an action in a deviations file, or a reason to remove the action. */
export interface Doubt {
  /** The index of the action. */
  action: number;
  kind: 'no-match' | 'expired' | 'not-needed' | 'proposal';
  message: string;
}

/** The parts of a report that the check needs. */
export type Against = Pick<Report, 'results' | 'deviations'>;

/**
 * Finds the actions of a deviations file that are expired, unnecessary, not accepted, or without effect.
 * @param contract the contract without the deviations file
 * @param against a report of a later run, with or without the deviations file. Without a report, unnecessary actions
 *   cannot be found
 * @param today the date that decides what is expired, as YYYY-MM-DD. Default: the current date
 */
export function checkDeviations(
  contract: Contract,
  deviations: DeviationsFile,
  file: string,
  against?: Against,
  today?: string,
): Doubt[] {
  const { contract: widened, problems } = applyDeviations(contract, deviations, file, today);
  const { actions } = widened.deviations!;
  const unmatched = new Map(problems.map(({ action, message }) => [action, message]));
  const needed = against && neededActions(against, widened);
  return actions.flatMap((action, index): Doubt[] => {
    const doubt = (kind: Doubt['kind'], message: string) => ({ action: index, kind, message });
    if (action.isExpired) return [doubt('expired', `it expired on ${action.expires}`)];
    const problem = unmatched.get(index);
    if (problem !== undefined) return [doubt('no-match', problem)];
    if (isInContract(contract, deviations.actions[index]!))
      return [doubt('no-match', 'the contract already allows it')];
    return [
      ...(needed?.has(index) === false && !showsAbsence(action, widened, against!.results)
        ? [doubt('not-needed', 'no response of the report needs it')]
        : []),
      ...(action.accepted === undefined
        ? [doubt('proposal', 'nobody has accepted it. To accept it, add x-accepted')]
        : []),
    ];
  });
}

/** Returns true if an action marks an operation as absent, and a result shows that it is. */
function showsAbsence(
  { changes }: { changes: Change[] },
  { operations }: Contract,
  results: Against['results'],
): boolean {
  return changes.some(({ pointer }) =>
    results.some(
      ({ operations: [id], outcome }) =>
        outcome === 'unsupported' && pointer === `${operations.get(id!)?.pointer}/x-absent`,
    ),
  );
}

/** Returns true if an action changes nothing, because the contract has adopted the deviation. */
function isInContract({ document }: Contract, action: DeviationAction): boolean {
  const result = applyOverlay(document as JsonValue, [action]);
  const [changes = []] = result.changes;
  const isUnchanged = ({ pointer }: Change) => {
    const [before, after] = [valueAt(document, pointer), valueAt(result.document, pointer)];
    return Array.isArray(before) && Array.isArray(after) && after.length > before.length
      ? after.every((item) => before.some((known) => isDeepStrictEqual(known, item)))
      : isDeepStrictEqual(before, after);
  };
  // If the action changes nothing in this contract, then it changes the result of an earlier action.
  return changes.length > 0 && changes.every(isUnchanged);
}

/**
 * Returns the actions that tolerate a difference of the report. If the report was made without the file, they would
 * tolerate it.
 */
function neededActions({ results, deviations: facts }: Against, widened: Contract): Set<number> {
  const { actions } = widened.deviations!;
  const tolerating = new Set(results.flatMap(({ toleratedBy }) => toleratedBy ?? []));
  return new Set([
    // The report may have another version of the deviations file, so actions are compared by their targets.
    ...actions.flatMap(({ target }, index) =>
      facts?.actions.some((action, at) => tolerating.has(at) && action.target === target)
        ? [index]
        : [],
    ),
    ...actionsFor(actions, statementsOf(results.flatMap(({ findings }) => findings))),
  ]);
}
