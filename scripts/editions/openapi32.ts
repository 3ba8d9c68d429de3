import type { Document } from '../../contract/openapi.ts';

/** A tag of OpenAPI 3.2. */
interface Tag {
  name: string;
  summary?: string;
  description?: string;
  kind?: string;
  /** The name of the tag above this one. */
  parent?: string;
}

/**
 * Returns the contract as OpenAPI 3.2: with its own address, and with the groups of tags as a hierarchy. Everything else
 * is as in 3.1.
 * @param document the bundle. It is not changed
 * @param self the address of the document, or its name relative to the place where it is read
 */
export function openApi32(
  document: Document,
  self: string,
): Omit<Document, 'tags'> & { $self: string; tags: Tag[] } {
  const { openapi: _, info, tags, 'x-tagGroups': groups = [], ...rest } = document;
  const names = new Set(tags.map(({ name }) => name));
  const groupName = (name: string) => (names.has(name) ? `${name} (group)` : name);
  return {
    openapi: '3.2.0',
    $self: self,
    info,
    ...rest,
    tags: [
      ...groups.map(({ name }) => ({ name: groupName(name), summary: name, kind: 'nav' })),
      ...tags.map((tag) => {
        const group = groups.find((one) => one.tags.includes(tag.name));
        return { ...tag, ...(group && { parent: groupName(group.name) }) };
      }),
    ],
  };
}
