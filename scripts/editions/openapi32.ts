import type { Document } from '../../contract/openapi.ts';

/**
 * Returns the contract as OpenAPI 3.2: with its own address, and with the groups of tags as a hierarchy. Everything else
 * is as in 3.1.
 * @param document the bundle. It is not changed
 * @param self the address of the document, or its name relative to the place where it is read
 */
export function openApi32Edition(document: Document, self: string): Document {
  const { openapi: _, info, tags, 'x-tagGroups': groups = [], ...rest } = document;
  const names = new Set(tags.map(({ name }) => name));
  const groupName = (name: string) => (names.has(name) ? `${name} (group)` : name);
  return {
    openapi: '3.2.0',
    $self: self,
    info,
    ...rest,
    tags: [
      ...groups.map(({ name, tags: below }) => ({
        name: groupName(name),
        summary: name,
        description: `${new Intl.ListFormat('en').format(below)}.`,
        kind: 'nav',
      })),
      ...tags.map((tag) => {
        const group = groups.find((one) => one.tags.includes(tag.name));
        return { ...tag, ...(group && { parent: groupName(group.name) }) };
      }),
    ].sort((one, other) => (one.name < other.name ? -1 : 1)),
  };
}
