/** Creates the jobs of properties. A job checks one property for one operation. */

import { brief } from '../../../contract/brief.ts';
import type { Case } from '../../../contract/case.ts';
import {
  type Contract,
  type ContractOperation,
  changesNothing,
  formatEndpoint,
} from '../../../contract/contract.ts';
import { findArea } from '../../../contract/findArea.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import {
  type ChoiceId,
  type Finding,
  judge,
  type StatusFacts,
  withEvidence,
} from '../../../judge/index.ts';
import type { Exchange } from '../../../wire/exchange.ts';
import { type Delivery, GATEWAY_STATUSES } from '../../engine/deliver.ts';
import {
  type Call,
  CannotPerform,
  type Job,
  type Judgement,
  type Obstacle,
  type Send,
} from '../../engine/job.ts';
import { createWitnesses, itemCreator, needsToCreate } from '../../fixtures/createWitnesses.ts';
import { findExclusion } from '../../target/exclusion.ts';
import type { Target } from '../../target/target.ts';
import { type Plan, planForDeployment } from '../planForDeployment.ts';
import { createReader, InvalidResponse, queryOf, type Reader } from './reader.ts';
import { type Looked, MissingWitness, vacuousReason } from './witness.ts';

/** The check of one property for one operation. */
export interface PropertyCheck {
  /** The suite of the job. Default: `properties`. */
  suite?: string;
  contract: Contract;
  target: Target;
  operation: ContractOperation;
  /** The part of the job's ID after the operation: `sort.name`. */
  name: string;
  /** The checks that its findings name. Default: the part of `name` before the first dot. */
  checks?: string[];
  /** The requirement, for people: `A sorted list is in order and complete`. */
  summary: string;
  /** The case whose request is sent. Default: the successful case with the fewest parameters. */
  documented?: Case;
  /** The request and its caller, or why no request is sent. Default: those of `documented`. */
  plan?: Plan | Obstacle;
  /**
   * Findings that need no second look: all of them, or those for which the function returns true. A second look
   * tells nothing new about a resource that only the run changes. Default: none.
   */
  isCertain?: true | ((finding: Finding) => boolean);
  /** Whether no other job may run at the same time, because it writes. Default: the plan decides. */
  isAlone?: true | undefined;
  /**
   * Sends requests, and returns the findings. If the data decides whether a fault shows, it also returns the missing
   * witnesses. It runs a second time before an uncertain finding is reported.
   * @throws MissingWitness when the data cannot show any fault
   */
  look: (reader: Reader) => Promise<Finding[] | Looked>;
}

/**
 * Creates the job of a check. Other clients may change the target during the check, so the job looks again after a
 * finding. It reports only the findings of the second look.
 */
