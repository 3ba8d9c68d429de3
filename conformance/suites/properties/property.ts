/** What the properties have in common: one job looks whether one property holds for one operation. */

import { brief } from '../../../contract/brief.ts';
import type { Case } from '../../../contract/case.ts';
import { type Contract, type ContractOperation, endpointOf } from '../../../contract/contract.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import type { CheckId, Finding } from '../../../judge/index.ts';
import { CannotPerform, type Job, type Left, type Send } from '../../engine/job.ts';
import { exclusionOf } from '../../target/exclusion.ts';
import type { Target } from '../../target/target.ts';
import { type Plan, planForDeployment } from '../replay.ts';
import { Broken, createReader, type Reader } from './reader.ts';

/** A property is planned for every operation that it speaks of, as the contract tells. */
export type Property = (contract: Contract, target: Target) => Job[];

/** How one property is tried on one operation. */
export interface PropertyCheck {
  /** Default: `rules`. */
  suite?: string;
  contract: Contract;
  target: Target;
  operation: ContractOperation;
  /** Tells the trials of an operation apart: `sort.name`. */
  name: string;
  /** The checks that it makes. Default: the one that its name begins with. */
  checks?: CheckId[];
  /** `Pages of the list fit together`. */
  summary: string;
  /** The case by which it is called. Default: the one with the fewest parameters that succeeds. */
  documented?: Case;
  /** How it is called. Default: as `documented` is. */
  plan?: Plan | Left;
  /**
   * Whether it is not looked for again, or which findings are not: of what it has changed itself, nobody else
   * changes anything.
   */
  isOnce?: true | ((finding: Finding) => boolean);
  /** What is wrong, or nothing. It is asked a second time before anything is reported. */
  look: (reader: Reader) => Promise<Finding[]>;
}

/**
 * The job of a trial. Others may change the target meanwhile: what is found is looked for once more, and
 * reported only if it is still there.
 */
export function checkJob(check: PropertyCheck): Job {
  const { suite = 'properties', contract, target, operation, name, summary, look } = check;
  const { documented, isOnce = () => false } = check;
  const plan = check.plan ?? planOf(contract, target, operation, documented && [documented]).plan;
  const facts = {
    suite,
    id: `${operation.id}.${name}`,
    summary: `${summary}: ${operation.definition.summary}`,
    area: contract.cases.find((one) => one.operation === operation.id)?.area ?? '',
    operations: [operation.id],
    endpoint: endpointOf(operation),
    covers: [],
    checks: check.checks ?? [name.split('.')[0] as CheckId],
  };
  const exclusion = exclusionOf(operation, target);
  // A replay sees that the operation is refused; a property is about what it does.
  if (exclusion) return { ...facts, reason: exclusion.reason };
  if ('reason' in plan) return { ...facts, ...plan };
  const once = async (send: Send) => {
    try {
      return await look(await createReader({ contract, target, operation, plan }, send));
    } catch (error) {
      if (error instanceof Broken) return error.findings;
      throw error;
    }
  };
  return {
    ...facts,
    ...(plan.alone && { alone: true }),
    perform: async (send) => {
      const found = await once(send);
      if (found.length === 0) return { outcome: 'pass' };
      const certain = isOnce === true ? found : found.filter(isOnce);
      if (certain.length > 0) return { outcome: 'fail', findings: certain };
      const again = await once(send).catch((error) => {
        // What was wrong may be in the way of another look.
        if (error instanceof CannotPerform) return found;
        throw error;
      });
      return again.length > 0
        ? { outcome: 'fail', findings: again }
        : {
            outcome: 'pass',
            flaky: true,
            notes: [`did not hold at first, and did when asked again: ${found[0]!.message}`],
          };
    },
  };
}

/** How an operation is called on a target where it succeeds: as one of its cases does, and which. */
export function planOf(
  contract: Contract,
  target: Target,
  operation: ContractOperation,
  cases = contract.cases,
): { plan: Plan | Left; documented?: Case } {
  const planned = cases
    .filter(({ operation: id, response }) => id === operation.id && response.status < 300)
    .sort((a, b) => optionsOf(a.request.query) - optionsOf(b.request.query))
    .map((documented) => ({
      documented,
      plan: planForDeployment(contract, operation, documented, target),
    }));
  const [fit] = planned.sort((a, b) => lackOf(a.plan) - lackOf(b.plan));
  return fit ?? { plan: { reason: 'no case shows how it succeeds' } };
}

/** How much has to be added for a plan to be carried out. */
function lackOf(plan: Plan | Left): number {
  if (!('reason' in plan)) return 0;
  return plan.needs?.length ?? Number.MAX_SAFE_INTEGER;
}

function optionsOf(query: object): number {
  return Object.keys(query).length;
}

/** The operations that read. */
export function readsOf({ operations }: Contract): ContractOperation[] {
  return [...operations.values()].filter(({ method }) => method === 'get');
}

/** The lists. */
export function listsOf(contract: Contract): ContractOperation[] {
  return readsOf(contract).filter(({ definition }) => definition['x-paginated'] !== undefined);
}

/** What a property asks for, and what came instead. */
export interface Mismatch {
  /** What the contract asks for, for people: `pages do not overlap`. */
  requirement: string;
  /** What came instead: `page 2 begins with the last item of page 1`. */
  actual: string;
  expected?: string;
  location?: string;
}

/** Makes findings of one check, at one place of the contract. */
export function findingsOf(check: CheckId, pointer: string) {
  return (mismatches: Mismatch[]): Finding[] =>
    mismatches.map((mismatch) => ({
      check,
      message: `${mismatch.requirement}, but ${mismatch.actual}`,
      pointer,
      ...mismatch,
    }));
}

/** Where the contract declares a parameter of the query. */
export function parameterPointer({ definition, pointer }: ContractOperation, name: string): string {
  const index = (definition.parameters ?? []).findIndex(
    (parameter) => parameter.in === 'query' && parameter.name === name,
  );
  return pointerBelow(pointer, 'parameters', index);
}

/** Items for a message, a few of them. */
export function someOf(items: unknown[]): string {
  const shown = items.slice(0, 3).map((item) => brief(item, 120));
  return [...shown, ...(items.length > 3 ? [`${items.length - 3} more`] : [])].join(', ');
}

/** The value that the target has for a fixture. @throws CannotPerform when it has none */
export function fixtureOf({ fixtures }: Target, key: string): string | number {
  const value = fixtures[key];
  if (value === undefined)
    throw new CannotPerform('not-run', `needs the fixture ${key}`, [`fixtures.${key}`]);
  return value;
}
