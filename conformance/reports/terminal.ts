import colors from 'picocolors';
import { groupBy } from '../../contract/groupBy.ts';
import { type Counts, OUTCOMES, type Outcome } from '../engine/result.ts';
import { type Cluster, clusterFindings } from './clusters.ts';
import { COVERED_PARTS } from './coverage.ts';
import type { DeviationFacts } from './deviationFacts.ts';
import { timeOver } from './durationText.ts';
import { findShownExchange } from './findShownExchange.ts';
import { isUnjudged, NOT_RUN_TITLE, notRunTitle } from './notRun.ts';
import { printableData } from './printable.ts';
import { countUnselected, type Report } from './report.ts';
import { runNotes } from './runNotes.ts';
import { quoteStatement } from './statementCoverage.ts';

/** An output stream for text, such as `process.stdout`. */
export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

type Paint = ReturnType<typeof colors.createColors>;

/** The outcomes for which the terminal names the cause. The other outcomes tell it themselves. */
const FAULTY: ReadonlySet<Outcome> = new Set(['blocked', 'not-run']);

/** The title of the findings that fail no run. */
export const ADVICE_TITLE = 'Advised, where the documents are silent';

const SHOWN_FINDINGS = 3;
const SHOWN_CASES = 5;
const SHOWN_GROUPS = 15;
/** The characters of a note of a pass that a terminal shows. */
const SHOWN_OF_NOTE = 160;

/**
 * Writes a report for a terminal: the failures by cause, other outcomes with their reasons, and the verdict.
 *
 * @param color whether the text is coloured. The environment variable `NO_COLOR` turns colours off
 * @param reportPaths the paths of the report's files
 */
export function terminalReport(raw: Report, color: boolean, reportPaths: string[] = []): string {
  const report = printableData(raw);
  const paint = colors.createColors(color && colors.isColorSupported);
  const { results, counts, run, target, notRun, coverage } = report;
  const whole =
    reportPaths.length > 0 ? 'The report has them all' : '`--report FOLDER` writes them all';
  const reasons = [
    ...groupBy(
      results.filter(({ outcome, reason }) => reason !== undefined && !isUnjudged(outcome)),
      ({ outcome, reason, fault }) =>
        `${outcome}${fault && FAULTY.has(outcome) ? ` (${fault})` : ''}: ${reason}`,
    ),
  ].map(([reason, group]) => `  ${reason} (${listCases(group)})`);
  const unrun = notRun
    .slice(0, SHOWN_GROUPS)
    .map((group) => `  ${notRunTitle(group)} (${listCases(group.cases)})`);
  if (notRun.length > unrun.length)
    unrun.push(`  and ${plural(notRun.length - unrun.length, 'other group')}. ${whole}`);
  const notes = results
    .filter(({ outcome }) => outcome === 'pass')
    .flatMap(({ id, notes }) => notes.map((note) => `  ${id}: ${cutNote(note)}`));

  return [
    ...clusterFindings(results).flatMap((cause, index) =>
      causeLines(cause, report, index + 1, paint),
    ),
    ...adviceLines(report, whole, paint),
    ...(reasons.length > 0 ? [paint.bold('Not passed, with reasons'), ...reasons, ''] : []),
    ...(unrun.length > 0 ? [paint.bold(NOT_RUN_TITLE), ...unrun, ''] : []),
    ...(notes.length > 0 ? [paint.bold('Notes'), ...notes, ''] : []),
    ...(run.left
      ? [
          paint.yellow(paint.bold('Could not be removed from the target')),
          ...run.left.map((resource) => `  ${resource}`),
          `  Remove them: forge-contract cleanup --run ${run.name} --profile FILE`,
          '',
        ]
      : []),
    ...runNotes(run).map((note) => paint.yellow(note)),
    ...(run.absences || run.pace || run.switchedOff ? [''] : []),
    ...(run.hint ? [paint.yellow(`Hint: ${run.hint}`), ''] : []),
    ...(report.extensions ?? []).map(
      ({ title, version, operations, counts: own }) =>
        `${paint.bold(`Beside the contract, ${title} ${version}`)}: ${plural(operations, 'operation')}, ${countsText(own) || 'no result'}`,
    ),
    ...(report.deviations ? [...deviationLines(report.deviations, paint), ''] : []),
    `${target.kind} ${target.base}: ${countsText(counts)} in ${(run.durationMs / 1000).toFixed(1)} s`,
    ...suiteLines(report),
    `Covered: ${COVERED_PARTS.map((part) => {
      const { covered, of } = coverage.totals[part];
      return `${covered} of ${of} ${part}`;
    }).join(', ')}`,
    verdictLine(report, paint),
    ...(run.stopped && run.name ? [`Continue the run: --resume ${run.name}`] : []),
    ...(run.folder ? [`Journal: ${run.folder}`] : []),
    ...(reportPaths.length > 0 ? [`Report: ${reportPaths.join(' ')}`] : []),
    '',
  ].join('\n');
}

