/** The part of Arazzo 1.0 that the workflows use, as it is written. */
import type { JsonValue } from '../../contract/case.ts';
import type { UniqueKind } from '../../contract/openapi.ts';
import type { StepParameter } from '../../contract/workflows/workflow.ts';

export interface ArazzoWorkflow {
  workflowId: string;
  summary: string;
  inputs?: { properties?: Record<string, ArazzoInput> };
  parameters?: StepParameter[];
  steps: ArazzoStep[];
  'x-as'?: string;
  'x-manual'?: string;
}

export interface ArazzoInput {
  default?: JsonValue;
  'x-fixture'?: string;
  'x-unique'?: UniqueKind;
}

export interface ArazzoStep {
  stepId: string;
  description: string;
  operationId: string;
  parameters?: StepParameter[];
  requestBody?: { contentType: string; payload: JsonValue };
  successCriteria?: { condition: string }[];
  outputs?: Record<string, string>;
  onFailure?: ArazzoAction[];
  'x-as'?: string;
  'x-cleanup'?: true;
}

export interface ArazzoAction {
  name: string;
  type: string;
  stepId?: string;
  retryAfter?: number;
  retryLimit?: number;
  criteria?: { condition: string }[];
}
