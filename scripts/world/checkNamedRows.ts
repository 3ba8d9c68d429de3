/**
 * Compares objects in responses with the rows of the example world. The extension `x-world` of a schema names the
 * table.
 */
import type { JsonValue } from '../../contract/case.ts';
import type { ContractOperation } from '../../contract/contract.ts';
import { isObject } from '../../contract/isObject.ts';
import { nearest } from '../../contract/nearest.ts';
import type { Document } from '../../contract/openapi.ts';
import type { Row } from '../../contract/world/worldSource.ts';
import type { SourceCase } from '../read/readCases.ts';
import type { CompiledWorld } from './compileWorld.ts';
import type { PlacedRow } from './placedRows.ts';
import { alternatives, type Place, walkBySchema } from './walkBySchema.ts';
import type { WorldFinding } from './worldFinding.ts';

const RULE = 'case-world';
/** Fields that can identify a row if the response lacks the key of the table. */
const HANDLES = ['id', 'iid', 'sha', 'name', 'extern_uid', 'tag_name', 'domain'];

/** By table, the columns that each item of a list has, with the operationId of the list. */
type ListedColumns = Map<string, Map<string, string>>;

/** Reads from the schemas of lists which columns of a table each item shows. */
export function readListedColumns(
  document: Document,
  operations: Iterable<ContractOperation>,
): ListedColumns {
  const listed: ListedColumns = new Map();
  for (const { id, definition } of operations)
    for (const { schema = {} } of Object.values(definition.responses[200]?.content ?? {}))
      for (const { items } of alternatives(document, schema))
        for (const item of items ? alternatives(document, items) : []) {
          if (item['x-world'] === undefined) continue;
          const columns = listed.get(item['x-world']) ?? new Map();
          listed.set(item['x-world'], columns);
          for (const field of item.required ?? []) columns.set(field, id);
        }
  return listed;
}

/**
 * Returns the differences between a response and the example world.
 * @param named the rows that the path names. They supply fields that the response lacks
 */
export function checkNamedRows(
  document: Document,
  compiled: CompiledWorld,
  operation: ContractOperation,
  documented: SourceCase,
  { named, listed }: { named: string[]; listed: ListedColumns },
): WorldFinding[] {
  const { status, contentType, body } = documented.response;
  const response = operation.definition.responses[status];
  const content = response?.content?.[contentType ?? ''];
  if (status >= 300 || body === undefined || !content?.schema) return [];
  const writes = operation.method !== 'get' && !operation.definition['x-read-only'];
  const created = new Map<string, number>();
  return walkBySchema(document, body, [content.schema], ['response', 'body']).flatMap((place) => {
    const table = place.schemas.map((schema) => schema['x-world']).find(Boolean);
    if (typeof table !== 'string' || !isObject(place.value)) return [];
    const object = place.value;
    const unknown = [
      ...unknownFields(compiled, table, place),
      ...missingColumns(compiled, table, place, listed),
    ];
    const candidates = rowsMeant(compiled, table, object, named);
    if (candidates === undefined) return unknown;
    const stored = listStored(compiled, table);
    const rows = candidates.map((row) => ({ row, findings: differences(row, stored, place) }));
    const best = rows.sort((a, b) => a.findings.length - b.findings.length)[0];
    if (!best)
      return writes && isNew(compiled, table, object, documented)
        ? [...unknown, ...checkCreated(compiled, table, place, documented, created)]
        : [unknownRow(compiled, table, place)];
    if (writes && isWritten(place, object, documented))
      return [...unknown, ...checkWritten(compiled, best, place, operation, documented)];
    return [...unknown, ...best.findings];
  });
}

type ObjectValue = { [field: string]: JsonValue };

/**
 * Returns the rows that an object may show, found by its identifying field and the rows in the path. Returns
 * undefined if the object has no identifying field.
 */
