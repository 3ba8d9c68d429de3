import type { JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Parameter, Schema } from '../../../contract/openapi.ts';
import type { Property } from './property.ts';
import { checkJob, findingsOf, parameterPointer, readsOf } from './propertyJob.ts';
import { enumOf, queryOf, type Reader, shown } from './reader.ts';

export const defaults: Property = {
  id: 'defaults',
  summary:
    'A request with the default of a parameter gets the same response as one without the parameter.',
  from: '`default`',
  plan: (contract, target) =>
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
          summary: 'An omitted parameter has its default',
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
                      requirement: `an omitted ${name} means ${shown(value)}`,
                      actual: `the responses differ without it and with ${name}=${value}: ${difference(plain, asked)}`,
                    },
                  ]),
                );
            }
            return found;
          },
        }),
      ),
};

/** Returns an `order_by`, since some lists ignore `sort` without it. */
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

/** Returns the parts of two texts around their first difference. */
function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const start = Math.max(0, at - 30);
  return `…${a.slice(start, at + 40)}… and …${b.slice(start, at + 40)}…`;
}
