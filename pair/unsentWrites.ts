/** Finds the calls that depend on a write of the tests which the deployment was not sent. */
import type { CaseRequest, JsonValue } from '../contract/case.ts';
import { type Contract, type ContractOperation, changesNothing } from '../contract/contract.ts';
import { isObject } from '../contract/isObject.ts';
import type { PerformedWrite, TestCall } from './readCalls.ts';
import { forEachText } from './sentTexts.ts';
import type { WorldValues } from './worldValues.ts';

/** The writes of one conversation that were not sent. */
export interface UnsentWrites {
  /** Remembers a write that the sandbox has performed, and that was not sent. */
  add(write: PerformedWrite): void;
  /** Remembers a call that was sent. A repeated update makes up for one that was not sent. */
  noteSent(call: TestCall): void;
  /** Remembers the texts of a response of the sandbox, so that no later write introduces them. */
  noteShown(shown: JsonValue | undefined): void;
  /** Returns true for the list of a resource whose creation was not sent. */
  lacksItem(call: TestCall): boolean;
  /** Returns the operationId of the write on which a call depends. Undefined if it depends on none. */
  findFor(call: TestCall): string | undefined;
}

interface UnsentWrite extends PerformedWrite {
  /** The path in segments. Empty for an operation without a path. */
  segments: string[];
  /** The path of the list or of the resource that the write has changed. */
  changed: string[] | undefined;
  /** The path of the list that contains a changed resource. */
  list: string[] | undefined;
  /** Whether the write has created an item of the list `changed`. */
  isCreate: boolean;
  /** The names that only this write has introduced. */
  names: Set<string>;
}

/** The fields by which later calls name a resource. */
const NAMES = new Set([
  ...['id', 'iid', 'short_id', 'name', 'tag_name', 'slug', 'path', 'key', 'title', 'branch'],
  ...['email', 'username', 'file_path', 'path_with_namespace', 'full_path'],
]);
const PARAMETER = /\{(\w+)\}/;

export function unsentWrites(
  contract: Contract,
  { hasWorld, isOfWorld }: Pick<WorldValues, 'hasWorld' | 'isOfWorld'>,
): UnsentWrites {
  const world = contract.document['x-fixtures'] ?? {};
  /** The IDs of resources of the example world that have a path, too. */
  const ids = new Map(
    Object.entries(world).flatMap(([key, { value }]): [string, string][] => {
      const id = world[key.replace(/\.path$/, '.id')]?.value;
      return key.endsWith('.path') && id !== undefined ? [[String(value), String(id)]] : [];
    }),
  );
  const readable = new Set(
    [...contract.operations.values()].flatMap(({ method, path }) =>
      method === 'get' && path !== undefined ? [withoutNames(path)] : [],
    ),
  );
  const isReadable = (template: string[]) => readable.has(withoutNames(template.join('/')));
  const shownTexts = new Set<string>();
  let writes: UnsentWrite[] = [];

  return {
    add: (write) => void writes.push(describe(write)),
    noteSent: (call) => {
      if (call.status >= 300) return;
      const segments = fill(call.operation, call.request.path);
      writes = writes.filter((write) => !isSameUpdate(call, segments, write));
    },
    noteShown: (shown) => forEachText(shown, (text) => shownTexts.add(text)),
    lacksItem: ({ operation, request }) =>
      writes.some(
        ({ changed, isCreate }) =>
          isCreate && changed !== undefined && isSame(fill(operation, request.path), changed),
      ),
    findFor: (call) => {
      const segments = fill(call.operation, call.request.path);
      return writes.find((write) => dependsOn(call, segments, write, hasWorld))?.operation.id;
    },
  };

  function describe(write: PerformedWrite): UnsentWrite {
    const { operation, path, body, response } = write;
    const { method } = operation;
    const template = splitTemplate(operation);
    const segments = fill(operation, path);
    // `POST …/merge` changes the resource above, and so does `DELETE …/share/3`.
    const highest = template.length - (method !== 'post' && endsInParameter(template) ? 2 : 1);
    let depth = template.length;
    while (depth >= highest && depth > 0 && !isReadable(template.slice(0, depth))) depth -= 1;
    const changed = depth > 0 && depth >= highest ? template.slice(0, depth) : undefined;
    const isItem = changed !== undefined && endsInParameter(changed);
    // The write that has created the resource says whether calls to its list depend on it.
    const isOfNew = writes.some((one) => isOfNewItem(operation, segments, one));
    const hasList = isItem && !isOfNew && isReadable(changed.slice(0, -1));
    const names = new Set<string>();
    forEachName(body, true, (text) => names.add(text));
    forEachName(response, false, (text) => names.add(text));
    const branch = isObject(body) && typeof body.branch === 'string' ? body.branch : undefined;
    for (const name of names)
      if (shownTexts.has(name) || isOfWorld(name) || /^\d*$/.test(name)) names.delete(name);
    // A commit changes its branch, so that requests about the branch depend on it.
    if (branch !== undefined && !isOfWorld(branch)) names.add(branch);
    return {
      ...{ ...write, segments, names },
      changed: changed && segments.slice(0, depth),
      list: hasList ? segments.slice(0, depth - 1) : undefined,
      isCreate: method === 'post' && !isItem,
    };
  }

  /** Returns the segments of a path, with IDs in place of paths of resources. */
  function fill(operation: ContractOperation, path: CaseRequest['path']): string[] {
    return splitTemplate(operation).map((segment) =>
      segment.replace(PARAMETER, (_, name: string) => {
        const value = String(path[name]);
        return ids.get(value) ?? value;
      }),
    );
  }
}

