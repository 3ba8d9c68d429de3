/** Puts an operation of an extension into the form of the bundle. */
import type { JsonValue } from '../case.ts';
import { followReference, type Part } from '../followReference.ts';
import { isObject, type JsonObject } from '../isObject.ts';
import { nearest } from '../nearest.ts';
import type { Document, Method, Operation } from '../openapi.ts';
import { pointerTo, splitPointer } from '../pointer.ts';
import type { Problem } from '../yaml/problem.ts';
import type { YamlPath } from '../yaml/problemAt.ts';
import type { ExtensionSource } from './extension.ts';
import { nameSchema } from './nameSchema.ts';
import { DATA_KEYWORDS, schemaOf31 } from './schemaOf31.ts';

/** An operation of an extension, and its place in the file. */
export interface OperationPlace {
  method: Method;
  /** The path below `/api/v4`. */
  path: string;
  at: YamlPath;
}

/** The operations and schemas that are taken from a document so far. */
interface Taking {
  source: ExtensionSource;
  bundle: Document;
  /** The text that is put before the name of each schema of the file. */
  prefix: string;
  /** The schemas of the file. */
  own: JsonObject;
  /** The schemas that the operations reach, with the names that they have in the bundle. */
  schemas: JsonObject;
  problems: Problem[];
}

/** Parameters and responses are written into the operation. The schemas that it reaches are added to those taken. */
export function convertOperation(
  taking: Taking,
  { method, path, at }: OperationPlace,
  item: JsonObject,
  written: JsonObject,
): Operation {
  const {
    parameters,
    requestBody,
    responses,
    callbacks: _,
    servers: __,
    externalDocs: ___,
    ...rest
  } = written;
  const { source, bundle } = taking;
  const all = [
    ...convertParameters(taking, item.parameters, [...at.slice(0, -1), 'parameters']),
    ...convertParameters(taking, parameters, [...at, 'parameters']),
  ];
  // A parameter of the operation replaces that of the path item.
  const byName = new Map(all.map((one) => [`${one.in} ${one.name}`, one]));
  const body = requestBody && resolvePart(taking, requestBody, [...at, 'requestBody']);
  const statuses = Object.entries(isObject(responses) ? responses : {}).filter(([status]) =>
    /^[1-5]\d\d$/.test(status),
  );
  const { operationId, security } = rest;
  // The form of the document was checked, and this function is the border at which its parts get their types.
  return {
    ...rest,
    operationId:
      typeof operationId === 'string'
        ? operationId.replaceAll('-', '_')
        : nameOperation(method, path),
    summary: rest.summary ?? firstLine(rest.description) ?? `${method.toUpperCase()} ${path}`,
    tags: rest.tags ?? [],
    security: convertSecurity(
      Array.isArray(security) ? security.filter(isObject) : source.document.security,
      bundle,
    ),
    parameters: [...byName.values()],
    ...(body && {
      requestBody: {
        ...body.value,
        content: convertContent(taking, body.value.content, [...body.at, 'content']),
      },
    }),
    responses: Object.fromEntries(
      statuses.map(([status, one]) => [
        status,
        convertResponse(taking, one, [...at, 'responses', status]),
      ]),
    ),
  } as unknown as Operation;
}

/** Follows references to components that are not schemas. A component that is missing is empty. */
function resolvePart({ source, problems }: Taking, value: JsonValue, at: YamlPath): Part {
  const found = followReference(source.document, value, at);
  if ('value' in found) return found;
  problems.push(source.problemAt(found.at, describeLost(found.reference, [])));
  return { value: {}, at };
}

/** Converts a schema, and takes the schemas that it refers to. */
function convertSchema(taking: Taking, value: JsonValue | undefined, at: YamlPath): JsonValue {
  const { source, bundle, prefix, own, schemas, problems } = taking;
  const ours = bundle.components.schemas ?? {};
  const schema = changeReferences(value ?? {}, at, (reference, place) => {
    const [root, section, name = '', ...below] = splitPointer(reference);
    const isSchema = reference.startsWith('#/') && root === 'components' && section === 'schemas';
    if (isSchema && Object.hasOwn(own, name)) {
      const to = nameSchema(name, prefix, Object.keys(own));
      if (!(to in schemas)) {
        // The place is kept before the schema is converted, so that schemas come in the order in which they are used.
        schemas[to] = {};
        schemas[to] = convertSchema(taking, own[name], ['components', 'schemas', name]);
      }
      return pointerTo('components', 'schemas', to, ...below);
    }
    if (isSchema && name in ours) return reference;
    const known = [...Object.keys(own), ...Object.keys(ours)];
    problems.push(source.problemAt(place, describeLost(reference, known)));
    return reference;
  });
  return source.document.openapi.startsWith('3.0') ? schemaOf31(schema) : schema;
}

function convertContent(
  taking: Taking,
  value: JsonValue | undefined,
  at: YamlPath,
): JsonObject | undefined {
  if (!isObject(value)) return undefined;
  return mapValues(value, (media, type) => {
    const { schema, ...rest } = isObject(media) ? media : {};
    const place = [...at, type];
    return {
      ...(schema !== undefined && { schema: convertSchema(taking, schema, [...place, 'schema']) }),
      ...withExamples(taking, rest, place),
    };
  });
}

/** Writes the examples of a parameter, a header or a body into it. A document may have them among its components. */
function withExamples(taking: Taking, value: JsonObject, at: YamlPath): JsonObject {
  const { examples } = value;
  if (!isObject(examples)) return value;
  const written = (one: JsonValue, name: string) =>
    resolvePart(taking, one, [...at, 'examples', name]).value;
  return { ...value, examples: mapValues(examples, written) };
}

