import type { Case, CaseResponse } from '../contract/case.ts';
import type { Contract } from '../contract/contract.ts';
import type { CaseComparer } from '../wire/documented/caseComparer.ts';
import { pageOf } from '../wire/documented/pageOf.ts';
import { echoer } from './echoer.ts';
import { isPaged, type Lists, pageHeadersOf } from './lists.ts';
import type { MockRequest } from './mockRequest.ts';

/**
 * Makes a function that fits the answer of a case to a request that is not to the letter the case's own: a
 * list has the page that is asked for, and a success shows what the request said.
 */
export function answerAdapter(
  contract: Contract,
  comparer: CaseComparer,
  lists: Lists,
): (one: Case, request: MockRequest) => CaseResponse {
  const withEchoes = echoer(contract);
  return (one, request) => {
    const { response } = one;
    const isOwn =
      comparer.isSame(one, request) &&
      Object.entries(one.request.path).every(([name, value]) => request.path[name] === `${value}`);
    if (isOwn || response.status >= 300) return response;
    const collection = isPaged(request.operation) ? lists.collectionOf(one) : undefined;
    if (!collection) return withEchoes(one, request);
    const { items, headers } = pageOf(collection, request.url, pageHeadersOf(request.operation));
    return { ...response, headers, body: items };
  };
}
