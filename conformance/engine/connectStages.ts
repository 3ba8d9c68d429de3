import type { Contract } from '../../contract/contract.ts';
import { needsToken } from '../../contract/needsToken.ts';
import { INTEGRATION } from '../../contract/roles.ts';
import { listProbes } from '../target/look/probes.ts';
import { DEFAULT_WAIT_MS } from '../target/pace.ts';
import type { Target } from '../target/target.ts';
import { type DeliveryOptions, deliverCalls } from './deliverCalls.ts';
import { doubtSharedToken } from './doubtSharedToken.ts';
import type { Call } from './job.ts';
import { noteDeliveries } from './noteDeliveries.ts';
import { settleWrites } from './settleWrites.ts';
import { shareResponses } from './shareResponses.ts';
import type { AbsenceOptions } from './trackAbsences.ts';
import { watchTarget } from './watchTarget.ts';
import { guardWrites } from './writes/guardWrites.ts';
import type { Ledger } from './writes/ledger.ts';

export interface StageOptions extends DeliveryOptions, Pick<AbsenceOptions, 'onAbsence'> {
  /** Records the resources that the run creates on a deployment. Without a ledger, writes are sent without a guard. */
  ledger?: Ledger | undefined;
}

/**
 * Connects the stages that every call of a run passes through. The first stage is next to the target, the last one next
 * to the jobs.
 */
export function connectStages(
  contract: Contract,
  target: Target,
  { timeoutMs, signal, onAbsence, ledger }: StageOptions,
) {
  const { kind, writes, limits } = target;
  const delivered = deliverCalls(contract, target, { timeoutMs, signal });
  const watched =
    kind === 'live'
      ? watchTarget({
          send: delivered.send,
          firstLook: anonymousProbe(contract),
          tokens: new Set(signedIn(target)),
          waitMs: limits?.waitMs ?? DEFAULT_WAIT_MS,
          signal,
          onAbsence,
        })
      : { send: delivered.send, absences: [], away: undefined };
  const settled = settleWrites(watched.send, signal);
  const guarded =
    ledger && writes && guardWrites({ contract, target, ledger, writes, send: settled.send });
  const shared = shareResponses((guarded ?? settled).send);
  const noted = noteDeliveries(contract, target, shared.send);
  const doubted = doubtSharedToken(target, noted.send);
  return { delivered, watched, settled, guarded, shared, noted, doubted };
}

/** Returns the tokens of users, which the look before the run has tried. */
function signedIn({ tokens, sharedToken }: Target): string[] {
  const ofUsers = Object.entries(tokens).filter(([role]) => role !== INTEGRATION);
  return [
    ...ofUsers.map(([, token]) => token),
    ...(sharedToken === undefined ? [] : [sharedToken]),
  ];
}

/** Returns a request without a token. The target refuses it, and so shows that it is there. */
function anonymousProbe(contract: Contract): Call | undefined {
  const operation = listProbes(contract).find(({ definition }) => needsToken(definition));
  return (
    operation && {
      operation,
      request: { path: {}, query: {}, headers: {} },
      expected: { status: 401 },
    }
  );
}
