import {
  type Contract,
  type ContractOperation,
  changesNothing,
  hasPath,
  type PathOperation,
} from '../../../contract/contract.ts';
import { needsToken } from '../../../contract/needsToken.ts';
import { findExclusion } from '../exclusion.ts';
import { pathRequest } from '../pathRequest.ts';
import type { Target } from '../target.ts';

/** The facts of a target that the look reads. */
export type LookedAt = Pick<
  Target,
  | 'can'
  | 'base'
  | 'tokens'
  | 'sharedToken'
  | 'connection'
  | 'limits'
  | 'fixtures'
  | 'tier'
  | 'offering'
  | 'flags'
>;

/**
 * Returns read operations that a deployment probably has, and that any caller may call. Their path has no
 * parameter. Operations that need a token and no permission come first.
 */
export function listProbes({ operations }: Contract): ContractOperation[] {
  const rank = ({ definition }: ContractOperation) =>
    Number(!needsToken(definition)) * 2 + Number('x-permission' in definition);
  return [...operations.values()]
    .filter(
      (operation) =>
        isPlainRead(operation) &&
        !operation.path.includes('{') &&
        !['x-roles', 'x-tier', 'x-offering', 'x-feature-flag'].some(
          (limit) => limit in operation.definition,
        ),
    )
    .sort((a, b) => rank(a) - rank(b));
}

/** Returns the read operations of a target whose path ends below, or with, a parameter that takes the fixture. */
export function readsOfFixture(
  { operations }: Contract,
  target: LookedAt,
  key: string,
): ContractOperation[] {
  return [...operations.values()].filter(
    (operation) =>
      isPlainRead(operation) &&
      lastFixtures(operation).includes(key) &&
      !findExclusion(operation, target) &&
      pathRequest(operation, target.fixtures, key) !== undefined,
  );
}

/** Returns the fixtures that the last parameter of a path takes. */
export function lastFixtures({ path, definition }: ContractOperation): string[] {
  const name = /\{([^}]+)\}[^{]*$/.exec(path ?? '')?.[1];
  const parameter = definition.parameters?.find((one) => one.in === 'path' && one.name === name);
  return [parameter?.['x-fixture'] ?? []].flat();
}

/** Returns true for a GET that changes nothing, and that needs no parameter outside its path. */
export function isPlainRead(operation: ContractOperation): operation is PathOperation {
  return (
    hasPath(operation) &&
    operation.method === 'get' &&
    changesNothing(operation) &&
    !operation.definition.parameters?.some(
      (parameter) => parameter.required && parameter.in !== 'path',
    )
  );
}
