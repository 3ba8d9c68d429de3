import { listOperations } from '../../contract/contract.ts';
import type { Reference, Response } from '../../contract/openapi.ts';
import { TABLES, tableNamed } from '../openSandbox.ts';
import { DESCRIPTION } from './description.ts';
import type { RowKind } from './rows.ts';

/** The tables, by name, in which rows can be created. The OpenAPI document of the control API describes them. */
export const ROW_KINDS: Map<string, RowKind> = new Map(
  listOperations(DESCRIPTION).flatMap(({ path, definition }) => {
    const created = definition.responses['201'] as Response | undefined;
    const schema = created?.content?.['application/json']?.schema as Reference | undefined;
    const name = path?.slice(1) ?? '';
    if (!schema || !TABLES.has(name)) return [];
    return [[name, { name, component: schema.$ref.replace('#/components/schemas/', '') }]];
  }),
);

/** Returns the kind of the rows of a table. @throws an Error for an unknown table, and for rows that control does not create */
export function findKind(table: string): RowKind {
  tableNamed(table);
  const kind = ROW_KINDS.get(table);
  if (!kind) throw new Error(`Rows of ${table} can be created and changed only by operations`);
  return kind;
}
