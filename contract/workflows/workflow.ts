import type { JsonValue } from '../case.ts';
import type { UniqueKind } from '../openapi.ts';

/**
 * A workflow, as in `generated/workflows.json`: calls of operations that use the responses of earlier calls.
 * People write it in `openapi/workflows/<area>.yaml` (Arazzo 1.0). The build adds the values that the contract
 * implies to each step.
 */
export interface Workflow {
  /** The `workflowId`: `tag-annotated`. Unique. */
  id: string;
  /** The name of the file: `tags`. */
  area: string;
  /** One line for people: `Create an annotated tag, read it and delete it`. */
  summary: string;
  /** The work of a person between the steps. With it, no program can run the workflow. */
  manual?: string;
  inputs: Record<string, WorkflowInput>;
  steps: WorkflowStep[];
}

/** An input of a workflow. It has exactly one of `fixture`, `unique` and `value`. */
export interface WorkflowInput {
  /** The fixture of a deployment that gives the value: `project.id`. */
  fixture?: string;
  /** The kind of value that each run creates anew. */
  unique?: UniqueKind;
  /** The value in every run. */
  value?: JsonValue;
}

/** A call of an operation, and conditions for its response. Texts that begin with `$` are expressions. */
export interface WorkflowStep {
  id: string;
  description: string;
  /** operationId */
  operation: string;
  /** The role of the caller: `maintainer`. `user` stands for any user, and `anonymous` for a call without a token. */
  as: string;
  /** Whether the step removes or restores what the workflow has changed. Such a step runs even after a failure. */
  isCleanup: boolean;
  parameters: StepParameter[];
  /** Media type of the body. Present exactly when there is a body. */
  contentType?: string;
  body?: JsonValue;
  /** The conditions that a right response fulfils: `$statusCode == 201`. */
  criteria: string[];
  /** The values that later steps may use, by name, as expressions. */
  outputs: Record<string, string>;
  /** Actions for a response that does not fulfil the criteria. The first action whose own criteria hold applies. */
  onFailure: FailureAction[];
}

export interface StepParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  value: JsonValue;
}

/** An action after a response that does not fulfil the criteria of the step. */
export type FailureAction = { name: string; criteria: string[] } & (
  | { type: 'retry' /** Seconds. */; retryAfter: number; retryLimit: number }
  | { type: 'goto'; stepId: string }
);
