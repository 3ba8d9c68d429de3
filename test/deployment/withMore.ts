import type { SandboxOptions } from '../../sandbox/index.ts';

type Seed = SandboxOptions['seed'];

const CHANGED = { updated_at: '2026-10-20T09:00:00Z' };

/** The rows to add: each is a copy of a row of the example world (`openapi/world`), with some changed columns. */
const COPIES: [table: string, of: number, changes: Record<string, unknown>][] = [
  ['issues', 311, { id: 313, iid: 13, title: 'The engine hums' }],
  [
    'merge_requests',
    521,
    { id: 524, iid: 24, title: 'Record the landing', labels: ['telemetry', 'paint'], ...CHANGED },
  ],
  [
    'merge_requests',
    522,
    { id: 525, iid: 25, title: 'Add the second tank', approved_by: ['mira', 'omar'] },
  ],
  ['merge_requests', 540, { id: 541, iid: 5, title: 'Paint the pad' }],
  ['merge_requests', 540, { id: 542, iid: 6, title: 'Light the pad' }],
  ['merge_requests', 540, { id: 543, iid: 7, title: 'Draft: Sweep the pad', draft: true }],
  ['merge_request_blocks', 81, { id: 83, blocking_merge_request_id: 541 }],
  ['merge_request_blocks', 82, { id: 84, merge_request_id: 542 }],
  // These notes change in another order than they are created, so that `order_by` has an effect.
  ['notes', 1302, { id: 6302, ...CHANGED }],
  ['notes', 1332, { id: 6332, ...CHANGED }],
  ['notes', 1361, { id: 6361, ...CHANGED }],
  ['notes', 1391, { id: 6391, ...CHANGED }],
  ['runners', 62, { id: 65, description: 'Crew tower' }],
  ['runners', 63, { id: 67, description: 'Engine test stand, at rest', paused: true }],
  ['runners', 63, { id: 66, description: 'Engine test stand, too' }],
];

/** Adds rows to the lists of the example world (`openapi/world`) that have one row, so that each has a second page. */
export function withMore(seed: Seed): Seed {
  const more: Seed = { ...seed };
  for (const [table, of, changes] of COPIES) {
    const row = seed[table]?.find(({ id }) => id === of);
    if (row) more[table] = [...more[table]!, { ...row, ...changes }];
  }
  return more;
}
