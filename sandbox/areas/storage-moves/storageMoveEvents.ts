import { eq, ne } from 'drizzle-orm';
import {
  projects,
  repositoryStorages,
  type StorageMove,
  storageMoves,
} from '../../../generated/tables.ts';
import type { Sandbox } from '../../sandbox.ts';

/** The time in milliseconds between the request for a move and the start of the move. */
export const START_DELAY = 1000;

/** The time in milliseconds between the request for a move and the end of the move. */
const END_DELAY = 10_000;

/** Starts and finishes the moves whose time has come. Returns the time of the next such event. */
export function storageMoveEvents(sandbox: Sandbox): number | undefined {
  const { db, clock } = sandbox;
  const next: number[] = [];
  for (const move of db
    .select()
    .from(storageMoves)
    .where(ne(storageMoves.state, 'finished'))
    .all()) {
    const scheduledAt = Date.parse(move.created_at);
    const age = clock.time() - scheduledAt;
    const state = age >= END_DELAY ? 'finished' : age >= START_DELAY ? 'started' : 'scheduled';
    if (state !== move.state)
      db.update(storageMoves).set({ state }).where(eq(storageMoves.id, move.id)).run();
    if (state === 'finished') finishMove(sandbox, move);
    else next.push(scheduledAt + (state === 'scheduled' ? START_DELAY : END_DELAY));
  }
  return next.length === 0 ? undefined : next.reduce((one, other) => Math.min(one, other));
}

/** Assigns a repository to its new storage and ends the read-only state. */
function finishMove(
  { db }: Sandbox,
  { kind, subject_id, destination: storage }: StorageMove,
): void {
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
