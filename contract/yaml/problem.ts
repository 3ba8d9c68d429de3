/** Problems in files that people write, with their positions. */

/** A position in a text file. */
export interface Place {
  /** The path of the file as messages show it. In the source of the contract, it is relative to the project. */
  file: string;
  /** Line and column, counted from 1. */
  line: number;
  column: number;
}

export interface Problem extends Place {
  /** The name of the violated rule: `list-pagination`, `case-request`. */
  rule: string;
  message: string;
  /** Other positions with the same mistake. */
  also?: Place[];
}

/** Formats a position so that an editor or terminal can open it: `openapi/openapi.yaml:3:5`. */
export function formatPlace({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

/** Formats a problem as text: one line for the problem, and one line for each further position. */
export function formatProblem({ message, rule, also = [], ...place }: Problem): string {
  return [
    `${formatPlace(place)}  ${message}  (${rule})`,
    ...also.map((other) => `  also at ${formatPlace(other)}`),
  ].join('\n');
}

/** An error that stops the command because of problems. Its message lists all of them. */
export class ProblemsError extends Error {
  override name = 'ProblemsError';
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}

/** Throws if the list contains a problem. @throws ProblemsError */
export function refuse(problems: Problem[]): void {
  if (problems.length > 0) throw new ProblemsError(problems);
}
