import { join } from 'node:path';
import pc from 'picocolors';
import { groupBy } from '../../../contract/groupBy.ts';
import type { Selftest, Summary } from './selftest.ts';

/** The path of the committed page with the outcome of the self-test. */
export const SELFTEST_PAGE = join(import.meta.dirname, '..', '..', '..', 'docs', 'selftest.md');

/** Returns true if every fault was found at each place where it applies, and no right response had a finding. */
export function isProved({ faults, variants }: Selftest): boolean {
  return [...faults, ...variants].every(
    ({ missed, falseAlarms }) => missed.length + falseAlarms.length === 0,
  );
}

/**
 * Formats the outcome of the self-test for a terminal: one line for each fault and variant, with its problems below.
 */
export function matrixText({ faults, variants, exchanges, durationMs }: Selftest): string {
  const lines = [
    pc.bold(row('fault', 'check', COLUMNS)),
    ...faults.flatMap((trial) => trialLines(trial, trial.tried.checks[0])),
    '',
    pc.bold(row('variant', 'judged as', COLUMNS)),
    ...variants.flatMap((trial) => trialLines(trial, trial.tried.judgedAs)),
    '',
    `${totals({ faults, variants })} ${exchanges} responses judged in ${(durationMs / 1000).toFixed(1)} s.`,
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Formats the outcome of the self-test as a page of the documentation. The page contains no times, so it changes only
 * with the faults and the contract.
 */
export function matrixMarkdown({ faults, variants }: Selftest): string {
  const classes = [...groupBy(faults, ({ tried }) => tried.class)];
  const lines = [
    '# The faults that the conformance suite finds',
    '',
    '<!-- Written by `npm run selftest -- --write`. Changes here are lost. -->',
    '',
    'The self-test replaces the mock by a server with one known fault, and runs the replay suite on it. A fault is found only if its own check has a finding on the wrong response. Each fault is tested on every operation where it applies, at every status and, in the body, at every field. It occurs once as a single wrong response among right ones to other cases of the operation, and then alone. A change that makes a response fit another alternative of the contract is not a fault. A finding on a right response is a false alarm; so is one on a server that is unusual but right.',
    '',
    totals({ faults, variants }),
    '',
    ...classes.flatMap(([name, trials]) => [
      `## Faults: ${name}`,
      '',
      '| fault | description | check | found | false alarms |',
      '|---|---|---|--:|--:|',
      ...trials.map(
        (trial) =>
          `| ${trial.tried.id} | ${trial.tried.summary} | \`${trial.tried.checks[0]}\` | ${share(trial)} | ${trial.falseAlarms.length} |`,
      ),
      '',
    ]),
    '## Unusual but right',
    '',
    'A variant judged as `mock` sends the documented response in another form, and must have the documented values. A variant judged as `live` sends another response that the contract allows as well.',
    '',
    '| variant | description | judged as | false alarms |',
    '|---|---|---|--:|',
    ...variants.map(
      ({ tried, falseAlarms }) =>
        `| ${tried.id} | ${tried.summary} | ${tried.judgedAs} | ${falseAlarms.length} |`,
    ),
    '',
    'A dash (–) means that the fault cannot occur in any response of the contract. `npm run selftest` prints the number of operations for each fault.',
  ];
  return `${lines.join('\n')}\n`;
}

function totals({ faults, variants }: Pick<Selftest, 'faults' | 'variants'>): string {
  const caught = faults.filter(({ missed, responses }) => responses > 0 && missed.length === 0);
  const applying = faults.filter(({ responses }) => responses > 0);
  const alarms = [...faults, ...variants].reduce((sum, one) => sum + one.falseAlarms.length, 0);
  return `${caught.length} of ${applying.length} faults are found wherever they apply. ${alarms} false alarms in ${variants.length} variants and in the right responses beside the wrong ones.`;
}

function share({ responses, missed }: Summary<unknown>): string {
  return responses === 0 ? '–' : `${Math.floor((100 * (responses - missed.length)) / responses)} %`;
}

const COLUMNS = ['operations', 'responses', 'missed', 'false alarms'];

function trialLines(trial: Summary<{ id: string }>, judge: string): string[] {
  const { tried, operations, responses, missed, falseAlarms } = trial;
  const problems = [
    ...missed.map((text) => `  missed: ${text}`),
    ...falseAlarms.map((text) => `  false alarm: ${text}`),
  ];
  const counts = [operations.size, responses, missed.length, falseAlarms.length];
  const line = row(tried.id, judge, counts);
  return problems.length > 0 ? [pc.red(line), ...problems] : [line];
}

function row(name: string, judge: string, counts: (string | number)[]): string {
  const cells = counts.map((count, index) => String(count).padStart(COLUMNS[index]!.length + 2));
  return `${name.padEnd(30)}${judge.padEnd(20)}${cells.join('')}`;
}
