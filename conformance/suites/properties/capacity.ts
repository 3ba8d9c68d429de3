import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { ContractOperation } from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import type { Operation } from '../../../contract/openapi.ts';
import type { Finding } from '../../../judge/index.ts';
import { readJson } from '../../../wire/readBody.ts';
import { type Delivery, isRefused } from '../../engine/deliver.ts';
import { CannotPerform } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';
import { callersToTry } from '../../target/tokenFor.ts';
import { writtenBy } from '../lifecycles/writtenResource.ts';
import { statusOf } from './callers.ts';
import type { Property } from './property.ts';
import { checkJob, findingsOf, type Mismatch } from './propertyJob.ts';
import { MOST_PER_PAGE, type Reader } from './reader.ts';
import { MissingWitness } from './witness.ts';

export const capacity: Property = {
  id: 'capacity',
  summary:
    'A project takes as many resources of a kind as the contract allows, and no more. Those of other projects do not count.',
  from: '`x-capacity`',
  plan: (contract, target) =>
    [...contract.operations.values()].flatMap((operation) => {
      const limit = operation.definition['x-capacity'];
      const list = limit && writtenBy(contract, operation)?.list;
      if (!limit || !list) return [];
      const text = `${limit.most} resources with ${textOf(limit)} fit`;
      const checks = [
        { name: 'capacity', summary: `${text}, and no more`, look: fill },
        {
          name: 'capacity.other-project',
          summary: `${text}, and then one in another project`,
          look: fillBeside,
        },
      ];
      return checks.map(({ name, summary, look }) => ({
        ...checkJob({
          contract,
          target,
          operation,
          name,
          summary,
          // A list is read before and after, and a second look would find it full.
          isCertain: true,
          look: (reader) => {
            const { path } = reader.request;
            return look({ target, operation, list, limit, reader, path });
          },
        }),
        operations: [operation.id, list.id],
      }));
    }),
};

type Capacity = NonNullable<Operation['x-capacity']>;

/** A project whose number of resources is limited. */
interface Place {
  target: Target;
  /** The operation that creates a resource. */
  operation: ContractOperation;
  list: ContractOperation;
  limit: Capacity;
  reader: Reader;
  /** The path parameters of the project. */
  path: CaseRequest['path'];
}

/** Creates resources until the list has as many as the contract allows, and then one more. */
async function fill(place: Place): Promise<Finding[]> {
  const { operation, list, limit } = place;
  const { most, with: counted } = limit;
  const status = await tryUncounted(place);
  if (status >= 300) throw new CannotPerform('not-run', `${operation.id} responds with ${status}`);
  const before = await count(place);
  if (before > most) throw new MissingWitness(`a project with at most ${most} such resources`);
  for (let number = before; number < most; number += 1) {
    const findings = await addOne(place);
    if (findings.length > 0) return findings;
  }
  if (statusOf(await create(place, counted)) >= 300) return [];
  const after = await count(place);
  if (after <= most) return [];
  return findingsAt(place, {
    requirement: `a list has at most ${most} resources with ${textOf(limit)}`,
    actual: `${list.id} shows ${after}`,
  });
}

/** Creates a resource in another project while the first one has as many as the contract allows. */
async function fillBeside(place: Place): Promise<Finding[]> {
  const { target, operation } = place;
  const other = target.fixtures['project.other'];
  const parameter = (operation.definition.parameters ?? []).find(
    ({ in: part, 'x-fixture': fixture = [] }) =>
      part === 'path' && [fixture].flat().includes('project.id'),
  );
  if (other === undefined || !parameter)
    throw new CannotPerform('not-run', 'needs the fixture project.other', [
      'fixtures.project.other',
    ]);
  const elsewhere = { ...place, path: { ...place.path, [parameter.name]: other } };
  if ((await tryUncounted(elsewhere)) >= 300)
    throw new MissingWitness('another project in which a caller may create such a resource');
  const ofFirst = await fill(place);
  // The other job reports these.
  return ofFirst.length > 0 ? [] : addOne(elsewhere);
}

/**
 * Creates a resource that does not count, as each caller until one is not refused, who then stays the caller. Returns
 * the status. If such a resource is refused, a refusal has another reason than the limit.
 */
async function tryUncounted(place: Place): Promise<number> {
  let delivery = await create(place, {});
  for (const caller of callersToTry(undefined, place.target)) {
    if (!isRefused(delivery)) break;
    place.reader.caller = caller;
    delivery = await create(place, {});
  }
  return statusOf(delivery);
}

/** Creates a resource that counts. Returns a finding if it is refused although the project has room for it. */
async function addOne(place: Place): Promise<Finding[]> {
  const { most, with: counted } = place.limit;
  const status = statusOf(await create(place, counted));
  if (status < 300 || status >= 500) return [];
  const now = await count(place);
  if (now >= most) return [];
  return findingsAt(place, {
    requirement: `resource number ${now + 1} with ${textOf(place.limit)} is accepted, since a project may have ${most}`,
    actual: `the response is ${status}`,
  });
}

function create({ limit, reader, path }: Place, values: object): Promise<Delivery> {
  const { request } = reader;
  const body = isObject(request.body) ? request.body : {};
  const others = Object.entries(body).filter(([name]) => !(name in limit.with));
  return reader.send({
    request: { ...request, path, body: { ...Object.fromEntries(others), ...values } },
    expected: { status: 201 },
  });
}

/** Counts the resources of the project that the limit is about. */
async function count({ list, limit, reader, path }: Place): Promise<number> {
  const delivery = await reader.send({
    operation: list,
    request: { path, query: { per_page: MOST_PER_PAGE }, headers: {} },
    expected: { status: 200 },
  });
  const status = statusOf(delivery);
  const items = status === 200 ? readJson(delivery.exchange.response!) : undefined;
  if (!Array.isArray(items))
    throw new CannotPerform('not-run', `${list.id} responds with ${status}, or without a list`);
  if (items.length >= MOST_PER_PAGE)
    throw new CannotPerform(
      'not-run',
      `${list.id} has more than one page of ${MOST_PER_PAGE} items`,
    );
  return items.filter((item) => isCounted(item, limit.with)).length;
}

function findingsAt({ operation: { pointer } }: Place, mismatch: Mismatch): Finding[] {
  return findingsOf('capacity', pointer)([mismatch]);
}

function isCounted(item: JsonValue, counted: Capacity['with']): boolean {
  return isObject(item) && Object.entries(counted).every(([name, value]) => item[name] === value);
}

/** Returns the condition for people: `enabled: true`. */
function textOf({ with: counted }: Capacity): string {
  return Object.entries(counted)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ');
}
