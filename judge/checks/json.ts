import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser';
import { brief } from '../../contract/brief.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import { bodyViolation } from '../bodyViolation.ts';
import type { Violation } from '../finding.ts';
import type { ReadAnswer } from '../readAnswer.ts';

/** A JSON body is there, parses, names no member twice, and is not JSON wrapped in a JSON string. */
export function checkJson({ body }: ReadAnswer): Violation[] {
  if (!body?.isJson || body.text === undefined) return [];
  const { text, json } = body;
  if (text.trim() === '') return [bodyViolation(body, 'the body is not empty', 'an empty body')];
  if (!json)
    return [
      /^\s*<(!doctype|html|\?xml)/i.test(text)
        ? bodyViolation(body, 'the body is JSON', `an HTML page: ${brief(text)}`)
        : bodyViolation(body, 'the body is JSON', `${brief(text)} (${syntaxError(text)})`),
    ];
  if (typeof json.value === 'string' && holdsObject(json.value))
    return [
      bodyViolation(
        body,
        'the body is JSON, encoded once',
        `JSON inside a JSON string: ${brief(text)}`,
      ),
    ];
  return duplicateKeys(text).map((location) => ({
    ...bodyViolation(body, 'no member of an object comes twice', `${location} twice`),
    location,
  }));
}

function holdsObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

/** Names the fault without quoting the text around it, which may hold a token cut in two. */
function syntaxError(text: string): string {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [error] = errors;
  return error ? `${printParseErrorCode(error.error)} at character ${error.offset}` : 'not JSON';
}

function duplicateKeys(text: string): string[] {
  const open: Set<string>[] = [];
  const duplicates: string[] = [];
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectProperty: (key, _offset, _length, _line, _column, pathOf) => {
      const seen = open.at(-1)!;
      if (seen.has(key)) duplicates.push(pointerBelow('', ...pathOf(), key));
      seen.add(key);
    },
    onObjectEnd: () => {
      open.pop();
    },
  });
  return duplicates;
}
