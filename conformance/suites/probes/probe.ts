import type { CaseRequest } from '../../../contract/case.ts';
import type { Contract } from '../../../contract/contract.ts';
import type { Job } from '../../engine/job.ts';
import { fieldExclusion } from '../../target/exclusion.ts';
import type { Target } from '../../target/target.ts';
import {
  type Compared,
  comparisonJob,
  type Mismatch,
  parameterPointer,
} from '../properties/propertyJob.ts';
import type { Reader } from '../properties/reader.ts';

/** Tries one statement of the documents with plain requests. */
export interface Probe {
  /** The ID of the statement. It names the jobs, one per operation: `listTags.tags.search-begins`. */
  statement: string;
  /** The end of the job's name, if a statement has several probes: `zip`. */
  part?: string;
  /** The operations that are tried. Default: those of the statement. */
  operations?: string[];
  /** Query parameters that it sends. It does not run on a tier without them. */
  query?: CaseRequest['query'];
  /** Whether a finding needs no second look, because only the run changes what it is about. Default: false. */
  isCertain?: true;
  /**
   * Sends requests, and returns what contradicts the statement. If the data decides whether a fault shows, it also
   * returns the missing witnesses.
   * @throws MissingWitness when the data cannot show any fault
   */
  try: (trial: Trial) => Promise<Mismatch[] | Compared>;
}

/** The requests of a probe to one operation. They go through the same limits and permissions as those of properties. */
export interface Trial extends Reader {
  contract: Contract;
  target: Target;
}

/** Returns the jobs of a probe: one for each operation. A contract without the statement has none. */
export function planProbe(contract: Contract, target: Target, probe: Probe): Job[] {
  const statement = contract.statements.find(({ id }) => id === probe.statement);
  const { part, query = {}, isCertain, operations = statement?.operations ?? [] } = probe;
  if (!statement) return [];
  const request = { path: {}, query, headers: {} };
  const [parameter] = Object.keys(query);
  return operations.flatMap((id) => {
    const operation = contract.operations.get(id);
    if (!operation) return [];
    const reason = fieldExclusion(contract, operation, request, target);
    return comparisonJob({
      suite: 'probes',
      contract,
      target,
      operation,
      check: 'probe',
      pointer: parameter ? parameterPointer(operation, parameter) : operation.pointer,
      name: part === undefined ? statement.id : `${statement.id}.${part}`,
      summary: statement.says.replace(/\.$/, ''),
      ...(reason && { plan: { reason } }),
      ...(isCertain && { isCertain }),
      compare: async (reader) => {
        const found = await probe.try(Object.assign(reader, { contract, target }));
        return Array.isArray(found) ? { mismatches: found, missing: [] } : found;
      },
    });
  });
}

/** Returns the mismatch of a requirement that is not met. */
export function unless(
  isMet: boolean,
  requirement: string,
  actual: string,
  location?: string,
): Mismatch[] {
  return isMet ? [] : [{ requirement, actual, ...(location !== undefined && { location }) }];
}

/** Returns a mismatch for the items that are missing, and one for those that should not be there. */
export function differing(what: string, expected: string[], actual: string[]): Mismatch[] {
  const lost = expected.filter((one) => !actual.includes(one));
  const added = actual.filter((one) => !expected.includes(one));
  const some = (all: string[]) => all.slice(0, 3).join(', ');
  return [
    ...unless(lost.length === 0, `${what} has ${some(lost)}`, 'it lacks them'),
    ...unless(added.length === 0, `${what} lacks ${some(added)}`, 'it has them'),
  ];
}
