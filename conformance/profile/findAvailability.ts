/** Finds out which tier and which offering a deployment is, by asking for what only some of them have. */
import { type Contract, type ContractOperation, changesNothing } from '../../contract/contract.ts';
import type { Send } from '../engine/job.ts';
import { pathRequest } from '../target/pathRequest.ts';
import type { FixtureValues } from '../target/substituteFixtures.ts';
import type { Target } from '../target/target.ts';
import { callersToTry } from '../target/tokenFor.ts';
import type { Found } from './findFixtures.ts';

export interface AvailabilityOptions {
  contract: Contract;
  target: Pick<Target, 'tokens' | 'sharedToken'>;
  send: Send;
  fixtures: FixtureValues;
}

/** What a deployment seems to be; what nothing tells is left out. */
export interface Availability {
  tier?: Found;
  offering?: Found;
}

/** Of two that fit, the first is taken: the one that less is expected of. */
const TIERS = ['premium', 'ultimate', 'free'];
const OFFERINGS = ['self-managed', 'hosted', 'dedicated'];

/** An operation that not every deployment has, and whether this one has it. */
interface Sign {
  id: string;
  allowed: string[];
  isThere: boolean;
}

/** Asks every operation that only reads, that not every deployment has, and whose path is known. */
export async function findAvailability(options: AvailabilityOptions): Promise<Availability> {
  const restricted = [...options.contract.operations.values()].filter(
    (operation) =>
      operation.method === 'get' &&
      changesNothing(operation) &&
      !operation.definition['x-feature-flag'] &&
      (operation.definition['x-tier'] || operation.definition['x-offering']),
  );
  const signs = async (
    operations: ContractOperation[],
    allowed: (operation: ContractOperation) => string[] | undefined,
  ): Promise<Sign[]> => {
    const found: Sign[] = [];
    for (const operation of operations) {
      const isThere = await isAvailable(operation, options);
      if (isThere !== undefined)
        found.push({ id: operation.id, allowed: allowed(operation)!, isThere });
    }
    return found;
  };
  const tier = deduce(
    TIERS,
    await signs(
      restricted.filter(({ definition }) => !definition['x-offering']),
      ({ definition }) => definition['x-tier'],
    ),
  );
  // What the tier does not have tells nothing of the offering.
  const inTier = restricted.filter(
    ({ definition }) =>
      definition['x-offering'] &&
      (tier === undefined || (definition['x-tier']?.includes(String(tier.value)) ?? true)),
  );
  const offering = deduce(
    OFFERINGS,
    await signs(inTier, ({ definition }) => definition['x-offering']),
  );
  return { ...(tier && { tier }), ...(offering && { offering }) };
}

/** Whether an operation answers somebody with success; undefined when that cannot be told. */
async function isAvailable(
  operation: ContractOperation,
  { target, send, fixtures }: AvailabilityOptions,
): Promise<boolean | undefined> {
  const request = pathRequest(operation, fixtures);
  const callers = callersToTry('owner', target);
  if (!request || callers.length === 0) return undefined;
  const statuses = new Set<number>();
  for (const caller of callers) {
    const { exchange } = await send({ operation, request, ...caller, expected: { status: 200 } });
    const status = exchange.response?.status ?? 0;
    if (status >= 200 && status < 300) return true;
    statuses.add(status);
  }
  // 403 may be for the role of the caller as well.
  return statuses.size === 1 && statuses.has(404) ? false : undefined;
}

/**
 * What fits the signs. One operation that is there says more than one that is refused, which may be refused
 * for another reason.
 */
function deduce(values: string[], signs: Sign[]): Found | undefined {
  const there = signs.filter(({ isThere }) => isThere);
  const refused = signs.filter(({ isThere }) => !isThere);
  const possible = values.filter((value) => there.every(({ allowed }) => allowed.includes(value)));
  const likely = possible.filter(
    (value) => !refused.some(({ allowed }) => allowed.includes(value)),
  );
  const left = likely.length > 0 ? likely : possible;
  const [value, ...others] = left;
  if (value === undefined || left.length === values.length) return undefined;
  const isRefusal = likely.length > 0 && refused.length > 0;
  const [first] = isRefusal ? refused : there;
  return {
    value,
    from: [
      `${first!.id} ${isRefusal ? 'is refused' : 'answers'}`,
      ...(others.length > 0 ? [`${others.join(' or ')} would fit too`] : []),
    ].join('; '),
  };
}
