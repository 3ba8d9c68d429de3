import { createInstance, type IHttpRequest } from '@stoplight/prism-http';
import type { CaseResponse, JsonValue } from '../contract/case.ts';
import type { MockRequest } from './mockRequest.ts';
import { Refusal } from './refusal.ts';

/** How Prism is set up. */
export const PRISM_CONFIG = {
  isProxy: false as const,
  mock: { dynamic: false },
  checkSecurity: true,
  validateRequest: true,
  // What the mock answers are the cases, and those have been checked.
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
};

/** Prism wants a logger. What it would say is in the responses. */
export const SILENT_LOGGER = Object.assign(
  Object.fromEntries(
    ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal'].map((level) => [
      level,
      () => {},
    ]),
  ),
  { child: () => SILENT_LOGGER },
) as never;

/**
 * Makes a function that makes a response up from the schemas of an operation: with `Prefer: dynamic=true`, and for
 * a status that no case shows. Prism is told neither what the caller accepts nor what it sent: the one
 * would lead to statuses that no deployment answers (406), and the other has been judged already.
 * @param status of the response
 */
export function responseGenerator(): (
  request: MockRequest,
  status: number,
) => Promise<CaseResponse> {
  const prism = createInstance(PRISM_CONFIG, { logger: SILENT_LOGGER });
  return async ({ prismOperation, url, operation }, status) => {
    const input: IHttpRequest = {
      method: operation.method,
      url: { path: url.pathname },
    };
    const result = await prism.request(input, [prismOperation], {
      ...PRISM_CONFIG,
      checkSecurity: false,
      validateRequest: false,
      mock: { dynamic: true, code: status },
    })();
    if (result._tag === 'Left')
      throw new Refusal(500, `Prism makes no response up: ${result.left.message}`);
    const { statusCode, headers = {}, body } = result.right.output;
    const { 'content-type': contentType, ...others } = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    return {
      status: statusCode,
      headers: Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null)),
      ...(body !== undefined && contentType && { contentType, body: body as JsonValue }),
    };
  };
}
