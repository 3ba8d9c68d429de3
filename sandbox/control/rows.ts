/** Creates, changes and deletes rows of any table, as the OpenAPI document of the control API describes them. */
import { and, asc, eq, max, sql } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { JsonValue } from '../../contract/case.ts';
import { didYouMean } from '../../contract/nearest.ts';
import type { WrittenSchema } from '../../contract/walkSchema.ts';
import { findDefault, findReferenced } from '../../contract/world/worldSource.ts';
import { tableNamed } from '../openSandbox.ts';
import type { Sandbox } from '../sandbox.ts';
import { found, invalid, refuse } from '../server/refusal.ts';
import { checkComponent } from '../server/schemaCheck.ts';
import { createdRow } from '../store/createdRow.ts';
import type { Db } from '../store/openStore.ts';
import { DESCRIPTION, listFields, readKeyword } from './description.ts';
import { explain } from './explain.ts';
import { administrator, listNamespaces } from './namespaces.ts';
import { referrersTo, replaceReferences } from './references.ts';
import { ROW_RULES, type Row } from './rowRules.ts';

/** The schemas of the fields of a row, by name. */
type Fields = Map<string, WrittenSchema>;

/** A table in which the control API can create rows. */
export interface RowKind {
  /** The name of the table: `issues`. */
  name: string;
  /** The component schema of the OpenAPI document that describes a row: `Issue`. */
  component: string;
}

/**
 * Creates a row from the fields of a request.
 * @returns the row for the response
 * @throws a Refusal with 400 for invalid fields
 */
export async function createRow(
  sandbox: Sandbox,
  { name, component }: RowKind,
  given: Row,
  origin: string,
): Promise<Row> {
  const { db } = sandbox;
  const fields = listFields(component);
  checkFields(db, fields, given, ['readOnly']);
  const row = withDefaults(sandbox, fields, given);
  const { check, fill, created } = ROW_RULES[name] ?? {};
  check?.(sandbox, row);
  const filled = { ...(await fill?.(sandbox, row)), ...row };
  if (fields.has('iid')) filled.iid = chooseIid(db, tableNamed(name), filled);
  await resolveCommits(sandbox, fields, filled);
  const stored = refusingDuplicates(() => createdRow(db, tableNamed(name), filled));
  const shown = (await created?.(sandbox, stored, { given, origin })) as Row | undefined;
  return presentRow(fields, { ...shown, ...stored });
}

/** Changes a row. @param by username of the author. Default: an administrator */
export async function updateRow(
  sandbox: Sandbox,
  { name, component }: RowKind,
  key: string | number,
  changes: Row,
  by?: string,
): Promise<Row> {
  const { db } = sandbox;
  const fields = listFields(component);
  checkComponent({ document: DESCRIPTION }, component, changes as JsonValue, { tell: explain });
  checkFields(db, fields, changes, ['readOnly', 'x-immutable']);
  if (by !== undefined && !rowExists(db, 'users.username', by))
    refuse(invalid({ as: [noSuchRow(db, 'users.username', by)] }));
  const table = tableNamed(name);
  const isRow = isKey(table, key);
  const before = rowWithKey(sandbox, name, key);
  if (Object.keys(changes).length === 0) return presentRow(fields, before);
  await resolveCommits(sandbox, fields, changes, before);
  const change = ROW_RULES[name]?.change;
  await ROW_RULES[name]?.checkChange?.(sandbox, before, changes);
  refusingDuplicates(() => {
    // The references change first, so that the rules below find them under the new value.
    for (const [column, value] of Object.entries(changes))
      for (const referrer of referrersTo(name, column))
        replaceReferences(db, referrer, before[column], value);
    if (change) change(sandbox, before, changes, by ?? administrator(db));
    else db.update(table).set(changes).where(isRow).run();
  });
  return presentRow(fields, rowWithKey(sandbox, name, key));
}

/** Returns a row by its key. @throws a Refusal with 404 */
export function rowWithKey({ db }: Sandbox, name: string, key: string | number): Row {
  const table = tableNamed(name);
  return found(db.select().from(table).where(isKey(table, key)).get(), `${name} ${key}`);
}

/** Returns the rows of a table that have all given values. */
export function listRows({ db }: Sandbox, name: string, values: Row): Row[] {
  const table = tableNamed(name);
  const { columns } = getTableConfig(table);
  const wanted = columns.flatMap((column) =>
    column.name in values ? eq(column, values[column.name]) : [],
  );
  const order = columns.find(({ primary }) => primary);
  const rows = db
    .select()
    .from(table)
    .where(and(...wanted));
  return (order ? rows.orderBy(asc(order)) : rows).all();
}

function isKey(table: SQLiteTable, key: string | number) {
  const primary = getTableConfig(table).columns.find((column) => column.primary);
  return primary ? eq(primary, key) : sql`false`;
}

/** Adds the declared defaults of the fields that a request leaves out. */
function withDefaults({ db, clock }: Sandbox, fields: Fields, given: Row): Row {
  const row = { ...given } as Record<string, JsonValue>;
  for (const [name, schema] of fields) {
    if (name in row) continue;
    const rule = readKeyword(schema, 'x-default');
    if ('default' in schema) row[name] = structuredClone(schema.default) as JsonValue;
    else if (rule !== undefined && rule !== 'next')
      row[name] = findDefault(rule, row, {
        now: clock.now(),
        administrator: () => administrator(db),
      })!;
  }
  return row;
}

