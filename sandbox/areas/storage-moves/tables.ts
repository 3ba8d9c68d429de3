import { id, index, integer, table, text, time, unique } from '../../store/table.ts';

/** Places where repositories are kept. */
export const storages = table('storages', { id: id(), name: text().notNull().unique() });

/** Moves of repositories between storages. */
export const storageMoves = table(
  'storage_moves',
  {
    id: id(),
    kind: text().$type<StorageMoveKind>().notNull(),
    /** ID of the project, the snippet or the group whose repository it is. */
    subject_id: integer().notNull(),
    source: text().notNull(),
    destination: text().notNull(),
    state: text().$type<'scheduled' | 'started' | 'finished'>().notNull(),
    created_at: time().notNull(),
  },
  (table) => [index('storage_moves_of_subject').on(table.kind, table.subject_id)],
);
export type StorageMove = Readonly<typeof storageMoves.$inferSelect>;
export type StorageMoveKind = 'project' | 'snippet' | 'group';

/** The storages of the repositories of snippets and groups that have moved; the others are on the first one. */
export const repositoryStorages = table(
  'repository_storages',
  {
    kind: text().$type<StorageMoveKind>().notNull(),
    subject_id: integer().notNull(),
    storage: text().notNull(),
  },
  (table) => [unique().on(table.kind, table.subject_id)],
);
