/** Writes `docs/statements-proof.md`: the faults against single statements, and how the suites find them. */
import { join } from 'node:path';
import type { Contract } from '../../../contract/contract.ts';
import { groupBy } from '../../../contract/groupBy.ts';
import { PROJECT_DIR } from '../../../scripts/index.ts';
import { isOnDeployment } from '../../faults/source/operatorRunner.ts';
import type { NotPlanted } from '../../faults/source/readFaults.ts';
import { reasonOf } from './proveStatements.ts';
import type { TriedFault } from './results.ts';

export const PAGE = join(PROJECT_DIR, 'docs', 'statements-proof.md');

export function pageOf(
  contract: Pick<Contract, 'statements'>,
  { tried, notPlanted }: { tried: TriedFault[]; notPlanted: NotPlanted[] },
): string {
  const { statements } = contract;
  const days = tried.map(({ on }) => on).sort();
  const areas = [...groupBy(statements, ({ id }) => areaOf(id))];
  const rows = areas.map(([area, of]) => {
    const faults = tried.filter(({ fault }) => areaOf(fault.statement) === area);
    return { area, statements: of, faults };
  });
  const all = { area: '**all**', statements, faults: tried };
  const survivors = tried.filter((one) => !isOnDeployment(one));
  return `${[
    '# The faults against single statements',
    '',
    '<!-- Written by `npm run proof -- statements --write`. Changes here are lost. -->',
    '',
    'Each fault changes the source of the sandbox so that it violates one statement of the API documentation, and little else (`laboratory/faults/source/statements/`). The suites run as an operator runs them: with a profile of `profile init`, a token for each role, and a random seed. A fault counts as found if a finding names its statement, in a job that has no finding without the fault. Each fault counts in one column, where it was found first. The columns are ways to run the suites: without writes, with writes, and with a profile that also names every irreversible operation. The example world is no deployment, so its column is apart.',
    '',
    `The last runs of these faults were from ${days[0]} to ${days.at(-1)}. A run of some faults leaves the others as they are: \`--faults tags --write\`.`,
    '',
    '| area | statements | not observable | not judged | faults | found by reading | found with writes | found with irreversible operations named | only in the example world | only by other findings | not found |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...[...rows, all].map(row),
    '',
    '## Not found on a deployment',
    '',
    '| fault | found otherwise | reason |',
    '|---|---|---|',
    ...survivors.map(
      (one) =>
        `| \`${one.fault.id}\`: ${escaped(one.fault.summary)} | ${foundOtherwise(one)} | ${escaped(reasonOf(contract, one.fault) ?? '**no reason is given**')} |`,
    ),
    '',
    '## Statements without a fault',
    '',
    '| statement | reason |',
    '|---|---|',
    ...notPlanted.map(
      ({ statement, notPlanted: reason }) => `| \`${statement}\` | ${escaped(reason)} |`,
    ),
  ].join('\n')}\n`;
}

function row({
  area,
  statements,
  faults,
}: {
  area: string;
  statements: Contract['statements'];
  faults: TriedFault[];
}): string {
  const by = (mode: string) => faults.filter((one) => one.mode === mode).length;
  const unnamed = faults.filter(({ mode }) => mode === undefined);
  return `| ${[
    area,
    statements.length,
    statements.filter(({ notObservable }) => notObservable !== undefined).length,
    statements.filter(({ notJudged }) => notJudged !== undefined).length,
    faults.length,
    by('reading'),
    by('writing'),
    by('named'),
    by('world'),
    unnamed.filter(({ otherMode }) => otherMode !== undefined).length,
    unnamed.filter(({ otherMode }) => otherMode === undefined).length,
  ].join(' | ')} |`;
}

/** Says how a fault that no run on a deployment names was found nevertheless. */
function foundOtherwise({ mode, otherMode }: TriedFault): string {
  if (mode) return 'in the example world';
  return otherMode ? 'by a finding that does not name the statement' : 'no';
}

function areaOf(id: string): string {
  return id.split('.')[0]!;
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|');
}
