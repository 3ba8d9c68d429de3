/**
 * Finds the tier and the offering of a deployment. To do so, it calls operations that exist only in some tiers or
 * offerings.
 */
import { type Contract, type ContractOperation, changesNothing } from '../../contract/contract.ts';
import type { Send } from '../engine/job.ts';
import { pathRequest } from '../target/pathRequest.ts';
import type { FixtureValues } from '../target/substituteFixtures.ts';
import type { Target } from '../target/target.ts';
import { callersToTry } from '../target/tokenFor.ts';
import type { Found } from './findFixtures.ts';

export interface AvailabilityOptions {
  contract: Contract;
  target: Pick<Target, 'tokens' | 'sharedToken' | 'ranking'>;
  send: Send;
  fixtures: FixtureValues;
}

/** The probable tier and offering of a deployment. A member is absent if it is unknown. */
export interface Availability {
  tier?: Found;
  offering?: Found;
}

/**
 * If several values are possible, the first of the list is chosen. `premium` and `self-managed` require fewer
 * operations than the others.
 */
const TIERS = ['premium', 'ultimate', 'free'];
const OFFERINGS = ['self-managed', 'hosted', 'dedicated'];

/** An operation that exists only in some tiers or offerings, and whether the deployment has it. */
interface Sign {
  id: string;
  allowed: string[];
  isPresent: boolean;
}

/**
 * Finds tier and offering with requests to each GET operation that exists only in some of them, and whose path needs
 * known fixtures only.
 */
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
      const isPresent = await isAvailable(operation, options);
      if (isPresent !== undefined)
        found.push({ id: operation.id, allowed: allowed(operation)!, isPresent });
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
  // If the tier does not include an operation, the refusal says nothing about the offering. So such operations are
  // left out.
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

/**
 * Returns true if an operation succeeds for a caller, and false if every caller gets a 404. Returns undefined in all
 * other cases.
 */
async function isAvailable(
  operation: ContractOperation,
  { target, send, fixtures }: AvailabilityOptions,
): Promise<boolean | undefined> {
  const request = pathRequest(operation, fixtures);
  const callers = callersToTry(undefined, target);
  if (!request || callers.length === 0) return undefined;
  const statuses = new Set<number>();
  for (const caller of callers) {
    const { exchange } = await send({ operation, request, ...caller, expected: { status: 200 } });
    const status = exchange.response?.status ?? 0;
    if (status >= 200 && status < 300) return true;
    statuses.add(status);
  }
  // A 403 may also refuse the role of the caller, so it is no evidence.
  return statuses.size === 1 && statuses.has(404) ? false : undefined;
}

/**
 * Returns the value that fits the signs; undefined if they exclude none of the values. An operation that succeeds is
 * certain evidence. An operation that is refused is not, because the refusal may have another reason.
 */
function deduce(values: string[], signs: Sign[]): Found | undefined {
  const available = signs.filter(({ isPresent }) => isPresent);
  const refused = signs.filter(({ isPresent }) => !isPresent);
  const possible = values.filter((value) =>
    available.every(({ allowed }) => allowed.includes(value)),
  );
  const likely = possible.filter(
    (value) => !refused.some(({ allowed }) => allowed.includes(value)),
  );
  const left = likely.length > 0 ? likely : possible;
  const [value, ...others] = left;
  if (value === undefined || left.length === values.length) return undefined;
  const isRefusal = likely.length > 0 && refused.length > 0;
  const [first] = isRefusal ? refused : available;
  return {
    value,
    from: [
      `${first!.id} ${isRefusal ? 'is refused' : 'succeeds'}`,
      ...(others.length > 0
        ? [`${others.join(' or ')} ${others.length > 1 ? 'are' : 'is'} possible, too`]
        : []),
    ].join('; '),
  };
}
