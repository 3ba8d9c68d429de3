/** A response that refuses a request. A handler passes it to `refuse`, which ends the request. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: RefusalBody;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    message: RefusalBody['message'],
    headers: Record<string, string> = {},
  ) {
    super(typeof message === 'string' ? message : JSON.stringify(message));
    this.name = 'Refusal';
    this.status = status;
    this.body = { message };
    this.headers = headers;
  }
}

/** The body of a refusal. The message is a text, or a list of texts for each invalid field. */
export interface RefusalBody {
  message: string | Record<string, string[]>;
}

/** Refuses the request, and rolls back its changes. @throws the refusal */
export function refuse(refusal: Refusal): never {
  throw refusal;
}

/** Returns a 400: a field has an invalid value. */
export function invalid(fields: Record<string, string[]> | string): Refusal {
  return new Refusal(400, fields);
}

/** Returns a 401: the operation needs a token, but the request has no token or an unknown token. */
export function unauthorized(): Refusal {
  return new Refusal(401, '401 Unauthorized');
}

/** Returns a 403: the caller may see the resource, but may not perform the operation. */
export function forbidden(reason?: string): Refusal {
  return new Refusal(403, reason ? `403 Forbidden - ${reason}` : '403 Forbidden');
}

/**
 * Returns a 404: the resource does not exist, or the caller may not see it.
 * @param what the name of the resource: `Project`, `Deploy Key`
 */
export function notFound(what?: string): Refusal {
  return new Refusal(404, what ? `404 ${what} Not Found` : '404 Not Found');
}

/** Returns a resource. If the resource is undefined, refuses the request with 404. */
export function found<T>(resource: T | undefined, what?: string): T {
  return resource === undefined ? refuse(notFound(what)) : resource;
}
