import type { CaseResponse, JsonValue } from '../contract/case.ts';
import type { Responses } from '../generated/responses.js';
import { parseForm } from '../wire/form.ts';
import { essence, FORM } from '../wire/mediaType.ts';

/** An operation, whatever the names of its cases. */
export type Operation = Responses<Record<string, number>>;

/**
 * The response to a request that a deployment refuses whatever it has: one without a needed token (401), with
 * a text where an id is a number (404), without a needed body, with one that is no object or no JSON, or
 * without a required field (400). Undefined when the request has all that; what its fields hold is not
 * looked at, as it is by the mock.
 */
export async function refusalOf(
  { tokens, numbers = [], body, cases }: Operation,
  request: Request,
  params: Record<string, unknown>,
): Promise<CaseResponse | undefined> {
  if (tokens?.every((name) => !request.headers.get(name)))
    return documented(cases, 401) ?? refusal(401, '401 Unauthorized');
  if (numbers.some((name) => name in params && !/^-?\d+$/.test(String(params[name]))))
    return documented(cases, 404) ?? refusal(404, '404 Not Found');
  if (!body) return undefined;

  const text = await request.clone().text();
  const query = parseForm(new URL(request.url).search.slice(1));
  const sent = text === '' ? undefined : read(text, request.headers.get('content-type') ?? '');
  if (sent === 'broken') return refusal(400, 'the body is not valid JSON');
  if (sent !== undefined && !isObject(sent.value)) return refusal(400, 'must be an object');
  // Parameters of a write travel in the body or in the query (document 1).
  const fields = { ...query, ...(sent?.value as object | undefined) };
  if (!sent && !body.required) return undefined;
  const missing = body.fields.filter((name) => !Object.hasOwn(fields, name));
  if (missing.length > 0)
    return refusal(400, Object.fromEntries(missing.map((name) => [name, ['is missing']])));
  return body.required && Object.keys(fields).length === 0 && !sent
    ? refusal(400, 'the request must have a body')
    : undefined;
}

/** A body that is JSON is read as JSON whatever it is called, as the mock does. */
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

function documented(cases: Operation['cases'], status: number): CaseResponse | undefined {
  return Object.values(cases).find((response) => response.status === status);
}

function refusal(status: number, message: JsonValue): CaseResponse {
  return { status, headers: {}, contentType: 'application/json', body: { message } };
}
