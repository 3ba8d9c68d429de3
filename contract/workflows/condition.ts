import { isDeepStrictEqual } from 'node:util';
import type { JsonValue } from '../case.ts';
import {
  EMBEDDED,
  type Expression,
  evaluate,
  expressionsIn,
  type RuntimeValues,
  readExpression,
} from './expression.ts';

/** A simple condition of Arazzo: alternatives (`||`), each a list of comparisons that must all hold (`&&`). */
export type Condition = Comparison[][];

export interface Comparison {
  /** The comparison as it is written in the workflow: `$statusCode == 200`. */
  text: string;
  left: Operand;
  /** `matches` stands for a criterion of the type `regex`. */
  operator: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'matches';
  right: Operand;
}

/** One side of a comparison: an expression or a literal value. */
export type Operand = { expression: Expression } | { value: JsonValue };

/** A criterion of Arazzo: a simple condition, or a regular expression for the text of its context. */
export interface Criterion {
  condition: string;
  context?: string;
  type?: string;
}

const COMPARISON = /^(\S+|'(?:[^']|'')*')\s+(==|!=|<=?|>=?|matches)\s+(\S+|'(?:[^']|'')*')$/;

/** Returns a criterion as one text. A regular expression becomes `$response.body matches '…'`. */
export function textOfCriterion({ condition, context = '', type = 'simple' }: Criterion): string {
  return type === 'simple' ? condition : `${context} matches '${condition.replaceAll("'", "''")}'`;
}

/** Parses a condition. Returns undefined if the conformance suite does not support it. */
export function readCondition(text: string): Condition | undefined {
  const alternatives = splitParts(text, '||').map((part) =>
    splitParts(part, '&&').map(readComparison),
  );
  return alternatives.flat().includes(undefined) ? undefined : (alternatives as Condition);
}

/** Splits a text at an operator, except inside quotes. */
function splitParts(text: string, operator: string): string[] {
  return text
    .split(/('(?:[^']|'')*')/)
    .reduce<string[]>(
      (parts, piece, index) => {
        const [first = '', ...others] = index % 2 === 1 ? [piece] : piece.split(operator);
        return [...parts.slice(0, -1), `${parts.at(-1)}${first}`, ...others];
      },
      [''],
    )
    .map((part) => part.trim());
}

function readComparison(text: string): Comparison | undefined {
  const [, leftText, operator, rightText] = COMPARISON.exec(text) ?? [];
  const left = readOperand(leftText);
  const right = readOperand(rightText);
  if (operator === 'matches' && !isPattern(right)) return undefined;
  return left && right
    ? { text, left, operator: operator as Comparison['operator'], right }
    : undefined;
}

function isPattern(operand: Operand | undefined): boolean {
  if (!operand || !('value' in operand) || typeof operand.value !== 'string') return false;
  try {
    return Boolean(new RegExp(operand.value.replaceAll(EMBEDDED, ''), 'u'));
  } catch {
    return false;
  }
}

function readOperand(text = ''): Operand | undefined {
  if (text.startsWith('$')) {
    const expression = readExpression(text);
    return expression && { expression };
  }
  if (/^'.*'$/s.test(text)) return { value: text.slice(1, -1).replaceAll("''", "'") };
  return /^(true|false|null|-?\d+(\.\d+)?)$/.test(text) ? { value: JSON.parse(text) } : undefined;
}

/** Returns the expressions in a condition. */
export function listExpressions(condition: Condition): Expression[] {
  return condition
    .flat()
    .flatMap(({ left, operator, right }) =>
      operator === 'matches' && 'value' in right
        ? [left, ...expressionsIn([right.value]).map(readOperand)]
        : [left, right],
    )
    .flatMap((operand) => (operand && 'expression' in operand ? [operand.expression] : []));
}

/** Returns true if a condition holds. A missing value equals nothing, not even null. */
export function holds(condition: Condition, values: RuntimeValues): boolean {
  return condition.some((all) => all.every((comparison) => compare(comparison, values)));
}

function compare(comparison: Comparison, values: RuntimeValues): boolean {
  const { left, operator, right } = comparison;
  if (operator === 'matches') return matches(comparison, values);
  const [one, other] = [left, right].map((operand) => valueOfOperand(operand, values));
  if (operator === '==') return one !== undefined && isSame(one, other);
  if (operator === '!=') return !isSame(one, other);
  if (typeof one !== typeof other || (typeof one !== 'number' && typeof one !== 'string'))
    return false;
  const order = one < other! ? -1 : Number(one > other!);
  return { '<': order < 0, '<=': order <= 0, '>': order > 0, '>=': order >= 0 }[operator];
}

/** A boolean in a response may be null, which is false (document 1). */
function isSame(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  const isFalse = (value: JsonValue | undefined) => value === null || value === false;
  if (one === false || other === false) return isFalse(one) && isFalse(other);
  return isDeepStrictEqual(one, other);
}

/** An expression in the pattern stands for its value as text, in which no sign has a special meaning. */
function matches(comparison: Comparison, values: RuntimeValues): boolean {
  const text = leftValue(comparison, values);
  const pattern = (valueOfOperand(comparison.right, values) as string).replaceAll(
    EMBEDDED,
    (_, expression: string) =>
      escapeSigns(String(valueOfOperand(readOperand(expression)!, values))),
  );
  return text !== undefined && new RegExp(pattern, 'u').test(String(text));
}

function escapeSigns(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/**
 * Returns the value on the left of a comparison. Undefined if the value is missing. A pattern is compared with the text
 * of the whole body, which need not be JSON.
 */
export function leftValue(
  { left, operator }: Comparison,
  values: RuntimeValues,
): JsonValue | undefined {
  const isBody =
    'expression' in left && left.expression.of === 'body' && left.expression.pointer === '';
  return isBody && operator === 'matches' ? values.response?.text : valueOfOperand(left, values);
}

/** Returns the value of an operand. Undefined if the value is missing. */
export function valueOfOperand(operand: Operand, values: RuntimeValues): JsonValue | undefined {
  return 'value' in operand ? operand.value : evaluate(operand.expression, values);
}

/**
 * Returns the statuses that a condition compares `$statusCode` with by `==`. Empty if it contains no such comparison.
 */
export function statusesIn(condition: Condition): number[] {
  return condition.flat().flatMap(({ left, operator, right }) => {
    const isStatus = 'expression' in left && left.expression.of === 'status';
    return isStatus && operator === '==' && 'value' in right ? [Number(right.value)] : [];
  });
}