/**
 * Returns true if the response to a call may show a write.
 * @param segments the path of the call
 * @param hasWorld as in `WorldValues`
 */
function dependsOn(
  call: TestCall,
  segments: string[],
  write: UnsentWrite,
  hasWorld: boolean,
): boolean {
  const { changed, list, isCreate } = write;
  const isRead = changesNothing(call.operation);
  if (isRead && list && isSame(segments, list)) return true;
  if (changed && isSame(segments, changed)) {
    // Of a deployment with other data, only the form of a list is compared.
    if (isCreate ? isRead && hasWorld : isHit(call, segments, write)) return true;
  }
  // `DELETE …/labels?name=a` changes an item below its path.
  const isOfItem = changed && !isCreate && write.operation.method !== 'post';
  if (isOfItem && list === undefined && isBelow(segments, changed)) return true;
  const isRemoval =
    write.operation.method === 'delete' && endsInParameter(splitTemplate(write.operation));
  if (isRemoval && isBelow(segments, write.segments)) return true;
  return isOfNewItem(call.operation, segments, write) || namesNew(call, write);
}

/** Returns true unless a call to a changed resource gets the same without the change. */
function isHit(call: TestCall, segments: string[], write: UnsentWrite): boolean {
  // Whether a caller may do something is seldom changed by the write.
  if (/^40[13]$/.test(String(call.status))) return false;
  return (
    call.status >= 400 ||
    (call.operation.method !== 'delete' && !isSameUpdate(call, segments, write))
  );
}

/** Returns true for an update with the path and the body of a write. */
function isSameUpdate(
  { operation, request }: TestCall,
  segments: string[],
  write: UnsentWrite,
): boolean {
  return (
    /^(put|patch)$/.test(operation.method) &&
    operation.id === write.operation.id &&
    isSame(segments, write.segments) &&
    JSON.stringify(request.body) === JSON.stringify(write.body)
  );
}

/** Returns true for a path to the item that a write has created, or below it. */
function isOfNewItem(
  operation: ContractOperation,
  segments: string[],
  write: UnsentWrite,
): boolean {
  const { changed, isCreate, body, response } = write;
  const collection = (isCreate && changed) || write.segments;
  const parameter = PARAMETER.exec(splitTemplate(operation)[collection.length] ?? '')?.[1];
  if (write.operation.method !== 'post' || parameter === undefined) return false;
  if (!isBelow(segments, collection)) return false;
  const fields = parameter.endsWith('iid')
    ? ['iid']
    : [...NAMES, parameter].filter((name) => name !== 'iid');
  const sides = [response, body].filter((side) => side !== undefined).filter(isObject);
  return sides.some((side) =>
    fields.some((name) => String(side[name]) === segments[collection.length]),
  );
}

/** Returns true for a call with a name that only a write has introduced. */
function namesNew({ operation, request, status }: TestCall, write: UnsentWrite): boolean {
  let isNamed = false;
  const look = (text: string) => {
    isNamed ||= write.names.has(text);
  };
  forEachText(request.path, look);
  forEachText(request.query, look);
  // A second resource may have the name of the first one, unless it is refused.
  if (operation.id !== write.operation.id || status >= 400) forEachText(request.body, look);
  return isNamed;
}

function splitTemplate({ path }: ContractOperation): string[] {
  return path?.split('/').slice(1) ?? [];
}

function withoutNames(path: string): string {
  return path.replace(/^\//, '').replaceAll(/\{\w+\}/g, '{}');
}

function endsInParameter(template: string[]): boolean {
  return PARAMETER.test(template.at(-1) ?? '');
}

function isSame(one: string[], other: string[]): boolean {
  return one.length === other.length && isBelow(one, other);
}

/** Returns true for the same path, and for one below it. */
function isBelow(segments: string[], above: string[]): boolean {
  return above.length > 0 && above.every((segment, index) => segment === segments[index]);
}

/** Visits the texts in the fields that name a resource: those of the value itself, or also those within it. */
function forEachName(
  value: JsonValue | undefined,
  isDeep: boolean,
  visit: (text: string) => void,
): void {
  if (Array.isArray(value) && isDeep) for (const item of value) forEachName(item, true, visit);
  if (!isObject(value)) return;
  for (const [name, child] of Object.entries(value))
    if (typeof child !== 'object') {
      if (NAMES.has(name)) visit(String(child));
    } else if (isDeep) forEachName(child, true, visit);
}
