/**
 * Finds the tier, the offering and the flags of a deployment. To do so, it calls operations that exist only in some of
 * them.
 */
import { type Contract, type ContractOperation, changesNothing } from '../../contract/contract.ts';
import type { Send } from '../engine/job.ts';
import { pathRequest } from '../target/pathRequest.ts';
import { type FixtureValues, substituteFixtures } from '../target/substituteFixtures.ts';
import type { Target } from '../target/target.ts';
import { callersToTry } from '../target/tokenFor.ts';
import type { Found } from './findFixtures.ts';

export interface AvailabilityOptions {
  contract: Contract;
  target: Pick<Target, 'tokens' | 'sharedToken' | 'ranking'>;
  send: Send;
  fixtures: FixtureValues;
}

/** The probable tier, offering and flags of a deployment. A member is absent if it is unknown. */
export interface Availability {
  tier?: Found;
  offering?: Found;
  /** The feature flags that are on, although they are off by default. */
  flags: Record<string, { value: boolean; from: string }>;
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
  const flags = await findFlags(options);
  return { ...(tier && { tier }), ...(offering && { offering }), flags };
}

/** Sends a documented request to each operation that needs a flag, if it changes nothing. */
async function findFlags(options: AvailabilityOptions): Promise<Availability['flags']> {
  const { contract, fixtures } = options;
  const flags: Availability['flags'] = {};
  for (const operation of contract.operations.values()) {
    const flag = operation.definition['x-feature-flag'];
    if (!flag || flag.default || flag.name in flags || !changesNothing(operation)) continue;
    const requests = contract.cases
      .filter(({ operation: id, response }) => id === operation.id && response.status < 300)
      .map(({ request }) => substituteFixtures(contract, operation, request, fixtures))
      .filter(({ missing }) => missing.length === 0);
    if (requests[0] && (await isAvailable(operation, options, requests[0].request)))
      flags[flag.name] = { value: true, from: `${operation.id} succeeds` };
  }
  return flags;
}

/**
 * Returns true if an operation succeeds for a caller, and false if every caller gets a 404. Returns undefined in all
 * other cases.
 */
async function isAvailable(
  operation: ContractOperation,
  { target, send, fixtures }: AvailabilityOptions,
  request = pathRequest(operation, fixtures),
): Promise<boolean | undefined> {
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
