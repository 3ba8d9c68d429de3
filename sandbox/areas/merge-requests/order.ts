/** What lists of merge requests are ordered by. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { awardEmoji, labels, mergeRequests, milestones } from '../../../generated/tables.ts';
import type { ListRequest } from './filters.ts';

type OrderBy = NonNullable<ListRequest['query']['order_by']>;

/** When the milestone is due; null without one. */
const MILESTONE_DUE = sql`(SELECT ${milestones.due_date} FROM ${milestones} WHERE ${milestones.id} = ${mergeRequests.milestone_id})`;

/** The rank of its most important label; null where none has a rank. */
const LABEL_PRIORITY = sql`(SELECT min(${labels.priority}) FROM ${labels} WHERE ${labels.project_id} = ${mergeRequests.project_id}
  AND ${labels.name} IN (SELECT value FROM json_each(${mergeRequests.labels})))`;

/** Votes for a merge request. */
const UPVOTES = sql`(SELECT count(*) FROM ${awardEmoji} WHERE ${and(
  eq(awardEmoji.awardable_type, 'MergeRequest'),
  eq(awardEmoji.awardable_id, mergeRequests.id),
  eq(awardEmoji.name, 'thumbsup'),
)})`;

/** By what to order; of those that are equal in the first, by the next. */
const KEYS: Record<OrderBy, SQL[]> = {
  created_at: [sql`${mergeRequests.created_at}`],
  updated_at: [sql`${mergeRequests.updated_at}`],
  merged_at: [sql`${mergeRequests.merged_at}`],
  label_priority: [LABEL_PRIORITY],
  priority: [MILESTONE_DUE, LABEL_PRIORITY],
  milestone_due: [MILESTONE_DUE],
  popularity: [UPVOTES],
  title: [sql`lower(${mergeRequests.title})`],
};

/** The order of a list. What has no value comes last either way; of equals, the later ID is the greater. */
export function orderOf({ query }: ListRequest): SQL[] {
  const direction = query.sort === 'asc' ? sql`ASC` : sql`DESC`;
  const keys = KEYS[query.order_by ?? 'created_at'];
  return [
    ...keys.map((key) => sql`${key} ${direction} NULLS LAST`),
    sql`${mergeRequests.id} ${direction}`,
  ];
}
