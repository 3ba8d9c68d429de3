/** What a parameter is when it is left out: asking for its default changes nothing. */
import type { JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Parameter, Schema } from '../../../contract/openapi.ts';
import { checkJob, findingsOf, type Property, parameterPointer, readsOf } from './property.ts';
import { enumOf, queryOf, type Reader, shown } from './reader.ts';

export const defaults: Property = (contract, target) =>
  readsOf(contract)
    .filter(
      (operation) =>
        returnsJson(operation.definition.responses) && withDefault(queryOf(operation)).length > 0,
    )
    .map((operation) =>
      checkJob({
        contract,
        target,
        operation,
        name: 'defaults',
        summary: 'A parameter that is left out has its default',
        look: async (reader) => {
          const found = [];
          const parameters = withDefault(queryOf(operation)).filter(
            ({ name }) => !(name in reader.request.query),
          );
          for (const { name, schema } of parameters) {
            const value = (schema as Schema).default as JsonValue;
            const order = name === 'sort' ? anyOrder(contract, operation) : {};
            const plain = await bodyOf(reader, order);
            const asked = await bodyOf(reader, { ...order, [name]: value });
            if (asked !== plain)
              found.push(
                ...findingsOf(
                  'defaults',
                  parameterPointer(operation, name),
                )([
                  {
                    requirement: `${name} is ${shown(value)} when it is left out`,
                    actual: `with ${name}=${value} the response is another: ${difference(plain, asked)}`,
                  },
                ]),
              );
          }
          return found;
        },
      }),
    );

/** A direction may need something to order by. */
function anyOrder(contract: Contract, operation: ContractOperation): Record<string, JsonValue> {
  const orderBy = queryOf(operation).find(({ name }) => name === 'order_by');
  const { default: usual } = (orderBy?.schema ?? {}) as Schema;
  const [first] = (orderBy && enumOf(contract, orderBy)) ?? [];
  return first === undefined || usual !== undefined ? {} : { order_by: first };
}

function withDefault(parameters: Parameter[]): Parameter[] {
  return parameters.filter(({ schema }) => (schema as Schema).default !== undefined);
}

function returnsJson(responses: object): boolean {
  return JSON.stringify((responses as Record<string, unknown>)[200] ?? {}).includes(
    'application/json',
  );
}

async function bodyOf(reader: Reader, query: Record<string, JsonValue>): Promise<string> {
  return JSON.stringify((await reader.read(query)).body);
}

/** Where two texts begin to differ. */
function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const start = Math.max(0, at - 30);
  return `…${a.slice(start, at + 40)}… and …${b.slice(start, at + 40)}…`;
}
