import type { JsonValue } from '../case.ts';
import type { UniqueKind } from '../openapi.ts';

/**
 * A workflow, as `generated/workflows.json` holds it: several calls of operations, of which the later ones
 * build on what the earlier ones answered. It is written by hand in `openapi/workflows/<area>.yaml`
 * (Arazzo 1.0); here, what a workflow says once for all its steps stands on each of them.
 */
export interface Workflow {
  /** Its `workflowId`: `tag-annotated`. Unique. */
  id: string;
  /** The name of the file: `tags`. */
  area: string;
  /** One line for people: `Create an annotated tag, read it and delete it`. */
  summary: string;
  /** What somebody has to do or to wait for between the steps: no program can run it. */
  manual?: string;
  inputs: Record<string, WorkflowInput>;
  steps: WorkflowStep[];
}

/** A value that a workflow is run with. Exactly one of `fixture`, `unique` and `value` is there. */
export interface WorkflowInput {
  /** The fixture of a deployment that it is: `project.id`. */
  fixture?: string;
  /** What is to be made up for it, different in each run. */
  unique?: UniqueKind;
  /** What it is in every run. */
  value?: JsonValue;
}

/** A call of an operation, and what must come of it. Texts that begin with `$` are expressions. */
export interface WorkflowStep {
  id: string;
  description: string;
  /** operationId */
  operation: string;
  /** Who calls: a role such as `maintainer`, or `user` where any will do. */
  as: string;
  /** Whether it takes back what the workflow has done, and so is run also when a step before it failed. */
  isCleanup: boolean;
  parameters: StepParameter[];
  /** Media type of the body. Present exactly when there is a body. */
  contentType?: string;
  body?: JsonValue;
  /** Conditions, all of which hold of a right response: `$statusCode == 201`. */
  criteria: string[];
  /** What later steps may ask for, by name. */
  outputs: Record<string, string>;
  /** What to do when a criterion does not hold: the first action that fits. */
  onFailure: FailureAction[];
}

export interface StepParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  value: JsonValue;
}

/** What is done after a response that is not right, when all its criteria hold. */
export type FailureAction = { name: string; criteria: string[] } & (
  | { type: 'retry' /** Seconds. */; retryAfter: number; retryLimit: number }
  | { type: 'goto'; stepId: string }
);
