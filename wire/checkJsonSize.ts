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

/** The most members of one object. Node takes seconds to create an object with hundreds of thousands of names. */
const MAX_MEMBERS = 10_000;

/** The most values of a body. */
const MAX_VALUES = 100_000;

/**
 * Checks the size of a JSON text before it is parsed, so that a refusal takes no longer than reading the text.
 * @throws a RangeError if the value is nested too deeply or has too many values
 */
export function checkJsonSize(text: string): void {
  let values = 1;
  /** The numbers of members of the open objects and arrays. The members of an array are not limited. */
  const open: number[] = [];
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case QUOTE:
        index = endOfString(text, index);
        break;
      case OPEN_ARRAY:
      case OPEN_OBJECT:
        if (open.length === MAX_LEVELS)
          throw new RangeError(`values must not be nested more than ${MAX_LEVELS} levels deep`);
        open.push(text.charCodeAt(index) === OPEN_OBJECT ? 1 : -Infinity);
        values += 1;
        break;
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        open.pop();
        break;
      case COMMA: {
        values += 1;
        const members = (open.pop() ?? -Infinity) + 1;
        open.push(members);
        if (members > MAX_MEMBERS)
          throw new RangeError(`an object must not have more than ${MAX_MEMBERS} members`);
        if (values > MAX_VALUES)
          throw new RangeError(`a body must not have more than ${MAX_VALUES} values`);
        break;
      }
    }
  }
}
