import type { JsonValue } from '../case.ts';
import { withoutBasePath } from '../deployment.ts';
import { isObject } from '../isObject.ts';
import { nearest } from '../nearest.ts';
import { type Document, METHODS, type Method, type Operation } from '../openapi.ts';
import { pointerTo, segmentsOf, valueAt } from '../pointer.ts';
import type { Problem } from '../yaml/problem.ts';
import type { YamlPath } from '../yaml/problemAt.ts';
import type { ExtendOptions, ExtensionSource, SourceDocument } from './extension.ts';
import { paginated } from './paginated.ts';
import { DATA_KEYWORDS, schemaOf31 } from './schemaOf31.ts';

/** An operation of an extension, in the form of the bundle. */
export interface TakenOperation {
  method: Method;
  /** The path below `/api/v4`. */
  path: string;
  /** The place of the operation in the file. */
  at: YamlPath;
  definition: Operation;
}

/** The operations that an extension adds, and the schemas that they reach. */
export interface Taken {
  operations: TakenOperation[];
  schemas: Record<string, JsonValue>;
  problems: Problem[];
}

type Node = Record<string, JsonValue>;

/**
 * Takes operations out of a document, and puts them into the form of the bundle. There, parameters and responses are on
 * the operation, and only schemas are referenced. A reference to a schema that the document lacks is one to the
 * contract's.
 */
