import type { Case, JsonValue } from '../contract/case.ts';
import type { CaseComparer } from '../wire/documented/caseComparer.ts';
import type { CasePreference } from './casePreference.ts';
import { fitsFilters } from './fitsFilters.ts';
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
 * 4. if only refusals have the path, one of them: the state of its resource does not allow the request;
 * 5. a success whose response fits the filters of the request, such as `state=merged`;
 * 6. the success whose request is most similar, as `CaseComparer` ranks them.
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
    const ofPath = cases.filter(
      (one) =>
        !dependsOnCaller(one) && one.breaks === undefined && comparer.isSamePath(one, request),
    );
    const refusals = ofPath.filter(({ response }) => response.status >= 400);
    if (refusals.length > 0 && refusals.length === ofPath.length)
      return comparer.nearest(refusals, request);

    // A client that follows the links of a list needs the first page, so cases of lists with a first page are
    // preferred.
    const withFirstPage = isPaged(request.operation)
      ? successes.filter((one) => lists.collectionOf(one))
      : successes;
    const candidates = withFirstPage.length > 0 ? withFirstPage : successes;
    const fitting = candidates.filter((one) => fitsFilters(request, listItems(lists, one)));
    return comparer.nearest(fitting.length > 0 ? fitting : candidates, request);
  };
}

/** Returns the items of the whole list whose page a case shows. */
function listItems(lists: Lists, one: Case): JsonValue[] {
  const { body } = one.response;
  return lists.collectionOf(one)?.items ?? (Array.isArray(body) ? body : []);
}

/**
 * Returns true if a case shows a 401 or 403, which depends on the caller. The mock cannot choose such a case, because
 * it does not know whose token it gets.
 */
function dependsOnCaller({ response }: Case): boolean {
  return response.status === 401 || response.status === 403;
}
