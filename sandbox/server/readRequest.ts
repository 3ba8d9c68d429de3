/**
 * Reads path, query and body of a request, and converts the values to the types in the contract. Refuses an invalid
 * request.
 */
import type { JsonValue } from '../../contract/case.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import { isObject } from '../../contract/isObject.ts';
import type { Document, Parameter, Schema } from '../../contract/openapi.ts';
import type { Located } from '../../contract/reference.ts';
import { resolveReference } from '../../contract/reference.ts';
import { listProperties } from '../../contract/walkSchema.ts';
import { readBodyType, takesBytes } from '../../wire/bodyType.ts';
import { findBodySchema } from '../../wire/findBodySchema.ts';
import { lenientValues } from '../../wire/lenient/lenientValues.ts';
import { withoutBrackets } from '../../wire/parameterReadings.ts';
import { querySchema } from '../../wire/querySchema.ts';
import { blankTexts, requiredTexts } from '../../wire/requiredTexts.ts';
import { TOKEN_PARAMETERS } from '../access/sentToken.ts';
import { bodyFields } from './bodyFields.ts';
import { fieldTexts } from './fieldTexts.ts';
import { type Leniency, type LeniencyRecord, StrictRefusal } from './leniencies.ts';
import { checkValues, isForm, readForm, readJson, readParameters, readText } from './readValues.ts';
import { invalid, notFound, Refusal, refuse } from './refusal.ts';
import { type Check, referenceTo, schemaCheck, type Tell } from './schemaCheck.ts';
import { unknownNames } from './unknownNames.ts';

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
export interface RequestReader {
  /** @param leniencies records what deployments accept beyond the contract. Default: nothing more is accepted */
  (raw: RawRequest, leniencies?: LeniencyRecord): ReadRequest;
  /** Reads only the path parameters. */
  readPath(raw: Pick<RawRequest, 'path'>): ReadRequest['path'];
}

/**
 * Creates the function that reads requests for an operation.
 * @param tell describes validation errors. Default: in the words of the platform
 */
export function requestReader(
  { document }: Pick<Contract, 'document'>,
  operation: ContractOperation,
  tell: Tell = fieldTexts,
): RequestReader {
  const { definition } = operation;
  const parameters = definition.parameters ?? [];
  const inPath = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => ({ name, read: pathValueReader(document, schema) }));
  const ignored = new Set([...inPath.map(({ name }) => name), ...TOKEN_PARAMETERS]);
  const query = queryReader(document, operation, tell);
  const body = bodyReader(document, operation, tell);
  const isFile = takesBytes(Object.keys(definition.requestBody?.content ?? {}));

  const readPath: RequestReader['readPath'] = ({ path }) =>
    Object.fromEntries(inPath.map(({ name, read }) => [name, read(path[name] ?? '')]));
  const read: (...request: Parameters<RequestReader>) => ReadRequest = (raw, leniencies) => {
    const { search, contentType } = raw;
    const unknown = operation.path === undefined ? undefined : leniencies;
    const path = readPath(raw);
    // If an operation has no request body, a client may send its parameters in one (API documentation, document 1).
    const inBody =
      body || query.isEmpty || isFile ? {} : readParameters(readBodyType(contentType), raw.body);
    const asked = { ...inBody, ...readForm(search) };
    const own = query.pickValues(asked);
    // The fields of a body may also be sent in the query (API documentation, document 1).
    const aside = Object.fromEntries(
      Object.entries(asked).filter(([name]) => body?.isField(name) && !query.isName(name)),
    );
    unknown?.accept([
      ...Object.keys(asked)
        .filter((name) => !query.isName(name) && !body?.isField(name) && !ignored.has(name))
        .map((at): Leniency => ({ name: 'unknown-parameter', at })),
      ...query.unknownKeys(asked).map((at): Leniency => ({ name: 'unknown-parameter', at })),
    ]);
    const values = query.read(own, leniencies);
    if (!body) return { path, query: values, body: undefined };
    const read = body.read(contentType, raw.body, aside, leniencies);
    unknown?.accept(
      body
        .unknownNames(read)
        .filter((name) => !query.isName(name) && !ignored.has(name))
        .map((at): Leniency => ({ name: 'unknown-field', at })),
    );
    return { path, query: values, body: read };
  };
  const reader: typeof read =
    '400' in definition.responses ? read : (...request) => orNotFound(() => read(...request));
  return Object.assign(reader, { readPath });
}

