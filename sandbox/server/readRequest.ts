/**
 * Reads path, query and body of a request, and converts the values to the types in the contract. Refuses an invalid
 * request.
 */
import type { JsonValue } from '../../contract/case.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import type { Document, Parameter, Schema } from '../../contract/openapi.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import { resolveReference } from '../../contract/reference.ts';
import { propertiesOf } from '../../contract/walkSchema.ts';
import { fieldTexts } from './fieldTexts.ts';
import { checkValues, isForm, readForm, readJson, readParameters, textOf } from './readValues.ts';
import { invalid, notFound, Refusal, refuse } from './refusal.ts';
import { type Check, referenceTo, schemaCheck, type Tell } from './schemaCheck.ts';

/** A request before validation. Its path parameters are decoded. */
export interface RawRequest {
  path: Record<string, string>;
  /** The query after the `?`, as the caller wrote it. */
  search: string;
  contentType: string | undefined;
  body: Buffer | undefined;
}

export interface ReadRequest {
  path: Record<string, string | number>;
  query: Record<string, JsonValue>;
  body: JsonValue | undefined;
}

/**
 * Reads and validates a request for an operation. Throws a Refusal: 404 for a path parameter that cannot exist, 400 for
 * any other invalid value.
 */
export type RequestReader = (raw: RawRequest) => ReadRequest;

/**
 * Creates the function that reads requests for an operation.
 * @param tell describes validation errors. Default: in the words of the platform
 */
export function requestReader(
  { document }: Pick<Contract, 'document'>,
  operation: ContractOperation,
  tell: Tell = fieldTexts,
): RequestReader {
  const { definition, pointer } = operation;
  const parameters = definition.parameters ?? [];
  const inPath = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => ({ name, read: pathValueReader(document, schema) }));
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const schemaOf = (parameter: Parameter) =>
    referenceTo(pointerBelow(pointer, 'parameters', parameters.indexOf(parameter), 'schema'));
  const querySchema = {
    type: 'object',
    required: inQuery.filter(({ required }) => required).map(({ name }) => stemOf(name)),
    properties: Object.fromEntries(
      inQuery.map((parameter) => [stemOf(parameter.name), schemaOf(parameter)]),
    ),
  };
  const queryCheck = schemaCheck(document, 'text', querySchema);
  const arrays = new Set(
    inQuery.filter(({ name }) => name.endsWith('[]')).map(({ name }) => stemOf(name)),
  );
  const nameOf = (stem: string) => (arrays.has(stem) ? `${stem}[]` : stem);
  const words = new Map(
    inQuery.map(({ name, schema }) => [stemOf(name), wordsIn(document, schema)]),
  );
  const content = definition.requestBody?.content ?? {};
  const mediaType = 'application/json' in content ? 'application/json' : Object.keys(content)[0];
  const bodySchema = mediaType === undefined ? undefined : content[mediaType]?.schema;
  // The reference points to the component schema, so that the pointers in validation errors begin there.
  const bodyReference =
    bodySchema &&
    referenceTo(
      resolveReference<Schema>(
        document,
        bodySchema,
        pointerBelow(pointer, 'requestBody', 'content', mediaType!, 'schema'),
      ).pointer,
    );
  const told =
    (check: Check): Check =>
    (value) =>
      check(value, tell);
  const checks = bodyReference && {
    form: told(schemaCheck(document, 'text', bodyReference)),
    json: told(schemaCheck(document, 'json', bodyReference)),
  };
  const fields = new Set(
    bodySchema ? propertiesOf(document, bodySchema, pointer).map(({ name }) => name) : [],
  );
  // If the API documentation does not list the fields of a body, any name may be a field.
  const isField = (name: string) => fields.has(name) || (bodySchema && fields.size === 0);

  const read: RequestReader = ({ path, search, contentType, body }) => {
    // If an operation has no request body, a client may send its parameters in one (API documentation, document 1).
    const inBody = checks || inQuery.length === 0 ? {} : readParameters(contentType, body);
    const asked = { ...inBody, ...readForm(search) };
    const query = Object.fromEntries(
      Object.entries(asked)
        .filter(([name]) => Object.hasOwn(querySchema.properties, name))
        .map(([name, value]) => [name, wordOf(words.get(name), value) ?? value]),
    );
    queryCheck(query, (...problem) => tell(...problem).map(([stem, text]) => [nameOf(stem), text]));
    // The fields of a body may also be sent in the query (API documentation, document 1).
    const aside = Object.fromEntries(
      Object.entries(asked).filter(([name]) => isField(name) && !(name in query)),
    );
    return {
      path: Object.fromEntries(inPath.map(({ name, read }) => [name, read(path[name] ?? '')])),
      query: Object.fromEntries(
        Object.entries(query).map(([stem, value]) => [nameOf(stem), value]),
      ),
      body:
        checks &&
        readBody(checks, definition.requestBody?.required === true, contentType, body, aside),
    };
  };
  return '400' in definition.responses ? read : (raw) => orNotFound(() => read(raw));
}

