/** Finds the faults that no longer fit the source of the sandbox, and the places that are most like theirs. */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type ts from 'typescript';
import { PROJECT_DIR } from '../../../scripts/paths.ts';
import type { SourceFault } from '../fault.ts';
import { changeSource } from './changeSource.ts';
import { parseFile } from './faultySource.ts';
import { findPattern, readChildren } from './findPattern.ts';
import { placesAround } from './findPlace.ts';
import { findEntry } from './readFaults.ts';

/** A fault that no longer fits the source of the sandbox. */
export interface Misfit {
  fault: SourceFault;
  why: string;
  /** The places that are most like the place of the fault, the likeliest first. */
  nearest: NearPlace[];
}

export interface NearPlace {
  /** The place as a list names it: `areas/tags/handlers.ts#listTags`. */
  place: string;
  line: number;
  code: string;
}

/** The number of places that are shown for a fault. */
const SHOWN = 3;

/** The least part of its words that a node shares with a pattern to be shown. */
const ALIKE = 0.5;

/** Returns the faults that do not fit the source, each with the places that are most like its own. */
export function findMisfits(faults: SourceFault[]): Misfit[] {
  return faults.flatMap((fault) => {
    try {
      changeSource(parseFile(fault.file), fault);
      return [];
    } catch (error) {
      return [{ fault, why: (error as Error).message, nearest: findNearest(fault) }];
    }
  });
}

/** Describes a misfit in several lines. */
export function formatMisfit({ fault, why, nearest }: Misfit): string {
  const { id, file, place, find, summary } = fault;
  return [
    `${id}: ${summary}`,
    `  of    ${findEntry(id) ?? 'laboratory/faults/behaviour/tolerant.yaml'}`,
    `  in    ${file}#${place}`,
    ...(find === undefined ? [] : [`  find  ${onOneLine(find)}`]),
    `  why   ${why}`,
    ...nearest.map((near) => `  near  ${near.place}, line ${near.line}: ${near.code}`),
  ].join('\n');
}

/** Returns the places with the pattern of a fault in all files. If no file has it, returns like code of its file. */
function findNearest(fault: SourceFault): NearPlace[] {
  const pattern = fault.find ?? fault.place.split('.').at(-1)!;
  const words = readWords(pattern).filter((word) => !word.startsWith('$'));
  const [longest = ''] = sortedBy(words, ({ length }) => -length);
  const same = sourceFiles().flatMap((file) => {
    const source = parseFile(file);
    // Most files lack the longest word of the pattern, and need no search.
    const found = source.text.includes(longest) ? findIn(source, pattern) : [];
    return found.map((node) => nearPlace(file, node));
  });
  if (same.length > 0) return sortedBy(same, (near) => -nearness(near, fault)).slice(0, SHOWN);
  const nodes = nodesBelow(parseFile(fault.file)).map((node) => ({
    node,
    likeness: likeness(words, readWords(node.getText())),
  }));
  return sortedBy(
    nodes.filter((one) => one.likeness >= ALIKE),
    (one) => -one.likeness,
  )
    .slice(0, SHOWN)
    .map(({ node }) => nearPlace(fault.file, node));
}

/** Rates a place with the pattern of a fault: a declaration keeps its name when it moves, and often its file or folder. */
function nearness({ place }: NearPlace, fault: SourceFault): number {
  const [file = '', name = ''] = place.split('#');
  const isNamed = name.split('.').includes(fault.place.split('.').at(-1)!);
  return (
    (isNamed ? 4 : 0) +
    (file === fault.file ? 2 : 0) +
    Number(dirname(file) === dirname(fault.file))
  );
}

function sortedBy<T>(list: T[], key: (one: T) => number): T[] {
  return [...list].sort((one, other) => key(one) - key(other));
}

function findIn(source: ts.SourceFile, pattern: string): ts.Node[] {
  try {
    return findPattern(source, pattern).map(({ nodes }) => nodes[0]!);
  } catch {
    return [];
  }
}

function nearPlace(file: string, node: ts.Node): NearPlace {
  const source = node.getSourceFile();
  const around = placesAround(node).at(-1)?.name;
  return {
    place: around === undefined ? file : `${file}#${around}`,
    line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    code: onOneLine(node.getText()),
  };
}

function nodesBelow(node: ts.Node): ts.Node[] {
  return readChildren(node).flatMap((child) => [child, ...nodesBelow(child)]);
}

/** Returns twice the shared words of two texts, as a part of all their words: 1 for equal texts. */
function likeness(words: string[], others: string[]): number {
  const left = [...others];
  const shared = words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (words.length + others.length);
}

function readWords(code: string): string[] {
  return code.match(/[\w$]+/g) ?? [];
}

function onOneLine(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}

function sourceFiles(): string[] {
  return readdirSync(join(PROJECT_DIR, 'sandbox'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
}
