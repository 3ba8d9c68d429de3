/** Rate limits: those that the contract states of an operation, while the settings switch them on. */
import type { ContractOperation } from '../../contract/contract.ts';
import type { Project, User } from '../../generated/tables.ts';
import type { Sandbox } from '../sandbox.ts';
import { Refusal, refuse } from './refusal.ts';

/** A request that may count against a limit. */
export interface LimitedRequest {
  /** Undefined for an anonymous call; all of these are one caller. */
  caller: User | undefined;
  project: Project | undefined;
  /** What is measured, in bytes: the body before the operation is done, the blob afterwards. */
  measured: { request?: number; blob?: number | undefined };
}

/**
 * Counts a request against the limit of its operation. Those of the last period count, by the clock of the
 * sandbox, and what is refused does not. The callers count one by one where the documents do not say for whom.
 * @throws a Refusal with 429 that says in `Retry-After` after how many seconds there is room for another one
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
  // A clock that is set back leaves times behind that are yet to come.
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

/** `30 seconds`, `1 minute` */
function millisecondsOf(period: string): number {
  const [number, unit = ''] = period.split(' ');
  return Number(number) * (unit.startsWith('minute') ? 60_000 : 1000);
}
