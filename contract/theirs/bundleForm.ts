import type { JsonValue } from '../case.ts';
import { BASE_PATH, withoutBasePath } from '../deployment.ts';
import { nameOf } from '../extensions/takeOperations.ts';
import { isObject } from '../isObject.ts';
import { type Document, METHODS, type Operation } from '../openapi.ts';
import { pointerTo, segmentsOf, valueAt } from '../pointer.ts';
import type { YamlPath } from '../yaml/problemAt.ts';
import { readableSchema } from './readableSchema.ts';
import type { Mistake, TheirDocument } from './theirDocument.ts';

type Node = Record<string, JsonValue>;

/** A document of others in the form of the bundle. */
export interface BundleForm extends Pick<TheirDocument, 'basePaths' | 'otherMethods'> {
  document: Document;
  /** The parts that OpenAPI does not allow, and that were left out. */
  mistakes: Mistake[];
  /** The mistakes without whose correction the document cannot be used. */
  problems: Mistake[];
}

/** The side of an exchange that a schema describes. A `readOnly` field is not required in a request. */
type Side = 'request' | 'response';

/**
 * Puts a document of OpenAPI 3.0 or 3.1 into the form of the bundle. There, parameters and responses are on the
 * operation, only schemas are referenced, and paths have no base path. Extensions and examples are left out, since theirs
 * may mean something else than ours.
 */
