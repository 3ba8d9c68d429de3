import type { JsonValue } from '../../../contract/case.ts';

/** How a language writes a value. */
export interface LiteralStyle {
  /** The indentation of one level. */
  indent: string;
  /** The text between the braces of an object and its members on one line. */
  padding: string;
  scalar(value: string | number | boolean | null): string;
  key(name: string): string;
}

/** An object or array that is longer than this number of characters is spread over several lines. */
const MAX_LINE = 72;

/**
 * Writes a value in a language whose arrays are in brackets and whose objects are in braces.
 * @param before the indentation of the line with the value
 * @param spread true if an object or array is spread over several lines, even if it is short
 */
export function literal(
  value: JsonValue,
  style: LiteralStyle,
  before = '',
  spread = false,
): string {
  if (typeof value !== 'object' || value === null) return style.scalar(value);
  const isArray = Array.isArray(value);
  const [open, close] = isArray ? ['[', ']'] : ['{', '}'];
  const deeper = before + style.indent;
  const items = (inner: string) =>
    isArray
      ? value.map((item) => literal(item, style, inner))
      : Object.entries(value).map(
          ([key, item]) => `${style.key(key)}: ${literal(item, style, inner)}`,
        );
  const short = items(before).join(', ');
  if (short === '') return open + close;
  const padding = isArray ? '' : style.padding;
  const line = open + padding + short + padding + close;
  return !spread && !line.includes('\n') && before.length + line.length <= MAX_LINE
    ? line
    : `${open}\n${items(deeper)
        .map((item) => `${deeper}${item},\n`)
        .join('')}${before}${close}`;
}
