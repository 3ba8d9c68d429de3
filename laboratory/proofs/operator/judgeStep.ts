/** Judges whether a command told the operator whose fault it is. */
import { clusterFindings, type Result } from '../../../conformance/index.ts';
import type { CommandRun } from './runCommand.ts';
import type { Step } from './setUp.ts';

/** The output of a command, and its report if it wrote one. */
export interface StepRun extends CommandRun {
  results?: Result[] | undefined;
  /** The verdict of the statement of conformance. */
  verdict?: string | undefined;
}

/** The verdict of the statement of conformance by exit status. */
const VERDICTS: Record<number, string> = { 0: 'conforms', 1: 'violates', 4: 'incomplete' };

/** Returns the line with the sentence of the step. Undefined if the step has no sentence, or if no line has it. */
export function sentenceIn({ says }: Step, { lines }: StepRun): string | undefined {
  return says && lines.find((line) => says.test(line))?.trim();
}

/**
 * Returns every problem of a step, one per line.
 * @param secrets texts that no line may have, by their names
 */
export function problemsOf(step: Step, run: StepRun, secrets: Record<string, string>): string[] {
  const { exit, lines, results, verdict } = run;
  const failed = (results ?? []).filter(({ outcome }) => ['fail', 'error'].includes(outcome));
  const mayFail = ({ suite, id, outcome }: Result) =>
    outcome === 'fail' && (step.fails?.test(`${suite} ${id}`) ?? false);
  const wrong = failed.filter((result) => !mayFail(result));
  const isJudged = step.command === 'conform' && [0, 1, 4].includes(step.exit);
  return [
    ...(exit === step.exit ? [] : [`the exit status is ${exit}, and not ${step.exit}`]),
    ...(step.says === undefined || sentenceIn(step, run) !== undefined
      ? []
      : [`no line matches ${step.says}: ${lastLines(lines)}`]),
    ...(step.fails === undefined || failed.some(mayFail)
      ? []
      : [`no failure matches ${step.fails}, so the run did not see the fault of the server`]),
    ...(step.breaks === undefined || step.breaks.test(firstBroken(results ?? []) ?? '')
      ? []
      : [
          `the first heading shows the sentence ${firstBroken(results ?? [])}, and not ${step.breaks}`,
        ]),
    ...wrong.map(
      ({ suite, id, findings, reason }) =>
        `the server is blamed: ${suite} ${id}: ${findings[0]?.message ?? reason ?? ''}`,
    ),
    ...(isJudged && results === undefined ? ['there is no report'] : []),
    ...(isJudged && results !== undefined && verdict !== VERDICTS[step.exit]
      ? [`statement.json says ${verdict}, and not ${VERDICTS[step.exit]}`]
      : []),
    ...Object.entries(secrets)
      .filter(([, secret]) => lines.some((line) => line.includes(secret)))
      .map(([name]) => `the output shows ${name}`),
  ];
}

/** Returns the ID of the sentence below the first heading. Undefined if the heading has none. */
function firstBroken(results: Result[]): string | undefined {
  const [first] = clusterFindings(results);
  return first?.statement ?? first?.findings[0].finding.statement;
}

/** Returns the diagnoses of an output, or else its last lines. */
function lastLines(lines: string[]): string {
  const diagnoses = lines.filter((line) => /\b(profile|network): /.test(line));
  const shown = diagnoses.length > 0 ? diagnoses : lines.filter(Boolean).slice(-3);
  return shown.join(' ⏎ ').slice(0, 600);
}