export function bundleForm(source: Node): BundleForm {
  const problems: Mistake[] = [];
  const mistakes: Mistake[] = [];
  const isOld = String(source.openapi).startsWith('3.0');
  const hasSides = hasRequiredOfOneSide(source);
  const schemas: Record<string, JsonValue> = {};
  const names = new Map<string, string>();
  const ids = new Set<string>();
  const basePaths = new Set(basePathsOf(source.servers));
  let otherMethods = 0;

  const paths = source.paths ?? {};
  if (!isObject(paths)) problems.push({ path: ['paths'], message: '`paths` must be an object' });
  const found: Record<string, Record<string, Operation>> = {};
  for (const [key, written] of Object.entries(isObject(paths) ? paths : {})) {
    if (key.startsWith('x-')) continue;
    const at = ['paths', key];
    if (!key.startsWith('/')) {
      mistakes.push({ path: at, message: `The path ${key} does not begin with a slash` });
      continue;
    }
    const { value: item, at: itemAt } = resolved(written, at);
    const path = withoutBasePath(key);
    if (path !== key) basePaths.add(BASE_PATH);
    for (const base of basePathsOf(item.servers)) basePaths.add(base);
    otherMethods += ['head', 'options', 'trace'].filter((method) => isObject(item[method]!)).length;
    for (const method of METHODS) {
      if (item[method] === undefined) continue;
      const operationAt = [...itemAt, method];
      if (!isObject(item[method])) {
        problems.push({ path: operationAt, message: `\`${method}\` of ${key} must be an object` });
        continue;
      }
      const operation = operationOf(method, path, item, item[method], itemAt, operationAt);
      found[path] = { ...found[path], [method]: operation };
    }
  }
  if (Object.keys(found).length === 0 && problems.length === 0)
    problems.push({ path: ['paths'], message: 'The document has no operation' });
  const info = isObject(source.info!) ? source.info : {};
  return {
    document: {
      openapi: '3.1.0',
      info: { title: textOf(info.title) ?? 'Untitled', version: textOf(info.version) ?? '' },
      servers: [],
      tags: tagsOf(source, Object.values(found)),
      paths: found,
      components: { schemas, securitySchemes: schemesOf() },
      'x-fixtures': {},
    },
    basePaths: [...basePaths].sort((one, other) => other.length - one.length),
    otherMethods,
    mistakes: distinct(mistakes),
    problems: distinct(problems),
  };

  function operationOf(
    method: string,
    path: string,
    item: Node,
    written: Node,
    itemAt: YamlPath,
    at: YamlPath,
  ): Operation {
    for (const base of basePathsOf(written.servers)) basePaths.add(base);
    const parameters = new Map(
      [
        ...parametersOf(item.parameters, [...itemAt, 'parameters']),
        ...parametersOf(written.parameters, [...at, 'parameters']),
      ].map((one) => [`${one.in} ${one.name}`, one]),
    );
    const responses = isObject(written.responses!) ? written.responses : undefined;
    if (!responses)
      problems.push({
        path: [...at, 'responses'],
        message: `${method.toUpperCase()} ${path} has no \`responses\``,
      });
    const body = written.requestBody && resolved(written.requestBody, [...at, 'requestBody']);
    return {
      operationId: idFor(method, path, textOf(written.operationId)),
      summary: textOf(written.summary) ?? `${method.toUpperCase()} ${path}`,
      tags: Array.isArray(written.tags)
        ? written.tags.filter((one) => typeof one === 'string')
        : [],
      ...(written.deprecated === true && { deprecated: true }),
      security: securityOf(written.security ?? source.security),
      parameters: [...parameters.values()],
      ...(body && {
        requestBody: {
          ...(body.value.required === true && { required: true }),
          content: contentOf(body.value.content, [...body.at, 'content'], 'request') ?? {},
        },
      }),
      responses: Object.fromEntries(
        Object.entries(responses ?? {})
          .filter(([status]) => !status.startsWith('x-'))
          .flatMap(([status, one]) => {
            const key = /^[1-5]xx$/i.test(status) ? status.toUpperCase() : status;
            if (/^([1-5](\d\d|XX)|default)$/.test(key))
              return [[key, responseOf(one, [...at, 'responses', status])]];
            mistakes.push({
              path: [...at, 'responses', status],
              message: `${status} is not a status: write a number such as 200, 4XX or default`,
            });
            return [];
          }),
      ),
    } as unknown as Operation;
  }

  /** Returns an operationId that no other operation has. */
  function idFor(method: string, path: string, own: string | undefined): string {
    let id = own ?? nameOf(method, path);
    for (let count = 2; ids.has(id); count += 1) id = `${own ?? nameOf(method, path)}_${count}`;
    ids.add(id);
    return id;
  }

  /** Follows references to parts that are not schemas. */
  function resolved(
    value: JsonValue | undefined,
    at: YamlPath,
    followed: string[] = [],
  ): { value: Node; at: YamlPath } {
    const node = isObject(value!) ? value : {};
    const reference = node.$ref;
    if (typeof reference !== 'string') {
      if (value !== undefined && !isObject(value))
        problems.push({ path: at, message: 'This must be an object' });
      return { value: node, at };
    }
    const target = segmentsOfReference(reference);
    const next = reference.startsWith('#/') ? valueAt(source, target) : undefined;
    if (isObject(next as JsonValue) && !followed.includes(reference))
      return resolved(next as JsonValue, target, [...followed, reference]);
    problems.push({
      path: [...at, '$ref'],
      message: followed.includes(reference)
        ? `${reference} leads back to itself`
        : `The file has no ${reference}`,
    });
    return { value: {}, at };
  }

  function parametersOf(value: JsonValue | undefined, at: YamlPath): Node[] {
    if (value !== undefined && !Array.isArray(value)) {
      problems.push({ path: at, message: '`parameters` must be a list' });
      return [];
    }
    return (value ?? []).flatMap((one, index) => {
      const parameter = resolved(one, [...at, index]);
      const { name, in: place, required, style, explode, schema, content } = parameter.value;
      if (typeof name !== 'string' || typeof place !== 'string') {
        if (Object.keys(parameter.value).length > 0)
          problems.push({ path: parameter.at, message: 'A parameter has a `name` and an `in`' });
        return [];
      }
      if (!['path', 'query', 'header'].includes(place)) return [];
      const [media] = Object.values(isObject(content!) ? content : {});
      const shown = schema ?? (isObject(media!) ? undefined : {});
      return [
        {
          name,
          in: place,
          ...((required === true || place === 'path') && { required: true }),
          ...(typeof style === 'string' && { style }),
          ...(typeof explode === 'boolean' && { explode }),
          // A parameter with `content` is a text in another format, which is not read.
          schema:
            shown === undefined ? {} : schemaOf(shown, [...parameter.at, 'schema'], 'request'),
        },
      ];
    });
  }

  function contentOf(value: JsonValue | undefined, at: YamlPath, side: Side): Node | undefined {
    if (!isObject(value!)) return undefined;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([type]) => !type.startsWith('x-'))
        .map(([type, media]) => {
          const schema = isObject(media) ? media.schema : undefined;
          const place = [...at, type, 'schema'];
          return [type, schema === undefined ? {} : { schema: schemaOf(schema, place, side) }];
        }),
    );
  }

  function responseOf(value: JsonValue, at: YamlPath): Node {
    const response = resolved(value, at);
    const { headers, content } = response.value;
    const bodies = contentOf(content, [...response.at, 'content'], 'response');
    return {
      description: textOf(response.value.description) ?? '',
      ...(isObject(headers!) && { headers: headersOf(headers, [...response.at, 'headers']) }),
      ...(bodies && Object.keys(bodies).length > 0 && { content: bodies }),
    };
  }

  function headersOf(value: Node, at: YamlPath): Node {
    return Object.fromEntries(
      Object.entries(value)
        // By OpenAPI, a header of this name is ignored: the content has it.
        .filter(([name]) => name.toLowerCase() !== 'content-type' && !isExtension(name, value))
        .map(([name, one]) => {
          const header = resolved(one, [...at, name]);
          const { required, schema } = header.value;
          return [
            name,
            {
              required: required === true,
              schema:
                schema === undefined ? {} : schemaOf(schema, [...header.at, 'schema'], 'response'),
            },
          ];
        }),
    );
  }

  function schemaOf(value: JsonValue, at: YamlPath, side: Side): JsonValue {
    return readableSchema(value, at, {
      isOld,
      referenceFor: (reference, place) => referenceFor(reference, place, side),
      requiredOf: (required, properties) =>
        required.filter((name) => !isOfOtherSide(source, properties[name], side)),
      onMistake: (mistake) => mistakes.push(mistake),
    });
  }

  /** Returns the reference to the converted schema, which is converted at the first reference to it. */
  function referenceFor(reference: string, at: YamlPath, side: Side): string {
    const target = segmentsOfReference(reference);
    const schema = reference.startsWith('#/') ? valueAt(source, target) : undefined;
    if (schema === undefined) {
      problems.push({ path: at, message: `The file has no ${reference}` });
      return pointerTo('components', 'schemas', 'missing');
    }
    const ofRequest = hasSides && side === 'request';
    const key = `${ofRequest ? 'request ' : ''}${reference}`;
    let name = names.get(key);
    if (name === undefined) {
      const own = target[0] === 'components' ? target.slice(2) : target;
      name = freeName(own.join('.').replaceAll(/[^\w.-]+/g, '_') + (ofRequest ? '.request' : ''));
      names.set(key, name);
      // The place is taken before the schema is converted, since a schema may refer to itself.
      schemas[name] = {};
      schemas[name] = schemaOf(schema as JsonValue, target, side);
    }
    return pointerTo('components', 'schemas', name);
  }

  function freeName(wanted: string): string {
    let name = wanted;
    for (let count = 2; name in schemas; count += 1) name = `${wanted}_${count}`;
    return name;
  }

  function schemesOf(): Node {
    const components = isObject(source.components!) ? source.components : {};
    const written = isObject(components.securitySchemes!) ? components.securitySchemes : {};
    return Object.fromEntries(
      Object.entries(written).map(([name, one]) => [
        name,
        resolved(one, ['components', 'securitySchemes', name]).value,
      ]),
    );
  }
}

