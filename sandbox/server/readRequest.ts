/** Reads a request as the contract has it: typed values from path, query and body, or a refusal. */
import type { JsonValue } from '../../contract/case.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import type { Document, Parameter, Schema } from '../../contract/openapi.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import { resolveReference } from '../../contract/reference.ts';
import { propertiesOf } from '../../contract/walkSchema.ts';
import { fieldTexts } from './fieldTexts.ts';
import { checkValues, isForm, readForm, readJson, readParameters } from './readValues.ts';
import { invalid, notFound, Refusal, refuse } from './refusal.ts';
import { type Check, referenceTo, schemaCheck, type Tell } from './schemaCheck.ts';

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

/** @param tell the words for what is wrong. Default: those of the platform */
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
  // Errors name places from the component that they stand in, as the causes of faults do.
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
    queryCheck(query, (...problem) => tell(...problem).map(([stem, text]) => [nameOf(stem), text]));
    // Where an operation has a body, its fields may stand in the query as well (document 1).
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
  return '400' in definition.responses ? read : (raw) => orNothing(() => read(raw));
}

/** Where the contract declares no 400, since any text will do, what cannot be read names nothing. */
function orNothing<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal && error.status === 400) refuse(notFound());
    throw error;
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
    if (isMissing) refuse(invalid('400 Bad Request: the body is missing'));
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

/** Makes a reader for a value in a path. It throws a Refusal with 404 for one that names nothing. */
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
