import { emails } from '../../generated/tables.ts';
import type { Sandbox } from '../sandbox.ts';

/** Records an email that a deployment would send. The control API lists these emails. */
export function sendEmail(
  { db, clock }: Pick<Sandbox, 'db' | 'clock'>,
  email: { to: string; subject: string },
): void {
  db.insert(emails)
    .values({ ...email, sent_at: clock.now() })
    .run();
}
