/** The data of the page beside the OpenAPI document: the build writes it, the page reads it. */
import type { Case, CaseResponse } from '../../../contract/case.ts';
import type { ContractOperation } from '../../../contract/contractOperation.ts';
import type { Statement } from '../../../contract/statement.ts';
import type { Workflow } from '../../../contract/workflows/workflow.ts';

export interface PageData {
  /** In the order of the document. */
  operations: ShownOperation[];
}

export interface ShownOperation extends Omit<ContractOperation, 'definition'> {
  /** Cases that succeed stand before those that are refused. */
  cases: ShownCase[];
  /** The workflows that call it. */
  workflows: Pick<Workflow, 'id' | 'summary'>[];
  /** The statements of the API documentation about it. */
  statements: Pick<Statement, 'id' | 'document' | 'section' | 'says'>[];
}

export interface ShownCase extends Pick<Case, 'name' | 'summary' | 'as' | 'scheme' | 'breaks'> {
  request: SentRequest;
  samples: CodeSample[];
  response: CaseResponse;
}

/** A request as it is sent, without the token of the caller. */
export interface SentRequest {
  /** Path and query, encoded, below the base path; empty where the operation has no path. */
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** How the request of a case is sent, as somebody would write it. */
export interface CodeSample {
  label: 'curl' | 'TypeScript';
  source: string;
}
