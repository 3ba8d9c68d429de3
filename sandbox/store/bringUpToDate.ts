/** Migrates a database that an older forge-contract wrote. */
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type Database from 'libsql';
import { UsageError } from '../../contract/usageError.ts';
import { queryRows } from './queryRows.ts';
import {
  columnDefinition,
  indexDefinitions,
  isNotNull,
  tableDefinition,
  uniqueColumns,
} from './tableDefinition.ts';

/**
 * Adds the tables, columns and indexes of this version that a database lacks, in a single transaction. Its rows stay.
 * @param file path of the database, for messages
 * @param version the version of the tables, which the database stores as `PRAGMA user_version`
 * @throws a UsageError that says what to do, if a newer version wrote the database, or if its rows do not fit the
 *   changed tables
 */
export function bringUpToDate(
  sqlite: Database.Database,
  file: string,
  tables: SQLiteTable[],
  version: number,
): void {
  const [[stored] = [0]] = queryRows<[number]>(sqlite, 'PRAGMA user_version');
  if (stored > version)
    throw new UsageError(
      `${file} was written by a newer forge-contract: its tables have version ${stored}, but this forge-contract supports version ${version}. Update forge-contract, or give another folder.`,
    );
  const present = new Set(
    queryRows(sqlite, 'SELECT name FROM sqlite_schema').map(([name]) => name),
  );
  const changes = tables.map((table) => changesTo(sqlite, table, present));
  const obstacles = changes.flatMap(({ obstacles }) => obstacles);
  if (obstacles.length > 0)
    throw new UsageError(
      [
        `${file} has tables of version ${stored}, which cannot be migrated to version ${version}:`,
        ...obstacles.map((obstacle) => `  ${obstacle}`),
        'Use the version of forge-contract that wrote the file, or give another folder: a new folder begins with the seed.',
      ].join('\n'),
    );
  const statements = changes.flatMap(({ statements }) => statements);
  if (statements.length === 0 && stored === version) return;
  const all = ['BEGIN IMMEDIATE', ...statements, `PRAGMA user_version = ${version}`, 'COMMIT'];
  sqlite.exec(all.join(';\n'));
}

/** The changes that migrate a stored table to this version. */
interface Changes {
  /** SQL statements that add the missing parts. */
  statements: string[];
  /** Messages about differences that prevent the migration. */
  obstacles: string[];
}

function changesTo(sqlite: Database.Database, table: SQLiteTable, present: Set<unknown>): Changes {
  const { name, columns } = getTableConfig(table);
  const indexes = [...indexDefinitions(table)].flatMap(([index, statement]) =>
    present.has(index) ? [] : [statement],
  );
  if (!present.has(name))
    return { statements: [tableDefinition(table), ...indexes], obstacles: [] };
  const stored = new Map(storedColumns(sqlite, name).map((column) => [column.name, column]));
  const missing = columns.filter((column) => !stored.has(column.name));
  const declared = new Set(columns.map((column) => column.name));
  const obstacles = [
    ...missing.flatMap(whyNotAdded),
    ...columns.flatMap((column) => differences(column, stored.get(column.name))),
    ...[...stored.values()]
      .filter((column) => !declared.has(column.name) && column.isNotNull && !column.hasDefault)
      .map((column) => `${column.name} is unknown to this version, but must have a value`),
    ...uniquenessDifferences(table, storedUniqueColumns(sqlite, name)),
  ];
  const additions = missing.map(
    (column) => `ALTER TABLE "${name}" ADD COLUMN ${columnDefinition(column)}`,
  );
  return {
    statements: [...additions, ...indexes],
    obstacles: obstacles.map((obstacle) => `${name}: ${obstacle}`),
  };
}

/** Returns the reason why a missing column cannot be added to existing rows; empty if the column can be added. */
function whyNotAdded({ name, primary, isUnique, notNull, default: value }: SQLiteColumn): string[] {
  if (primary || isUnique) return [`${name} is missing, but must be unique`];
  return notNull && value === undefined ? [`${name} is missing, but has no default`] : [];
}

/** Returns the differences between a stored column and its declaration; empty if they agree. */
function differences(column: SQLiteColumn, stored: StoredColumn | undefined): string[] {
  if (!stored) return [];
  const [type, wanted] = [stored.type.toLowerCase(), column.getSQLType().toLowerCase()];
  const mustHave = isNotNull(column);
  return [
    ...(type === wanted ? [] : [`${column.name} has the type ${type} instead of ${wanted}`]),
    ...(mustHave && !stored.isNotNull ? [`${column.name} allows null, but must be NOT NULL`] : []),
    ...(!mustHave && stored.isNotNull ? [`${column.name} is NOT NULL, but must allow null`] : []),
  ];
}

function uniquenessDifferences(table: SQLiteTable, stored: string[]): string[] {
  const wanted = uniqueColumns(table);
  return [
    ...wanted.filter((columns) => !stored.includes(columns)).map((c) => `${c} must be unique`),
    ...stored.filter((columns) => !wanted.includes(columns)).map((c) => `${c} must not be unique`),
  ];
}

interface StoredColumn {
  name: string;
  type: string;
  isNotNull: boolean;
  hasDefault: boolean;
}

function storedColumns(sqlite: Database.Database, table: string): StoredColumn[] {
  return queryRows(sqlite, `PRAGMA table_info("${table}")`).map(
    ([, name, type, notNull, value]) => ({
      name: String(name),
      type: String(type),
      isNotNull: notNull === 1,
      hasDefault: value !== null,
    }),
  );
}

/** Returns the sets of columns that the stored table declares UNIQUE. */
function storedUniqueColumns(sqlite: Database.Database, table: string): string[] {
  return queryRows(sqlite, `PRAGMA index_list("${table}")`)
    .filter(([, , , origin]) => origin === 'u')
    .map(([, index]) =>
      queryRows(sqlite, `PRAGMA index_info("${index}")`)
        .map(([, , column]) => column)
        .join(', '),
    );
}
