import { and, eq, lte, min } from 'drizzle-orm';
import type { Sandbox } from '../../sandbox.ts';
import { isoTime } from '../../store/clock.ts';
import { dependencyListExports } from './tables.ts';

/** Exports that are ready finish, and those that have expired are deleted. */
export function exportEvents({ db, clock }: Sandbox): number | undefined {
  const now = isoTime(clock.time());
  const isRunning = eq(dependencyListExports.status, 'running');
  db.delete(dependencyListExports).where(lte(dependencyListExports.expires_at, now)).run();
  db.update(dependencyListExports)
    .set({ status: 'finished' })
    .where(and(isRunning, lte(dependencyListExports.ready_at, now)))
    .run();
  const next = [
    db
      .select({ at: min(dependencyListExports.ready_at) })
      .from(dependencyListExports)
      .where(isRunning)
      .get()?.at,
    db
      .select({ at: min(dependencyListExports.expires_at) })
      .from(dependencyListExports)
      .get()?.at,
  ].flatMap((at) => (at ? [Date.parse(at)] : []));
  return next.length === 0 ? undefined : Math.min(...next);
}
