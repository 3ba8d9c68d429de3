import { join } from 'node:path';
import pc from 'picocolors';
import { groupBy } from '../../contract/groupBy.ts';
import type { Selftest, Trial } from './runSelftest.ts';

/** The committed page with the outcome. */
export const SELFTEST_PAGE = join(import.meta.dirname, '..', '..', 'generated', 'selftest.md');

/** Whether every fault was caught wherever it applies, and nothing right was reported. */
export function isProved({ faults, variants }: Selftest): boolean {
  return [...faults, ...variants].every(
    ({ missed, falseAlarms }) => missed.length + falseAlarms.length === 0,
  );
}

/** The outcome for a terminal: a line for each fault and variant, and what went wrong below it. */
export function matrixText({ faults, variants, exchanges, durationMs }: Selftest): string {
  const lines = [
    pc.bold(row('fault', 'check', COLUMNS)),
    ...faults.flatMap((trial) => trialLines(trial, trial.tried.check)),
    '',
    pc.bold(row('variant', 'judged as', COLUMNS)),
    ...variants.flatMap((trial) => trialLines(trial, trial.tried.judgedAs)),
    '',
    `${totals({ faults, variants })} ${exchanges} answers judged in ${(durationMs / 1000).toFixed(1)} s.`,
  ];
  return `${lines.join('\n')}\n`;
}

/** The outcome as a page of the documentation: the same each time, as long as the catalogue is the same. */
export function matrixMarkdown({ faults, variants }: Selftest): string {
  const classes = [...groupBy(faults, ({ tried }) => tried.class)];
  const lines = [
    '# What the conformance suite catches',
    '',
    '<!-- Made by `npm run selftest -- --write`. Changes here are lost. -->',
    '',
    'The self-test puts a server in place of the mock that is wrong in one known way, and looks whether the replay suite finds it. A fault counts as caught only if the check that is meant for it finds something in the wrong response. Each fault strikes every operation where it applies, at every status and, in the body, at every field: once as one wrong response among right ones to other cases of the operation, and then one by one. What makes a response fit another alternative of the contract is no fault, and not among them. Nothing may be found in the right responses beside it, and nothing in the responses of servers that are unusual but right.',
    '',
    totals({ faults, variants }),
    '',
    ...classes.flatMap(([name, trials]) => [
      `## Faults: ${name}`,
      '',
      '| fault | what is wrong | check | caught | false alarms |',
      '|---|---|---|--:|--:|',
      ...trials.map(
        (trial) =>
          `| ${trial.tried.id} | ${trial.tried.description} | \`${trial.tried.check}\` | ${share(trial)} | ${trial.falseAlarms.length} |`,
      ),
      '',
    ]),
    '## Unusual but right',
    '',
    'A variant that is judged as the mock says the documented thing in another form, and is held to the documented values. One that is judged as a live deployment says something else that the contract allows as well.',
    '',
    '| variant | what is unusual | judged as | false alarms |',
    '|---|---|---|--:|',
    ...variants.map(
      ({ tried, falseAlarms }) =>
        `| ${tried.id} | ${tried.description} | ${tried.judgedAs} | ${falseAlarms.length} |`,
    ),
    '',
    'A fault marked – is one for which the contract has no place. How many operations each one struck is what `npm run selftest` prints.',
  ];
  return `${lines.join('\n')}\n`;
}

function totals({ faults, variants }: Pick<Selftest, 'faults' | 'variants'>): string {
  const caught = faults.filter(({ missed, responses }) => responses > 0 && missed.length === 0);
  const applying = faults.filter(({ responses }) => responses > 0);
  const alarms = [...faults, ...variants].reduce((sum, one) => sum + one.falseAlarms.length, 0);
  return `${caught.length} of ${applying.length} faults are caught wherever they apply; ${alarms} false alarms, in ${variants.length} variants and in the right responses beside the wrong ones.`;
}

function share({ responses, missed }: Trial<unknown>): string {
  return responses === 0 ? '–' : `${Math.floor((100 * (responses - missed.length)) / responses)} %`;
}

const COLUMNS = ['operations', 'responses', 'missed', 'false alarms'];

function trialLines(trial: Trial<{ id: string }>, judge: string): string[] {
  const { tried, operations, responses, missed, falseAlarms } = trial;
  const problems = [
    ...missed.map((text) => `  missed: ${text}`),
    ...falseAlarms.map((text) => `  false alarm: ${text}`),
  ];
  const counts = [operations.length, responses, missed.length, falseAlarms.length];
  const line = row(tried.id, judge, counts);
  return problems.length > 0 ? [pc.red(line), ...problems] : [line];
}

function row(name: string, judge: string, counts: (string | number)[]): string {
  const cells = counts.map((count, index) => String(count).padStart(COLUMNS[index]!.length + 2));
  return `${name.padEnd(30)}${judge.padEnd(20)}${cells.join('')}`;
}
