import type { CaseResponse, JsonValue } from '../contract/case.ts';
import { caseComparer } from '../wire/documented/caseComparer.ts';
import { collectionOf } from '../wire/documented/collectionOf.ts';
import { pageOf } from '../wire/documented/pageOf.ts';
import { parseForm } from '../wire/form.ts';
import type { Operation } from './refusalOf.ts';

const comparer = caseComparer();

/**
 * Of a list, the page that a request asks for, out of the collection that the case's page belongs to; the
 * answer as it is documented for the request of the case itself, and for what is no page of a list.
 * @param items what the list has instead
 */
export function pageFor(
  { path: template = '', pages, cases }: Operation,
  name: string,
  request: Request,
  items?: JsonValue[],
): CaseResponse {
  const response = cases[name]!;
  const own = pages?.requests[name];
  if (!pages || !own) return items ? { ...response, body: items } : response;
  const listCases = Object.entries(pages.requests).map(([other, sent]) => ({
    name: other,
    as: 'user',
    request: sent,
    response: cases[other]!,
  }));
  const shown = listCases.find((one) => one.name === name)!;
  const url = new URL(request.url);
  const ownPath = template.replaceAll(/\{(\w+)\}/g, (_, parameter: string) =>
    encodeURIComponent(own.path[parameter] ?? ''),
  );
  const query = parseForm(url.search.slice(1));
  const isOwn =
    url.pathname.endsWith(ownPath) &&
    comparer.isSame(shown, { path: own.path, query, signedIn: true });
  if (isOwn && !items) return response;
  const collection = collectionOf(shown, listCases, comparer);
  const { items: page, headers } = pageOf(
    {
      ...collection,
      // Where no case shows how the list begins, the list is what this one shows.
      items: items ?? collection?.items ?? (response.body as JsonValue[]),
    },
    url,
    pages.headers,
  );
  return { ...response, headers, body: page };
}