export function checkJob(check: PropertyCheck): Job {
  const { suite = 'properties', contract, target, operation, name, summary, look } = check;
  const { documented, isCertain = () => false } = check;
  const plan = check.plan ?? planOf(contract, target, operation, documented && [documented]).plan;
  const operations: Job['operations'] = [operation.id];
  const facts = {
    suite,
    id: `${operation.id}.${name}`,
    summary: `${summary}: ${operation.definition.summary}`,
    area: findArea(contract, operation.id) ?? '',
    operations,
    endpoint: formatEndpoint(operation),
    covers: [],
    checks: check.checks ?? [name.split('.')[0]!],
  };
  const exclusion = findExclusion(operation, target);
  // The suite `replay` checks that such an operation is refused.
  if (exclusion) return { ...facts, reason: exclusion.reason };
  if ('reason' in plan) return { ...facts, ...plan };
  // A refused request needs no data.
  const creator = suite === 'negative' ? undefined : itemCreator(contract, operation);
  const needs = creator ? needsToCreate(contract, target, creator) : [];
  const mayCreate = creator !== undefined && needs.length === 0 && !findExclusion(creator, target);
  const lookOnce = async (deliver: Send, isFresh: boolean): Promise<Looked> => {
    const faults: Finding[] = [];
    const send: Send = async (call) => {
      const delivery = await deliver(call);
      faults.push(...findServerFault(contract, call, delivery));
      return delivery;
    };
    try {
      const reader = await createReader({ contract, target, operation, plan, isFresh }, send);
      let looked = await lookWith(look, reader, contract);
      // If the data is not enough, the run creates some. Some servers keep times in seconds.
      for (const isSlow of mayCreate ? [false, true] : []) {
        if (looked.findings.length > 0 || looked.missing.length === 0) break;
        if (isSlow && (!isOrdered(operation) || STILL.has(target))) break;
        const { caller, request } = reader;
        const options = { contract, target, list: operation, path: request.path, caller, send };
        if ((await createWitnesses(options, isSlow)) === 0) break;
        looked = await lookWith(look, reader, contract);
        if (isSlow && looked.missing.length > 0) STILL.add(target);
      }
      return looked.findings.length > 0 ? looked : { ...looked, findings: faults };
    } catch (error) {
      if (error instanceof InvalidResponse) return { findings: error.findings, missing: [] };
      if (faults.length > 0 && error instanceof CannotPerform)
        return { findings: faults, missing: [] };
      throw error;
    }
  };
  return {
    ...facts,
    ...((plan.alone || mayCreate || check.isAlone) && { alone: true }),
    perform: async (send) => {
      let hasShared = false;
      const watched: Send = async (call) => {
        const delivery = await send(call);
        hasShared ||= delivery.isShared ?? false;
        return delivery;
      };
      const first = await lookOnce(watched, false);
      // Another client may have changed the target since an earlier job got the response.
      const {
        findings: found,
        missing,
        notes,
      } = first.findings.length > 0 && hasShared ? await lookAgain(first) : first;
      if (found.length === 0) return { ...withoutFinding(missing), ...(notes && { notes }) };
      const certain = isCertain === true ? found : found.filter(isCertain);
      if (certain.length > 0) return { outcome: 'fail', findings: certain };
      const again = await lookAgain({ findings: found, missing });
      return again.findings.length > 0
        ? { outcome: 'fail', findings: again.findings }
        : {
            ...withoutFinding(again.missing),
            flaky: true,
            notes: [`failed at first and passed on a second look: ${found[0]!.message}`],
          };

      function withoutFinding(missing: string[]): Judgement {
        if (missing.length === 0) return { outcome: 'pass' };
        return {
          outcome: 'vacuous',
          reason: vacuousReason(missing),
          ...(needs.length > 0 && { needs }),
        };
      }

      /** Looks with new responses only. The fault may itself prevent another look: then the last one counts. */
      function lookAgain(last: Looked): Promise<Looked> {
        return lookOnce(send, true).catch((error) => {
          if (error instanceof CannotPerform) return last;
          throw error;
        });
      }
    },
  };
}

/**
 * Returns a finding for a fault of the server, which no operation documents. A gateway may be broken for a moment. So its
 * status counts only for a read, which the run has repeated.
 */
function findServerFault(
  contract: Contract,
  { operation, request, expected }: Call,
  { exchange }: Delivery,
): Finding[] {
  const status = exchange.response?.status ?? 0;
  if (status < 500) return [];
  if (GATEWAY_STATUSES.has(status) && !changesNothing(operation)) return [];
  return judge(exchange, { contract, operation, request, status: expected.status }).filter(
    ({ statuses }) => statuses?.came === status,
  );
}

/** The targets on which slow writes do not help, such as one whose clock stands still. */
const STILL = new WeakSet<Target>();

function isOrdered(operation: ContractOperation): boolean {
  return queryOf(operation).some(({ name }) => name === 'order_by');
}

/**
 * Looks once. The result of a look that lacks every witness is the missing witness.
 * @throws CannotPerform when the deviations allow a response from which the look cannot read
 */
async function lookWith(
  look: PropertyCheck['look'],
  reader: Reader,
  { deviations }: Contract,
): Promise<Looked> {
  try {
    const looked = await look(reader);
    return Array.isArray(looked) ? { findings: looked, missing: [] } : looked;
  } catch (error) {
    if (error instanceof MissingWitness) return { findings: [], missing: [error.witness] };
    if (error instanceof TypeError && deviations)
      throw new CannotPerform(
        'not-run',
        `a response has not the documented form, which the deviations file allows: ${error.message}`,
      );
    throw error;
  }
}

/** Returns the successful case of an operation that lacks the fewest fixtures on the target, and its plan. */
export function planOf(
  contract: Contract,
  target: Target,
  operation: ContractOperation,
  cases = contract.cases,
): { plan: Plan | Obstacle; documented?: Case } {
  const planned = cases
    .filter(({ operation: id, response }) => id === operation.id && response.status < 300)
    .sort(
      (a, b) =>
        // Without a token, only a public project is readable, and the project of the profile may be private.
        Number(a.as === 'anonymous') - Number(b.as === 'anonymous') ||
        countParameters(a.request.query) - countParameters(b.request.query),
    )
    .map((documented) => ({
      documented,
      plan: planForDeployment(contract, operation, documented, target),
    }));
  const [fit] = planned.sort((a, b) => countMissing(a.plan) - countMissing(b.plan));
  return fit ?? { plan: { reason: 'no case of the operation has a successful response' } };
}

