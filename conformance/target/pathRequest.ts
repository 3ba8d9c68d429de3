import type { CaseRequest } from '../../contract/case.ts';
import type { ContractOperation } from '../../contract/contract.ts';
import type { FixtureValues } from './substituteFixtures.ts';

/**
 * Returns the simplest request of an operation: fixtures in its path, without query and body.
 * @param first the preferred fixture for a parameter that several fixtures fit
 * @returns undefined if a fixture is unknown, or if a parameter outside the path is required
 */
export function pathRequest(
  { definition }: ContractOperation,
  fixtures: FixtureValues,
  first?: string,
): CaseRequest | undefined {
  const path: CaseRequest['path'] = {};
  for (const { name, in: place, required, 'x-fixture': keys } of definition.parameters ?? []) {
    if (place !== 'path') {
      if (required) return undefined;
      continue;
    }
    const known = [keys ?? []].flat().filter((key) => key in fixtures);
    const key = known.find((one) => one === first) ?? known[0];
    if (key === undefined) return undefined;
    path[name] = fixtures[key]!;
  }
  return { path, query: {}, headers: {} };
}
