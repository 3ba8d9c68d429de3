/** Requests the neighbours of a page of a list, by page numbers or by tokens. */
import type { Incoming, Perform, Reply } from '../../sandbox/index.ts';
import { withParameters } from './requests.ts';

/** Returns the page before; undefined on the first page. */
export async function pageBefore(perform: Perform, request: Incoming): Promise<Reply | undefined> {
  const { page, token } = asked(request);
  if (token === undefined)
    return page > 1 ? perform(withParameters(request, { page: page - 1 })) : undefined;
  // A token does not name the page before, so the pages are read from the first one on.
  let before = await perform(withParameters(request, { page_token: undefined }));
  for (let next = nextToken(before); next !== token; next = nextToken(before)) {
    if (next === undefined) return undefined;
    before = await perform(withParameters(request, { page_token: next }));
  }
  return before;
}

/** Returns the page after; undefined after the last page of a list with tokens. */
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

/** Returns the token of the next page from the header `Link`. */
function nextToken({ headers }: Reply): string | undefined {
  const [, next] = /<([^>]*)>; rel="next"/.exec(headers.Link ?? '') ?? [];
  return next === undefined
    ? undefined
    : (new URL(next).searchParams.get('page_token') ?? undefined);
}
