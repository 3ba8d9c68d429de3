import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { JsonValue } from '../contract/case.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { propertiesOf } from '../contract/walkSchema.ts';
import { bodySchemaOf } from '../wire/bodySchemaOf.ts';
import { parseForm } from '../wire/form.ts';
import { essence, FORM, isJson } from '../wire/mediaType.ts';
import { stemOf } from '../wire/parameterReadings.ts';
import { readTexts } from '../wire/readTexts.ts';
import { carriesToken } from './authorize.ts';
import type { MockRequest } from './mockRequest.ts';
import type { Received } from './receive.ts';
import { Refusal } from './refusal.ts';
import type { Route } from './router.ts';

/** Creates a function that reads the query and the body of a request, in any encoding that the contract allows. */
export function requestReader(
  contract: Contract,
): (received: Received, route: Route) => MockRequest {
  return ({ url, headers, body: bytes }, route) => {
    const { operation } = route;
    const schema = bodySchemaOf(operation);
    const names = schema
      ? propertiesOf(contract.document, schema.value, schema.pointer).map(({ name }) => name)
      : [];
    const parameters = operation.definition.parameters?.map(({ name }) => stemOf(name)) ?? [];
    // A write may send its fields in the body or in the query (API documentation, document 1).
    const isField = ([name]: [string, JsonValue]) =>
      !parameters.includes(name) && names.includes(name);
    const entries = Object.entries(formOf(url.search.slice(1)));
    const fields = Object.fromEntries(entries.filter(isField));
    const query = Object.fromEntries(entries.filter((entry) => !isField(entry)));

    const read: ReadBody = schema
      ? readBody(bytes.toString('utf8'), headers['content-type'] ?? '', operation)
      : {};
    const { problem, contentType = 'application/json' } = read;
    const texts = (value: JsonValue) =>
      schema ? readTexts(contract.document, schema, value) : value;
    const value = read.isForm && read.value ? texts(read.value) : read.value;
    const body =
      Object.keys(fields).length > 0 && (value === undefined || isHash(value))
        ? { ...(texts(fields) as Record<string, JsonValue>), ...value }
        : value;
    return {
      ...route,
      url,
      headers,
      query,
      signedIn: carriesToken(contract, operation, headers),
      ...(problem && { bodyProblem: problem }),
      ...(body !== undefined && { body, contentType }),
    };
  };
}

interface ReadBody {
  value?: JsonValue;
  contentType?: string;
  isForm?: boolean;
  problem?: string;
}

/**
 * Reads a body. A body that parses as JSON is read as JSON, even if its content type says otherwise. Many clients send
 * JSON without a content type, or with the content type of a form or a text.
 */
function readBody(text: string, header: string, { definition }: ContractOperation): ReadBody {
  if (text === '') return {};
  const mediaType = essence(header);
  const json = parsed(text);
  if (isJson(mediaType))
    return json
      ? { ...json, contentType: mediaType }
      : { problem: `the body is not valid JSON: ${syntaxError(text)}` };
  if (json && (mediaType !== FORM || json.value instanceof Object)) return json;
  const declared = Object.keys(definition.requestBody?.content ?? {});
  if (mediaType === FORM && declared.includes(FORM))
    return { value: formOf(text), contentType: FORM, isForm: true };
  return {
    problem: `the body is ${mediaType || 'of no type'}, but this operation takes ${declared.join(' or ')}`,
  };
}

function formOf(text: string): Record<string, JsonValue> {
  try {
    return parseForm(text);
  } catch (error) {
    throw error instanceof RangeError ? new Refusal(400, error.message) : error;
  }
}

function parsed(text: string): { value: JsonValue } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/**
 * Describes the syntax error of a JSON text. The description quotes nothing, because the text could contain a secret.
 */
function syntaxError(text: string): string {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [error] = errors;
  return error ? `${printParseErrorCode(error.error)} at character ${error.offset}` : 'bad syntax';
}

function isHash(value: JsonValue): value is Record<string, JsonValue> {
  return value instanceof Object && !Array.isArray(value);
}
