import type { Contract } from '../../contract/contract.ts';
import { listMembers, listPowers, STRANGER } from '../../contract/roles.ts';
import { documentedResponse, type Finding } from '../../judge/index.ts';
import type { Target } from '../target/target.ts';
import type { Call, Obstacle } from './job.ts';

/** The statuses that refuse a caller. If one of them is due, the finding stays. */
const OF_CALLER = [401, 403];

/**
 * Returns the reason why a refusal may be right. The contract names no roles for the operation, and the profile has no
 * token of the role with the most rights. Undefined for another finding.
 */
export function findUnstatedRight(
  contract: Contract,
  { tokens, sharedToken }: Pick<Target, 'tokens' | 'sharedToken'>,
  { statuses }: Finding,
  { operation, as, token }: Call,
): Obstacle | undefined {
  const highest = listMembers(contract).at(-1);
  const isTold = token !== undefined && token !== sharedToken;
  if (!isTold || highest === undefined || operation.definition['x-roles']) return undefined;
  if ([highest, ...listPowers(contract, 'all')].some((role) => role in tokens)) return undefined;
  const came = statuses?.came ?? 0;
  const isRefusal =
    came === 403 || (came === 404 && !documentedResponse({ contract, operation }, 403));
  // A 404 hides a resource from a stranger. For others, a server may refuse the caller before it looks for a resource.
  const ofCaller = as === STRANGER ? [...OF_CALLER, 404] : OF_CALLER;
  if (!isRefusal || statuses?.due.some((status) => ofCaller.includes(status))) return undefined;
  return {
    reason: `needs a token for the role ${highest}: ${operation.id} refuses the callers of the profile (${came}), and the documents do not say which roles may call it`,
    needs: [`tokens.${highest}`],
  };
}
