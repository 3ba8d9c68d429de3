/**
 * Adds rows to the example world for random seeds. The example world is small, so many lists have one item or one state
 * there. A client that sorts or filters such a list cannot see a fault. Documented responses show the example world, so
 * it stays as it is.
 */

import type { JsonValue } from '../../contract/case.ts';
import { isObject } from '../../contract/isObject.ts';
import type { Row } from '../../contract/world/worldSource.ts';
import { rowsIn } from './readWorldFacts.ts';

const MERGE_REQUESTS: Row[] = [
  // Created before the open merge request of the fixtures, so that one stays the first of its list.
  {
    id: 524,
    iid: 24,
    project_id: 5,
    title: 'Draft: Bring the cooling to the flight',
    description: 'The sensors overheat as well.',
    draft: true,
    author: 'rita',
    source_branch: 'main',
    target_branch: 'feature/telemetry',
    head: 'cooling',
    created_at: '2026-10-12T10:00:00Z',
    updated_at: '2026-10-20T09:00:00Z',
    prepared_at: '2026-10-12T10:00:04Z',
    labels: ['telemetry', 'paint'],
    milestone_id: 31,
    merge_status: 'can_be_merged',
    detailed_merge_status: 'draft_status',
  },
  {
    id: 525,
    iid: 25,
    project_id: 5,
    title: 'Start the engine',
    state: 'merged',
    author: 'dana',
    assignees: ['mira', 'dana'],
    reviewers: ['omar', 'mira'],
    approved_by: ['mira', 'omar'],
    merge_user: 'omar',
    source_branch: 'engine',
    target_branch: 'main',
    head: 'engine',
    merge_commit: 'engine',
    created_at: '2026-09-01T14:00:00Z',
    updated_at: '2026-10-10T12:00:00Z',
    merged_at: '2026-09-03T09:30:00Z',
    prepared_at: '2026-09-01T14:00:03Z',
    milestone_id: 31,
    merge_status: 'can_be_merged',
    detailed_merge_status: 'not_open',
  },
  {
    id: 526,
    iid: 26,
    project_id: 5,
    title: 'Wait for the wind',
    state: 'locked',
    author: 'omar',
    source_branch: 'wind',
    target_branch: 'main',
    head: 'count-down',
    created_at: '2026-09-20T07:00:00Z',
    updated_at: '2026-10-18T15:00:00Z',
    prepared_at: '2026-09-20T07:00:03Z',
    labels: ['paint'],
    milestone_id: 32,
    merge_status: 'can_be_merged',
    detailed_merge_status: 'not_open',
  },
  {
    id: 541,
    iid: 5,
    project_id: 6,
    title: 'Light the pad',
    author: 'mira',
    assignees: ['mira'],
    source_branch: 'wider-pad',
    target_branch: 'main',
    head: 'wider',
    created_at: '2026-10-11T08:00:00Z',
    updated_at: '2026-10-17T08:00:00Z',
  },
];

/** The states of a job that the example world does not have. */
const JOB_STATES = [
  'created',
  'waiting_for_resource',
  'preparing',
  'waiting_for_callback',
  'pending',
  'running',
  'failed',
  'canceling',
  'canceled',
  'skipped',
  'scheduled',
];

