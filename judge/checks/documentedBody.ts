import { isDeepStrictEqual } from 'node:util';
import { brief } from '../../contract/brief.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import { decodedBody } from '../../wire/decodedBody.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { isJson } from '../../wire/mediaType.ts';
import { documentedBody, type Expectation } from '../expectation.ts';
import type { Violation } from '../finding.ts';

const MAX_DIFFERENCES = 5;

/** A mock answers with the body that the case documents: equal as JSON, or byte for byte. */
export function checkDocumentedBody(exchange: Exchange, expectation: Expectation): Violation[] {
  const { status, body, bodyBase64 } = expectation.case.response;
  const documented = documentedBody(exchange, expectation);
  if (!expectation.exact || !documented || documented.response.status !== status) return [];
  const { bytes, text } = decodedBody(documented.response);
  if (isJson(documented.mediaType) && body !== undefined)
    return differences(body, JSON.parse(text ?? 'null'))
      .slice(0, MAX_DIFFERENCES)
      .map(({ location, expected, actual }) => violation(location, brief(expected), brief(actual)));
  const expected = bodyBase64 ? Buffer.from(bodyBase64, 'base64') : Buffer.from(String(body ?? ''));
  return bytes?.equals(expected)
    ? []
    : [violation('', describe(expected), describe(bytes ?? Buffer.alloc(0)))];

  function violation(location: string, expected: string, actual: string): Violation {
    return {
      message: `body${location} must be ${expected} as in the case, came ${actual}`,
      requirement: 'the body is the documented one',
      pointer: `${documented!.pointer}/examples/${expectation.case.name}`,
      location,
      expected,
      actual,
    };
  }
}

interface Difference {
  location: string;
  expected: unknown;
  actual: unknown;
}

/** Where two JSON values differ, as deep down as can be said. */
function differences(expected: unknown, actual: unknown, location = ''): Difference[] {
  if (isDeepStrictEqual(expected, actual)) return [];
  if (
    !isContainer(expected) ||
    !isContainer(actual) ||
    Array.isArray(expected) !== Array.isArray(actual)
  )
    return [{ location, expected, actual }];
  return [...new Set([...Object.keys(expected), ...Object.keys(actual)])].flatMap((key) =>
    differences(expected[key], actual[key], pointerBelow(location, key)),
  );
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function describe(bytes: Buffer): string {
  return `${bytes.length} bytes (${brief(bytes.toString('latin1', 0, 100), 40)})`;
}
