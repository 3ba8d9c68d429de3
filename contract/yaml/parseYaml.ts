import { visit as visitJson } from 'jsonc-parser';
import { type Document, isAlias, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import type { JsonValue } from '../case.ts';
import type { Place, Problem } from './problem.ts';
import type { YamlText } from './yamlText.ts';

export type { YamlText } from './yamlText.ts';

/** The result of reading a file: either a value, or problems. */
export type Reading<T> =
  | { value: T; problems?: undefined }
  | { value?: undefined; problems: Problem[] };

/** Parses a YAML file. Only the first syntax error is reported, since further errors often follow from it. */
export function parseYaml(source: YamlText): Reading<JsonValue> {
  // JSON is YAML, too, and its own parser is thirty times as fast.
  if (/^\s*\{/.test(source.text)) {
    const json = parseJson(source.text);
    if (json) return json;
  }
  const { document, placeOf } = parseWithPlaces(source);
  const [error] = document.errors;
  if (error)
    return { problems: [yamlProblem(placeOf(error.pos[0]), describeError(error, source.text))] };
  try {
    return { value: document.toJS() };
  } catch (error) {
    // The parser reports an alias without a target only when it builds the value.
    const reason = "A '*' at the beginning begins an alias: quote the text";
    return { problems: [yamlProblem(placeOf(firstAlias(document)), reason, error)] };
  }
}

/**
 * Parses JSON. The result is undefined if the text is not JSON or an object has a key twice. The YAML parser then
 * reports the mistake.
 */
function parseJson(text: string): { value: JsonValue } | undefined {
  try {
    const value: JsonValue = JSON.parse(text);
    return hasKeyTwice(text) ? undefined : { value };
  } catch {
    return undefined;
  }
}

function hasKeyTwice(text: string): boolean {
  const open: Set<string>[] = [];
  let isTwice = false;
  visitJson(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectProperty: (key) => {
      isTwice ||= open.at(-1)?.has(key) === true;
      open.at(-1)?.add(key);
    },
    onObjectEnd: () => {
      open.pop();
    },
  });
  return isTwice;
}

/** The document that was parsed last. One file may have many problems, and each needs a position in the document. */
let last: { text: string; document: Document.Parsed; lineCounter: LineCounter } | undefined;

function parseOnce(text: string) {
  if (last?.text === text) return last;
  const lineCounter = new LineCounter();
  // `<<` merges a mapping, as in YAML 1.1: authors share fields in this way.
  const document = parseDocument(text, { lineCounter, prettyErrors: false, merge: true });
  last = { text, document, lineCounter };
  return last;
}

/**
 * Parses a YAML file. `placeOf` converts an offset in the text to a line and column. Callers share the document and must
 * not change it.
 */
export function parseWithPlaces({ file, text }: YamlText): {
  document: Document.Parsed;
  placeOf: (offset: number) => Place;
} {
  const { document, lineCounter } = parseOnce(text);
  return {
    document,
    placeOf: (offset) => {
      const { line, col } = lineCounter.linePos(offset);
      return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
    },
  };
}

function yamlProblem(place: Place, reason: string, cause?: unknown): Problem {
  const detail = cause instanceof Error ? ` (${cause.message})` : '';
  return { rule: 'yaml', message: `Not valid YAML: ${reason}${detail}`, ...place };
}

/** Returns a message that says what to do. For less frequent mistakes, it returns the message of the parser. */
function describeError({ code, message, pos: [start] }: YAMLError, text: string): string {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1).split('\n')[0] as string;
  if (/^\s*\t/.test(line)) return 'The indentation has a tab: indent with spaces';
  if (/^Implicit (map )?keys/.test(message))
    return 'The key has no value: write a colon and a space after it';
  if (code === 'DUPLICATE_KEY') {
    // The parser gives only the position where the key begins.
    const key = text.slice(start).split(':')[0];
    return `The key '${key}' is there twice: remove one of them`;
  }
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return "A key stands within a value: give it a line of its own, or quote the text that has ': ' in it";
  if (code === 'MULTIPLE_DOCS') return 'A file holds one document: remove the line ---';
  return message;
}

function firstAlias(document: Document.Parsed): number {
  let offset = 0;
  visit(document, {
    Alias: (_, alias) => {
      if (!isAlias(alias) || alias.resolve(document)) return undefined;
      offset = alias.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}
