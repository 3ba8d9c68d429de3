import type colors from 'picocolors';
import { groupBy } from '../../contract/groupBy.ts';
import { printable } from '../reports/printable.ts';
import {
  SUPPORTS,
  type Support,
  type SupportedDifference,
  type TheirComparison,
} from './compareTheirs.ts';

type Paint = ReturnType<typeof colors.createColors>;

/** A list of operations that is longer than this ends with the number of the others. */
const MAX_LISTED = 30;
const MAX_NAMED = 4;

const WORDS: Record<Support, string> = {
  ours: 'supports ours',
  theirs: 'supports theirs',
  neither: 'supports neither side',
  open: 'both allow it',
  'not-seen': 'not seen',
};

/**
 * Writes a comparison as text for people. First come the operations that one side lacks, then the differences that
 * several operations share, then those of each operation.
 */
export function comparisonText(comparison: TheirComparison, paint: Paint): string {
  const { ours, theirs, inBoth, traffic, differences } = comparison;
  const others = differences.filter(({ kind }) => kind !== 'operation');
  const shared = others.filter(({ operations }) => operations.length > 1);
  const single = others.filter(({ operations }) => operations.length === 1);
  const byOperation = groupBy(single, (one) => `${one.operations[0]}  ${one.endpoints[0]}`);
  const isJudged = traffic !== undefined;
  const lineOf = (one: SupportedDifference) => differenceLine(one, isJudged, paint);
  return [
    `${printable(theirs.file)} (${printable(`${theirs.title} ${theirs.version}`)}, OpenAPI ${theirs.openapi}) and the contract ${ours.version}`,
    `${theirs.operations} operations of theirs, ${ours.operations} of ours, ${inBoth} in both`,
    ...(traffic
      ? [
          `${traffic.matched} of ${traffic.exchanges} exchanges are of these operations${traffic.unreadable > 0 ? `; ${traffic.unreadable} cannot be read` : ''}`,
        ]
      : []),
    ...missing('Only in ours', differences, true, isJudged, paint),
    ...missing('Only in theirs', differences, false, isJudged, paint),
    ...(shared.length > 0
      ? [
          '',
          'In several operations',
          ...shared.flatMap((one) => [lineOf(one), `    ${paint.dim(joinNames(one))}`]),
        ]
      : []),
    ...[...byOperation].flatMap(([operation, list]) => [
      '',
      printable(operation),
      ...list.map(lineOf),
    ]),
    '',
    ...totals(others, isJudged),
    '',
  ].join('\n');
}

function missing(
  heading: string,
  differences: SupportedDifference[],
  isOurs: boolean,
  isJudged: boolean,
  paint: Paint,
): string[] {
  const list = differences.filter(
    ({ kind, ours }) => kind === 'operation' && (ours === 'has it') === isOurs,
  );
  if (list.length === 0) return [];
  // Seen operations come first, since the list may be cut off.
  const sorted = [...list].sort((one, other) => other.seen - one.seen);
  const shown = sorted.slice(0, MAX_LISTED);
  return [
    '',
    `${heading}: ${list.length}`,
    ...shown.map(
      (one) => `  ${printable(one.endpoints[0]!)}${isJudged ? `  ${supportText(one, paint)}` : ''}`,
    ),
    ...(list.length > shown.length
      ? [`  and ${list.length - shown.length} more, which --json lists`]
      : []),
  ];
}

function differenceLine(one: SupportedDifference, isJudged: boolean, paint: Paint): string {
  const { kind, place, ours, theirs } = one;
  const words = `  ${printable(place)} (${kind}): ours ${printable(ours)}; theirs ${printable(theirs)}`;
  return isJudged ? `${words}  ${supportText(one, paint)}` : words;
}

function supportText(one: SupportedDifference, paint: Paint): string {
  const { support, seen, onlyOurs, onlyTheirs, firstIn } = one;
  const share =
    support === 'ours'
      ? ` (${onlyOurs} of ${seen}, first in ${firstIn})`
      : support === 'theirs'
        ? ` (${onlyTheirs} of ${seen}, first in ${firstIn})`
        : support === 'neither'
          ? ` (${onlyOurs} only ours, ${onlyTheirs} only theirs, of ${seen})`
          : support === 'open'
            ? ` (${seen} seen)`
            : '';
  const text = `→ ${WORDS[support]}${printable(share)}`;
  if (support === 'ours') return paint.green(text);
  return support === 'not-seen' || support === 'open' ? paint.dim(text) : paint.yellow(text);
}

function joinNames({ operations }: SupportedDifference): string {
  const names = operations.slice(0, MAX_NAMED).join(', ');
  const left = operations.length - MAX_NAMED;
  return `${operations.length} operations: ${names}${left > 0 ? ` and ${left} more` : ''}`;
}

/** Returns a table with the number of differences, by kind and by the side that exchanges support. */
function totals(differences: SupportedDifference[], isJudged: boolean): string[] {
  const kinds = [...new Set(differences.map(({ kind }) => kind))];
  if (kinds.length === 0) return ['The operations in both do not differ.'];
  const columns = isJudged ? SUPPORTS : [];
  const row = (name: string, list: SupportedDifference[]) =>
    [
      name.padEnd(12),
      String(list.length).padStart(7),
      ...columns.map((support) =>
        String(list.filter((one) => one.support === support).length).padStart(10),
      ),
    ].join('');
  return [
    ['Differences'.padEnd(12), 'all'.padStart(7), ...columns.map((one) => one.padStart(10))].join(
      '',
    ),
    ...kinds.map((kind) =>
      row(
        kind,
        differences.filter((one) => one.kind === kind),
      ),
    ),
    row('all', differences),
  ];
}
