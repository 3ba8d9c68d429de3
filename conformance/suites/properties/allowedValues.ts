import type { Case, JsonValue } from '../../../contract/case.ts';
import {
  type Contract,
  type ContractOperation,
  changesNothing,
} from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import type { Finding } from '../../../judge/index.ts';
import type { Exchange } from '../../../wire/exchange.ts';
import { readJson } from '../../../wire/readBody.ts';
import { withUniqueValues } from '../../fixtures/uniqueValues.ts';
import { fieldsShown } from '../lifecycles/readBack.ts';
import { writtenBy } from '../lifecycles/writtenResource.ts';
import { type Break, findBreaks } from '../negative/breaks.ts';
import type { Property } from './property.ts';
import { checkJob, findingsOf, planOf } from './propertyJob.ts';
import { MOST_PER_PAGE, type Reader } from './reader.ts';
import { shownBefore, type WriteCheck, write } from './writeAndRead.ts';

export const allowedValues: Property = {
  id: 'allowed',
  summary: 'Each value of an enum is accepted, and read as it was written.',
  from: 'the enums of query parameters, and of fields of bodies that a response shows',
  plan: (contract, target) =>
    [...contract.operations.values()].flatMap((operation) => {
      const countFields = ({ request }: Case) => Object.keys(request.body ?? {}).length;
      // A further field may restrict the values: a custom role has a level of its own.
      const cases = contract.cases.toSorted((one, other) => countFields(one) - countFields(other));
      const { documented } = planOf(contract, target, operation, cases);
      if (!documented) return [];
      return findBreaks(contract, operation, documented.request)
        .filter(({ name, allowed }) => allowed.length > 1 && isJudged(contract, operation, name))
        .map((place) =>
          checkJob({
            contract,
            target,
            operation,
            documented,
            name: `allowed.${place.name.replace(/\.enum$/, '')}`,
            checks: ['allowed', 'read-back'],
            summary: 'Each value of an enum is accepted',
            look: (reader) =>
              lookAtValues({ contract, target, operation }, documented, place, reader),
          }),
        );
    }),
};

/**
 * Returns true for a parameter of a read, and for a field that the written resource shows. Fields of the elements of a
 * list depend on each other.
 */
function isJudged(contract: Contract, operation: ContractOperation, name: string): boolean {
  const [place, field, ...below] = name.replace(/\.enum$/, '').split('.');
  if (place === 'query') return operation.method === 'get';
  if (below.length > 0) return false;
  const written = writtenBy(contract, operation);
  return (
    written !== undefined &&
    !changesNothing(operation) &&
    (['get', 'list'] as const).some((by) => fieldsShown(contract, written, by).includes(field!))
  );
}

/** The statuses that refuse a value. Others refuse the caller, or the state of the resource. */
const REFUSALS = [400, 422];

type Check = Omit<WriteCheck, 'written'>;

/** Sends each value. A refused value is a fault if the same request with another value is accepted. */
async function lookAtValues(
  check: Check,
  documented: Case,
  place: Break,
  reader: Reader,
): Promise<Finding[]> {
  const send = changesNothing(check.operation) ? readWith : writeWith;
  const refused: { value: JsonValue; exchange: Exchange }[] = [];
  let accepted: JsonValue | undefined;
  for (const value of place.allowed) {
    const { findings, exchange } = await send(check, documented, place, reader, value);
    if (findings.length > 0) return findings;
    if (!exchange) accepted ??= value;
    else if (REFUSALS.includes(exchange.response?.status ?? 0)) refused.push({ value, exchange });
  }
  if (accepted === undefined) return [];
  return findingsOf(
    'allowed',
    place.pointer,
  )(
    refused.map(({ value, exchange }) => ({
      requirement: `${JSON.stringify(value)} is accepted, as ${JSON.stringify(accepted)} is`,
      actual: `the response is ${exchange.response!.status}`,
      statuses: { due: [200], came: exchange.response!.status },
      exchange,
    })),
  );
}

/** The findings about a value, and the exchange that refuses it. */
interface Sent {
  findings: Finding[];
  exchange?: Exchange | undefined;
}

async function readWith(
  { operation }: Check,
  _: Case,
  { applyValue }: Break,
  reader: Reader,
  value: JsonValue,
): Promise<Sent> {
  const { query } = applyValue(reader.request, value);
  const { definition } = operation;
  const paging = definition['x-paginated'] !== undefined && { per_page: MOST_PER_PAGE };
  const refusals = [...REFUSALS, 403, 404].filter((status) => status in definition.responses);
  const { status, exchange } = await reader.read({ ...query, ...paging }, [200, ...refusals]);
  return { findings: [], exchange: status < 300 ? undefined : exchange };
}

async function writeWith(
  { contract, target, operation }: Check,
  documented: Case,
  { applyValue }: Break,
  reader: Reader,
  value: JsonValue,
): Promise<Sent> {
  const { request } = reader;
  const written = writtenBy(contract, operation)!;
  const unique = target.writes
    ? await withUniqueValues(contract, operation, request, documented, target.writes.nextName)
    : request;
  const check = { contract, target, operation, written };
  let last: Exchange | undefined;
  const before = await shownBefore(check, reader);
  const findings = await write(check, reader, applyValue(unique, value), before, {
    onExchange: (exchange) => {
      last = exchange;
    },
  });
  const body = last?.response && readJson(last.response);
  // A response about several invitations may have a 2xx status even if it refuses them.
  if (isObject(body) && body.status === 'error') return { findings: [], exchange: last };
  return findings === undefined ? { findings: [], exchange: last } : { findings };
}
