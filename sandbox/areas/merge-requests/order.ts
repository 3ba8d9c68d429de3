/** What lists of merge requests are ordered by. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { awardEmoji, mergeRequests, milestones } from '../planning/tables.ts';
import type { ListRequest } from './filters.ts';

type OrderBy = NonNullable<ListRequest['query']['order_by']>;

/** When the milestone is due; null without one. */
const MILESTONE_DUE = sql`(SELECT ${milestones.due_date} FROM ${milestones} WHERE ${milestones.id} = ${mergeRequests.milestone_id})`;

/** Votes for a merge request. */
const UPVOTES = sql`(SELECT count(*) FROM ${awardEmoji} WHERE ${and(
  eq(awardEmoji.awardable_type, 'MergeRequest'),
  eq(awardEmoji.awardable_id, mergeRequests.id),
  eq(awardEmoji.name, 'thumbsup'),
)})`;

const KEYS: Record<OrderBy, SQL> = {
  created_at: sql`${mergeRequests.created_at}`,
  updated_at: sql`${mergeRequests.updated_at}`,
  merged_at: sql`${mergeRequests.merged_at}`,
  // Labels have no priorities here, as no operation gives them any: merge requests are alike in it.
  label_priority: sql`NULL`,
  priority: MILESTONE_DUE,
  milestone_due: MILESTONE_DUE,
  popularity: UPVOTES,
  title: sql`lower(${mergeRequests.title})`,
};

/** The order of a list. What has no value comes last either way; of equals, the later ID is the greater. */
export function orderOf({ query }: ListRequest): SQL[] {
  const direction = query.sort === 'asc' ? sql`ASC` : sql`DESC`;
  const key = KEYS[query.order_by ?? 'created_at'];
  return [sql`${key} ${direction} NULLS LAST`, sql`${mergeRequests.id} ${direction}`];
}
