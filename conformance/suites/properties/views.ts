/**
 * Follows a resource through its life: creation, changes, removal, and another creation with the same name. Servers keep
 * lists, indexes and caches beside the resource, and forget to update some of them.
 */
import { isDeepStrictEqual } from 'node:util';
import { brief } from '../../../contract/brief.ts';
import type { Case, CaseRequest, JsonValue } from '../../../contract/case.ts';
import { type Contract, type ContractOperation, getOperation } from '../../../contract/contract.ts';
import { findArea } from '../../../contract/findArea.ts';
import { isObject } from '../../../contract/isObject.ts';
import { valueAt } from '../../../contract/pointer.ts';
import { listChildren } from '../../../contract/walkSchema.ts';
import { type Finding, shownNames } from '../../../judge/index.ts';
import { readJson } from '../../../wire/readBody.ts';
import { CannotPerform, type Job } from '../../engine/job.ts';
import { undoRequests } from '../../engine/writes/undoRequests.ts';
import { withUniqueValues } from '../../fixtures/uniqueValues.ts';
import { pathRequest } from '../../target/pathRequest.ts';
import { substituteFixtures } from '../../target/substituteFixtures.ts';
import { type Caller, callersToTry } from '../../target/tokenFor.ts';
import { hasFields, showResource } from '../lifecycles/showResource.ts';
import { type Identity, identityOf } from '../lifecycles/writtenResource.ts';
import { lastParameter } from '../planForDeployment.ts';
import { filtersOf } from './filters.ts';
import type { Property } from './property.ts';
import { checkJob, findingsOf, listsOf, type Mismatch, planOf } from './propertyJob.ts';
import { MOST_PER_PAGE, type Reader, widestQuery } from './reader.ts';
import { isFreeText, requiredFields, shownFields } from './sentFields.ts';
import { creatorsOf } from './siblings.ts';
import { asking, type WriteCheck, write } from './writeAndRead.ts';

export const views: Property = {
  id: 'views',
  summary:
    'Each list that shows a resource shows its changes, and no longer shows it after its deletion. A new resource of the same name has nothing of the old one.',
  from: 'the paths, `x-undo`, and filters with an enum',
  check: 'read-back',
  plan: (contract, target) =>
    creatorsOf(contract).flatMap(({ operation, written }): Job[] => {
      const countFields = ({ request }: Case) => Object.keys(request.body ?? {}).length;
      const fullest = contract.cases.toSorted(
        (one, other) => countFields(other) - countFields(one),
      );
      const { documented } = planOf(contract, target, operation, fullest);
      if (!documented) return [];
      const check = { contract, target, operation, written };
      const job = checkJob({
        ...check,
        documented,
        name: 'views',
        checks: ['read-back'],
        summary: 'Each list shows what becomes of the resource',
        isCertain: true,
        look: (reader) => follow(check, documented, reader),
      });
      return [{ ...job, operations: [operation.id, ...involved(contract, check)] }];
    }),
};

/** Returns the IDs of the operations that the job calls beside the creation. */
function involved(contract: Contract, { operation, written }: WriteCheck): string[] {
  const own = [written.get, written.list].flatMap((one) => one?.id ?? []);
  const undo = operation.definition['x-undo']?.operation ?? [];
  const others = relatedLists(contract, operation).map(({ id }) => id);
  const changes = changesOf(contract, operation).map((one) => one.operation);
  return [...new Set([...own, ...others, ...changes].concat(undo))];
}

/** Returns the lists of the same area, and those beside the resource below a parent that is no project or group. */
function relatedLists(contract: Contract, operation: ContractOperation): ContractOperation[] {
  const area = findArea(contract, operation.id);
  const above = operation.path!.slice(0, operation.path!.lastIndexOf('/'));
  const isDeep = above.split('{').length > 2;
  return listsOf(contract).filter(
    ({ id, path }) =>
      findArea(contract, id) === area || (isDeep && path?.startsWith(`${above}/`) === true),
  );
}

/** Returns the cases that change a resource, by the path of its creation. */
function changesOf({ cases, operations }: Contract, { path }: ContractOperation): Case[] {
  const isChange = (id: string) => {
    const { method, path: own = '', definition } = operations.get(id)!;
    const below = own.startsWith(`${path}/`) ? own.slice(path!.length + 1) : '';
    const isOnItem = /^\{[^/{}]+\}$/.test(below) && definition['x-irreversible'] === undefined;
    return isOnItem && (method === 'put' || method === 'patch');
  };
  return cases.filter(({ operation, response }) => response.status < 300 && isChange(operation));
}

