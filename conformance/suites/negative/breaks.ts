/** Creates invalid requests. Each breaks one statement of the contract. */
import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Schema } from '../../../contract/openapi.ts';
import { pointerBelow, valueAt } from '../../../contract/pointer.ts';
import { type Located, resolveReference } from '../../../contract/reference.ts';
import { listBranches, listProperties, type WrittenSchema } from '../../../contract/walkSchema.ts';

/** One way to make a request invalid. */
export interface Break {
  /** The place in the request, and the broken keyword of its schema: `body.ref.missing`, `query.sort.enum`. */
  name: string;
  /** A description for people: `Refused: body.ref is left out`. */
  summary: string;
  /** The JSON Pointer to the broken statement. */
  pointer: string;
  /** Returns the broken request. */
  apply: (request: CaseRequest) => CaseRequest;
  /** The values of an enum, for each of which `applyValue` returns a valid request. Empty for other keywords. */
  allowed: JsonValue[];
  applyValue: (request: CaseRequest, value: JsonValue) => CaseRequest;
}

/** A keyword of a schema, and a value that breaks it. If `value` is absent, the place is left out of the request. */
interface Fault {
  kind: string;
  value?: JsonValue;
  /** The values of a broken enum. */
  allowed?: JsonValue[];
}

/**
 * Returns all ways to break a request that follow from its schemas. Each required part is left out. Each type, enum,
 * limit and format is broken.
 * @param example a request that succeeds
 */
export function findBreaks(
  contract: Contract,
  operation: ContractOperation,
  example: CaseRequest,
): Break[] {
  return [
    ...queryBreaks(contract, operation, example),
    ...bodyBreaks(contract, operation, example),
  ];
}

/**
 * A `per_page` above 100 is not sent, because the API documentation does not say whether it is refused or reduced.
 * The property `pages` tests it.
 */
const CAPPED = 'per_page';

function queryBreaks(
  contract: Contract,
  { definition, pointer }: ContractOperation,
  example: CaseRequest,
): Break[] {
  return (definition.parameters ?? []).flatMap((parameter, index) => {
    const { name, required } = parameter;
    if (parameter.in !== 'query' || parameter['x-read-only'] === false) return [];
    const at = pointerBelow(pointer, 'parameters', index);
    const schema = { value: parameter.schema, pointer: `${at}/schema` };
    const validate = contract.validators[schema.pointer];
    const isArray = name.endsWith('[]');
    const items = isArray
      ? listBranches(contract.document, schema.value, schema.pointer).flatMap(
          ({ value, pointer }) =>
            value.items ? [{ value: value.items, pointer: `${pointer}/items` }] : [],
        )
      : [schema];
    const tooMany = listBranches(contract.document, schema.value, schema.pointer).flatMap(
      ({ value: { maxItems, items } }) =>
        typeof maxItems === 'number'
          ? [{ kind: 'maxItems', value: itemsBeyond(maxItems, items) }]
          : [],
    );
    const faults: Fault[] = items
      .flatMap((one) => inventFaults(contract, one))
      // Every value of a query is sent as text, so no value can break `type: string`.
      .filter(({ kind, value }) => kind !== 'type' || typeof value === 'string')
      .filter(({ kind }) => !(name === CAPPED && kind === 'maximum'))
      .map((fault): Fault => (isArray ? { ...fault, value: [fault.value!] } : fault))
      .concat(tooMany)
      .filter(({ value }) => validate !== undefined && !validate(value));
    if (required && name in example.query) faults.push({ kind: 'missing' });
    const change = (request: CaseRequest, value: JsonValue | undefined) => ({
      ...request,
      query: withMember(request.query, name, value),
    });
    return faults.map(({ kind, value, allowed = [] }) => ({
      name: `query.${name.replace('[]', '')}.${kind}`,
      summary: summarizeBreak(`the parameter ${name}`, kind, value),
      pointer: value === undefined ? `${at}/required` : `${at}/schema`,
      apply: (request) => change(request, value),
      allowed: allowed.map((one) => (isArray ? [one] : one)).filter((one) => validate!(one)),
      applyValue: change,
    }));
  });
}

