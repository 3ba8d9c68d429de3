/**
 * The components of the portable edition: unused ones are removed, and names that clash with a language are replaced.
 */
import { listOperations } from '../../contract/contract.ts';
import { isObject } from '../../contract/isObject.ts';
import { listChildren } from '../../contract/walkSchema.ts';
import type { PortableDocument } from './portableDocument.ts';

/** Component names that have a meaning in a programming language, with their replacements. */
const CLASHING: Record<string, string> = { Error: 'ApiError' };

/** Removes the components that no operation refers to, directly or through other components. */
export function withoutUnused(document: PortableDocument): PortableDocument {
  const { components } = document;
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    const $ref = isObject(value) ? value.$ref : undefined;
    if (typeof $ref === 'string' && !used.has($ref)) {
      used.add($ref);
      const [section = '', name = ''] = $ref.replace('#/components/', '').split('/');
      visit(components[section]?.[name]);
    }
    for (const [, child] of listChildren(value)) visit(child);
  };
  visit(document.paths);
  for (const { definition } of listOperations(document))
    for (const name of definition.security.flatMap(Object.keys))
      used.add(`#/components/securitySchemes/${name}`);
  const kept = Object.entries(components).map(([section, entries]) => [
    section,
    Object.fromEntries(
      Object.entries(entries ?? {}).filter(([name]) => used.has(`#/components/${section}/${name}`)),
    ),
  ]);
  return { ...document, components: Object.fromEntries(kept) };
}

/** Renames schemas whose names have a meaning in a programming language. */
export function withNames(document: PortableDocument): PortableDocument {
  const rename = (name: string) => CLASHING[name] ?? name;
  const text = JSON.stringify(document).replaceAll(/(?<="#\/components\/schemas\/)\w+/g, (name) =>
    rename(name),
  );
  const renamed = JSON.parse(text) as PortableDocument;
  const schemas = Object.entries(renamed.components.schemas ?? {}).map(([name, schema]) => [
    rename(name),
    schema,
  ]);
  return {
    ...renamed,
    components: { ...renamed.components, schemas: Object.fromEntries(schemas) },
  };
}
