/** Looks for the secrets that a run has sent in all later responses, of whatever operation. */
import type { Contract } from '../../contract/contract.ts';
import {
  type Finding,
  isLongEnough,
  secretPattern,
  secretsSent,
  secretsShown,
  withEvidence,
} from '../../judge/index.ts';
import type { Target } from '../target/target.ts';
import type { Delivery } from './deliver.ts';
import type { Call } from './job.ts';

/** The secrets of a run. */
export interface SecretWatch {
  /** Remembers the secrets of a call, before it is sent. */
  note(call: Call): void;
  /** Returns a finding for each secret that the responses to a call show. */
  shownIn(call: Call, delivery: Delivery): Finding[];
  /** Returns all secrets that the run has sent, for the redaction of reports. */
  sent(): readonly string[];
}

/**
 * Creates the watch of a run. It begins with the tokens of the profile. A text that the run also sends elsewhere is no
 * secret, since a response may show it.
 */
export function watchSecrets(
  contract: Contract,
  { tokens, sharedToken }: Pick<Target, 'tokens' | 'sharedToken'>,
): SecretWatch {
  const secrets = new Map<string, string>();
  const sent = new Set<string>();
  const open = new Set<string>();
  for (const [role, token] of Object.entries({ ...tokens, shared: sharedToken ?? '' }))
    if (isLongEnough(token)) secrets.set(token, `the token of the role ${role}`);
  if (sharedToken !== undefined && secrets.has(sharedToken))
    secrets.set(sharedToken, 'the token of the run');
  return { note, shownIn, sent: () => [...sent] };

  function note({ operation, request }: Call): void {
    const { path, query, body = null } = request;
    if (body === null && Object.keys(query).length === 0) return;
    const own = secretsSent({ contract, operation, request });
    for (const [secret, name] of own) {
      sent.add(secret);
      if (!open.has(secret) && !secrets.has(secret)) secrets.set(secret, name);
    }
    const text = JSON.stringify([path, query, body]);
    if (secrets.size === 0 || !secretPattern([...secrets.keys()]).test(text)) return;
    for (const secret of secrets.keys()) {
      const times = text.split(secretPattern([secret])).length - 1;
      if (times <= (own.has(secret) ? 1 : 0)) continue;
      secrets.delete(secret);
      open.add(secret);
    }
  }

  function shownIn({ operation }: Call, { exchanges }: Delivery): Finding[] {
    return exchanges.flatMap((exchange) =>
      exchange.response
        ? withEvidence(
            exchange,
            secretsShown(secrets, exchange.response, { contract, operation }).map((facts) => ({
              check: 'echo',
              ...facts,
            })),
          )
        : [],
    );
  }
}
