/** Enforces the rate limits of the contract, if the settings switch them on. */
import type { ContractOperation } from '../../contract/contract.ts';
import type { Project, User } from '../../generated/tables.ts';
import type { Sandbox } from '../sandbox.ts';
import { Refusal, refuse } from './refusal.ts';

/** The facts about a request that a rate limit needs. */
export interface LimitedRequest {
  /** The caller; undefined for an anonymous call. All anonymous calls count as a single caller. */
  caller: User | undefined;
  project: Project | undefined;
  /**
   * A size in bytes: before the operation, the size of the request's body; after it, the size of the blob in the
   * response.
   */
  measured: { request?: number; blob?: number | undefined };
}

/**
 * Counts a request against the rate limit of its operation. The limit applies to the requests of each caller in the
 * last period, by the clock of the sandbox. Some limits apply to each project separately.
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
  const period = readPeriod(limit.period);
  // Times in the future come from requests before the clock was set back. They do not count.
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
function readPeriod(period: string): number {
  const [number, unit = ''] = period.split(' ');
  return Number(number) * (unit.startsWith('minute') ? 60_000 : 1000);
}
