import type { CaseResponse, JsonValue } from '../contract/case.ts';
import type { Responses } from '../generated/responses.js';
import { parseForm } from '../wire/form.ts';
import { essence, FORM } from '../wire/mediaType.ts';

/** An operation with cases of any name. */
export type Operation = Responses<Record<string, number>>;

/**
 * Returns the response to a request that every deployment refuses; undefined for any other request.
 * 401: a required token is missing. 404: a text stands in place of a numeric id. 400: a required body or field
 * is missing, or the body is not a JSON object. Unlike the mock, this does not check the values of fields.
 */
export async function refusalOf(
  { tokens, numbers = [], body, cases }: Operation,
  request: Request,
  params: Record<string, unknown>,
): Promise<CaseResponse | undefined> {
  if (tokens?.every((name) => !request.headers.get(name)))
    return documentedWith(cases, 401) ?? refusal(401, '401 Unauthorized');
  if (numbers.some((name) => name in params && !/^-?\d+$/.test(String(params[name]))))
    return documentedWith(cases, 404) ?? refusal(404, '404 Not Found');
  if (!body) return undefined;

  const text = await request.clone().text();
  const query = parseForm(new URL(request.url).search.slice(1));
  const sent = text === '' ? undefined : read(text, request.headers.get('content-type') ?? '');
  if (sent === 'broken') return refusal(400, 'the body is not valid JSON');
  if (sent !== undefined && !isObject(sent.value)) return refusal(400, 'must be an object');
  // A write may send its fields in the body or in the query (API documentation, document 1).
  const fields = { ...query, ...(sent?.value as object | undefined) };
  if (!sent && !body.required) return undefined;
  const missing = body.fields.filter((name) => !Object.hasOwn(fields, name));
  if (missing.length > 0)
    return refusal(400, Object.fromEntries(missing.map((name) => [name, ['is missing']])));
  return body.required && Object.keys(fields).length === 0 && !sent
    ? refusal(400, 'the request must have a body')
    : undefined;
}

/** Reads a body. Like the mock, it reads a body that parses as JSON as JSON, whatever its content type. */
function read(text: string, contentType: string): { value: JsonValue } | 'broken' {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return essence(contentType) === FORM ? { value: parseForm(text) } : 'broken';
  }
}

function isObject(value: JsonValue): boolean {
  return value instanceof Object && !Array.isArray(value);
}

function documentedWith(cases: Operation['cases'], status: number): CaseResponse | undefined {
  return Object.values(cases).find((response) => response.status === status);
}

function refusal(status: number, message: JsonValue): CaseResponse {
  return { status, headers: {}, contentType: 'application/json', body: { message } };
}
