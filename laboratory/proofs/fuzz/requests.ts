/** Generates correct and wrong requests to an operation. They are requests of its cases with random changes. */
import fc, { type Arbitrary } from 'fast-check';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Parameter, Reference, Schema } from '../../../contract/openapi.ts';
import { listProperties } from '../../../contract/walkSchema.ts';
import { ODD_BODIES, ODD_CONTENT_TYPES, ODD_HEADERS, ODD_QUERIES } from './oddities.ts';
import type { ValuesFor } from './values.ts';
import {
  type Change,
  type FuzzRequest,
  type Parts,
  type Place,
  writeRequest,
} from './writeRequest.ts';

/** The roles of the callers. Powerful roles are more frequent, because otherwise most requests would be refused. */
const ROLES = [
  ...['administrator', 'administrator', 'administrator', 'owner', 'owner', 'owner', 'maintainer'],
  ...['developer', 'developer', 'auditor', 'reporter', 'planner', 'guest', 'security-manager'],
  ...['stranger', 'nobody', 'unknown token'],
];

/** Returns the generator of requests to an operation. */
export function requestsTo(
  contract: Contract,
  operation: ContractOperation,
  valueFor: ValuesFor,
  place: Place,
): Arbitrary<FuzzRequest> {
  const cases = contract.cases.filter((one) => one.operation === operation.id);
  const casesThat = (areRight: boolean) =>
    cases.filter(({ response }) => response.status < 300 === areRight);
  const changes = fieldsOf(contract, operation).map(([where, name, schema]) => ({
    // Changes of the path are rare. With a wrong path, the server would not look at the rest of the request.
    weight: where === 'path' ? 1 : 4,
    arbitrary: fc.record({
      place: fc.constant(where),
      name: fc.constant(name),
      value: fc.option(valueFor(name, schema), { nil: undefined, freq: 8 }),
    }),
  }));
  const unknown = fc.record({
    place: fc.constantFrom('query' as const, 'body' as const),
    name: fc.constantFrom('unknown', '__proto__', 'constructor', 'id', 'page', 'sudo', 'a[b]', ''),
    value: valueFor('', {}),
  });
  return fc
    .record({
      base: mostly(casesThat(true), casesThat(false)),
      changes: fc.array<Change>(fc.oneof(...changes, { weight: 3, arbitrary: unknown }), {
        maxLength: 3,
      }),
      role: fc.constantFrom(...ROLES),
      encoding: fc.constantFrom('json', 'json', 'json', 'form', 'query'),
      pathStyle: mostly<Parts['pathStyle']>(['encoded'], ['raw', 'twice', 'lower']),
      rawQuery: rarely(ODD_QUERIES),
      rawBody: rarely(ODD_BODIES),
      contentType: rarely(ODD_CONTENT_TYPES),
      headers: rarely(ODD_HEADERS),
    })
    .map((parts) => writeRequest(contract, operation, parts, place));
}

/** In most requests, generates one of the usual values. In a few requests, generates one of the other values. */
function mostly<T>(usual: T[], others: T[]): Arbitrary<T> {
  if (usual.length * others.length === 0) return fc.constantFrom(...usual, ...others);
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
}

/** In a few requests, generates one of the values. In most requests, generates undefined. */
function rarely<T>(values: T[]): Arbitrary<T | undefined> {
  return fc.oneof(
    { weight: 20, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  );
}

/** Returns the parameters and body fields of an operation, each with its schema. */
function fieldsOf(
  { document }: Contract,
  { definition, pointer }: ContractOperation,
): [Change['place'], string, Schema | Reference][] {
  const parameters = (definition.parameters ?? []).map((parameter: Parameter) => {
    const where = parameter.in === 'path' ? 'path' : 'query';
    return [where, parameter.name, parameter.schema] as [Change['place'], string, Schema];
  });
  const schema = Object.values(definition.requestBody?.content ?? {})[0]?.schema;
  const fields = schema ? listProperties(document, schema, pointer) : [];
  return [
    ...parameters,
    ...fields.map(({ name, value }) => ['body', name, value] as [Change['place'], string, Schema]),
  ];
}
