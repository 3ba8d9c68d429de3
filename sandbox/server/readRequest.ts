/** Reads a request as the contract has it: typed values from path, query and body, or a refusal. */
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonValue } from '../../contract/case.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import { createAjv } from '../../contract/createAjv.ts';
import { type Cause, rootCauses } from '../../contract/explain/rootCauses.ts';
import type { Document, Parameter, Schema } from '../../contract/openapi.ts';
import { pointerBelow, segmentsOf, valueAt } from '../../contract/pointer.ts';
import { resolveReference } from '../../contract/reference.ts';
import { propertiesOf } from '../../contract/walkSchema.ts';
import { parseForm } from '../../wire/form.ts';
import { essence, FORM, isJson } from '../../wire/mediaType.ts';
import { invalid, notFound, Refusal } from './refusal.ts';

/** A request as it came, with its path parameters decoded. */
export interface RawRequest {
  path: Record<string, string>;
  /** What follows the `?`, as it was written. */
  search: string;
  contentType: string | undefined;
  body: Buffer | undefined;
}

export interface ReadRequest {
  path: Record<string, string | number>;
  query: Record<string, JsonValue>;
  body: JsonValue | undefined;
}

/** Makes a reader for an operation. What it throws is a Refusal with 400, or 404 for a path that names nothing. */
export type RequestReader = (raw: RawRequest) => ReadRequest;

/** What is wrong with which field. The empty name is that of the whole. */
export type Tell = (document: Document, cause: Cause) => [field: string, text: string][];

/** @param tell the words for what is wrong. Default: those of the platform */
export function requestReaders(
  { document }: Pick<Contract, 'document'>,
  tell: Tell = told,
): (operation: ContractOperation) => RequestReader {
  // Texts of a path, a query or a form become numbers and booleans; JSON says itself what it is.
  const coercing = createAjv({ coerceTypes: true });
  const exact = createAjv();
  for (const ajv of [coercing, exact]) ajv.addSchema(document as object, 'bundle');
  const checker = (ajv: Ajv) => (schema: Schema) => checkOf(ajv, document, schema, tell);
  return (operation) => readerOf(document, operation, checker(coercing), checker(exact));
}

type Ajv = ReturnType<typeof createAjv>;

function readerOf(
  document: Document,
  operation: ContractOperation,
  coercing: (schema: Schema) => Check,
  exact: (schema: Schema) => Check,
): RequestReader {
  const { definition, pointer } = operation;
  const parameters = definition.parameters ?? [];
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const schemaOf = (parameter: Parameter) =>
    `bundle${encodeURI(pointerBelow(pointer, 'parameters', parameters.indexOf(parameter), 'schema'))}`;
  const querySchema = {
    type: 'object',
    required: inQuery.filter(({ required }) => required).map(({ name }) => stemOf(name)),
    properties: Object.fromEntries(
      inQuery.map((parameter) => [stemOf(parameter.name), { $ref: schemaOf(parameter) }]),
    ),
  };
  const queryCheck = coercing(querySchema);
  const arrays = new Set(
    inQuery.filter(({ name }) => name.endsWith('[]')).map(({ name }) => stemOf(name)),
  );
  const words = new Map(
    inQuery.map(({ name, schema }) => [stemOf(name), wordsIn(document, schema)]),
  );
  const content = definition.requestBody?.content ?? {};
  const mediaType = 'application/json' in content ? 'application/json' : Object.keys(content)[0];
  const bodySchema = mediaType === undefined ? undefined : content[mediaType]?.schema;
  // Errors name places from the component that they stand in, as the causes of faults do.
  const bodyReference = bodySchema && {
    $ref: `bundle${encodeURI(
      resolveReference<Schema>(
        document,
        bodySchema,
        pointerBelow(pointer, 'requestBody', 'content', mediaType!, 'schema'),
      ).pointer,
    )}`,
  };
  const checks = bodyReference && {
    form: coercing(bodyReference),
    json: exact(bodyReference),
  };
  const fields = new Set(
    bodySchema ? propertiesOf(document, bodySchema, pointer).map(({ name }) => name) : [],
  );
  // A body whose fields are not documented has any.
  const isField = (name: string) => fields.has(name) || (bodySchema && fields.size === 0);

  const read: RequestReader = ({ path, search, contentType, body }) => {
    // Where an operation has no body, its parameters may stand in one (document 1).
    const inBody = checks || inQuery.length === 0 ? {} : readParameters(contentType, body);
    const asked = { ...inBody, ...readForm(search) };
    const query = Object.fromEntries(
      Object.entries(asked)
        .filter(([name]) => Object.hasOwn(querySchema.properties, name))
        .map(([name, value]) => [name, wordOf(words.get(name), value) ?? value]),
    );
    queryCheck(query, (name) => (arrays.has(name) ? `${name}[]` : name));
    // Where an operation has a body, its fields may stand in the query as well (document 1).
    const aside = Object.fromEntries(
      Object.entries(asked).filter(([name]) => isField(name) && !(name in query)),
    );
    return {
      path: readPath(document, inPath, path),
      query: Object.fromEntries(
        Object.entries(query).map(([name, value]) => [
          arrays.has(name) ? `${name}[]` : name,
          value,
        ]),
      ),
      body:
        checks &&
        readBody(checks, definition.requestBody?.required === true, contentType, body, aside),
    };
  };
  return '400' in definition.responses ? read : (raw) => orNothing(() => read(raw));
}

