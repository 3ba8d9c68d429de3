import type { Case } from '../contract/case.ts';
import type { CaseComparer } from '../wire/documented/caseComparer.ts';
import type { CasePreference } from './casePreference.ts';
import type { KnownResources } from './knownResources.ts';
import { isPaged, type Lists } from './lists.ts';
import type { MockRequest } from './mockRequest.ts';
import { Refusal } from './refusal.ts';

/**
 * Creates a function that chooses the case whose response the mock sends for a valid request. It looks in this order
 * and takes the first case that it finds:
 *
 * 1. the case that the caller requests with `Prefer`;
 * 2. if the path names a resource that the mock does not know, the documented 404 for that path parameter;
 * 3. a case whose path, query and body equal those of the request: first a success, then a refusal;
 * 4. the success whose request is most similar, as `CaseComparer` ranks them.
 *
 * The function returns undefined if no case has the requested status. It throws a Refusal (404) if the mock does not
 * know a resource and no case shows the 404.
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
    // A client that follows the links of a list needs the first page, so cases of lists with a first page are
    // preferred.
    const withFirstPage = isPaged(request.operation)
      ? successes.filter((one) => lists.collectionOf(one))
      : successes;
    return comparer.nearest(withFirstPage.length > 0 ? withFirstPage : successes, request);
  };
}

/**
 * Returns true if a case shows a 401 or 403, which depends on the caller. The mock cannot choose such a case, because
 * it does not know whose token it gets.
 */
function dependsOnCaller({ response }: Case): boolean {
  return response.status === 401 || response.status === 403;
}
