import { type Contract, formatEndpoint } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import type { CheckId } from '../../judge/index.ts';
import { listNames, parameterNames, requestParts, responseParts } from '../engine/declaredParts.ts';
import {
  type Counts,
  countOutcomes,
  isJudged,
  type Outcome,
  type Result,
} from '../engine/result.ts';
import { type StatementCoverage, statementCoverage } from './statementCoverage.ts';

/** The parts of the contract that the suites have exercised. */
export interface Coverage {
  totals: Record<CoveredPart, { covered: number; of: number }>;
  /** The operations, in the order of the contract. */
  operations: OperationCoverage[];
  /** The jobs' own checks. Checks that run on every response are not listed. */
  checks: CheckCoverage[];
  /** The statements of the API documentation. Empty if the contract has none. */
  statements: StatementCoverage[];
}

/**
 * The kinds of parts that are counted. `checks` counts pairs of an operation and a check. `statements` counts the
 * observable statements.
 */
export const COVERED_PARTS = [
  'operations',
  'statuses',
  'cases',
  'parameters',
  'fields',
  'checks',
  'statements',
] as const;
export type CoveredPart = (typeof COVERED_PARTS)[number];

export interface OperationCoverage {
  operation: string;
  endpoint: string;
  /** The group and the area of the operation in the API documentation: `['Repository content', 'Tags']`. */
  section: string[];
  /** All statuses that the contract declares for the operation. */
  statuses: {
    status: string;
    /** True if a response in any suite had this status. */
    answered: boolean;
    /** The jobs that expect this status. */
    results: { suite: string; id: string; outcome: Outcome }[];
  }[];
  /** The documented cases. A case is covered if a job for it was judged. */
  cases: Share;
  /** The parameters and body fields. A part is covered if an accepted request contained it. */
  parameters: Share;
  /** The fields of responses: `200 [].commit.id`. A field is covered if a response contained it. */
  fields: Share;
}

/** The number of declared parts, and the names of the parts that are not covered. */
export interface Share {
  of: number;
  missing: string[];
}

export interface CheckCoverage {
  check: CheckId;
  /** The number of operations to which the check applies. */
  operations: number;
  counts: Counts;
}

export function measureCoverage(contract: Contract, results: Result[]): Coverage {
  const resultsByStatus = groupBy(
    results.flatMap((result) => result.covers.map((covered) => ({ ...covered, result }))),
    ({ operation, status }) => `${operation} ${status}`,
  );
  const exercisedBy = groupBy(
    results.flatMap(({ exercised = [] }) => exercised),
    ({ operation }) => operation,
  );
  const judgedCases = new Set(
    results
      .filter(({ suite }) => suite === 'replay')
      .flatMap((one) => (isJudged(one) ? one.id : [])),
  );
  const casesOf = groupBy(contract.cases, ({ operation }) => operation);
  const sectionOf = sectionFinder(contract);

  const operations = [...contract.operations.values()].map((operation): OperationCoverage => {
    const { id, definition } = operation;
    const seen = exercisedBy.get(id) ?? [];
    const answered = new Set(seen.map(({ status }) => String(status)));
    const fields = new Set(
      seen.flatMap(({ status, fields = [] }) => fields.map((field) => `${status} ${field}`)),
    );
    const parameters = new Set(seen.flatMap(({ parameters = [] }) => parameters));
    const statuses = Object.keys(definition.responses);
    return {
      operation: id,
      endpoint: formatEndpoint(operation),
      section: sectionOf(definition.tags[0]),
      statuses: statuses.map((status) => ({
        status,
        answered: answered.has(status),
        results: (resultsByStatus.get(`${id} ${status}`) ?? []).map(
          ({ result: { suite, id, outcome } }) => ({ suite, id, outcome }),
        ),
      })),
      cases: measureShare(
        (casesOf.get(id) ?? []).map((one) => one.id),
        judgedCases,
      ),
      parameters: measureShare(
        [...parameterNames(operation), ...listNames(requestParts(contract, operation))],
        parameters,
      ),
      fields: measureShare(
        statuses.flatMap((status) =>
          listNames(responseParts(contract, operation, status)).map((name) => `${status} ${name}`),
        ),
        fields,
      ),
    };
  });
  const checks = checkCoverage(results);
  const statements = statementCoverage(contract, results);
  const totals = sumTotals(operations, checks, statements, results);
  return { totals, operations, checks, statements };
}

function measureShare(declared: string[], covered: Set<string>): Share {
  const all = [...new Set(declared)];
  return { of: all.length, missing: all.filter((one) => !covered.has(one)) };
}

/** Returns the jobs' own checks, in the order of the jobs. Checks that run on every response are not included. */
export function checksOfJobs(results: Pick<Result, 'checks'>[]): CheckId[] {
  return [...new Set(results.flatMap(({ checks = [] }) => checks))];
}

function checkCoverage(results: Result[]): CheckCoverage[] {
  return checksOfJobs(results).map((check) => {
    const checked = results.filter(({ checks = [] }) => checks.includes(check));
    const operations = new Set(checked.map(({ operations }) => operations[0])).size;
    return { check, operations, counts: countOutcomes(checked) };
  });
}

function sumTotals(
  operations: OperationCoverage[],
  checks: CheckCoverage[],
  statements: StatementCoverage[],
  results: Result[],
): Coverage['totals'] {
  const sum = (part: (one: OperationCoverage) => Share) =>
    operations.map(part).reduce(
      (total, { of, missing }) => ({
        covered: total.covered + of - missing.length,
        of: total.of + of,
      }),
      { covered: 0, of: 0 },
    );
  const statuses = operations.flatMap(({ statuses }) => statuses);
  const tried = new Set(
    results.flatMap((result) =>
      isJudged(result)
        ? (result.checks ?? []).map((check) => `${check} ${result.operations[0]}`)
        : [],
    ),
  );
  return {
    operations: {
      covered: operations.filter(({ statuses }) => statuses.some(({ answered }) => answered))
        .length,
      of: operations.length,
    },
    statuses: {
      covered: statuses.filter(({ answered }) => answered).length,
      of: statuses.length,
    },
    cases: sum(({ cases }) => cases),
    parameters: sum(({ parameters }) => parameters),
    fields: sum(({ fields }) => fields),
    checks: {
      covered: tried.size,
      of: checks.reduce((total, { operations }) => total + operations, 0),
    },
    statements: {
      covered: statements.filter(({ outcome }) => outcome === 'judged' || outcome === 'violated')
        .length,
      of: statements.filter(({ outcome }) => outcome !== 'not-observable').length,
    },
  };
}

/** Creates a function that returns the group and the area of a tag, as in the API documentation. */
function sectionFinder({ document }: Contract): (tag: string | undefined) => string[] {
  const groups = (document['x-tagGroups'] ?? []) as { name: string; tags: string[] }[];
  return (tag) => [
    ...groups.flatMap(({ name, tags }) => (tags.includes(tag ?? '') ? name : [])),
    ...(tag === undefined ? [] : [tag]),
  ];
}