/** A list that may show the resource. */
interface View {
  list: ContractOperation;
  request: CaseRequest;
  /** The caller who may read the list. */
  caller?: Caller | undefined;
  /** For a filtered list: whether it shows the resource. Undefined if the contract leaves that open. */
  matches?: (resource: JsonValue) => boolean | undefined;
  /** For another list: the names of the members that lead from an item to the resource. */
  place?: string[];
}

async function follow(check: WriteCheck, documented: Case, reader: Reader): Promise<Finding[]> {
  const { contract, operation, written } = check;
  const { request } = reader;
  const before = await countsOfParent(check, reader);
  const first = await create(check, reader, request);
  if (first.findings.length > 0) return first.findings;
  const raised = await countsOfParent(check, reader);
  const identity = identityOf(written, request, first.body);
  if (!identity) throw new CannotPerform('not-run', 'the resource has no key');
  const shown = await findViews(check, reader, identity, first.body);
  const found = await checkViews(check, reader, shown, identity, new Set());
  if (found.length > 0) return found;
  const changes = changesOf(contract, operation);
  // A change back tells whether a list has noticed the change before it.
  for (const change of [...changes, ...changes.slice(0, 1)]) {
    const names = await sendChange(check, reader, identity, change);
    const stale = names ? await checkViews(check, reader, shown, identity, names) : [];
    if (stale.length > 0) return stale;
  }
  if (!(await remove(check, reader, request, first.body))) return [];
  for (const view of shown)
    if (await findIn(reader, view, identity.fields))
      return findingsOf(
        'read-back',
        view.list.pointer,
      )([
        {
          requirement: `${view.list.id} does not show a deleted resource`,
          actual: `it shows that of ${operation.id}`,
        },
      ]);
  const after = await countsOfParent(check, reader);
  const wrong = Object.keys(before).filter(
    (name) => raised[name]! > before[name]! && after[name]! >= raised[name]!,
  );
  const stuck = findingsOf(
    'read-back',
    operation.pointer,
  )(wrong.map((name) => countMismatch(name)));
  return stuck.length > 0 ? stuck : createAgain(check, documented, reader, first.body);
}

function countMismatch(name: string): Mismatch {
  return {
    requirement: `a deletion lowers the ${name} that the creation has raised`,
    actual: 'it is as high as before the deletion',
    location: `/${name}`,
  };
}

/** Returns the counts of the parent of a resource, as a list of parents shows them: `user_notes_count`. */
async function countsOfParent(
  { contract, target, operation }: WriteCheck,
  reader: Reader,
): Promise<Record<string, number>> {
  const parameter = lastParameter(operation);
  const keys = [parameter?.['x-fixture'] ?? []].flat();
  const ways = keys.flatMap((key) => contract.document['x-fixtures'][key]?.find ?? []);
  for (const way of ways) {
    const list = getOperation(contract, way.operation);
    const request = pathRequest(list, target.fixtures);
    if (!request || list.definition['x-paginated'] === undefined) continue;
    const query = { ...way.query, per_page: MOST_PER_PAGE };
    const { exchange } = await reader.send({ operation: list, request: { ...request, query } });
    const items = exchange.response?.status === 200 ? readJson(exchange.response) : undefined;
    const parent = (Array.isArray(items) ? items : []).find(
      (one) =>
        String(valueAt(one, way.from)) === String(reader.request.path[parameter!.name]) &&
        Object.entries(way.same ?? {}).every(
          ([pointer, key]) => String(valueAt(one, pointer)) === String(target.fixtures[key]),
        ),
    );
    const counts = Object.entries(isObject(parent) ? parent : {}).filter(
      (entry): entry is [string, number] =>
        entry[0].endsWith('_count') && typeof entry[1] === 'number',
    );
    if (counts.length > 0) return Object.fromEntries(counts);
  }
  return {};
}

/** Creates a resource, and reads it back. @throws CannotPerform when no caller may */
async function create(check: WriteCheck, reader: Reader, request: CaseRequest) {
  let body: JsonValue | undefined;
  const findings = await write(check, reader, request, undefined, {
    onExchange: ({ response }) => {
      body = response && readJson(response);
    },
  });
  if (findings === undefined)
    throw new CannotPerform('not-run', `${check.operation.id} did not create a resource`);
  return { findings, body: Array.isArray(body) ? body[0] : body };
}

