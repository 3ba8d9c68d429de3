/** A request that is refused. It is thrown: nothing that was done for the request until then stays. */
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

/** The body of an error: a text, or for each field that is wrong what is wrong with it. */
export interface RefusalBody {
  message: string | Record<string, string[]>;
}

/** Why a request is refused: it breaks the contract, it is there already, or its state does not allow it. */
export type Reason = 'invalid' | 'duplicate' | 'state';

/** Whether a request goes on that should be refused. */
export type Overlooks = (reason: Reason, refusal: Refusal) => boolean;

/** 400: a field has a value that cannot be. */
export function invalid(fields: Record<string, string[]> | string): Refusal {
  return new Refusal(400, fields);
}

/** 401: the request needs a token and has none, or one that nobody has. */
export function unauthorized(): Refusal {
  return new Refusal(401, '401 Unauthorized');
}

/** 403: the caller may know of the thing, and may not do this with it. */
export function forbidden(reason?: string): Refusal {
  return new Refusal(403, reason ? `403 Forbidden - ${reason}` : '403 Forbidden');
}

/**
 * 404: there is no such thing, or the caller may not know that there is.
 * @param what what is not there, as its resource is called: `Project`, `Deploy Key`
 */
export function notFound(what?: string): Refusal {
  return new Refusal(404, what ? `404 ${what} Not Found` : '404 Not Found');
}

/** The thing that was looked up. @throws a Refusal with 404 when there is none */
export function found<T>(resource: T | undefined, what?: string): T {
  if (resource === undefined) throw notFound(what);
  return resource;
}
