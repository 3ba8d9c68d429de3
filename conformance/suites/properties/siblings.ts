/**
 * A change that reaches too far. The run creates two resources that are as alike as the server accepts, changes or
 * deletes one of them, and reads the other.
 */
import { isDeepStrictEqual } from 'node:util';
import { brief } from '../../../contract/brief.ts';
import type { Case, CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import { type Finding, judge } from '../../../judge/index.ts';
import { readJson } from '../../../wire/readBody.ts';
import { isRefused } from '../../engine/deliver.ts';
import { CannotPerform, type Job } from '../../engine/job.ts';
import { withUniqueValues } from '../../fixtures/uniqueValues.ts';
import { substituteFixtures } from '../../target/substituteFixtures.ts';
import type { Target } from '../../target/target.ts';
import { callersToTry } from '../../target/tokenFor.ts';
import { fieldsShown } from '../lifecycles/readBack.ts';
import { type Ask, type Shown, showResource } from '../lifecycles/showResource.ts';
import {
  type Identity,
  identityOf,
  type Written,
  writtenBy,
} from '../lifecycles/writtenResource.ts';
import type { Property } from './property.ts';
import { checkJob, findingsOf, type Mismatch, planOf } from './propertyJob.ts';
import type { Reader } from './reader.ts';
import { MissingWitness } from './witness.ts';

export const siblings: Property = {
  id: 'siblings',
  summary:
    'An update or delete leaves all other resources: others of the same parent, and one with the same values elsewhere. A list has none of another project.',
  from: 'the paths, `x-undo`, `x-fixture`',
  plan: (contract, target) =>
    [...contract.operations.values()].flatMap((operation) => {
      const creator = creatorAt(contract, operation);
      return creator ? [siblingsJob({ contract, target, operation, creator })] : [];
    }),
};

interface SiblingsCheck {
  contract: Contract;
  target: Target;
  /** The update or delete. */
  operation: ContractOperation;
  creator: Creator;
}

/** The operation that creates the resource of an update or delete. */
interface Creator {
  operation: ContractOperation;
  written: Written;
}

/** Returns the operation that creates a removable resource at the path above an update or delete. */
function creatorAt(
  contract: Contract,
  { method, path = '', definition }: ContractOperation,
): Creator | undefined {
  if (!['put', 'patch', 'delete'].includes(method) || definition['x-irreversible'] !== undefined)
    return undefined;
  return creatorsOf(contract).find(({ operation: one }) => {
    const below = path.startsWith(`${one.path}/`) ? path.slice(one.path!.length + 1) : '';
    return /^\{[^/{}]+\}$/.test(below);
  });
}

/** Returns the operations that create a resource which the run can remove. */
export function creatorsOf(contract: Contract): Creator[] {
  return [...contract.operations.values()].flatMap((operation) => {
    const { method, definition } = operation;
    if (method !== 'post' || definition['x-undo'] === undefined) return [];
    if (definition['x-irreversible'] !== undefined) return [];
    const written = writtenBy(contract, operation);
    return written?.key ? [{ operation, written }] : [];
  });
}

function siblingsJob(check: SiblingsCheck): Job {
  const { contract, target, operation, creator } = check;
  const checked = { contract, target, operation, isCertain: true as const };
  const job = { ...checked, name: 'siblings', summary: 'It leaves all other resources' };
  const change = changeOf(contract, operation);
  const planned = checkJob({
    ...job,
    plan: change
      ? planOf(contract, target, creator.operation).plan
      : { reason: 'no case of the operation has a successful response' },
    look: async (reader) => lookAtSiblings(check, change!, reader),
  });
  const readers = [creator, ...counterpartsOf(contract, creator)].flatMap(
    ({ written: { get, list } }) => [get, list],
  );
  const shownBy = readers.flatMap((one) => (one ? [one.id] : []));
  const others = new Set(shownBy.filter((id) => id !== operation.id));
  return { ...planned, operations: [operation.id, ...others] };
}

/** Returns the successful case of an operation with the most fields. */
function changeOf({ cases }: Contract, { id }: ContractOperation): Case | undefined {
  const fields = ({ request: { body } }: Case) => (isObject(body) ? Object.keys(body).length : 0);
  return cases
    .filter(({ operation, response: { status } }) => operation === id && status < 300)
    .sort((one, other) => fields(other) - fields(one))[0];
}

/** The place of a resource with the same parent in another project. */
const ELSEWHERE = 'of another project';

/** A resource that the run has created. */
interface Created {
  creator: Creator;
  identity: Identity;
  /** Its place, for a message: `of another project`. */
  place: string;
}

async function lookAtSiblings(
  check: SiblingsCheck,
  change: Case,
  reader: Reader,
): Promise<Finding[]> {
  const { contract, operation, creator } = check;
  const { request } = reader;
  const first = await create(check, reader, creator, request, 'itself');
  if (!first)
    throw new CannotPerform('not-run', `${creator.operation.id} did not create a resource`);
  const twins: Created[] = [];
  for (const { place, creator: by, request: asked } of await twinRequests(check, reader)) {
    const twin = await create(check, reader, by, asked, place);
    // A resource that several parents share is no other resource.
    if (twin && !isSame(first, twin)) twins.push(twin);
  }
  if (twins.length === 0) throw new MissingWitness('another resource of the same kind');
  const ask = asking(contract, reader);
  const strangers = twins.filter(({ place }) => place === ELSEWHERE);
  const mixed = await shownInList(first, strangers, ask);
  if (mixed.length > 0) return mixed;
  const key = creator.written.key!.field;
  const parameter = /\{([^/{}]+)\}$/.exec(operation.path!)![1]!;
  const path = {
    ...request.path,
    ...first.identity.path,
    [parameter]: first.identity.fields[key] as string,
  };
  const found = await changeBeside(check, change, reader, path, twins);
  return found.length > 0 ? found : lookAtElder(check, change, reader);
}

/** Sends the change of a resource, and compares the others before and after it. @throws CannotPerform if it is refused */
async function changeBeside(
  { contract, target, operation }: SiblingsCheck,
  change: Case,
  reader: Reader,
  path: CaseRequest['path'],
  twins: Created[],
): Promise<Finding[]> {
  const ask = asking(contract, reader);
  const before = await showAll(twins, ask);
  const { request: known } = substituteFixtures(
    contract,
    operation,
    change.request,
    target.fixtures,
  );
  const { nextName } = target.writes!;
  const unique = await withUniqueValues(contract, operation, known, change, nextName);
  const { exchange } = await reader.send({
    request: { ...unique, path },
    expected: { status: 200 },
  });
  const status = exchange.response?.status ?? 0;
  if (status >= 300 || status === 0)
    throw new CannotPerform('not-run', `${operation.id} responds with ${status}`);
  const after = await showAll(twins, ask);
  return findingsOf(
    'siblings',
    operation.pointer,
  )(
    twins.flatMap((twin, index) =>
      differences(contract, operation, twin, before[index]!, after[index]!),
    ),
  );
}

/** Changes a resource that was created with its parent, such as the first note of a discussion, beside a later one. */
async function lookAtElder(check: SiblingsCheck, change: Case, reader: Reader): Promise<Finding[]> {
  const { contract, target, operation, creator } = check;
  const { plan } = planOf(contract, target, operation);
  if ('reason' in plan || typeof plan.request !== 'function') return [];
  const { path } = await plan.request((call) => reader.send(call));
  const own = Object.keys(reader.request.path);
  if (own.every((name) => path[name] === reader.request.path[name])) return [];
  const parent = Object.fromEntries(Object.entries(path).filter(([name]) => own.includes(name)));
  const request = { ...reader.request, path: parent };
  const later = await create(check, reader, creator, request, 'that was created after it');
  return later ? changeBeside(check, change, reader, path, [later]) : [];
}

/** A request that creates a twin. */
interface TwinRequest {
  creator: Creator;
  request: CaseRequest;
  place: string;
}

/**
 * Returns requests for resources that are alike. One is at the same place. Others have the same values, in another
 * project or at another kind of parent.
 */
async function twinRequests(check: SiblingsCheck, reader: Reader): Promise<TwinRequest[]> {
  const { contract, target, creator } = check;
  const { request } = reader;
  const { operation } = creator;
  const documented = planOf(contract, target, operation).documented!;
  // A server that looks for the beginning of a name confuses the two.
  const [name] = Object.values(isObject(request.body) ? request.body : {}).filter(
    (value) =>
      typeof value === 'string' && value.startsWith(target.writes!.run) && /[-/]Aa$/.test(value),
  );
  const nextName = name === undefined ? target.writes!.nextName : () => `${name}-2`;
  const next = await withUniqueValues(contract, operation, request, documented, nextName);
  const own = isDeepStrictEqual(next.body, request.body) ? [] : [{ creator, request: next }];
  const elsewhere = (operation.definition.parameters ?? []).flatMap(
    ({ name, in: place, 'x-fixture': fixture = [] }) => {
      const other = target.fixtures['project.other'];
      const isProject = [fixture].flat().includes('project.id');
      const depth = operation.path!.split('{').length - 1;
      return place === 'path' && isProject && other !== undefined && depth === 1
        ? [{ creator, request: { ...request, path: { ...request.path, [name]: other } } }]
        : [];
    },
  );
  const otherKind: Omit<TwinRequest, 'place'>[] = [];
  for (const one of counterpartsOf(contract, creator)) {
    const { plan } = planOf(contract, target, one.operation);
    if ('reason' in plan) continue;
    const asked = typeof plan.request === 'function' ? await plan.request(send) : plan.request;
    otherKind.push({ creator: one, request: { ...asked, body: request.body! } });
  }
  return [
    ...own.map((one) => ({ ...one, place: 'of the same parent' })),
    ...elsewhere.map((one) => ({ ...one, place: ELSEWHERE })),
    ...otherKind.map((one) => ({ ...one, place: `of ${one.creator.operation.id}` })),
  ];

  function send(call: Parameters<Reader['send']>[0]) {
    return reader.send(call);
  }
}

/** Returns the operations that create the same kind of resource for another kind of parent, such as a group. */
function counterpartsOf(contract: Contract, { operation }: Creator): Creator[] {
  return creatorsOf(contract).filter(
    (one) => one.operation !== operation && isCounterpart(operation, one.operation),
  );
}

function isCounterpart(one: ContractOperation, other: ContractOperation): boolean {
  const [own, others] = [one, other].map(({ path = '' }) => path.split('/').filter(Boolean));
  return (
    own!.length === others!.length &&
    own!.at(-1) === others!.at(-1) &&
    own!.filter((part, index) => part !== others![index]).length <= 2
  );
}

async function create(
  { target }: SiblingsCheck,
  reader: Reader,
  creator: Creator,
  request: CaseRequest,
  place: string,
): Promise<Created | undefined> {
  const { operation, written } = creator;
  for (const caller of [reader.caller, ...callersToTry(undefined, target)]) {
    const delivery = await reader.send({
      operation,
      request,
      ...caller,
      expected: { status: 201 },
    });
    if (isRefused(delivery)) continue;
    const { response } = delivery.exchange;
    if (!response || response.status >= 300) return undefined;
    const body = readJson(response);
    const identity = identityOf(written, request, Array.isArray(body) ? body[0] : body);
    if (place === 'itself') reader.caller = caller;
    return identity && { creator, identity, place };
  }
  return undefined;
}

function isSame(one: Created, other: Created): boolean {
  const { fields } = one.identity;
  return (
    one.creator === other.creator &&
    'id' in fields &&
    isDeepStrictEqual(fields, other.identity.fields)
  );
}

/** Returns a finding for each resource of another project that the list with the first resource shows. */
async function shownInList(
  { creator: { operation, written }, identity }: Created,
  strangers: Created[],
  ask: Ask,
): Promise<Finding[]> {
  const { list, key } = written;
  // Other keys, such as a name, may be the same in both projects.
  if (!list || key?.field !== 'id') return [];
  const { get: _, ...listed } = written;
  const mismatches: Mismatch[] = [];
  for (const { identity: of } of strangers) {
    const { list: item } = await showResource(listed, { ...of, path: identity.path }, ask);
    if (item)
      mismatches.push({
        requirement: `${list.id} has the resources of its own project only`,
        actual: `it shows one that ${operation.id} has created in another project`,
      });
  }
  return findingsOf('siblings', list.pointer)(mismatches);
}

async function showAll(twins: Created[], ask: Ask): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (const { creator, identity } of twins)
    shown.push(await showResource(creator.written, identity, ask));
  return shown;
}