/** Where the contract declares no 400, since any text will do, what cannot be read names nothing. */
function orNothing<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof Refusal && error.status === 400 ? notFound() : error;
  }
}

/** The words that may stand in place of a list: `None` and `Any` of `approved_by_ids[]`. */
function wordsIn(document: Document, schema: Parameter['schema']): unknown[] {
  const { value } = resolveReference<Schema>(document, schema, '');
  const alternatives = (value.anyOf ?? []) as Schema[];
  return alternatives.some(({ type }) => type === 'array')
    ? alternatives.flatMap((alternative) => alternative.enum ?? [])
    : [];
}

/** `approved_by_ids[]=None` is the word, and no list of words. */
function wordOf(words: unknown[] = [], value: JsonValue): JsonValue | undefined {
  const [only, ...more] = Array.isArray(value) ? value : [];
  return more.length === 0 && words.includes(only) ? only : undefined;
}

type Check = (value: JsonValue, nameOf?: (field: string) => string) => void;

const componentChecks = new WeakMap<Document, Map<string, { text: Check; json: Check }>>();

/**
 * Checks a value by a schema of the contract's components, where a handler knows more exactly than the
 * operation's schema what a body has to be.
 * @param name the name of the component: `MetricsAlertPayload`
 * @param options the `contentType` of the request: what is not JSON has texts, which become numbers and booleans
 *   in `value`. Default: JSON; and the words to `tell` with what is wrong. Default: those of the platform
 * @throws a Refusal with 400 and a text for each field
 */
export function checkComponent(
  { document }: Pick<Contract, 'document'>,
  name: string,
  value: JsonValue,
  { contentType = 'application/json', tell = told }: { contentType?: string; tell?: Tell } = {},
): void {
  const checks = componentChecks.get(document) ?? new Map<string, { text: Check; json: Check }>();
  componentChecks.set(document, checks);
  let check = checks.get(name);
  if (!check) {
    const checkWith = (ajv: Ajv) => {
      ajv.addSchema(document as object, 'bundle');
      return checkOf(ajv, document, { $ref: `bundle#/components/schemas/${name}` }, tell);
    };
    check = { text: checkWith(createAjv({ coerceTypes: true })), json: checkWith(createAjv()) };
    checks.set(name, check);
  }
  (isJson(contentType) ? check.json : check.text)(value);
}

function readBody(
  checks: { form: Check; json: Check },
  isRequired: boolean,
  contentType: string | undefined,
  bytes: Buffer | undefined,
  aside: Record<string, JsonValue>,
): JsonValue | undefined {
  const text = bytes?.toString('utf8') ?? '';
  if (text === '' || isForm(contentType)) {
    const form = { ...aside, ...readForm(text) };
    checkValues(form);
    const isMissing = text === '' && Object.keys(form).length === 0;
    if (isMissing && !isRequired) return {};
    checks.form(form);
    // Where no field is required, none was called missing.
    if (isMissing) throw invalid('400 Bad Request: the body is missing');
    return form;
  }
  const value = readJson(contentType, text);
  if (Object.keys(aside).length > 0) {
    // What stands in the query is text, so that the whole is read like a form.
    const merged = { ...aside, ...(value as object) } as JsonValue;
    checks.form(merged);
    return merged;
  }
  checks.json(value);
  return value;
}

/** The parameters in the body of an operation that has no fields of its own. */
function readParameters(
  contentType: string | undefined,
  bytes: Buffer | undefined,
): Record<string, JsonValue> {
  const text = bytes?.toString('utf8') ?? '';
  if (text === '') return {};
  const value = isForm(contentType) ? readForm(text) : readJson(contentType, text);
  if (!(value instanceof Object) || Array.isArray(value)) throw invalid('400 Bad Request');
  return value;
}

function isForm(contentType = ''): boolean {
  return essence(contentType) === FORM;
}

function readJson(contentType = '', text: string): JsonValue {
  if (!isJson(contentType))
    throw invalid(
      `400 Bad Request: the body needs Content-Type: application/json, or is a form (${FORM})`,
    );
  let value: JsonValue;
  try {
    value = JSON.parse(text) as JsonValue;
  } catch {
    throw invalid('400 Bad Request: the body is not valid JSON');
  }
  checkValues(value);
  return value;
}

/** How deeply a body may be nested. What is much deeper could be read, but not written again. */
const MAX_DEPTH = 100;

/** @throws a Refusal with 400 for a value that is nested too deeply, and for a text that tables cut or change */
function checkValues(value: JsonValue, depth = 0): void {
  if (depth > MAX_DEPTH) throw tooDeep();
  if (typeof value === 'string' && (value.includes('\0') || /\p{Surrogate}/u.test(value)))
    throw invalid('400 Bad Request: a text has U+0000 or half of a surrogate pair');
  if (value instanceof Object)
    for (const child of Object.values(value)) checkValues(child, depth + 1);
}

