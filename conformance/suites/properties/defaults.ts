import type { JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Parameter, Schema } from '../../../contract/openapi.ts';
import type { Property } from './property.ts';
import { type Compared, comparisonJob, parameterPointer, readsOf } from './propertyJob.ts';
import {
  enumOf,
  isSame,
  type OptionalQuery,
  queryOf,
  type Reader,
  readList,
  shown,
  skipEmptyLists,
} from './reader.ts';

export const defaults: Property = {
  id: 'defaults',
  summary:
    'A request with the default of a parameter gets the same response as one without the parameter.',
  from: '`default`',
  plan: (contract, target) =>
    readsOf(contract)
      .filter(({ definition }) => returnsJson(definition.responses))
      .flatMap((operation) => [
        ...withDefault(operation).map((parameter) => {
          const { name } = parameter;
          return comparisonJob({
            contract,
            target,
            operation,
            check: 'defaults',
            pointer: parameterPointer(operation, name),
            name: `defaults.${name}`,
            summary: `An omitted ${name} has its default`,
            compare: (reader) => checkDefault(reader, contract, parameter),
          });
        }),
        ...ordersOf(contract, operation).map(({ parameter, given, others }) => {
          const { name, schema } = parameter;
          const value = (schema as Schema).default as JsonValue;
          const [[key, asked]] = Object.entries(given) as [[string, JsonValue]];
          return comparisonJob({
            contract,
            target,
            operation,
            check: 'defaults',
            pointer: parameterPointer(operation, name),
            name: `defaults.${name}.${asked}`,
            summary: `An omitted ${name} has its default with ${key}=${asked}, too`,
            compare: (reader) => checkOrder(reader, { name, value, others, given }),
          });
        }),
      ]),
};

/** A default of `sort` beside a value of `order_by`, or the other way round. */
interface DefaultOrder {
  parameter: Parameter;
  /** The other parameter, with one of its values. */
  given: Record<string, JsonValue>;
  /** The other values of the parameter. */
  others: JsonValue[];
}

/** Returns the defaults of `order_by` and `sort`, each beside every value of the other parameter. */
function ordersOf(contract: Contract, operation: ContractOperation): DefaultOrder[] {
  if (operation.definition['x-paginated'] === undefined) return [];
  const parameters = ['order_by', 'sort'].flatMap((name) =>
    queryOf(operation).filter((parameter) => parameter.name === name),
  );
  if (parameters.length < 2) return [];
  return parameters.flatMap((parameter, index) => {
    const value = (parameter.schema as Schema).default as JsonValue | undefined;
    const beside = parameters[1 - index]!;
    if (value === undefined) return [];
    const others = (enumOf(contract, parameter) ?? []).filter((one) => one !== value);
    return (enumOf(contract, beside) ?? []).map((one) => ({
      parameter,
      given: { [beside.name]: one },
      others,
    }));
  });
}

async function checkOrder(
  reader: Reader,
  order: { name: string; value: JsonValue; others: JsonValue[]; given: Record<string, JsonValue> },
): Promise<Compared> {
  const { name, value, others, given } = order;
  await skipEmptyLists(reader);
  // Properties of sorted lists send equal queries, so they share these responses.
  const listWith = async (one: JsonValue) => {
    const { order_by, sort } = { ...given, [name]: one } as Record<string, JsonValue>;
    return (await readList(reader, { order_by: order_by!, sort: sort! })).items;
  };
  const plain = (await readList(reader, given)).items;
  const asked = await listWith(value);
  if (!isSame(plain, asked))
    return {
      mismatches: [
        {
          requirement: `with ${textOf(given)}, an omitted ${name} means ${shown(value)}`,
          actual: `the lists differ without it and with ${name}=${value}`,
        },
      ],
      missing: [],
    };
  const alike: JsonValue[] = [];
  for (const other of others) if (isSame(await listWith(other), plain)) alike.push(other);
  return {
    mismatches: [],
    missing:
      alike.length > 0
        ? [`items for which ${textOf(given)}&${name}=${value} differs from ${alike.join(', ')}`]
        : [],
  };
}

function textOf(query: Record<string, JsonValue>): string {
  return Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** The properties `pages.limit` and `search` judge the defaults of these parameters. */
const JUDGED_ELSEWHERE = ['per_page', 'in'];

function withDefault(operation: ContractOperation): Parameter[] {
  return queryOf(operation).filter(
    ({ name, schema }) =>
      (schema as Schema).default !== undefined && !JUDGED_ELSEWHERE.includes(name),
  );
}

async function checkDefault(
  reader: Reader,
  contract: Contract,
  parameter: Parameter,
): Promise<Compared> {
  const { name, schema } = parameter;
  const value = (schema as Schema).default as JsonValue;
  const order = name === 'sort' ? anyOrder(contract, reader.operation) : {};
  if (reader.operation.definition['x-paginated'] !== undefined) await skipEmptyLists(reader);
  // The request of a reader may name the parameter.
  const plain = await bodyOf(reader, { ...order, [name]: undefined }, [200]);
  const asked = await bodyOf(reader, { ...order, [name]: value }, [200]);
  if (asked !== plain)
    return {
      mismatches: [
        {
          requirement: `an omitted ${name} means ${shown(value)}`,
          actual: `the responses differ without it and with ${name}=${value}: ${difference(plain, asked)}`,
        },
      ],
      missing: [],
    };
  // A server with another default responds as to another value.
  const alike: JsonValue[] = [];
  for (const other of otherValues(contract, parameter, value))
    if ((await bodyOf(reader, { ...order, [name]: other }, statusesOf(reader))) === plain)
      alike.push(other);
  const missing =
    alike.length > 0
      ? [`items for which ${name}=${value} gives another response than ${alike.join(', ')}`]
      : [];
  return { mismatches: [], missing };
}

/** Returns the values that may be the default of a faulty server. */
function otherValues(contract: Contract, parameter: Parameter, value: JsonValue): JsonValue[] {
  const values =
    typeof value === 'boolean'
      ? [!value]
      : typeof value === 'number'
        ? [value + 1]
        : (enumOf(contract, parameter) ?? []);
  return values.filter((other) => other !== value);
}

/** Returns an `order_by`, since some lists ignore `sort` without it. */
function anyOrder(contract: Contract, operation: ContractOperation): Record<string, JsonValue> {
  const orderBy = queryOf(operation).find(({ name }) => name === 'order_by');
  const { default: usual } = (orderBy?.schema ?? {}) as Schema;
  const [first] = (orderBy && enumOf(contract, orderBy)) ?? [];
  return first === undefined || usual !== undefined ? {} : { order_by: first };
}

function returnsJson(responses: object): boolean {
  return JSON.stringify((responses as Record<string, unknown>)[200] ?? {}).includes(
    'application/json',
  );
}

/** Returns the statuses of another value. A server may refuse it, such as a scope that the caller may not see. */
function statusesOf({ operation }: Reader): number[] {
  const refusals = [400, 403, 404].filter((status) => status in operation.definition.responses);
  return [200, ...refusals];
}

async function bodyOf(reader: Reader, query: OptionalQuery, statuses: number[]): Promise<string> {
  return JSON.stringify((await reader.read(query, statuses)).body);
}

/** Returns the parts of two texts around their first difference. */
function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const start = Math.max(0, at - 30);
  return `…${a.slice(start, at + 40)}… and …${b.slice(start, at + 40)}…`;
}
