import type { Contract } from '../../contract/contract.ts';

/** An offering as which a sandbox with a fault is started. */
export type Offering = 'self-managed' | 'hosted';

/** Returns the offering that has most of some operations. If both have as many, `self-managed`. */
export function offeringOf({ operations }: Contract, about: string[]): Offering {
  const needing = (offering: Offering) =>
    about.filter((id) => {
      const offerings = operations.get(id)?.definition['x-offering'];
      return offerings !== undefined && !offerings.includes(offering);
    }).length;
  return needing('hosted') < needing('self-managed') ? 'hosted' : 'self-managed';
}
