import ts from 'typescript';
import type { SourceChange } from '../fault.ts';
import { findPattern, hasSyntaxErrors, type Match, parseSource } from './findPattern.ts';
import { findPlace } from './findPlace.ts';
import { findUnknownNames } from './findUnknownNames.ts';

/**
 * Changes one place of a source file, and returns its text.
 * @throws an Error if the file does not have the place and the pattern exactly once, or if the new code cannot run
 */
export function changeSource(source: ts.SourceFile, change: SourceChange): string {
  const text = applyChange(source, change);
  const changed = parseSource(text);
  if (hasSyntaxErrors(changed)) throw new Error('the changed file has syntax errors');
  const unknown = findUnknownNames(source, changed);
  if (unknown.length > 0) throw new Error(`the new code uses unknown names: ${unknown.join(', ')}`);
  return text;
}

function applyChange(source: ts.SourceFile, change: SourceChange): string {
  const { text } = source;
  const { place, match } = findChanged(source, change);
  const { put, before, after } = change;
  if (!match && before !== undefined) return insertFirst(text, place, before);
  const { nodes, variables } = match ?? { nodes: [place], variables: new Map() };
  const [start, end] = [nodes[0]!.getStart(), nodes.at(-1)!.getEnd()];
  const code = (template: string) => withVariables(template, variables);
  if (put) return spliced(text, start, end, code(put));
  const separator = findSeparator(nodes[0]!);
  if (before !== undefined) return spliced(text, start, start, code(before) + separator);
  if (after !== undefined) return spliced(text, end, end, separator + code(after));
  const [from, to] = separator === ',\n' ? withComma(text, start, end) : [start, end];
  return spliced(text, from, to, '');
}

/**
 * Finds the nodes that a change is about. Without a pattern, it is about the place itself.
 * @throws an Error if the place or the pattern does not occur exactly once
 */
function findChanged(
  source: ts.SourceFile,
  { place: name, find }: SourceChange,
): { place: ts.Node; match?: Match } {
  const places = findPlace(source, name);
  if (places.length !== 1)
    throw new Error(`${places.length} declarations are called \`${name}\`, not one`);
  const place = places[0]!;
  if (find === undefined) return { place };
  const matches = findPattern(place, find);
  if (matches.length !== 1)
    throw new Error(`the pattern occurs ${matches.length} times in it, not once`);
  return { place, match: matches[0]! };
}

/** Inserts statements before the first of a function. */
function insertFirst(text: string, place: ts.Node, code: string): string {
  const body = findBody(place);
  if (!body) throw new Error('the place has no statements');
  return spliced(text, body.getStart() + 1, body.getStart() + 1, `\n${code}\n`);
}

/** Returns the outermost block of a declaration. */
function findBody(node: ts.Node): ts.Block | undefined {
  return ts.isBlock(node) ? node : node.forEachChild(findBody);
}

/**
 * Returns the text that separates a node from its neighbours.
 * @throws an Error if the node cannot have neighbours
 */
function findSeparator(node: ts.Node): string {
  const { parent } = node;
  const isInList = parent
    .getChildren()
    .some((child) => child.kind === ts.SyntaxKind.SyntaxList && child.getChildren().includes(node));
  if (!isInList) throw new Error('the pattern is no member of a list. Use `put` with code');
  const areLines =
    ts.isBlock(parent) ||
    ts.isSourceFile(parent) ||
    ts.isClassLike(parent) ||
    ts.isCaseBlock(parent) ||
    ts.isCaseOrDefaultClause(parent);
  return areLines ? '\n' : ',\n';
}

/** Extends a range by the comma that follows it, or by the one before it. */
function withComma(text: string, start: number, end: number): [from: number, to: number] {
  const next = /^\s*,/.exec(text.slice(end));
  if (next) return [start, end + next[0].length];
  const previous = /,\s*$/.exec(text.slice(0, start));
  return [previous ? previous.index : start, end];
}

function withVariables(template: string, variables: Match['variables']): string {
  return template.replace(
    /\$(?:\$\$)?(\w+)/g,
    (variable, name: string) => variables.get(name) ?? variable,
  );
}

function spliced(text: string, start: number, end: number, code: string): string {
  return text.slice(0, start) + code + text.slice(end);
}
