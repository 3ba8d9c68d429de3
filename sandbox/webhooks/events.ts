/** Finds the events in the changes of a transaction, and the webhooks that want them. */
import { getTableName } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import {
  gitRefs,
  issues,
  mergeRequests,
  notes,
  type Project,
  projects,
  releases,
  type Webhook,
  webhooks,
} from '../../generated/tables.ts';
import { groupsOnPath } from '../access/access.ts';
import { matchingNames } from '../git/matchingNames.ts';
import { isMatch } from '../git-http/pushRules.ts';
import type { Change } from '../store/changes.ts';
import type { Watch } from '../store/rowChanges.ts';
import { rowsWhere, rowWhere } from '../store/rowsWhere.ts';
import { readNoteEvent } from './noteEvents.ts';
import type { EventContext, ReadEvent } from './payloadParts.ts';
import { readIssueEvent, readMergeRequestEvent } from './planningEvents.ts';
import { readRefEvent } from './refEvents.ts';
import { readReleaseEvent } from './releaseEvents.ts';
import { EVENT_HEADERS, type Trigger } from './triggers.ts';
import type { Webhooks } from './webhooks.ts';

/** The tables whose changes are events. */
export const WATCH: Watch = {
  listeners: webhooks,
  tables: [
    { table: gitRefs, deletes: true },
    { table: issues },
    { table: mergeRequests },
    { table: notes },
    { table: releases, deletes: true },
  ],
};

/** The functions that find the event of a change, by table. */
const READERS: Record<string, ReadEvent> = {
  git_refs: readRefEvent,
  issues: readIssueEvent,
  merge_requests: readMergeRequestEvent,
  notes: readNoteEvent,
  releases: readReleaseEvent,
};

/** Queues the deliveries of the changes of a transaction. */
export async function queueEvents(
  context: EventContext,
  queue: Webhooks['queue'],
  changes: Change[],
): Promise<void> {
  for (const change of changes) {
    const event = READERS[change.table]?.(context, change.before as never, change.now as never);
    const project = event && rowWhere(context.db, projects, { id: event.project_id });
    if (!project) continue;
    const wanted = listWebhooks(context, project).filter(
      (one) => one[event.trigger] && (event.branch === undefined || isBranchOf(one, event.branch)),
    );
    const payload = wanted.length > 0 && (await event.readPayload(project));
    if (!payload) continue;
    for (const webhook of wanted) queue({ webhook, event: EVENT_HEADERS[event.trigger], payload });
  }
}

/** A webhook to test, with a kind of event. */
export interface WebhookTest {
  webhook: Webhook;
  trigger: Trigger;
  /** The projects whose resources the event may show. */
  projects: readonly Project[];
}

/** The tables with the resources of each kind of event. */
const RESOURCES = {
  push_events: gitRefs,
  tag_push_events: gitRefs,
  merge_requests_events: mergeRequests,
  issues_events: issues,
  confidential_issues_events: issues,
  note_events: notes,
  confidential_note_events: notes,
  releases_events: releases,
};

/** Queues a delivery about the newest resource of a kind. @returns false if no resource of the kind exists */
export async function queueTest(
  context: EventContext,
  queue: Webhooks['queue'],
  { webhook, trigger, projects }: WebhookTest,
): Promise<boolean> {
  const table = RESOURCES[trigger];
  const read = READERS[getTableName(table)];
  for (const row of rowsWhere<SQLiteTable>(context.db, table).toReversed()) {
    const event = read?.(context, null as never, row as never);
    const project = projects.find(({ id }) => id === event?.project_id);
    if (event?.trigger !== trigger || !project) continue;
    queue({ webhook, event: EVENT_HEADERS[trigger], payload: await event.readPayload(project) });
    return true;
  }
  return false;
}

/** Returns the webhooks of a project and of the groups above it. */
function listWebhooks({ db }: EventContext, { id, namespace }: Project): Webhook[] {
  return [
    ...rowsWhere(db, webhooks, { project_id: id }),
    ...groupsOnPath(db, namespace).flatMap((group) =>
      rowsWhere(db, webhooks, { group_id: group.id }),
    ),
  ];
}

function isBranchOf(
  { push_events_branch_filter: filter, branch_filter_strategy: strategy }: Webhook,
  branch: string,
): boolean {
  if (filter === '' || strategy === 'all_branches') return true;
  if (strategy === 'wildcard') return isMatch(filter, branch);
  return matchingNames(filter, [branch])?.length === 1;
}
