import { isDeepStrictEqual } from 'node:util';
import type { Report } from '../conformance/index.ts';
import type { JsonValue } from '../contract/case.ts';
import type { Contract } from '../contract/contract.ts';
import { applyOverlay, type Change } from '../contract/dialect/overlay.ts';
import { applyDialect } from '../contract/dialect/readContractWith.ts';
import type { DialectAction, DialectFile } from '../contract/dialect/readDialect.ts';
import { valueAt } from '../contract/pointer.ts';
import { actionsFor, statementsOf } from '../judge/index.ts';

/** What is wrong with an action of a dialect, or what speaks against keeping it. */
export interface Doubt {
  /** Its index. */
  action: number;
  kind: 'no-match' | 'expired' | 'not-needed' | 'proposal';
  message: string;
}

/** Of a report, what a check looks at. */
export type Against = Pick<Report, 'results' | 'dialect'>;

/**
 * Looks which actions of a dialect have had their day.
 * @param contract the contract without the dialect
 * @param against what was found out about the deployment since, with the dialect in force or without. Without
 *   it, nothing is said about what is needed
 */
export function checkDialect(
  contract: Contract,
  dialect: DialectFile,
  file: string,
  against?: Against,
  today?: string,
): Doubt[] {
  const { contract: widened, problems } = applyDialect(contract, dialect, file, today);
  const { actions } = widened.dialect!;
  const unmatched = new Map(problems.map(({ action, message }) => [action, message]));
  const needed = against && neededBy(against, widened);
  return actions.flatMap((action, index): Doubt[] => {
    const doubt = (kind: Doubt['kind'], message: string) => ({ action: index, kind, message });
    if (action.isExpired) return [doubt('expired', `it has expired on ${action.expires}`)];
    const problem = unmatched.get(index);
    if (problem !== undefined) return [doubt('no-match', problem)];
    if (isSaidBy(contract, dialect.actions[index]!))
      return [doubt('no-match', 'the contract says so itself')];
    return [
      ...(needed?.has(index) === false
        ? [doubt('not-needed', 'no answer of the report needs it')]
        : []),
      ...(action.accepted === undefined
        ? [doubt('proposal', 'nobody has accepted it: x-accepted is missing')]
        : []),
    ];
  });
}

/** Whether an action changes nothing in a contract, which has changed since. */
function isSaidBy({ document }: Contract, action: DialectAction): boolean {
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
function neededBy({ results, dialect: facts }: Against, widened: Contract): Set<number> {
  const { actions } = widened.dialect!;
  const passed = new Set(results.flatMap(({ letPassBy }) => letPassBy ?? []));
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
