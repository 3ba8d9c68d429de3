/** Tables of handlers of others, for resources that the sandbox does not have. They share one table of the store. */
import { eq } from 'drizzle-orm';
import { ownRows } from '../../generated/tables.ts';
import type { Sandbox } from '../sandbox.ts';
import { createdRow } from '../store/createdRow.ts';
import { rowsWhere } from '../store/rowsWhere.ts';
import type { OwnTable } from './ownRequest.ts';

/** Opens the table with a name, which may be any text. A table without rows is empty. */
export function openOwnTable<Row extends object>(
  { db }: Pick<Sandbox, 'db'>,
  kind: string,
): OwnTable<Row> {
  const present = ({ id, values }: { id: number; values: object }) =>
    ({ ...structuredClone(values), id }) as Row & { id: number };
  const find = (id: number) => {
    const [row] = rowsWhere(db, ownRows, { kind, id });
    if (!row) throw new Error(`The table ${kind} has no row with the ID ${id}`);
    return row;
  };
  return {
    rows: (wanted = {}) =>
      rowsWhere(db, ownRows, { kind })
        .map(present)
        .filter((row) =>
          Object.entries(wanted).every(([name, value]) => row[name as keyof Row] === value),
        ),
    insert: (values) => present(createdRow(db, ownRows, { kind, values: storedForm(values) })),
    update: ({ id }, changes) => {
      const values = storedForm({ ...find(id).values, ...changes });
      db.update(ownRows).set({ values }).where(eq(ownRows.id, id)).run();
      return present({ id, values });
    },
    remove: ({ id }) => {
      db.delete(ownRows)
        .where(eq(ownRows.id, find(id).id))
        .run();
    },
  };
}

/** Returns values as JSON keeps them, without the ID, which is a column. */
function storedForm(values: object): Record<string, unknown> {
  const { id: _, ...rest } = JSON.parse(JSON.stringify(values));
  return rest;
}
