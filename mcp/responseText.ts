/** Writes a response as a text of bounded size, and says how to get the rest. */
import type { JsonValue } from '../contract/case.ts';
import { isObject } from '../contract/isObject.ts';

/** The most characters of a body in a result: about 3,000 tokens. */
export const MOST_CHARACTERS = 10_000;

/** The part of a body that an assistant wants. */
export interface Selection {
  /** The fields of each item, or of the object: `name`, `commit.id`. Default: all fields. */
  fields?: string[] | undefined;
  /** The number of items to skip, or of characters in a text. Default: 0. */
  from?: number | undefined;
}

/** Cuts a text to a number of characters, the last of which is `…`. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // Half of a pair of surrogates is no character.
  return `${text.slice(0, Math.max(0, most - 1)).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** A part of a body: as a text that says how to get the rest, and as a value. */
export interface ShownBody {
  text: string;
  /** The JSON value, the items of a list that are shown, or a text. */
  value: JsonValue;
  /** Where the rest begins. Absent if nothing is left. */
  from?: number;
}

/**
 * Returns the selected part of a body.
 * @param body a JSON value, or the text of a body that is not JSON
 */
export function selectBody(
  body: JsonValue,
  isText: boolean,
  { fields, from = 0 }: Selection,
  most = MOST_CHARACTERS,
): ShownBody {
  const selected = fields && fields.length > 0 && !isText ? withFields(body, fields) : body;
  if (Array.isArray(selected)) return selectItems(selected, from, most);
  const whole = isText ? String(selected) : JSON.stringify(selected);
  const part = whole.slice(from, from + most);
  const rest = whole.length - from - part.length;
  if (rest <= 0) return { text: part, value: isText || from > 0 ? part : selected };
  const next = from + part.length;
  return {
    text: `${part}\n… ${rest} of ${whole.length} characters are left. Get them with \`from: ${next}\`${isText ? '' : ', or choose `fields`'}.`,
    value: part,
    from: next,
  };
}

function selectItems(items: JsonValue[], from: number, most: number): ShownBody {
  const lines: string[] = [];
  const value: JsonValue[] = [];
  let size = 0;
  for (const item of items.slice(from)) {
    const line = JSON.stringify(item);
    if (lines.length > 0 && size + line.length > most) break;
    lines.push(cutText(line, most));
    value.push(line.length > most ? cutText(line, most) : item);
    size += line.length + 2;
  }
  const next = from + lines.length;
  const text = `[${lines.join(',\n')}]`;
  if (next >= items.length && size <= most + 2) return { text, value };
  const shown = `Items ${from + 1} to ${next} of ${items.length} on this page.`;
  return next < items.length
    ? {
        text: `${text}\n… ${shown} Get more with \`from: ${next}\`, choose \`fields\`, or set a smaller \`per_page\`.`,
        value,
        from: next,
      }
    : { text: `${text}\n… ${shown} An item was cut: choose \`fields\`.`, value };
}

/** Returns only some fields of an object, or of each item. A field of an object within is written with a dot. */
function withFields(value: JsonValue, fields: string[]): JsonValue {
  if (Array.isArray(value)) return value.map((item) => withFields(item, fields));
  if (!isObject(value)) return value;
  const result: [string, JsonValue][] = [];
  for (const name of new Set(fields.map((field) => field.replace(/\..*/s, '')))) {
    if (!Object.hasOwn(value, name)) continue;
    const within = fields
      .filter((field) => field.startsWith(`${name}.`))
      .map((field) => field.slice(name.length + 1));
    const isWhole = within.length === 0 || fields.includes(name);
    result.push([name, isWhole ? value[name]! : withFields(value[name]!, within)]);
  }
  return Object.fromEntries(result);
}
