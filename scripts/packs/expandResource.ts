/** Writes out the operations of a declared resource. */
import type { JsonValue } from '../../contract/case.ts';
import type { DeclaredResource, DeclaredRows } from '../../contract/extensions/declaredResource.ts';
import type { Method, Schema } from '../../contract/openapi.ts';
import type { FieldSchema, WorldSchema } from '../../contract/world/worldSource.ts';
import type { Resource, ResourceOperation, WrittenOperation, WrittenParameter } from './area.ts';
import { columnSchema } from './columnSchema.ts';

type Action = DeclaredResource['action'];

/** The method of each action, and whether its path ends in the key of one resource. */
const ACTIONS: Record<Action, { method: Method; verb: string; onOne: boolean }> = {
  list: { method: 'get', verb: 'List', onOne: false },
  get: { method: 'get', verb: 'Read', onOne: true },
  create: { method: 'post', verb: 'Create', onOne: false },
  update: { method: 'put', verb: 'Change', onOne: true },
  delete: { method: 'delete', verb: 'Delete', onOne: true },
};

/** An operation of a resource, in the form of an operation that is written by hand. */
export interface ExpandedOperation {
  action: Action;
  method: Method;
  path: string;
  operation: WrittenOperation;
}

export interface ExpandedResource {
  operations: ExpandedOperation[];
  /** The schema of a response. */
  schema: Schema;
  /** The path parameter of one resource, by name. */
  parameters: Record<string, WrittenParameter>;
}

/**
 * Writes out the operations of a resource.
 * @param name the name of its schema: `ProjectLabel`
 * @param all all resources of the pack, for resources within others
 */
export function expandResource(
  name: string,
  resource: Resource,
  all: Record<string, Resource>,
  world: WorldSchema,
): ExpandedResource {
  const [parameter, columns] = findKey(resource);
  const { table, path, shows, names } = resource;
  const operations = (Object.keys(ACTIONS) as Action[]).flatMap((action) => {
    const written = resource[action];
    if (!written) return [];
    const { method, onOne } = ACTIONS[action];
    return [
      {
        action,
        method: written.method ?? method,
        path: onOne ? `${path}/{${parameter}}` : path,
        operation: expandOperation(name, resource, action, written, all, world),
      },
    ];
  });
  const types = columns.map((column) => columnSchema(world, { table, column }, 'request').type);
  const isId = types.includes('integer');
  const fields = Object.entries(shows).map(([column, own]) => [
    column,
    own ?? columnSchema(world, { table, column }, 'response'),
  ]);
  return {
    operations,
    schema: {
      type: 'object',
      required: Object.keys(shows),
      properties: Object.fromEntries(fields),
      ...(world.$defs[table]?.description && { description: world.$defs[table].description }),
    },
    parameters: {
      [parameter]: {
        description: `The ${names[0]}, by its ${columns.join(' or ')}.`,
        schema: { type: [...new Set(types.flat())], ...(isId && { format: 'int64' }) } as Schema,
      },
    },
  };
}

function findKey({ key }: Resource): [parameter: string, columns: string[]] {
  const [found] = Object.entries(key);
  if (!found) throw new Error('A resource needs a key: a path parameter and its columns');
  return found;
}

