import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser';
import { brief } from '../../contract/brief.ts';
import type { JsonValue } from '../../contract/case.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import { judgeableJson } from '../../wire/judgeableJson.ts';
import { bodyFinding } from '../bodyFinding.ts';
import type { Check } from '../check.ts';

export const json: Check = {
  id: 'json',
  summary: 'A JSON body is not empty, parses, is encoded once, and has no duplicate member.',
  find: ({ body }) => {
    if (!body?.isJson || body.text === undefined) return [];
    const { text, json } = body;
    if (text.trim() === '') return [bodyFinding(body, 'the body is not empty', 'an empty body')];
    if (!json)
      return [
        /^\s*<(!doctype|html|\?xml)/i.test(text)
          ? bodyFinding(body, 'the body is JSON', `an HTML page: ${brief(text)}`)
          : bodyFinding(body, 'the body is JSON', `${brief(text)} (${syntaxError(text)})`),
      ];
    if (typeof json.value === 'string' && isObjectText(json.value))
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
  },
};

function isObjectText(text: string): boolean {
  try {
    const value: unknown = JSON.parse(judgeableJson(text).text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

/** Describes a syntax error. It does not quote the text, which may contain a part of a token. */
function syntaxError(text: string): string {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [error] = errors;
  return error ? `${printParseErrorCode(error.error)} at character ${error.offset}` : 'not JSON';
}

/** Counts the members of all objects in a value. */
function membersIn(value: JsonValue): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) for (const item of value) count += membersIn(item);
  else for (const key in value) count += 1 + membersIn(value[key]!);
  return count;
}

/**
 * Counts the keys in JSON text, duplicates included. The count may be too high, because a string can look like a key.
 */
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
