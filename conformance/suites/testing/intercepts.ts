/** Faults for tests: each intercept makes a server of a right one that is wrong in one way, or that has other data. */
import type { Intercept, Passing } from './faultySandbox.ts';

/** Returns the request with other query parameters. Undefined removes a parameter. */
export function withQuery(request: Passing, query: Record<string, string | undefined>): Passing {
  const url = new URL(request.url);
  for (const [name, value] of Object.entries(query))
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  return { ...request, url };
}

/** A server that ignores query parameters. */
export const ignoring =
  (...names: string[]): Intercept =>
  (request, ask) =>
    ask(withQuery(request, Object.fromEntries(names.map((name) => [name, undefined]))));

/** A server that takes one value of a query parameter for another. It ignores the value if the other is undefined. */
export const replacing =
  (name: string, value: string, other: string | undefined): Intercept =>
  (request, ask) =>
    ask(
      request.url.searchParams.get(name) === value
        ? withQuery(request, { [name]: other })
        : request,
    );

export type Item = Record<string, string & string[]>;

/** A search or a filter that loses the items for which a function returns false. */
export const losing =
  (name: string, isKept: (item: Item, asked: string) => boolean): Intercept =>
  async (request, ask) => {
    const response = await ask(request);
    const asked = request.url.searchParams.get(name);
    if (asked === null || !Array.isArray(response.body)) return response;
    const body = response.body.filter((item) => isKept(item, asked));
    response.headers.set('x-total', `${body.length}`);
    return { ...response, body };
  };

/** A server that changes the items of some pages. */
export const changing =
  (when: (url: URL) => boolean, change: (items: unknown[]) => unknown[]): Intercept =>
  async (request, ask) => {
    const response = await ask(request);
    return when(request.url) && Array.isArray(response.body)
      ? { ...response, body: change(response.body) }
      : response;
  };

/** A server that sends another header. */
export const withHeader =
  (name: string, value: (old: string | null) => string): Intercept =>
  async (request, ask) => {
    const response = await ask(request);
    response.headers.set(name, value(response.headers.get(name)));
    return response;
  };

/** A server that takes one address for another. */
export const elsewhere =
  (from: string, to: string): Intercept =>
  (request, ask) => {
    const url = new URL(request.url.href.replace(from, to));
    return ask({ ...request, url });
  };

/** A list as a server with other data shows it. */
export const showing =
  (change: (items: Item[]) => unknown[]): Intercept =>
  async (request, ask) => {
    const response = await ask(request);
    if (!Array.isArray(response.body)) return response;
    const body = change(response.body as Item[]);
    if (response.headers.has('x-total')) response.headers.set('x-total', `${body.length}`);
    return { ...response, body };
  };

/** A server whose lists are empty. */
export const empty = showing(() => []);

/** A server whose lists have one item each. */
export const single: Intercept = async (request, ask) => {
  const { searchParams } = request.url;
  const response = await ask(withQuery(request, { page: undefined, per_page: '1' }));
  if (!Array.isArray(response.body)) return response;
  const isByCursor = searchParams.has('page_token');
  const page = searchParams.get('page') ?? '1';
  if (isByCursor) response.headers.delete('link');
  else {
    const link = (relation: string) => `<${request.url.href}&page=1>; rel="${relation}"`;
    const isBeyond = page !== '1';
    const headers = {
      'x-total': '1',
      'x-total-pages': '1',
      'x-page': page,
      'x-per-page': searchParams.get('per_page') ?? '20',
      'x-next-page': '',
      'x-prev-page': isBeyond ? '1' : '',
      link: [...(isBeyond ? ['prev'] : []), 'first', 'last'].map(link).join(', '),
    };
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  }
  return { ...response, body: page === '1' && !isByCursor ? response.body : [] };
};

/** A server that treats callers with one role as callers with another. */
export const taking =
  (role: string, as: string): Intercept =>
  (request, ask, tokens) =>
    ask(request.token === tokens[role] ? { ...request, token: tokens[as] } : request);

/** A server that fails on some requests. */
export const failing =
  (when: (request: Passing) => boolean): Intercept =>
  (request, ask) =>
    when(request)
      ? Promise.resolve({
          status: 500,
          headers: new Headers({ 'content-type': 'application/json' }),
          body: { message: '500 Internal Server Error' },
        })
      : ask(request);
