import type { CaseResponse, JsonValue } from '../../contract/case.ts';
import type { DocumentedOperation } from '../../contract/documentedResponses.ts';
import { type CaseComparer, type ComparedRequest, caseComparer } from './caseComparer.ts';
import { chooseDocumented, type DocumentedCase } from './chooseDocumented.ts';
import { echoRequest } from './echoRequest.ts';
import { extractPage } from './extractPage.ts';
import { findCollection } from './findCollection.ts';
import { fitsShown } from './fitsShown.ts';
import type { AskedRequest } from './readAsked.ts';

type NamedCase = DocumentedCase & { name: string };

/** Returns the documented response to a request. */
export type Respond = (
  operation: DocumentedOperation,
  /** The name of a case. Default: the case that fits */
  name: string | undefined,
  asked: AskedRequest,
  /** Items that replace the documented items of a list. */
  items?: JsonValue[],
) => CaseResponse;

// The cases of an operation never change, so they are put together once.
const casesOf = new WeakMap<DocumentedOperation, NamedCase[]>();

/**
 * Creates a function that returns the response to a request.
 * - Without a name, the case is chosen that fits the request, as the mock chooses it. Its response repeats values of the
 *   request.
 * - A list becomes the page that the request asks for, cut from a longer list that a case shows.
 * @param names the IDs of the resources of the example world, by their other names
 */
export function createResponder(names: Record<string, string>): Respond {
  const comparer = caseComparer((value) => names[value] ?? value);
  return (operation, name, asked, items) => {
    const cases = listCases(operation);
    const one =
      name === undefined
        ? chooseCase(comparer, operation, cases, asked)
        : cases.find((other) => other.name === name)!;
    const { response } = one;
    if (!items && isRequestOf(comparer, one, asked)) return response;
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
  };
}

function listCases(operation: DocumentedOperation): NamedCase[] {
  const known = casesOf.get(operation);
  if (known) return known;
  const cases = Object.entries(operation.cases).map(([name, response]): NamedCase => {
    const { as = 'user', breaks, ...request } = operation.requests[name]!;
    return { name, as, request, response, ...(breaks && { breaks }) };
  });
  casesOf.set(operation, cases);
  return cases;
}

function chooseCase(
  comparer: CaseComparer,
  operation: DocumentedOperation,
  cases: NamedCase[],
  asked: AskedRequest,
): NamedCase {
  const { pages, filters } = operation;
  const collectionOf = (one: NamedCase) => pages && findCollection(one, cases, comparer);
  const choice = { comparer, isPaged: pages !== undefined, filters, collectionOf };
  return chooseDocumented(cases, asked, choice) ?? cases[0]!;
}

/** Returns true if a request is that of a case, written in the same way. */
function isRequestOf(comparer: CaseComparer, one: NamedCase, asked: ComparedRequest): boolean {
  return (
    comparer.isSame(one, asked) &&
    Object.entries(one.request.path).every(([name, value]) => asked.path[name] === String(value))
  );
}
