import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import {
  type Contract,
  type ContractOperation,
  changesNothing,
} from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import type { Parameter } from '../../../contract/openapi.ts';
import { pointerBelow, valueAt } from '../../../contract/pointer.ts';
import { listChildren } from '../../../contract/walkSchema.ts';
import { readJson } from '../../../wire/readBody.ts';
import { CannotPerform, type Job } from '../../engine/job.ts';
import { canBeCreated, createFixtures } from '../../fixtures/createFixtures.ts';
import { pathRequest } from '../../target/pathRequest.ts';
import type { Target } from '../../target/target.ts';
import { type Caller, callersToTry } from '../../target/tokenFor.ts';
import { statusOf } from './callers.ts';
import type { Property } from './property.ts';
import { checkJob, findingsOf } from './propertyJob.ts';
import type { Reader } from './reader.ts';
import { MissingWitness } from './witness.ts';

export const parents: Property = {
  id: 'parents',
  summary: 'A child is not found through a sibling of its parent, of the same kind or of another.',
  from: 'the paths, `x-fixture`',
  plan: (contract, target) =>
    [...contract.operations.values()].flatMap((operation) =>
      parentsOf(operation).flatMap((parent) => [
        siblingJob(contract, target, operation, parent),
        ...counterparts(contract, operation, parent).map((counterpart) =>
          otherKindJob(contract, target, operation, parent, counterpart),
        ),
      ]),
    ),
};

/** A path parameter that names the parent of another one. */
interface Parent {
  parameter: Parameter;
  /** The kind of the parent: `issue`. */
  kind: string;
  /** The path from its beginning to the parameter. */
  upTo: string;
  /** The name of the path parameter of the child. */
  child: string;
}

/** The kinds whose other parents the property `identity` tries, by the fixture of another project or group. */
const ELSEWHERE = ['project', 'group'];

/** Returns the parents in the path of an operation: the issue and the discussion of a reply. */
function parentsOf({ path = '', definition }: ContractOperation): Parent[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return names.slice(0, -1).flatMap((name, index) => {
    const parameter = definition.parameters?.find((one) => one.in === 'path' && one.name === name);
    const [key] = keysOf(parameter);
    if (!parameter || key === undefined) return [];
    const kind = /^(\w+)_i?id$/.exec(name)?.[1] ?? key.split('.')[0]!;
    if (ELSEWHERE.includes(kind)) return [];
    const upTo = path.slice(0, path.indexOf(`{${name}}`) + name.length + 2);
    return [{ parameter, kind, upTo, child: names[index + 1]! }];
  });
}

function keysOf(parameter: Parameter | undefined): string[] {
  return [parameter?.['x-fixture'] ?? []].flat();
}

/** The same operation on the children of another kind of parent: `getMergeRequestNote` for `getIssueNote`. */
interface Counterpart {
  operation: ContractOperation;
  parent: Parent;
}

/** Returns the operations with the same method and the same path, but for the segments of the parent. */
function counterparts(
  { operations }: Contract,
  operation: ContractOperation,
  { upTo, parameter }: Parent,
): Counterpart[] {
  const own = upTo.split('/').slice(0, -2).join('/');
  const below = operation.path!.slice(upTo.length);
  return [...operations.values()].flatMap((other) =>
    other === operation || other.method !== operation.method
      ? []
      : parentsOf(other).flatMap((parent) => {
          const isSame =
            parent.upTo.split('/').slice(0, -2).join('/') === own &&
            other.path!.slice(parent.upTo.length) === below &&
            parent.parameter.name !== parameter.name;
          return isSame ? [{ operation: other, parent }] : [];
        }),
  );
}

function siblingJob(
  contract: Contract,
  target: Target,
  operation: ContractOperation,
  parent: Parent,
): Job {
  const { kind, parameter } = parent;
  return checkJob({
    contract,
    target,
    operation,
    name: `parents.${kind}`,
    summary: `The resource is not found through another ${kind}`,
    look: async (reader) => {
      const value = await siblingOf({ contract, target, reader, parent });
      if (value === undefined)
        throw new MissingWitness(`another ${kind} that the caller can read, without that resource`);
      return tryThrough({
        target,
        reader,
        through: operation,
        path: { ...reader.request.path, [parameter.name]: value },
        kind: `another ${kind}`,
        pointer: parameterPointer(operation, parameter),
      });
    },
  });
}

