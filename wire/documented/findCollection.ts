import type { CaseRequest, CaseResponse, JsonValue } from '../../contract/case.ts';
import type { CaseComparer, ComparedCase } from './caseComparer.ts';

/** A case whose response is a page of a list. */
export type ListCase = ComparedCase & { response: CaseResponse };

/** A whole list, joined from the pages that the cases show. */
export interface Collection {
  items: JsonValue[];
  /** The field of an item whose value is the page token. Absent if no case shows a page token. */
  tokenField?: string;
}

/**
 * Returns the whole list that contains the page of a case; undefined if no case shows the first page. The list is
 * joined from the pages of all cases with the same path and filters.
 *
 * @param cases all cases of the operation
 */
export function findCollection(
  one: ListCase,
  cases: ListCase[],
  { isSameList }: Pick<CaseComparer, 'isSameList'>,
): Collection | undefined {
  const pages = cases.filter((other) => isPage(other.response) && isSameList(one, other));
  const whole = pages.find((page) => isFirst(page.request) && !hasNext(page.response));
  const shown = whole ?? walk(pages);
  const tokenField = findTokenField(cases);
  return shown && { items: listItems(shown), ...(tokenField && { tokenField }) };
}

function walk(pages: ListCase[]): ListCase[] | undefined {
  const byNumber = pages
    .filter(({ request }) => !isKeyset(request))
    .sort((one, other) => readPage(one.request) - readPage(other.request));
  const numbered = byNumber.filter(({ request }, index) => readPage(request) === index + 1);
  if (numbered.length > 0) return numbered;
  const walked: ListCase[] = [];
  let next = pages.find(({ request }) => isKeyset(request) && !('page_token' in request.query));
  while (next && !walked.includes(next)) {
    walked.push(next);
    const token = next.response.headers['x-next-cursor'];
    next = pages.find(({ request }) => request.query.page_token === token);
  }
  return walked.length > 0 ? walked : undefined;
}

function listItems(shown: ListCase | ListCase[]): JsonValue[] {
  return [shown].flat().flatMap(({ response }) => response.body as JsonValue[]);
}

/**
 * Finds the field of an item that holds the page token: the token of the next page is this field of a page's last item.
 */
function findTokenField(cases: ListCase[]): string | undefined {
  for (const { response } of cases) {
    const token = response.headers['x-next-cursor'];
    const last = isPage(response) ? (response.body as JsonValue[]).at(-1) : undefined;
    const field = Object.entries(last ?? {}).find(([, value]) => token && value === token)?.[0];
    if (field) return field;
  }
  return undefined;
}

function isPage({ status, body }: CaseResponse): boolean {
  return status === 200 && Array.isArray(body);
}

function isKeyset({ query }: Pick<CaseRequest, 'query'>): boolean {
  return 'page_token' in query || query.pagination === 'keyset';
}

function isFirst(request: Pick<CaseRequest, 'query'>): boolean {
  return !isKeyset(request) && readPage(request) === 1;
}

function readPage({ query }: Pick<CaseRequest, 'query'>): number {
  return Number(query.page ?? 1);
}

function hasNext({ headers }: CaseResponse): boolean {
  return /\brel="?next\b/.test(headers.link ?? '');
}
