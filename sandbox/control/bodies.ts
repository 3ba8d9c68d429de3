/**
 * The bodies of control that its clients share. They import nothing, so that the types of `forge-sandbox` stay
 * few.
 */

/** The beginning of a fork. By default, it is a copy of the sandbox. */
export interface ForkRequest {
  name?: string;
  /** `world`, `empty`, `random` or `random:NUMBER`. */
  seed?: string;
  /** The name of the fork to copy. */
  copyOf?: string;
  /** The name of a snapshot of the copied sandbox or fork. */
  snapshot?: string;
  /** The seconds after the last request at which the fork ends. Default: 3600. */
  ttl?: number;
  /** The time at which the clock is stopped, in ISO 8601. */
  clock?: string;
}

export interface RequestFilter {
  operation?: string;
  user?: string;
  /** Only requests after the one with this ID. */
  since?: number;
  /** The largest number of requests, the newest ones. */
  limit?: number;
}

/** A request to the API with the findings of the judge. */
export interface ShownRequest {
  /** A number that grows with each request. */
  id: number;
  /** The real time at which the request began, in ISO 8601. */
  time: string;
  method: string;
  /** Path and query as the caller wrote them. */
  url: string;
  /** The operationId; null if the path or the method belongs to no operation. */
  operation: string | null;
  /** The username of the token; null for an anonymous call. */
  user: string | null;
  /** The status of the response; null if the connection was dropped on purpose. */
  status: number | null;
  durationMs: number;
  /** The body of the request; null without a body, or if the body is too long to keep. */
  body: string | null;
  /** Null for a request that belongs to no operation, or whose body is too long to keep. */
  findings: ShownFinding[] | null;
}

/** A finding about a request, or about its response. */
export interface ShownFinding {
  of: 'request' | 'response';
  check: string;
  message: string;
  location?: string;
}

export interface DeliveryFilter {
  /** Only deliveries to the webhook with this ID. */
  hook?: number;
  /** Only deliveries of this kind of event: `Push Hook`. */
  event?: string;
  /** Only deliveries after the one with this ID. */
  since?: number;
  /** The largest number of deliveries, the newest ones. */
  limit?: number;
  /** Whether to wait until no delivery is under way. */
  wait?: boolean;
}

/** An event that the sandbox has sent to a webhook, or was to send. */
export interface ShownDelivery {
  /** A number that grows with each delivery. */
  id: number;
  /** The real time at which the change succeeded, in ISO 8601. */
  time: string;
  /** The ID of the webhook. */
  hook: number;
  /** The kind of event: `Push Hook`. */
  event: string;
  /** The address. Its credentials are masked. */
  url: string;
  /** `waiting` until the last attempt has ended; `refused` if the address is not allowed, so nothing was sent. */
  state: 'waiting' | 'delivered' | 'failed' | 'refused';
  /** The number of requests that the sandbox has sent. */
  attempts: number;
  /** The status of the last response; null without one. */
  status: number | null;
  /** The reason of the last failure, or of the refusal. */
  error: string | null;
  /** The headers of the request. */
  headers: Record<string, string>;
  /** The body of the request, as JSON. */
  body: string;
}
