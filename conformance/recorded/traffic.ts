import type { TransportFailure } from '../../wire/exchange.ts';

/** A request and its response as somebody recorded them, whatever the format: as much as is known. */
export interface TrafficExchange {
  /** Where it is recorded, for people: `traffic.har, entry 17`. */
  source: string;
  /** When it began, in ISO 8601. */
  startedAt?: string;
  durationMs?: number;
  request: TrafficRequest;
  /** Absent where none was recorded. */
  response?: TrafficResponse;
  /** Why no whole response came, where it is the server's doing. */
  failure?: TransportFailure;
}

export interface TrafficRequest {
  /** Upper case. */
  method: string;
  /** The whole address: `https://forge.example.com/api/v4/projects/5`. */
  url: string;
  headers: Headers;
  /** Undefined where it is not kept; empty where there was none. */
  body?: Buffer;
}

export interface TrafficResponse {
  status: number;
  reason: string;
  headers: Headers;
  /** Undefined where it is not kept, or not whole; empty where there was none. */
  body?: Buffer;
  /** Its length as it came in bytes, where that is known. */
  bodyBytes?: number;
  /** Whether headers and body are as they came, and not what a browser made of them: decoded, joined, repaired. */
  isRaw: boolean;
}

/** In the order in which they came. */
export type Headers = [name: string, value: string][];

/** The value of a header; of one that came several times the first. @param name in lower case */
export function headerOf(headers: Headers, name: string): string | undefined {
  return headers.find(([key]) => key.toLowerCase() === name)?.[1];
}
