import type { JsonValue } from '../../../contract/case.ts';
import type { ContractOperation } from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import type { Operation } from '../../../contract/openapi.ts';
import type { Finding } from '../../../judge/index.ts';
import { readJson } from '../../../wire/readBody.ts';
import { type Delivery, isRefused } from '../../engine/deliver.ts';
import { CannotPerform } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';
import { type Caller, callersToTry } from '../../target/tokenFor.ts';
import { writtenBy } from '../lifecycles/writtenResource.ts';
import { statusOf } from './callers.ts';
import type { Property } from './property.ts';
import { checkJob, findingsOf } from './propertyJob.ts';
import { MOST_PER_PAGE, type Reader } from './reader.ts';
import { MissingWitness } from './witness.ts';

export const capacity: Property = {
  id: 'capacity',
  summary: 'A project takes as many resources of a kind as the contract allows, and no more.',
  from: '`x-capacity`',
  plan: (contract, target) =>
    [...contract.operations.values()].flatMap((operation) => {
      const limit = operation.definition['x-capacity'];
      const list = limit && writtenBy(contract, operation)?.list;
      if (!limit || !list) return [];
      const job = checkJob({
        contract,
        target,
        operation,
        name: 'capacity',
        // The list is read before and after, and a second look would find it full.
        isCertain: true,
        summary: `${limit.most} resources with ${textOf(limit)} fit, and no more`,
        look: (reader) => fill(target, operation, list, limit, reader),
      });
      return { ...job, operations: [operation.id, list.id] };
    }),
};

type Capacity = NonNullable<Operation['x-capacity']>;

/** Creates resources until the list has as many as the contract allows, and then one more. */
async function fill(
  target: Target,
  operation: ContractOperation,
  list: ContractOperation,
  limit: Capacity,
  reader: Reader,
): Promise<Finding[]> {
  const { most, with: counted } = limit;
  const { request } = reader;
  const body = isObject(request.body) ? request.body : {};
  const others = Object.fromEntries(Object.entries(body).filter(([name]) => !(name in counted)));
  const create = (values: object) =>
    reader.send({
      request: { ...request, body: { ...others, ...values } },
      expected: { status: 201 },
    });
  const toFindings = findingsOf('capacity', operation.pointer);

  // If a resource that does not count is refused, a refusal has another reason than the limit.
  const status = await firstPermitted(reader, callersToTry(undefined, target), () => create({}));
  if (status >= 300) throw new CannotPerform('not-run', `${operation.id} responds with ${status}`);
  const before = await count(list, limit, reader);
  if (before > most) throw new MissingWitness(`a project with at most ${most} such resources`);
  for (let number = before + 1; number <= most; number += 1) {
    const status = statusOf(await create(counted));
    if (status < 300) continue;
    const now = await count(list, limit, reader);
    if (status >= 500 || now >= most) return [];
    return toFindings([
      {
        requirement: `resource number ${now + 1} with ${textOf(limit)} is accepted, since ${most} are allowed`,
        actual: `the response is ${status}`,
      },
    ]);
  }
  if (statusOf(await create(counted)) >= 300) return [];
  const after = await count(list, limit, reader);
  if (after <= most) return [];
  return toFindings([
    {
      requirement: `a list has at most ${most} resources with ${textOf(limit)}`,
      actual: `${list.id} shows ${after}`,
    },
  ]);
}

/** Sends a request as each caller until one is not refused, who then stays the reader's caller. Returns the status. */
async function firstPermitted(
  reader: Reader,
  others: Caller[],
  send: () => Promise<Delivery>,
): Promise<number> {
  let delivery = await send();
  for (const caller of others) {
    if (!isRefused(delivery)) break;
    reader.caller = caller;
    delivery = await send();
  }
  return statusOf(delivery);
}

/** Counts the resources of the project that the limit is about. */
async function count(
  list: ContractOperation,
  { with: counted }: Capacity,
  { request, send }: Reader,
): Promise<number> {
  const delivery = await send({
    operation: list,
    request: { path: request.path, query: { per_page: MOST_PER_PAGE }, headers: {} },
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
  return items.filter((item) => isCounted(item, counted)).length;
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