type Values = Record<string, JsonValue>;

/** Reads the query parameters of an operation. Lists have their names without `[]`, except in the result of `read`. */
function queryReader(document: Document, operation: ContractOperation, tell: Tell) {
  const inQuery = (operation.definition.parameters ?? []).filter(
    (parameter) => parameter.in === 'query',
  );
  const check = schemaCheck(document, 'text', querySchema(operation, referenceTo));
  const located = { value: querySchema(operation), pointer: '#' };
  const names = new Set(inQuery.map(({ name }) => withoutBrackets(name)));
  const arrays = new Set(
    inQuery.filter(({ name }) => name.endsWith('[]')).map(({ name }) => withoutBrackets(name)),
  );
  const writeName = (stem: string) => (arrays.has(stem) ? `${stem}[]` : stem);
  const words = new Map(
    inQuery.map(({ name, schema }) => [withoutBrackets(name), wordsIn(document, schema)]),
  );
  const keys = new Map(inQuery.map(({ name, schema }) => [name, keysIn(document, schema)]));
  const toldByName: Tell = (...problem) =>
    tell(...problem).map(([stem, text]) => [writeName(stem), text]);

  return {
    isEmpty: inQuery.length === 0,
    isName: (stem: string) => names.has(stem),
    /** Returns the values of parameters, without keys that a hash does not have. */
    pickValues: (asked: Values): Values =>
      Object.fromEntries(
        Object.entries(asked)
          .filter(([name]) => names.has(name))
          .map(([name, value]) => {
            const known = keys.get(name);
            return [
              name,
              known && isObject(value)
                ? Object.fromEntries(Object.entries(value).filter(([key]) => known.has(key)))
                : (findWord(words.get(name), value) ?? value),
            ];
          }),
      ),
    /** Returns the keys that the hashes do not have, such as `not[search]`. */
    unknownKeys: (asked: Values): string[] =>
      [...keys].flatMap(([name, known]) => {
        const value = asked[name];
        return known && isObject(value)
          ? Object.keys(value)
              .filter((key) => !known.has(key))
              .map((key) => `${name}[${key}]`)
          : [];
      }),
    /** Validates the values and converts them. The names of lists end in `[]` afterwards. */
    read: (values: Values, leniencies: LeniencyRecord | undefined): Values => {
      const valid = validated(
        values,
        { document, check, located, notation: 'text', writeName, clears: false },
        toldByName,
        leniencies,
      );
      return Object.fromEntries(
        Object.entries(valid).map(([stem, value]) => [writeName(stem), value]),
      );
    },
  };
}

