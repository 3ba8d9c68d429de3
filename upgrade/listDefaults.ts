/** Lists the parameters and fields whose default differs between two versions. */
import type { JsonValue } from '../contract/case.ts';
import { type Contract, type ContractOperation, formatEndpoint } from '../contract/contract.ts';
import type { Schema } from '../contract/openapi.ts';
import { resolveReference } from '../contract/reference.ts';
import { listProperties } from '../contract/walkSchema.ts';
import type { SeenExchange } from '../theirs/index.ts';
import { findBodySchema } from '../wire/findBodySchema.ts';
import { withoutBrackets } from '../wire/parameterReadings.ts';
import type { ChangeKind, PossibleChange } from './change.ts';

/** A request meets the change of a default if it leaves the parameter or field out. */
export function listDefaults(
  { from, to }: { from: Contract; to: Contract },
  operation: ContractOperation,
  later: ContractOperation,
): PossibleChange[] {
  const defaults = readDefaults(to, later);
  return [...readDefaults(from, operation)].flatMap(([place, schema]): PossibleChange[] => {
    const other = defaults.get(place);
    if (!other || JSON.stringify(schema.default) === JSON.stringify(other.default)) return [];
    const [part, name = ''] = place.split('.');
    const kind = chooseKind(name, schema);
    const [before, after] = [schema.default, other.default].map(writeDefault);
    return [
      {
        change: {
          operation: operation.id,
          endpoint: formatEndpoint(operation),
          kind,
          place,
          what: `has the default ${after} instead of ${before}`,
          advice:
            schema.default === undefined
              ? 'Send the value that the client needs.'
              : `Send ${name}=${before} where the client relies on it.`,
          certainty: 'certain',
        },
        isMet: (seen) =>
          seen.status < 400 &&
          !isSent(seen, part, name) &&
          changesResponse(kind, seen, [schema.default, other.default]),
      },
    ];
  });
}

/** Returns the parameters of the query and the fields of the body with their schemas, by their places. */
function readDefaults({ document }: Contract, operation: ContractOperation): Map<string, Schema> {
  const body = findBodySchema(operation);
  const fields = body ? listProperties(document, body.value, body.pointer) : [];
  return new Map([
    ...fields.map(({ name, value, pointer }): [string, Schema] => [
      `body.${name}`,
      { ...resolveReference<Schema>(document, value, pointer).value, ...value },
    ]),
    ...(operation.definition.parameters ?? [])
      .filter((one) => one.in === 'query')
      .map(({ name, schema }): [string, Schema] => [
        `query.${withoutBrackets(name)}`,
        { ...resolveReference<Schema>(document, schema, '#').value, ...schema },
      ]),
  ]);
}

/** The names and values by which documents say that a parameter sorts a list. */
function chooseKind(name: string, { enum: values, type }: Schema): ChangeKind {
  if (/^(order|sort)/i.test(name) || values?.includes('asc')) return 'order';
  return type === 'integer' && /page|limit|size/i.test(name) ? 'page-size' : 'default';
}

function isSent({ request }: SeenExchange, part: string | undefined, name: string): boolean {
  const { body, query } = request;
  const inBody = typeof body === 'object' && body !== null && name in body;
  return inBody || name in query || (part === 'body' && !request.bodyIsKnown);
}

/** Returns false if the response shows that the default made no difference. */
function changesResponse(
  kind: ChangeKind,
  { body }: SeenExchange,
  defaults: (JsonValue | undefined)[],
): boolean {
  if (!Array.isArray(body)) return true;
  if (kind === 'order') return body.length > 1;
  if (kind !== 'page-size') return true;
  // A page that is shorter than both sizes is the whole list.
  return body.length >= Math.min(...defaults.map((one) => (typeof one === 'number' ? one : 0)));
}

function writeDefault(value: JsonValue | undefined): string {
  if (value === undefined) return 'none';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
