import type { Case, CaseResponse } from '../contract/case.ts';
import type { Contract } from '../contract/contract.ts';
import type { CaseComparer } from '../wire/documented/caseComparer.ts';
import type { Collection } from '../wire/documented/collectionOf.ts';
import { pageOf } from '../wire/documented/pageOf.ts';
import { echoer } from './echoer.ts';
import { isPaged, type Lists, pageHeadersOf } from './lists.ts';
import type { MockRequest } from './mockRequest.ts';

/** Fits answers to requests. */
export interface Adapter {
  /**
   * The response of a case, for a request that is not to the letter the case's own: of a list the page that is
   * asked for, and of a success what the request said.
   */
  ofCase(one: Case, request: MockRequest): CaseResponse;
  /** A response that is made up: a list is the only page, and a success shows what the request said. */
  ofMadeUp(response: CaseResponse, request: MockRequest): CaseResponse;
}

export function responseAdapter(contract: Contract, comparer: CaseComparer, lists: Lists): Adapter {
  const withEchoes = echoer(contract);
  const withPage = (
    response: CaseResponse,
    collection: Collection,
    { url, operation }: MockRequest,
  ): CaseResponse => {
    const { items, headers } = pageOf(collection, url, pageHeadersOf(operation));
    return { ...response, headers, body: items };
  };
  return {
    ofCase(one, request) {
      const { response } = one;
      const isOwn =
        comparer.isSame(one, request) &&
        Object.entries(one.request.path).every(
          ([name, value]) => request.path[name] === `${value}`,
        );
      if (isOwn || response.status >= 300) return response;
      const collection = isPaged(request.operation) ? lists.collectionOf(one) : undefined;
      return collection
        ? withPage(response, collection, request)
        : withEchoes(response, request, one.request.path);
    },
    ofMadeUp(response, request) {
      const { status, body } = response;
      if (status >= 300) return response;
      return isPaged(request.operation) && Array.isArray(body)
        ? withPage(response, { items: body }, request)
        : withEchoes(response, request);
    },
  };
}
