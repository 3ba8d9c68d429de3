import { eq } from 'drizzle-orm';
import { type DependencyListExport, dependencyListExports } from '../../../generated/tables.ts';
import type { Sandbox } from '../../sandbox.ts';
import { person } from '../../sharedPresenters/person.ts';
import { rowsWhere } from '../../store/rowsWhere.ts';
import { sendEmail } from '../../store/sendEmail.ts';

/** Finishes the exports whose time has come, and deletes expired exports. Returns the time of the next such event. */
export function exportEvents(sandbox: Sandbox): number | undefined {
  const { db, clock } = sandbox;
  const isDue = (time: string) => Date.parse(time) <= clock.time();
  const next: number[] = [];
  for (const row of rowsWhere(db, dependencyListExports)) {
    const { id, status, ready_at, expires_at } = row;
    const awaited = status === 'running' ? ready_at : null;
    if (isDue(expires_at)) {
      db.delete(dependencyListExports).where(eq(dependencyListExports.id, id)).run();
      continue;
    }
    next.push(Date.parse(expires_at));
    if (awaited === null) continue;
    if (isDue(awaited)) finishExport(sandbox, row);
    else next.push(Date.parse(awaited));
  }
  return next.length === 0 ? undefined : next.reduce((one, other) => Math.min(one, other));
}

/** Marks an export as finished. Its author gets an email if the request asked for one. */
export function finishExport(sandbox: Sandbox, row: DependencyListExport): DependencyListExport {
  const { db } = sandbox;
  const change = { status: 'finished' as const };
  db.update(dependencyListExports).set(change).where(eq(dependencyListExports.id, row.id)).run();
  if (row.send_email)
    sendEmail(sandbox, {
      to: person(sandbox, row.author).email,
      subject: `Dependency list export ${row.id} is ready`,
    });
  return { ...row, ...change };
}
