/** Computes the order of a list of merge requests. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { awardEmoji, labels, mergeRequests, milestones } from '../../../generated/tables.ts';
import type { ListRequest } from './filters.ts';

type OrderBy = NonNullable<ListRequest['query']['order_by']>;

/** SQL expression for the due date of the milestone; null without a milestone or a due date. */
const MILESTONE_DUE = sql`(SELECT ${milestones.due_date} FROM ${milestones} WHERE ${milestones.id} = ${mergeRequests.milestone_id})`;

/**
 * SQL expression for the highest priority among the labels, which is the smallest number; null if no label has a
 * priority.
 */
const LABEL_PRIORITY = sql`(SELECT min(${labels.priority}) FROM ${labels} WHERE ${labels.project_id} = ${mergeRequests.project_id}
  AND ${labels.name} IN (SELECT value FROM json_each(${mergeRequests.labels})))`;

/** SQL expression for the number of thumbs up. */
const UPVOTES = sql`(SELECT count(*) FROM ${awardEmoji} WHERE ${and(
  eq(awardEmoji.awardable_type, 'MergeRequest'),
  eq(awardEmoji.awardable_id, mergeRequests.id),
  eq(awardEmoji.name, 'thumbsup'),
)})`;

/** The sort keys for each value of the parameter `order_by`. A later key decides when the earlier keys are equal. */
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

/**
 * Returns the `ORDER BY` terms of a list. Rows without a value are last in both directions. The ID decides between
 * equal rows.
 */
export function chooseOrder({ query }: ListRequest): SQL[] {
  const direction = query.sort === 'asc' ? sql`ASC` : sql`DESC`;
  const keys = KEYS[query.order_by ?? 'created_at'];
  return [
    ...keys.map((key) => sql`${key} ${direction} NULLS LAST`),
    sql`${mergeRequests.id} ${direction}`,
  ];
}
