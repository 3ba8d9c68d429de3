/**
 * Thrown when the service refuses a call, or responds with a redirect that is not followed. The message is
 * one line: `createTag: 400 Bad Request`, `createTag: tag_name is missing; ref is missing`.
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
  /** The operationId of a call by name (`createTag`), else method and address. */
  declare readonly operation: string;
  /** Status of the response; 0 for a redirect in a browser, which hides the status. */
  declare readonly status: number;
  /** The service's complaints about each field; empty if the service names no field. */
  declare readonly fields: Record<string, string[]>;
  /** The `X-Request-Id` of the response, to search for in the service's logs; undefined without that header. */
  declare readonly requestId: string | undefined;
  /** The response, for its headers. Its body has been read. The printed error omits it. */
  declare readonly response: Response;

  /**
   * @param body the body of the response: `{ message }` with a text or an object from fields to texts, or that
   *   object itself
   */
  constructor(operation: string, response: Response, body: unknown) {
    const { status } = response;
    const { message } = Object(body);
    const details = message ?? body;
    const fields = details instanceof Object ? details : {};
    const texts = Object.entries(fields).map((field) => field.join(' '));
    super(`${operation}: ${texts.join('; ') || message || status}`);
    const requestId = response.headers.get('x-request-id') ?? undefined;
    Object.assign(this, { name: 'ForgeError', operation, status, fields, requestId });
    // Not enumerable: Node prints every enumerable property of an uncaught error, and a response takes 80 lines.
    Object.defineProperty(this, 'response', { value: response });
  }
}