function convertParameters(
  taking: Taking,
  values: JsonValue | undefined,
  at: YamlPath,
): JsonObject[] {
  const { bundle, source, problems } = taking;
  return (Array.isArray(values) ? values : []).flatMap((value, index) => {
    const found = resolvePart(taking, value, [...at, index]);
    const { schema, ...rest } = found.value;
    if (rest.in === 'cookie' || rest.name === undefined) return [];
    for (const key of [rest['x-fixture'] ?? []].flat().map(String))
      if (!(key in bundle['x-fixtures']) && !(key in (source.document['x-fixtures'] ?? {})))
        problems.push(
          source.problemAt(
            [...found.at, 'x-fixture'],
            `The parameter '${rest.name}' has the fixture ${key}, which neither the contract nor this file has. Add it to \`x-fixtures\``,
          ),
        );
    const converted = {
      ...withExamples(taking, rest, found.at),
      ...(rest.in === 'path' && { required: true }),
      schema: convertSchema(taking, schema, [...found.at, 'schema']),
    };
    if (!isOneText(converted) || !isArray(taking, converted.schema)) return [converted];
    const { style = 'form' } = rest;
    if (style === 'form' || style === 'simple') return [commaList(converted)];
    problems.push(
      source.problemAt(
        found.at,
        `The array '${rest.name}' has the style ${String(style)}, which the client cannot send. Describe it as a text: \`schema: { type: string }\``,
      ),
    );
    return [converted];
  });
}

/** Returns true for a parameter whose arrays are one text. In a query, the platform takes `name[]=` for each item. */
function isOneText({ in: place, style = 'form', explode }: JsonObject): boolean {
  return place !== 'query' || explode === false || !['form', 'deepObject'].includes(String(style));
}

function isArray({ schemas }: Taking, schema: JsonValue): boolean {
  const name = isObject(schema) && splitPointer(String(schema.$ref ?? ''))[2];
  const target = name ? schemas[name] : schema;
  return isObject(target) && [target.type].flat().includes('array');
}

/** Returns an array parameter as the contract has such ones: a text with commas. Its examples are arrays. */
function commaList(parameter: JsonObject): JsonObject {
  const { style: _, explode: __, example: ___, examples: ____, ...rest } = parameter;
  return { ...rest, schema: { type: 'string', 'x-comma-list': true } };
}

function convertResponse(taking: Taking, value: JsonValue, place: YamlPath): JsonObject {
  const { value: response, at } = resolvePart(taking, value, place);
  const { description = '', headers, content, links: _, ...rest } = response;
  const bodies = convertContent(taking, content, [...at, 'content']);
  return {
    description,
    ...(isObject(headers) && {
      headers: mapValues(headers, (header, name) => {
        const found = resolvePart(taking, header, [...at, 'headers', name]);
        const schema = convertSchema(taking, found.value.schema, [...found.at, 'schema']);
        return { ...withExamples(taking, found.value, found.at), schema };
      }),
    }),
    ...(bodies && { content: bodies }),
    ...rest,
  };
}

function mapValues(
  object: JsonObject,
  change: (value: JsonValue, key: string) => JsonValue,
): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, change(value, key)]),
  );
}

function describeLost(reference: string, known: string[]): string {
  if (!reference.startsWith('#'))
    return `${reference} is in another file. Bundle the files first: npx @redocly/cli bundle FILE -o bundled.yaml`;
  const name = splitPointer(reference)[2];
  const similar = name && nearest(name, known);
  return `${reference} is neither in this file nor in the contract${similar ? `. Did you mean ${similar}?` : ''}`;
}

/** Copies a schema with other references. Values that are data are copied unchanged. */
function changeReferences(
  value: JsonValue,
  at: YamlPath,
  change: (reference: string, at: YamlPath) => string,
  isNames = false,
): JsonValue {
  if (Array.isArray(value))
    return value.map((item, index) => changeReferences(item, [...at, index], change));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      const here = [...at, key];
      if (isNames) return [key, changeReferences(child, here, change)];
      if (key === '$ref' && typeof child === 'string') return [key, change(child, here)];
      if (DATA_KEYWORDS.has(key)) return [key, child];
      if (key === 'mapping' && isObject(child))
        return [
          key,
          Object.fromEntries(
            Object.entries(child).map(([name, target]) => [
              name,
              // A target may be the name of a schema.
              typeof target === 'string'
                ? change(/^\w+$/.test(target) ? `#/components/schemas/${target}` : target, [
                    ...here,
                    name,
                  ])
                : target,
            ]),
          ),
        ];
      const areNames = ['properties', 'patternProperties', '$defs', 'dependentSchemas'].includes(
        key,
      );
      return [key, changeReferences(child, here, change, areNames)];
    }),
  );
}

/**
 * Returns the security of an operation with the contract's schemes. The scheme of another document is a token, too, and
 * the caller has only one.
 */
function convertSecurity(written: object[] | undefined, { components }: Document): object[] {
  const schemes = components.securitySchemes ?? {};
  const [token = 'privateToken'] = Object.keys(schemes);
  const required = written ?? [{ [token]: [] }];
  if (required.every((one) => Object.keys(one).every((name) => name in schemes))) return required;
  const isOptional = required.some((one) => Object.keys(one).length === 0);
  return [...(isOptional ? [{}] : []), { [token]: [] }];
}

/** Returns an operationId for a method and path: `getProjectsByIdBranches` for `GET /projects/{id}/branches`. */
export function nameOperation(method: string, path: string): string {
  const words = path
    .replaceAll(/\{(\w+)\}/g, 'by_$1')
    .split(/\W+|_/)
    .filter(Boolean);
  return method + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
}

function firstLine(text: JsonValue | undefined): string | undefined {
  const [line] = typeof text === 'string' ? text.trim().split('\n') : [];
  return line || undefined;
}