function expandOperation(
  name: string,
  resource: Resource,
  action: Action,
  written: ResourceOperation,
  all: Record<string, Resource>,
  world: WorldSchema,
): WrittenOperation {
  const { takes, sets, taken, filters = [], search, sort = [], order, method: _, ...own } = written;
  const { table, names, shows } = resource;
  const many = `${name.slice(0, -pascal(names[0]).length)}${pascal(names[1])}`;
  const column = (one: string) => columnSchema(world, { table, column: one }, 'request');
  const columnIn = (field: string, value: null | string | Schema) =>
    typeof value === 'string' ? value : field.replace('!', '');
  const query = {
    ...Object.fromEntries(filters.map((one) => [one, withoutDefault(column(one))])),
    ...(search && {
      search: {
        type: 'string',
        description: `Only those whose ${search.join(' or ')} contains this text.`,
      },
    }),
    ...(sort.length > 0 && {
      order_by: { enum: sort, default: sort[0], description: 'The field of the order.' },
      sort: {
        enum: ['asc', 'desc'],
        default: order ?? 'asc',
        description: 'The direction of the order.',
      },
    }),
    ...own.query,
  } as Record<string, Schema>;
  // A run chooses the names that no other resource may have, unless they name a resource of another kind.
  const isChosen = (one: string) =>
    taken?.by.includes(one) && Object.values(resource.key)[0]?.[0] === 'id';
  const created = (one: string) => ({
    ...column(one),
    ...(isChosen(one) && { 'x-unique': 'name' }),
  });
  const body = Object.entries(takes ?? {}).map(([field, value]) => [
    field,
    value !== null && typeof value === 'object'
      ? value
      : action === 'create'
        ? created(columnIn(field, value))
        : withoutDefault(column(columnIn(field, value))),
  ]);
  const columnsTaken = Object.entries(takes ?? {}).map(([field, value]) => [
    field.replace('!', ''),
    columnIn(field, value),
  ]);
  const isList = action === 'list';
  return {
    operationId: `${action}${isList ? many : name}`,
    summary: `${ACTIONS[action].verb} ${isList ? names[1] : withArticle(names[0])}`,
    ...(isList && { paginated: 'offset' as const }),
    ...(action !== 'delete' && { returns: isList ? [name] : name }),
    ...(takes && { body: Object.fromEntries(body) }),
    ...own,
    ...(Object.keys(query).length > 0 && { query }),
    ...(taken && {
      errors: [...(own.errors ?? []), ...(taken.status === 400 ? [] : [taken.status])],
    }),
    'x-resource': {
      action,
      schema: name,
      ...declaredRows(resource, all, world),
      shows: Object.keys(shows),
      ...(takes && { takes: Object.fromEntries(columnsTaken) }),
      ...(sets && { sets }),
      ...(taken && {
        taken: { ...taken, defaults: defaultsOf(taken.by.map((one) => [one, column(one)])) },
      }),
      ...(filters.length > 0 && { filters }),
      ...(search && { search }),
      ...(sort.length > 0 && { sort, order: order ?? 'asc' }),
    } satisfies DeclaredResource,
  };
}

/** Returns the rows that the path names. The first segment of the path names the table of their owner, such as projects. */
function declaredRows(
  resource: Resource,
  all: Record<string, Resource>,
  world: WorldSchema,
): DeclaredRows {
  const { table, path, scope, within } = resource;
  const [parameter, columns] = findKey(resource);
  const known = world.$defs[table]?.items?.properties ?? {};
  const ownerId = `${path.split('/')[1]}.id`;
  const isOwner = ({ 'x-references': target }: FieldSchema) => target === ownerId;
  const hasOwner = /^\/\w+\/\{id\}\//.test(path) && !Object.values(scope ?? {}).includes(ownerId);
  const owner = hasOwner && Object.entries(known).find(([, field]) => isOwner(field));
  const outer = within && all[within.resource];
  if (within && !outer) throw new Error(`There is no resource ${within.resource} in the pack`);
  return {
    table,
    scope: {
      ...(owner && { [owner[0]]: ownerId }),
      ...scope,
    },
    key: { parameter, columns },
    ...(within &&
      outer && { parent: { ...declaredRows(outer, all, world), column: within.column } }),
  };
}

function defaultsOf(columns: [name: string, schema: Schema][]): Record<string, JsonValue> {
  return Object.fromEntries(
    columns.flatMap(([name, schema]) =>
      'default' in schema ? [[name, schema.default as JsonValue]] : [],
    ),
  );
}

function withoutDefault({ default: _, ...schema }: Schema): Schema {
  return schema;
}

function withArticle(noun: string): string {
  return `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

function pascal(words: string): string {
  return words.replaceAll(/(?:^|[ _])(\w)/g, (_, letter: string) => letter.toUpperCase());
}
