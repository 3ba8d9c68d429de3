/** The components of the portable edition: only used ones, with names that are free in every language. */
import { operationsOf } from '../../contract/contract.ts';
import type { PortableDocument } from './portableDocument.ts';

/** Names with another meaning in a language, and their replacements. */
const CLASHING: Record<string, string> = { Error: 'ApiError' };

/** Removes the components that no operation refers to. */
export function withoutUnused(document: PortableDocument): PortableDocument {
  const { components } = document;
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { $ref } = value as { $ref?: unknown };
    if (typeof $ref === 'string' && !used.has($ref)) {
      used.add($ref);
      const [section = '', name = ''] = $ref.replace('#/components/', '').split('/');
      visit(components[section]?.[name]);
    }
    for (const child of Object.values(value)) visit(child);
  };
  visit(document.paths);
  for (const { definition } of operationsOf(document))
    for (const name of definition.security.flatMap(Object.keys))
      used.add(`#/components/securitySchemes/${name}`);
  const kept = Object.entries(components).map(([section, entries]) => [
    section,
    Object.fromEntries(
      Object.entries(entries).filter(([name]) => used.has(`#/components/${section}/${name}`)),
    ),
  ]);
  return { ...document, components: Object.fromEntries(kept) };
}

/** Renames schemas whose names clash. */
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
