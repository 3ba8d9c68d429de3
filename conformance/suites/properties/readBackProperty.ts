import type { JsonValue } from '../../../contract/case.ts';
import { changesNothing, successStatuses } from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import type { Finding } from '../../../judge/index.ts';
import { CannotPerform } from '../../engine/job.ts';
import type { Shown } from '../lifecycles/showResource.ts';
import { writtenBy } from '../lifecycles/writtenResource.ts';
import type { Property } from './property.ts';
import { checkJob, findingsOf } from './propertyJob.ts';
import type { Reader } from './reader.ts';
import { longestFields, requiredFields, type SentField, shownFields } from './sentFields.ts';
import { valuesToWrite } from './valuesToWrite.ts';
import { MissingWitness } from './witness.ts';
import { shownBefore, type WriteCheck, write } from './writeAndRead.ts';

export const readBackProperty: Property = {
  id: 'keeps',
  summary:
    'Each written value is read back, each optional field included. A change that does not name a field leaves it.',
  from: 'the paths, or `x-read-back`; the schemas of bodies',
  check: 'read-back',
  plan: (contract, target) =>
    [...contract.operations.values()].flatMap((operation) => {
      const written = writtenBy(contract, operation);
      if (!written || changesNothing(operation)) return [];
      const check = { contract, target, operation, written, isCertain: true as const };
      // A response about several invitations has a 2xx status even if all of them failed. Its body then says `error`.
      const successes = contract.cases.filter(
        ({ operation: id, response: { status, body } }) =>
          id === operation.id && status < 300 && !(isObject(body) && body.status === 'error'),
      );
      const cases = successes.map((documented) =>
        checkJob({
          ...check,
          documented,
          name: `keeps.${documented.name}`,
          checks: ['read-back'],
          summary: `Read back after: ${documented.summary}`,
          look: (reader) => lookAtCase(check, reader),
        }),
      );
      if (written.kind === 'delete') return cases;
      const fields = shownFields(contract, operation, written).map((field) =>
        checkJob({
          ...check,
          name: `keeps.field.${field.name}`,
          checks: ['read-back'],
          summary: `A written ${field.name} is read back`,
          look: (reader) => lookAtField(check, field, reader),
        }),
      );
      const longest = longestFields(contract, operation, written).map((field) =>
        checkJob({
          ...check,
          name: `keeps.longest.${field.name}`,
          checks: ['read-back'],
          summary: `The longest ${field.name} is accepted and read back`,
          look: (reader) => lookAtLongest(check, field, reader),
        }),
      );
      return [...cases, ...fields, ...longest];
    }),
};

/** The statuses that refuse a value. Others refuse the caller, or the size of the request. */
const REFUSALS = [400, 409, 422];
const TOO_LARGE = 413;
/** The length of a text that is longer than the queries which servers accept. */
const LONG = 20_000;

/**
 * Writes a text of exactly the greatest length, which must be accepted and kept. The limit counts characters, so the text
 * has more bytes.
 */
async function lookAtLongest(
  check: WriteCheck,
  { name, maxLength, pointer }: SentField & { maxLength: number },
  reader: Reader,
): Promise<Finding[]> {
  const { operation } = check;
  const { body } = reader.request;
  if (!isObject(body)) throw new CannotPerform('not-run', 'no case of the operation has a body');
  const before = await shownBefore(check, reader);
  let status = 0;
  const writeText = (length: number) => {
    const part = 'A long text, written in a café. ';
    const text = part.repeat(length / part.length + 1).slice(0, length - 1);
    const request = { ...reader.request, body: { ...body, [name]: `${text}.` } };
    return write(check, reader, request, before, {
      onExchange: ({ response }) => {
        status = response?.status ?? 0;
      },
    });
  };
  const found = await writeText(maxLength);
  if (found !== undefined) return found;
  if (status === TOO_LARGE && maxLength > LONG) {
    const shorter = await writeText(LONG);
    if (shorter !== undefined) return shorter;
    if (status === TOO_LARGE)
      return findingsOf(
        'read-back',
        pointer,
      )([
        {
          requirement: `a ${name} that is too long for a query, of ${LONG} characters, is accepted in a body`,
          actual: `the response is ${status}`,
          location: `/${name}`,
          statuses: { due: successStatuses(operation), came: status },
        },
      ]);
  }
  if (!REFUSALS.includes(status))
    throw new CannotPerform('not-run', `${operation.id} responds with ${status} to a long request`);
  return findingsOf(
    'read-back',
    pointer,
  )([
    {
      requirement: `a ${name} of ${maxLength} characters, the longest allowed, is accepted`,
      actual: `the response is ${status}`,
      location: `/${name}`,
    },
  ]);
}

async function lookAtCase(check: WriteCheck, reader: Reader): Promise<Finding[]> {
  const { written } = check;
  const before = await shownBefore(check, reader);
  const found = await write(check, reader, reader.request, before);
  if (found === undefined)
    throw new CannotPerform('not-run', `no caller of the profile may ${written.kind} it`);
  return found;
}

async function lookAtField(
  check: WriteCheck,
  field: SentField,
  reader: Reader,
): Promise<Finding[]> {
  const { operation, written } = check;
  const { body } = reader.request;
  if (!isObject(body)) throw new CannotPerform('not-run', 'no case of the operation has a body');
  const before = await shownBefore(check, reader);
  const { [field.name]: _, ...others } = body;
  const isChange = written.kind === 'change';
  const values = valuesToWrite(check, field, before);
  if (values.length === 0)
    throw new MissingWitness(`a ${field.name} other than the present one and the default`);
  for (const value of values) {
    const sent = { ...(isChange ? requiredOf(check, body) : body), [field.name]: value };
    const found = await write(check, reader, { ...reader.request, body: sent }, before);
    if (found === undefined) continue;
    if (found.length > 0) return found;
    if (!isChange) return found;
    if (typeof value === 'boolean') {
      // A boolean that can be set must be resettable.
      const on = await shownBefore(check, reader);
      const back = { ...sent, [field.name]: !value };
      const stuck = await write(check, reader, { ...reader.request, body: back }, on);
      if (stuck && stuck.length > 0) return stuck;
      await write(check, reader, { ...reader.request, body: sent }, undefined);
    }
    // A change of other fields must not change this field.
    const meanwhile = await shownBefore(check, reader);
    const besides = { ...booleansOf(check, meanwhile, field), ...others };
    if (Object.keys(besides).length === 0) return found;
    const another = { ...reader.request, body: besides };
    return (await write(check, reader, another, meanwhile)) ?? [];
  }
  throw new CannotPerform(
    'not-run',
    `${operation.id} accepts none of the known values of ${field.name}`,
  );
}

/** Returns the other booleans that can be sent, with their present values: sending them changes nothing. */
function booleansOf(
  { contract, operation, written }: WriteCheck,
  before: Shown | undefined,
  field: SentField,
): Record<string, boolean> {
  const shown = [before?.get, before?.list].find(isObject);
  const present = shownFields(contract, operation, written).flatMap(({ name, shownAs }) => {
    const value = shown?.[shownAs];
    return name !== field.name && typeof value === 'boolean' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(present);
}

/** Returns the required fields of a body. */
function requiredOf(
  { contract, operation }: WriteCheck,
  body: Record<string, JsonValue>,
): Record<string, JsonValue> {
  const required = requiredFields(contract, operation);
  return Object.fromEntries(Object.entries(body).filter(([name]) => required.includes(name)));
}
