import type { CaseRequest } from '../contract/case.ts';
import type { ContractOperation } from '../contract/contract.ts';
import { writeForm } from './form.ts';
import { essence, FORM, isJson } from './mediaType.ts';

/** A request in the form in which it is sent. */
export interface WireRequest {
  /** The HTTP method in upper case. */
  method: string;
  /** Scheme, host and port: `http://127.0.0.1:4010`. */
  origin: string;
  /** Path and query, encoded. The type is a string, because the class `URL` would resolve `..`. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

/**
 * Turns the request of a case into a request that can be sent.
 *
 * @param base the URL to which the contract's paths are appended: `https://forge.example.com/api/v4`. For an operation
 *   without a path (a webhook), the whole URL
 * @param extraHeaders further headers, such as the token. A header of the case has precedence over them
 * @throws an Error if a path parameter has no value
 * @throws an Error for a body that is not a text, if its media type is neither JSON nor a form
 */
export function wireRequest(
  operation: ContractOperation,
  request: CaseRequest,
  base: string,
  extraHeaders: Record<string, string> = {},
): WireRequest {
  const { origin, pathname } = new URL(base);
  const query = Object.entries(request.query).flatMap(([name, value]) =>
    writeForm(name, value, 'query'),
  );
  const body = bodyBytes(request);
  return {
    method: operation.method.toUpperCase(),
    origin,
    path: `${pathname.replace(/\/$/, '')}${writePath(operation, request.path)}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: {
      ...withoutOverridden(extraHeaders, request.headers),
      ...(body && { 'Content-Type': request.contentType ?? 'application/octet-stream' }),
      ...request.headers,
      ...(body && { 'Content-Length': String(body.length) }),
    },
    ...(body && { body }),
  };
}

function withoutOverridden(
  headers: Record<string, string>,
  own: Record<string, string>,
): Record<string, string> {
  const taken = new Set(Object.keys(own).map((name) => name.toLowerCase()));
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !taken.has(name.toLowerCase())),
  );
}

/**
 * Returns the path of an operation, with encoded values in place of `{parameter}`.
 * @throws an Error if a parameter has no value
 */
export function writePath(operation: ContractOperation, path: CaseRequest['path']): string {
  return (operation.path ?? '').replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = path[name];
    if (value === undefined)
      throw new Error(`${operation.id}: the request has no value for the path parameter ${name}`);
    return encodeURIComponent(value);
  });
}

function bodyBytes({ contentType, body }: CaseRequest): Buffer | undefined {
  if (contentType === undefined || body === undefined) return undefined;
  if (isJson(contentType)) return Buffer.from(JSON.stringify(body));
  if (essence(contentType) === FORM) return Buffer.from(writeForm('', body, 'form').join('&'));
  if (typeof body === 'string') return Buffer.from(body);
  throw new Error(
    `The body has the media type ${contentType}, but is not a text. Write the body as text.`,
  );
}
