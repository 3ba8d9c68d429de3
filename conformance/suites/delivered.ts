import { headerValues } from '../../wire/exchange.ts';
import type { Delivery } from '../engine/deliver.ts';
import type { Call } from '../engine/job.ts';

/** Why a call has no response to judge, since the server limits the rate; undefined when it does not. */
export function rateLimitOn({ exchange }: Delivery, { expected }: Call): string | undefined {
  if (exchange.response?.status !== 429 || expected.status === 429) return undefined;
  return headerValues(exchange.response, 'retry-after').length > 0
    ? 'the server limits the rate (429), and the time that a run may wait is used up: lower limits.requestsPerSecond in the profile'
    : 'the server limits the rate (429) and does not say for how long: lower limits.requestsPerSecond in the profile';
}

/** What else is worth knowing of how a response came. */
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
