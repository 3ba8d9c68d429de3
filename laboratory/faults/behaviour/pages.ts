/** Requests the page before or after a page of a list, by page number or by page token. */
import type { Incoming, Perform, Reply } from '../../../sandbox/index.ts';
import { withParameters } from '../../../sandbox/testing/changeExchange.ts';

/** Returns the previous page; undefined on the first page. */
export async function pageBefore(perform: Perform, request: Incoming): Promise<Reply | undefined> {
  const { page, token } = asked(request);
  if (token === undefined)
    return page > 1 ? perform(withParameters(request, { page: page - 1 })) : undefined;
  // A token leads only to its own page. To find the previous page, the list is read from the first page on.
  let before = await perform(withParameters(request, { page_token: undefined }));
  for (let next = nextToken(before); next !== token; next = nextToken(before)) {
    if (next === undefined) return undefined;
    before = await perform(withParameters(request, { page_token: next }));
  }
  return before;
}

/** Returns the next page; undefined after the last page of a list with page tokens. */
export async function pageAfter(
  perform: Perform,
  request: Incoming,
  reply: Reply,
): Promise<Reply | undefined> {
  const { page, token } = asked(request);
  if (token === undefined) return perform(withParameters(request, { page: page + 1 }));
  const next = nextToken(reply);
  return next === undefined ? undefined : perform(withParameters(request, { page_token: next }));
}

function asked({ search }: Incoming): { page: number; token: string | undefined } {
  const query = new URLSearchParams(search ?? '');
  return { page: Number(query.get('page') ?? 1), token: query.get('page_token') ?? undefined };
}

/** Returns the token of the next page, which the `Link` header contains. */
function nextToken({ headers }: Reply): string | undefined {
  const [, next] = /<([^>]*)>; rel="next"/.exec(headers.Link ?? '') ?? [];
  return next === undefined
    ? undefined
    : (new URL(next).searchParams.get('page_token') ?? undefined);
}
