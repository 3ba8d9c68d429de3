import type { ContractOperation } from '../contract/contract.ts';
import type { Schema } from '../contract/openapi.ts';
import { pointerBelow } from '../contract/pointer.ts';
import { withoutBrackets } from './parameterReadings.ts';

/**
 * Returns the schema of a whole query: an object with a property for each parameter. The names of lists have no `[]`.
 * @param refer returns the reference to a schema at a pointer. Default: a reference within the document
 */
export function querySchema(
  { definition, pointer }: ContractOperation,
  refer: (pointer: string) => Schema = ($ref) => ({ $ref }),
): Schema {
  const inQuery = (definition.parameters ?? []).flatMap((parameter, index) =>
    parameter.in === 'query'
      ? [{ parameter, at: pointerBelow(pointer, 'parameters', index, 'schema') }]
      : [],
  );
  return {
    type: 'object',
    required: inQuery.flatMap(({ parameter: { name, required } }) =>
      required ? [withoutBrackets(name)] : [],
    ),
    properties: Object.fromEntries(
      inQuery.map(({ parameter, at }) => [withoutBrackets(parameter.name), refer(at)]),
    ),
  };
}
