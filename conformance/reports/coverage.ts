import { type Contract, endpointOf } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { type CheckId, SUITE_CHECK_IDS } from '../../judge/index.ts';
import { namesOf, parameterNames, requestParts, responseParts } from '../engine/declaredParts.ts';
import { type Counts, countOutcomes, type Outcome, type Result } from '../engine/result.ts';

/** What of the contract was exercised, over all suites. */
export interface Coverage {
  totals: Record<CoveredPart, { covered: number; of: number }>;
  /** In the order of the contract. */
  operations: OperationCoverage[];
  /** What the suites look for besides the responses themselves. */
  checks: CheckCoverage[];
}

/** `rules`: an operation with a rule that is for it. */
export const COVERED_PARTS = [
  'operations',
  'statuses',
  'cases',
  'parameters',
  'fields',
  'checks',
] as const;
export type CoveredPart = (typeof COVERED_PARTS)[number];

export interface OperationCoverage {
  operation: string;
  endpoint: string;
  /** The area of the documents that it belongs to: `['Repository content', 'Tags']`. */
  section: string[];
  /** Every status that the contract declares for it. */
  statuses: {
    status: string;
    /** Whether it came in any suite. */
    answered: boolean;
    /** The jobs that look for it. */
    results: { suite: string; id: string; outcome: Outcome }[];
  }[];
  /** The documented cases. Covered is one that was judged. */
  cases: Share;
  /** Covered is what a request had that was not refused. */
  parameters: Share;
  /** Covered is what came in a response: `200 [].commit.id`. */
  fields: Share;
}

/** How much of something is covered, and what is not. */
export interface Share {
  of: number;
  missing: string[];
}

export interface CheckCoverage {
  check: CheckId;
  /** The operations that it is for. */
  operations: number;
  counts: Counts;
}

const JUDGED: Outcome[] = ['pass', 'fail', 'known-fail', 'unsupported'];

/** Whether what a job asks was answered and judged. */
export function isJudged({ outcome }: Pick<Result, 'outcome'>): boolean {
  return JUDGED.includes(outcome);
}

export function coverageOf(contract: Contract, results: Result[]): Coverage {
  const looking = groupBy(
    results.flatMap((result) => result.covers.map((covered) => ({ ...covered, result }))),
    ({ operation, status }) => `${operation} ${status}`,
  );
  const shown = groupBy(
    results.flatMap(({ exercised = [] }) => exercised),
    ({ operation }) => operation,
  );
  const judgedCases = new Set(
    results
      .filter(({ suite }) => suite === 'replay')
      .flatMap((one) => (isJudged(one) ? one.id : [])),
  );
  const casesOf = groupBy(contract.cases, ({ operation }) => operation);
  const sectionOf = sectionsOf(contract);

  const operations = [...contract.operations.values()].map((operation): OperationCoverage => {
    const { id, definition } = operation;
    const seen = shown.get(id) ?? [];
    const answered = new Set(seen.map(({ status }) => String(status)));
    const fields = new Set(
      seen.flatMap(({ status, fields = [] }) => fields.map((field) => `${status} ${field}`)),
    );
    const parameters = new Set(seen.flatMap(({ parameters = [] }) => parameters));
    const statuses = Object.keys(definition.responses);
    return {
      operation: id,
      endpoint: endpointOf(operation),
      section: sectionOf(definition.tags[0]),
      statuses: statuses.map((status) => ({
        status,
        answered: answered.has(status),
        results: (looking.get(`${id} ${status}`) ?? []).map(
          ({ result: { suite, id, outcome } }) => ({ suite, id, outcome }),
        ),
      })),
      cases: shareOf(
        (casesOf.get(id) ?? []).map((one) => one.id),
        judgedCases,
      ),
      parameters: shareOf(
        [...parameterNames(operation), ...namesOf(requestParts(contract, operation))],
        parameters,
      ),
      fields: shareOf(
        statuses.flatMap((status) =>
          namesOf(responseParts(contract, operation, status)).map((name) => `${status} ${name}`),
        ),
        fields,
      ),
    };
  });
  const checks = rulesOf(results);
  return { totals: totalsOf(operations, checks, results), operations, checks };
}

function shareOf(declared: string[], covered: Set<string>): Share {
  const all = [...new Set(declared)];
  return { of: all.length, missing: all.filter((one) => !covered.has(one)) };
}

function rulesOf(results: Result[]): CheckCoverage[] {
  return SUITE_CHECK_IDS.flatMap((check) => {
    const about = results.filter(({ checks = [] }) => checks.includes(check));
    const operations = new Set(about.map(({ operations }) => operations[0]!)).size;
    return about.length > 0 ? [{ check, operations, counts: countOutcomes(about) }] : [];
  });
}

function totalsOf(
  operations: OperationCoverage[],
  checks: CheckCoverage[],
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
  };
}

/** Where the documents have an area: in which group, and under which name. */
function sectionsOf({ document }: Contract): (tag: string | undefined) => string[] {
  const groups = (document['x-tagGroups'] ?? []) as { name: string; tags: string[] }[];
  return (tag) => [
    ...groups.flatMap(({ name, tags }) => (tags.includes(tag ?? '') ? name : [])),
    ...(tag === undefined ? [] : [tag]),
  ];
}
