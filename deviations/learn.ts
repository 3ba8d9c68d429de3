import type { Result } from '../conformance/index.ts';
import { type Contract, endpointOf } from '../contract/contract.ts';
import { componentOf, reachIn } from '../contract/deviations/reach.ts';
import type { DeviationAction } from '../contract/deviations/readDeviations.ts';
import { groupBy } from '../contract/groupBy.ts';
import { pointerBelow } from '../contract/pointer.ts';
import { isPlainWord } from '../contract/shapeOf.ts';
import type { Difference, Finding } from '../judge/index.ts';
import { actionOf } from './actionOf.ts';
import { causeKey, type DifferenceCause, includesShape } from './differenceCause.ts';
import { faultOf } from './faultOf.ts';

/** A difference that a deviations file may let pass. */
export interface Proposal {
  /** What would be let pass, in words: `Tag.message may be missing`. */
  what: string;
  /** The action that would. */
  action: DeviationAction;
}

/** Findings that no deviations file lets pass, and why. */
export interface Left {
  reason: string;
  /** Whether it looks like a fault of the server; else it is only not a matter of a schema. */
  isFault: boolean;
  findings: number;
  /** Where it was found first. */
  first: string;
}

export interface Learned {
  proposals: Proposal[];
  left: Left[];
}

/** What of a result is looked at. */
export interface LearnedFrom
  extends Pick<Result, 'suite' | 'id' | 'outcome' | 'operations' | 'findings'> {
  /** How many exchanges it stands for, where those that are alike are one result. Default: 1. */
  count?: number;
}

/**
 * Proposes for each way in which answers differ from a contract the smallest widening of it. What looks like
 * a fault of the server is not learned, nor what else came in a result with one; known failures are not
 * either.
 * @param contract the one by which the responses were judged
 */
export function learn(contract: Contract, results: Iterable<LearnedFrom>): Learned {
  const causes = new Map<string, DifferenceCause>();
  const left: Omit<Left, 'findings'>[] = [];
  for (const result of results) {
    if (result.outcome !== 'fail') continue;
    const faults = result.findings.map(faultOf);
    const hasFault = faults.some((fault) => fault !== undefined);
    for (const [index, finding] of result.findings.entries()) {
      const fault = faults[index];
      const first = firstOf(contract, result, finding);
      if (fault) left.push({ reason: fault, isFault: true, first });
      else if (!finding.differences)
        left.push({ reason: `not a matter of a schema: ${finding.check}`, isFault: false, first });
      else if (hasFault)
        left.push({ reason: 'came together with what looks like a fault', isFault: false, first });
      else
        for (const difference of finding.differences)
          gather(causes, difference, first, result.count ?? 1);
    }
  }
  const opened = operationsBy(contract);
  const proposals = [...causes.values()]
    .filter((cause) => !isInAnother(cause, causes))
    .flatMap((cause): Proposal[] => {
      const widening = actionOf(contract, cause);
      if (typeof widening === 'string') {
        left.push({ reason: widening, isFault: false, first: cause.first });
        return [];
      }
      const { action, what } = widening;
      return [
        { what, action: { ...action, ...about(cause, what, opened(cause.difference.pointer)) } },
      ];
    })
    .sort((one, other) => one.action.target.localeCompare(other.action.target, 'en'));
  return { proposals, left: summed(left) };
}

function gather(
  causes: Map<string, DifferenceCause>,
  difference: Difference,
  first: string,
  responses: number,
): void {
  const key = causeKey(difference);
  const cause: DifferenceCause = causes.get(key) ?? {
    difference,
    types: new Set(),
    expected: new Set(),
    responses: 0,
    operations: new Set(),
    first,
  };
  causes.set(key, cause);
  cause.responses += responses;
  cause.operations.add(difference.operation);
  if (difference.kind === 'type') cause.types.add(difference.type);
  if (difference.kind === 'status' && difference.expected !== undefined)
    cause.expected.add(difference.expected);
}

/** Whether a shape is one that another, with fewer fields, lets pass as well. */
function isInAnother(cause: DifferenceCause, causes: Map<string, DifferenceCause>): boolean {
  const { difference } = cause;
  return (
    difference.kind === 'shape' &&
    [...causes.values()].some(
      ({ difference: other }) =>
        other !== difference &&
        other.kind === 'shape' &&
        other.pointer === difference.pointer &&
        includesShape(other.shape, difference.shape) &&
        !includesShape(difference.shape, other.shape),
    )
  );
}

/** The exchange in which something was found, without values: what it is called stands in the contract. */
function firstOf({ operations }: Contract, result: LearnedFrom, { differences }: Finding): string {
  const operation = operations.get(differences?.[0]?.operation ?? result.operations[0]!);
  const name = result.id.split('.').every(isPlainWord) ? ` (${result.suite} ${result.id})` : '';
  return `${operation ? endpointOf(operation) : 'an operation that is not in the contract'}${name}`;
}

const SHOWN_OPERATIONS = 5;

function about(
  { responses, operations, first }: DifferenceCause,
  what: string,
  opened: string[],
): Pick<DeviationAction, 'description' | 'x-evidence'> {
  const seen = [...operations];
  const others = opened.filter((id) => !operations.has(id));
  return {
    description: [
      `${what[0]!.toUpperCase()}${what.slice(1)}.`,
      `Seen in ${responses} ${responses === 1 ? 'response' : 'responses'} of ${listed(seen)}.`,
      ...(others.length > 0
        ? [`The contract says the same of ${listed(others)}, where it was not seen.`]
        : []),
    ].join(' '),
    'x-evidence': { responses, operations: seen.length, first },
  };
}

function listed(ids: string[]): string {
  const shown = ids.slice(0, SHOWN_OPERATIONS);
  return ids.length > shown.length
    ? `${shown.join(', ')} and ${ids.length - shown.length} more operations`
    : shown.join(', ');
}

/** The operations whose answers a statement of the contract is about. */
export function operationsBy({ document, operations }: Contract): (pointer: string) => string[] {
  const reach = reachIn(document);
  const reached = [...operations.values()].map(({ id, pointer, definition }) => ({
    id,
    own: pointerBelow(pointer, 'responses'),
    components: reach(definition.responses),
  }));
  return (pointer) =>
    reached
      .filter(
        ({ own, components }) =>
          pointer === own || pointer.startsWith(`${own}/`) || components.has(componentOf(pointer)),
      )
      .map(({ id }) => id);
}

function summed(left: Omit<Left, 'findings'>[]): Left[] {
  return [...groupBy(left, ({ reason }) => reason).values()]
    .map((group) => ({ ...group[0]!, findings: group.length }))
    .sort((one, other) => other.findings - one.findings);
}
