import type { CaseResponse, JsonValue } from '../contract/case.ts';
import { names } from '../generated/responses.js';
import { type ComparedRequest, caseComparer } from '../wire/documented/caseComparer.ts';
import { chooseDocumented, type DocumentedCase } from '../wire/documented/chooseDocumented.ts';
import { echoRequest } from '../wire/documented/echoRequest.ts';
import { extractPage } from '../wire/documented/extractPage.ts';
import { findCollection } from '../wire/documented/findCollection.ts';
import { fitsShown } from './fitsShown.ts';
import type { Operation } from './operation.ts';
import type { AskedRequest } from './readAsked.ts';

const comparer = caseComparer((value) => names[value] ?? value);

type NamedCase = DocumentedCase & { name: string };

// The cases of an operation never change, so they are put together once.
const casesOf = new WeakMap<Operation, NamedCase[]>();

/**
 * Returns the response to a request.
 * - Without a name, the case is chosen that fits the request, as the mock chooses it. Its response repeats values of the
 *   request.
 * - A list becomes the page that the request asks for, cut from a longer list that a case shows.
 * @param name the name of a case. Default: the case that fits
 * @param items items that replace the documented items of a list
 */
export function respond(
  operation: Operation,
  name: string | undefined,
  asked: AskedRequest,
  items?: JsonValue[],
): CaseResponse {
  const cases = listCases(operation);
  const one =
    name === undefined
      ? chooseCase(operation, cases, asked)
      : cases.find((other) => other.name === name)!;
  const { response } = one;
  if (!items && isRequestOf(one, asked)) return response;
  const { pages } = operation;
  if (pages && response.status === 200) {
    const collection = findCollection(one, cases, comparer);
    // If no case shows the first page, the whole list is the documented page.
    const all = items ?? collection?.items ?? (response.body as JsonValue[]);
    const page = extractPage({ ...collection, items: all }, asked.url, pages);
    return { ...response, headers: page.headers, body: page.items };
  }
  if (items) return { ...response, body: items };
  if (name !== undefined || response.status >= 300) return response;
  return echoRequest(
    { response, request: asked, ofCase: one.request },
    operation.echo,
    (body, field) => {
      const [shown] = [body].flat() as Record<string, JsonValue>[];
      return fitsShown(operation.shows?.[field], shown?.[field]);
    },
  );
}

function listCases(operation: Operation): NamedCase[] {
  const known = casesOf.get(operation);
  if (known) return known;
  const cases = Object.entries(operation.cases).map(([name, response]): NamedCase => {
    const { as = 'user', breaks, ...request } = operation.requests[name]!;
    return { name, as, request, response, ...(breaks && { breaks }) };
  });
  casesOf.set(operation, cases);
  return cases;
}

function chooseCase(operation: Operation, cases: NamedCase[], asked: AskedRequest): NamedCase {
  const { pages, filters } = operation;
  const collectionOf = (one: NamedCase) => pages && findCollection(one, cases, comparer);
  const choice = { comparer, isPaged: pages !== undefined, filters, collectionOf };
  return chooseDocumented(cases, asked, choice) ?? cases[0]!;
}

/** Returns true if a request is that of a case, written in the same way. */
function isRequestOf(one: NamedCase, asked: ComparedRequest): boolean {
  return (
    comparer.isSame(one, asked) &&
    Object.entries(one.request.path).every(([name, value]) => asked.path[name] === String(value))
  );
}
