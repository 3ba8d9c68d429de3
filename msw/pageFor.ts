import type { CaseResponse, JsonValue } from '../contract/case.ts';
import { caseComparer } from '../wire/documented/caseComparer.ts';
import { extractPage } from '../wire/documented/extractPage.ts';
import { findCollection } from '../wire/documented/findCollection.ts';
import { parseForm } from '../wire/form.ts';
import type { Operation } from './findRefusal.ts';

const comparer = caseComparer();

/**
 * Returns the page of a list that the request asks for. The page is cut from a longer list, which a case shows. A
 * request equal to the case's request gets the documented response. So do operations without pagination.
 * @param name the name of the case
 * @param items items that replace the documented items
 */
export function pageFor(
  { path: template = '', pages, cases }: Operation,
  name: string,
  request: Request,
  items?: JsonValue[],
): CaseResponse {
  const response = cases[name]!;
  const documented = pages?.requests[name];
  if (!pages || !documented) return items ? { ...response, body: items } : response;
  const listCases = Object.entries(pages.requests).map(([other, sent]) => ({
    name: other,
    as: 'user',
    request: sent,
    response: cases[other]!,
  }));
  const shown = listCases.find((one) => one.name === name)!;
  const url = new URL(request.url);
  const documentedPath = template.replaceAll(/\{(\w+)\}/g, (_, parameter: string) =>
    encodeURIComponent(documented.path[parameter] ?? ''),
  );
  const query = parseForm(url.search.slice(1));
  const isDocumentedRequest =
    url.pathname.endsWith(documentedPath) &&
    comparer.isSame(shown, { path: documented.path, query, signedIn: true });
  if (isDocumentedRequest && !items) return response;
  const collection = findCollection(shown, listCases, comparer);
  const { items: page, headers } = extractPage(
    {
      ...collection,
      // If no case shows the first page, the whole list is the documented page.
      items: items ?? collection?.items ?? (response.body as JsonValue[]),
    },
    url,
    pages.headers,
  );
  return { ...response, headers, body: page };
}