function rowsMeant(
  compiled: CompiledWorld,
  table: string,
  object: ObjectValue,
  named: string[],
): PlacedRow[] | undefined {
  const rows = compiled.rows[table] ?? [];
  const handles = identifyingFields(compiled, table, object);
  const key = compiled.world.keys[table] ?? HANDLES;
  // A table whose key consists of `_id` fields needs no other field: for example, the project identifies its
  // settings.
  if (handles.length === 0 && !key.every((field) => field.endsWith('_id'))) return undefined;
  const same = rows.filter(({ fields }) =>
    handles.every((handle) => fields[handle] === object[handle]),
  );
  if (handles[0] === 'id') return same;
  const owners = named.filter((name) => /^(projects|groups)\//.test(name));
  return same.filter(({ below }) => owners.every((owner) => below.includes(owner)));
}

/** Returns the fields of an object that identify its row: the first handle, or the fields of the key that it has. */
function identifyingFields(
  { rows, world }: CompiledWorld,
  table: string,
  object: ObjectValue,
): string[] {
  const columns = rows[table]?.[0]?.fields ?? {};
  const handle = HANDLES.find((one) => one in object && one in columns);
  const key = world.keys[table] ?? HANDLES;
  return handle ? [handle] : key.filter((field) => field in object);
}

/** Returns the fields of a table that the API shows exactly as they are stored. */
function listStored({ source, rows }: CompiledWorld, table: string): Set<string> {
  const { items, 'x-derived': derived = [] } = source.schema.$defs[table] ?? {};
  // Tables with the contents of git repositories are not in the schema. Their fields are those of their first row.
  const fields = { ...items?.properties, ...rows[table]?.[0]?.fields };
  return new Set(Object.keys(fields).filter((field) => !derived.includes(field)));
}

/** Reports fields of an object, or properties of its schema, that its table neither stores nor derives. */
export function unknownFields(
  compiled: CompiledWorld,
  table: string,
  { value, path }: Pick<Place, 'value' | 'path'>,
): WorldFinding[] {
  if (!compiled.rows[table]) return [];
  const derived = compiled.source.schema.$defs[table]?.['x-derived'] ?? [];
  const known = new Set([...listStored(compiled, table), ...derived]);
  return Object.keys(value as ObjectValue)
    .filter((field) => !known.has(field))
    .map((field) => {
      const near = nearest(field, known);
      return {
        path: [...path, field],
        rule: RULE,
        message: `${table} has no field ${field}${near ? `; did you mean ${near}?` : '.'} Declare it in openapi/world/world.schema.yaml: as a column, or in x-derived if it is computed from others`,
      };
    });
}

/**
 * Reports columns that a response of its own lacks, and that each item of a list shows. The documents may describe
 * the fields in the list only, so that the schema asks for nothing here.
 */
function missingColumns(
  compiled: CompiledWorld,
  table: string,
  { value, path }: Place,
  listed: ListedColumns,
): WorldFinding[] {
  if (path.length !== 2 || !isObject(value)) return [];
  const stored = listStored(compiled, table);
  return [...(listed.get(table) ?? [])]
    .filter(([field]) => stored.has(field) && !(field in value))
    .map(([field, list]) => ({
      path,
      rule: RULE,
      message: `${field} is missing: ${list} shows this column of ${table}. Add it here`,
    }));
}

/** Reports the fields whose values differ between an object and its row. */
function differences(
  { name, fields }: PlacedRow,
  stored: Set<string>,
  { value, path }: Place,
): WorldFinding[] {
  return Object.entries(value as ObjectValue).flatMap(([field, shown]) => {
    const known = stored.has(field) ? fields[field] : undefined;
    if (known === undefined || !comparable(shown, known) || equal(shown, known)) return [];
    return [
      {
        path: [...path, field],
        rule: RULE,
        message: `${field} is ${JSON.stringify(shown)} here, and ${JSON.stringify(known)} in the world (${name})`,
      },
    ];
  });
}

/**
 * Returns true if both values are scalars or lists of scalars. Other values cannot be compared: for example, an
 * author is a username in the world, but an object in a response.
 */
function comparable(a: JsonValue, b: JsonValue): boolean {
  const isPlain = (value: JsonValue) =>
    value === null ||
    typeof value !== 'object' ||
    (Array.isArray(value) && value.every((item) => typeof item !== 'object'));
  return isPlain(a) && isPlain(b) && Array.isArray(a) === Array.isArray(b);
}

function equal(a: JsonValue, b: JsonValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Returns true if the request changes the row of an object. It does if the object is the whole response, or if the
 * request contains the ID of the row.
 */
function isWritten({ path }: Place, { id }: ObjectValue, { request }: SourceCase): boolean {
  return path.length === 2 || idsIn(request.body ?? null).has(id as JsonValue);
}

function idsIn(value: JsonValue): Set<JsonValue> {
  if (typeof value !== 'object' || value === null) return new Set();
  const own = !Array.isArray(value) && value.id !== undefined ? [value.id] : [];
  return new Set([...own, ...Object.values(value).flatMap((item) => [...idsIn(item)])]);
}

/** Fields that an update never changes: IDs, the creation time, the author and the parent resource. */
const UNCHANGED_BY_WRITES = [
  'id',
  'iid',
  'project_id',
  'created_at',
  'author_name',
  'noteable_id',
  'system',
];

function checkWritten(
  { world }: CompiledWorld,
  { findings }: { findings: WorldFinding[] },
  place: Place,
  { method }: ContractOperation,
  { request }: SourceCase,
): WorldFinding[] {
  const object = place.value as ObjectValue;
  const sent = request.body as ObjectValue | undefined;
  const lasting = findings.filter(({ path }) => UNCHANGED_BY_WRITES.includes(String(path.at(-1))));
  const changed = object.updated_at;
  if (changed === undefined || method === 'post' || sent?.updated_at) return lasting;
  return changed === world.clock
    ? lasting
    : [...lasting, notNow([...place.path, 'updated_at'], changed, world.clock)];
}

/** Returns true if an object without a row can be the resource that the request creates. */
function isNew(
  { world, source }: CompiledWorld,
  table: string,
  object: ObjectValue,
  { request }: SourceCase,
): boolean {
  // IDs are assigned by the server. If a resource has no ID, the request has its key, or is by the user in the key.
  if ('id' in object) return true;
  const texts = JSON.stringify([request.path, request.body ?? null]);
  const columns = source.schema.$defs[table]?.items?.properties ?? {};
  const isCaller = (field: string) => String(columns[field]?.['x-references']).startsWith('users.');
  return (world.keys[table] ?? HANDLES)
    .filter((field) => object[field] !== undefined && object[field] !== null)
    .every((field) => isCaller(field) || texts.includes(JSON.stringify(object[field])));
}

function checkCreated(
  { world, rows: all }: CompiledWorld,
  table: string,
  { value, path }: Place,
  { request }: SourceCase,
  created: Map<string, number>,
): WorldFinding[] {
  const object = value as ObjectValue;
  const sent = request.body as ObjectValue | undefined;
  const rows = (all[table] ?? []).map(({ fields }) => fields);
  const findings: WorldFinding[] = [];
  const count = (created.get(table) ?? 0) + 1;
  created.set(table, count);
  const next = (field: string, among: Row[]) =>
    Math.max(0, ...among.map((row) => Number(row[field]))) + count;
  for (const [field, among] of [
    ['id', rows],
    ['iid', rows.filter(({ project_id }) => project_id === object.project_id)],
  ] as const)
    if (typeof object[field] === 'number' && object[field] !== next(field, among))
      findings.push({
        path: [...path, field],
        rule: RULE,
        message: `${table} has no row with ${field} ${object[field]}, and the next one to be created has ${next(field, among)}`,
      });
  for (const field of ['created_at', 'updated_at', 'authored_date', 'committed_date'])
    if (typeof object[field] === 'string' && object[field] !== (sent?.created_at ?? world.clock))
      findings.push(
        notNow([...path, field], object[field], String(sent?.created_at ?? world.clock)),
      );
  return findings;
}

function notNow(path: (string | number)[], value: JsonValue, now: string): WorldFinding {
  return {
    path,
    rule: 'case-clock',
    message: `${path.at(-1)} is ${value}, but the case plays at ${now}`,
  };
}

function unknownRow(compiled: CompiledWorld, table: string, { value, path }: Place): WorldFinding {
  const object = value as ObjectValue;
  const rows = compiled.rows[table];
  if (!rows) {
    const near = nearest(table, Object.keys(compiled.rows));
    const hint = near ? `; did you mean '${near}'?` : '';
    return {
      path,
      rule: RULE,
      message: `The schema of this object has x-world: ${table}, and the world has no such table${hint}`,
    };
  }
  const named = identifyingFields(compiled, table, object);
  const [field = 'id'] = named;
  const known = rows.map(({ fields }) => String(fields[field]));
  const near = nearest(String(object[field]), known);
  const hint =
    near === undefined || known.includes(String(object[field])) ? '' : `; did you mean ${near}?`;
  const values = named.map((name) => `${name} ${object[name]}`).join(' and ');
  const which = values ? `with ${values}` : 'for this path';
  return {
    path: [...path, field],
    rule: RULE,
    message: `${table} has no row ${which}${hint}`,
  };
}
