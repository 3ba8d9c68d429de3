/**
 * Writes `docs/blind-proof.md`: the faults of authors who do not know the suites, the defects of real servers, and how
 * the suites find them.
 */
import { join } from 'node:path';
import type { Contract } from '../../../contract/contract.ts';
import { findArea } from '../../../contract/findArea.ts';
import { groupBy } from '../../../contract/groupBy.ts';
import { PROJECT_DIR } from '../../../scripts/index.ts';
import type { BlindResult, BlindResults } from '../../faults/source/blind/blindResults.ts';
import { isOnDeployment, MODES, type Mode } from '../../faults/source/operatorRunner.ts';
import type { BlindFault } from '../../faults/source/readFaults.ts';

export const PAGE = join(PROJECT_DIR, 'docs', 'blind-proof.md');

/** A list, with the results of its first and its last run. */
export interface WrittenList {
  name: string;
  faults: BlindFault[];
  results: BlindResults;
}

const SAID: Record<Mode | 'survived', string> = {
  reading: 'by reading only',
  writing: 'with writes',
  named: 'with irreversible operations named',
  world: 'in the example world only',
  survived: 'survived',
};
const COLUMNS = [...MODES, 'survived'] as const;

export function pageOf(
  contract: Pick<Contract, 'cases' | 'operations'>,
  lists: WrittenList[],
): string {
  return `${[
    '# The faults of authors who do not know the suites',
    '',
    '<!-- Written by `npm run proof -- blind --write`. Changes here are lost. -->',
    '',
    'The author of a list reads the API documentation and the source of the sandbox, but no suite, no statement and no other fault. Each fault changes the source so that the sandbox violates one sentence of the documentation (`laboratory/faults/source/blind/`). Then the suites run as an operator runs them: with a profile of `profile init`, a token for each role, and a random seed. A fault counts as found if a job on its operations has a finding that it does not have without the fault.',
    '',
    'The lists `historic` and `real` are not invented: servers of this kind had these defects in their REST APIs. Those of `historic` are from the release notes of one platform. Those of `real` are from changelogs, issue threads and advisories of several platforms, each with a link. Where another API has other names, the defect is in our operation for the same thing. Here, our sandbox has the defect, and not the original server.',
    '',
    'Each fault counts in one column, where it was found first. The example world is no deployment, so its column is apart. `3 → 5` are the number in the first run, before any repair of the suites, and the number in the last run.',
    ...lists.flatMap((list) => ['', ...sectionOf(contract, list)]),
  ].join('\n')}\n`;
}

function sectionOf(
  contract: Pick<Contract, 'cases' | 'operations'>,
  { name, faults, results }: WrittenList,
) {
  const byArea = groupBy(faults, ({ operations }) => findArea(contract, operations[0]!) ?? '');
  const areas = [...byArea].sort(([one], [other]) => (one < other ? -1 : 1));
  const areReal = faults.some(({ from }) => from !== undefined);
  const shown = faults.filter(
    ({ id }) =>
      areReal ||
      !isOnDeployment(resultOf(results.before, id)) ||
      !isOnDeployment(resultOf(results.after, id)),
  );
  return [
    `## The list ${name}`,
    '',
    `| area | faults | ${COLUMNS.map((column) => SAID[column]).join(' | ')} |`,
    `|---|${'--:|'.repeat(COLUMNS.length + 1)}`,
    ...[...areas, ['**all**', faults] as const].map(([area, of]) => {
      const cells = COLUMNS.map((column) =>
        change(countOf(results.before, of, column), countOf(results.after, of, column)),
      );
      return `| ${[area, of.length, ...cells].join(' | ')} |`;
    }),
    '',
    `### ${areReal ? 'Each defect' : 'Not found on a deployment before any repair, or now'}`,
    '',
    '| fault | sentence | found | by the job | cause |',
    '|---|---|---|---|---|',
    ...shown.map(({ id, summary, from, document, section, sentence, cause = '' }) => {
      const found = change(
        SAID[columnOf(resultOf(results.before, id))],
        SAID[columnOf(resultOf(results.after, id))],
      );
      const origin = from === undefined ? '' : ` (${linked(from)})`;
      const last = resultOf(results.after, id);
      const job = last.by === undefined ? '' : `\`${last.by}\``;
      const reason = isOnDeployment(last) ? '' : escaped(cause);
      return `| \`${id}\`: ${escaped(summary)}${origin} | ${escaped(sentence)} (document ${document}, ${escaped(section)}) | ${found} | ${job} | ${reason} |`;
    }),
  ];
}

function countOf(results: BlindResult[], faults: BlindFault[], column: Mode | 'survived'): number {
  return faults.filter(({ id }) => columnOf(resultOf(results, id)) === column).length;
}

function columnOf({ mode }: BlindResult): Mode | 'survived' {
  return mode ?? 'survived';
}

function resultOf(results: BlindResult[], fault: string): BlindResult {
  const result = results.find(({ id }) => id === fault);
  if (!result)
    throw new Error(`The fault ${fault} has no result. Run the whole list with --write.`);
  return result;
}

function change(before: number | string, after: number | string): string {
  return before === after ? `${before}` : `${before} → ${after}`;
}

/** Turns the address in the origin of a defect into a link. */
function linked(origin: string): string {
  return origin.replace(/https:\S+/, '[source]($&)');
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
