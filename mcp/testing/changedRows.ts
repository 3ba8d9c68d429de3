import type { TestSandbox } from '../../testing/index.ts';

/** Tables whose rows no operation removes: sent emails, and events of the audit log. */
const UNREMOVABLE = new Set(['emails', 'audit_events']);
/** A column that the sandbox fills in when it first compares a key. No response shows it. */
const DERIVED = 'canonical_key';

/** Remembers the rows of a sandbox. Returns a function that lists the rows that differ by now, as `created tags …`. */
export async function changedRows({
  control,
}: Pick<TestSandbox, 'control'>): Promise<() => Promise<string[]>> {
  const name = `before-${Date.now()}`;
  await control('POST', '/snapshots', { name });
  return async () => {
    const changes: Change[] = await control('GET', `/changes?since=${name}`);
    return changes
      .filter(
        ({ table, kind, before, now }) =>
          !UNREMOVABLE.has(table) && !(kind === 'changed' && isDerived(before!, now!)),
      )
      .map(({ table, kind, before, now }) => `${kind} ${table} ${JSON.stringify(now ?? before)}`);
  };
}

interface Change {
  table: string;
  kind: string;
  before: Record<string, unknown> | null;
  now: Record<string, unknown> | null;
}

function isDerived(before: Record<string, unknown>, now: Record<string, unknown>): boolean {
  return Object.keys(now).every(
    (name) =>
      (name === DERIVED && before[name] === null) ||
      JSON.stringify(now[name]) === JSON.stringify(before[name]),
  );
}
