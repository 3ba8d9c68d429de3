import type { CaseResponse } from '../../../contract/case.ts';
import type { ContractOperation } from '../../../contract/contractOperation.ts';
import { findBasePath } from '../../../contract/deployment.ts';
import type { Document } from '../../../contract/openapi.ts';
import { credential } from '../../../wire/credential.ts';
import { isJson } from '../../../wire/mediaType.ts';
import type { ShownCase } from '../page/pageData.ts';

/** The request of a case, in the parts that a sample in any language writes. */
export interface SampleRequest {
  operation: string;
  /** The HTTP method in upper case. */
  method: string;
  /** The environment variable with the address. */
  address: 'FORGE' | 'ALERT_INTAKE';
  /** The encoded path after that address, without the query. */
  path: string;
  /** The encoded query, with brackets as they are. Empty without a query. */
  query: string;
  headers: Record<string, string>;
  secret?: Secret;
  body?: { contentType: string; text: string };
  /** The kind of the documented response body. */
  returns: 'json' | 'text' | 'bytes' | 'nothing';
  succeeds: boolean;
}

/** The token of a call. */
export interface Secret {
  /** The environment variable with the token. */
  variable: 'TOKEN' | 'KEY';
  /** The header that has the token. */
  header: string;
  /** How the header has the token: alone, after `Bearer`, or as the password of an empty user name. */
  form: 'plain' | 'bearer' | 'basic';
}

export function sampleRequest(
  document: Document,
  operation: ContractOperation,
  { as, scheme, request, response }: ShownCase,
): SampleRequest {
  const hasPath = operation.path !== undefined;
  const [path = '', query = ''] = request.path.split('?');
  const { 'Content-Type': contentType, ...headers } = request.headers;
  const secret =
    as === 'anonymous'
      ? undefined
      : findSecret(credential({ document }, operation, PLACEHOLDER, scheme), hasPath);
  return {
    operation: operation.id,
    method: operation.method.toUpperCase(),
    address: hasPath ? 'FORGE' : 'ALERT_INTAKE',
    path: hasPath ? findBasePath(document) + path : '',
    query,
    headers,
    ...(secret && { secret }),
    ...(request.body !== undefined && {
      body: { contentType: contentType ?? 'application/octet-stream', text: request.body },
    }),
    returns: findKind(response),
    succeeds: response.status < 300,
  };
}

/** Stands for the token until a sample replaces it by an environment variable. */
const PLACEHOLDER = 'placeholder';

function findSecret(headers: Record<string, string>, hasPath: boolean): Secret | undefined {
  const [entry] = Object.entries(headers);
  if (!entry) return undefined;
  const [header, value] = entry;
  const form = value === PLACEHOLDER ? 'plain' : value.startsWith('Bearer ') ? 'bearer' : 'basic';
  return { variable: hasPath ? 'TOKEN' : 'KEY', header, form };
}

function findKind({ contentType, bodyBase64 }: CaseResponse): SampleRequest['returns'] {
  if (contentType === undefined) return 'nothing';
  if (bodyBase64 !== undefined) return 'bytes';
  return isJson(contentType) ? 'json' : 'text';
}

/** The longest address on one line. A longer one has a line per parameter of the query. */
const MAX_ADDRESS = 70;

/** Returns the path and the query in the parts that a sample writes on a line each: path, `?a=1`, `&b=2`. */
export function addressParts({ path, query }: Pick<SampleRequest, 'path' | 'query'>): string[] {
  if (query === '') return path === '' ? [] : [path];
  const whole = `${path}?${query}`;
  if (whole.length <= MAX_ADDRESS) return [whole];
  return [path, ...query.split('&').map((pair, index) => (index === 0 ? `?${pair}` : `&${pair}`))];
}
