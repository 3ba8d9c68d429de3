import { MAX_LEVELS } from './form.ts';
import {
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  COMMA,
  endOfString,
  OPEN_ARRAY,
  OPEN_OBJECT,
  QUOTE,
} from './jsonTokens.ts';

/** JSON text with bounds on its levels and values, so that reading it takes bounded time, memory and stack. */
export interface JudgeableJson {
  text: string;
  /** Says which part of a larger value the text has, as the end of a sentence. Absent if the text has the whole value. */
  limit?: string;
  /** True if values below the hundredth level were left out. */
  isDeep?: true;
}

/**
 * The most values of a body that are judged, because the time of the validator grows with the square of its errors.
 * Beyond them, the items of an array are left out. A page of the API has 100 items at most.
 */
export const MAX_JUDGED_VALUES = 20_000;

/** A value that is deeper than `MAX_LEVELS`, or that stands behind `MAX_JUDGED_VALUES` others, is longer than this. */
const MIN_LENGTH = 2 * MAX_LEVELS;

/** An open array or object. */
interface Container {
  isArray: boolean;
  values: number;
}

/**
 * Leaves out the values below the hundredth level, with `null` in their place, and the items of arrays behind the first
 * 20 000 values. It scans the text once, because a parser could exceed the stack. Text that is not JSON stays so.
 */
export function judgeableJson(text: string): JudgeableJson {
  if (text.length < MIN_LENGTH) return { text };
  const open: Container[] = [];
  const parts: string[] = [];
  let kept = 0;
  let values = 0;
  let isDeep = false;
  let isLong = false;
  /** While text is left out: the depth at which it ends, and whether it is one deep value. */
  let leftOut: { until: number; isValue: boolean } | undefined;
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case QUOTE:
        index = endOfString(text, index);
        break;
      case OPEN_ARRAY:
      case OPEN_OBJECT:
        if (!leftOut && depth === MAX_LEVELS) {
          parts.push(text.slice(kept, index), 'null');
          leftOut = { until: depth, isValue: true };
          isDeep = true;
        }
        depth += 1;
        if (!leftOut) open.push({ isArray: text.charCodeAt(index) === OPEN_ARRAY, values: 0 });
        break;
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        depth -= 1;
        if (!leftOut) open.pop();
        else if (depth === leftOut.until) {
          // The bracket closes a deep value, or the array whose last items were left out.
          kept = leftOut.isValue ? index + 1 : index;
          if (!leftOut.isValue) open.pop();
          leftOut = undefined;
        }
        break;
      case COMMA: {
        if (leftOut) break;
        values += 1;
        const inside = open.at(-1);
        if (!inside) break;
        inside.values += 1;
        if ((inside.isArray ? values : inside.values) > MAX_JUDGED_VALUES) {
          parts.push(text.slice(kept, index));
          leftOut = { until: depth - 1, isValue: false };
          isLong = true;
        }
        break;
      }
    }
  }
  if (!leftOut) parts.push(text.slice(kept));
  if (!isDeep && !isLong) return { text };
  const limits = [
    ...(isDeep ? [`the first ${MAX_LEVELS} levels`] : []),
    ...(isLong ? [`about the first ${MAX_JUDGED_VALUES} values`] : []),
  ];
  return { text: parts.join(''), limit: limits.join(' and '), ...(isDeep && { isDeep }) };
}
