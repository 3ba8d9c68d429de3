import { isDeepStrictEqual } from 'node:util';
import { createAjv } from '../../contract/createAjv.ts';
import { countOutcomes } from '../engine/result.ts';
import type { Report } from '../reports/report.ts';
import schema from '../reports/statement.schema.json' with { type: 'json' };
import { type StatementOfConformance, writeStatement } from '../reports/statementOfConformance.ts';
import { verdict } from './verdict.ts';

const validate = createAjv().compile<StatementOfConformance>(schema);

/**
 * Checks a statement of conformance against the report of its run. Verdict and counts are computed again from the
 * results, and all other parts from the report.
 * @param statement the content of `statement.json`
 * @returns the differences, as sentences. None if the statement follows from the report
 */
export function checkStatement(statement: unknown, report: Report): string[] {
  if (!validate(statement))
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath || 'the statement'} ${message}.`,
    );
  const { run, results } = report;
  const isPartial = run.stopped !== undefined || run.left !== undefined;
  const expected = writeStatement({
    ...report,
    counts: countOutcomes(results),
    run: { ...run, exitStatus: verdict(results, isPartial) },
  });
  const parts: Record<string, unknown> = JSON.parse(JSON.stringify(expected));
  const given: Record<string, unknown> = { ...statement };
  return Object.keys({ ...parts, ...given })
    .filter((key) => !isDeepStrictEqual(parts[key], given[key]))
    .map((key) => `\`${key}\` does not follow from the report. Take both files from the same run.`);
}