/** A component that several operations use, or both sides, shows its mistakes several times. */
function distinct(mistakes: Mistake[]): Mistake[] {
  return [
    ...new Map(mistakes.map((one) => [`${pointerTo(...one.path)} ${one.message}`, one])).values(),
  ];
}

/** Returns the keys of a reference within the document. The reference is a URI, whose characters may be encoded. */
function segmentsOfReference(reference: string): string[] {
  return segmentsOf(reference).map((segment) => {
    try {
      return decodeURIComponent(segment);
    } catch {
      return segment;
    }
  });
}

/** Returns the paths of servers: `/api/v4` for `https://forge.example.com/api/{version}` with the default `v4`. */
function basePathsOf(servers: JsonValue | undefined): string[] {
  if (!Array.isArray(servers)) return [];
  return servers.flatMap((server) => {
    if (!isObject(server) || typeof server.url !== 'string') return [];
    const variables = isObject(server.variables!) ? server.variables : {};
    const url = server.url.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
      const variable = variables[name];
      return isObject(variable!) ? String(variable.default ?? '') : '';
    });
    const path = /^([a-z][a-z\d+.-]*:)?\/\//i.test(url) ? url.replace(/^[^/]*\/\/[^/]*/, '') : url;
    return [path.startsWith('/') || path === '' ? path.replace(/[/?#]+$/, '') : ''];
  });
}

function tagsOf(source: Node, items: Record<string, Operation>[]): Document['tags'] {
  const described = new Map(
    (Array.isArray(source.tags) ? source.tags : []).flatMap((tag) =>
      isObject(tag) && typeof tag.name === 'string'
        ? [[tag.name, textOf(tag.description) ?? ''] as const]
        : [],
    ),
  );
  for (const item of items)
    for (const { tags } of Object.values(item))
      for (const name of tags) if (!described.has(name)) described.set(name, '');
  return [...described].map(([name, description]) => ({ name, description }));
}

function securityOf(value: JsonValue | undefined): Operation['security'] {
  return (Array.isArray(value) ? value.filter(isObject) : []) as Operation['security'];
}

function textOf(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Returns true for an extension among headers. A header may begin with `x-`, too, but has a schema. */
function isExtension(name: string, headers: Node): boolean {
  return /^x-/i.test(name) && !isObject(headers[name]!);
}

/** Returns true if a field is only in requests, or only in responses, and the given side is the other one. */
function isOfOtherSide(source: Node, property: JsonValue | undefined, side: Side): boolean {
  const keyword = side === 'request' ? 'readOnly' : 'writeOnly';
  let schema = property;
  for (let steps = 0; steps < 10; steps += 1) {
    if (!isObject(schema!)) return false;
    if (schema[keyword] === true) return true;
    if (typeof schema.$ref !== 'string' || !schema.$ref.startsWith('#/')) return false;
    schema = valueAt(source, segmentsOfReference(schema.$ref)) as JsonValue | undefined;
  }
  return false;
}

/** Returns true if a schema of the document requires a field that only one side has. */
function hasRequiredOfOneSide(source: Node): boolean {
  const isOneSided = (node: JsonValue): boolean => {
    if (Array.isArray(node)) return node.some(isOneSided);
    if (!isObject(node)) return false;
    const { required, properties } = node;
    if (
      Array.isArray(required) &&
      isObject(properties!) &&
      required.some(
        (name) =>
          isOfOtherSide(source, properties[String(name)], 'request') ||
          isOfOtherSide(source, properties[String(name)], 'response'),
      )
    )
      return true;
    return Object.values(node).some(isOneSided);
  };
  return isOneSided(source.paths ?? null) || isOneSided(source.components ?? null);
}
