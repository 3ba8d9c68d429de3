import { brief } from '../../contract/brief.ts';
import type { JsonValue } from '../../contract/case.ts';
import type { Schema } from '../../contract/openapi.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import { resolveReference } from '../../contract/reference.ts';
import { propertiesOf } from '../../contract/walkSchema.ts';
import type { Expectation } from '../expectation.ts';
import type { FindingFacts } from '../finding.ts';
import type { ReadResponse } from '../readResponse.ts';

/**
 * What a request said is what a success response shows: each scalar field of the request's body that the
 * answer has too, under the same name or the one that `x-echoed-as` gives, has the same value there.
 * A field that is `writeOnly` is not looked for.
 */
export function checkEcho(
  { response, body }: ReadResponse,
  expectation: Expectation,
): FindingFacts[] {
  const shown = body?.json?.value;
  if (!body || response!.status >= 300 || shown === undefined) return [];
  return unlikeSent(expectation, shown, body.content.pointer);
}

/** What a write was sent, as far as what is said of the thing is concerned. */
export type Sent = Pick<Expectation, 'contract' | 'operation' | 'request'>;

/**
 * The fields of a request that an object shows otherwise than they were sent.
 * @param pointer where in the bundle it stands what such an object is like
 */
export function unlikeSent(expectation: Sent, shown: JsonValue, pointer: string): FindingFacts[] {
  const sent = expectation.request.body;
  if (!isObject(sent) || !isObject(shown)) return [];
  const fields = requestFields(expectation);
  return Object.entries(sent).flatMap(([name, value]) => {
    const field = fields.get(name);
    const echoedAs = (field?.definition['x-echoed-as'] as string | undefined) ?? name;
    const came = shown[echoedAs];
    // Where both are sent, the one of that name counts.
    if (echoedAs !== name && echoedAs in sent) return [];
    if (!isScalar(value) || !isScalar(came) || field?.definition.writeOnly === true) return [];
    if (saysTheSame(value, came)) return [];
    const requirement = `body.${echoedAs} is the ${name} of the request`;
    return [
      {
        message: `body.${echoedAs} must be ${brief(value)} as in the request, came ${brief(came)}`,
        requirement,
        pointer: field?.pointer ?? pointer,
        location: `/${echoedAs}`,
        expected: brief(value),
        actual: brief(came),
      },
    ];
  });
}

function requestFields({ contract, operation, request }: Sent) {
  const content = operation.definition.requestBody?.content ?? {};
  const mediaType = request.contentType ?? '';
  const schema = content[mediaType]?.schema;
  if (!schema) return new Map<string, { definition: Schema; pointer: string }>();
  const pointer = pointerBelow(operation.pointer, 'requestBody', 'content', mediaType, 'schema');
  return new Map(
    propertiesOf(contract.document, schema, pointer).map(({ name, value, pointer }) => {
      const resolved = resolveReference<Schema>(contract.document, value, pointer);
      // What stands beside a reference belongs to the place, and wins.
      return [name, { definition: { ...resolved.value, ...value } as Schema, pointer }];
    }),
  );
}

type Scalar = string | number | boolean | null;

function isScalar(value: JsonValue | undefined): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

export function isObject(value: JsonValue | undefined): value is Record<string, JsonValue> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The names under which answers show the fields of a request's body. */
export function shownNames(expectation: Sent): Set<string> {
  const { body } = expectation.request;
  const fields = requestFields(expectation);
  return new Set(
    Object.keys(isObject(body) ? body : {}).map(
      (name) => (fields.get(name)?.definition['x-echoed-as'] as string | undefined) ?? name,
    ),
  );
}

/** A null boolean counts as false, a form sends numbers as text, and one instant has many spellings. */
function saysTheSame(sent: Scalar, shown: Scalar): boolean {
  if (sent === shown || (sent === false && shown === null)) return true;
  if (sent === null || shown === null) return false;
  if (String(sent) === String(shown)) return true;
  return (
    /^\d{4}-\d\d-\d\d/.test(String(sent)) && Date.parse(String(sent)) === Date.parse(String(shown))
  );
}
