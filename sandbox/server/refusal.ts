import { AsyncLocalStorage } from 'node:async_hooks';

/** A response that refuses a request. Pass it to `refuse`, which ends the request. */
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

/** The body of an error: a text, or texts for each wrong field. */
export interface RefusalBody {
  message: string | Record<string, string[]>;
}

/**
 * The reason of a refusal, if the status does not tell it. The value is invalid, the resource is a
 * duplicate, or its state forbids the change. Or the role is too low, or the resource is hidden from the
 * caller.
 */
export type Reason = 'invalid' | 'duplicate' | 'state' | 'role' | 'hidden';

/** Decides whether a request goes on although it should be refused. */
export type Tolerates = (refusal: Refusal, reason: Reason | undefined) => boolean;

const tolerated = new AsyncLocalStorage<Tolerates>();

/** Does some work in which `refuse` tolerates these refusals. */
export function tolerating<T>(
  tolerates: Tolerates | undefined,
  work: () => Promise<T>,
): Promise<T> {
  return tolerates ? tolerated.run(tolerates, work) : work();
}

/** Returns true if a decorator of the sandbox tolerates the refusal, so that the request goes on. */
export function isTolerated(refusal: Refusal, reason?: Reason): boolean {
  return tolerated.getStore()?.(refusal, reason) ?? false;
}

/**
 * Refuses the request, and rolls back its changes. Code of the sandbox refuses in no other way.
 *
 * By its type, it never returns. In a sandbox that is wrong on purpose, it returns if the refusal is
 * tolerated. Then the code after it runs with values that its types rule out.
 *
 * @param reason only if the status does not tell it
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

/** Returns a 401: the request needs a token, and has none or an unknown one. */
export function unauthorized(): Refusal {
  return new Refusal(401, '401 Unauthorized');
}

/** Returns a 403: the caller may see the resource, but may not do this. */
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

/** Returns the resource of a lookup. Refuses with 404 if it is undefined. */
export function found<T>(resource: T | undefined, what?: string): T {
  return resource === undefined ? refuse(notFound(what)) : resource;
}