function otherKindJob(
  contract: Contract,
  target: Target,
  operation: ContractOperation,
  parent: Parent,
  counterpart: Counterpart,
): Job {
  const { kind } = counterpart.parent;
  const own = parent.parameter.name;
  const other = counterpart.parent.parameter;
  return checkJob({
    contract,
    target,
    operation,
    name: `parents.${parent.kind}.${kind}`,
    summary: `The resource of one ${parent.kind} is not found through a ${kind}`,
    look: async (reader) => {
      const { [own]: number, ...rest } = reader.request.path;
      // A server that looks at the number only would confuse the two of the same number.
      const known = keysOf(other).map((key) => target.fixtures[key]);
      const values = [number, ...known].filter((value) => value !== undefined);
      let tried = 0;
      for (const value of new Set(values)) {
        const path = { ...rest, [other.name]: value };
        if (!(await isWitness(contract, reader, counterpart.parent, path))) continue;
        tried += 1;
        const findings = await tryThrough({
          target,
          reader,
          through: counterpart.operation,
          path,
          kind: `a ${kind}`,
          pointer: parameterPointer(counterpart.operation, other),
        });
        if (findings.length > 0) return findings;
      }
      if (tried === 0)
        throw new MissingWitness(
          `a ${kind} that the caller can read, without that resource (fixtures.${keysOf(other)[0]})`,
        );
      return [];
    },
  });
}

function parameterPointer({ definition, pointer }: ContractOperation, parameter: Parameter) {
  return pointerBelow(pointer, 'parameters', definition.parameters!.indexOf(parameter));
}

interface Through {
  target: Target;
  reader: Reader;
  /** The operation at the path of the wrong parent. */
  through: ContractOperation;
  path: CaseRequest['path'];
  /** The wrong parent, for people: `another issue`. */
  kind: string;
  pointer: string;
}

/** Sends the request through the wrong parent. The response must be 404. */
async function tryThrough({ target, reader, through, path, kind, pointer }: Through) {
  const { operation, request, send } = reader;
  const isRead = changesNothing(operation);
  if (isRead && statusOf(await send({})) >= 300)
    throw new MissingWitness(`a resource that the caller can read with ${operation.id}`);
  const expected = { status: 404 };
  // A write may be refused for lack of a right, so the caller with the most rights sends it, too.
  const others: (Caller | undefined)[] = isRead ? [] : callersToTry(undefined, target).slice(0, 1);
  for (const caller of [reader.caller, ...others]) {
    const call = { operation: through, request: { ...request, path }, expected };
    const delivery = await send(caller ? { ...call, ...caller } : call);
    const status = statusOf(delivery);
    if (status === 404 || (status === 403 && !isRead)) continue;
    return findingsOf(
      'parents',
      pointer,
    )([
      {
        requirement: `a resource is not found through ${kind}`,
        actual: `${through.id} gives ${status}`,
        statuses: { due: [404], came: status },
        exchange: delivery.exchange,
      },
    ]);
  }
  return [];
}

interface SiblingOptions {
  contract: Contract;
  target: Target;
  reader: Reader;
  parent: Parent;
}

/** The siblings that were found on a target, by the path of the parent. */
const FOUND = new WeakMap<Target, Map<string, string | number>>();

/** How far from the number of a parent its siblings are looked for. */
const NEIGHBOURS = 10;

/**
 * Returns the value of a sibling of the parent. It is in the lists that the contract names for the fixture, or its
 * number is near. If the run may write, it creates one.
 */
async function siblingOf(options: SiblingOptions): Promise<string | number | undefined> {
  const { contract, target, reader, parent } = options;
  const { name } = parent.parameter;
  const own = reader.request.path[name]!;
  const found = FOUND.get(target) ?? new Map<string, string | number>();
  FOUND.set(target, found);
  const key = JSON.stringify([parent.upTo, own]);
  const isFit = (value: string | number) =>
    isWitness(contract, reader, parent, { ...reader.request.path, [name]: value });
  const known = found.get(key);
  if (known !== undefined && (await isFit(known))) return known;
  const listed = await listedSiblings(options);
  for (const value of [...listed.slice(0, NEIGHBOURS), ...neighbours(own)]) {
    if (String(value) === String(own) || !(await isFit(value))) continue;
    found.set(key, value);
    return value;
  }
  return createSibling(options);
}

