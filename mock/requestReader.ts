import { isUtf8 } from 'node:buffer';
import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import type { JsonValue } from '../contract/case.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { isObject } from '../contract/isObject.ts';
import { listProperties } from '../contract/walkSchema.ts';
import { readBodyType } from '../wire/bodyType.ts';
import { findBodySchema } from '../wire/findBodySchema.ts';
import { parseForm } from '../wire/form.ts';
import type { Leniency } from '../wire/lenient/leniencies.ts';
import { essence, FORM } from '../wire/mediaType.ts';
import { withoutBrackets } from '../wire/parameterReadings.ts';
import { parseRequestJson } from '../wire/parseRequestJson.ts';
import { readTexts } from '../wire/readTexts.ts';
import { carriesToken, needsBearer } from './authorize.ts';
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
    const schema = findBodySchema(operation);
    const names = schema
      ? listProperties(contract.document, schema.value, schema.pointer).map(({ name }) => name)
      : [];
    const parameters =
      operation.definition.parameters?.map(({ name }) => withoutBrackets(name)) ?? [];
    // A write may send its fields in the body or in the query (API documentation, document 1).
    const isField = ([name]: [string, JsonValue]) =>
      !parameters.includes(name) && names.includes(name);
    const entries = Object.entries(readForm(url.search.slice(1)));
    const fields = Object.fromEntries(entries.filter(isField));
    const query = Object.fromEntries(entries.filter((entry) => !isField(entry)));

    const read: ReadBody = schema ? readBody(bytes, headers['content-type'] ?? '', operation) : {};
    const { problem, contentType = 'application/json', leniencies = [] } = read;
    const texts = (value: JsonValue) =>
      schema ? readTexts(contract.document, schema, value) : value;
    const value = read.isForm && read.value ? texts(read.value) : read.value;
    const body =
      Object.keys(fields).length > 0 && (value === undefined || isObject(value))
        ? { ...(texts(fields) as Record<string, JsonValue>), ...value }
        : value;
    return {
      ...route,
      url,
      headers,
      query,
      signedIn: carriesToken(contract, operation, headers),
      leniencies: [
        ...leniencies,
        ...(needsBearer(contract, operation, headers)
          ? [{ name: 'bearer-token' as const, at: 'Authorization' }]
          : []),
      ],
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
  leniencies?: Leniency[];
}

/** Reads a body that is JSON or a form. The bytes of a multipart form were converted when the request was received. */
function readBody(bytes: Buffer, header: string, { definition }: ContractOperation): ReadBody {
  if (bytes.length === 0) return {};
  const declared = Object.keys(definition.requestBody?.content ?? {});
  const type = readBodyType(header, declared);
  if (!type)
    return {
      problem: `the body is ${essence(header) || 'of no type'}, but this operation takes ${declared.join(' or ')}`,
    };
  const leniencies: Leniency[] = type.isDeclared
    ? []
    : [{ name: 'media-type', at: 'Content-Type' }];
  if (type.kind !== 'json')
    return { value: readForm(bytes.toString('utf8')), contentType: FORM, isForm: true, leniencies };
  const json = parsed(bytes);
  return json
    ? { ...json, contentType: essence(header), leniencies }
    : { problem: `the body is not valid JSON: ${syntaxError(bytes)}` };
}

function readForm(text: string): Record<string, JsonValue> {
  try {
    return parseForm(text);
  } catch (error) {
    throw error instanceof RangeError ? new Refusal(400, error.message) : error;
  }
}

/**
 * Parses JSON. The result is undefined if the bytes are not JSON.
 * @throws a Refusal with 400 if the value is too large or too deep
 */
function parsed(bytes: Buffer): { value: JsonValue } | undefined {
  try {
    if (!isUtf8(bytes)) return undefined;
    return { value: parseRequestJson(bytes.toString('utf8')) };
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal(400, error.message);
    return undefined;
  }
}

/**
 * Describes the syntax error of a JSON text. The description quotes nothing, because the text could contain a secret.
 */
function syntaxError(bytes: Buffer): string {
  if (!isUtf8(bytes)) return 'it is not UTF-8';
  try {
    visit(bytes.toString('utf8'), { onError: stopAtError }, { disallowComments: true });
  } catch (error) {
    if (error instanceof SyntaxError) return error.message;
    throw error;
  }
  return 'bad syntax';
}

/** Ends the parsing at the first error, because a large text could have millions of errors. */
function stopAtError(code: ParseErrorCode, offset: number): never {
  throw new SyntaxError(`${printParseErrorCode(code)} at character ${offset}`);
}
