/**
 * Evaluates a step of a workflow: its request, and the criteria and outputs for a response. It does not send the
 * request.
 */
import { brief } from '../../../contract/brief.ts';
import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { ContractOperation } from '../../../contract/contract.ts';
import {
  type Condition,
  holds,
  leftValue,
  readCondition,
  statusesIn,
} from '../../../contract/workflows/condition.ts';
import {
  evaluate,
  type RuntimeResponse,
  type RuntimeValues,
  readExpression,
  resolve,
} from '../../../contract/workflows/expression.ts';
import type { FailureAction, WorkflowStep } from '../../../contract/workflows/workflow.ts';
import type { Finding } from '../../../judge/index.ts';
import type { Exchange } from '../../../wire/exchange.ts';
import { readBody, readJson } from '../../../wire/readBody.ts';

/**
 * Returns the request of a step.
 * @throws an UnknownValue if the request needs an output that no earlier step has given
 */
export function requestOf(
  { parameters, contentType, body }: WorkflowStep,
  values: RuntimeValues,
): CaseRequest {
  const of = (place: 'path' | 'query' | 'header') =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place)
        .map(({ name, value }) => [name, resolve(value, values)]),
    );
  return {
    path: of('path') as CaseRequest['path'],
    query: of('query'),
    headers: of('header') as CaseRequest['headers'],
    ...(contentType !== undefined && { contentType }),
    ...(body !== undefined && { body: resolve(body, values) }),
  };
}

/** Returns the statuses with which a step succeeds. The expected status comes first. */
export function statusesOf({ criteria }: WorkflowStep): number[] {
  return criteria.flatMap((text) => statusesIn(readCondition(text)!));
}

/** Returns the response of an exchange in the form that expressions read. Undefined if no response came. */
export function runtimeResponse({ response }: Exchange): RuntimeResponse | undefined {
  if (!response) return undefined;
  const { status, headers } = response;
  const { text, bytes } = readBody(response);
  return {
    status,
    headers,
    body: readJson(response),
    text: text ?? bytes?.toString('latin1') ?? '',
  };
}

/**
 * Returns a finding for each criterion of a step that the response does not meet. The judge checks the status. A
 * response with another status has another body, so its other criteria are skipped.
 * @param isAdvice whether the documents allow the status, although the step expects another one. Then the criteria
 *   count that are not about the status
 */
export function brokenCriteria(
  step: WorkflowStep,
  { pointer }: ContractOperation,
  values: RuntimeValues,
  isAdvice = false,
): Finding[] {
  const { status = 0 } = values.response ?? {};
  const isSuccess = status < 300 && statusesOf(step).some((one) => one < 300);
  if (!statusesOf(step).includes(status) && !(isAdvice && isSuccess)) return [];
  return step.criteria.flatMap((text) => {
    const condition = readCondition(text)!;
    if (isAdvice && statusesIn(condition).length > 0) return [];
    if (holds(condition, values)) return [];
    const came = condition
      .flat()
      .map((comparison) => leftValue(comparison, values))
      .map((value) => (value === undefined ? 'nothing' : brief(value)))
      .join(' and ');
    return [
      {
        check: 'criterion',
        message: `${text} does not hold: the response has ${came}`,
        requirement: `${step.description.split('. ')[0]}: ${text}`,
        pointer,
        actual: came,
        ...locationOf(condition),
      },
    ];
  });
}

/** Returns the place in the response that a condition is about, if it is about one. */
function locationOf(condition: Condition): { location?: string } {
  const places = condition.flat().flatMap(({ left }) => {
    if (!('expression' in left)) return [];
    const { expression } = left;
    if (expression.of === 'body') return expression.pointer;
    return expression.of === 'header' ? expression.name.toLowerCase() : [];
  });
  const [location, ...others] = new Set(places);
  return location && others.length === 0 ? { location } : {};
}

/** Returns the action of the step for a response that does not meet the criteria. Undefined if the step has failed. */
export function actionAfter(
  { onFailure }: WorkflowStep,
  values: RuntimeValues,
): FailureAction | undefined {
  return onFailure.find(({ criteria }) =>
    criteria.every((text) => holds(readCondition(text)!, values)),
  );
}

/** Returns those outputs of a step that the response contains. */
export function outputsOf(
  { outputs }: WorkflowStep,
  values: RuntimeValues,
): Record<string, JsonValue> {
  return Object.fromEntries(
    Object.entries(outputs).flatMap(([name, text]) => {
      const value = evaluate(readExpression(text)!, values);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
