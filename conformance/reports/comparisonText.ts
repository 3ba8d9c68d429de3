import colors from 'picocolors';
import { groupBy } from '../../contract/groupBy.ts';
import {
  CAUSE_KINDS,
  type CauseKind,
  type ComparedCause,
  type ComparedRun,
  type Comparison,
  DIFFERENCES,
  type Difference,
} from './compare.ts';
import { printable } from './printable.ts';

const TITLES = {
  new: 'New failures',
  unjudged: 'No longer judged',
  mended: 'Mended',
  tolerated: 'Tolerated now, but not mended',
  advised: 'New advice, where the documents are silent',
  flaky: 'Flaky: passed only on a repeated request',
  unchanged: 'Still failing',
};
const SHOWN = 20;

/**
 * Writes a comparison for a terminal.
 * @param color whether the text is coloured
 */
export function comparisonText(comparison: Comparison, color: boolean): string {
  const paint = colors.createColors(color && colors.isColorSupported);
  const { before, after, exitStatus } = comparison;
  return [
    `${paint.dim('before')} ${runLine(before)}`,
    `${paint.dim('after ')} ${runLine(after)}`,
    '',
    ...DIFFERENCES.flatMap((kind) => {
      const list = comparison[kind];
      if (list.length === 0) return [];
      const causes = isCauseKind(kind) ? comparison.causes[kind] : [];
      // The cases of a new cause are listed, too, because somebody has to look at them.
      const lines = [
        ...causes.map(causeLine),
        ...(causes.length === 0 || kind === 'new' ? groupUnreached(list).map(groupLines) : []),
      ];
      const others = lines.length - SHOWN;
      return [
        paint.bold(`${TITLES[kind]} (${countText(list.length, causes.length)})`),
        ...lines.slice(0, SHOWN).flat(),
        ...(others > 0 ? [`  and ${others} more. \`--json\` lists them all`] : []),
        '',
      ];
    }),
    {
      0: paint.green(paint.bold('Nothing is worse.')),
      1: paint.red(paint.bold(`New failures: ${comparison.new.length}.`)),
      4: paint.yellow(
        paint.bold(`No new failures. No longer judged: ${comparison.unjudged.length}.`),
      ),
    }[exitStatus],
    '',
  ].join('\n');
}

function runLine({ base, startedAt, contract, name }: ComparedRun): string {
  return `${base}, ${startedAt}, contract ${contract}${name ? `, ${name}` : ''}`;
}

/** Groups the cases that the second run did not begin for the same reason, such as its time limit. */
function groupUnreached(list: Difference[]): [Difference, ...Difference[]][] {
  const groups = groupBy(list, ({ suite, id, after, reason }) =>
    after === 'not-run' ? reason : `${suite} ${id}`,
  );
  return [...groups.values()];
}

function groupLines([first, ...others]: [Difference, ...Difference[]]): string[] {
  if (others.length === 0) return differenceLines(first);
  return [`  ${countText(others.length + 1, 0)}: ${printable(first.reason ?? first.after)}`];
}

function differenceLines({ id, endpoint, before, after, reason, findings }: Difference): string[] {
  return [
    `  ${id}  ${endpoint}: ${before} → ${after}`,
    ...findings.slice(0, 3).map(({ message }) => `    ${printable(message)}`),
    ...(findings.length === 0 && reason ? [`    ${printable(reason)}`] : []),
  ];
}

function isCauseKind(kind: (typeof DIFFERENCES)[number]): kind is CauseKind {
  return (CAUSE_KINDS as readonly string[]).includes(kind);
}

function causeLine({ heading, before, after }: ComparedCause): string {
  return `  ${printable(heading)}: ${before} → ${after} ${after === 1 ? 'case' : 'cases'}`;
}

function countText(cases: number, causes: number): string {
  const ofCauses = causes > 0 ? `, ${causes} ${causes === 1 ? 'cause' : 'causes'}` : '';
  return `${cases} ${cases === 1 ? 'case' : 'cases'}${ofCauses}`;
}
