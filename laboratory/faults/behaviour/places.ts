/** Finds, by the contract, the parts of operations in which a fault of behaviour can be planted. */

import { writtenBy } from '../../../conformance/suites/lifecycles/writtenResource.ts';
import { enumOf } from '../../../conformance/suites/properties/reader.ts';
import { shownFields } from '../../../conformance/suites/properties/sentFields.ts';
import {
  type Contract,
  type ContractOperation,
  changesNothing,
} from '../../../contract/contract.ts';
import { needsToken } from '../../../contract/needsToken.ts';
import type { Schema } from '../../../contract/openapi.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { resolveReference } from '../../../contract/reference.ts';
import { listProperties } from '../../../contract/walkSchema.ts';
import type { BehaviourFault } from '../fault.ts';

type Parts = BehaviourFault['parts'];

/** Returns a function that gives the whole operation (part `''`) as the place of a fault if `applies` is true. */
const whole =
  (applies: (operation: ContractOperation, contract: Contract) => boolean): Parts =>
  (contract, operation) =>
    applies(operation, contract) ? [''] : [];

export const writes = (...methods: string[]): Parts =>
  whole((operation) => methods.includes(operation.method) && !changesNothing(operation));

/** Returns the optional fields of a request body that a response of another operation shows. */
export const shownOptionalFields: Parts = (contract, operation) => {
  const written = writtenBy(contract, operation);
  if (!written || written.kind === 'delete' || changesNothing(operation)) return [];
  return shownFields(contract, operation, written).map(({ name }) => name);
};

/**
 * Returns the shown optional fields of an update with at least two fields. Such an update can leave out one of them.
 */
export const resettableFields: Parts = (contract, operation) =>
  ['put', 'patch'].includes(operation.method) && hasSeveralFields(contract, operation)
    ? shownOptionalFields(contract, operation)
    : [];

function hasSeveralFields(
  { document }: Contract,
  { definition, pointer }: ContractOperation,
): boolean {
  return Object.entries(definition.requestBody?.content ?? {}).some(([type, { schema }]) => {
    const at = pointerBelow(pointer, 'requestBody', 'content', type, 'schema');
    const names = schema ? listProperties(document, schema, at).map(({ name }) => name) : [];
    return new Set(names).size > 1;
  });
}

/** The fault applies to a list that shows resources which another operation writes. */
export const isListOfWritten = whole(({ id }, contract) =>
  [...contract.operations.values()].some((other) => {
    const written = writtenBy(contract, other);
    return written?.list?.id === id && written.listIn === undefined;
  }),
);

export const isTransition = whole(({ path }) => path !== undefined);

export const canBeRefused = whole(
  (operation) =>
    !changesNothing(operation) &&
    operation.definition.requestBody !== undefined &&
    '400' in operation.definition.responses,
);

/** Returns the path parameters that name a parent resource: all except the last. */
export const parents: Parts = (_, { path = '' }) =>
  [...path.matchAll(/\/\{(\w+)\}/g)].map(([, name]) => name!).slice(0, -1);

export const isList = whole(({ definition }) => definition['x-paginated'] !== undefined);

export const hasTotals = whole(({ definition }) => {
  const paginated = definition['x-paginated'];
  if (paginated === undefined) return false;
  return typeof paginated === 'string' ? paginated !== 'keyset' : paginated.totals !== false;
});

/** The query parameters that choose a page or the order of a list. */
const PAGING = ['page', 'per_page', 'page_token', 'pagination', 'order_by', 'sort'];

export const optionalParameters: Parts = (_, { method, definition }) =>
  method !== 'get'
    ? []
    : (definition.parameters ?? [])
        .filter(
          ({ in: place, required, name }) =>
            place === 'query' && !required && !PAGING.includes(name),
        )
        .map(({ name }) => name);

export const isSortable = whole(({ definition }) =>
  (definition.parameters ?? []).some(({ name }) => name === 'sort' || name === 'order_by'),
);

/**
 * The fault applies to operations with documented roles (`x-roles`). For other operations, the contract does not say
 * which callers are refused.
 */
export const checksRoles = whole(({ definition }) => definition['x-roles'] !== undefined);

export const isBelowProject = whole(({ path = '' }) => /^\/projects\/\{id\}/.test(path));

export const checksToken = whole(
  ({ path, definition }) => path !== undefined && needsToken(definition),
);

/** The fault applies if the schema of the query or body can be broken by a request. */
export const isBreakable = whole(
  ({ definition }, contract) =>
    '400' in definition.responses &&
    (definition.requestBody !== undefined ||
      (definition.parameters ?? []).some((parameter) => {
        if (parameter.in !== 'query') return false;
        const { value } = resolveReference<Schema>(contract.document, parameter.schema, '');
        return (
          enumOf(contract, parameter) !== undefined ||
          value.format !== undefined ||
          !['string', undefined].includes(value.type as string)
        );
      })),
);
