/** Reads a resource with the operation that gets it, and with the operation that lists it. */
import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import { type ContractOperation, successStatuses } from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import type { Finding } from '../../../judge/index.ts';
import { type Identity, identityOf, type Written } from './writtenResource.ts';

/**
 * Calls an operation that changes nothing, and judges the response.
 * @param statuses the allowed statuses. The expected status comes first
 */
export type Ask = (
  operation: ContractOperation,
  request: CaseRequest,
  statuses: number[],
) => Promise<{ body: JsonValue | undefined; findings: Finding[] }>;

/** A resource, as its GET operation and its list show it. */
export interface Shown {
  /** The response body of the GET operation. Absent if the operation failed. */
  get?: JsonValue;
  /** The item of the list. Null if the list does not contain the resource. Absent if the list could not be read. */
  list?: JsonValue | null;
  /** `id` or `iid`, if another resource on the same page has the same value of this field. */
  sharedNumber?: string;
  /** The findings about the responses. */
  findings: Finding[];
}

/** The search reads at most this number of pages of a list. */
const MAX_PAGES = 50;
const PER_PAGE = 100;

/** Returns true if the effect of a write can be judged only by a comparison with the state before it. */
export function isShownBefore({ kind, key }: Written): boolean {
  return kind === 'change' || (kind === 'delete' && !key);
}

/** Reads the resource that a request will change. */
export async function showBefore(written: Written, request: CaseRequest, ask: Ask): Promise<Shown> {
  const identity = identityOf(written, { ...request, body: {} }, undefined);
  return identity ? showResource(written, identity, ask) : { findings: [] };
}

/**
 * Reads a resource with its GET operation and its list.
 * @param statuses the allowed statuses of the GET operation. Default: the documented success statuses
 */
export async function showResource(
  written: Written,
  identity: Identity,
  ask: Ask,
  statuses?: number[],
): Promise<Shown> {
  const { get, list } = written;
  const alone =
    get && (await ask(get, requestFor(get, identity), statuses ?? successStatuses(get)));
  const listed = list && (await findInList(written, list, identity, ask));
  return {
    ...(isObject(alone?.body) && { get: alone.body }),
    ...listed,
    findings: [...(alone?.findings ?? []), ...(listed?.findings ?? [])],
  };
}

/** Looks for the resource on the pages of its list. */
async function findInList(
  { kind, listIn }: Written,
  list: ContractOperation,
  { path, fields }: Identity,
  ask: Ask,
): Promise<Omit<Shown, 'get'>> {
  // A container may be deleted with its last resource, such as a discussion with its last note.
  const statuses = listIn !== undefined && kind === 'delete' ? [200, 404] : [200];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const request = requestFor(list, { path, query: { page, per_page: PER_PAGE } });
    const { body, findings } = await ask(list, request, statuses);
    const items = listIn !== undefined && isObject(body) ? body[listIn] : body;
    if (!Array.isArray(items)) return { findings };
    const item = items.find((one) => hasFields(one, fields));
    if (item !== undefined) return { list: item, ...sharedNumberOf(item, items), findings };
    const isLast = items.length < PER_PAGE || !('page' in request.query);
    if (isLast || findings.length > 0) return { list: null, findings };
  }
  return { findings: [] };
}

/** Returns true if an item of a list has these values. */
export function hasFields(item: JsonValue, fields: Identity['fields']): boolean {
  return (
    isObject(item) &&
    Object.entries(fields).every(([name, value]) => String(item[name]) === String(value))
  );
}

function sharedNumberOf(item: JsonValue, items: JsonValue[]): Pick<Shown, 'sharedNumber'> {
  const sharedNumber = ['id', 'iid'].find(
    (name) =>
      isObject(item) &&
      item[name] !== undefined &&
      items.some((one) => one !== item && isObject(one) && one[name] === item[name]),
  );
  return sharedNumber === undefined ? {} : { sharedNumber };
}

/** Returns a request with those of the parameters that the operation declares. */
function requestFor(
  { definition }: ContractOperation,
  { path, query }: Pick<Identity, 'path' | 'query'>,
): CaseRequest {
  const declared = <T extends object>(given: T, place: string) =>
    Object.fromEntries(
      Object.entries(given).filter(([name]) =>
        definition.parameters?.some((one) => one.name === name && one.in === place),
      ),
    ) as T;
  return { path: declared(path, 'path'), query: declared(query, 'query'), headers: {} };
}
