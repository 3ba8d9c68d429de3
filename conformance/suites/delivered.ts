import { readReset } from '../../wire/readReset.ts';
import type { Delivery } from '../engine/deliver.ts';
import type { Call } from '../engine/job.ts';

/**
 * Returns the reason why a call cannot be judged because the server limits the rate of requests; undefined if it does
 * not.
 */
export function rateLimitOn({ exchange }: Delivery, { expected }: Call): string | undefined {
  if (exchange.response?.status !== 429 || expected.status === 429) return undefined;
  return readReset(exchange.response) !== undefined
    ? 'the server limits the rate (429), and the run has used up its waiting time: lower `limits.requestsPerSecond` in the profile'
    : 'the server limits the rate (429) and does not say for how long: lower `limits.requestsPerSecond` in the profile';
}

/** Returns notes for the report if the request of a response was repeated or redirected. */
export function notesOn({
  repeated,
  redirects,
}: {
  repeated?: string | undefined;
  redirects: string[];
}): string[] {
  return [
    ...(repeated ? [`passed on a repeat: ${repeated}`] : []),
    ...redirects.map((address) => `followed a redirect to ${address}`),
  ];
}
