import type { TransportFailure } from '../../wire/exchange.ts';

/** A recorded request and its response, independent of the format of the recording. */
export interface TrafficExchange {
  /** The place of the record, for people: `traffic.har, entry 17`. */
  source: string;
  /** The time of the request, in ISO 8601. */
  startedAt?: string;
  durationMs?: number;
  request: TrafficRequest;
  /** Absent if no response was recorded. */
  response?: TrafficResponse;
  /** The reason why no whole response came, if the server caused it. */
  failure?: TransportFailure;
}

export interface TrafficRequest {
  /** Upper case. */
  method: string;
  /** The whole address: `https://forge.example.com/api/v4/projects/5`. */
  url: string;
  headers: Headers;
  /** Absent if the recording does not keep it; empty for a request without a body. */
  body?: Buffer;
}

export interface TrafficResponse {
  status: number;
  reason: string;
  headers: Headers;
  /** Absent if the recording does not keep all of it; empty for a response without a body. */
  body?: Buffer;
  /** The length of the body on the wire in bytes, if it is known. */
  bodyBytes?: number;
  /** True if headers and body are as on the wire. A browser decodes, joins or repairs them. */
  isRaw: boolean;
}

/** Pairs in the order on the wire. */
export type Headers = [name: string, value: string][];

/** Returns the value of a header; the first one if the header is repeated. @param name in lower case */
export function headerOf(headers: Headers, name: string): string | undefined {
  return headers.find(([key]) => key.toLowerCase() === name)?.[1];
}
