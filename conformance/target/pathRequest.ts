import type { CaseRequest } from '../../contract/case.ts';
import type { ContractOperation } from '../../contract/contract.ts';
import { type FixtureValues, fixturesAt } from './substituteFixtures.ts';

/**
 * Returns the simplest request of an operation. Its path has the values of fixtures, and it has no query or body.
 * @param first the preferred fixture, if several fixtures fit a parameter
 * @returns undefined if a fixture of the operation has no value, or if a parameter outside the path is required
 */
export function pathRequest(
  { definition }: ContractOperation,
  fixtures: FixtureValues,
  first?: string,
): CaseRequest | undefined {
  if (fixturesAt(definition).some((key) => !(key in fixtures))) return undefined;
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
