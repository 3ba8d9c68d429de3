import type { TransportFailure } from '../../wire/exchange.ts';

/** The side of an exchange that is judged. */
export type Side = 'responses' | 'requests';

/** A recorded request and its response. It does not depend on the format of the recording. */
export interface TrafficExchange {
  /** Names the place of the exchange in the recording: `traffic.har, entry 17`. */
  source: string;
  /** The time of the request, in ISO 8601. */
  startedAt?: string;
  durationMs?: number;
  request: TrafficRequest;
  /** Absent if no response was recorded. */
  response?: TrafficResponse;
  /** The reason why no whole response came. Absent if the server did not cause it. */
  failure?: TransportFailure;
}

export interface TrafficRequest {
  /** The HTTP method in upper case. */
  method: string;
  /** The whole URL: `https://forge.example.com/api/v4/projects/5`. */
  url: string;
  headers: Headers;
  /** Absent if the recording does not contain the body. Empty for a request without a body. */
  body?: Buffer;
}

export interface TrafficResponse {
  status: number;
  reason: string;
  headers: Headers;
  /** Absent if the recording does not contain the whole body. Empty for a response without a body. */
  body?: Buffer;
  /** The length of the body on the wire in bytes, if it is known. */
  bodyBytes?: number;
  /** True if headers and body are recorded as they were on the wire. A browser decodes, joins or repairs them. */
  isRaw: boolean;
}

/** Name and value of each header, in the order on the wire. */
export type Headers = [name: string, value: string][];

/**
 * Returns the value of a header. If the header is repeated, returns the first value.
 * @param name the name in lower case
 */
export function readHeader(headers: Headers, name: string): string | undefined {
  return headers.find(([key]) => key.toLowerCase() === name)?.[1];
}
