/** Writes `docs/upgrade-proof.md`: the differences of the release, and how many of their calls `upgrade` names. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_DIR } from '../../../scripts/paths.ts';
import type { SourceFault } from '../../faults/fault.ts';
import { RELEASE } from './release.ts';

const PAGE = join(PROJECT_DIR, 'docs', 'upgrade-proof.md');
const RESULTS = join(import.meta.dirname, 'results.json');

/** The number of calls that a difference changes, and of those that are named with it. */
export type ByReason = Record<string, { changed: number; named: number }>;

/** The results of a run. */
export interface Results {
  figures: string[];
  byDifference: ByReason;
}

/** Stores the results of a run, and writes the page. The first results that were stored stay. */
export function writePage(last: Results, planted: SourceFault[]): void {
  const stored = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
  const first: string[] = stored.first ?? last.figures;
  writeFileSync(RESULTS, `${JSON.stringify({ first, last }, null, 2)}\n`);
  const cell = ({ byDifference }: Results, id: string) => {
    const { changed = 0, named = 0 } = byDifference[id] ?? {};
    return changed === 0 ? 'not met' : `${named} of ${changed}`;
  };
  const list = (figures: string[]) => figures.map((line) => `- ${line}`).join('\n');
  writeFileSync(
    PAGE,
    `# The calls that \`upgrade\` names

<!-- Written by \`npm run proof -- upgrade --write\`. Changes here are lost. -->

Three clients of others are recorded on a sandbox: python-gitlab, gitbeaker and the Go client. Then a release with 60 differences is compared with the earlier one. The author of \`upgrade\` wrote 30 of them from the documents, before the program existed. The others are drawn from the fault catalogue.

*Documents*: both versions are documents, with the 30 written differences. The recorded exchanges show which calls each difference changes. *Servers*: both are sandboxes, and the later one has all 60 differences. It also differs in ways that mean nothing: the order of keys, additional fields and headers. A plain comparison of all bytes shows which calls change.

## The last run

${list(last.figures)}

## The first run, before any repair

The first count of the servers was more lenient: a named list of other items counted for each place. The first count of the documents had the calls whose bodies no document shows.

${list(first)}

## The written differences

The number of calls that \`upgrade\` names with the reason, of those that the difference changes. The earlier document permits null in milestone-description-null, so the documents do not differ there.

| difference | summary | named |
| --- | --- | --: |
${RELEASE.map(({ id, summary }) => `| ${id} | ${summary} | ${cell(last, id)} |`).join('\n')}

## The drawn faults

| fault | summary |
| --- | --- |
${planted.map(({ id, summary }) => `| ${id} | ${summary.replaceAll('|', '\\|')} |`).join('\n')}
`,
  );
}
