import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser';
import { brief } from '../../contract/brief.ts';
import type { JsonValue } from '../../contract/case.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import { bodyFinding } from '../bodyFinding.ts';
import type { FindingFacts } from '../finding.ts';
import type { ReadResponse } from '../readResponse.ts';

/** A JSON body is there, parses, names no member twice, and is not JSON wrapped in a JSON string. */
export function checkJson({ body }: ReadResponse): FindingFacts[] {
  if (!body?.isJson || body.text === undefined) return [];
  const { text, json } = body;
  if (text.trim() === '') return [bodyFinding(body, 'the body is not empty', 'an empty body')];
  if (!json)
    return [
      /^\s*<(!doctype|html|\?xml)/i.test(text)
        ? bodyFinding(body, 'the body is JSON', `an HTML page: ${brief(text)}`)
        : bodyFinding(body, 'the body is JSON', `${brief(text)} (${syntaxError(text)})`),
    ];
  if (typeof json.value === 'string' && holdsObject(json.value))
    return [
      bodyFinding(
        body,
        'the body is JSON, encoded once',
        `JSON inside a JSON string: ${brief(text)}`,
      ),
    ];
  if (membersIn(json.value) === keysIn(text)) return [];
  return duplicateKeys(text).map((location) => ({
    ...bodyFinding(body, 'no member of an object comes twice', `${location} twice`),
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

/** How many members the objects of a value have. */
function membersIn(value: JsonValue): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) for (const item of value) count += membersIn(item);
  else for (const key in value) count += 1 + membersIn(value[key]!);
  return count;
}

/** How many members JSON has as a text, each of the same name counted; texts in it may look like more. */
function keysIn(text: string): number {
  const key = /"[ \t\r\n]*:/g;
  let count = 0;
  while (key.test(text)) count += 1;
  return count;
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
