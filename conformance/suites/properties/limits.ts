import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import {
  type Contract,
  type ContractOperation,
  changesNothing,
} from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import type { Schema } from '../../../contract/openapi.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { branchesOf, propertiesOf, type WrittenSchema } from '../../../contract/walkSchema.ts';
import type { Finding } from '../../../judge/index.ts';
import { isRefused } from '../../engine/deliver.ts';
import { CannotPerform } from '../../engine/job.ts';
import type { Property } from './property.ts';
import { checkJob, findingsOf, parameterPointer } from './propertyJob.ts';
import { queryOf, type Reader } from './reader.ts';

export const limits: Property = {
  id: 'limits',
  summary: 'A list in a request that has exactly as many items as the contract allows is accepted.',
  from: '`maxItems`',
  plan: (contract, target) =>
    [...contract.operations.values()].filter(changesNothing).flatMap((operation) =>
      listsIn(contract, operation).map((list) =>
        checkJob({
          contract,
          target,
          operation,
          name: `limits.${list.name.replace('[]', '')}`,
          summary: `${list.name} with ${list.most} items is accepted`,
          look: (reader) => sendFullList(reader, list),
        }),
      ),
    ),
};

/** A list in a request, whose number of items is limited. */
interface LimitedList {
  name: string;
  /** The largest number of items. */
  most: number;
  pointer: string;
  /** Returns the request with the largest list. Undefined if the request has no item to repeat. */
  fill: (request: CaseRequest) => CaseRequest | undefined;
}

function listsIn(contract: Contract, operation: ContractOperation): LimitedList[] {
  const { document } = contract;
  const inQuery = queryOf(operation).flatMap((parameter): LimitedList[] => {
    const { name } = parameter;
    const pointer = parameterPointer(operation, name);
    const limited = branchesOf(document, parameter.schema as WrittenSchema, `${pointer}/schema`);
    return limited.flatMap(({ value, pointer }) => {
      const most = mostItems(value);
      if (most === undefined) return [];
      const items = distinctItems(value.items as Schema, most);
      const fill = (request: CaseRequest) => ({
        ...request,
        query: { ...request.query, [name]: items },
      });
      return [{ name, most, pointer, fill }];
    });
  });
  const [mediaType, content] =
    Object.entries(operation.definition.requestBody?.content ?? {})[0] ?? [];
  if (!content?.schema) return inQuery;
  const at = pointerBelow(operation.pointer, 'requestBody', 'content', mediaType!, 'schema');
  const inBody = propertiesOf(document, content.schema, at).flatMap(
    ({ name, value, pointer }): LimitedList[] => {
      const most = mostItems(value as Schema);
      if (most === undefined) return [];
      const fill = (request: CaseRequest) => {
        const given = isObject(request.body) ? request.body[name] : undefined;
        const [first] = Array.isArray(given) ? given : [];
        if (first === undefined) return undefined;
        const items: JsonValue[] = Array.from({ length: most }, () => first);
        return { ...request, body: { ...(request.body as object), [name]: items } };
      };
      return [{ name, most, pointer, fill }];
    },
  );
  return [...inQuery, ...inBody];
}

function mostItems({ type, maxItems }: Schema): number | undefined {
  return type === 'array' && typeof maxItems === 'number' ? maxItems : undefined;
}

/** Returns items that no resource needs to have, since a filter may name unknown values. */
function distinctItems({ type }: Schema, count: number): JsonValue[] {
  return Array.from({ length: count }, (_, index) =>
    type === 'integer' ? index + 1 : `fc-limit-${index + 1}`,
  );
}

async function sendFullList(
  reader: Reader,
  { name, most, pointer, fill }: LimitedList,
): Promise<Finding[]> {
  const request = fill(reader.request);
  if (!request) throw new CannotPerform('not-run', `no case of the operation has items of ${name}`);
  const delivery = await reader.send({ request });
  const status = delivery.exchange.response?.status ?? 0;
  // Another success is a matter of the status, which other jobs judge.
  if (status >= 200 && status < 300) return [];
  if (isRefused(delivery))
    throw new CannotPerform('not-run', `${reader.operation.id} responds with ${status}`);
  return findingsOf(
    'limits',
    pointer,
  )([
    {
      requirement: `${name} with ${most} items, the largest allowed number, is accepted`,
      actual: `the response is ${status}`,
    },
  ]);
}