function bodyBreaks(
  contract: Contract,
  operation: ContractOperation,
  example: CaseRequest,
): Break[] {
  const { requestBody } = operation.definition;
  const schema = requestBody?.content[JSON_TYPE]?.schema;
  if (!schema || example.body === undefined) return [];
  const pointer = pointerBelow(operation.pointer, 'requestBody', 'content', JSON_TYPE, 'schema');
  const validate = contract.validators[pointer];
  const isBroken = (body: JsonValue) => validate !== undefined && !validate(body);
  return walk({ value: schema, pointer }, [])
    .map(({ path, kind, value, allowed = [], pointer }): Break & { body: JsonValue } => {
      const change = (request: CaseRequest, to: JsonValue | undefined) => ({
        ...request,
        contentType: JSON_TYPE,
        body: withValue(request.body!, path, to),
      });
      const place = ['body', ...path].join('.');
      return {
        name: `${place}.${kind}`,
        summary: summarizeBreak(place, kind, value),
        pointer,
        body: change(example, value).body,
        apply: (request) => change(request, value),
        allowed,
        applyValue: change,
      };
    })
    .filter(({ body }) => isBroken(body));

  /** Returns the faults for a place of the example request, and for all places below it. */
  function walk(
    schema: Located<WrittenSchema>,
    path: string[],
  ): (Fault & { path: string[]; pointer: string })[] {
    const here =
      path.length === 0
        ? []
        : inventFaults(contract, schema).map((fault) => ({
            ...fault,
            path,
            pointer: schema.pointer,
          }));
    const value = valueAt(example.body, path);
    if (Array.isArray(value)) {
      const limit = listBranches(contract.document, schema.value, schema.pointer).find(
        (branch) => branch.value.maxItems !== undefined,
      );
      if (limit && value.length > 0)
        here.push({
          kind: 'maxItems',
          value: Array.from({ length: Number(limit.value.maxItems) + 1 }, () => value[0] ?? null),
          path,
          pointer: limit.pointer,
        });
      const [items] = listBranches(contract.document, schema.value, schema.pointer).filter(
        (branch) => branch.value.items,
      );
      return [
        ...here,
        ...(items && value.length > 0
          ? walk({ value: items.value.items ?? {}, pointer: `${items.pointer}/items` }, [
              ...path,
              '0',
            ])
          : []),
      ];
    }
    if (!(value instanceof Object)) return here;
    const required = listBranches(contract.document, schema.value, schema.pointer).flatMap(
      (branch) =>
        (branch.value.required ?? []).map((name) => ({
          name,
          pointer: `${branch.pointer}/required`,
        })),
    );
    const missing = required
      .filter(({ name }) => name in value)
      .map(({ name, pointer }) => ({ kind: 'missing', path: [...path, name], pointer }));
    const seen = new Set<string>();
    const below = listProperties(contract.document, schema.value, schema.pointer)
      .filter(({ name }) => !seen.has(name) && seen.add(name))
      .flatMap((property) => walk(property, [...path, property.name]));
    return [...here, ...missing, ...below];
  }
}

const JSON_TYPE = 'application/json';

/**
 * Returns values that probably break a keyword of a schema, one keyword each. The caller checks that they are
 * invalid.
 */
function inventFaults({ document }: Contract, { value, pointer }: Located<WrittenSchema>): Fault[] {
  const own = resolveReference<Schema>(document, value, pointer);
  const schema = Object.assign(
    {},
    ...listBranches(document, own.value, own.pointer).map((branch) => branch.value),
    own.value,
  ) as Schema;
  const types = [own.value.type ?? schema.type ?? []].flat();
  const number = (keyword: string): number =>
    typeof schema[keyword] === 'number' ? schema[keyword] : Number.NaN;
  const has = (keyword: string) => !Number.isNaN(number(keyword));
  const faults: Fault[] = [];
  const add = (kind: string, value: JsonValue | undefined) => {
    if (value !== undefined) faults.push({ kind, value });
  };
  const [type] = types.filter((one) => one !== 'null');
  if (type !== undefined && !schema.enum) add('type', WRONG_TYPE[type]);
  const values = schema.enum as JsonValue[] | undefined;
  if (values)
    faults.push({
      kind: 'enum',
      value: typeof values[0] === 'number' ? 987_654 : 'no-such-value',
      allowed: values,
    });
  if (has('minimum')) add('minimum', number('minimum') - 1);
  if (has('maximum')) add('maximum', number('maximum') + 1);
  if (number('minLength')) add('minLength', '');
  if (has('maxLength')) add('maxLength', 'x'.repeat(number('maxLength') + 1));
  if (number('minItems')) add('minItems', []);
  if (schema.format !== undefined) add('format', WRONG_FORMAT[String(schema.format)]);
  if (schema.pattern !== undefined) add('pattern', '!');
  return faults;
}

/** Returns one item more than the contract allows. */
function itemsBeyond(most: number, schema: WrittenSchema | undefined): JsonValue[] {
  return Array.from({ length: most + 1 }, (_, index) =>
    schema && 'type' in schema && schema.type === 'integer' ? index + 1 : `fc-limit-${index + 1}`,
  );
}

const WRONG_TYPE: Record<string, JsonValue> = {
  integer: 'no-number',
  number: 'no-number',
  boolean: 'perhaps',
  string: { not: 'a text' },
  array: 42,
  object: 'no-object',
};

const WRONG_FORMAT: Record<string, JsonValue> = {
  date: 'yesterday',
  'date-time': 'yesterday',
  uri: 'no address',
  email: 'nobody',
};

function summarizeBreak(place: string, kind: string, value: JsonValue | undefined): string {
  if (value === undefined) return `Refused: ${place} is left out`;
  const text = JSON.stringify(value);
  return `Refused: ${place} breaks its ${kind}: ${text.length > 40 ? `${text.slice(0, 40)}…` : text}`;
}

function withMember<T extends object>(holder: T, name: string, value: JsonValue | undefined): T {
  const { [name as keyof T]: _, ...rest } = holder;
  return (value === undefined ? rest : { ...rest, [name]: value }) as T;
}

/** Returns a copy with another value at a path. Without a value, the member at the path is removed. */
function withValue(
  holder: JsonValue,
  [key, ...rest]: string[],
  value: JsonValue | undefined,
): JsonValue {
  const copy = structuredClone(holder) as Record<string, JsonValue>;
  if (rest.length > 0) copy[key!] = withValue(copy[key!]!, rest, value);
  else if (value === undefined) delete copy[key!];
  else copy[key!] = value;
  return copy;
}
