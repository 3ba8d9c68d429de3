import type { CaseRequest, JsonValue } from '../../contract/case.ts';
import type { CaseComparer, ComparedRequest } from './caseComparer.ts';
import type { Collection, ListCase } from './findCollection.ts';
import { type Filters, fitsFilters } from './fitsFilters.ts';

/** A case that may be chosen. `breaks` is present if its request breaks the contract on purpose. */
export type DocumentedCase = ListCase & { breaks?: unknown };

/** The facts about an operation and its cases that decide which of them is sent. */
export interface Choice<T> {
  comparer: CaseComparer;
  /** Whether the operation returns a list page by page. */
  isPaged: boolean;
  filters: Filters;
  /** Returns the whole list that contains the page of a case; undefined if no case shows its first page. */
  collectionOf(one: T): Collection | undefined;
}

/**
 * Chooses the case whose response fits a valid request. It looks in this order and takes the first case that it finds:
 *
 * 1. a case whose path, query and body equal those of the request: first a success, then a refusal;
 * 2. if only refusals have the path, one of them: the state of its resource does not allow the request;
 * 3. a success whose response fits the filters of the request, such as `state=merged`;
 * 4. the success whose request is most similar, as `CaseComparer` ranks them.
 */
export function chooseDocumented<T extends DocumentedCase>(
  cases: T[],
  request: ComparedRequest,
  { comparer, isPaged, filters, collectionOf }: Choice<T>,
): T | undefined {
  const eligible = cases.filter((one) => !dependsOnCaller(one) && one.breaks === undefined);
  const same = eligible.filter((one) => comparer.isSame(one, request));
  const succeeding = same.filter(({ response }) => response.status < 300);
  if (same.length > 0) return comparer.nearest(succeeding, request) ?? same[0];

  const successes = cases.filter(({ response }) => response.status < 300);
  const ofPath = eligible.filter((one) => comparer.isSamePath(one, request));
  const refusals = ofPath.filter(({ response }) => response.status >= 400);
  if (refusals.length > 0 && refusals.length === ofPath.length)
    return comparer.nearest(refusals, request);

  // A client that follows the links of a list needs the first page, so cases of lists with a first page are preferred.
  const withFirstPage = isPaged ? successes.filter((one) => collectionOf(one)) : successes;
  const candidates = withFirstPage.length > 0 ? withFirstPage : successes;
  const items = (one: T): JsonValue[] => {
    const { body } = one.response;
    return collectionOf(one)?.items ?? (Array.isArray(body) ? body : []);
  };
  const query: CaseRequest['query'] = request.query;
  const fitting = candidates.filter((one) => fitsFilters(filters, query, items(one)));
  return comparer.nearest(fitting.length > 0 ? fitting : candidates, request);
}

/**
 * Returns true if a case shows a 401 or 403, which depends on the caller. A mock cannot choose such a case, because it
 * does not know whose token it gets.
 */
function dependsOnCaller({ response }: DocumentedCase): boolean {
  return response.status === 401 || response.status === 403;
}
