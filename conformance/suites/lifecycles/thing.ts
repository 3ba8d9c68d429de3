/** Which operations show what a write has made, changed or deleted, and under which name: by the paths. */
import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Parameter, Response } from '../../../contract/openapi.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { type Located, resolveReference } from '../../../contract/reference.ts';
import { branchesOf, propertiesOf, type WrittenSchema } from '../../../contract/walkSchema.ts';
import { isJson } from '../../../wire/mediaType.ts';

/** What a write does to one thing that others can be asked for. */
export interface Written {
  kind: 'create' | 'change' | 'delete';
  /** Shows the thing itself. */
  get?: ContractOperation;
  /** Shows it among others. */
  list?: ContractOperation;
  /** The property of that answer which has the others, where it shows what they are in: `notes`. */
  listIn?: string;
  /** What tells the thing from others. Absent of what there is one of, such as settings. */
  key?: Key;
}

export interface Key {
  /** The path parameter that names the thing: `tag_name`. */
  parameter?: string;
  /** The field that shows it: `name`. */
  field: string;
}

/** What an operation does to which thing; undefined where nothing shows it. */
export function writtenBy(contract: Contract, operation: ContractOperation): Written | undefined {
  const { method, path, definition } = operation;
  if (path === undefined || method === 'get') return undefined;
  const declared = definition['x-read-back'];
  const named = (id: string | undefined) =>
    id === undefined ? undefined : contract.operations.get(id);
  const [collection, last] = splitPath(path);
  const kind = method === 'post' ? 'create' : method === 'delete' ? 'delete' : 'change';
  const below = [...contract.operations.values()].filter(
    (other) =>
      other.path !== undefined && splitPath(other.path)[0] === path && splitPath(other.path)[1],
  );
  const at = (wanted: string | undefined) =>
    [...contract.operations.values()].find(
      (other) => other.method === 'get' && other.path === wanted,
    );
  const get = declared
    ? named(declared.get)
    : kind === 'create'
      ? below.find((other) => other.method === 'get')
      : at(path);
  const list = declared
    ? named(declared.list)
    : kind === 'create'
      ? at(path)
      : last && at(collection);
  // An item has a name in the path of whatever operation is for it alone.
  const ofItem = get && splitPath(get.path!)[1] ? get : kind === 'create' ? below[0] : operation;
  const key = ofItem && keyOf(ofItem);
  const within = get || list ? undefined : holderOf(kind === 'create' ? path : collection);
  if (!get && !list && !within) return undefined;
  // What there is one of is in no list.
  if (!key && kind === 'delete') return get && { kind, get };
  return {
    kind,
    ...(get && { get }),
    ...(list && isList(contract, list) && { list }),
    ...within,
    ...(key ? { key } : kind === 'create' && { key: { field: 'id' } }),
  };

  /** What shows the things of a path as its own: a discussion its notes. */
  function holderOf(resources: string): Pick<Written, 'list' | 'listIn'> | undefined {
    const [, above, word = ''] = /^(.*\})\/(\w+)$/.exec(resources) ?? [];
    const holder = at(above);
    const hasThem = holder && listSchemas(contract, holder, word).length > 0;
    return hasThem ? { list: holder, listIn: word } : undefined;
  }
}

/** `/tags/{tag_name}` → `/tags` and `tag_name`; the second is undefined where the path ends in a word. */
function splitPath(path: string): [collection: string, last: string | undefined] {
  const [, collection = '', last] = /^(.*)\/\{([^/{}]+)\}$/.exec(path) ?? [];
  return [collection, last];
}

function keyOf({ path, definition }: ContractOperation): Key | undefined {
  const [, parameter] = splitPath(path!);
  if (parameter === undefined) return undefined;
  const declared = definition.parameters?.find(
    ({ name, in: place }) => name === parameter && place === 'path',
  );
  return {
    parameter,
    field: declared?.['x-echoed-as'] ?? /(?:^|_)(i?id)$/.exec(parameter)?.[1] ?? parameter,
  };
}