/** Replaces a refusal with 400 by a refusal with 404, for operations that declare no 400. */
function orNotFound<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal && error.status === 400) refuse(notFound());
    throw error;
  }
}

/**
 * Returns the words that a parameter accepts instead of a list, such as `None` and `Any` for `approved_by_ids[]`.
 */
function wordsIn(document: Document, schema: Parameter['schema']): unknown[] {
  const { value } = resolveReference<Schema>(document, schema, '');
  const alternatives = (value.anyOf ?? []) as Schema[];
  return alternatives.some(({ type }) => type === 'array')
    ? alternatives.flatMap((alternative) => alternative.enum ?? [])
    : [];
}

/** Returns the word `None` for `approved_by_ids[]=None`, which stands for itself and is not a list with an item. */
function wordOf(words: unknown[] = [], value: JsonValue): JsonValue | undefined {
  const [only, ...more] = Array.isArray(value) ? value : [];
  return more.length === 0 && words.includes(only) ? only : undefined;
}

function readBody(
  checks: { form: Check; json: Check },
  isRequired: boolean,
  contentType: string | undefined,
  bytes: Buffer | undefined,
  aside: Record<string, JsonValue>,
): JsonValue | undefined {
  const text = textOf(bytes);
  if (text === '' || isForm(contentType)) {
    const form = { ...aside, ...readForm(text) };
    checkValues(form);
    const isMissing = text === '' && Object.keys(form).length === 0;
    if (isMissing && !isRequired) return {};
    checks.form(form);
    // `checks.form` has accepted an empty object. But the contract requires a body, so a missing body is refused.
    if (isMissing) refuse(invalid('400 Bad Request: the body is missing'));
    return form;
  }
  const value = readJson(contentType, text);
  if (Object.keys(aside).length > 0) {
    // Fields from the query are texts, so the merged body is validated like a form.
    const merged = { ...aside, ...(value as object) } as JsonValue;
    checks.form(merged);
    return merged;
  }
  checks.json(value);
  return value;
}

/** Creates the function that reads a path parameter. It throws a Refusal with 404 for a value that cannot exist. */
function pathValueReader(
  document: Document,
  schema: Parameter['schema'],
): (text: string) => string | number {
  const { value } = resolveReference<Schema>(document, schema, '');
  const alternatives = (value.anyOf ?? value.oneOf ?? []) as Schema[];
  const types = [value.type ?? alternatives.map(({ type }) => type)].flat();
  const words = value.enum as string[] | undefined;
  return (text) => {
    const isNumber =
      types.includes('integer') && /^\d+$/.test(text) && Number.isSafeInteger(Number(text));
    if (!isNumber && !types.includes('string')) refuse(notFound());
    if (words && !words.includes(text)) refuse(notFound());
    return isNumber ? Number(text) : text;
  };
}

function stemOf(name: string): string {
  return name.replace(/\[\]$/, '');
}
