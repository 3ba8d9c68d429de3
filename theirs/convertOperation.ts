/** Converts an operation of a document of others to the form of the bundle. */
import type { JsonValue } from '../contract/case.ts';
import { nameOperation } from '../contract/extensions/convertOperation.ts';
import { isObject } from '../contract/isObject.ts';
import type { Method, Operation } from '../contract/openapi.ts';
import type { YamlPath } from '../contract/yaml/problemAt.ts';
import { chooseFree, convertSchema, type Side } from './convertSchema.ts';
import {
  type DocumentReader,
  type Node,
  type Part,
  readText,
  resolvePart,
} from './documentReader.ts';

/** Parameters and responses are written into the operation. Only schemas stay references. */
export function convertOperation(
  reader: DocumentReader,
  method: Method,
  path: string,
  item: Part,
  written: Node,
): Operation {
  const at = [...item.at, method];
  const parameters = new Map(
    [
      ...convertParameters(reader, item.value.parameters, [...item.at, 'parameters']),
      ...convertParameters(reader, written.parameters, [...at, 'parameters']),
    ].map((one) => [`${one.in} ${one.name}`, one]),
  );
  const id = readText(written.operationId) ?? nameOperation(method, path);
  const operationId = chooseFree(id, (one) => reader.ids.has(one));
  reader.ids.add(operationId);
  const endpoint = `${method.toUpperCase()} ${path}`;
  // The parts of the document are JSON values, and this function is the border at which they get their types.
  return {
    operationId,
    summary: readText(written.summary) ?? endpoint,
    tags: Array.isArray(written.tags) ? written.tags.filter((one) => typeof one === 'string') : [],
    ...(written.deprecated === true && { deprecated: true }),
    security: readSecurity(written.security ?? reader.source.security),
    parameters: [...parameters.values()],
    ...convertRequestBody(reader, written.requestBody, [...at, 'requestBody']),
    responses: convertResponses(reader, written.responses, [...at, 'responses'], endpoint),
  } as unknown as Operation;
}

function readSecurity(value: JsonValue | undefined): Node[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function convertRequestBody(
  reader: DocumentReader,
  written: JsonValue | undefined,
  place: YamlPath,
): Node {
  if (!written) return {};
  const { value, at } = resolvePart(reader, written, place);
  return {
    requestBody: {
      ...(value.required === true && { required: true }),
      content: convertContent(reader, value.content, [...at, 'content'], 'request') ?? {},
    },
  };
}

function convertParameters(
  reader: DocumentReader,
  value: JsonValue | undefined,
  at: YamlPath,
): Node[] {
  if (value !== undefined && !Array.isArray(value)) {
    reader.problems.push({ path: at, message: '`parameters` must be a list' });
    return [];
  }
  return (value ?? []).flatMap((one, index) => {
    const parameter = resolvePart(reader, one, [...at, index]);
    const { name, in: place, required, style, explode, schema, content } = parameter.value;
    if (typeof name !== 'string' || typeof place !== 'string') {
      if (Object.keys(parameter.value).length > 0)
        reader.problems.push({
          path: parameter.at,
          message: 'A parameter has a `name` and an `in`',
        });
      return [];
    }
    if (!['path', 'query', 'header'].includes(place)) return [];
    // A parameter with `content` is a text in another format, which is not read.
    const [media] = Object.values(isObject(content) ? content : {});
    return [
      {
        name,
        in: place,
        ...((required === true || place === 'path') && { required: true }),
        ...(typeof style === 'string' && { style }),
        ...(typeof explode === 'boolean' && { explode }),
        schema:
          schema === undefined && isObject(media)
            ? {}
            : convertSchema(reader, schema ?? {}, [...parameter.at, 'schema'], 'request'),
      },
    ];
  });
}

function convertContent(
  reader: DocumentReader,
  value: JsonValue | undefined,
  at: YamlPath,
  side: Side,
): Node | undefined {
  if (!isObject(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([type]) => !type.startsWith('x-'))
      .map(([type, media]) => {
        const schema = isObject(media) ? media.schema : undefined;
        const place = [...at, type, 'schema'];
        return [
          type,
          schema === undefined ? {} : { schema: convertSchema(reader, schema, place, side) },
        ];
      }),
  );
}

function convertResponses(
  reader: DocumentReader,
  written: JsonValue | undefined,
  at: YamlPath,
  endpoint: string,
): Node {
  if (!isObject(written))
    reader.problems.push({ path: at, message: `${endpoint} has no \`responses\`` });
  const statuses = Object.entries(isObject(written) ? written : {}).filter(
    ([status]) => !status.startsWith('x-'),
  );
  return Object.fromEntries(
    statuses.flatMap(([status, response]) => {
      const key = /^[1-5]xx$/i.test(status) ? status.toUpperCase() : status;
      if (/^([1-5](\d\d|XX)|default)$/.test(key))
        return [[key, convertResponse(reader, response, [...at, status])]];
      reader.mistakes.push({
        path: [...at, status],
        message: `${status} is not a status: write a number such as 200, 4XX or default`,
      });
      return [];
    }),
  );
}

function convertResponse(reader: DocumentReader, value: JsonValue, place: YamlPath): Node {
  const { value: response, at } = resolvePart(reader, value, place);
  const { headers, content } = response;
  const bodies = convertContent(reader, content, [...at, 'content'], 'response');
  return {
    description: readText(response.description) ?? '',
    ...(isObject(headers) && { headers: convertHeaders(reader, headers, [...at, 'headers']) }),
    ...(bodies && Object.keys(bodies).length > 0 && { content: bodies }),
  };
}

function convertHeaders(reader: DocumentReader, headers: Node, at: YamlPath): Node {
  return Object.fromEntries(
    Object.entries(headers)
      // By OpenAPI, a header of this name is ignored: the content has it. An extension has no schema.
      .filter(([name]) => name.toLowerCase() !== 'content-type')
      .filter(([name, header]) => !/^x-/i.test(name) || isObject(header))
      .map(([name, one]) => {
        const header = resolvePart(reader, one, [...at, name]);
        const { required, schema } = header.value;
        const place = [...header.at, 'schema'];
        return [
          name,
          {
            required: required === true,
            schema: schema === undefined ? {} : convertSchema(reader, schema, place, 'response'),
          },
        ];
      }),
  );
}
