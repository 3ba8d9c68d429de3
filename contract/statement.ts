/** A statement of the API documentation about the behaviour of a server, as in `generated/statements.json`. */
export interface Statement {
  /** The area and a name of the fact: `tags.search-begins`. Unique. */
  id: string;
  /** The number of the document: 1, 2 or 3. */
  document: number;
  /** The heading in the document above the sentence. */
  section: string;
  /** The statement, in one sentence. */
  says: string;
  /** The `operationId`s of all operations that behave so. */
  operations: string[];
  /** The parameters or fields of a request that the statement is about, with their values: `status=offline`. */
  sends?: string[];
  /** The parameters or fields of a request without which the statement says what happens: `scope`. */
  omits?: string[];
  /** The fields or headers of a response that the statement is about. */
  reads?: string[];
  /** The statuses that the statement is about. Absent if no status but a due refusal can violate it. */
  responds?: ('success' | 'refusal' | number)[];
  /** The data for which a server that violates the statement responds differently. */
  witness?: string;
  /** The parts of the contract and of the suite that judge the statement. Empty if nothing judges it. */
  shownBy: Showing[];
  /** The reason why no client can see the behaviour. */
  notObservable?: string;
  /** The reason why no suite judges the statement yet. */
  notJudged?: string;
}

/** A part that judges a statement. It has exactly one key besides `at` and `check`. */
export interface Showing {
  /** JSON Pointer into the bundle. */
  schema?: string;
  /** The ID of a case. */
  case?: string;
  /** The ID of a workflow, or `workflow.step`. */
  workflow?: string;
  /** The name of a job of the suite `properties`, without the operation. */
  property?: string;
  /** The ID of a statement that a probe tries, with the part if it has several: `tags.search-begins`. */
  probe?: string;
  /** The name of a job of the suite `negative`, without the operation. */
  refusal?: string;
  /** The beginning of the place in the response at which a finding violates the statement. Default: every place. */
  at?: string;
  /** The check whose findings violate the statement. Default: the checks of the job itself. */
  check?: string;
}

/** Returns true if a status is the one that a statement names. */
export function isStatus(status: number, due: NonNullable<Statement['responds']>[number]): boolean {
  if (due === 'success') return status < 300;
  return due === 'refusal' ? status >= 400 : status === due;
}

/** Splits `workflow.step`. Neither part contains a dot. */
export function stepNamed(workflow: string): { id: string; step?: string } {
  const [id = '', step] = workflow.split('.');
  return { id, ...(step !== undefined && { step }) };
}

/** Returns true if a statement about the operation names the property: the documents say that the property holds. */
export function isStated(
  { statements }: { statements: Statement[] },
  operation: string,
  property: string,
): boolean {
  return statements.some(
    ({ operations, shownBy }) =>
      operations.includes(operation) && shownBy.some((showing) => showing.property === property),
  );
}