/** The rows to add to each table. Most are after the others in the lists, since fixtures are the first of their list. */
const MORE: Record<string, Row[]> = {
  issues: [
    {
      id: 313,
      iid: 13,
      project_id: 5,
      title: 'The engine hums',
      author: 'dana',
      created_at: '2026-10-11T12:00:00Z',
      updated_at: '2026-10-11T12:00:00Z',
      milestone_id: 31,
    },
  ],
  // Changed after the others, but created before.
  milestones: [
    {
      id: 33,
      iid: 3,
      project_id: 5,
      title: 'Under the ground',
      state: 'closed',
      due_date: '2026-07-31',
      created_at: '2026-07-05T09:00:00Z',
      updated_at: '2026-10-18T12:00:00Z',
    },
  ],
  merge_requests: MERGE_REQUESTS,
  merge_request_blocks: [{ id: 83, merge_request_id: 524, blocking_merge_request_id: 521 }],
  award_emoji: [
    {
      id: 194,
      awardable_type: 'MergeRequest',
      awardable_id: 524,
      name: 'thumbsup',
      user: 'dana',
    },
  ],
  // The notes were changed in another order than they were created.
  notes: [
    {
      id: 1305,
      noteable_type: 'Issue',
      noteable_id: 311,
      discussion_id: '6a9c1750b37d513a43987b574953fceb50b03ce7',
      body: 'At half thrust it only hums.',
      author: 'dana',
      created_at: '2026-10-14T09:20:00Z',
      updated_at: '2026-10-20T09:00:00Z',
    },
    {
      id: 1363,
      noteable_type: 'MergeRequest',
      noteable_id: 521,
      body: 'It is larger than the last one.',
      author: 'dana',
      created_at: '2026-10-13T16:10:00Z',
      updated_at: '2026-10-20T09:00:00Z',
    },
  ],
  // Instance runners are in every list, so they have every contact state.
  runners: [
    {
      id: 65,
      description: 'Launch control at rest',
      paused: true,
      contacted_at: '2026-10-21T08:40:00Z',
      version: '17.10.1',
      tag_list: ['launch', 'spare'],
    },
    {
      id: 66,
      description: 'Launch control of yesterday',
      contacted_at: '2026-10-20T06:00:00Z',
      version: '17.9.0',
      tag_list: ['spare'],
    },
    {
      id: 67,
      description: 'Launch control of old',
      contacted_at: '2026-05-02T06:00:00Z',
      version: '16.11.0',
    },
    { id: 68, runner_type: 'group_type', groups: [3], description: 'Crew tower' },
    {
      id: 69,
      runner_type: 'project_type',
      projects: [5],
      description: 'Engine test stand, too',
      paused: true,
      contacted_at: '2026-10-19T08:00:00Z',
      version: '17.10.1',
    },
  ],
  jobs: JOB_STATES.map((status, index) => ({
    id: 2211 + index,
    pipeline_id: 1042,
    runner_id: 63,
    status,
    name: 'engine tests',
    user: 'mira',
    created_at: `2026-10-12T09:${10 + index}:00Z`,
  })),
  deployments: [
    {
      id: 182,
      project_id: 5,
      environment_id: 162,
      commit: 'engine',
      finished_at: '2026-09-04T12:00:00Z',
    },
  ],
};

/** Columns with another value than in the example world, by the row that has the `id`. */
const CHANGES: Record<string, [id: number, change: Row][]> = {
  // Contributors sorted by email are in another order than by name.
  users: [[8, { email: 'zenith.mira@acme.example', public_email: 'zenith.mira@acme.example' }]],
};

/** A commit of `rocket` before `fuel-tank`, so that a merged branch has two commits. */
const PLAN = {
  label: 'tank-plan',
  author: 'dana',
  authored_date: '2026-08-30T09:00:00Z',
  message: 'Plan the tank',
  parents: ['engine'],
  actions: [{ action: 'create', file_path: 'src/fuel/README.md', content: '# Fuel\n' }],
};

function withPlan(commits: Row[]): Row[] {
  return commits.flatMap((commit) => {
    if (commit.label === 'fuel-tank') return [PLAN, { ...commit, parents: [PLAN.label] }];
    if (commit.label !== 'merge-fuel-tank') return [commit];
    const taken = { action: 'take', file_path: 'src/fuel/README.md', from: PLAN.label };
    return [{ ...commit, actions: [...rowsIn(commit, 'actions'), taken] }];
  });
}

/** Returns the example world with more rows and commits, and with states that it does not have. */
export function withMoreRows(world: Row): Row {
  const tables = Object.entries(world).map(([name, rows]): [string, JsonValue] => {
    if (name === 'repositories' && isObject(rows)) return [name, withMoreCommits(rows)];
    if (!Array.isArray(rows)) return [name, rows];
    const changed = rowsIn(world, name).map((row) => {
      const [, change] = CHANGES[name]?.find(([id]) => id === row.id) ?? [];
      return { ...row, ...change };
    });
    return [name, [...changed, ...(MORE[name] ?? [])]];
  });
  return Object.fromEntries(tables);
}

function withMoreCommits({ rocket, ...others }: Row): Row {
  if (!isObject(rocket)) throw new Error('The example world has no repository rocket');
  return { rocket: { ...rocket, commits: withPlan(rowsIn(rocket, 'commits')) }, ...others };
}