/** Reads the body of an operation. Returns undefined for an operation without a body. */
function bodyReader(document: Document, operation: ContractOperation, tell: Tell) {
  const { definition, pointer, method } = operation;
  const written = findBodySchema(operation);
  if (!written) return undefined;
  const { value: schema } = written;
  const isRequired = definition.requestBody?.required === true;
  // The reference points to the component schema, so that the pointers in validation errors begin there.
  const located = resolveReference<Schema>(document, schema, written.pointer);
  const reference = referenceTo(located.pointer);
  const places = {
    json: { document, check: schemaCheck(document, 'json', reference), located },
    text: { document, check: schemaCheck(document, 'text', reference), located },
  };
  const place = { writeName: String, clears: method !== 'post' };
  const known = bodyFields(document, located);
  const fields = new Set(listProperties(document, schema, pointer).map(({ name }) => name));
  const declared = Object.keys(definition.requestBody?.content ?? {});
  const texts = requiredTexts(document, located);

  return {
    // If the API documentation does not list the fields of a body, any name may be a field.
    isField: (name: string) => fields.has(name) || fields.size === 0,
    unknownNames: (body: JsonValue) => unknownNames(body, known),
    /** @param aside the fields that the caller has sent in the query */
    read: (
      contentType: string | undefined,
      bytes: Buffer | undefined,
      aside: Values,
      leniencies: LeniencyRecord | undefined,
    ): JsonValue => {
      const valid = (value: JsonValue, notation: 'json' | 'text') => {
        const read = validated(
          value,
          { ...places[notation], ...place, notation },
          tell,
          leniencies,
        );
        const blank = blankTexts(texts, read);
        if (blank.length > 0)
          refuse(invalid(Object.fromEntries(blank.map((name) => [name, ["can't be blank"]]))));
        return read;
      };
      const text = readText(bytes);
      const type = readBodyType(contentType, declared);
      if (text !== '' && type?.isDeclared === false)
        leniencies?.accept([{ name: 'media-type', at: 'Content-Type' }]);
      if (text === '' || isForm(type)) {
        const form = { ...aside, ...readForm(text) };
        checkValues(form);
        const isMissing = text === '' && Object.keys(form).length === 0;
        if (isMissing && !isRequired) return {};
        const read = valid(form, 'text');
        // The schema has accepted an empty object. But the contract requires a body, so a missing body is refused.
        if (isMissing) refuse(invalid('400 Bad Request: the body is missing'));
        return read;
      }
      const value = readJson(type, text);
      // Fields from the query are texts, so the merged body is validated like a form.
      return Object.keys(aside).length > 0
        ? valid({ ...aside, ...(value as object) }, 'text')
        : valid(value, 'json');
    },
  };
}

/** A schema for values, and the way in which they are written and named. */
interface Place {
  document: Document;
  check: Check;
  located: Located<Schema>;
  notation: 'json' | 'text';
  writeName: (name: string) => string;
  /** True for an update, which can clear a field. A new resource does not have the field. */
  clears: boolean;
}

/**
 * Validates values. If they are invalid but deployments accept them, they are converted. A field that an update
 * clears is null.
 * @throws a Refusal with 400 for invalid values
 */
function validated<T extends JsonValue>(
  values: T,
  { document, check, located, notation, writeName, clears }: Place,
  tell: Tell,
  leniencies: LeniencyRecord | undefined,
): T {
  if (check.isValid(values)) {
    // The validation has converted texts to numbers, and `Infinity` to no number of JSON.
    if (notation === 'text') checkValues(values);
    return values;
  }
  const lenient = leniencies && lenientValues(document, located, values, { notation, writeName });
  if (!leniencies || !lenient || !check.isValid(lenient.values)) {
    check(values, tell);
    return values;
  }
  leniencies.accept(lenient.leniencies);
  const cleared = clears ? lenient.cleared.map((name) => [name, null]) : [];
  return { ...(lenient.values as object), ...Object.fromEntries(cleared) };
}

/** Replaces a refusal with 400 by a refusal with 404, for operations that declare no 400. */
function orNotFound<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof StrictRefusal) refuse(new Refusal(404, `404 Not Found: ${error.message}`));
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
function findWord(words: unknown[] = [], value: JsonValue): JsonValue | undefined {
  const [only, ...more] = Array.isArray(value) ? value : [];
  return more.length === 0 && words.includes(only) ? only : undefined;
}

/** Returns the keys that a hash may have, such as those of `not`; undefined for a parameter that is no hash. */
function keysIn(document: Document, schema: Parameter['schema']): Set<string> | undefined {
  const { value } = resolveReference<Schema>(document, schema, '');
  return value.properties ? new Set(Object.keys(value.properties)) : undefined;
}

/** Creates the function that reads a path parameter. It throws a Refusal with 404 for a value that cannot exist. */
function pathValueReader(
  document: Document,
  schema: Parameter['schema'],
): (text: string) => string | number {
  const { value } = resolveReference<Schema>(document, schema, '');
  const alternatives = (value.anyOf ?? value.oneOf ?? []) as Schema[];
  const types = [value.type ?? alternatives.map(({ type }) => type)].flat();
  const words = value.enum;
  return (text) => {
    const isNumber =
      types.includes('integer') && /^\d+$/.test(text) && Number.isSafeInteger(Number(text));
    if (!isNumber && !types.includes('string')) refuse(notFound());
    if (words && !words.includes(text)) refuse(notFound());
    return isNumber ? Number(text) : text;
  };
}
