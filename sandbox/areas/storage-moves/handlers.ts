/** Operations that move repositories to another storage (API documentation, document 3). */

import { and, asc, eq, ne } from 'drizzle-orm';
import {
  groups,
  projects,
  repositoryStorages,
  type StorageMoveKind,
  snippets,
  storageMoves,
  storages,
} from '../../../generated/tables.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { Handlers, SandboxRequest } from '../../server/handler.ts';
import { forbidden, invalid, refuse } from '../../server/refusal.ts';
import { rowsWhere, rowWhere } from '../../store/rowsWhere.ts';
import { START_DELAY } from './storageMoveEvents.ts';

export const storageMoveHandlers = {
  scheduleProjectStorageMoves: (request) => schedule(request, 'project'),
  scheduleSnippetStorageMoves: (request) => schedule(request, 'snippet'),
  scheduleGroupStorageMoves: (request) => schedule(request, 'group'),
} satisfies Partial<Handlers>;

type Request = SandboxRequest<
  'scheduleProjectStorageMoves' | 'scheduleSnippetStorageMoves' | 'scheduleGroupStorageMoves'
>;

/**
 * Schedules a move for every repository on a storage. Repositories of projects become read-only until their move ends.
 */
function schedule({ sandbox, access, body }: Request, kind: StorageMoveKind) {
  const { source_storage_name: source, destination_storage_name: destination } = body;
  const { db, clock } = sandbox;
  if (!access.isAdministrator) refuse(forbidden());
  checkStorage(sandbox, 'source_storage_name', source);
  checkStorage(sandbox, 'destination_storage_name', destination);
  if (source === destination)
    refuse(invalid({ destination_storage_name: ['must be another storage than the source'] }));
  const moving = idsBeingMoved(sandbox, kind);
  for (const id of idsOnStorage(sandbox, kind, source)) {
    if (moving.has(id)) continue;
    db.insert(storageMoves)
      .values({
        kind,
        subject_id: id,
        source,
        destination,
        state: 'scheduled',
        created_at: clock.now(),
      })
      .run();
    if (kind === 'project')
      db.update(projects).set({ repository_read_only: true }).where(eq(projects.id, id)).run();
  }
  sandbox.expectEvent(clock.time() + START_DELAY);
  return {};
}

function checkStorage({ db }: Sandbox, field: string, name: string): void {
  const storage = rowWhere(db, storages, { name });
  if (!storage) refuse(invalid({ [field]: ['does not have a valid value'] }));
}

/** Returns the IDs of the projects, snippets or groups whose repositories are being moved. */
function idsBeingMoved({ db }: Sandbox, kind: StorageMoveKind): Set<number> {
  const isMoving = and(eq(storageMoves.kind, kind), ne(storageMoves.state, 'finished'));
  const moves = db.select().from(storageMoves).where(isMoving).all();
  return new Set(moves.map(({ subject_id }) => subject_id));
}

/** Returns the IDs of the projects, snippets or groups whose repositories are on a storage. */
function idsOnStorage({ db }: Sandbox, kind: StorageMoveKind, storage: string): number[] {
  const defaultStorage = db.select().from(storages).orderBy(asc(storages.id)).get()?.name;
  if (kind === 'project')
    return rowsWhere(db, projects)
      .filter((project) => (project.storage ?? defaultStorage) === storage)
      .map(({ id }) => id);
  const moved = new Map(
    rowsWhere(db, repositoryStorages, { kind }).map((row) => [row.subject_id, row.storage]),
  );
  const table = kind === 'snippet' ? snippets : groups;
  return db
    .select({ id: table.id })
    .from(table)
    .all()
    .map(({ id }) => id)
    .filter((id) => (moved.get(id) ?? defaultStorage) === storage);
}
