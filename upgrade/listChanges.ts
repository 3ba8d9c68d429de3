/** Lists the changes between two documents, and finds those that a recorded call meets. */
import { sentRequest, type TrafficExchange } from '../conformance/index.ts';
import { type Contract, type ContractOperation, formatEndpoint } from '../contract/contract.ts';
import { groupBy } from '../contract/groupBy.ts';
import type { Document } from '../contract/openapi.ts';
import { resolveReference } from '../contract/reference.ts';
import { judgeRequest, readRequest } from '../judge/index.ts';
import {
  compareDocuments,
  type Deprecatable,
  type DocumentDifference,
  NO_FURTHER_VALUE,
  type SeenExchange,
} from '../theirs/index.ts';
import { isJson } from '../wire/mediaType.ts';
import type { FoundOperation } from '../wire/operationFinder.ts';
import {
  ADVICE,
  type Change,
  type ChangeKind,
  keyOfChange,
  type NotJudged,
  type PossibleChange,
  readFieldName,
} from './change.ts';
import { listDefaults } from './listDefaults.ts';

/** A call of the recording: its operation in the earlier version, and the exchange. */
export interface Call {
  found: FoundOperation;
  seen: SeenExchange;
  traffic: TrafficExchange;
}

export interface DocumentChanges {
  /** Returns false for an operation without changes, whose calls need no look. */
  concerns(operation: string): boolean;
  /** Returns the changes that a call meets, or the reason why it is not judged. */
  meet(call: Call): Change[] | NotJudged;
  /** The number of changes that no call has met so far. */
  countUnmet(): number;
}

/** The changes of one operation. */
interface OperationChanges {
  possible: PossibleChange[];
  /** The same operation in the later version, if its requests differ from those of the earlier one. */
  otherRequests?: ContractOperation;
  /** True if the bodies of its requests differ. */
  hasOtherBody: boolean;
}

/**
 * Compares the later version with the earlier one. Each side of a difference is named after the parameters of
 * `compareDocuments`: ours is the earlier version here, and theirs is the later one.
 */
export function listChanges(from: Contract, to: Contract): DocumentChanges {
  const { inBoth, differences } = compareDocuments(from, to);
  const byOperation = groupBy(differences, ({ operation }) => operation);
  const later = new Map(inBoth.map(({ ours, theirs }) => [ours.id, theirs]));
  const plans = new Map(
    [...from.operations.values()].map((operation): [string, OperationChanges] => {
      const other = later.get(operation.id);
      const requests = requestTexts(from, operation);
      const others = other && requestTexts(to, other);
      const hasOtherBody = others !== undefined && requests.body !== others.body;
      const hasOtherRequests = hasOtherBody || requests.parameters !== others?.parameters;
      return [
        operation.id,
        {
          possible: [
            ...(byOperation.get(operation.id) ?? []).flatMap(toPossibleChange),
            ...(other ? listDefaults({ from, to }, operation, other) : []),
          ],
          ...(other && hasOtherRequests && { otherRequests: other }),
          hasOtherBody,
        },
      ];
    }),
  );
  const unmet = new Set(
    [...plans].flatMap(([id, { possible, otherRequests }]) => [
      ...possible.map(({ change }) => keyOfChange(change)),
      ...(otherRequests ? [id] : []),
    ]),
  );
  return {
    concerns: (operation) => {
      const plan = plans.get(operation);
      return plan !== undefined && (plan.possible.length > 0 || plan.otherRequests !== undefined);
    },
    meet: (call) => {
      const { operation } = call.found;
      const plan = plans.get(operation.id);
      if (!plan) return [];
      const met = plan.possible.filter((one) => one.isMet(call.seen)).map(({ change }) => change);
      const refused = plan.otherRequests ? findRefusals(from, to, plan.otherRequests, call) : [];
      for (const change of met) unmet.delete(keyOfChange(change));
      if (refused.length > 0) unmet.delete(operation.id);
      // A request that is refused gets no response in which something could change.
      const changes = refused.length > 0 ? refused : met;
      return changes.length === 0 && lacksBody(plan, call) ? 'without-body' : changes;
    },
    countUnmet: () => unmet.size,
  };
}

/** Returns true if a body that could show a change was not recorded. */
function lacksBody(
  { possible, hasOtherBody }: OperationChanges,
  { seen, traffic: { request, response } }: Call,
): boolean {
  const isUnseen = response?.body === undefined && isJson(seen.mediaType ?? '');
  return (
    (isUnseen && possible.some(({ isInBody }) => isInBody?.(seen))) ||
    (hasOtherBody && request.body === undefined && seen.status < 400)
  );
}

/** The change that a caller of the earlier version meets, for each kind of difference in a response. */
const RESPONSE_CHANGES: Partial<
  Record<DocumentDifference['kind'], (one: DocumentDifference) => Wording | undefined>