export function takeOperations(
  source: ExtensionSource,
  bundle: Document,
  { pick, prefix = '' }: ExtendOptions,
): Taken {
  const { document, problemAt } = source;
  const problems: Problem[] = [];
  const chosen = chosenOperations(source, pick, problems);
  const own = ownSchemas(document);
  const isOld = document.openapi.startsWith('3.0');
  const schemas: Record<string, JsonValue> = {};
  const used = new Set<string>();

  /** Follows references to components that are not schemas. */
  const resolved = (
    value: JsonValue | undefined,
    at: YamlPath,
    followed: string[] = [],
  ): { value: Node; at: YamlPath } => {
    const { $ref: reference } = (value ?? {}) as Node;
    if (typeof reference !== 'string') return { value: (value ?? {}) as Node, at };
    const target = segmentsOf(reference);
    const found = reference.startsWith('#/') ? valueAt(document, target) : undefined;
    if (isObject(found as JsonValue) && !followed.includes(reference))
      return resolved(found as JsonValue, target, [...followed, reference]);
    problems.push(problemAt([...at, '$ref'], unresolved(reference, [])));
    return { value: {}, at };
  };

  /** Converts a schema, and takes the schemas that it refers to. */
  const schemaOf = (value: JsonValue | undefined, at: YamlPath): JsonValue => {
    const schema = referencesIn(value ?? {}, at, (reference, place) => {
      const [root, section, name, ...below] = segmentsOf(reference);
      const isSchema = reference.startsWith('#/') && root === 'components' && section === 'schemas';
      if (isSchema && Object.hasOwn(own, name!)) {
        if (!used.has(name!)) {
          used.add(name!);
          const to = prefix + name;
          // The place is kept before the schema is converted, so that schemas come in the order in which they are used.
          schemas[to] = {};
          schemas[to] = schemaOf(own[name!], ['components', 'schemas', name!]);
        }
        return pointerTo('components', 'schemas', prefix + name, ...below);
      }
      if (isSchema && name! in (bundle.components.schemas ?? {})) return reference;
      problems.push(
        problemAt(
          place,
          unresolved(reference, [
            ...Object.keys(own),
            ...Object.keys(bundle.components.schemas ?? {}),
          ]),
        ),
      );
      return reference;
    });
    return isOld ? schemaOf31(schema) : schema;
  };

  const contentOf = (value: JsonValue | undefined, at: YamlPath): Node | undefined =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value).map(([type, media]) => {
            const { schema, ...rest } = media as Node;
            const place = [...at, type, 'schema'];
            return [
              type,
              { ...(schema !== undefined && { schema: schemaOf(schema, place) }), ...rest },
            ];
          }),
        )
      : undefined;

  const parameterOf = (value: JsonValue, at: YamlPath): Node[] => {
    const found = resolved(value, at);
    const { schema, ...rest } = found.value;
    if (rest.in === 'cookie' || rest.name === undefined) return [];
    for (const key of [rest['x-fixture'] ?? []].flat() as string[])
      if (!(key in bundle['x-fixtures']) && !(key in (document['x-fixtures'] ?? {})))
        problems.push(
          problemAt(
            [...found.at, 'x-fixture'],
            `The parameter '${rest.name}' has the fixture ${key}, which neither the contract nor this file has. Add it to \`x-fixtures\``,
          ),
        );
    return [
      {
        ...rest,
        ...(rest.in === 'path' && { required: true }),
        schema: schemaOf(schema, [...found.at, 'schema']),
      },
    ];
  };

  const headersOf = (value: JsonValue | undefined, at: YamlPath): Node =>
    Object.fromEntries(
      Object.entries((value ?? {}) as Node).map(([name, header]) => {
        const found = resolved(header, [...at, name]);
        return [
          name,
          { ...found.value, schema: schemaOf(found.value.schema, [...found.at, 'schema']) },
        ];
      }),
    );

  const responseOf = (value: JsonValue, at: YamlPath): Node => {
    const found = resolved(value, at);
    const { description = '', headers, content, links: _, ...rest } = found.value;
    return {
      description,
      ...(headers !== undefined && { headers: headersOf(headers, [...found.at, 'headers']) }),
      ...(content !== undefined && { content: contentOf(content, [...found.at, 'content'])! }),
      ...rest,
    };
  };

  const operations = chosen.map(({ method, path, at }): TakenOperation => {
    const item = document.paths[at[1]!]! as Node;
    const written = item[method] as Node;
    const {
      parameters = [],
      requestBody,
      responses,
      callbacks: _,
      servers: __,
      externalDocs: ___,
      ...rest
    } = written;
    const lists = [
      { values: (item.parameters ?? []) as JsonValue[], at: ['paths', at[1]!, 'parameters'] },
      { values: parameters as JsonValue[], at: [...at, 'parameters'] },
    ];
    const all = lists.flatMap((list) =>
      list.values.flatMap((one, index) => parameterOf(one, [...list.at, index])),
    );
    // A parameter of the operation replaces that of the path item.
    const byName = new Map(all.map((one) => [`${one.in} ${one.name}`, one]));
    const body =
      requestBody === undefined ? undefined : resolved(requestBody, [...at, 'requestBody']);
    const statuses = Object.entries(responses as Node).filter(([status]) =>
      /^[1-5]\d\d$/.test(status),
    );
    const definition = {
      ...rest,
      operationId:
        (rest.operationId as string | undefined)?.replaceAll('-', '_') ?? nameOf(method, path),
      summary: rest.summary ?? firstLine(rest.description) ?? `${method.toUpperCase()} ${path}`,
      tags: rest.tags ?? [],
      security: securityOf((rest.security ?? document.security) as Node[] | undefined, bundle),
      parameters: [...byName.values()],
      ...(body && {
        requestBody: {
          ...body.value,
          content: contentOf(body.value.content, [...body.at, 'content']),
        },
      }),
      responses: Object.fromEntries(
        statuses.map(([status, one]) => [status, responseOf(one, [...at, 'responses', status])]),
      ),
    } as unknown as Operation;
    return { method, path, at, definition: paginated(definition, bundle) };
  });
  return { operations, schemas, problems };
}

/** Returns the schemas of an extension. A bundle of `forge-contract extend` has those of the contract, too. */
function ownSchemas(document: SourceDocument): Record<string, JsonValue> {
  const schemas = document.components?.schemas ?? {};
  if (!document['x-extensions']) return schemas;
  return Object.fromEntries(
    Object.entries(schemas).filter(([, one]) => isObject(one) && 'x-extension' in one),
  );
}