/** The messages about fields that a request must not set, by the schema keyword that marks such fields. */
const REFUSED = { readOnly: 'is only in the response', 'x-immutable': 'cannot be changed' };

/**
 * Checks the fields of a request.
 * @throws a Refusal with 400 for fields that must not be set, and for references to missing rows
 */
function checkFields(db: Db, fields: Fields, row: Row, refused: (keyof typeof REFUSED)[]): void {
  const wrong = Object.entries(row).flatMap(([name, value]) => {
    const schema = fields.get(name);
    if (!schema) return [[name, ['is not a field of this table']]];
    const keyword = refused.find((one) => readKeyword(schema, one) === true);
    if (keyword) return [[name, [REFUSED[keyword]]]];
    const texts = wrongReferences(db, schema, value, row);
    return texts.length > 0 ? [[name, texts]] : [];
  });
  if (wrong.length > 0) refuse(invalid(Object.fromEntries(wrong)));
}

function wrongReferences(db: Db, schema: WrittenSchema, value: unknown, row: Row): string[] {
  if (value === null) return [];
  const references = readKeyword(schema, 'x-references');
  const target = findReferenced(
    { ...(references && { 'x-references': references }) },
    row as never,
  );
  if (target !== undefined)
    return rowExists(db, target, value) ? [] : [noSuchRow(db, target, value)];
  if (Array.isArray(value)) {
    const items = readKeyword(schema, 'items') ?? {};
    return value.flatMap((item) => wrongReferences(db, items, item, row));
  }
  const properties = readKeyword(schema, 'properties') ?? {};
  return Object.entries(properties).flatMap(([name, property]) =>
    wrongReferences(db, property, (value as Row)[name] ?? null, value as Row),
  );
}

/** Returns true if a row with a value exists. @param target table and field (`users.username`), or `namespaces` */
function rowExists(db: Db, target: string, value: unknown): boolean {
  if (target === 'namespaces') return listNamespaces(db).includes(String(value));
  const { table, column } = findColumn(target);
  return db.select().from(table).where(eq(column, value)).get() !== undefined;
}

function noSuchRow(db: Db, target: string, value: unknown): string {
  const known = () => {
    if (target === 'namespaces') return listNamespaces(db);
    const { table, column } = findColumn(target);
    const rows = db.select({ value: column }).from(table).all();
    return rows.map((row) => String(row.value));
  };
  const hint = typeof value === 'string' ? didYouMean(value, known()) : '';
  return `${target} has no ${value}${hint}`;
}

function findColumn(target: string): { table: SQLiteTable; column: SQLiteColumn } {
  const [name = '', field] = target.split('.');
  const table = tableNamed(name);
  return { table, column: getTableConfig(table).columns.find((one) => one.name === field)! };
}

/**
 * Returns the IID of a new row: the IID in the request, or the next unused IID of the group or project.
 * @throws a Refusal with 400 if another row of the group or project has the IID
 */
function chooseIid(db: Db, table: SQLiteTable, row: Row): number {
  const columns = new Map(getTableConfig(table).columns.map((column) => [column.name, column]));
  const [unique] = getTableConfig(table).uniqueConstraints.map((one) => one.columns);
  const [{ name: usual } = { name: 'project_id' }] = unique ?? [];
  // A milestone belongs to a project or to a group, and its IID counts there.
  const scope = row[usual] == null ? 'group_id' : usual;
  const isBeside = eq(columns.get(scope)!, row[scope]);
  const iid = columns.get('iid')!;
  if (row.iid === undefined) {
    const last = db
      .select({ iid: max(iid) })
      .from(table)
      .where(isBeside)
      .get();
    return Number(last?.iid ?? 0) + 1;
  }
  if (
    db
      .select()
      .from(table)
      .where(and(isBeside, eq(iid, row.iid)))
      .get()
  )
    refuse(invalid({ iid: ['has already been taken'] }));
  return Number(row.iid);
}

/**
 * Replaces the names of branches and tags in a row by the SHAs of their commits.
 * @param before the stored row, for a change
 */
async function resolveCommits(
  { git }: Sandbox,
  fields: Fields,
  row: Row,
  before: Row = {},
): Promise<void> {
  for (const [name, schema] of fields) {
    const project = readKeyword(schema, 'x-commit');
    const revision = row[name];
    if (project === undefined || typeof revision !== 'string') continue;
    const id = Number({ ...before, ...row }[project]);
    const sha = await (await git.repository({ id })).resolve(revision);
    if (sha === undefined)
      refuse(invalid({ [name]: [`the repository of project ${id} has no commit ${revision}`] }));
    row[name] = sha;
  }
}

/** Runs a function, and refuses the request with 400 if the database reports a duplicate of a unique value. */
function refusingDuplicates<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const [, columns] = /UNIQUE constraint failed: (.+)/.exec(readMessage(error)) ?? [];
    if (columns === undefined) throw error;
    const names = columns.split(', ').map((column) => column.replace(/^.*\./, ''));
    refuse(invalid(Object.fromEntries(names.map((name) => [name, ['has already been taken']]))));
  }
}

/** Returns the message of the database's error, which Drizzle wraps into its own error. */
function readMessage(error: unknown): string {
  const { message = '', cause } = error as Error;
  return cause === undefined ? message : readMessage(cause);
}

function presentRow(fields: Fields, row: Row): Row {
  return Object.fromEntries(
    [...fields.keys()].flatMap((name) => (name in row ? [[name, row[name]]] : [])),
  );
}
