import type { JsonValue } from '../case.ts';
import type { UniqueKind } from '../openapi.ts';

/**
 * A workflow, as `generated/workflows.json` has it: calls of operations that use the responses of earlier calls.
 * It is written by hand in `openapi/workflows/<area>.yaml` (Arazzo 1.0). Here, each step has all that applies to
 * it, with what follows from the contract.
 */
export interface Workflow {
  /** Its `workflowId`: `tag-annotated`. Unique. */
  id: string;
  /** The name of the file: `tags`. */
  area: string;
  /** One line for people: `Create an annotated tag, read it and delete it`. */
  summary: string;
  /** What a person has to do or to wait for between the steps, so that no program can run it. */
  manual?: string;
  inputs: Record<string, WorkflowInput>;
  steps: WorkflowStep[];
}

/** An input of a workflow. Exactly one of `fixture`, `unique` and `value` is there. */
export interface WorkflowInput {
  /** The fixture of a deployment that it is: `project.id`. */
  fixture?: string;
  /** The kind of value that each run invents anew. */
  unique?: UniqueKind;
  /** The value in every run. */
  value?: JsonValue;
}

/** A call of an operation, and what must hold of the response. Texts that begin with `$` are expressions. */
export interface WorkflowStep {
  id: string;
  description: string;
  /** operationId */
  operation: string;
  /** The role that calls: `maintainer`, `user` where any user will do, or `anonymous` without a token. */
  as: string;
  /** Whether it removes or restores what the workflow has changed. It is then run even after a failure. */
  isCleanup: boolean;
  parameters: StepParameter[];
  /** Media type of the body. Present exactly when there is a body. */
  contentType?: string;
  body?: JsonValue;
  /** Conditions that all hold of a right response: `$statusCode == 201`. */
  criteria: string[];
  /** The values that later steps may use, by name, as expressions. */
  outputs: Record<string, string>;
  /** What to do when a criterion does not hold: the first action whose criteria hold. */
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
