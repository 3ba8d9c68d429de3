/**
 * The properties of reading back: what was created is shown with the values that were sent, by its get and in its
 * list; what was changed is changed, and nothing else of it is; what was deleted is gone from both.
 */
import { isDeepStrictEqual } from 'node:util';
import { brief } from '../../../contract/brief.ts';
import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { type Finding, shownNames, unlikeSent } from '../../../judge/index.ts';
import { elementsBesides } from './elements.ts';
import { unlikeStructures } from './structures.ts';
import { type Identity, identityOf, isObject, ownFields, type Written } from './thing.ts';

/** Asks an operation that changes nothing, and judges the response by one of these statuses. */
export type Ask = (
  operation: ContractOperation,
  request: CaseRequest,
  statuses: number[],
) => Promise<{ body: JsonValue | undefined; findings: Finding[] }>;

/** A write that has succeeded. */
export interface Write {
  contract: Contract;
  operation: ContractOperation;
  written: Written;
  request: CaseRequest;
  /** The body of its response. */
  response: JsonValue | undefined;
  /** What was shown of the thing before, where it is changed. */
  before: Shown | undefined;
}

/** What the operations show of a thing: what is undefined is not known, and null is not there. */
export interface Shown {
  get?: JsonValue | null;
  list?: JsonValue | null;
  /** `id` or `iid`, where another thing on the same page of the list has the same. */
  numbers?: string;
  /** What is wrong with their responses. */
  findings: Finding[];
}

/** A list is read to its end, but not further than so many pages of a hundred. */
const MAX_PAGES = 50;

/** Whether what was shown of a thing before a write tells what has become of it. */
export function isShownBefore({ kind, key }: Written): boolean {
  return kind === 'change' || (kind === 'delete' && !key);
}

/** What is shown of the thing that a request is about to change. */
export async function showBefore(written: Written, request: CaseRequest, ask: Ask): Promise<Shown> {
  const identity = identityOf(written, { ...request, body: {} }, undefined);
  return identity ? show(written, identity, ask) : { findings: [] };
}

/** What reading back finds wrong after a write. */
export async function readBack(write: Write, ask: Ask): Promise<Finding[]> {
  const { operation, written, request, response } = write;
  const { get, list, kind } = written;
  const identity = identityOf(written, request, response);
  if (!identity) return [];
  const gone = written.key ? [404] : [404, 200];
  const shown = await show(written, identity, ask, kind === 'delete' ? gone : undefined);
  if (shown.findings.length > 0) return shown.findings;
  if (kind === 'delete' && get && !written.key) return stillThere(write, get, shown);
  if (kind === 'delete')
    return list && shown.list
      ? [violation(list, `still lists what ${operation.id} has deleted`, 'what is deleted is gone')]
      : [];
  const unlisted =
    list && shown.list === null
      ? [
          violation(
            list,
            `does not list what ${operation.id} has written`,
            'what is there is listed',
          ),
        ]
      : [];
  const twin = list && kind === 'create' && shown.numbers;
  const shared = twin
    ? [
        violation(
          list,
          `shows the ${twin} of what ${operation.id} has created on something else, too`,
          'what is created has a number of its own',
        ),
      ]
    : [];
  return [
    ...unlisted,
    ...shared,
    ...unlike(write, get, shown.get),
    ...unlike(write, list, shown.list),
    ...vanished(write, shown.get),
    ...changedBesides(write, shown),
  ];
}

function violation(by: ContractOperation, message: string, requirement: string): Finding {
  return { check: 'read-back', message: `${by.id} ${message}`, requirement, pointer: by.pointer };
}

/** The values that an operation shows otherwise than they were sent. */
function unlike(
  { contract, operation, request }: Write,
  by: ContractOperation | undefined,
  resource: JsonValue | undefined,
): Finding[] {
  if (!by || !resource) return [];
  const otherwise = (field = '', came = '', sent = '') =>
    violation(
      by,
      `shows ${field} as ${came}, and ${operation.id} was sent ${sent}`,
      'what is read is what was written',
    );
  return [
    ...unlikeSent({ contract, operation, request }, resource, by.pointer).map((one) => ({
      ...one,
      ...otherwise(one.location?.slice(1), one.actual, one.expected),
    })),
    ...unlikeStructures(contract, operation, request, resource).map(({ field, sent, came }) => ({
      ...otherwise(field, came, sent),
      location: pointerBelow('', field),
    })),
  ];
}

/** What was sent and answered, and is not shown any more by whoever documents it. */
function vanished(
  { contract, operation, written, request, response }: Write,
  resource: JsonValue | undefined,
): Finding[] {
  const { get } = written;
  if (!get || !isObject(response) || !isObject(resource)) return [];
  const sent = shownNames({ contract, operation, request });
  return fieldsShown(contract, written, 'get')
    .filter(
      (field) => sent.has(field) && (response[field] ?? null) !== null && !(field in resource),
    )
    .map((field) => ({
      ...violation(
        get,
        `does not show ${field}, which ${operation.id} was sent and has answered as ${brief(response[field]!)}`,
        'what is read is what was written',
      ),
      location: pointerBelow('', field),
    }));
}

