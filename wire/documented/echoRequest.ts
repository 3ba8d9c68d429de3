import type { CaseRequest, CaseResponse, JsonValue } from '../../contract/case.ts';
import type { EchoFacts } from '../../contract/echoFacts.ts';
import { isObject } from '../../contract/isObject.ts';

type Hash = Record<string, JsonValue>;

/** A request, a response to it, and the request that the response is documented for. */
export interface EchoedExchange {
  response: CaseResponse;
  request: Pick<CaseRequest, 'path' | 'body'>;
  ofCase?: Pick<CaseRequest, 'path' | 'body'> | undefined;
}

/**
 * Copies values of a request into a documented response:
 *
 * - a scalar field of the request's body, into the response field with the same name or with the name in `x-echoed-as`;
 * - the default of a field that the case creates and the request does not have; without a default, false or null;
 * - the last path value, into the response fields that repeat the last path value of the case.
 *
 * A day becomes the beginning of the day where the response shows a time. A response with a list of one new resource is
 * treated like the resource. The credentials in an address become masks.
 * @param isValid returns false for a body that the schema of the response forbids. Such a value is not copied
 */
export function echoRequest(
  { response, request, ofCase = { path: {} } }: EchoedExchange,
  facts: EchoFacts,
  isValid: (body: JsonValue, field: string) => boolean,
): CaseResponse {
  const isListOfOne = facts.creates && Array.isArray(response.body) && response.body.length === 1;
  const [documented] = [response.body].flat();
  if (!isObject(documented) || (Array.isArray(response.body) && !isListOfOne)) return response;
  const whole = (body: Hash) => (isListOfOne ? [body] : body);
  let body = documented;
  const echoes = [
    ...pathEchoes(documented, ofCase.path, request.path, facts),
    ...bodyEchoes(facts, request.body, ofCase.body),
  ];
  for (const [name, value] of echoes) {
    const shown = body[name];
    if (!Object.hasOwn(body, name) || !isScalar(shown)) continue;
    const next = { ...body, [name]: adoptForm(shown, value) };
    if (isValid(whole(next), name)) body = next;
  }
  return { ...response, body: whole(body) };
}

type Echo = [field: string, value: JsonValue];

/**
 * Returns the response fields that repeat the last path value. For a request of `/issues/12`, it returns `iid: 12` if
 * the case has the path `/issues/11` and the response `iid: 11`.
 */
function pathEchoes(
  documentedBody: Hash,
  documentedPath: CaseRequest['path'],
  path: CaseRequest['path'],
  { last }: EchoFacts,
): Echo[] {
  const sent = last && path[last.name];
  if (!last || sent === undefined || String(documentedPath[last.name]) === String(sent)) return [];
  return Object.entries(documentedBody).flatMap(([field, value]) =>
    last.fields.includes(field) && String(value) === String(documentedPath[last.name])
      ? [[field, typeof value === 'number' ? Number(sent) : sent] satisfies Echo]
      : [],
  );
}

function bodyEchoes(
  { creates, fields }: EchoFacts,
  body: JsonValue | undefined,
  bodyOfCase: JsonValue | undefined,
): Echo[] {
  if (!isObject(body)) return [];
  const missing = isObject(bodyOfCase) && creates ? Object.keys(bodyOfCase) : [];
  const defaults = missing
    .filter((name) => !Object.hasOwn(body, name))
    .flatMap((name): Echo[] => {
      const { 'x-echoed-as': echoedAs = name, default: value } = fields[name] ?? {};
      // Each value that the schema of the response allows replaces the one before it.
      const values = value === undefined ? [null, false] : [value];
      return values.map((one) => [echoedAs, one]);
    });
  const sent = Object.entries(body).flatMap(([name, value]): Echo[] => {
    const { 'x-echoed-as': echoedAs = name, writeOnly } = fields[name] ?? {};
    if (!isScalar(value)) return [];
    if (!writeOnly) return [[echoedAs, value]];
    // Of the values that a response must not show, it may show an address without its credentials.
    return isAddress(value) ? [[name, masked(value)]] : [];
  });
  // A sent value comes last, because it replaces a default of the same name.
  return [...defaults, ...sent];
}

/** Returns a value in the form in which the response shows it: a day as the beginning of the day, if it shows a time. */
function adoptForm(shown: JsonValue | undefined, value: JsonValue): JsonValue {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(String(value));
  return isDay && /^\d{4}-\d\d-\d\dT/.test(String(shown)) ? `${value}T00:00:00Z` : value;
}

function isAddress(value: JsonValue): value is string {
  return typeof value === 'string' && URL.canParse(value) && /^[a-z]+:\/\//i.test(value);
}

/** Masks the username and the password in an address. */
function masked(address: string): string {
  return address.replace(
    /^([a-z]+:\/\/)([^/]*)@/i,
    (_, scheme: string, credentials: string) =>
      `${scheme}${credentials.includes(':') ? '*****:*****' : '*****'}@`,
  );
}

function isScalar(value: JsonValue | undefined): boolean {
  return value !== undefined && !(value instanceof Object);
}
