/** Changes an operation so that generators understand its parameters, body and responses. */
import type {
  Document,
  MediaType,
  Operation,
  Parameter,
  Response,
  Schema,
} from '../../contract/openapi.ts';
import { listTypes } from './alternatives.ts';
import { defaultAsText, portableSchema } from './schemas.ts';
import { withoutExtensions } from './withoutExtensions.ts';

export function portableOperation(document: Document, operation: Operation): Operation {
  const { parameters, requestBody, responses, ...rest } = operation;
  return withoutExtensions({
    ...rest,
    ...(parameters && {
      parameters: parameters
        .flatMap(splitHash)
        .map((parameter) => portableParameter(document, parameter)),
    }),
    ...(requestBody && {
      requestBody: withoutExtensions({
        ...requestBody,
        content: portableContent(document, requestBody.content),
      }),
    }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [
        status,
        portableResponse(document, response),
      ]),
    ),
  });
}

function portableResponse(document: Document, response: Response): Response {
  const { content, ...rest } = response;
  return withoutExtensions({
    ...rest,
    ...(content && { content: portableContent(document, content) }),
  });
}

/**
 * Keeps only JSON if the content has it, otherwise bytes. The media type for bytes comes first, because some generators
 * take the first one, and a download of any media type keeps that, too.
 */
function portableContent(
  document: Document,
  content: Record<string, MediaType>,
): Record<string, MediaType> {
  const json = content['application/json'];
  if (json)
    return { 'application/json': { schema: portableSchema(document, json.schema as Schema) } };
  const bytes = { schema: { type: 'string', format: 'binary' } };
  return { 'application/octet-stream': bytes, ...(ANY_TYPE in content && { [ANY_TYPE]: bytes }) };
}

const ANY_TYPE = '*/*';

/**
 * Replaces a hash with one parameter per key, such as `not[labels]`. Some clients would send `labels`, the opposite
 * filter.
 */
function splitHash(parameter: Parameter): Parameter[] {
  const { style, explode: _, ...rest } = parameter;
  if (style !== 'deepObject') return [parameter];
  const { properties, required = [] } = parameter.schema;
  return Object.entries(properties as Record<string, Schema>).map(
    ([key, { description, ...schema }]) => ({
      ...rest,
      name: `${parameter.name}[${key}]`,
      description: [description, parameter.description].filter(Boolean).join(' '),
      required: parameter.required === true && required.includes(key),
      schema,
    }),
  );
}

function portableParameter(document: Document, parameter: Parameter): Parameter {
  const { examples: _, schema, description, ...rest } = parameter;
  const { default: value, ...plain } = parameter.in === 'path' ? pathText(schema) : asText(schema);
  const described = defaultAsText({ default: value, description });
  return withoutExtensions({
    ...rest,
    ...(described.description !== undefined && { description: described.description }),
    schema: portableSchema(document, plain),
  });
}

/**
 * The texts that a segment of a path can have: not empty, `.` or `..`, which would move the request to another path. The
 * expression has no lookahead, since the ones of Go and Rust have none.
 */
const SEGMENT = { minLength: 1, pattern: '^(\\.{0,2}[^.]|\\.{3})' };

/** Restricts a text in the path, so that generators that check parameters refuse texts that lead to another path. */
function pathText(schema: Schema): Schema {
  const text = asText(schema);
  const [type, ...others] = listTypes(text);
  return type === 'string' && others.length === 0 && !text.enum ? { ...SEGMENT, ...text } : text;
}

/**
 * URLs contain only text. So a parameter with several types becomes a string. If one of the types is a list, it
 * becomes a list of strings.
 */
function asText(schema: Schema): Schema {
  const alternatives = schema.anyOf ?? [schema];
  const types = alternatives.flatMap(listTypes);
  if (types.length < 2) return schema;
  return types.includes('array')
    ? { type: 'array', items: { type: 'string' } }
    : { type: 'string' };
}
