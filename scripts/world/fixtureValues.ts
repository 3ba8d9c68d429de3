/** Finds the value of each fixture in the example world, and all other values that could replace it. */
import { nearest } from '../../contract/nearest.ts';
import type { Fixture } from '../../contract/openapi.ts';
import { hasFields } from '../../contract/world/allTables.ts';
import type { World } from '../../contract/world/buildWorld.ts';
import type { FixtureKind, KnownValue } from '../../contract/world/knownValues.ts';
import type { FixtureSource } from '../../contract/world/worldSource.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt } from '../../contract/yaml/problemAt.ts';
import type { PlacedRow, PlacedRows } from './placedRows.ts';

export interface FixtureValues {
  /** The fixtures as `x-fixtures` in the bundle. */
  fixtures: Record<string, Fixture>;
  /** Only right fixtures are here. Later stages say nothing about the values of a wrong one. */
  kinds: Record<string, FixtureKind>;
  problems: Problem[];
}

export function fixtureValues({ fixtures: source }: World, tables: PlacedRows): FixtureValues {
  const fixtures: Record<string, Fixture> = {};
  const kinds: Record<string, FixtureKind> = {};
  const problems: Problem[] = [];
  for (const [key, fixture] of Object.entries(source.data)) {
    let isRight = true;
    const report = (path: string[], message: string) => {
      isRight = false;
      problems.push(problemAt(source, [key, ...path], 'world-fixture', message));
    };
    const {
      description,
      value: outside,
      unknown,
      resource,
      anywhere,
      find,
      create,
      unique,
    } = fixture;
    if (outside !== undefined) {
      fixtures[key] = { value: outside, description, outside: true };
      kinds[key] = { known: [{ value: outside, row: '', below: null }] };
      continue;
    }
    const [table = '', field = ''] = (fixture.world ?? '').split('.');
    const rows = rowsFor(table, field, fixture, tables, report);
    const meant = rows.filter(({ fields }) => hasFields(fields, fixture.row ?? {}));
    if (meant[0] && meant.length === 1)
      fixtures[key] = {
        value: meant[0].fields[field] as string | number,
        description,
        ...(find && { find: [find].flat() }),
        ...(create && { create: [create].flat() }),
        ...(unique && { unique }),
      };
    else if (rows.length > 0)
      report(
        ['row'],
        `${table} has ${meant.length || 'no'} rows with these fields. Give the fields of exactly one row`,
      );
    const known = rows.flatMap(({ fields, name, below }): KnownValue[] => {
      const value = fields[field];
      return typeof value === 'string' || typeof value === 'number'
        ? [{ value, row: name, below: anywhere ? null : below }]
        : [];
    });
    kinds[key] = {
      // A file has the same path in many commits, so equal values are merged.
      known: [
        ...new Map(known.map((one) => [JSON.stringify([one.value, one.below]), one])).values(),
      ],
      ...(unknown !== undefined && { unknown }),
      ...(resource !== undefined && { resource }),
    };
    if (known.some(({ value }) => String(value) === String(unknown)))
      report(
        ['unknown'],
        `${table} has a row with ${field} ${unknown}: choose a value for unknown resources that no row has`,
      );
    if (!isRight) {
      delete fixtures[key];
      delete kinds[key];
    }
  }
  return { fixtures, kinds, problems };
}

function rowsFor(
  table: string,
  field: string,
  { among }: FixtureSource,
  tables: PlacedRows,
  report: (path: string[], message: string) => void,
): PlacedRow[] {
  const rows = tables[table];
  if (!rows) {
    const near = nearest(table, Object.keys(tables));
    report(['world'], `There is no table '${table}'${near ? `; did you mean '${near}'?` : ''}`);
    return [];
  }
  if (rows.length > 0 && !rows.some(({ fields }) => field in fields)) {
    const near = nearest(field, Object.keys(rows[0]?.fields ?? {}));
    report(['world'], `${table} has no field '${field}'${near ? `; did you mean '${near}'?` : ''}`);
    return [];
  }
  return rows.filter(({ fields }) => hasFields(fields, among ?? {}));
}
