import { isDeepStrictEqual } from 'node:util';
import { brief } from '../../contract/brief.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import type { Check } from '../check.ts';
import type { FindingFacts } from '../finding.ts';

const MAX_DIFFERENCES = 5;

export const documentedBody: Check = {
  id: 'documented-body',
  summary: 'The body is that of the case: equal as JSON, or byte for byte.',
  unless: ['body-encoding', 'json', 'schema', 'echo'],
  onlyExact: true,
  find: ({ response, body }, { exact }) => {
    if (!exact || !body || response?.status !== exact.response.status) return [];
    const { body: documented, bodyBase64 } = exact.response;
    const pointer = pointerBelow(body.content.pointer, 'examples', exact.example);
    if (body.isJson && documented !== undefined)
      return differences(documented, body.json?.value)
        .slice(0, MAX_DIFFERENCES)
        .map(({ location, expected, actual }) =>
          bodyDifference(location, brief(expected), brief(actual), pointer),
        );
    const expected = bodyBase64
      ? Buffer.from(bodyBase64, 'base64')
      : Buffer.from(String(documented ?? ''));
    return body.bytes?.equals(expected)
      ? []
      : [bodyDifference('', describe(expected), describe(body.bytes ?? Buffer.alloc(0)), pointer)];
  },
};

function bodyDifference(
  location: string,
  expected: string,
  actual: string,
  pointer: string,
): FindingFacts {
  return {
    message: `body${location} must be ${expected} as in the case, got ${actual}`,
    requirement: 'the body is the documented one',
    pointer,
    location,
    expected,
    actual,
  };
}

interface Difference {
  location: string;
  expected: unknown;
  actual: unknown;
}

/** Returns the deepest places where two JSON values differ. */
function differences(expected: unknown, actual: unknown, location = ''): Difference[] {
  if (isDeepStrictEqual(expected, actual) || isNoTrue(expected, actual)) return [];
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

/** Returns true for null and false: null in a boolean field means false. The check `schema` tells where it may stand. */
function isNoTrue(...values: unknown[]): boolean {
  return values.every((value) => value === null || value === false);
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function describe(bytes: Buffer): string {
  return `${bytes.length} bytes (${brief(bytes.toString('latin1', 0, 100), 40)})`;
}
