/**
 * Reads a resource after each write to it. A created resource must have the sent values, both in the operation that
 * gets it and in its list. An update must change the fields that it names and no others. A deleted resource must be
 * gone from both.
 */
import { isDeepStrictEqual } from 'node:util';
import { brief } from '../../../contract/brief.ts';
import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import type { Schema } from '../../../contract/openapi.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import {
  listBranches,
  listProperties,
  type Property,
  type WrittenSchema,
} from '../../../contract/walkSchema.ts';
import { type Finding, shownNames, unlikeResponse, unlikeSent } from '../../../judge/index.ts';
import { findBodySchema } from '../../../wire/findBodySchema.ts';
import { oppositesOf, shownFields, storedFields } from './documentedFields.ts';
import { elementsBesides } from './elements.ts';
import { type Ask, type Shown, showResource } from './showResource.ts';
import { unlikeStructures } from './structures.ts';
import { identityOf, type Written } from './writtenResource.ts';

/** A write that has succeeded. */
export interface Write {
  contract: Contract;
  operation: ContractOperation;
  written: Written;
  request: CaseRequest;
  /** The body of the response to the write. */
  response: JsonValue | undefined;
  /** The resource before the write. Absent if it is not needed (`isShownBefore`). */
  before: Shown | undefined;
}

/** Reads a resource after a write, and returns the findings. */
export async function readBack(write: Write, ask: Ask): Promise<Finding[]> {
  const { written, request, response } = write;
  const identity = identityOf(written, request, response);
  if (!identity) return [];
  const statuses = written.kind === 'delete' ? statusesOfDeleted(written) : undefined;
  const shown = await showResource(written, identity, ask, statuses);
  return shown.findings.length > 0 ? shown.findings : PROPERTIES[written.kind](write, shown);
}

/**
 * Returns the statuses that the GET operation may have after a delete. A singleton, such as settings, may still be
 * shown with its defaults.
 */
function statusesOfDeleted({ key }: Written): number[] {
  return key ? [404] : [404, 200];
}

/** The checks of a resource, by the kind of the write. */
const PROPERTIES: Record<Written['kind'], (write: Write, shown: Shown) => Finding[]> = {
  create: (write, shown) => [
    ...notListed(write, shown),
    ...numberOfAnother(write, shown),
    ...valuesKept(write, shown),
  ],
  change: (write, shown) => [
    ...notListed(write, shown),
    ...valuesKept(write, shown),
    ...changedUnasked(write, shown),
    ...timeSetBack(write, shown),
  ],
  delete: (write, shown) =>
    write.written.key ? stillListed(write, shown) : contentStillShown(write, shown),
};

/** Reports a resource that exists, but is not in its list. */
function notListed({ operation, written: { list } }: Write, shown: Shown): Finding[] {
  return list && shown.list === null
    ? [
        finding(
          list,
          `does not list the resource that ${operation.id} has written`,
          'a resource that exists is listed',
        ),
      ]
    : [];
}

/** Reports a new resource whose `id` or `iid` another resource has, too. */
function numberOfAnother(
  { operation, written: { list } }: Write,
  { sharedNumber }: Shown,
): Finding[] {
  return list && sharedNumber
    ? [
        finding(
          list,
          `shows the ${sharedNumber} of the resource that ${operation.id} has created on another resource, too`,
          'each resource has a unique number',
        ),
      ]
    : [];
}

/** Reports a resource that was deleted, but is still in its list. */
function stillListed({ operation, written: { list } }: Write, shown: Shown): Finding[] {
  return list && shown.list
    ? [
        finding(
          list,
          `still lists the resource that ${operation.id} has deleted`,
          'a deleted resource is gone',
        ),
      ]
    : [];
}

/** Reports each list in a deleted singleton that is shown as before the delete. */
function contentStillShown(
  { operation, written: { get }, before }: Write,
  { get: after }: Shown,
): Finding[] {
  const was = before?.get;
  if (!get || !isObject(was) || !isObject(after)) return [];
  return Object.entries(was)
    .filter(([name, value]) => isFilledList(value) && isDeepStrictEqual(value, after[name]))
    .map(([name]) =>
      finding(
        get,
        `still shows the ${name} of the resource that ${operation.id} has deleted`,
        'a deleted resource is gone',
      ),
    );
}

function isFilledList(value: JsonValue): boolean {
  return Array.isArray(value) && value.length > 0;
}

const KEPT = 'a resource is read as it was written';

/** Reports fields of the request that are shown with another value, or not at all. */
function valuesKept(write: Write, shown: Shown): Finding[] {
  const { get, list } = write.written;
  return [
    ...otherValues(write, get, shown.get),
    ...otherValues(write, list, shown.list),
    ...missingFields(write, shown.get),
    ...otherThanTold(write, get, shown.get),
    ...otherThanTold(write, list, shown.list),
  ];
}

/** Reports fields that are now read with another value than in the response to the write. */
function otherThanTold(
  { contract, operation, request, response }: Write,
  by: ContractOperation | undefined,
  resource: JsonValue | undefined,
): Finding[] {
  if (!by) return [];
  return unlikeResponse({ contract, operation, request }, response, resource).map((one) => {
    const message = `shows ${one.field} as ${brief(one.shown)}, but the response of ${operation.id} had ${brief(one.told)}`;
    return { ...finding(by, message, KEPT), location: pointerBelow('', one.field) };
  });
}

function otherValues(
  { contract, operation, request }: Write,
  by: ContractOperation | undefined,
  resource: JsonValue | undefined,
): Finding[] {
  if (!by || !resource) return [];
  const other = (field = '', came = '', sent = '') =>
    finding(by, `shows ${field} as ${came}, but the request of ${operation.id} had ${sent}`, KEPT);
  return [
    ...unlikeSent({ contract, operation, request }, resource, by.pointer).map((one) => ({
      ...one,
      ...other(one.location?.slice(1), one.actual, one.expected),
    })),
    ...unlikeStructures(contract, operation, request, resource).map(({ field, sent, came }) => ({
      ...other(field, came, sent),
      location: pointerBelow('', field),
    })),
  ];
}

