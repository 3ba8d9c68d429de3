/**
 * Characters that change how a terminal or a page shows the text around them: control characters, marks of the writing
 * direction, and line separators. Half of a character, which is no valid text, is among them.
 */
const INVISIBLE = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}\ufeff]/gu;
const SHORT: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Shows control characters and marks of the writing direction as escapes, such as `\u001b`. The text is one line. */
export function printable(text: string): string {
  return text.replaceAll(INVISIBLE, (character) => SHORT[character] ?? escapeCharacter(character));
}

/** Shows the same characters as escapes, but keeps tabs and the ends of lines. */
export function printableLines(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(INVISIBLE, (character) =>
      /[\n\t]/.test(character) ? character : escapeCharacter(character),
    );
}

/** Returns the same data with all of its texts as `printable` shows them. */
export function printableData<T>(data: T): T {
  if (typeof data === 'string') return printable(data) as T;
  if (Array.isArray(data)) return data.map(printableData) as T;
  if (typeof data === 'object' && data !== null)
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, printableData(value)]),
    ) as T;
  return data;
}

/** Writes data as JSON in which control characters and marks of the writing direction are escaped. */
export function printableJson(data: unknown, indent = 2): string {
  return JSON.stringify(data, null, indent).replaceAll(INVISIBLE, (character) =>
    character === '\n' ? character : escapeCharacter(character),
  );
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
