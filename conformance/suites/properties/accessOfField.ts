/** A field of a request that only some roles may give. */
import type { Case, JsonValue } from '../../../contract/case.ts';
import {
  type Contract,
  type ContractOperation,
  changesNothing,
} from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { listMembers } from '../../../contract/roles.ts';
import { listProperties, type WrittenSchema } from '../../../contract/walkSchema.ts';
import type { Finding } from '../../../judge/index.ts';
import type { Exchange } from '../../../wire/exchange.ts';
import { readJson } from '../../../wire/readBody.ts';
import { CannotPerform, type Job } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';
import { ownToken, statusOf } from './callers.ts';
import { checkJob, findingsOf } from './propertyJob.ts';
import type { Reader } from './reader.ts';
import { MissingWitness } from './witness.ts';

/** A field with the roles that may give it. */
interface GuardedField {
  name: string;
  roles: string[];
  pointer: string;
  /** A documented value. */
  value: JsonValue;
}

/** Returns the jobs about the fields that a role decides: `access.field.created_at.maintainer`. */
export function fieldsByRole(
  contract: Contract,
  target: Target,
  operation: ContractOperation,
): Job[] {
  if (changesNothing(operation)) return [];
  const plain = successesOf(contract, operation);
  return guardedFields(contract, operation).flatMap((field) => {
    const documented = plain.find(
      ({ request: { body } }) => !isObject(body) || !(field.name in body),
    );
    const { name, roles } = field;
    const job = (role: string, isAllowed: boolean) =>
      checkJob({
        contract,
        target,
        operation,
        name: `access.field.${name}.${isAllowed ? 'allowed.' : ''}${role}`,
        summary: `The role ${role} may ${isAllowed ? '' : 'not '}give ${name}`,
        ...(documented && { documented }),
        look: (reader) =>
          isAllowed
            ? lookAtAllowed(target, reader, field, role)
            : lookAtRefused(target, reader, field, role),
      });
    const members = listMembers(contract);
    const lowest = Math.min(...roles.map((role) => members.indexOf(role)).filter((at) => at >= 0));
    const below = members.slice(0, lowest).at(-1);
    return [
      ...(below === undefined ? [] : [job(below, false)]),
      ...roles.map((role) => job(role, true)),
    ];
  });
}

function guardedFields(
  contract: Contract,
  { id, definition, pointer }: ContractOperation,
): GuardedField[] {
  const [mediaType, content] = Object.entries(definition.requestBody?.content ?? {})[0] ?? [];
  if (!content?.schema) return [];
  const at = pointerBelow(pointer, 'requestBody', 'content', mediaType!, 'schema');
  return listProperties(contract.document, content.schema, at).flatMap(
    ({ name, value, pointer }) => {
      const { 'x-roles': roles } = value as WrittenSchema & { 'x-roles'?: string[] };
      const sent = contract.cases.flatMap(
        ({ operation, request: { body }, response: { status } }) =>
          operation === id && [201, 200, 403].includes(status) && isObject(body)
            ? [body[name]]
            : [],
      );
      const given =
        sent.find((one) => one !== undefined) ?? USUAL[(value as { format?: string }).format ?? ''];
      return roles && given !== undefined ? [{ name, roles, pointer, value: given }] : [];
    },
  );
}

/** Values of formats, for operations whose cases do not give the field. */
const USUAL: Record<string, JsonValue> = { 'date-time': '2026-10-01T12:00:00Z' };

function successesOf({ cases }: Contract, { id }: ContractOperation): Case[] {
  return cases.filter(({ operation, response: { status } }) => operation === id && status < 300);
}

/** Sends the request with the field. Returns its status, and the value that the response shows. */
async function give(
  { request, send }: Reader,
  caller: { as: string; token: string },
  { name, value }: Pick<GuardedField, 'name'> & { value?: JsonValue },
  status: number,
): Promise<{ status: number; shown: JsonValue | undefined; exchange: Exchange }> {
  const body = isObject(request.body) ? request.body : {};
  const asked = { ...request, body: value === undefined ? body : { ...body, [name]: value } };
  const delivery = await send({ request: asked, ...caller, expected: { status } });
  const { exchange } = delivery;
  const shown = valueIn(readJson(exchange.response!), name);
  return { status: statusOf(delivery), shown, exchange };
}

/** Returns the value of a field of a resource, or of its only note. */
function valueIn(body: JsonValue | undefined, name: string): JsonValue | undefined {
  if (!isObject(body)) return undefined;
  if (name in body) return body[name];
  const { notes } = body;
  return Array.isArray(notes) ? valueIn(notes.at(-1), name) : undefined;
}

async function lookAtRefused(
  target: Target,
  reader: Reader,
  field: GuardedField,
  role: string,
): Promise<Finding[]> {
  const { name, roles, value, pointer } = field;
  const token = ownToken(target, role, roles);
  const caller = { as: role, token };
  const without = await give(reader, caller, { name }, 201);
  if (without.status >= 300)
    throw new MissingWitness(`a caller with the role ${role} who may call without ${name}`);
  const { status, shown, exchange } = await give(reader, caller, field, 403);
  const isRefused = status === 403;
  const isIgnored = status < 300 && shown !== undefined && !isSame(shown, value);
  if (isRefused || isIgnored) return [];
  return findingsOf(
    'access',
    pointerBelow(pointer, 'x-roles'),
  )([
    {
      requirement: `only ${roles.join(', ')} may give ${name}`,
      actual: `the role ${role} gets ${status}${status < 300 ? ` with ${name} ${shown ?? 'not shown'}` : ''}`,
      statuses: { due: [403], came: status },
      exchange,
    },
  ]);
}

async function lookAtAllowed(
  target: Target,
  reader: Reader,
  field: GuardedField,
  role: string,
): Promise<Finding[]> {
  const { name, value, pointer } = field;
  const token = target.tokens[role];
  if (token === undefined)
    throw new CannotPerform('not-run', `needs a token for the role ${role}`, [`tokens.${role}`]);
  const { status, shown } = await give(reader, { as: role, token }, field, 201);
  if (status < 300 && (shown === undefined || isSame(shown, value))) return [];
  return findingsOf(
    'access',
    pointerBelow(pointer, 'x-roles'),
  )([
    {
      requirement: `the role ${role} may give ${name}`,
      actual:
        status < 300 ? `${name} is ${shown}, and ${value} was sent` : `the response is ${status}`,
    },
  ]);
}

/** Returns true for equal values. A time may be in another form. */
function isSame(one: JsonValue, other: JsonValue): boolean {
  const times = [one, other].map((value) => Date.parse(String(value)));
  return one === other || (!times.some(Number.isNaN) && times[0] === times[1]);
}
