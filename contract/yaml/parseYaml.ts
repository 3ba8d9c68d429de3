import { type Document, isAlias, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import type { Place, Problem } from './problem.ts';

/** The text of a YAML file, to find positions in. */
export interface YamlText {
  /** Path of the file, as problems show it. */
  file: string;
  text: string;
}

/** The result of reading: a value, or problems. */
export type Reading<T> =
  | { value: T; problems?: undefined }
  | { value?: undefined; problems: Problem[] };

/** Parses a YAML file. Of its mistakes, only the first one is reported: others often follow from it. */
export function parseYaml(source: YamlText): Reading<unknown> {
  const { document, placeOf } = parseWithPlaces(source);
  const [error] = document.errors;
  if (error)
    return { problems: [yamlProblem(placeOf(error.pos[0]), reasonOf(error, source.text))] };
  try {
    return { value: document.toJS() };
  } catch (error) {
    // The parser checks the targets of aliases only now.
    const reason = "A '*' at the beginning begins an alias: quote the text";
    return { problems: [yamlProblem(placeOf(firstAlias(document)), reason, error)] };
  }
}

/** The nodes of a YAML file, and the line and column of an offset. */
export function parseWithPlaces({ file, text }: YamlText): {
  document: Document.Parsed;
  placeOf: (offset: number) => Place;
} {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
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

/** A message with what to do for the most frequent mistakes. Other mistakes have the message of the parser. */
function reasonOf({ code, message, pos: [start] }: YAMLError, text: string): string {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1).split('\n')[0] as string;
  if (/^\s*\t/.test(line)) return 'The indentation has a tab: indent with spaces';
  if (/^Implicit (map )?keys/.test(message))
    return 'The key has no value: write a colon and a space after it';
  if (code === 'DUPLICATE_KEY') {
    // The parser names the place where the key begins, and not where it ends.
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
