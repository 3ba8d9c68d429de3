import { groupBy } from '../../contract/groupBy.ts';
import { isSkipped, type Result } from '../engine/result.ts';
import { levelOf } from './clusters.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import { findShownExchange } from './findShownExchange.ts';
import type { ReportFormat } from './format.ts';
import type { Report } from './report.ts';
import { quoteStatement, type StatementCoverage } from './statementCoverage.ts';

/** The report in the JUnit format. An operation is a test suite, and a job is a test case. */
export const junit: ReportFormat = { file: 'junit.xml', summary: 'CI systems', render };

function render({ results, run, coverage }: Report): string {
  const suites = [...groupBy(results, ({ operations }) => operations[0])].map(
    ([operation, group]) =>
      element(
        'testsuite',
        { name: operation, ...tally(group) },
        group.map((result) => testCase(result, coverage)),
      ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    'testsuites',
    {
      name: 'forge-contract conform',
      ...tally(results),
      time: seconds(run.durationMs),
      timestamp: run.startedAt,
    },
    suites,
  )}\n`;
}

function testCase(result: Result, coverage: { statements: StatementCoverage[] }): string {
  const advice = result.findings
    .filter((finding) => levelOf(finding) === 'advised')
    .map(({ message, choice }) => `advised (${choice}): ${message}`);
  const out = [...advice, ...result.notes];
  return element(
    'testcase',
    {
      classname: `${result.suite}.${result.operations[0]}`,
      name: result.id,
      time: seconds(result.durationMs ?? 0),
    },
    [
      ...result.findings
        .filter((finding) => result.outcome === 'fail' && levelOf(finding) === 'required')
        .map((finding) => {
          const { check, message, requirement, pointer, statement } = finding;
          const failed = findShownExchange(result, finding);
          return element('failure', { type: check, message }, [
            escapeXml(
              [
                `requires: ${requirement}`,
                `contract: ${pointer}`,
                ...quoteStatement(coverage, statement),
                ...(failed ? [`again: ${failed.curl}`] : []),
              ].join('\n'),
            ),
          ]);
        }),
      ...(isError(result)
        ? [
            element(
              'error',
              {
                type: result.fault ? `${result.outcome} (${result.fault})` : result.outcome,
                message: result.reason ?? '',
              },
              [],
            ),
          ]
        : []),
      ...(isSkipped(result)
        ? [
            element(
              'skipped',
              {
                message: `${result.outcome}: ${result.reason}${result.needs ? ` (add ${result.needs.join(' and ')})` : ''}`,
              },
              [],
            ),
          ]
        : []),
      ...(out.length > 0 ? [element('system-out', {}, [escapeXml(out.join('\n'))])] : []),
    ],
  );
}

function tally(results: Result[]): Record<string, string> {
  return {
    tests: String(results.length),
    failures: String(results.filter(({ outcome }) => outcome === 'fail').length),
    errors: String(results.filter(isError).length),
    skipped: String(results.filter(isSkipped).length),
  };
}

function isError({ outcome }: Result): boolean {
  return outcome === 'error' || outcome === 'blocked';
}

function element(name: string, attributes: Record<string, string>, children: string[]): string {
  const head = [
    name,
    ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`),
  ].join(' ');
  return children.length > 0 ? `<${head}>${children.join('\n')}</${name}>` : `<${head}/>`;
}

/**
 * Escapes a text for XML 1.0. The markup of pages allows two characters that XML forbids. They become U+FFFD. Line
 * breaks are escaped to keep them in attributes.
 */
function escapeXml(text: string): string {
  return escapeMarkup(text.replaceAll(/[\ufffe\uffff]/g, '\ufffd')).replaceAll(
    /[\n\t]/g,
    (character) => `&#${character.charCodeAt(0)};`,
  );
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}
