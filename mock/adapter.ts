import type { Case, CaseResponse } from '../contract/case.ts';
import type { Contract } from '../contract/contract.ts';
import type { CaseComparer } from '../wire/documented/caseComparer.ts';
import { extractPage } from '../wire/documented/extractPage.ts';
import type { Collection } from '../wire/documented/findCollection.ts';
import { echoer } from './echoer.ts';
import { isPaged, type Lists, listPageHeaders } from './lists.ts';
import type { MockRequest } from './mockRequest.ts';

/** Adapts responses to requests. */
export interface Adapter {
  /**
   * Returns the response of a case, adapted if the request differs from the request of the case. A list becomes the
   * requested page, and any other success repeats values of the request.
   */
  ofCase(one: Case, request: MockRequest): CaseResponse;
  /**
   * Adapts a response that Prism generated from the schemas. A list becomes a first and only page, and any other
   * success repeats values of the request.
   */
  ofGenerated(response: CaseResponse, request: MockRequest): CaseResponse;
}

/** Creates an adapter for the responses of a contract. */
export function responseAdapter(contract: Contract, comparer: CaseComparer, lists: Lists): Adapter {
  const withEchoes = echoer(contract);
  const withPage = (
    response: CaseResponse,
    collection: Collection,
    { url, operation }: MockRequest,
  ): CaseResponse => {
    const { items, headers } = extractPage(collection, url, listPageHeaders(operation));
    return { ...response, headers, body: items };
  };
  return {
    ofCase(one, request) {
      const { response } = one;
      const isRequestOfCase =
        comparer.isSame(one, request) &&
        Object.entries(one.request.path).every(
          ([name, value]) => request.path[name] === `${value}`,
        );
      if (isRequestOfCase || response.status >= 300) return response;
      const collection = isPaged(request.operation) ? lists.collectionOf(one) : undefined;
      return collection
        ? withPage(response, collection, request)
        : withEchoes(response, request, one.request);
    },
    ofGenerated(response, request) {
      const { status, body } = response;
      if (status >= 300) return response;
      return isPaged(request.operation) && Array.isArray(body)
        ? withPage(response, { items: body }, request)
        : withEchoes(response, request);
    },
  };
}