/** Finds the operations to take: the picked ones, or all. In a bundle, it takes only those of extensions. */
function chosenOperations(
  { document, problemAt }: ExtensionSource,
  pick: string[] | undefined,
  problems: Problem[],
): { method: Method; path: string; at: YamlPath }[] {
  const all = Object.entries(document.paths).flatMap(([key, item]) =>
    METHODS.filter((method) => isObject(item[method] as JsonValue)).map((method) => ({
      method,
      path: withoutBasePath(key),
      at: ['paths', key, method],
    })),
  );
  const present = document['x-extensions']
    ? all.filter(({ at }) => 'x-extension' in (valueAt(document, at as string[]) as object))
    : all;
  if (!pick) {
    if (present.length === 0)
      problems.push(problemAt(['paths'], 'There are no operations in the paths of this file'));
    return present;
  }
  const placeOf = ({ method, path }: (typeof all)[number]) => `${method.toUpperCase()} ${path}`;
  return pick.flatMap((wanted) => {
    const [, verb = '', path = ''] = /^(\w+) +(.+)$/.exec(wanted) ?? [];
    const place = `${verb.toUpperCase()} ${withoutBasePath(path)}`;
    const found = present.find((one) => placeOf(one) === place);
    if (found) return [found];
    const similar = nearest(place, present.map(placeOf));
    problems.push(
      problemAt(
        ['paths'],
        `The file has no operation '${wanted}'${similar ? `. Did you mean '${similar}'?` : ". Write a method and a path, such as 'GET /projects/{id}'"}`,
      ),
    );
    return [];
  });
}

function unresolved(reference: string, known: string[]): string {
  if (!reference.startsWith('#'))
    return `${reference} is in another file. Bundle the files first: npx @redocly/cli bundle FILE -o bundled.yaml`;
  const name = segmentsOf(reference)[2];
  const similar = name && nearest(name, known);
  return `${reference} is neither in this file nor in the contract${similar ? `. Did you mean ${similar}?` : ''}`;
}

/** Copies a schema with other references. Values that are data are copied unchanged. */
function referencesIn(
  value: JsonValue,
  at: YamlPath,
  change: (reference: string, at: YamlPath) => string,
  isNames = false,
): JsonValue {
  if (Array.isArray(value))
    return value.map((item, index) => referencesIn(item, [...at, index], change));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      const here = [...at, key];
      if (isNames) return [key, referencesIn(child, here, change)];
      if (key === '$ref' && typeof child === 'string') return [key, change(child, here)];
      if (DATA_KEYWORDS.has(key)) return [key, child];
      if (key === 'mapping' && isObject(child))
        return [
          key,
          Object.fromEntries(
            Object.entries(child).map(([name, target]) => [
              name,
              typeof target === 'string' && target.startsWith('#/')
                ? change(target, [...here, name])
                : target,
            ]),
          ),
        ];
      const areNames = ['properties', 'patternProperties', '$defs', 'dependentSchemas'].includes(
        key,
      );
      return [key, referencesIn(child, here, change, areNames)];
    }),
  );
}

/**
 * Returns the security of an operation with the contract's schemes. The scheme of another document is a token, too, and
 * the caller has only one.
 */
function securityOf(written: Node[] | undefined, { components }: Document) {
  const schemes = components.securitySchemes ?? {};
  const [token = 'privateToken'] = Object.keys(schemes);
  const required = written ?? [{ [token]: [] }];
  if (required.every((one) => Object.keys(one).every((name) => name in schemes))) return required;
  const isOptional = required.some((one) => Object.keys(one).length === 0);
  return [...(isOptional ? [{}] : []), { [token]: [] }];
}

/** Returns an operationId for a method and path: `getProjectsByIdBranches` for `GET /projects/{id}/branches`. */
export function nameOf(method: string, path: string): string {
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
