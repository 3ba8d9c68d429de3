import { createInstance, type IHttpRequest } from '@stoplight/prism-http';
import type { CaseResponse, JsonValue } from '../contract/case.ts';
import type { MockRequest } from './mockRequest.ts';
import { Refusal } from './refusal.ts';

/** Settings of Prism, a library that routes requests and generates responses. */
export const PRISM_CONFIG = {
  isProxy: false as const,
  mock: { dynamic: false },
  checkSecurity: true,
  validateRequest: true,
  // Responses are not validated here, because most are cases, which the build has validated.
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
};

/** A logger that prints nothing. Prism requires a logger, but its responses already contain its messages. */
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
 * Creates a function that generates a response with a given status from the schemas of an operation. The mock
 * needs it for `Prefer: dynamic=true` and for a status without a case.
 *
 * Prism does not get the `Accept` of the caller, because it would respond with a 406 that no deployment sends. Prism
 * does not get the body, because the mock has already validated it.
 * @param dynamic false if each value is the first that its schema shows or allows. Default: values are random
 */
export function responseGenerator(
  dynamic = true,
): (
  request: Pick<MockRequest, 'prismOperation' | 'operation'> & { url: { pathname: string } },
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
      mock: { dynamic, code: status },
    })();
    if (result._tag === 'Left')
      throw new Refusal(
        500,
        `Prism cannot generate a response with the status ${status} for ${operation.id}: ${result.left.message}`,
      );
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
