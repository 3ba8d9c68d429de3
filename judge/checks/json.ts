import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser';
import { brief } from '../../contract/brief.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import { decodedBody } from '../../wire/decodedBody.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { isJson } from '../../wire/mediaType.ts';
import { documentedBody, type Expectation } from '../expectation.ts';
import type { Violation } from '../finding.ts';

/** A JSON body is there, parses, names no member twice, and is not JSON wrapped in a JSON string. */
export function checkJson(exchange: Exchange, expectation: Expectation): Violation[] {
  const documented = documentedBody(exchange, expectation);
  if (!documented || !isJson(documented.mediaType)) return [];
  const { text } = decodedBody(documented.response);
  if (text === undefined) return [];

  if (text.trim() === '') return [violation('the body is not empty', 'an empty body')];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [
      /^\s*<(!doctype|html|\?xml)/i.test(text)
        ? violation('the body is JSON', `an HTML page: ${brief(text)}`)
        : violation('the body is JSON', `${brief(text)} (${syntaxError(text)})`),
    ];
  }
  if (typeof value === 'string' && holdsObject(value))
    return [
      violation('the body is JSON, encoded once', `JSON inside a JSON string: ${brief(text)}`),
    ];
  return duplicateKeys(text).map((location) => ({
    ...violation('no member of an object comes twice', `${location} twice`),
    location,
  }));

  function violation(requirement: string, actual: string): Violation {
    return {
      message: `${requirement}; came ${actual}`,
      requirement,
      pointer: documented!.pointer,
      actual,
    };
  }
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
