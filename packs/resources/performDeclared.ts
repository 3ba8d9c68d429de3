/** Performs the operations of declared resources (`x-resource`), so that they need no handlers. */
import type { JsonValue } from '../../contract/case.ts';
import type { DeclaredResource, DeclaredRows } from '../../contract/extensions/declaredResource.ts';
import type { PackRequest, Presenters } from '../pack.ts';
import { orderRows } from './orderRows.ts';

type Row = Record<string, unknown> & { id: number };

/** Performs an operation of a declared resource, and returns the body of its response. */
export async function performDeclared(
  request: PackRequest,
  declared: DeclaredResource,
  presenters: Presenters,
): Promise<unknown> {
  const present = (row: Row) => presentRow(request, declared, row, presenters);
  const scope = readScope(request, declared);
  const one = () => findRow(request, declared, scope);
  switch (declared.action) {
    case 'list':
      return request.pageOf(
        sortRows(request, declared, listRows(request, declared, scope)),
        present,
      );
    case 'get':
      return present(one());
    case 'create': {
      const values = { ...scope, ...readBody(request, declared) };
      refuseTaken(request, declared, scope, { ...declared.taken?.defaults, ...values });
      return present((await request.insert(tableOf(declared), values as never)) as Row);
    }
    case 'update': {
      const row = one();
      const changes = readBody(request, declared);
      refuseTaken(request, declared, scope, { ...row, ...changes });
      if (Object.keys(changes).length === 0) return present(row);
      return present(
        (await request.update(tableOf(declared), row as never, changes as never)) as Row,
      );
    }
    case 'delete':
      await request.remove(tableOf(declared), one() as never);
      return undefined;
  }
}

/** The names of tables are data here, and the build has checked them. So their rows have no types. */
function tableOf({ table }: DeclaredRows): never {
  return table as never;
}

/** Returns the values that all rows of the resource have, from the path and the caller. */
function readScope(request: PackRequest, { scope, parent }: DeclaredRows): Record<string, unknown> {
  const values = Object.entries(scope).map(([column, value]) => [
    column,
    readValue(request, value),
  ]);
  return {
    ...Object.fromEntries(values),
    ...(parent && { [parent.column]: findRow(request, parent, readScope(request, parent)).id }),
  };
}

function readValue(request: PackRequest, value: JsonValue): unknown {
  if (value === 'now') return request.now();
  if (value === 'projects.id') return request.project.id;
  if (value === 'groups.id') return request.group.id;
  if (value === 'caller.username') return request.caller?.username;
  if (value === 'caller.id') return request.caller?.id;
  if (typeof value === 'string' && value.startsWith('path.')) return request.path[value.slice(5)];
  return value;
}

/** Finds the row that the path names. @throws a Refusal with 404 */
function findRow(request: PackRequest, { key, ...declared }: DeclaredRows, scope: object): Row {
  const value = request.path[key.parameter];
  // `filter[environment_scope]=production` chooses among rows with the same key.
  const wanted = { ...scope, ...request.query.filter };
  for (const column of key.columns) {
    const [row] = request.rows(tableOf({ key, ...declared }), { ...wanted, [column]: value });
    if (row) return row as Row;
  }
  return request.refuse(404, '404 Not Found');
}

function listRows(
  request: PackRequest,
  declared: DeclaredResource,
  scope: Record<string, unknown>,
): Row[] {
  const { query } = request;
  const filters = (declared.filters ?? []).filter((name) => query[name] !== undefined);
  const wanted = Object.fromEntries(filters.map((name) => [name, query[name]]));
  const rows: Row[] = request.rows(tableOf(declared), { ...scope, ...wanted } as never);
  const text = declared.search && query.search?.toLowerCase();
  if (!text) return rows;
  return rows.filter((row) =>
    declared.search?.some((name) =>
      String(row[name] ?? '')
        .toLowerCase()
        .includes(text),
    ),
  );
}

function sortRows({ query }: PackRequest, { sort, order }: DeclaredResource, rows: Row[]): Row[] {
  return orderRows(rows, query.order_by ?? sort?.[0] ?? 'id', query.sort ?? order ?? 'asc');
}

/** Returns the columns that the body sets, and those that the operation sets. */
function readBody(
  request: PackRequest,
  { takes = {}, sets = {} }: DeclaredResource,
): Record<string, unknown> {
  const given = Object.entries(takes).filter(([field]) => request.body[field] !== undefined);
  return {
    ...Object.fromEntries(given.map(([field, column]) => [column, request.body[field]])),
    ...Object.fromEntries(
      Object.entries(sets).map(([column, value]) => [column, readValue(request, value)]),
    ),
  };
}

/** Refuses values that another row of the same project, group or parent has. */
function refuseTaken(
  request: PackRequest,
  declared: DeclaredResource,
  scope: object,
  values: Record<string, unknown>,
): void {
  const { taken } = declared;
  if (!taken) return;
  const same = Object.fromEntries(taken.by.map((column) => [column, values[column]]));
  const others: Row[] = request.rows(tableOf(declared), { ...scope, ...same } as never);
  if (others.every(({ id }) => id === values.id)) return;
  const text = JSON.stringify(taken.message).replaceAll(/\{(\w+)\}/g, (_, column) =>
    JSON.stringify(String(values[column])).slice(1, -1),
  );
  request.refuse(taken.status, JSON.parse(text));
}

async function presentRow(
  request: PackRequest,
  { schema, shows }: DeclaredResource,
  row: Row,
  presenters: Presenters,
): Promise<object> {
  const computed = (await presenters[schema]?.(request, row as never)) ?? {};
  const whole: Record<string, unknown> = { ...row, ...computed };
  return Object.fromEntries(shows.map((name) => [name, whole[name]]));
}
