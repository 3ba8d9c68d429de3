import type { CaseRequest, JsonValue } from '../contract/case.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { isObject } from '../contract/isObject.ts';
import { pointerBelow } from '../contract/pointer.ts';
import type { Located } from '../contract/reference.ts';
import { listProperties, type WrittenSchema } from '../contract/walkSchema.ts';
import { readBodyType, takesBytes } from '../wire/bodyType.ts';
import { securitySchemes } from '../wire/credential.ts';
import { findBodySchema } from '../wire/findBodySchema.ts';
import { MAX_LEVELS, parseForm } from '../wire/form.ts';
import { judgeableJson } from '../wire/judgeableJson.ts';
import { essence, FORM, isJson, matchesRange } from '../wire/mediaType.ts';
import type { FoundOperation } from '../wire/operationFinder.ts';
import { withoutBrackets } from '../wire/parameterReadings.ts';
import { readTexts } from '../wire/readTexts.ts';

/** A request as it was sent. */
export interface SentRequest {
  /** The query of the URL without `?`, still percent-encoded. */
  search: string;
  contentType?: string | undefined;
  /** The header `Authorization`, which may be redacted behind its scheme. */
  authorization?: string | undefined;
  /** The body without its content encoding. Undefined if the body is unknown, as in recordings without bodies. */
  body?: Buffer | undefined;
}

/** A request in the terms of the contract. */
export interface ReadRequest {
  /** The path, query, header and body values of the request. Names in the query have no `[]` at the end. */
  request: CaseRequest;
  /** The reason why the query cannot be read. Absent for a readable query. */
  queryProblem?: string;
  /** The reason why the operation cannot accept the body. Absent for a readable body. */
  bodyProblem?: string;
  /** The media type of a body that can be read, if the operation does not declare it. */
  undeclaredType?: string;
  /** The headers for the token, if it is in `Authorization: Bearer` and the operation does not declare that. */
  bearerInsteadOf?: string;
  /** Whether the body is known. If it is unknown, no field is reported as missing. */
  bodyIsKnown: boolean;
  /**
   * The schema of the body, or `unread` for a body that no schema judges, such as a file. Default: that of the JSON
   * body.
   */
  bodySchema?: Located<WrittenSchema> | 'unread';
}

/**
 * Reads a request in the terms of the contract. By the API documentation (document 1), the fields of a write may be
 * in the query, and the parameters of a read in the body. Texts of a form are converted to the types of the schema.
 * With a document of others, these conventions do not hold.
 */
export function readRequest(
  contract: Pick<Contract, 'document' | 'theirs'>,
  found: FoundOperation,
  sent: SentRequest,
): ReadRequest {
  return contract.theirs
    ? readPlain(contract, found, sent)
    : readByConventions(contract, found, sent);
}

/** Reads a request of the contract, with the conventions of the API documentation. */
function readByConventions(
  { document }: Pick<Contract, 'document'>,
  { operation, path }: FoundOperation,
  { search, contentType = '', authorization = '', body: bytes }: SentRequest,
): ReadRequest {
  const { definition } = operation;
  const schema = findBodySchema(operation);
  const parameters = new Set(definition.parameters?.map(({ name }) => withoutBrackets(name)));
  const fields = new Set(
    schema ? listProperties(document, schema.value, schema.pointer).map(({ name }) => name) : [],
  );
  const isField = ([name]: [string, JsonValue]) => fields.has(name) && !parameters.has(name);
  const texts = (value: JsonValue) => (schema ? readTexts(document, schema, value) : value);
  const text = bytes?.toString('utf8') ?? '';
  const declared = Object.keys(definition.requestBody?.content ?? {});
  const type = readBodyType(contentType, schema && declared);
  // The parts of a multipart form and the bytes of a file are not read.
  const isUnread = type?.kind === 'multipart' || takesBytes(declared);
  const { value, bodyProblem, isForm } =
    text === '' || isUnread ? NO_BODY : readBody(text, contentType);
  const { value: inQuery = {}, bodyProblem: queryProblem } = readForm(search);
  const inSearch = Object.entries(inQuery);
  const fieldsInQuery = Object.fromEntries(inSearch.filter(isField));
  const parametersInBody = !schema && isObject(value) ? value : {};
  const query = {
    ...parametersInBody,
    ...Object.fromEntries(inSearch.filter((entry) => !isField(entry))),
  };
  const sent = isForm && value !== undefined ? texts(value) : value;
  const body =
    schema && Object.keys(fieldsInQuery).length > 0 && (sent === undefined || isObject(sent))
      ? { ...(texts(fieldsInQuery) as Record<string, JsonValue>), ...sent }
      : schema && sent;
  const mediaType = chooseMediaType(definition.requestBody?.content ?? {}, contentType);
  return {
    request: {
      path,
      query,
      headers: {},
      ...(body !== undefined && { body, ...(mediaType && { contentType: mediaType }) }),
    },
    bodyIsKnown: bytes !== undefined && !isUnread,
    ...(text !== '' && type?.isDeclared === false && { undeclaredType: essence(contentType) }),
    ...(/^bearer\b/i.test(authorization) && bearerInsteadOf(document, operation)),
    ...(queryProblem !== undefined && { queryProblem }),
    ...(schema && bodyProblem !== undefined && { bodyProblem }),
  };
}

