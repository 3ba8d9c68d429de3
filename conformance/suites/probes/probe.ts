import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { Contract } from '../../../contract/contract.ts';
import type { Aged } from '../../../judge/index.ts';
import { isRefused } from '../../engine/deliver.ts';
import { CannotPerform, type Job } from '../../engine/job.ts';
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
export interface Probe extends Aged {
  /** The ID of the statement. It names the jobs, one per operation: `listTags.tags.search-begins`. */
  statement: string;
  /** Formats, roles or parameters that are tried one by one. Each is a job, whose name it ends. Default: one job. */
  parts?: readonly string[] | ((contract: Contract) => readonly string[]);
  /** The operations that are tried. Default: those of the statement. */
  operations?: string[];
  /** Returns the query parameters that it sends. It does not run on a tier without them. */
  query?: (part: string) => CaseRequest['query'];
  /** Whether a finding needs no second look, because only the run changes what it is about. Default: false. */
  isCertain?: true;
  /** Whether it writes where the run may, so that no other job runs at the same time. Default: false. */
  mayWrite?: true;
  /**
   * Sends requests, and returns what contradicts the statement. If the data decides whether a fault shows, it also
   * returns the missing witnesses.
   * @param part one of `parts`; empty without parts
   * @throws MissingWitness when the data cannot show any fault
   */
  try: (reader: ProbeReader, part: string) => Promise<Mismatch[] | Compared>;
}

/** The requests of a probe to one operation. They go through the same limits and permissions as those of properties. */
export interface ProbeReader extends Reader {
  contract: Contract;
  target: Target;
}

/** Returns the jobs of a probe: one for each operation and part. A contract without the statement has none. */
export function planProbe(contract: Contract, target: Target, probe: Probe): Job[] {
  const statement = contract.statements.find(({ id }) => id === probe.statement);
  if (!statement) return [];
  const { parts = [''], isCertain, operations = statement.operations } = probe;
  return operations.flatMap((id) => {
    const operation = contract.operations.get(id);
    return (typeof parts === 'function' ? parts(contract) : parts).flatMap((part) => {
      if (!operation) return [];
      const query = probe.query?.(part) ?? {};
      const [parameter] = Object.keys(query);
      const request = { path: {}, query, headers: {} };
      const reason = fieldExclusion(contract, operation, request, target);
      return comparisonJob({
        suite: 'probes',
        contract,
        target,
        operation,
        check: 'probe',
        pointer: parameter ? parameterPointer(operation, parameter) : operation.pointer,
        name: [statement.id, part.replace('[]', '')].filter(Boolean).join('.'),
        summary: statement.says.replace(/\.$/, ''),
        ...(reason && { plan: { reason } }),
        ...(isCertain && { isCertain }),
        ...(probe.mayWrite && target.writes && { isAlone: true as const }),
        compare: async (reader) => {
          const found = await probe.try(Object.assign(reader, { contract, target }), part);
          return Array.isArray(found) ? { mismatches: found, missing: [] } : found;
        },
      });
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

/** Returns the mismatch of a value that is not the expected one. */
export function unlessSame(
  what: string,
  expected: JsonValue,
  actual: JsonValue | undefined,
  location?: string,
): Mismatch[] {
  // A boolean in a response may be null, which is false (document 1).
  const shown = typeof expected === 'boolean' ? (actual ?? false) : actual;
  return unless(shown === expected, `${what} is ${expected}`, `it is ${actual}`, location);
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

/** Checks that a request is accepted. Another success is a matter of the status, which other jobs judge. */
export async function checkAccepted(
  { send }: ProbeReader,
  request: CaseRequest,
  what: string,
): Promise<Mismatch[]> {
  const delivery = await send({ request });
  const status = delivery.exchange.response?.status ?? 0;
  if (isRefused(delivery)) throw new CannotPerform('not-run', `the response is ${status}`);
  return unless(status < 300, `${what} is accepted`, `the response is ${status}`);
}
