import { isDeepStrictEqual } from 'node:util';
import type { JsonValue } from '../case.ts';
import { type Expression, evaluate, type RuntimeValues, readExpression } from './expression.ts';

/** A simple condition of Arazzo: alternatives (`||`), each a list of comparisons that must all hold (`&&`). */
export type Condition = Comparison[][];

export interface Comparison {
  /** The comparison as it is written in the workflow: `$statusCode == 200`. */
  text: string;
  left: Operand;
  operator: '==' | '!=' | '<' | '<=' | '>' | '>=';
  right: Operand;
}

/** One side of a comparison: an expression or a literal value. */
export type Operand = { expression: Expression } | { value: JsonValue };

const COMPARISON = /^(\S+|'(?:[^']|'')*')\s+(==|!=|<=?|>=?)\s+(\S+|'(?:[^']|'')*')$/;

/** Parses a condition. Returns undefined if the conformance suite does not support it. */
export function readCondition(text: string): Condition | undefined {
  const alternatives = partsOf(text, '||').map((part) => partsOf(part, '&&').map(readComparison));
  return alternatives.flat().includes(undefined) ? undefined : (alternatives as Condition);
}

/** Splits a text at an operator, except inside quotes. */
function partsOf(text: string, operator: string): string[] {
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
  return left && right
    ? { text, left, operator: operator as Comparison['operator'], right }
    : undefined;
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
export function expressionsOf(condition: Condition): Expression[] {
  return condition
    .flat()
    .flatMap(({ left, right }) => [left, right])
    .flatMap((operand) => ('expression' in operand ? [operand.expression] : []));
}

/** Returns true if a condition holds. A missing value equals nothing, not even null. */
export function holds(condition: Condition, values: RuntimeValues): boolean {
  return condition.some((all) => all.every((comparison) => compare(comparison, values)));
}

function compare({ left, operator, right }: Comparison, values: RuntimeValues): boolean {
  const [one, other] = [left, right].map((operand) => valueOfOperand(operand, values));
  if (operator === '==') return one !== undefined && isDeepStrictEqual(one, other);
  if (operator === '!=') return !isDeepStrictEqual(one, other);
  if (typeof one !== typeof other || (typeof one !== 'number' && typeof one !== 'string'))
    return false;
  const order = one < other! ? -1 : Number(one > other!);
  return { '<': order < 0, '<=': order <= 0, '>': order > 0, '>=': order >= 0 }[operator];
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
