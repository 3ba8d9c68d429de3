import type { JsonValue } from '../case.ts';
import type { UniqueKind } from '../openapi.ts';

/**
 * A workflow, as in `generated/workflows.json`: a sequence of calls that use the responses of earlier calls. People
 * write workflows in `openapi/workflows/<area>.yaml` (Arazzo 1.0). The build adds to each step the values that follow
 * from the contract.
 */
export interface Workflow {
  /** The `workflowId` of Arazzo, which is unique: `tag-annotated`. */
  id: string;
  /** The name of the workflow file without its extension: `tags`. */
  area: string;
  /** One line for people: `Create an annotated tag, read it and delete it`. */
  summary: string;
  /** The task of a caller that the workflow shows. Absent if it only shows how a server behaves. */
  task?: { title: string; description: string };
  /** Work that a person must do between the steps. A program cannot run a workflow with this field. */
  manual?: string;
  /** The reason why other runners of Arazzo cannot run it. Absent if they can. */
  ownRunner?: string;
  /**
   * The effect that remains after the workflow, or would remain on a wrong server. A run needs a profile that names each
   * operation of the workflow that changes something.
   */
  irreversible?: string;
  inputs: Record<string, WorkflowInput>;
  steps: WorkflowStep[];
}

/** An input of a workflow. It has exactly one of `fixture`, `unique` and `value`. */
export interface WorkflowInput {
  /** The key of a fixture. The deployment's value of that fixture is used: `project.id`. */
  fixture?: string;
  /** The number of characters of the beginning of the fixture that are used. Default: all. */
  first?: number;
  /** The kind of unique value that each run of the workflow generates. */
  unique?: UniqueKind;
  /** A fixed value, equal in every run. */
  value?: JsonValue;
}

/** A call of an operation, and conditions for its response. Strings that begin with `$` are runtime expressions. */
export interface WorkflowStep {
  id: string;
  description: string;
  /** The operationId of the called operation. */
  operation: string;
  /** The role of the caller: `maintainer`. `user` stands for any user, and `anonymous` for a call without a token. */
  as: string;
  /**
   * Whether the step removes or restores something that the workflow has changed. Such a step runs even after a
   * failure.
   */
  isCleanup: boolean;
  parameters: StepParameter[];
  /** Media type of the body. Present exactly when the request has a body. */
  contentType?: string;
  body?: JsonValue;
  /** The conditions that a correct response fulfils: `$statusCode == 201`. */
  criteria: string[];
  /** Values for later steps: a runtime expression by the name of the output. */
  outputs: Record<string, string>;
  /** Actions for a response that does not fulfil the criteria. The first action whose `criteria` hold is taken. */
  onFailure: FailureAction[];
}

export interface StepParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  value: JsonValue;
}

/** An action that is taken after a response that does not fulfil the criteria of the step. */
export type FailureAction = { name: string; criteria: string[] } & (
  | { type: 'retry' /** Seconds. */; retryAfter: number; retryLimit: number }
  | { type: 'goto'; stepId: string }
);