> = {
  field: ({ ours, part }) => (ours === 'has it' ? sayGone('field', part) : undefined),
  required: ({ theirs }) =>
    theirs === 'optional' ? { kind: 'absent', what: 'may be absent' } : undefined,
  null: ({ theirs }) =>
    theirs === 'may be null' ? { kind: 'null', what: 'may be null' } : undefined,
  type: ({ ours, theirs }) => ({ kind: 'type', what: `is ${theirs} instead of ${ours}` }),
  enum: ({ ours, theirs }) => ({
    kind: 'enum',
    what: `has other values: ${ours} before, ${theirs} after`,
  }),
  format: ({ ours, theirs }) => ({ kind: 'format', what: `is a ${theirs} instead of a ${ours}` }),
  status: ({ ours }) =>
    ours === 'has it' ? { kind: 'status', what: 'does not come any more' } : undefined,
  header: ({ ours, part }) => (ours === 'has it' ? sayGone('header', part) : undefined),
  'media-type': ({ ours, theirs }) => ({
    kind: 'media-type',
    what: `is ${theirs} instead of ${ours}`,
  }),
  body: ({ ours }) => ({ kind: 'type', what: ours === 'has it' ? 'is gone' : 'is there now' }),
};

interface Wording {
  kind: ChangeKind;
  what: string;
  /** Default: the usual advice for the kind. */
  advice?: string;
}

function toPossibleChange(one: DocumentDifference): PossibleChange[] {
  const { kind, operation, endpoint, place, ours, part } = one;
  const isGone = ours === 'has it';
  const field = readFieldName(place);
  const possible = (facts: Wording, certainty: Change['certainty']): PossibleChange[] => [
    {
      change: {
        ...{ operation, endpoint, place, advice: ADVICE[facts.kind], ...facts, certainty },
        ...(field !== undefined && { field }),
      },
      isMet: (seen) => {
        const allowed = one.observe(seen);
        return losesValues(one, facts.kind)
          ? allowed.some((values) => values.ours && !values.theirs)
          : allowed.length > 0;
      },
      ...(one.isInBody && { isInBody: one.isInBody }),
    },
  ];
  if (kind === 'operation') return isGone ? possible(sayGone(kind, part), 'certain') : [];
  if (!/^(header \S+ of |the body of )?response/.test(place))
    return (kind === 'parameter' || kind === 'field') && isGone
      ? possible(sayGone('parameter', part), 'perhaps')
      : [];
  const facts = RESPONSE_CHANGES[kind]?.(one);
  return facts ? possible(facts, kind === 'status' ? 'certain' : 'perhaps') : [];
}

/**
 * Returns true if only a call that had the lost part meets the change. A new word in place of a lost one is its new name,
 * and the other words stay. Otherwise each value at the place may be another one.
 */
function losesValues({ ours, theirs }: DocumentDifference, kind: ChangeKind): boolean {
  if (kind === 'enum') return ours !== NO_FURTHER_VALUE;
  const types = ours.split(' or ');
  if (kind === 'type') return theirs.split(' or ').every((type) => types.includes(type));
  return kind === 'field' || kind === 'header' || kind === 'status';
}

function sayGone(kind: ChangeKind, part: Deprecatable | undefined): Wording {
  const { deprecated, 'x-deprecation': facts } = part ?? {};
  const replacement = facts?.replacement;
  const named = /\s/.test(replacement ?? '') ? `the ${replacement}` : `\`${replacement}\``;
  return {
    kind,
    what: deprecated === true ? 'is gone: its deprecation has ended' : 'is gone',
    ...(replacement && { advice: `Use ${named} instead.` }),
  };
}

/** Returns the reasons for which only the later version refuses a request that the server has accepted. */
function findRefusals(
  from: Contract,
  to: Contract,
  later: ContractOperation,
  { found, seen, traffic }: Call,
): Change[] {
  if (seen.status >= 400) return [];
  const { operation } = found;
  const sent = sentRequest(traffic);
  const values = Object.values(found.path);
  const names = [...(later.path ?? '').matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const path = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
  const before = judgeRequest(from, operation, readRequest(from, found, sent));
  const after = judgeRequest(to, later, readRequest(to, { operation: later, path }, sent));
  const known = new Set(before.map(({ location }) => location));
  return after
    .filter(({ location }) => !known.has(location))
    .map(({ requirement, location = '' }) => ({
      operation: operation.id,
      endpoint: formatEndpoint(operation),
      kind: 'refused',
      place: location.replaceAll(/\/\d+(?=\/|$)/g, '[]'),
      what: `is refused: ${requirement.replace('of the request, ', '')}`,
      advice: ADVICE.refused,
      certainty: 'certain',
    }));
}

/** Returns the parameters and the body that an operation accepts, each as a text to compare. */
function requestTexts({ document }: Contract, { definition }: ContractOperation) {
  const { parameters = [], requestBody } = definition;
  const sorted = [...parameters].sort((one, other) => (one.name < other.name ? -1 : 1));
  const write = (part: unknown) => JSON.stringify(expand(document, part, []));
  return { parameters: write(sorted), body: write(requestBody) };
}

/** Follows all references, and leaves out what changes no request: texts, examples and extensions. */
function expand(document: Document, value: unknown, above: string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => expand(document, one, above));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref: reference, ...beside } = value as { $ref?: unknown };
  if (typeof reference === 'string') {
    if (above.includes(reference)) return reference;
    const target = resolveReference<object>(document, { $ref: reference }, '#').value;
    return expand(document, { ...target, ...beside }, [...above, reference]);
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !/^(x-.*|description|summary|examples?|title)$/.test(key))
      .map(([key, one]) => [key, expand(document, one, above)]),
  );
}