/** Settings of what is deleted may still be shown, but not what was in it. */
function stillThere(
  { operation, before }: Write,
  get: ContractOperation,
  { get: after }: Shown,
): Finding[] {
  const was = before?.get;
  if (!isObject(was) || !isObject(after)) return [];
  return Object.entries(was)
    .filter(([, value]) => Array.isArray(value) && value.length > 0)
    .filter(([name, value]) => isDeepStrictEqual(value, after[name]))
    .map(([name]) =>
      violation(
        get,
        `still shows the ${name} of what ${operation.id} has deleted`,
        'what is deleted is gone',
      ),
    );
}

/** What an update has changed without being asked to, by whichever operation documents the fields. */
function changedBesides(
  { contract, operation, written, request, before }: Write,
  after: Shown,
): Finding[] {
  if (written.kind !== 'change') return [];
  const named = shownNames({ contract, operation, request });
  for (const how of ['get', 'list'] as const) {
    const by = written[how];
    const [was, is] = [before?.[how], after[how]];
    const fields = fieldsShown(contract, written, how);
    if (!by || fields.length === 0 || !isObject(was) || !isObject(is)) continue;
    const wrong = (field: string, message: string) => ({
      ...violation(by, message, 'an update changes what it names and nothing else'),
      location: pointerBelow('', field),
    });
    const others = fields
      .filter((field) => !named.has(field) && !isDeepStrictEqual(was[field], is[field]))
      .map((field) =>
        wrong(
          field,
          `shows ${field} as ${brief(is[field] ?? null)}, which was ${brief(was[field] ?? null)} before ${operation.id} changed something else`,
        ),
      );
    const elements = Object.entries(isObject(request.body) ? request.body : {}).flatMap(
      ([field, sent]) =>
        elementsBesides(sent, was[field], is[field], ownFields(contract, by, field)).map((what) =>
          wrong(field, `${what} in ${field}, after ${operation.id}`),
        ),
    );
    return [...others, ...elements];
  }
  return [];
}

/** The own fields of a thing, as it is shown alone or in a list. */
export function fieldsShown(contract: Contract, written: Written, how: 'get' | 'list'): string[] {
  const by = written[how];
  return by ? ownFields(contract, by, how === 'list' ? written.listIn : undefined) : [];
}

async function show(
  written: Written,
  identity: Identity,
  ask: Ask,
  statuses?: number[],
): Promise<Shown> {
  const { get, list } = written;
  const alone = get && (await ask(get, requestFor(get, identity), statuses ?? successesOf(get)));
  const listed = list && (await findInList(written, list, identity, ask));
  return {
    ...(isObject(alone?.body) && { get: alone.body }),
    ...(listed?.resource !== undefined && { list: listed.resource }),
    ...(listed?.twin !== undefined && { numbers: listed.twin }),
    findings: [...(alone?.findings ?? []), ...(listed?.findings ?? [])],
  };
}

function successesOf({ definition }: ContractOperation): number[] {
  return Object.keys(definition.responses)
    .map(Number)
    .filter((status) => status < 300);
}

/** A request for an operation that reads, with the parameters that it has. */
function requestFor(
  { definition }: ContractOperation,
  { path, query }: Pick<Identity, 'path' | 'query'>,
): CaseRequest {
  const own = <T extends object>(given: T, place: string) =>
    Object.fromEntries(
      Object.entries(given).filter(([name]) =>
        definition.parameters?.some((one) => one.name === name && one.in === place),
      ),
    ) as T;
  return { path: own(path, 'path'), query: own(query, 'query'), headers: {} };
}

/** Looks through the pages of a list. The thing is null when it is on none of them. */
async function findInList(
  { kind, listIn }: Written,
  list: ContractOperation,
  { path, fields }: Identity,
  ask: Ask,
): Promise<{ resource?: JsonValue | null; twin?: string; findings: Finding[] }> {
  const isResource = (item: JsonValue) =>
    isObject(item) &&
    Object.entries(fields).every(([name, value]) => String(item[name]) === String(value));
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const request = requestFor(list, { path, query: { page, per_page: PER_PAGE } });
    // Without the last of its things, what they were in may be gone.
    const statuses = listIn !== undefined && kind === 'delete' ? [200, 404] : [200];
    const response = await ask(list, request, statuses);
    const { findings } = response;
    const body =
      listIn !== undefined && isObject(response.body) ? response.body[listIn] : response.body;
    if (!Array.isArray(body)) return { findings };
    const resource = body.find(isResource);
    const twin = resource && sharedNumber(resource, body);
    if (resource !== undefined) return { resource, findings, ...(twin && { twin }) };
    const isLast = body.length < PER_PAGE || !('page' in request.query);
    if (isLast || findings.length > 0) return { resource: null, findings };
  }
  return { findings: [] };
}

/** The number of a thing that another one of a list has as well. */
function sharedNumber(resource: JsonValue, items: JsonValue[]): string | undefined {
  return ['id', 'iid'].find(
    (name) =>
      isObject(resource) &&
      resource[name] !== undefined &&
      items.some((one) => one !== resource && isObject(one) && one[name] === resource[name]),
  );
}

const PER_PAGE = 100;
