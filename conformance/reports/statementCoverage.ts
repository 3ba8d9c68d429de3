import type { Contract } from '../../contract/contract.ts';
import type { Statement } from '../../contract/statement.ts';
import { isJudged, type Outcome, type Result } from '../engine/result.ts';
import { findViolated, judges } from '../engine/statementsOf.ts';

/** The outcomes of a statement. The worst outcome comes first. */
export const STATEMENT_OUTCOMES = [
  'violated',
  'judged',
  'vacuous',
  'not-run',
  'not-judged',
  'not-observable',
] as const;

export type StatementOutcome = (typeof STATEMENT_OUTCOMES)[number];

/** A statement of the API documentation, and its outcome in a run. */
export interface StatementCoverage
  extends Pick<Statement, 'id' | 'document' | 'section' | 'says' | 'operations'> {
  /**
   * `violated`: a finding violates the statement. `judged`: a job that could have found a violation was judged.
   * `vacuous`: the data could not have shown a violation. `not-run`: no job for the statement ran. `not-judged`: no
   * suite has a job for it. `not-observable`: no client can observe it.
   */
  outcome: StatementOutcome;
  /** The reason why the statement is neither violated nor judged. */
  reason?: string;
  /** The jobs that judge the statement. */
  results: { suite: string; id: string; outcome: Outcome }[];
}

/** Returns the outcome of each statement, in the order of the contract. */
export function statementCoverage(
  { statements }: Pick<Contract, 'statements'>,
  results: Result[],
): StatementCoverage[] {
  const violated = new Set(
    results
      .filter(({ outcome }) => outcome === 'fail')
      .flatMap((result) => withViolated({ statements }, result).findings)
      .map(({ statement }) => statement),
  );
  return statements.map((statement) => {
    const { id, document, section, says, operations } = statement;
    const judging = results.filter((result) => judges(result, statement));
    return {
      ...{ id, document, section, says, operations },
      ...decideOutcome(statement, judging, violated.has(id)),
      results: judging.map(({ suite, id, outcome }) => ({ suite, id, outcome })),
    };
  });
}

function decideOutcome(
  statement: Statement,
  judging: Result[],
  isViolated: boolean,
): Pick<StatementCoverage, 'outcome' | 'reason'> {
  const { notObservable, notJudged } = statement;
  if (notObservable !== undefined) return { outcome: 'not-observable', reason: notObservable };
  if (notJudged !== undefined) return { outcome: 'not-judged', reason: notJudged };
  if (isViolated) return { outcome: 'violated' };
  // A failed job has also judged the statements that its findings do not violate.
  if (judging.some(isJudged)) return { outcome: 'judged' };
  const vacuous = judging.find(({ outcome }) => outcome === 'vacuous');
  if (vacuous) return { outcome: 'vacuous', reason: vacuous.reason! };
  return { outcome: 'not-run', reason: judging[0]?.reason ?? 'no selected job judges it' };
}

/** Returns the number of statements by outcome. */
export function countStatements(statements: StatementCoverage[]): Record<StatementOutcome, number> {
  const counts = Object.fromEntries(STATEMENT_OUTCOMES.map((outcome) => [outcome, 0]));
  for (const { outcome } of statements) counts[outcome]! += 1;
  return counts as Record<StatementOutcome, number>;
}

/** Returns the result with the ID of the violated statement in each finding. Advice violates no statement. */
export function withViolated({ statements }: Pick<Contract, 'statements'>, result: Result): Result {
  if (statements.length === 0 || result.findings.length === 0) return result;
  return {
    ...result,
    findings: result.findings.map((finding) => {
      if (finding.level === 'advised') return finding;
      const violated = findViolated(statements, result, finding);
      return violated ? { ...finding, statement: violated.id } : finding;
    }),
  };
}

/** Writes a violated statement with its place in the documents, and its ID. Empty without a statement. */
export function quoteStatement(
  { statements }: { statements: StatementCoverage[] },
  violated: string | undefined,
): string[] {
  return statements
    .filter(({ id }) => id === violated)
    .map(
      ({ id, document, section, says }) =>
        `${says} (document ${document}, ${section}; statement ${id})`,
    );
}
