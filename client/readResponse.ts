import { ForgeError, summarize } from './forgeError.ts';
import type { ParseAs } from './responseBody.ts';

/** The facts about a request that decide how its response is read. */
export interface ReadOptions {
  /** The operationId. With it, a refusal is thrown. Without it, a refusal is returned. */
  operation?: string | undefined;
  /** The path values, for error messages. */
  path?: Record<string, unknown> | undefined;
  /** The way to read a successful body. Default: `json`. */
  parseAs?: ParseAs | undefined;
  /** True if a successful response without a body is an error. */
  mustHaveBody: boolean;
}

/** A response with its body: `data` if the service has accepted the request, otherwise `error`. */
export interface ReadResponse {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/**
 * Reads the body of a response.
 * @throws ForgeError if JSON is due and the body is something else, such as a login page
 */
export async function readResponse(
  response: Response,
  request: Request,
  { operation, path, parseAs = 'json', mustHaveBody }: ReadOptions,
): Promise<ReadResponse> {
  const { ok } = response;
  if (ok && parseAs !== 'json') {
    const stream = response.body ?? new Response('').body;
    return { data: parseAs === 'stream' ? stream : await response[parseAs](), response };
  }
  const body = await response.text();
  const place = `${request.method} ${request.url}`;
  if (!ok && operation) throw new ForgeError(operation, response, { body, path, request });
  if (ok && !body && !mustHaveBody) return { data: undefined, response };
  try {
    return { [ok ? 'data' : 'error']: JSON.parse(body), response };
  } catch {
    if (!ok) return { error: body || undefined, response };
    const reason = `${operation ? `${place}: ` : ''}the response is not JSON: ${summarize(response, body)}`;
    throw new ForgeError(operation ?? place, response, { body, path, reason, request });
  }
}
