import type { Case } from '../contract/case.ts';
import type { CaseComparer } from '../wire/documented/caseComparer.ts';
import { chooseDocumented } from '../wire/documented/chooseDocumented.ts';
import { describeFilters } from '../wire/documented/fitsFilters.ts';
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
 * 3. the case that `chooseDocumented` finds.
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

    return chooseDocumented(cases, request, {
      comparer,
      isPaged: isPaged(request.operation),
      filters: describeFilters(request.operation.definition),
      collectionOf: lists.collectionOf,
    });
  };
}