function cutNote(note: string): string {
  return note.length > SHOWN_OF_NOTE ? `${note.slice(0, SHOWN_OF_NOTE)}…` : note;
}

/** Writes the counts of each suite, if the run has several suites. */
function suiteLines({ suites }: Report): string[] {
  if (suites.length < 2) return [];
  const width = Math.max(...suites.map(({ name }) => name.length));
  return suites.map(({ name, counts }) => `  ${name.padEnd(width)}  ${countsText(counts)}`);
}

function countsText(counts: Counts): string {
  return OUTCOMES.filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${counts[outcome]} ${outcome}`)
    .join(', ');
}

function causeLines(
  { check, heading, cases, operations, pointers, statement, findings }: Cluster,
  { coverage }: Report,
  number: number,
  paint: Paint,
) {
  const violated = quoteStatement(coverage, statement);
  const shown = findings.slice(0, SHOWN_FINDINGS);
  const others = findings.slice(SHOWN_FINDINGS).map(({ result }) => result);
  return [
    `${paint.red(paint.bold(`${number}. ${heading}`))} ${paint.dim(`(${check}, ${plural(cases, 'case')})`)}`,
    ...violated.map((line) => `   ${line}`),
    ...(violated.length === 0
      ? [
          paint.dim(`   contract: openapi.yaml${pointers[0]}`),
          ...listSections(operations, coverage).map((one) => paint.dim(`   documents: ${one}`)),
        ]
      : []),
    ...shown.flatMap(({ result, finding }) => [
      `   ${paint.bold(result.id)}  ${result.endpoint}`,
      `     ${finding.message}`,
      ...(statement === undefined ? quoteStatement(coverage, finding.statement) : []).map(
        (line) => `     ${line}`,
      ),
      ...result.notes.map((note) => `     ${note}`),
      ...[findShownExchange(result, finding)].flatMap((one) =>
        one ? `     ${paint.dim(one.curl)}` : [],
      ),
    ]),
    ...(others.length > 0 ? [`   also ${listCases(others)}`] : []),
    '',
  ];
}

/**
 * Writes the advice by cause, with the choices of the contract that it rests on.
 * @param whole says where all causes are
 */
function adviceLines({ results, choices }: Report, whole: string, paint: Paint): string[] {
  const clusters = clusterFindings(results, 'advised');
  if (clusters.length === 0) return [];
  const causes = clusters
    .slice(0, SHOWN_GROUPS)
    .flatMap((cluster) => [
      `  ${cluster.heading} ${paint.dim(`(${cluster.check}, ${plural(cluster.cases, 'case')})`)}`,
      ...cluster.choices.flatMap((id) => (choices[id] ? `     ${id}: ${choices[id].because}` : [])),
    ]);
  const others = clusters.length - SHOWN_GROUPS;
  return [
    paint.bold(ADVICE_TITLE),
    ...causes,
    ...(others > 0 ? [`  and ${plural(others, 'other cause')}. ${whole}`] : []),
    '',
  ];
}

function deviationLines(
  { file, title, version, widenings, proposals, expired, results, absent = [] }: DeviationFacts,
  paint: Paint,
): string[] {
  return [
    `${paint.bold(`Deviations ${title} ${version}`)} (${file}): ${plural(widenings, 'deviation')}, ${plural(results, 'result')} tolerated`,
    ...(absent.length > 0
      ? [
          '  Operations that this deployment does not have:',
          ...absent.map(({ operation, endpoint }) => `    ${operation}  ${endpoint}`),
        ]
      : []),
    ...(proposals > 0
      ? [
          paint.yellow(
            `  ${plural(proposals, 'is a proposal', 'are proposals')}. To accept an action, add x-accepted`,
          ),
        ]
      : []),
    ...(expired > 0
      ? [
          paint.yellow(
            `  ${plural(expired, 'more action has', 'more actions have')} expired. Remove them, or change x-expires`,
          ),
        ]
      : []),
  ];
}

function verdictLine(report: Report, paint: Paint): string {
  const { run, counts, deviations } = report;
  const contract = deviations
    ? `the contract with the deviations file ${deviations.title}`
    : 'the contract';
  const { timeLimitMs } = run;
  const limits = [
    ...(timeLimitMs === undefined ? [] : [timeOver(timeLimitMs)]),
    ...listLimits(counts, countUnselected(report)),
  ];
  if (run.exitStatus === 0)
    return paint.green(
      paint.bold(
        limits.length === 0 && run.shard === undefined
          ? `The server keeps ${contract}.`
          : `The server keeps ${contract} as far as it was tested${limits.length > 0 ? ` (${limits.join(', ')})` : ''}.`,
      ),
    );
  const failures = `${plural(counts.fail, 'case')} ${counts.fail === 1 ? 'breaks' : 'break'} ${contract}`;
  const unjudged =
    counts.error + counts.blocked > 0
      ? ['not every case could be judged', ...mostBlocked(report)].join(': ')
      : undefined;
  const remnants = run.left && `the target keeps ${plural(run.left.length, 'resource')} of the run`;
  const gap = run.stopped ?? unjudged ?? remnants;
  if (run.exitStatus === 1)
    return paint.red(
      paint.bold(
        gap === undefined ? `${failures}.` : `${failures}. The run is incomplete: ${gap}.`,
      ),
    );
  const reason = gap ?? 'no case was judged';
  return paint.yellow(paint.bold(`Incomplete: ${reason}.`));
}

/** Returns the reason that blocks most cases, with their number. Empty if no case is blocked. */
function mostBlocked({ results }: Report): string[] {
  const blocked = results.filter(({ outcome, reason }) => outcome === 'blocked' && reason);
  const [most] = [...groupBy(blocked, ({ reason }) => reason!)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  return most ? [`${most[0]} (${plural(most[1].length, 'case')})`] : [];
}

/** Returns the numbers of cases with advice, and of those that were not selected, not run or vacuous, as text. */
function listLimits(
  { advised, disabled, vacuous, 'not-run': notRun }: Counts,
  unselected: number,
): string[] {
  const unrun = notRun + disabled;
  return [
    ...(advised > 0 ? [`${plural(advised, 'case')} with advice`] : []),
    ...(unselected > 0 ? [`${plural(unselected, 'case')} not selected`] : []),
    ...(unrun > 0 ? [`${plural(unrun, 'case')} not run`] : []),
    ...(vacuous > 0 ? [`${plural(vacuous, 'case')} vacuous`] : []),
  ];
}

/** Returns the sections of the API documentation that describe the operations. */
function listSections(operations: string[], coverage: Report['coverage']): string[] {
  const sections = coverage.operations
    .filter(({ operation, section }) => operations.includes(operation) && section.length > 0)
    .map(({ section }) => section.join(', '));
  const all = [...new Set(sections)];
  const shown = all.slice(0, SHOWN_FINDINGS);
  return all.length > shown.length
    ? [...shown, `and ${plural(all.length - shown.length, 'more section')}`]
    : shown;
}

function listCases(group: { id: string }[]): string {
  const names = group.slice(0, SHOWN_CASES).map(({ id }) => id);
  return group.length > names.length
    ? `${names.join(', ')} and ${group.length - names.length} more`
    : names.join(', ');
}

function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
