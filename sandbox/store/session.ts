/** Connects the query builder Drizzle to the cached statements of a database. */
import { Column, getTableName, is, Param, Placeholder, type Query } from 'drizzle-orm';
import { SQLiteSession, type SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import type { SelectedFieldsOrdered } from 'drizzle-orm/sqlite-core/query-builders/select.types';
import type { Effect } from './queryCache.ts';
import type { Statement } from './reusableStatement.ts';

type Session = SQLiteSession<'sync', unknown, Record<string, never>, Record<string, never>>;

/**
 * Creates a Drizzle session, which runs queries.
 * @param dialect converts queries to SQL
 * @param prepare returns the statement for an SQL text and its effect
 */
export function createSession(
  dialect: SQLiteSyncDialect,
  prepare: (text: string, effect: Effect) => Statement,
): Session {
  class LibsqlSession extends SQLiteSession<
    'sync',
    unknown,
    Record<string, never>,
    Record<string, never>
  > {
    prepareQuery(
      { sql, params }: Query,
      fields: SelectedFieldsOrdered | undefined,
      _mode?: string,
      _isArray?: boolean,
      _mapper?: unknown,
      built?: Built,
    ) {
      return preparedQuery(prepare(sql, readEffect(built)), params, fields) as never;
    }
    transaction(): never {
      throw new Error(
        'Use the `transaction` of the store. The `transaction` of Drizzle is not supported',
      );
    }
  }
  return new LibsqlSession(dialect);
}

/** Drizzle's description of a query from its query builder. SQL that is written by hand has no description. */
interface Built {
  type: 'select' | 'insert' | 'update' | 'delete';
  tables: string[];
}

function readEffect(built: Built | undefined): Effect {
  if (built?.type === 'select') return { kind: 'read' };
  const [table] = built?.tables ?? [];
  return table === undefined ? { kind: 'unknown' } : { kind: 'write', table };
}

type Values = Record<string, unknown>;

/** Creates a prepared query with the methods that Drizzle calls. */
function preparedQuery(
  statement: Statement,
  params: unknown[],
  fields: SelectedFieldsOrdered | undefined,
) {
  const readers = params.map(parameterReader);
  const bound = (values: Values = {}) => readers.map((read) => bindable(read(values)));
  const query = {
    /** Drizzle sets this property: for each table, it tells whether a join always finds a row. */
    joinsNotNullableMap: undefined as Record<string, boolean> | undefined,
    run: (values?: Values) => statement.run(...bound(values)),
    values: (values?: Values) => statement.all(...bound(values)),
    all: (values?: Values) => statement.all(...bound(values)).map(rowReader()),
    get: (values?: Values) => {
      const row = statement.get(...bound(values));
      return row && rowReader()(row);
    },
  };
  let reader: ((row: unknown[]) => Values) | undefined;
  function rowReader() {
    reader ??= rememberingReader(createReader(fields, query.joinsNotNullableMap));
    return reader;
  }
  return query;
}

/**
 * Returns a function that reads the value of an SQL parameter. The value is a constant, or belongs to a placeholder.
 */
function parameterReader(param: unknown): (values: Values) => unknown {
  const placeholder = is(param, Param) ? param.value : param;
  if (!is(placeholder, Placeholder)) return () => param;
  const { name } = placeholder;
  const encode = is(param, Param)
    ? (value: unknown) => param.encoder.mapToDriverValue(value)
    : same;
  return (values) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A query has no value for its placeholder ${name}`);
    // The encoder is not called for null, because every column stores null as null.
    return value === null ? null : encode(value);
  };
}

function same<T>(value: T): T {
  return value;
}

/**
 * Returns a function that converts a cached row to an object, at the first read only. The object is frozen, because all
 * readers share it.
 */
function rememberingReader(read: (row: unknown[]) => Values): (row: unknown[]) => Values {
  const known = new WeakMap<unknown[], Values>();
  return (row) => {
    const found = known.get(row) ?? frozen(read(row));
    known.set(row, found);
    return found;
  };
}

function frozen<T>(value: T): T {
  if (value instanceof Object) for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
}

/**
 * Returns a function that converts the list of values of a row to an object. If a whole table is selected, it becomes
 * an inner object, or null if a join found no row of the table.
 */
function createReader(
  fields: SelectedFieldsOrdered | undefined,
  joinsNotNullableMap: Record<string, boolean> = {},
): (row: unknown[]) => Values {
  if (!fields)
    throw new TypeError('Select columns by name. Without names, a query cannot return objects');
  const columns = fields.map(({ path: [first = '', second], field }, index) => {
    const decoder = is(field, Column) ? field : (field as unknown as Decoded).decoder;
    const [group, name] = second === undefined ? [undefined, first] : [first, second];
    return { index, group, name, read: (value: unknown) => decoder.mapFromDriverValue(value) };
  });
  const isOptional = ({ path, field }: (typeof fields)[number]) =>
    path.length > 1 && is(field, Column) && !joinsNotNullableMap[getTableName(field.table)];
  const optional = new Set(fields.filter(isOptional).map(({ path }) => path[0]!));
  const groups = new Set(columns.flatMap(({ group }) => group ?? []));
  return (row) => {
    const result: Values = {};
    for (const group of groups) result[group] = {};
    for (const { index, group, name, read } of columns) {
      const value = row[index];
      const place = group === undefined ? result : (result[group] as Values);
      place[name] = value === null ? null : read(value);
    }
    for (const group of optional)
      if (Object.values(result[group] as Values).every((value) => value === null))
        result[group] = null;
    return result;
  };
}

/**
 * The part of a selected SQL expression that decodes its value. It is declared here because Drizzle's types omit it.
 */
interface Decoded {
  decoder: { mapFromDriverValue(value: unknown): unknown };
}

/**
 * Checks a value before it is bound to a statement, because libsql ends the process for a boolean or an object.
 * @throws a TypeError for a boolean or an object
 */
function bindable(value: unknown): unknown {
  if (typeof value === 'boolean' || (value instanceof Object && !(value instanceof Uint8Array)))
    throw new TypeError(
      `SQLite has no type for ${JSON.stringify(value)}. Bind a text, number, bytes or null`,
    );
  return value;
}
