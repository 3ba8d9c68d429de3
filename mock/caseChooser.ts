import type { Case } from '../contract/case.ts';
import type { CaseComparer } from '../wire/documented/caseComparer.ts';
import type { CasePreference } from './casePreference.ts';
import type { KnownResources } from './knownResources.ts';
import { isPaged, type Lists } from './lists.ts';
import type { MockRequest } from './mockRequest.ts';
import { Refusal } from './refusal.ts';

/**
 * Makes a function that chooses the case which answers a request that keeps the contract:
 *
 * 1. what the caller asks for with `Prefer`;
 * 2. for what the example world does not have, the 404 of that;
 * 3. the case with exactly this path, query and body, a refusal only where it does not depend on the caller
 *    and no success has the same;
 * 4. of the successes the nearest, as `CaseComparer` says.
 *
 * It gives undefined where the contract has the status and no case shows it.
 * @throws Refusal (404) when the world does not have what is asked for and no case of the operation says so
 */
export function caseChooser(
  known: KnownResources,
  comparer: CaseComparer,
  lists: Lists,
): (request: MockRequest, preference: CasePreference) => Case | undefined {
  return (request, { cases, isParticular }) => {
    if (isParticular) return comparer.nearest(cases, request);

    const unknown = known.firstUnknown(request.operation, request.path);
    if (unknown !== undefined) {
      const ofUnknown = cases.filter(
        ({ request: { path }, response }) =>
          response.status === 404 && known.firstUnknown(request.operation, path) === unknown,
      );
      const nearest = comparer.nearest(ofUnknown, request);
      if (nearest) return nearest;
      throw new Refusal(404, `404 Not Found: the example world has no such ${unknown}`);
    }

    const same = cases.filter(
      (one) => !dependsOnCaller(one) && one.breaks === undefined && comparer.isSame(one, request),
    );
    const answered = same.filter(({ response }) => response.status < 300);
    if (same.length > 0) return comparer.nearest(answered, request) ?? same[0];

    const successes = cases.filter(({ response }) => response.status < 300);
    // Of a list only what begins with a first page can be walked through.
    const walkable = isPaged(request.operation)
      ? successes.filter((one) => lists.collectionOf(one))
      : successes;
    return comparer.nearest(walkable.length > 0 ? walkable : successes, request);
  };
}

/** The mock looks only whether there is a token, and not whose. */
function dependsOnCaller({ response }: Case): boolean {
  return response.status === 401 || response.status === 403;
}
