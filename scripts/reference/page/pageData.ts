/** Types for the data that the page needs in addition to the OpenAPI document. The build writes the data. */
import type { Case, CaseResponse, JsonValue } from '../../../contract/case.ts';
import type { ContractOperation } from '../../../contract/contractOperation.ts';
import type { SearchedPack } from '../../../contract/searchWords.ts';
import type { Statement } from '../../../contract/statement.ts';
import type { Workflow } from '../../../contract/workflows/workflow.ts';

export interface PageData {
  /** The operations, in the order of the OpenAPI document. */
  operations: ShownOperation[];
  /** The tasks of callers, in the order of the workflows. */
  tasks: Task[];
  /** The guides for callers, in the order of their list. */
  guides: Guide[];
  /** The packs that a reader can add. Absent in a page without them. */
  packs?: SearchedPack[];
}

/** A task of a caller: a workflow, as a page. */
export interface Task extends Pick<Workflow, 'id'> {
  title: string;
  description: string;
  /** The tag of the operations that the task is about. */
  area: string;
  steps: TaskStep[];
}

export interface TaskStep {
  description: string;
  operation: string;
  /** The role of the caller. */
  as: string;
  /** The values that the step sends, by the name of the parameter. A text may be an expression, such as `$inputs.tag`. */
  values: Record<string, JsonValue>;
  body?: JsonValue;
  /** The status of the response. */
  status: number;
}

/** A page about calling the API, as CommonMark. */
export interface Guide {
  /** The name of its file, without the extension: `pagination`. */
  name: string;
  title: string;
  text: string;
}

export interface ShownOperation extends Omit<ContractOperation, 'definition'> {
  /** The cases. Successful cases come before refused cases. */
  cases: ShownCase[];
  /** The workflows that call the operation. */
  workflows: Pick<Workflow, 'id' | 'summary'>[];
  /** The statements of the API documentation about it. */
  statements: Pick<Statement, 'id' | 'document' | 'section' | 'says' | 'reads'>[];
}

export interface ShownCase extends Pick<Case, 'name' | 'summary' | 'as' | 'scheme' | 'breaks'> {
  request: SentRequest;
  samples: CodeSample[];
  response: CaseResponse;
}

/** A request as it is sent over HTTP, but without the caller's token. */
export interface SentRequest {
  /** The encoded path and query, without the base path. Empty for an operation without a path. */
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** The request of a case as code, as a developer would write it. */
export interface CodeSample {
  label: 'curl' | 'TypeScript' | 'Python' | 'Go' | 'Java' | 'Ruby';
  source: string;
}
