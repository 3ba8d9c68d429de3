import type { Contract } from '../../contract/contract.ts';
import type { Target } from '../target/target.ts';
import type { Send, Stage } from './job.ts';
import { createNoteExercised } from './noteExercised.ts';
import type { Result } from './result.ts';
import { watchLinks } from './watchLinks.ts';
import { type SecretWatch, watchSecrets } from './watchSecrets.ts';

/**
 * The stage that notes facts for the report: which parts of the contract appear, where links lead, and which secrets
 * responses show.
 */
export interface NoteStage extends Stage, Pick<SecretWatch, 'sent'> {
  /** Returns the findings about links that lead to another address than that of a deployment. See `LinkWatch`. */
  links(): { result?: Result | undefined; hint?: string | undefined };
}

export function noteDeliveries(
  contract: Contract,
  target: Pick<Target, 'kind' | 'base' | 'connection' | 'tokens' | 'sharedToken'>,
  send: Send,
): NoteStage {
  const { kind, base, connection } = target;
  const secrets = watchSecrets(contract, target);
  const noteExercised = createNoteExercised(contract);
  const links = kind === 'live' ? watchLinks(base, { ...connection?.variables }) : undefined;
  return {
    links: () => ({ result: links?.result(), hint: links?.hint() }),
    sent: secrets.sent,
    send: async (call) => {
      secrets.note(call);
      const delivery = await send(call);
      const { exchange, isShared } = delivery;
      if (!isShared) links?.note(call.operation, exchange);
      const exercised = noteExercised(call.operation, call.request, exchange.response);
      const leaks = isShared ? [] : secrets.shownIn(call, delivery);
      return {
        ...delivery,
        ...(exercised && { exercised }),
        ...(leaks.length > 0 && { leaks }),
      };
    },
  };
}
