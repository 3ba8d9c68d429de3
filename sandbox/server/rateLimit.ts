/** Enforces the rate limits of the contract, if the settings switch them on. */
import type { ContractOperation } from '../../contract/contract.ts';
import type { Project, User } from '../../generated/tables.ts';
import type { Sandbox } from '../sandbox.ts';
import { Refusal, refuse } from './refusal.ts';

/** A request that may count against a limit. */
export interface LimitedRequest {
  /** Undefined for an anonymous call; all of these are one caller. */
  caller: User | undefined;
  project: Project | undefined;
  /** Sizes in bytes: the body's before the operation, the blob's afterwards. */
  measured: { request?: number; blob?: number | undefined };
}

/**
 * Counts a request against the limit of its operation. Requests of the last period count, by the sandbox's
 * clock; refused requests do not. If the documents do not say whose requests count together, those of each
 * caller do.
 * @throws a Refusal with 429, whose `Retry-After` gives the seconds until the next request is allowed
 */
export function countAgainstLimit(
  { settings, clock, limitedRequests }: Sandbox,
  { id, definition }: Pick<ContractOperation, 'id' | 'definition'>,
  { caller, project, measured }: LimitedRequest,
): void {
  const limit = definition['x-rate-limit'];
  if (!limit || !settings.rateLimits) return;
  if (limit.offering && !limit.offering.includes(settings.offering)) return;
  const larger = limit['larger-than'];
  const bytes = measured[larger?.what ?? 'request'];
  if (bytes === undefined || (larger && bytes <= larger.megabytes * MEGABYTE)) return;

  const counter = [
    limit['counted-with'] ?? id,
    caller?.id ?? 'anonymous',
    limit.scope === undefined ? '' : project?.id,
  ].join(' ');
  const now = clock.time();
  const period = millisecondsOf(limit.period);
  // After a clock is set back, some recorded times are in the future.
  const counted = (limitedRequests.get(counter) ?? []).filter(
    (time) => time <= now && time > now - period,
  );
  const allowed = Number(settings.instance[limit.setting ?? ''] ?? limit.requests);
  if (counted.length >= allowed) {
    const free = (counted.at(-allowed) ?? now) + period;
    refuse(
      new Refusal(429, '429 Too Many Requests', {
        'retry-after': String(Math.ceil((free - now) / 1000)),
      }),
    );
  }
  limitedRequests.set(counter, [...counted, now]);
}

const MEGABYTE = 1024 * 1024;

/** Reads a period such as `30 seconds` or `1 minute`. */
function millisecondsOf(period: string): number {
  const [number, unit = ''] = period.split(' ');
  return Number(number) * (unit.startsWith('minute') ? 60_000 : 1000);
}
