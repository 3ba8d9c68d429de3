/** Something wrong in the source, where it stands, in the words of whoever has to mend it. */
import { relative } from 'node:path';
import { getLineColLocation, Source } from '@redocly/openapi-core';
import { pointerTo } from '../../contract/pointer.ts';
import { PROJECT_DIR } from '../paths.ts';

export interface Problem {
  /** Name of the rule that was broken: `list-pagination`, `case-request`. */
  rule: string;
  message: string;
  /** Path of the file, relative to the project. */
  file: string;
  /** Line and column, counted from 1. */
  line: number;
  column: number;
}

/** A text file as it was read: what positions are looked up in. */
export interface SourceText {
  /** Path of the file, relative to the project. */
  file: string;
  text: string;
}

/** A problem at a place in a YAML file, or at the nearest place above it that is there. */
export function problemAt(
  { file, text }: SourceText,
  path: (string | number)[],
  rule: string,
  message: string,
): Problem {
  const { start } = getLineColLocation({
    source: new Source(file, text),
    pointer: pointerTo(...path),
    reportOnKey: false,
  });
  return { rule, message, file, line: start.line, column: start.col };
}

/** Writes problems for people, one a line, so that an editor or terminal can open the place. */
export function formatProblem({ file, line, column, message, rule }: Problem): string {
  return `${file}:${line}:${column}  ${message}  (${rule})`;
}

/** A path as problems show it. */
export function projectPath(absolute: string): string {
  return relative(PROJECT_DIR, absolute);
}

/** Work that cannot go on because of problems in the source. */
export class ProblemsError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'ProblemsError';
    this.problems = problems;
  }
}
