import type { CaseResponse, JsonValue } from '../../contract/case.ts';
import { UNAUTHORIZED } from '../../contract/deployment.ts';
import type { DocumentedOperation } from '../../contract/documentedResponses.ts';
import { isObject } from '../../contract/isObject.ts';
import type { AskedRequest } from './readAsked.ts';

/**
 * Returns the error response to a request that is invalid for every deployment, or undefined for other requests.
 * Unlike the mock, this function does not check the values of fields.
 * - 401: a required token is missing. `Authorization: Bearer` carries any access token.
 * - 404: an ID is not numeric.
 * - 400: a required body or field is missing, or the body is not a JSON object.
 */
export function findRefusal(
  { tokens, numbers = [], body, cases }: DocumentedOperation,
  headers: Headers,
  { path, body: fields, sent }: AskedRequest,
): CaseResponse | undefined {
  // Many clients send an access token so, and deployments accept it.
  const hasBearer = /^Bearer \S/i.test(headers.get('authorization') ?? '');
  if (!hasBearer && tokens?.every((name) => !headers.get(name)))
    return documentedWith(cases, 401) ?? refusal(401, UNAUTHORIZED);
  if (numbers.some((name) => name in path && !/^-?\d+$/.test(path[name]!)))
    return documentedWith(cases, 404) ?? refusal(404, '404 Not Found');
  if (!body) return undefined;
  if (sent === 'broken') return refusal(400, 'the body is not valid JSON');
  if (sent !== undefined && !isObject(sent.value)) return refusal(400, 'must be an object');
  if (!sent && !body.required) return undefined;
  const missing = body.fields.filter((name) => !Object.hasOwn(Object(fields), name));
  if (missing.length > 0)
    return refusal(400, Object.fromEntries(missing.map((name) => [name, ['is missing']])));
  return body.required && !fields && !sent
    ? refusal(400, 'the request must have a body')
    : undefined;
}

function documentedWith(
  cases: DocumentedOperation['cases'],
  status: number,
): CaseResponse | undefined {
  return Object.values(cases).find((response) => response.status === status);
}

function refusal(status: number, message: JsonValue): CaseResponse {
  return { status, headers: {}, contentType: 'application/json', body: { message } };
}