/** Names the headers of an operation's tokens, if none of them is `Authorization: Bearer`. */
function bearerInsteadOf(
  document: Contract['document'],
  { definition }: ContractOperation,
): Pick<ReadRequest, 'bearerInsteadOf'> {
  const schemes = definition.security
    .flatMap((scheme) => Object.keys(scheme))
    .flatMap((name) => securitySchemes(document)[name] ?? []);
  const headers = schemes.flatMap(({ name }) => name ?? []);
  return headers.length > 0 && headers.length === schemes.length
    ? { bearerInsteadOf: headers.join(' or ') }
    : {};
}

/**
 * Reads a request of any OpenAPI document: a body of a media type that the operation has, and parameters in their
 * places.
 */
function readPlain(
  { document }: Pick<Contract, 'document'>,
  { operation, path }: FoundOperation,
  { search, contentType = '', body: bytes }: SentRequest,
): ReadRequest {
  const { parameters = [], requestBody } = operation.definition;
  const { value: query = {}, bodyProblem: queryProblem } = readForm(search);
  const written = new URLSearchParams(search);
  for (const { in: place, name } of parameters) {
    const values = place === 'query' ? written.getAll(name) : [];
    // In a form, `page[number]` is a member of `page`. An array may have several values without `[]` after its name.
    const isMember = name.includes('[') && !name.endsWith('[]');
    if (isMember ? values.length > 0 : values.length > 1 && !name.endsWith('[]'))
      query[name] = values.length === 1 ? values[0]! : values;
  }
  const text = bytes?.toString('utf8') ?? '';
  const facts = {
    bodyIsKnown: bytes !== undefined,
    ...(queryProblem !== undefined && { queryProblem }),
  };
  const request: CaseRequest = { path, query, headers: {} };
  if (text === '') return { request, ...facts };
  if (!requestBody) return { request, ...facts, bodySchema: 'unread' };
  const type = essence(contentType);
  const documented = Object.keys(requestBody.content);
  const mediaType =
    documented.find((one) => essence(one) === type) ??
    documented.find((one) => matchesRange(type, one));
  if (mediaType === undefined)
    return {
      request,
      ...facts,
      bodyProblem: `must be ${documented.join(' or ')}, got ${type || 'no Content-Type'}`,
    };
  const value = requestBody.content[mediaType]?.schema;
  if (!value || !(isJson(type) || type === FORM))
    return { request, ...facts, bodySchema: 'unread' };
  const pointer = pointerBelow(operation.pointer, 'requestBody', 'content', mediaType, 'schema');
  const schema = { value, pointer };
  const { value: read, bodyProblem, isForm } = readBody(text, contentType);
  const body = isForm && read !== undefined ? readTexts(document, schema, read) : read;
  return {
    request: { ...request, ...(body !== undefined && { body, contentType: mediaType }) },
    ...facts,
    bodySchema: schema,
    ...(bodyProblem !== undefined && { bodyProblem }),
  };
}

interface ReadBody {
  value?: JsonValue;
  isForm?: boolean;
  bodyProblem?: string;
}

interface ReadForm extends ReadBody {
  value?: { [key: string]: JsonValue };
}

const NO_BODY: ReadBody = {};

function readBody(text: string, contentType: string): ReadBody {
  const mediaType = essence(contentType);
  if (mediaType === FORM) return readForm(text);
  const { text: judgeable, isDeep } = judgeableJson(text);
  const value = parsed(judgeable);
  const isLabelled = isJson(mediaType);
  return {
    ...(isDeep && { bodyProblem: `values must not be nested more than ${MAX_LEVELS} levels deep` }),
    ...(value !== undefined && { value }),
    ...(isLabelled && value === undefined && { bodyProblem: 'must be valid JSON' }),
    ...(!isLabelled && {
      bodyProblem: `must be JSON or a form, got ${mediaType || 'without a Content-Type'}`,
    }),
  };
}

function readForm(text: string): ReadForm {
  try {
    return { value: parseForm(text), isForm: true };
  } catch (error) {
    if (error instanceof RangeError) return { bodyProblem: error.message };
    throw error;
  }
}

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

/** Returns the documented media type of the Content-Type, or else the first documented media type. */
function chooseMediaType(content: object, contentType: string): string | undefined {
  const types = Object.keys(content);
  return types.find((type) => type === essence(contentType)) ?? types[0];
}
