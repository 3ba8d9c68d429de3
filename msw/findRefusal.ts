import type { CaseResponse, JsonValue } from '../contract/case.ts';
import { UNAUTHORIZED } from '../contract/deployment.ts';
import { isObject } from '../contract/isObject.ts';
import type { Responses } from '../generated/responses.js';
import { parseForm } from '../wire/form.ts';
import { essence, FORM } from '../wire/mediaType.ts';

/** An operation whose cases may have any names. */
export type Operation = Responses<Record<string, number>>;

/**
 * Returns the error response to a request that is invalid for every deployment, or undefined for other requests.
 * Unlike the mock, this function does not check the values of fields.
 * - 401: a required token is missing.
 * - 404: an ID is not numeric.
 * - 400: a required body or field is missing, or the body is not a JSON object.
 */
export async function findRefusal(
  { tokens, numbers = [], body, cases }: Operation,
  request: Request,
  params: Record<string, unknown>,
): Promise<CaseResponse | undefined> {
  if (tokens?.every((name) => !request.headers.get(name)))
    return documentedWith(cases, 401) ?? refusal(401, UNAUTHORIZED);
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

/**
 * Parses a body. If the text is valid JSON, it is read as JSON, even with another content type. The mock does the
 * same.
 */
function read(text: string, contentType: string): { value: JsonValue } | 'broken' {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return essence(contentType) === FORM ? { value: parseForm(text) } : 'broken';
  }
}

function documentedWith(cases: Operation['cases'], status: number): CaseResponse | undefined {
  return Object.values(cases).find((response) => response.status === status);
}

function refusal(status: number, message: JsonValue): CaseResponse {
  return { status, headers: {}, contentType: 'application/json', body: { message } };
}
