import type { Contract } from '../../contract/contract.ts';
import type { Target } from '../target/target.ts';
import type { Send, Stage } from './job.ts';
import { createNoteExercised } from './noteExercised.ts';
import type { Result } from './result.ts';
import { watchLinks } from './watchLinks.ts';

/** The stage that notes facts for the report: which parts of the contract appear, and where links lead. */
export interface NoteStage extends Stage {
  /** Returns the findings about links that lead to another address than that of a deployment. See `LinkWatch`. */
  links(): { result?: Result | undefined; hint?: string | undefined };
}

export function noteDeliveries(
  contract: Contract,
  { kind, base, connection }: Pick<Target, 'kind' | 'base' | 'connection'>,
  send: Send,
): NoteStage {
  const noteExercised = createNoteExercised(contract);
  const links = kind === 'live' ? watchLinks(base, { ...connection?.variables }) : undefined;
  return {
    links: () => ({ result: links?.result(), hint: links?.hint() }),
    send: async (call) => {
      const delivery = await send(call);
      const { exchange, isShared } = delivery;
      if (!isShared) links?.note(call.operation, exchange);
      const exercised = noteExercised(call.operation, call.request, exchange.response);
      return exercised ? { ...delivery, exercised } : delivery;
    },
  };
}
