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
  /** The operationId, such as `createTag`. For a call by path, the method and the address. */
  declare readonly operation: string;
  /** The status of the response. It is 0 for a redirect in a browser, since browsers hide the status. */
  declare readonly status: number;
  /** The messages of the service about each field. Empty if the service names no field. */
  declare readonly fields: Record<string, string[]>;
  /**
   * The `X-Request-Id` of the response, which can be found in the logs of the service. Undefined without this header.
   */
  declare readonly requestId: string | undefined;
  /**
   * The response, whose headers are of interest. Its body has been read already. A printed error does not show it.
   */
  declare readonly response: Response;

  /**
   * @param body the body of the response. It may be `{ message }`, with a text or with an object that maps fields to
   *   texts. It may also be such an object itself
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
    // The property is not enumerable. Node prints all enumerable properties of an uncaught error: the response takes
    // 80 lines.
    Object.defineProperty(this, 'response', { value: response });
  }
}
