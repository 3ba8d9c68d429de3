/** Lets several properties judge one response, so that a run sends an equal request only once. */
import { changesNothing } from '../../contract/contract.ts';
import type { Delivery } from './deliver.ts';
import type { Call, Send, Stage } from './job.ts';

/** The stage at which the response to an equal call may serve. */
export interface SharingStage extends Stage {
  /** Forgets all responses, since the run has changed something on the target. */
  forget(): void;
}

/** The largest body that is kept, in bytes. */
const MOST_BYTES = 1_000_000;

/** The largest number of responses that are kept. */
const MOST_RESPONSES = 2000;

/** Keeps the responses to calls that change nothing, until a call may have changed something. */
export function shareResponses(send: Send): SharingStage {
  const kept = new Map<string, Promise<Delivery>>();

  return { send: share, forget: () => kept.clear() };

  async function share(call: Call): Promise<Delivery> {
    if (!changesNothing(call.operation)) return send(call).finally(() => kept.clear());
    if (call.mayShare === undefined) return send(call);
    const key = writeKey(call);
    const earlier = call.mayShare ? kept.get(key) : undefined;
    if (earlier) return { ...(await earlier), isShared: true };
    const delivered = send(call);
    // The latest response is the last to be forgotten.
    kept.delete(key);
    kept.set(key, delivered);
    const [oldest = key] = kept.keys();
    if (kept.size > MOST_RESPONSES) kept.delete(oldest);
    const isKept = await delivered.then(isWhole, () => false);
    if (!isKept && kept.get(key) === delivered) kept.delete(key);
    return delivered;
  }
}

function isWhole({ exchange: { response, failure } }: Delivery): boolean {
  return !failure && response !== undefined && response.body.length <= MOST_BYTES;
}

/** Returns a text that is equal for equal requests. */
function writeKey({ operation, request, token, scheme, username, expected }: Call): string {
  return JSON.stringify([operation.id, operation.path, request, token, scheme, username, expected]);
}