/** Counts the entries that a plan still needs. A plan that no entry can complete counts as the largest number. */
function countMissing(plan: Plan | Obstacle): number {
  if (!('reason' in plan)) return 0;
  return plan.needs?.length ?? Number.MAX_SAFE_INTEGER;
}

function countParameters(query: object): number {
  return Object.keys(query).length;
}

/** Returns the operations with the method GET. */
export function readsOf({ operations }: Contract): ContractOperation[] {
  return [...operations.values()].filter(({ method }) => method === 'get');
}

/** Returns the operations with a paginated list as response. */
export function listsOf(contract: Contract): ContractOperation[] {
  return readsOf(contract).filter(({ definition }) => definition['x-paginated'] !== undefined);
}

/** A requirement that a response does not meet. */
export interface Mismatch {
  /** The requirement, for people: `pages do not overlap`. */
  requirement: string;
  /** The observation that contradicts it: `page 2 begins with the last item of page 1`. */
  actual: string;
  expected?: string;
  location?: string;
  /** The parameters that the requirement is about: `per_page`, `status=offline`. */
  sends?: string[];
  /** The fault without its place, by which reports group findings. See `FindingFacts`. */
  cause?: string;
  /** The statuses, if the response has a wrong one. */
  statuses?: StatusFacts;
  /** The choice of the contract that the requirement rests on. Default: the statuses decide. */
  choice?: ChoiceId;
  /** The exchange that shows the mismatch. Default: the last exchange of the operation. */
  exchange?: Exchange;
}

/**
 * Returns a function that turns mismatches into findings.
 * @param check the ID of the property or check
 * @param pointer the JSON Pointer to the requirement in the bundled contract
 */
export function findingsOf(check: string, pointer: string) {
  return (mismatches: Mismatch[]): Finding[] =>
    mismatches.map(({ exchange, ...mismatch }) => {
      const message = `${mismatch.requirement}, but ${mismatch.actual}`;
      const finding: Finding = { check, message, pointer, ...mismatch };
      return exchange ? withEvidence(exchange, [finding])[0]! : finding;
    });
}

/** Mismatches between responses, and the missing witnesses of the comparison. See `Looked`. */
export interface Compared {
  mismatches: Mismatch[];
  missing: string[];
  notes?: string[];
}

/** A check that compares responses. */
export interface Comparison extends Omit<PropertyCheck, 'checks' | 'look'> {
  /** The ID of the check that its findings name. */
  check: string;
  /** The JSON Pointer to the requirement in the bundled contract. */
  pointer: string;
  compare: (reader: Reader) => Promise<Compared>;
}

/** Creates the job of a comparison. */
export function comparisonJob({ check, pointer, compare, ...rest }: Comparison): Job {
  const toFindings = findingsOf(check, pointer);
  return checkJob({
    ...rest,
    checks: [check],
    look: async (reader) => {
      const { mismatches, ...looked } = await compare(reader);
      return { ...looked, findings: toFindings(mismatches) };
    },
  });
}

/** Returns the JSON Pointer to the declaration of a query parameter. */
export function parameterPointer({ definition, pointer }: ContractOperation, name: string): string {
  const index = (definition.parameters ?? []).findIndex(
    (parameter) => parameter.in === 'query' && parameter.name === name,
  );
  return pointerBelow(pointer, 'parameters', index);
}

/** Returns the first three items of a list as text, for a message. */
export function someOf(items: unknown[]): string {
  const shown = items.slice(0, 3).map((item) => brief(item, 120));
  return [...shown, ...(items.length > 3 ? [`${items.length - 3} more`] : [])].join(', ');
}

/** Returns the value of a fixture on the target. @throws CannotPerform when the profile lacks the fixture */
export function fixtureOf({ fixtures }: Target, key: string): string | number {
  const value = fixtures[key];
  if (value === undefined)
    throw new CannotPerform('not-run', `needs the fixture ${key}`, [`fixtures.${key}`]);
  return value;
}