function readForm(text: string): Record<string, JsonValue> {
  try {
    return parseForm(text);
  } catch (error) {
    // The stack is full: a name has thousands of brackets.
    if (error instanceof RangeError) throw tooDeep();
    throw error;
  }
}

function tooDeep(): Refusal {
  return invalid(`400 Bad Request: values are nested at most ${MAX_DEPTH} deep`);
}

function readPath(
  document: Document,
  parameters: Parameter[],
  path: Record<string, string>,
): Record<string, string | number> {
  return Object.fromEntries(
    parameters.map(({ name, schema }) => {
      const text = path[name] ?? '';
      const { value } = resolveReference<Schema>(document, schema, '');
      const types = [
        value.type ?? ((value.anyOf ?? value.oneOf ?? []) as Schema[]).map(({ type }) => type),
      ].flat();
      const isNumber =
        types.includes('integer') && /^\d+$/.test(text) && Number.isSafeInteger(Number(text));
      if (!isNumber && !types.includes('string')) throw notFound();
      if (value.enum && !(value.enum as string[]).includes(text)) throw notFound();
      return [name, isNumber ? Number(text) : text];
    }),
  );
}

/** Checks a value by a schema, and refuses with 400 and a text for each field. */
function checkOf(ajv: Ajv, document: Document, schema: Schema, tell: Tell): Check {
  let validate: ValidateFunction | undefined;
  return (value, nameOf = (field) => field) => {
    // Compiled when it is first needed: most runs call a few operations.
    validate ??= ajv.compile(schema);
    if (validate(value)) return;
    const located = { value: resolvable(schema), pointer: '#' };
    const causes = rootCauses(document, located, value, (validate.errors ?? []) as never);
    const fields: Record<string, string[]> = {};
    for (const cause of causes)
      for (const [field, text] of tell(document, cause)) {
        const name = nameOf(field);
        fields[name] = [...(fields[name] ?? []), text];
      }
    const [ofWhole] = fields[''] ?? [];
    throw invalid(ofWhole === 'is invalid' ? '400 Bad Request' : (ofWhole ?? fields));
  };
}

/** The same schema with references as the bundle has them, without the name under which ajv knows it. */
function resolvable(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"bundle#', '"#'), (key, value) =>
    key === '$ref' ? decodeURI(value) : value,
  );
}

/** What is wrong with a field, in the words of error bodies. */
function told(document: Document, { path, missing, keyword, pointer }: Cause): [string, string][] {
  const segments = segmentsOf(path);
  if (missing.length > 0)
    return missing.map((name) => [fieldName([...segments, name]), 'is missing']);
  const limit = valueAt(document, pointer);
  const exclusive = keyword === 'not' ? namesIn(limit) : [];
  if (exclusive.length > 1)
    return (
      exclusive
        // `mirror_branch_regex` cannot be with `only_protected_branches`, when that is true: it is at fault.
        .filter((name) => !hasLimit(valueAt(limit, pointerBelow('', 'properties', name))))
        .map((name) => {
          const others = exclusive.filter((other) => other !== name).join(' and ');
          return [fieldName([...segments, name]), `is mutually exclusive with ${others}`];
        })
    );
  const alternatives = pointer.endsWith('/oneOf') ? (limit as Schema[]).flatMap(namesIn) : [];
  if (alternatives.length > 1)
    return [[fieldName(segments), `must have exactly one of ${listed(alternatives)}`]];
  if (keyword === 'required' && pointer.endsWith('/anyOf')) {
    const names = (limit as Schema[]).flatMap(({ required }) => (required ?? []) as string[]);
    const text = `${names.join(', ')} are missing, at least one parameter must be provided`;
    return [[fieldName(segments), text]];
  }
  const texts: Record<string, string> = {
    enum: 'does not have a valid value',
    const: 'does not have a valid value',
    minimum: 'does not have a valid value',
    maximum: `must be at most ${limit}`,
    maxItems: `is too long (the maximum is ${limit} items)`,
    maxLength: `is too long (the maximum is ${limit} characters)`,
  };
  return [[fieldName(segments), texts[keyword] ?? 'is invalid']];
}

/** Whether a schema asks for more than that the field is there. */
function hasLimit(schema: unknown): boolean {
  return Object.keys(schema ?? {}).length > 0;
}

/** The fields that a schema asks for. */
function namesIn(schema: unknown): string[] {
  return ((schema as Schema | undefined)?.required ?? []) as string[];
}

/** `user_id, group_id and access_level` */
function listed(names: string[]): string {
  return [names.slice(0, -1).join(', '), names.at(-1)].join(' and ');
}

/** `platform_cluster_attributes[token]`, `actions[0][content]` */
export function fieldName([first = '', ...rest]: string[]): string {
  return first + rest.map((segment) => `[${segment}]`).join('');
}

function stemOf(name: string): string {
  return name.replace(/\[\]$/, '');
}
