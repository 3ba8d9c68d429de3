/** Writes `docs/operator-proof.md`: the ways to a deployment, and the sentences that the commands print. */
import { join } from 'node:path';
import { PROJECT_DIR } from '../../../scripts/index.ts';
import type { SetUpTrial } from './proveOperator.ts';

export const PAGE = join(PROJECT_DIR, 'docs', 'operator-proof.md');

export function pageOf(trials: SetUpTrial[]): string {
  return `${[
    '# Whose fault it is',
    '',
    '<!-- Written by `npm run proof -- operator --write`. Changes here are lost. -->',
    '',
    'A deployment is a sandbox with a random seed, so nobody knows its IDs and names. Before it stands a server that disturbs the way to it, as companies do. The commands run as an operator runs them: `profile init`, `profile check` and `conform`, each in a process of its own.',
    '',
    'A set-up holds if each command ends with its documented exit status, prints the sentence, and blames the server for nothing that is not its fault. The statement of conformance must have the same verdict, and no output may show a token. Names in the sentences are replaced by general ones.',
    '',
    '| set-up | whose fault | exit status | sentence |',
    '|---|---|---|---|',
    ...trials.map(
      ({ setUp, exits, sentence, problems }) =>
        `| ${setUp.summary} | ${setUp.fault} | ${exits} | ${problems.length === 0 ? cell(sentence) : `**Does not hold:** ${cell(problems.find((problem) => problem.includes('is blamed')) ?? problems[0]!)}`} |`,
    ),
  ].join('\n')}\n`;
}

/** Returns a sentence as code, so that no sign in it counts as Markdown. */
function cell(sentence: string): string {
  return sentence === '' ? '' : `\`${sentence.replaceAll('|', '\\|').replaceAll('`', "'")}\``;
}