/** Returns the lists that show a new resource, and its own list with each filter whose values are fixed. */
async function findViews(
  { contract, target, operation, written: { list, listIn } }: WriteCheck,
  reader: Reader,
  { path, fields }: Identity,
  created: JsonValue | undefined,
): Promise<View[]> {
  const found: View[] = [];
  for (const one of relatedLists(contract, operation)) {
    const { plan } = planOf(contract, target, one);
    if ('reason' in plan || typeof plan.request === 'function' || plan.exclusion) continue;
    const request: CaseRequest = {
      ...plan.request,
      path: { ...plan.request.path, ...sharedPath(operation, one, path) },
      query: widestQuery(contract, one, plan.request.query),
    };
    const view: View = { list: one, request };
    const callers = [reader.caller, ...callersToTry(undefined, target)];
    const place = placeOf(await readView(reader, view, callers), fields, created);
    if (place) found.push({ ...view, place });
  }
  const own = found.find((view) => view.list === list && view.place?.length === 0);
  if (!own || listIn !== undefined) return found;
  const filtered = filtersOf(contract, own.list).flatMap(({ parameter, valuesOf }) =>
    // Without items, only an enum or a boolean has values.
    valuesOf([]).map(({ value, matches }): View => {
      const query = { ...own.request.query, [parameter.name]: value };
      return { ...own, request: { ...own.request, query }, matches };
    }),
  );
  return [...found, ...filtered];
}

/** Returns the values of the path parameters up to which two paths are equal. */
function sharedPath(one: ContractOperation, other: ContractOperation, path: CaseRequest['path']) {
  return Object.fromEntries(
    Object.entries(path).filter(([name]) => {
      const upTo = `{${name}}`;
      const [own, others] = [one, other].map(({ path: of = '' }) =>
        of.includes(upTo) ? of.slice(0, of.indexOf(upTo) + upTo.length) : undefined,
      );
      return own !== undefined && own === others;
    }),
  );
}

/** The most pages of a list that are read. */
const MOST_PAGES = 3;

/** Reads the items of a list as the first caller who sees items, and notes this caller. */
async function readView(
  reader: Reader,
  view: View,
  callers: (Caller | undefined)[] = [view.caller],
): Promise<JsonValue[]> {
  for (const caller of callers) {
    const items: JsonValue[] = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const query = { ...view.request.query, per_page: MOST_PER_PAGE, ...(page > 1 && { page }) };
      const request = { ...view.request, query };
      const { exchange } = await reader.send({ operation: view.list, request, ...caller });
      const body = exchange.response?.status === 200 ? readJson(exchange.response) : undefined;
      const more = Array.isArray(body) ? body : [];
      items.push(...more);
      if (more.length < MOST_PER_PAGE) break;
    }
    view.caller = caller;
    if (items.length > 0) return items;
  }
  return [];
}

/**
 * Returns the place of a resource in the items of a list. Another kind of resource may have the same ID, so a text that
 * was sent must be the same, too.
 */
function placeOf(
  items: JsonValue[],
  fields: Identity['fields'],
  created: JsonValue | undefined,
): string[] | undefined {
  const texts = Object.entries(isObject(created) ? created : {}).filter(
    ([name, value]) => typeof value === 'string' && value.length > 8 && !(name in fields),
  );
  const isSame = (one: JsonValue) =>
    hasFields(one, fields) &&
    isObject(one) &&
    (texts.length === 0 || texts.some(([name, value]) => one[name] === value));
  const look = (value: JsonValue, place: string[]): string[] | undefined => {
    if (isSame(value)) return place;
    for (const [key, child] of listChildren(value) as [string | number, JsonValue][]) {
      const inner = look(child, typeof key === 'number' ? place : [...place, key]);
      if (inner) return inner;
    }
    return undefined;
  };
  return look(items, []);
}

/** Returns the resource as a list shows it. Undefined if the list does not show it. */
async function findIn(
  reader: Reader,
  view: View,
  fields: Identity['fields'],
): Promise<Record<string, JsonValue> | undefined> {
  let found = await readView(reader, view);
  for (const name of view.place ?? [])
    found = found.flatMap((one) => (isObject(one) ? [one[name] ?? []].flat() : []));
  return found.filter(isObject).find((one) => hasFields(one, fields));
}

/**
 * Compares what the lists show with the resource itself.
 * @param changed the names of the fields that an update has named
 */
