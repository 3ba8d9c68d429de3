/**
 * Finds the resource that a write creates, changes or deletes, by the operations that show it and the key that
 * identifies it. Operations and key follow from the paths of the contract, except if the write has `x-read-back`.
 */
import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import { itemSchemas } from './documentedFields.ts';

/** The effect of a write on one resource, and the operations that show the resource. */
export interface Written {
  kind: 'create' | 'change' | 'delete';
  /** The GET operation that shows the resource alone. */
  get?: ContractOperation;
  /** The operation that shows the resource in a list of resources. */
  list?: ContractOperation;
  /**
   * The property of `list`'s response that contains the resources, such as `notes` of a discussion. Absent if the
   * response itself is the list.
   */
  listIn?: string;
  /** The key that identifies the resource. Absent for a singleton, such as settings. */
  key?: Key;
}

/** The key that identifies a resource among resources of its kind. */
export interface Key {
  /** The path parameter with the value of the key: `tag_name`. Absent if no path contains the key. */
  parameter?: string;
  /** The field of a response with the value of the key: `name`. */
  field: string;
}

/** Returns the effect of an operation on its resource. Undefined if no operation shows the resource. */
export function writtenBy(contract: Contract, operation: ContractOperation): Written | undefined {
  const { method, path } = operation;
  if (path === undefined || method === 'get') return undefined;
  const kind = method === 'post' ? 'create' : method === 'delete' ? 'delete' : 'change';
  const { get, list } = readersOf(contract, operation, kind);
  const container = get || list ? undefined : containerOf(contract, operation, kind);
  if (!get && !list && !container) return undefined;
  const key = keyOf(contract, operation, kind, get);
  // A singleton, such as settings, is in no list.
  if (!key && kind === 'delete') return get && { kind, get };
  return {
    kind,
    ...(get && { get }),
    ...(list && itemSchemas(contract, list).length > 0 && { list }),
    ...container,
    ...(key && { key }),
  };
}

/**
 * Returns the operations that show the resource. `x-read-back` names them, or else they have the same path as the
 * write.
 */
function readersOf(
  contract: Contract,
  { path, definition }: ContractOperation,
  kind: Written['kind'],
): Pick<Written, 'get' | 'list'> {
  const declared = definition['x-read-back'];
  const named = (id: string | undefined) => contract.operations.get(id ?? '');
  const { collection, parameter } = splitPath(path!);
  const [get, list] = declared
    ? [named(declared.get), named(declared.list)]
    : kind === 'create'
      ? [
          itemOperations(contract, path!).find(({ method }) => method === 'get'),
          getAt(contract, path),
        ]
      : [getAt(contract, path), parameter === undefined ? undefined : getAt(contract, collection)];
  return { ...(get && { get }), ...(list && { list }) };
}

/** Returns the GET operation of the parent that contains the written resources. A discussion contains its notes. */
function containerOf(
  contract: Contract,
  { path }: ContractOperation,
  kind: Written['kind'],
): Pick<Written, 'list' | 'listIn'> | undefined {
  const collection = kind === 'create' ? path! : splitPath(path!).collection;
  const [, above, word = ''] = /^(.*\})\/(\w+)$/.exec(collection) ?? [];
  const container = getAt(contract, above);
  return container && itemSchemas(contract, container, word).length > 0
    ? { list: container, listIn: word }
    : undefined;
}

/** Returns the key of a resource: the last path parameter of an operation on one resource of its kind. */
function keyOf(
  contract: Contract,
  operation: ContractOperation,
  kind: Written['kind'],
  get: ContractOperation | undefined,
): Key | undefined {
  const isItem = (one: ContractOperation) => splitPath(one.path!).parameter !== undefined;
  const onItem =
    get && isItem(get)
      ? get
      : kind === 'create'
        ? itemOperations(contract, operation.path!)[0]
        : operation;
  const key = onItem && keyInPath(onItem);
  return key ?? (kind === 'create' ? { field: 'id' } : undefined);
}

function keyInPath({ path, definition }: ContractOperation): Key | undefined {
  const { parameter } = splitPath(path!);
  if (parameter === undefined) return undefined;
  const declared = definition.parameters?.find(
    ({ name, in: place }) => name === parameter && place === 'path',
  );
  const [, id] = /(?:^|_)(i?id)$/.exec(parameter) ?? [];
  return { parameter, field: declared?.['x-echoed-as'] ?? id ?? parameter };
}

/**
 * Splits the path `/tags/{tag_name}` into `/tags` and `tag_name`. If a path does not end with a parameter, the
 * collection is empty.
 */
function splitPath(path: string): { collection: string; parameter?: string } {
  const [, collection = '', parameter] = /^(.*)\/\{([^/{}]+)\}$/.exec(path) ?? [];
  return { collection, ...(parameter !== undefined && { parameter }) };
}

/**
 * Returns the operations on one resource of a collection. For `/tags`, these are the operations at
 * `/tags/{tag_name}`.
 */
function itemOperations({ operations }: Contract, collection: string): ContractOperation[] {
  return [...operations.values()].filter(({ path }) => {
    const split = splitPath(path ?? '');
    return split.parameter !== undefined && split.collection === collection;
  });
}

function getAt({ operations }: Contract, path: string | undefined): ContractOperation | undefined {
  return [...operations.values()].find((one) => one.method === 'get' && one.path === path);
}

/** The parameters and fields that identify one resource, in requests and in lists. */
export interface Identity {
  /** The path parameters of an operation on this resource alone. */
  path: CaseRequest['path'];
  /** The fields, with their values, by which the resource can be found in a list. */
  fields: Record<string, JsonValue>;
  query: CaseRequest['query'];
}

/**
 * Returns the identity of a written resource. Undefined if neither the request nor the response contains it.
 * @param response the body of the response to the write
 */
export function identityOf(
  { get, key, kind }: Written,
  request: CaseRequest,
  response: JsonValue | undefined,
): Identity | undefined {
  if (!key) return { path: request.path, fields: {}, query: {} };
  const { parameter, field } = key;
  const sent = isObject(request.body) ? request.body : {};
  const created = isObject(response) ? response[field] : undefined;
  const value =
    kind === 'create'
      ? (created ?? sent[parameter ?? field])
      : (sent[field] ?? request.path[parameter!]);
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  // If several resources have the same key, a query parameter of the GET operation distinguishes them, such as `provider`.
  const given = { ...request.query, ...sent };
  const query = Object.fromEntries(
    (get?.definition.parameters ?? []).flatMap(({ name, in: place }) =>
      place === 'query' && given[name] !== undefined ? [[name, given[name]]] : [],
    ),
  ) as CaseRequest['query'];
  return {
    path: { ...request.path, ...(parameter !== undefined && { [parameter]: value }) },
    fields: { [field]: value, ...query },
    query,
  };
}
