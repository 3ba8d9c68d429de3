import type { Contract } from '../../../contract/contract.ts';
import { findArea } from '../../../contract/findArea.ts';
import { quoteMessage } from '../../target/look/readRefusal.ts';
import type { Target } from '../../target/target.ts';
import type { Delivery } from '../deliver.ts';
import { isUntold } from '../doubtSharedToken.ts';
import { type Call, CannotPerform } from '../job.ts';

/** The number of refused writes in a row after which an area stops. */
const MOST_REFUSED = 10;

/**
 * Stops the writes of an area if the target has refused the last ones, and no refusal was due. Callers without the right
 * are tried before one who has it, so a success of any caller counts.
 */
export interface AreaStop {
  /** @throws CannotPerform if the area has stopped */
  permit(call: Call): void;
  note(call: Call, delivery: Delivery): void;
}

export function stopRefusedAreas(
  contract: Contract,
  target: Pick<Target, 'tokens' | 'sharedToken'>,
): AreaStop {
  const refused = new Map<string, { count: number; status: number; says: string }>();
  const areas = new Map(
    [...contract.operations.keys()].map((id) => [id, findArea(contract, id) ?? '']),
  );
  const areaOf = ({ operation }: Call) => areas.get(operation.id) ?? '';
  return {
    permit: (call) => {
      const area = areaOf(call);
      const { count = 0, status, says } = refused.get(area) ?? {};
      if (count >= MOST_REFUSED)
        throw new CannotPerform(
          'blocked',
          `the last ${count} writes of the area ${area} were refused (${status}, "${says}"), so the run sends no more of them`,
          [],
          'profile',
        );
    },
    note: (call, { exchange: { response } }) => {
      const { status = 0 } = response ?? {};
      const mustBeRefused = [401, 403, 404].includes(call.expected.status);
      if (mustBeRefused || status === 0 || isUntold(target, call)) return;
      const { count } = refused.get(areaOf(call)) ?? { count: 0 };
      const isRefusal = [401, 403, 405].includes(status);
      const says = response && isRefusal ? quoteMessage(response) : '';
      refused.set(areaOf(call), { count: isRefusal ? count + 1 : 0, status, says });
    },
  };
}
