/** Where each fault of the sandbox applies, as the contract tells, and which checks are meant to find it. */
import {
  type Contract,
  type ContractOperation,
  changesNothing,
} from '../../../contract/contract.ts';
import { needsToken } from '../../../contract/needsToken.ts';
import type { Schema } from '../../../contract/openapi.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { resolveReference } from '../../../contract/reference.ts';
import { propertiesOf } from '../../../contract/walkSchema.ts';
import type { CheckId } from '../../../judge/index.ts';
import { writtenBy } from '../../suites/lifecycles/writtenResource.ts';
import { shownFields } from '../../suites/properties/keeps.ts';
import { enumOf } from '../../suites/properties/reader.ts';

/** What a fault of the sandbox is to the suites. */
export interface Meant {
  /** What the fault is about. */
  class: 'state' | 'paging' | 'access' | 'validation';
  /** The checks that are meant to find it: one of them has to. */
  checks: CheckId[];
  /** The parts of an operation that can have it: `['']` for the operation itself, none where it does not apply. */
  parts(contract: Contract, operation: ContractOperation): string[];
  /** Where the contract does not tell, those that are to be tried; it applies where a response is another one. */
  isProbed?: true;
}

const WHOLE = [''];
const whole =
  (applies: (operation: ContractOperation, contract: Contract) => boolean): Meant['parts'] =>
  (contract, operation) =>
    applies(operation, contract) ? WHOLE : [];

const writes = (method: string[]) =>
  whole((operation) => method.includes(operation.method) && !changesNothing(operation));

const READ_BACK: CheckId[] = ['read-back', 'status', 'criterion'];

export const MEANT: Record<string, Meant> = {
  'create-not-kept': { class: 'state', checks: READ_BACK, parts: writes(['post']) },
  'update-ignored': { class: 'state', checks: READ_BACK, parts: writes(['put', 'patch']) },
  'delete-without-effect': { class: 'state', checks: READ_BACK, parts: writes(['delete']) },
  'field-lost': {
    class: 'state',
    checks: READ_BACK,
    parts: fieldsOf,
  },
  'update-resets': {
    class: 'state',
    checks: READ_BACK,
    parts: (contract, operation) =>
      ['put', 'patch'].includes(operation.method) && namesSeveral(contract, operation)
        ? fieldsOf(contract, operation)
        : [],
  },
  'list-stale': {
    class: 'state',
    checks: READ_BACK,
    parts: whole(({ id }, contract) =>
      [...contract.operations.values()].some((other) => {
        const written = writtenBy(contract, other);
        return written?.list?.id === id && written.listIn === undefined;
      }),
    ),
  },
  'duplicate-accepted': {
    class: 'state',
    checks: ['status', 'criterion', 'documented-body', 'read-back'],
    parts: writes(['post', 'put', 'patch']),
    isProbed: true,
  },
  'illegal-transition': {
    class: 'state',
    checks: ['status', 'criterion', 'refusal'],
    parts: whole(({ path }) => path !== undefined),
    isProbed: true,
  },
  'refused-but-done': {
    class: 'state',
    checks: ['unchanged', 'read-back', 'criterion'],
    parts: whole(
      (operation) =>
        !changesNothing(operation) &&
        operation.definition.requestBody !== undefined &&
        '400' in operation.definition.responses,
    ),
    isProbed: true,
  },
  'wrong-parent': {
    class: 'access',
    checks: ['identity', 'status'],
    parts: (_, { path = '' }) =>
      [...path.matchAll(/\/\{(\w+)\}/g)].map(([, name]) => name!).slice(0, -1),
  },
  'page-overlap': { class: 'paging', checks: ['pages'], parts: whole(isList) },
  'page-gap': { class: 'paging', checks: ['pages'], parts: whole(isList) },
  'wrong-total': {
    class: 'paging',
    checks: ['pages'],
    parts: whole((operation) => isList(operation) && hasTotals(operation)),
  },
  'limit-not-capped': { class: 'paging', checks: ['pages', 'headers'], parts: whole(isList) },
  'filter-ignored': {
    class: 'paging',
    checks: ['filter', 'search', 'condition', 'defaults', 'status', 'criterion', 'read-back'],
    parts: (_, { method, definition }) =>
      method !== 'get'
        ? []
        : (definition.parameters ?? [])
            .filter(
              ({ in: place, required, name }) =>
                place === 'query' && !required && !PAGING.includes(name),
            )
            .map(({ name }) => name),
  },
  'sort-ignored': {
    class: 'paging',
    checks: ['sort'],
    parts: whole(({ definition }) =>
      (definition.parameters ?? []).some(({ name }) => name === 'sort' || name === 'order_by'),
    ),
  },
  'role-not-checked': {
    class: 'access',
    checks: ['access', 'status'],
    // Where the contract names no roles, it does not say who may not.
    parts: whole(({ definition }) => definition['x-roles'] !== undefined),
  },
  'private-shown': {
    class: 'access',
    checks: ['access', 'status'],
    parts: whole(({ path = '' }) => /^\/projects\/\{id\}/.test(path)),
  },
  'bad-token-accepted': {
    class: 'access',
    checks: ['authentication', 'status'],
    parts: whole(({ path, definition }) => path !== undefined && needsToken(definition)),
  },
  'invalid-accepted': {
    class: 'validation',
    checks: ['refusal', 'status'],
    parts: whole((operation, contract) => canBeBroken(contract, operation)),
    isProbed: true,
  },
};

/** Which page is asked for, and in which order. */
const PAGING = ['page', 'per_page', 'page_token', 'pagination', 'order_by', 'sort'];

function isList({ definition }: ContractOperation): boolean {
  return definition['x-paginated'] !== undefined;
}

function hasTotals({ definition }: ContractOperation): boolean {
  const paginated = definition['x-paginated'];
  return typeof paginated === 'string' ? paginated !== 'keyset' : paginated?.totals !== false;
}

/** The optional fields of a body that somebody shows who shows the thing. */
function fieldsOf(contract: Contract, operation: ContractOperation): string[] {
  const written = writtenBy(contract, operation);
  if (!written || written.kind === 'delete' || changesNothing(operation)) return [];
  return shownFields(contract, operation, written).map(({ name }) => name);
}

/** Whether a change can name something else than one field. */
function namesSeveral({ document }: Contract, { definition, pointer }: ContractOperation): boolean {
  return Object.entries(definition.requestBody?.content ?? {}).some(([type, { schema }]) => {
    const at = pointerBelow(pointer, 'requestBody', 'content', type, 'schema');
    const names = schema ? propertiesOf(document, schema, at).map(({ name }) => name) : [];
    return new Set(names).size > 1;
  });
}

/** Whether the contract says of a query or a body what not everything is. */
function canBeBroken(contract: Contract, { definition }: ContractOperation): boolean {
  if (!('400' in definition.responses)) return false;
  return (
    definition.requestBody !== undefined ||
    (definition.parameters ?? []).some((parameter) => {
      if (parameter.in !== 'query') return false;
      const { value } = resolveReference<Schema>(contract.document, parameter.schema, '');
      return (
        enumOf(contract, parameter) !== undefined ||
        value.format !== undefined ||
        !['string', undefined].includes(value.type as string)
      );
    })
  );
}
