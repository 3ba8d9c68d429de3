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

/** The body of an error: a text, or for each field that is wrong what is wrong with it. */
export interface RefusalBody {
  message: string | Record<string, string[]>;
}

/**
 * Why a request is refused, where the status does not say it: a value breaks the contract, the resource exists
 * already, its state forbids the change, the caller's role is too low, or the caller may not know the resource.
 */
export type Reason = 'invalid' | 'duplicate' | 'state' | 'role' | 'hidden';

/** Whether a request goes on although it should be refused. */
export type Tolerates = (refusal: Refusal, reason: Reason | undefined) => boolean;

const tolerated = new AsyncLocalStorage<Tolerates>();

/** Does some work in which `refuse` lets these refusals pass. */
export function tolerating<T>(
  tolerates: Tolerates | undefined,
  work: () => Promise<T>,
): Promise<T> {
  return tolerates ? tolerated.run(tolerates, work) : work();
}

/** Whether this request goes on although it should be refused. False unless a decorator of the sandbox says so. */
export function isTolerated(refusal: Refusal, reason?: Reason): boolean {
  return tolerated.getStore()?.(refusal, reason) ?? false;
}

/**
 * Refuses the request: the only way to do so. Nothing stays of what was done for the request.
 *
 * The type says that it never returns. It does return in a sandbox that is wrong on purpose and tolerates the
 * refusal. The code behind it then runs with values that its types rule out.
 *
 * @param reason only where the status does not say it
 * @throws the refusal
 */
export function refuse(refusal: Refusal, reason?: Reason): never {
  if (!isTolerated(refusal, reason)) throw refusal;
  return undefined as never;
}

/** 400: a field has an invalid value. */
export function invalid(fields: Record<string, string[]> | string): Refusal {
  return new Refusal(400, fields);
}

/** 401: the request needs a token, and has none or an unknown one. */
export function unauthorized(): Refusal {
  return new Refusal(401, '401 Unauthorized');
}

/** 403: the caller may know the resource, but may not do this with it. */
export function forbidden(reason?: string): Refusal {
  return new Refusal(403, reason ? `403 Forbidden - ${reason}` : '403 Forbidden');
}

/**
 * 404: the resource does not exist, or the caller may not know that it does.
 * @param what the name of the resource: `Project`, `Deploy Key`
 */
export function notFound(what?: string): Refusal {
  return new Refusal(404, what ? `404 ${what} Not Found` : '404 Not Found');
}

/** The resource that was looked up. Refuses with 404 when there is none. */
export function found<T>(resource: T | undefined, what?: string): T {
  return resource === undefined ? refuse(notFound(what)) : resource;
}
