import type { JsonValue } from '../case.ts';
import { valueAt } from '../pointer.ts';

/** A runtime expression of Arazzo. These are the kinds that the workflows in `openapi/workflows` use. */
export type Expression =
  | { of: 'input'; name: string }
  | { of: 'output'; step: string; name: string }
  | { of: 'status' }
  | { of: 'header'; name: string }
  | { of: 'body'; pointer: string };

/** The values that expressions can refer to. */
export interface RuntimeValues {
  inputs: Record<string, JsonValue>;
  /** The outputs of earlier steps, by `stepId` and then by name. */
  outputs: Record<string, Record<string, JsonValue>>;
  /** The response to the current step. */
  response?: RuntimeResponse;
}

export interface RuntimeResponse {
  status: number;
  headers: [name: string, value: string][];
  /** The parsed body. Undefined if the body is not JSON. */
  body: JsonValue | undefined;
  /** The body as text. Each byte is one character if the bytes are not UTF-8. */
  text?: string;
}

const FORMS: [RegExp, (...parts: string[]) => Expression][] = [
  [/^\$inputs\.([\w-]+)$/, (name) => ({ of: 'input', name: name })],
  [
    /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/,
    (step, name) => ({ of: 'output', step: step, name: name }),
  ],
  [/^\$statusCode$/, () => ({ of: 'status' })],
  [/^\$response\.header\.([\w-]+)$/, (name) => ({ of: 'header', name: name })],
  [/^\$response\.body(?:#((?:\/[^\s/]*)*))?$/, (pointer = '') => ({ of: 'body', pointer })],
];

/** Parses a runtime expression. Returns undefined if the conformance suite does not support it. */
export function readExpression(text: string): Expression | undefined {
  for (const [form, make] of FORMS) {
    const match = form.exec(text);
    if (match) return make(...match.slice(1));
  }
  return undefined;
}

/** Returns the value of an expression. Undefined if the value is missing. */
export function evaluate(expression: Expression, values: RuntimeValues): JsonValue | undefined {
  const { inputs, outputs, response } = values;
  switch (expression.of) {
    case 'input':
      return inputs[expression.name];
    case 'output':
      return outputs[expression.step]?.[expression.name];
    case 'status':
      return response?.status;
    case 'header':
      return response?.headers.find(
        ([name]) => name.toLowerCase() === expression.name.toLowerCase(),
      )?.[1];
    case 'body':
      return valueAt(response?.body, expression.pointer) as JsonValue | undefined;
  }
}

/** An expression inside a longer string: `{$inputs.tag}-old`. */
export const EMBEDDED = /\{(\$[^{}]+)\}/g;

/** Returns the expressions in a value, at any depth: the strings that begin with `$`, and those in `{$…}`. */
export function expressionsIn(value: JsonValue): string[] {
  if (typeof value === 'string')
    return value.startsWith('$')
      ? [value]
      : [...value.matchAll(EMBEDDED)].map(([, expression]) => expression!);
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(expressionsIn)
    : [];
}

/**
 * Replaces the expressions in a value with their values.
 * @throws an UnknownValue when the value of an expression is missing
 */
export function resolve<T extends JsonValue>(value: T, values: RuntimeValues): JsonValue {
  if (typeof value === 'string')
    return value.startsWith('$')
      ? valueNamed(value, values)
      : value.replaceAll(EMBEDDED, (_, text: string) => String(valueNamed(text, values)));
  if (Array.isArray(value)) return value.map((item) => resolve(item, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolve(item, values)]),
  );
}

/** Returns the value of an expression, or the text itself if it is no expression. */
function valueNamed(text: string, values: RuntimeValues): JsonValue {
  const expression = readExpression(text);
  if (!expression) return text;
  const found = evaluate(expression, values);
  if (found === undefined) throw new UnknownValue(text);
  return found;
}

/** The error for an expression without a value, because no step has returned the output that it names. */
export class UnknownValue extends Error {
  override name = 'UnknownValue';
  readonly expression: string;

  constructor(expression: string) {
    super(`${expression} has no value: no earlier step has returned it`);
    this.expression = expression;
  }
}