async function checkViews(
  check: WriteCheck,
  reader: Reader,
  shown: View[],
  { fields, path, query }: Identity,
  changed: ReadonlySet<string>,
): Promise<Finding[]> {
  const { get, list } = await showResource(
    check.written,
    { fields, path, query },
    asking(check, reader),
  );
  const own = get ?? list;
  if (!isObject(own)) return [];
  for (const view of shown) {
    const due = view.matches ? view.matches(own) : true;
    if (due === undefined) continue;
    const item = await findIn(reader, view, fields);
    const findings = findingsOf('read-back', view.list.pointer);
    const asked = view.matches ? ` with ${JSON.stringify(view.request.query)}` : '';
    if (due !== (item !== undefined))
      return findings([
        {
          requirement: `${view.list.id}${asked} ${due ? 'shows' : 'leaves out'} a resource as it is now`,
          actual: `it ${due ? 'lacks' : 'shows'} the resource of ${check.operation.id}, which is ${brief(own, 120)}`,
        },
      ]);
    const differing = [...changed].find(
      (name) => item && name in item && name in own && !isDeepStrictEqual(item[name], own[name]),
    );
    if (item && differing !== undefined)
      return findings([
        {
          requirement: `${view.list.id} shows a resource as it is now`,
          actual: `it shows ${differing} as ${brief(item[differing]!, 60)}, and the resource has ${brief(own[differing]!, 60)}`,
          location: `/${differing}`,
        },
      ]);
  }
  return [];
}

/** Sends an update. @returns the names of the changed fields in responses; undefined if it is refused */
async function sendChange(
  { contract, target }: WriteCheck,
  reader: Reader,
  { path }: Identity,
  change: Case,
): Promise<ReadonlySet<string> | undefined> {
  const operation = contract.operations.get(change.operation)!;
  const known = substituteFixtures(contract, operation, change.request, target.fixtures);
  // The path is that of the new resource, so its fixtures are not needed.
  const request = { ...known.request, path };
  const { nextName } = target.writes!;
  const unique = await withUniqueValues(contract, operation, request, change, nextName);
  const { exchange } = await reader.send({ operation, request: unique, ...reader.caller });
  const status = exchange.response?.status ?? 0;
  return status >= 200 && status < 300
    ? shownNames({ contract, operation, request: unique })
    : undefined;
}

/** Removes the resource. @returns false if the run may not, or the server refuses it */
async function remove(
  { contract, operation }: WriteCheck,
  reader: Reader,
  request: CaseRequest,
  created: JsonValue | undefined,
): Promise<boolean> {
  const undo = undoRequests(contract, operation, request, created) ?? [];
  for (const { operation: id, path, query } of undo) {
    const { exchange } = await reader.send({
      operation: contract.operations.get(id)!,
      request: { path, query, headers: {} },
      ...reader.caller,
      expected: { status: 204 },
    });
    const status = exchange.response?.status ?? 0;
    if (status < 200 || status >= 300) return false;
  }
  return undo.length > 0;
}

/** Creates a resource like a deleted one, with its required fields only. */
async function createAgain(
  check: WriteCheck,
  { request: documented }: Case,
  reader: Reader,
  old: JsonValue | undefined,
): Promise<Finding[]> {
  const { contract, operation, written } = check;
  const { request } = reader;
  if (!isObject(request.body) || !isObject(documented.body)) return [];
  const required = requiredFields(contract, operation);
  const optional = shownFields(contract, operation, written).filter(
    (field) => !required.includes(field.name) && isFreeText(contract, field),
  );
  const sent = new Set(Object.keys(documented.body));
  const left = optional.map(({ name }) => name).filter((name) => sent.has(name));
  const kept = Object.entries(request.body).filter(([name]) => !left.includes(name));
  if (left.length === 0) return [];
  const again = { ...request, body: Object.fromEntries(kept) };
  let body: JsonValue | undefined;
  const findings = await write(check, reader, again, undefined, {
    onExchange: ({ response }) => {
      body = response && readJson(response);
    },
  });
  if (findings === undefined || findings.length > 0) return findings ?? [];
  const resource = Array.isArray(body) ? body[0] : body;
  const mismatches = optional.flatMap(({ name, shownAs }): Mismatch[] => {
    const [was, is] = [old, resource].map((one) => (isObject(one) ? one[shownAs] : undefined));
    return left.includes(name) && was && was === is
      ? [
          {
            requirement: 'a new resource has nothing of a deleted one of the same name',
            actual: `its ${shownAs} is ${brief(is!, 120)}`,
            location: `/${shownAs}`,
          },
        ]
      : [];
  });
  return findingsOf('read-back', operation.pointer)(mismatches);
}
