import type { Case } from '../contract/case.ts';
import type { CaseComparer } from '../wire/documented/caseComparer.ts';
import type { CasePreference } from './casePreference.ts';
import type { KnownResources } from './knownResources.ts';
import { isPaged, type Lists } from './lists.ts';
import type { MockRequest } from './mockRequest.ts';
import { Refusal } from './refusal.ts';

/**
 * Creates a function that chooses a case for a valid request. The first of these that exists is chosen:
 *
 * 1. the case that the caller requests with `Prefer`;
 * 2. for a resource outside the example world, the documented 404 of that path parameter;
 * 3. a case with exactly this path, query and body, first a success, then a refusal that depends only on them;
 * 4. the success that `CaseComparer` finds nearest.
 *
 * The function returns undefined if no case has the requested status.
 * The function throws a Refusal (404) for a resource outside the world whose 404 has no case.
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
    const succeeding = same.filter(({ response }) => response.status < 300);
    if (same.length > 0) return comparer.nearest(succeeding, request) ?? same[0];

    const successes = cases.filter(({ response }) => response.status < 300);
    // A walk through a list needs its first page, so cases with a known first page come before all others.
    const withFirstPage = isPaged(request.operation)
      ? successes.filter((one) => lists.collectionOf(one))
      : successes;
    return comparer.nearest(withFirstPage.length > 0 ? withFirstPage : successes, request);
  };
}

/** Returns true for a refusal of the caller: the mock checks that a token is present, not whose it is. */
function dependsOnCaller({ response }: Case): boolean {
  return response.status === 401 || response.status === 403;
}
