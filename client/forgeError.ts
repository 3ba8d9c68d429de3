/** The facts about a response, beside the response itself, from which a `ForgeError` is created. */
export interface ForgeErrorFacts {
  /** The body of the response as text. */
  body?: string;
  /** The path values of the request. */
  path?: Record<string, unknown> | undefined;
  /** The text of the error, if the reason is not in the body. */
  reason?: string;
  /** The request. The error shows none of its tokens, even if the service repeats them. */
  request?: Request;
}

/**
 * Thrown when the service refuses a call, redirects to an address that is not followed, or does not send JSON where
 * JSON is due. The message is one line: `createTag: 400 Bad Request`,
 * `createTag: tag_name is missing; ref is missing`.
 *
 * ```ts
 * try {
 *   await forge.call('createTag', { path: { id: 'acme/rocket' }, body: { tag_name: 'v1', ref: 'main' } });
 * } catch (error) {
 *   if (!(error instanceof ForgeError && error.status === 400)) throw error;
 *   console.error(error.fields);
 * }
 * ```
 */
export class ForgeError extends Error {
  /** The operationId, such as `createTag`. For a call by path, the method and the address. */
  declare readonly operation: string;
  /** The status of the response. It is 0 for a redirect in a browser, since browsers hide the status. */
  declare readonly status: number;
  /** The path values of the request: `{ id: 'acme/rocket' }`. */
  declare readonly path: Record<string, unknown>;
  /** The messages of the service about each field. Empty if the service names no field. */
  declare readonly fields: Record<string, string[]>;
  /**
   * The `X-Request-Id` of the response, which can be found in the logs of the service. Undefined without this header.
   */
  declare readonly requestId: string | undefined;
  /**
   * The body of the response: the value of its JSON, or its text if it is not JSON. `isRefusal` gives it a type. A
   * printed error does not show it.
   */
  declare readonly body: unknown;
  /**
   * The response, whose headers are of interest. Its body has been read already. A printed error does not show it.
   */
  declare readonly response: Response;

  /**
   * @param facts the body may be `{ message }` in JSON, with a text or with an object that maps fields to texts. It may
   *   also be such an object itself
   */
  constructor(
    operation: string,
    response: Response,
    { body: sent = '', path = {}, reason, request }: ForgeErrorFacts = {},
  ) {
    const { status } = response;
    const body = withoutTokens(sent, request);
    const value = parsed(body);
    const details = Object(value).message ?? value;
    const fields = details instanceof Object ? details : {};
    const texts = Object.entries(fields).map((field) => field.join(' '));
    const message = typeof details === 'string' ? details : summarize(response, body);
    super(
      printable(withoutTokens(`${operation}: ${reason ?? (texts.join('; ') || message)}`, request)),
    );
    const requestId = response.headers.get('x-request-id') ?? undefined;
    Object.assign(this, { name: 'ForgeError', operation, status, path, fields, requestId });
    // Node prints all enumerable properties of an uncaught error: the response takes 80 lines.
    Object.defineProperties(this, {
      body: { value: value ?? body },
      response: { value: response },
    });
  }
}

/**
 * Returns status, media type and the beginning of the body. Gateways and login pages send HTML, whose first line says
 * the most.
 */
export function summarize({ status, headers }: Response, body: string): string {
  const [line] = /\S.{0,99}/.exec(body) ?? [];
  return [status, headers.get('content-type'), line].filter(Boolean).join(' ');
}

/** Replaces the tokens of a request in a text of its response. */
function withoutTokens(text: string, request?: Request): string {
  for (const [name, value] of request?.headers ?? [])
    if (/token|authorization/.test(name) && value)
      text = text.replaceAll(value.split(' ').at(-1)!, '…');
  return text;
}

/** Writes a text as one line. Characters that a terminal obeys become escapes, such as `\\u001b`. */
function printable(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(
      /[\p{Cc}\p{Bidi_Control}\p{Cs}]/gu,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
