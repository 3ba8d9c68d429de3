import { isDeepStrictEqual } from 'node:util';
import type { Report } from '../conformance/index.ts';
import type { JsonValue } from '../contract/case.ts';
import type { Contract } from '../contract/contract.ts';
import { applyOverlay, type Change } from '../contract/deviations/overlay.ts';
import { applyDeviations } from '../contract/deviations/readContractWith.ts';
import type { DeviationAction, DeviationsFile } from '../contract/deviations/readDeviations.ts';
import { valueAt } from '../contract/pointer.ts';
import { actionsFor, statementsOf } from '../judge/index.ts';

/** What is wrong with an action of a deviations file, or what speaks against keeping it. */
export interface Doubt {
  /** Its index. */
  action: number;
  kind: 'no-match' | 'expired' | 'not-needed' | 'proposal';
  message: string;
}

/** Of a report, what a check looks at. */
export type Against = Pick<Report, 'results' | 'deviations'>;

/**
 * Looks which actions of a deviations file have had their day.
 * @param contract the contract without the deviations file
 * @param against what was found out about the deployment since, with the deviations file in force or without. Without
 *   it, nothing is said about what is needed
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
  const needed = against && neededBy(against, widened);
  return actions.flatMap((action, index): Doubt[] => {
    const doubt = (kind: Doubt['kind'], message: string) => ({ action: index, kind, message });
    if (action.isExpired) return [doubt('expired', `it has expired on ${action.expires}`)];
    const problem = unmatched.get(index);
    if (problem !== undefined) return [doubt('no-match', problem)];
    if (isSaidBy(contract, deviations.actions[index]!))
      return [doubt('no-match', 'the contract says so itself')];
    return [
      ...(needed?.has(index) === false
        ? [doubt('not-needed', 'no response of the report needs it')]
        : []),
      ...(action.accepted === undefined
        ? [doubt('proposal', 'nobody has accepted it: x-accepted is missing')]
        : []),
    ];
  });
}

/** Whether an action changes nothing in a contract, which has changed since. */
function isSaidBy({ document }: Contract, action: DeviationAction): boolean {
  const result = applyOverlay(document as unknown as JsonValue, [action]);
  const [changes = []] = result.changes;
  const isKept = ({ pointer }: Change) => {
    const [before, after] = [valueAt(document, pointer), valueAt(result.document, pointer)];
    return Array.isArray(before) && Array.isArray(after) && after.length > before.length
      ? after.every((item) => before.some((known) => isDeepStrictEqual(known, item)))
      : isDeepStrictEqual(before, after);
  };
  // What an action changes of those before it is not in the contract.
  return changes.length > 0 && changes.every(isKept);
}

/** The actions that some answer needs: those that let one pass, and those that would. */
function neededBy({ results, deviations: facts }: Against, widened: Contract): Set<number> {
  const { actions } = widened.deviations!;
  const passed = new Set(results.flatMap(({ toleratedBy }) => toleratedBy ?? []));
  return new Set([
    // The report may be of another state of the file: an action is known by its target.
    ...actions.flatMap(({ target }, index) =>
      facts?.actions.some((action, at) => passed.has(at) && action.target === target)
        ? [index]
        : [],
    ),
    ...actionsFor(actions, statementsOf(results.flatMap(({ findings }) => findings))),
  ]);
}
