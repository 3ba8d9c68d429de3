/** Something wrong in what is written by hand, where it stands, in the words of whoever has to mend it. */

/** A place in a text file. */
export interface Place {
  /** Path of the file, as it is shown: in the source of the contract relative to the project. */
  file: string;
  /** Line and column, counted from 1. */
  line: number;
  column: number;
}

export interface Problem extends Place {
  /** Name of the rule that was broken: `list-pagination`, `case-request`. */
  rule: string;
  message: string;
  /** Other places with the same mistake, which is one and is mended once or in the same way. */
  also?: Place[];
}

/** Writes a place so that an editor or terminal can open it: `openapi/openapi.yaml:3:5`. */
export function formatPlace({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

/** Writes a problem as a text: a line for it, and one for each other place with the same mistake. */
export function formatProblem({ message, rule, also = [], ...place }: Problem): string {
  return [
    `${formatPlace(place)}  ${message}  (${rule})`,
    ...also.map((other) => `  also at ${formatPlace(other)}`),
  ].join('\n');
}

/** Work that cannot go on because of problems. The message holds all of them. */
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
