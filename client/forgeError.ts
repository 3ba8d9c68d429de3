/**
 * Thrown when the service refuses a call, or answers it with a redirect that is not followed. The message is
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
  /** The operationId of what was called by name (`createTag`), else method and address. */
  declare readonly operation: string;
  /** Status of the response; 0 for a redirect in a browser, which does not show it. */
  declare readonly status: number;
  /** What is wrong with each field that the service names; empty when it names none. */
  declare readonly fields: Record<string, string[]>;
  /** The `X-Request-Id` of the response, for whoever looks into the service's logs; undefined where it has none. */
  declare readonly requestId: string | undefined;
  /** The response, for its headers. Its body has been read. It is not printed with the error. */
  declare readonly response: Response;

  /**
   * @param body the body of the response; its `message` is a text, or an object from fields to texts, and instead of
   *   a `message` there may be such an object by itself
   */
  constructor(operation: string, response: Response, body: unknown) {
    const { status } = response;
    const { message } = Object(body);
    const named = message ?? body;
    const fields = named instanceof Object ? named : {};
    const texts = Object.entries(fields).map((field) => field.join(' '));
    super(`${operation}: ${texts.join('; ') || message || status}`);
    const requestId = response.headers.get('x-request-id') ?? undefined;
    Object.assign(this, { name: 'ForgeError', operation, status, fields, requestId });
    // Not enumerable: an error that nobody catches is printed with all that is, and a response is 80 lines.
    Object.defineProperty(this, 'response', { value: response });
  }
}