/**
 * Reports fields that the request and the response of the write contain, but that the GET operation does not show
 * although it documents them.
 */
function missingFields(
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
      ...finding(
        get,
        `does not show ${field}, which the request of ${operation.id} had, and its response showed as ${brief(response[field]!)}`,
        KEPT,
      ),
      location: pointerBelow('', field),
    }));
}

const UNASKED = 'an update changes the fields that it names and no others';

/**
 * Reports fields that an update has changed without naming them. It compares the responses of the GET operation, or
 * else those of the list.
 */
function changedUnasked(write: Write, after: Shown): Finding[] {
  const { contract, written, before } = write;
  for (const reader of ['get', 'list'] as const) {
    const by = written[reader];
    const [was, is] = [before?.[reader], after[reader]];
    const fields = fieldsStored(contract, written, reader);
    if (by && fields.length > 0 && isObject(was) && isObject(is))
      return [
        ...fields.flatMap((field) => fieldChangedUnasked(write, by, field, was, is)),
        ...elementsChangedUnasked(write, by, was, is),
      ];
  }
  return [];
}

function fieldChangedUnasked(
  { contract, operation, request }: Write,
  by: ContractOperation,
  { name, pointer }: Property,
  was: Record<string, JsonValue>,
  is: Record<string, JsonValue>,
): Finding[] {
  const names = shownNames({ contract, operation, request });
  const isNamed = names.has(name) || oppositesOf(contract, by, names).includes(name);
  if (isNamed || isDeepStrictEqual(was[name], is[name])) return [];
  const [old, now] = [was, is].map((shown) => brief(shown[name] ?? null));
  const message = `shows ${name} as ${now}, which was ${old} before ${operation.id} changed something else`;
  const advice = `If ${name} is derived from that change, the contract lacks \`x-derived\` at ${pointer}`;
  return [{ ...finding(by, `${message}. ${advice}`, UNASKED), location: pointerBelow('', name) }];
}

/** Reports an `updated_at` that is earlier than before the update, or than `created_at` beside it. */
function timeSetBack({ contract, operation, written, response, before }: Write, after: Shown) {
  const sources = [
    { by: written.get, was: before?.get, is: after.get },
    { by: written.list, was: before?.list, is: after.list },
    // The response may show another resource, such as the milestone that a promotion creates.
    { by: operation, was: before?.get ?? before?.list, is: response },
  ];
  return sources.flatMap(({ by, was, is }): Finding[] => {
    if (!by || !isObject(was) || !isObject(is) || was.id !== is.id) return [];
    const isTime = ({ name, value }: Property) =>
      name === UPDATED && (value as Schema).format === 'date-time';
    if (!shownFields(contract, by, by === written.list ? written.listIn : undefined).some(isTime))
      return [];
    const [time, last, created] = [is[UPDATED], was[UPDATED], is.created_at].map((value) =>
      Date.parse(String(value)),
    );
    const earlier =
      time! < last!
        ? `it was ${brief(was[UPDATED]!)} before ${operation.id}`
        : time! < created! && `created_at is ${brief(is.created_at!)}`;
    if (!earlier) return [];
    const message = `shows ${UPDATED} as ${brief(is[UPDATED]!)}, but ${earlier}`;
    const requirement = `an update does not set ${UPDATED} back`;
    const location = `/${UPDATED}`;
    return [{ ...finding(by, message, requirement), location, choice: 'update-time' }];
  });
}

const UPDATED = 'updated_at';

/** Reports lists whose elements an update has changed without naming them. */
function elementsChangedUnasked(
  { contract, operation, request: { body } }: Write,
  by: ContractOperation,
  was: Record<string, JsonValue>,
  is: Record<string, JsonValue>,
): Finding[] {
  return Object.entries(isObject(body) ? body : {}).flatMap(([list, sent]) => {
    const stored = storedFields(contract, by, list).map(({ name }) => name);
    const isChange = mayRemove(contract, operation, list);
    return elementsBesides(sent, was[list], is[list], stored, isChange).map((what) => ({
      ...finding(by, `${what} in ${list}, after ${operation.id}`, UNASKED),
      location: pointerBelow('', list),
    }));
  });
}

/** Returns true if an element of a list in a request can remove an element of the resource. */
function mayRemove({ document }: Contract, operation: ContractOperation, list: string): boolean {
  const body = findBodySchema(operation);
  const lists = body ? listProperties(document, body.value, body.pointer) : [];
  return lists
    .filter(({ name }) => name === list)
    .flatMap(({ value, pointer }) => listBranches(document, value, pointer))
    .flatMap(({ value, pointer }) =>
      value.items ? listProperties(document, value.items as WrittenSchema, `${pointer}/items`) : [],
    )
    .some(({ name }) => name === '_destroy');
}

/** Returns the names of the stored fields that the GET operation or the list of a resource documents. */
export function fieldsShown(
  contract: Contract,
  written: Written,
  reader: 'get' | 'list',
): string[] {
  return fieldsStored(contract, written, reader).map(({ name }) => name);
}

function fieldsStored(contract: Contract, written: Written, reader: 'get' | 'list'): Property[] {
  const by = written[reader];
  return by ? storedFields(contract, by, reader === 'list' ? written.listIn : undefined) : [];
}

function finding(by: ContractOperation, message: string, requirement: string): Finding {
  return { check: 'read-back', message: `${by.id} ${message}`, requirement, pointer: by.pointer };
}