/** What an operation's answers of a status are like. */
export function responseSchema(
  { document }: Contract,
  { definition, pointer }: ContractOperation,
  status: number,
): Located<WrittenSchema> | undefined {
  const response = definition.responses[status];
  if (!response) return undefined;
  const resolved = resolveReference<Response>(
    document,
    response,
    pointerBelow(pointer, 'responses', status),
  );
  const [mediaType, content] =
    Object.entries(resolved.value.content ?? {}).find(([type]) => isJson(type)) ?? [];
  return content?.schema
    ? {
        value: content.schema,
        pointer: pointerBelow(resolved.pointer, 'content', mediaType!, 'schema'),
      }
    : undefined;
}

function isList(contract: Contract, operation: ContractOperation): boolean {
  return listSchemas(contract, operation).length > 0;
}

/** What the items of a list are like, or those of a property of what is shown; none where there is no list. */
function listSchemas(
  contract: Contract,
  by: ContractOperation,
  property?: string,
): Located<WrittenSchema>[] {
  const { document } = contract;
  const shown = responseSchema(contract, by, 200);
  if (!shown) return [];
  const holders =
    property === undefined
      ? [shown]
      : propertiesOf(document, shown.value, shown.pointer).filter(({ name }) => name === property);
  return holders
    .flatMap(({ value, pointer }) => branchesOf(document, value, pointer))
    .flatMap(({ value, pointer }) =>
      value.items
        ? [{ value: value.items as WrittenSchema, pointer: pointerBelow(pointer, 'items') }]
        : [],
    );
}

/**
 * The documented fields of a thing in the responses of an operation that shows it, alone or in a list: those
 * that only an update changes which names them.
 * @param property which has the list, where the operation shows something else beside it
 */
export function ownFields(contract: Contract, by: ContractOperation, property?: string): string[] {
  const { document } = contract;
  const shown = responseSchema(contract, by, 200);
  if (!shown) return [];
  const items = listSchemas(contract, by, property);
  const properties = (items.length > 0 ? items : [shown]).flatMap(({ value, pointer }) =>
    propertiesOf(document, value, pointer),
  );
  const derived = new Set(
    properties.filter(({ value }) => 'x-derived' in value).map(({ name }) => name),
  );
  return [...new Set(properties.map(({ name }) => name))].filter((name) => !derived.has(name));
}

/** A thing among those of its kind. */
export interface Identity {
  /** The parameters of the path of an item, with those of the write. */
  path: CaseRequest['path'];
  /** Fields that tell it from others, with their values. */
  fields: Record<string, JsonValue>;
  query: CaseRequest['query'];
}

/**
 * Which thing a write was about; undefined where neither the request nor the answer says it.
 * @param response the body of the answer
 */
export function identityOf(
  { get, key, kind }: Written,
  request: CaseRequest,
  response: JsonValue | undefined,
): Identity | undefined {
  // Where a name is not enough, what the request says beside it tells things apart: `provider`.
  const said = { ...request.query, ...(isObject(request.body) && request.body) };
  const query = Object.fromEntries(
    (get?.definition.parameters ?? []).flatMap(({ name, in: place }: Parameter) =>
      place === 'query' && said[name] !== undefined ? [[name, said[name]]] : [],
    ),
  ) as CaseRequest['query'];
  if (!key) return { path: request.path, fields: {}, query: {} };
  const { parameter, field } = key;
  const sent = isObject(request.body) ? request.body : {};
  const value =
    kind === 'create'
      ? ((isObject(response) ? response[field] : undefined) ?? sent[parameter ?? field])
      : (sent[field] ?? request.path[parameter!]);
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return {
    path: { ...request.path, ...(parameter !== undefined && { [parameter]: value }) },
    fields: { [field]: value, ...query },
    query,
  };
}

export function isObject(value: JsonValue | undefined): value is Record<string, JsonValue> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
