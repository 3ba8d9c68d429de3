import { and, eq, lte, min, ne } from 'drizzle-orm';
import type { Sandbox } from '../../sandbox.ts';
import { isoTime } from '../../store/clock.ts';
import { projects } from '../../store/coreTables.ts';
import { repositoryStorages, storageMoves } from './tables.ts';

/** A move starts so many milliseconds after it was scheduled. */
export const START_DELAY = 1000;

/** A move ends so many milliseconds after it was scheduled. */
const DURATION = 10_000;

/** Moves start and finish: then the repository is on its new storage and can be written to again. */
export function storageMoveEvents({ db, clock }: Sandbox): number | undefined {
  const createdBefore = (delay: number) =>
    lte(storageMoves.created_at, isoTime(clock.time() - delay));
  const isUnfinished = ne(storageMoves.state, 'finished');
  db.update(storageMoves)
    .set({ state: 'started' })
    .where(and(eq(storageMoves.state, 'scheduled'), createdBefore(START_DELAY)))
    .run();
  const ended = db
    .update(storageMoves)
    .set({ state: 'finished' })
    .where(and(isUnfinished, createdBefore(DURATION)))
    .returning()
    .all();
  for (const { kind, subject_id, destination: storage } of ended) {
    if (kind === 'project')
      db.update(projects)
        .set({ storage, repository_read_only: false })
        .where(eq(projects.id, subject_id))
        .run();
    else
      db.insert(repositoryStorages)
        .values({ kind, subject_id, storage })
        .onConflictDoUpdate({
          target: [repositoryStorages.kind, repositoryStorages.subject_id],
          set: { storage },
        })
        .run();
  }
  return nextEvent(db);
}

function nextEvent(db: Sandbox['db']): number | undefined {
  const next = (['scheduled', 'started'] as const).flatMap((state) => {
    const oldest = db
      .select({ at: min(storageMoves.created_at) })
      .from(storageMoves)
      .where(eq(storageMoves.state, state))
      .get()?.at;
    const delay = state === 'scheduled' ? START_DELAY : DURATION;
    return oldest ? [Date.parse(oldest) + delay] : [];
  });
  return next.length === 0 ? undefined : Math.min(...next);
}
