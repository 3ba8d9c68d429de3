/** What properties share: a trial is one job, which looks whether one property holds for one operation. */
import { brief } from '../../../contract/brief.ts';
import type { Case } from '../../../contract/case.ts';
import { type Contract, type ContractOperation, endpointOf } from '../../../contract/contract.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import type { Finding } from '../../../judge/index.ts';
import { CannotPerform, type Job, type Left, type Send } from '../../engine/job.ts';
import { exclusionOf } from '../../target/exclusion.ts';
import type { Target } from '../../target/target.ts';
import { type Plan, planForDeployment } from '../planForDeployment.ts';
import { Broken, createReader, type Reader } from './reader.ts';

/** How one property is tried on one operation. */
export interface PropertyCheck {
  /** Default: `rules`. */
  suite?: string;
  contract: Contract;
  target: Target;
  operation: ContractOperation;
  /** Tells the trials of an operation apart: `sort.name`. */
  name: string;
  /** The checks that its findings name. Default: the first part of its name. */
  checks?: string[];
  /** `Pages of the list fit together`. */
  summary: string;
  /** The case whose request is sent. Default: the successful case with the fewest parameters. */
  documented?: Case;
  /** What is sent. Default: what `documented` sends. */
  plan?: Plan | Left;
  /**
   * Findings that are certain at the first look: all of them, or those that the function picks. A second look cannot
   * tell more where nobody but the run changes the resource. Default: none.
   */
  isOnce?: true | ((finding: Finding) => boolean);
  /** Finds what is wrong. It runs a second time before anything uncertain is reported. */
  look: (reader: Reader) => Promise<Finding[]>;
}

/**
 * Makes the job of a trial. Others may change the target meanwhile, so the job looks again when it finds something.
 * Only what the second look finds is reported.
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
    checks: check.checks ?? [name.split('.')[0]!],
  };
  const exclusion = exclusionOf(operation, target);
  // The suite `replay` sees that the operation is refused. A property is about what the operation does.
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
        // What is wrong may prevent a second look.
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

/** The call of an operation that succeeds on a target: the case that needs least, and what is sent for it. */
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

/** How much is missing for a plan: 0 where nothing is. */
function lackOf(plan: Plan | Left): number {
  if (!('reason' in plan)) return 0;
  return plan.needs?.length ?? Number.MAX_SAFE_INTEGER;
}

function optionsOf(query: object): number {
  return Object.keys(query).length;
}

/** The operations that only read: GET. */
export function readsOf({ operations }: Contract): ContractOperation[] {
  return [...operations.values()].filter(({ method }) => method === 'get');
}

/** The operations whose response is a list with pages. */
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

/**
 * Makes a function that turns breaches into findings.
 * @param check the id of the property or check
 * @param pointer where in the bundle the contract says so
 */
export function findingsOf(check: string, pointer: string) {
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

/** The first items of a list, for a message. */
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
