import type { Row } from './worldSource.ts';

/** Returns the full path of a group: `acme/crew`. */
export function groupPath(tables: Record<string, Row[]>, { path, parent_id }: Row): string {
  const parent = tables.groups?.find(({ id }) => id === parent_id);
  return parent ? `${groupPath(tables, parent)}/${path}` : String(path);
}
