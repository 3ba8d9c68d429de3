import { type Contract, formatEndpoint, getOperation } from '../contract/contract.ts';
import { isPlainWord } from '../contract/deriveShape.ts';
import { findComponent, reachIn } from '../contract/deviations/reach.ts';
import type { DeviationAction } from '../contract/deviations/readDeviations.ts';
import { groupBy } from '../contract/groupBy.ts';
import { pointerBelow } from '../contract/pointer.ts';
import type { Difference, Finding } from '../judge/index.ts';
import { type AbsentOperation, absentOperations } from './absentOperations.ts';
import { causeKey, type DifferenceCause, includesShape } from './differenceCause.ts';
import { findAction } from './findAction.ts';
import type { LearnedFrom } from './learnedFrom.ts';
import { jsonPathTo } from './names.ts';
import { recogniseFault } from './recogniseFault.ts';

/** A proposed deviation. */
export interface Proposal {
  /** The deviation in words: `Tag.message may be missing`. */
  what: string;
  /** The action that tolerates the difference. */
  action: DeviationAction;
}

/** Findings for which no action is proposed, and the reason. */
export interface Left {
  reason: string;
  /** True if the findings look like a fault of the server. False if an action cannot express the difference. */
  isFault: boolean;
  /** The number of findings. */
  findings: number;
  /** Names the exchange of the first finding. */
  first: string;
}

export interface Learned {
  proposals: Proposal[];
  left: Left[];
}

/**
 * Proposes the narrowest action for each group of equal differences. Responses with an apparent fault of the server,
 * and known failures, are not learned from.
 * @param contract the contract by which the responses were judged
 */
export function learn(contract: Contract, given: Iterable<LearnedFrom>): Learned {
  const results = [...given];
  const absent = absentOperations(contract, results);
  const isAbsent = new Set(absent.map(({ operation }) => operation));
  const causes = new Map<string, DifferenceCause>();
  const left: Omit<Left, 'findings'>[] = [];
  for (const result of results) {
    if (result.outcome !== 'fail' || isAbsent.has(result.operations[0])) continue;
    // Advice fails no run, so it needs no deviation.
    const findings = result.findings.filter(({ level }) => level !== 'advised');
    const faults = findings.map(recogniseFault);
    const hasFault = faults.some((fault) => fault !== undefined);
    for (const [index, finding] of findings.entries()) {
      const fault = faults[index];
      const first = nameExchange(contract, result, finding);
      if (fault) left.push({ reason: fault, isFault: true, first });
      else if (!finding.differences)
        left.push({
          reason: `an overlay cannot express it: ${finding.check}`,
          isFault: false,
          first,
        });
      else if (hasFault)
        left.push({ reason: 'in a response with an apparent fault', isFault: false, first });
      else
        for (const difference of finding.differences)
          gather(causes, difference, first, result.count ?? 1);
    }
  }
  const operationsAt = operationsBy(contract);
  const proposals = [...causes.values()]
    .filter((cause) => !isCoveredByAnother(cause, causes))
    .flatMap((cause): Proposal[] => {
      const described = findAction(contract, cause);
      if (typeof described === 'string') {
        left.push({ reason: described, isFault: false, first: cause.first });
        return [];
      }
      const { action, what } = described;
      const affected = operationsAt(cause.difference.pointer);
      return [{ what, action: { ...action, ...describeEvidence(cause, what, affected) } }];
    })
    .concat(absent.map((one) => proposeAbsence(contract, one)))
    .sort((one, other) => one.action.target.localeCompare(other.action.target, 'en'));
  return { proposals, left: groupByReason(left) };
}

/** Returns the action for an operation that the deployment does not have. It is one line: the operation is removed. */
function proposeAbsence(
  contract: Contract,
  { operation: id, responses, first: result }: AbsentOperation,
): Proposal {
  const operation = getOperation(contract, id);
  const what = `${formatEndpoint(operation)} (${id}) does not exist`;
  const first = nameExchange(contract, result, result.findings[0]!);
  return {
    what,
    action: {
      target: jsonPathTo(contract.document, operation.pointer),
      remove: true,
      description: `${what}. Where a success was due, every one of ${responses} ${responses === 1 ? 'response' : 'responses'} was 404, 403 or 405.`,
      'x-evidence': { responses, operations: 1, first },
    },
  };
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

/**
 * Returns true if another shape with fewer fields is also proposed. The action for that shape tolerates this shape as
 * well.
 */
function isCoveredByAnother(cause: DifferenceCause, causes: Map<string, DifferenceCause>): boolean {
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

/** Names the exchange of a finding in terms of the contract, without values that may be secret. */
function nameExchange(
  { operations }: Contract,
  result: LearnedFrom,
  { differences }: Finding,
): string {
  const operation = operations.get(differences?.[0]?.operation ?? result.operations[0]);
  const name = result.id.split('.').every(isPlainWord) ? ` (${result.suite} ${result.id})` : '';
  return `${operation ? formatEndpoint(operation) : 'an operation that is not in the contract'}${name}`;
}

const SHOWN_OPERATIONS = 5;

/**
 * Describes the evidence for an action.
 * @param affected the operations whose responses the action changes
 */
function describeEvidence(
  { responses, operations, first }: DifferenceCause,
  what: string,
  affected: string[],
): Pick<DeviationAction, 'description' | 'x-evidence'> {
  const seen = [...operations];
  const others = affected.filter((id) => !operations.has(id));
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

/**
 * Creates a function that returns the operations whose responses a statement of the contract describes. The mark of an
 * absent operation describes that operation.
 */
export function operationsBy({ document, operations }: Contract): (pointer: string) => string[] {
  const reach = reachIn(document);
  const reached = [...operations.values()].map(({ id, pointer, definition }) => ({
    id,
    own: pointerBelow(pointer, 'responses'),
    absence: pointerBelow(pointer, 'x-absent'),
    components: reach(definition.responses),
  }));
  return (pointer) =>
    reached
      .filter(
        ({ own, absence, components }) =>
          pointer === own ||
          pointer === absence ||
          pointer.startsWith(`${own}/`) ||
          components.has(findComponent(pointer)),
      )
      .map(({ id }) => id);
}

function groupByReason(left: Omit<Left, 'findings'>[]): Left[] {
  return [...groupBy(left, ({ reason }) => reason).values()]
    .map((group) => ({ ...group[0], findings: group.length }))
    .sort((one, other) => other.findings - one.findings);
}
