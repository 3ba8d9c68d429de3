import { AsyncLocalStorage } from 'node:async_hooks';

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

/**
 * The reason of a refusal, for statuses that have several reasons:
 *
 * - `invalid`: a value is invalid;
 * - `duplicate`: the resource exists already;
 * - `state`: the state of the resource forbids the change;
 * - `role`: the role of the caller is too low;
 * - `hidden`: the caller may not see the resource.
 */
export type Reason = 'invalid' | 'duplicate' | 'state' | 'role' | 'hidden';

/** Returns true for a refusal to tolerate: the request goes on although it should be refused. */
export type Tolerates = (refusal: Refusal, reason: Reason | undefined) => boolean;

const tolerated = new AsyncLocalStorage<Tolerates>();

/** Runs a function. While it runs, `refuse` tolerates the given refusals. */
export function tolerating<T>(
  tolerates: Tolerates | undefined,
  work: () => Promise<T>,
): Promise<T> {
  return tolerates ? tolerated.run(tolerates, work) : work();
}

/** Returns true if a decorator of the sandbox tolerates the refusal, so that the request must go on. */
export function isTolerated(refusal: Refusal, reason?: Reason): boolean {
  return tolerated.getStore()?.(refusal, reason) ?? false;
}

/**
 * Refuses the request, and rolls back its changes. The code of the sandbox must not refuse in any other way.
 *
 * The return type says that this function never returns. But in a sandbox that is wrong on purpose, it returns if a
 * decorator tolerates the refusal. Then the code after the call runs with values that its types exclude.
 *
 * @param reason the reason, for statuses that have several reasons
 * @throws the refusal
 */
export function refuse(refusal: Refusal, reason?: Reason): never {
  if (!isTolerated(refusal, reason)) throw refusal;
  return undefined as never;
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