/** Compares a resource before and after the change of another one. */
function differences(
  contract: Contract,
  { id }: ContractOperation,
  { creator: { written, operation }, place }: Created,
  before: Shown,
  after: Shown,
): Mismatch[] {
  return (['get', 'list'] as const).flatMap((reader): Mismatch[] => {
    const [was, is] = [before[reader], after[reader]];
    const requirement = `${id} leaves the resource ${place}, which ${operation.id} has created`;
    if (!isObject(was)) return [];
    if (!isObject(is))
      return [{ requirement, actual: `${written[reader]!.id} no longer shows it` }];
    return fieldsShown(contract, written, reader)
      .filter((field) => !isDeepStrictEqual(was[field], is[field]))
      .map((field) => ({
        requirement,
        actual: `${written[reader]!.id} shows its ${field} as ${text(is[field])}, which was ${text(was[field])}`,
        location: `/${field}`,
      }));
  });
}

function text(value: JsonValue | undefined): string {
  return brief(value ?? null, 120);
}

function asking(contract: Contract, reader: Reader): Ask {
  return async (operation, request, statuses) => {
    const { exchange } = await reader.send({
      operation,
      request,
      expected: { status: statuses[0]! },
    });
    const came = exchange.response?.status ?? 0;
    const findings = judge(exchange, { contract, operation, request, status: came });
    return { body: came < 300 ? readJson(exchange.response!) : undefined, findings };
  };
}
