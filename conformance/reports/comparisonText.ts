import colors from 'picocolors';
import { type ComparedRun, type Comparison, DIFFERENCES, type Difference } from './compare.ts';
import { printable } from './printable.ts';

const TITLES = {
  new: 'New failures',
  unjudged: 'No longer judged',
  mended: 'Mended',
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
      const others = list.length - SHOWN;
      return [
        paint.bold(`${TITLES[kind]} (${list.length})`),
        ...list.slice(0, SHOWN).flatMap(differenceLines),
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

function differenceLines({ id, endpoint, before, after, reason, findings }: Difference): string[] {
  return [
    `  ${id}  ${endpoint}: ${before} → ${after}`,
    ...findings.slice(0, 3).map(({ message }) => `    ${printable(message)}`),
    ...(findings.length === 0 && reason ? [`    ${printable(reason)}`] : []),
  ];
}
