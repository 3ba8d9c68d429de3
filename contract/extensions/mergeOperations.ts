import { isObject, type JsonObject } from '../isObject.ts';
import type { Document, Schema } from '../openapi.ts';
import type { ExtensionSource } from './extension.ts';
import type { Taken, TakenOperation } from './takeOperations.ts';

/** Adds the operations and schemas of an extension to the bundle. They come last, with tags of their own. */
export function mergeOperations(
  source: ExtensionSource,
  bundle: Document,
  { operations, schemas }: Taken,
): Document {
  const { document } = source;
  const tagged = operations.map((operation) => ({
    ...operation,
    title: findTitle(operation, source),
    tags: chooseTags(operation, source, bundle),
  }));
  const paths = { ...bundle.paths };
  for (const { method, path, definition, title, tags } of tagged)
    paths[path] = { ...paths[path], [method]: { ...definition, tags, 'x-extension': title } };
  const titles = [...new Set(tagged.map(({ title }) => title))];
  const groups = titles.map((name) => ({
    name,
    tags: [...new Set(tagged.filter(({ title }) => title === name).flatMap(({ tags }) => tags))],
  }));
  const { title, version } = document.info;
  return {
    ...bundle,
    tags: [
      ...bundle.tags,
      ...groups.flatMap((group) =>
        group.tags.map((name) => ({
          name,
          description:
            describedIn(source, name, group.name) ?? `Operations of the extension ${group.name}.`,
        })),
      ),
    ],
    'x-tagGroups': [...(bundle['x-tagGroups'] ?? []), ...groups],
    'x-extensions': [
      ...(bundle['x-extensions'] ?? []),
      ...(document['x-extensions'] ?? [{ title, version }]),
    ],
    'x-fixtures': { ...bundle['x-fixtures'], ...document['x-fixtures'] },
    paths,
    components: {
      ...bundle.components,
      schemas: { ...bundle.components.schemas, ...marked(schemas, title) },
    },
  };
}

/** Returns the title of the extension that an operation belongs to. A bundle can have several. */
export function findTitle({ definition }: TakenOperation, { document }: ExtensionSource): string {
  return definition['x-extension'] ?? document.info.title;
}

/**
 * Returns the tags of an operation: its first one, or else the title of the extension. A tag of the contract gets the
 * title behind its name.
 */
function chooseTags(
  operation: TakenOperation,
  source: ExtensionSource,
  bundle: Document,
): string[] {
  const { definition } = operation;
  if (definition['x-extension']) return definition.tags;
  const title = findTitle(operation, source);
  const [name = title] = definition.tags;
  const isTaken = name !== title && bundle.tags.some((tag) => tag.name === name);
  return [isTaken ? withTitle(name, title) : name];
}

function withTitle(tag: string, title: string): string {
  return `${tag} (${title})`;
}

function describedIn({ document }: ExtensionSource, name: string, title: string) {
  const tags = (document.tags ?? []) as { name: string; description?: string }[];
  return tags.find((tag) => [tag.name, withTitle(tag.name, title)].includes(name))?.description;
}

function marked(schemas: JsonObject, title: string): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      // A schema of a bundle has the mark of its extension.
      { 'x-extension': title, ...(isObject(schema) && schema) },
    ]),
  );
}
