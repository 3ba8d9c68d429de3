import type { JsonValue } from '../contract/case.ts';
import { BASE_PATH, withoutBasePath } from '../contract/deployment.ts';
import { isObject } from '../contract/isObject.ts';
import { type Document, METHODS, type PathItem, type Schema } from '../contract/openapi.ts';
import { pointerTo } from '../contract/pointer.ts';
import type { TheirDocument } from '../contract/theirDocument.ts';
import { convertOperation } from './convertOperation.ts';
import { requiresOneSide } from './convertSchema.ts';
import {
  type DocumentReader,
  type Mistake,
  type Node,
  type Part,
  readText,
  resolvePart,
} from './documentReader.ts';

/** A document of others in the form of the bundle. */
export interface BundleForm extends Pick<TheirDocument, 'basePaths' | 'otherMethods'> {
  document: Document;
  /** The parts that OpenAPI does not allow, and that were left out. */
  mistakes: Mistake[];
  /** The mistakes without whose correction the document cannot be used. */
  problems: Mistake[];
}

/**
 * Puts a document of OpenAPI 3.0 or 3.1 into the form of the bundle. There, parameters and responses are on the
 * operation, only schemas are referenced, and paths have no base path. Extensions and examples are left out, since theirs
 * may mean something else than ours.
 */
export function bundleForm(source: Node): BundleForm {
  const reader: DocumentReader = {
    source,
    isOld: String(source.openapi).startsWith('3.0'),
    mistakes: [],
    problems: [],
    schemas: {},
    names: new Map(),
    ids: new Set(),
    basePaths: new Set(readBasePaths(source.servers)),
    hasSides: requiresOneSide(source),
  };
  const { mistakes, problems, schemas, basePaths } = reader;
  const items = readItems(reader);
  const paths: Record<string, PathItem> = {};
  for (const { key, path, item } of items)
    paths[path] = { ...paths[path], ...convertItem(reader, key, path, item) };
  for (const [path, item] of Object.entries(paths))
    if (Object.keys(item).length === 0) delete paths[path];
  if (Object.keys(paths).length === 0 && problems.length === 0)
    problems.push({ path: ['paths'], message: 'The document has no operation' });
  const info = isObject(source.info) ? source.info : {};
  return {
    document: {
      openapi: '3.1.0',
      info: { title: readText(info.title) ?? 'Untitled', version: readText(info.version) ?? '' },
      servers: [],
      tags: readTags(source, Object.values(paths)),
      paths,
      // Here, the JSON values get their types.
      components: {
        schemas: schemas as Record<string, Schema>,
        securitySchemes: readSecuritySchemes(reader),
      },
      'x-fixtures': {},
    },
    basePaths: [...basePaths].sort((one, other) => other.length - one.length),
    otherMethods: items.flatMap(({ item }) =>
      ['head', 'options', 'trace'].filter((method) => isObject(item.value[method])),
    ).length,
    mistakes: mergeEqual(mistakes),
    problems: mergeEqual(problems),
  };
}

/** Reads the path items, each with its path without a base path. */
function readItems(reader: DocumentReader): { key: string; path: string; item: Part }[] {
  const { source, problems, mistakes, basePaths } = reader;
  const paths = source.paths ?? {};
  if (!isObject(paths)) problems.push({ path: ['paths'], message: '`paths` must be an object' });
  return Object.entries(isObject(paths) ? paths : {}).flatMap(([key, written]) => {
    if (key.startsWith('x-')) return [];
    if (!key.startsWith('/')) {
      mistakes.push({
        path: ['paths', key],
        message: `The path ${key} does not begin with a slash`,
      });
      return [];
    }
    const item = resolvePart(reader, written, ['paths', key]);
    const path = withoutBasePath(key);
    if (path !== key) basePaths.add(BASE_PATH);
    for (const base of readBasePaths(item.value.servers)) basePaths.add(base);
    return [{ key, path, item }];
  });
}

function convertItem(reader: DocumentReader, key: string, path: string, item: Part): PathItem {
  const converted: PathItem = {};
  for (const method of METHODS) {
    const written = item.value[method];
    if (isObject(written)) {
      for (const base of readBasePaths(written.servers)) reader.basePaths.add(base);
      converted[method] = convertOperation(reader, method, path, item, written);
    } else if (written !== undefined)
      reader.problems.push({
        path: [...item.at, method],
        message: `\`${method}\` of ${key} must be an object`,
      });
  }
  return converted;
}

/** A component that several operations use, or both sides, shows its mistakes several times. */
function mergeEqual(mistakes: Mistake[]): Mistake[] {
  return [
    ...new Map(mistakes.map((one) => [`${pointerTo(...one.path)} ${one.message}`, one])).values(),
  ];
}

/** Returns the paths of servers: `/api/v4` for `https://forge.example.com/api/{version}` with the default `v4`. */
function readBasePaths(servers: JsonValue | undefined): string[] {
  if (!Array.isArray(servers)) return [];
  return servers.flatMap((server) => {
    if (!isObject(server) || typeof server.url !== 'string') return [];
    const variables = isObject(server.variables) ? server.variables : {};
    const url = server.url.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
      const variable = variables[name];
      return isObject(variable) ? String(variable.default ?? '') : '';
    });
    const path = /^([a-z][a-z\d+.-]*:)?\/\//i.test(url) ? url.replace(/^[^/]*\/\/[^/]*/, '') : url;
    return [path.startsWith('/') || path === '' ? path.replace(/[/?#]+$/, '') : ''];
  });
}

function readTags(source: Node, items: PathItem[]): Document['tags'] {
  const described = new Map(
    (Array.isArray(source.tags) ? source.tags : []).flatMap((tag) =>
      isObject(tag) && typeof tag.name === 'string'
        ? [[tag.name, readText(tag.description) ?? ''] as const]
        : [],
    ),
  );
  for (const { tags } of items.flatMap((item) => Object.values(item)))
    for (const name of tags) if (!described.has(name)) described.set(name, '');
  return [...described].map(([name, description]) => ({ name, description }));
}

function readSecuritySchemes(reader: DocumentReader): Node {
  const { components } = reader.source;
  const written = isObject(components) ? components.securitySchemes : undefined;
  return Object.fromEntries(
    Object.entries(isObject(written) ? written : {}).map(([name, one]) => [
      name,
      resolvePart(reader, one, ['components', 'securitySchemes', name]).value,
    ]),
  );
}
