/** An operation as generators understand it: what it is asked with and what it answers. */
import type {
  Document,
  MediaType,
  Operation,
  Parameter,
  Response,
  Schema,
} from '../../contract/openapi.ts';
import { typesOf } from './alternatives.ts';
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
        portableResponse(document, response as Response),
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

/** One media type: JSON where it is offered, else bytes of any kind. */
function portableContent(
  document: Document,
  content: Record<string, MediaType>,
): Record<string, MediaType> {
  const json = content['application/json'];
  if (json)
    return { 'application/json': { schema: portableSchema(document, json.schema as Schema) } };
  return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
}

/** Each key of a hash as a parameter of its own: `not[labels]`. Clients that send `labels` for it turn the filter round. */
function splitHash(parameter: Parameter): Parameter[] {
  const { style, explode: _, ...rest } = parameter;
  if (style !== 'deepObject') return [parameter];
  const { properties, required = [] } = parameter.schema as Schema;
  return Object.entries(properties as Record<string, Schema>).map(
    ([key, { description, ...schema }]) => ({
      ...rest,
      name: `${parameter.name}[${key}]`,
      description: description as string,
      required: parameter.required === true && (required as string[]).includes(key),
      schema,
    }),
  );
}

function portableParameter(document: Document, parameter: Parameter): Parameter {
  const { examples: _, schema, description, ...rest } = parameter;
  const { default: value, ...plain } = asText(schema as Schema);
  const told = defaultAsText({ default: value, description });
  return withoutExtensions({
    ...rest,
    ...(told.description !== undefined && { description: told.description as string }),
    schema: portableSchema(document, plain),
  });
}

/**
 * In an address all is text. So what may be a number or a text is a text, and a list of values or a word that stands for
 * some is a list of texts.
 */
function asText(schema: Schema): Schema {
  const alternatives = (schema.anyOf ?? [schema]) as Schema[];
  const types = alternatives.flatMap(typesOf);
  if (types.length < 2) return schema;
  return types.includes('array')
    ? { type: 'array', items: { type: 'string' } }
    : { type: 'string' };
}