/** Returns the siblings in the lists that `find` of the fixture names. */
async function listedSiblings({
  contract,
  target,
  reader,
  parent,
}: SiblingOptions): Promise<(string | number)[]> {
  const { document, operations } = contract;
  const ways = keysOf(parent.parameter).flatMap((key) => document['x-fixtures'][key]?.find ?? []);
  const values: (string | number)[] = [];
  for (const { operation: id, query = {}, same = {}, from } of ways) {
    const list = operations.get(id)!;
    const request = pathRequest(list, target.fixtures);
    if (!request) continue;
    const path = Object.fromEntries(
      Object.entries(request.path).map(([name, value]) => [
        name,
        reader.request.path[name] ?? value,
      ]),
    );
    const isWithin = list.path?.startsWith(parent.upTo.slice(0, parent.upTo.lastIndexOf('/')));
    const asked = {
      ...request,
      path: isWithin ? path : request.path,
      query: { ...query, per_page: 100 },
    };
    const { exchange } = await reader.send({ operation: list, request: asked, ...reader.caller });
    const items = exchange.response?.status === 200 ? readJson(exchange.response) : undefined;
    for (const item of Array.isArray(items) ? items : []) {
      const value = valueAt(item, from);
      const agrees = Object.entries(same).every(
        ([pointer, key]) =>
          keysOf(parent.parameter).includes(key) ||
          String(valueAt(item, pointer)) === String(target.fixtures[key]),
      );
      if (agrees && (typeof value === 'string' || typeof value === 'number')) values.push(value);
    }
  }
  return [...new Set(values)];
}

/** Returns the numbers near a number, the nearest first. */
function neighbours(value: string | number): number[] {
  const number = Number(value);
  if (!Number.isInteger(number)) return [];
  return Array.from({ length: NEIGHBOURS }, (_, index) => [number + index + 1, number - index - 1])
    .flat()
    .filter((one) => one > 0);
}

async function createSibling({
  contract,
  target,
  reader,
  parent,
}: SiblingOptions): Promise<string | number | undefined> {
  const key = keysOf(parent.parameter).find((one) => canBeCreated(contract, one));
  const { writes } = target;
  if (key === undefined || !writes) return undefined;
  const send = (call: Parameters<Reader['send']>[0]) => reader.send(call);
  try {
    const { nextName } = writes;
    const created = await createFixtures(
      { contract, target, nextName, send },
      [key],
      reader.operation,
    );
    return created[key];
  } catch (error) {
    if (error instanceof CannotPerform) return undefined;
    throw error;
  }
}

/** Returns true if the caller can read a parent, and the parent does not have the child. */
async function isWitness(
  contract: Contract,
  { operation, request, caller, send }: Reader,
  { upTo, child }: Parent,
  path: CaseRequest['path'],
): Promise<boolean> {
  const segment = operation.path!.split('/')[upTo.split('/').length];
  const gets = [...contract.operations.values()].filter(({ method }) => method === 'get');
  const shows =
    gets.find((one) => one.path === `${upTo}/${segment}`) ?? gets.find((one) => one.path === upTo);
  if (!shows) return false;
  const query = shows.definition['x-paginated'] ? { per_page: 100 } : {};
  const { exchange } = await send({
    operation: shows,
    request: { path, query, headers: {} },
    ...(caller ?? { token: '' }),
  });
  if (exchange.response?.status !== 200) return false;
  return !hasChild(readJson(exchange.response), request.path[child]!);
}

/** Returns true if a body has an object with the ID at any place. */
function hasChild(body: JsonValue | undefined, id: string | number): boolean {
  if (isObject(body) && String(body.id) === String(id)) return true;
  return listChildren(body).some(([, value]) => hasChild(value as JsonValue, id));
}
