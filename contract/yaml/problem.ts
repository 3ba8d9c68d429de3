/** Problems in files that are written by hand, with their places. */

/** A place in a text file. */
export interface Place {
  /** Path of the file as it is shown. In the source of the contract, it is relative to the project. */
  file: string;
  /** Line and column, counted from 1. */
  line: number;
  column: number;
}

export interface Problem extends Place {
  /** Name of the violated rule: `list-pagination`, `case-request`. */
  rule: string;
  message: string;
  /** Other places of the same mistake. */
  also?: Place[];
}

/** Writes a place so that an editor or terminal can open it: `openapi/openapi.yaml:3:5`. */
export function formatPlace({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

/** Writes a problem as a text: a line for it, and a line for each other place. */
export function formatProblem({ message, rule, also = [], ...place }: Problem): string {
  return [
    `${formatPlace(place)}  ${message}  (${rule})`,
    ...also.map((other) => `  also at ${formatPlace(other)}`),
  ].join('\n');
}

/** Problems that stop the work. The message has all of them. */
export class ProblemsError extends Error {
  override name = 'ProblemsError';
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}

/** @throws ProblemsError when there is any problem */
export function refuse(problems: Problem[]): void {
  if (problems.length > 0) throw new ProblemsError(problems);
}
