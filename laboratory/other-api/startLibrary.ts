/** The server of the lending API, with its state in memory. It follows `document.md` and reads nothing of the contract. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { parse } from 'yaml';
import { startServer } from '../../wire/startServer.ts';
import type { FaultId } from './faults.ts';

interface Member {
  name: string;
  role: 'borrower' | 'librarian' | 'director' | 'visitor';
  card: string;
}

interface Book {
  id: number;
  title: string;
  author: string;
  year: number | null;
  language: string;
  isbn: string | null;
  copies: number;
  created_at: string;
  updated_at: string;
}

interface Loan {
  id: number;
  book_id: number;
  borrower: string;
  state: 'open' | 'returned';
  note: string | null;
  lent_at: string;
  due_at: string;
  returned_at: string | null;
}

interface State {
  members: Member[];
  books: Book[];
  loans: Loan[];
}

/** A refusal, which ends the handling of a request. */
class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409,
    message: string,
  ) {
    super(message);
  }
}

/** A running library. */
export interface Library {
  url: string;
  close(): Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const BOOK_FIELDS = ['title', 'author', 'year', 'language', 'isbn', 'copies'] as const;
const LANGUAGES = ['en', 'de', 'fr'];

/** Starts a library with the example world. @param fault the known fault of the server. Default: it has none */
export async function startLibrary(fault?: FaultId): Promise<Library> {
  const text = await readFile(join(import.meta.dirname, 'contract', 'world', 'world.yaml'), 'utf8');
  const listen = getRequestListener(libraryApp(openState(parse(text)), fault).fetch);
  return startServer(async (...exchange) => listen(...exchange), 0);
}

/** Returns the state that a world describes. Fields that a row leaves out are null. */
function openState({ members, books, loans }: State): State {
  return {
    members,
    books: books.map((book) => ({ ...book, year: book.year ?? null, isbn: book.isbn ?? null })),
    loans: loans.map((loan) => ({
      ...loan,
      note: loan.note ?? null,
      returned_at: loan.returned_at ?? null,
    })),
  };
}

function libraryApp(state: State, fault: FaultId | undefined): Hono {
  const app = new Hono().basePath('/v1');
  const has = (one: FaultId) => fault === one;
  let lastId = 100;

  app.onError((error, context) => {
    if (error instanceof Refusal) return context.json({ message: error.message }, error.status);
    throw error;
  });
  app.notFound((context) => context.json({ message: '404 Not Found' }, 404));

  app.get('/books', (context) => {
    callerOf(context);
    const query = context.req.query();
    const { author, language, search, order_by = 'created_at', sort = 'desc' } = query;
    if (language !== undefined) check(LANGUAGES.includes(language), 'language does not exist');
    check(['created_at', 'title', 'year'].includes(order_by), 'order_by does not exist');
    check(['asc', 'desc'].includes(sort), 'sort must be asc or desc');
    const fold = (value: string) => (has('search-case') ? value : value.toLowerCase());
    const wanted = state.books.filter(
      (book) =>
        (author === undefined || book.author === author || has('author-ignored')) &&
        (language === undefined || book.language === language) &&
        (search === undefined ||
          [book.title, book.author].some((value) => fold(value).includes(fold(search)))),
    );
    const field = (has('title-order-ignored') && order_by === 'title' ? 'created_at' : order_by) as
      | 'created_at'
      | 'title'
      | 'year';
    const direction = sort === 'asc' || (has('oldest-first') && query.sort === undefined) ? 1 : -1;
    wanted.sort((a, b) => direction * (compare(a[field], b[field]) || a.id - b.id));
    return page(context, wanted.map(shown));
  });

  app.post('/books', async (context) => {
    const caller = signedIn(context);
    if (!has('borrower-creates') || caller.role === 'visitor') librariansOnly(caller);
    const body = await bodyOf(context);
    for (const name of ['title', 'author']) check(name in body, `${name} is missing`);
    checkBook(body, undefined);
    const now = new Date().toISOString();
    const book: Book = {
      id: ++lastId,
      title: body.title as string,
      author: body.author as string,
      year: (body.year as number) ?? null,
      language: (body.language as string) ?? (has('default-language') ? 'de' : 'en'),
      isbn: (body.isbn as string) ?? null,
      copies: (body.copies as number) ?? 1,
      created_at: now,
      updated_at: now,
    };
    state.books.push(book);
    return context.json(shown(book), 201);
  });

  app.get('/books/:id', (context) => {
    callerOf(context);
    return context.json(shown(bookOf(context)));
  });

  app.put('/books/:id', async (context) => {
    librariansOnly(signedIn(context));
    const book = bookOf(context);
    const body = await bodyOf(context);
    checkBook(body, book);
    const given = Object.fromEntries(
      BOOK_FIELDS.flatMap((name) => (name in body ? [[name, body[name]]] : [])),
    );
    const cleared = has('update-clears') && !('year' in given) ? { year: null } : {};
    const updated_at = has('updated-at-stays') ? book.updated_at : new Date().toISOString();
    const changed: Book = { ...book, ...cleared, ...given, updated_at };
    if (!has('update-forgotten')) Object.assign(book, changed);
    return context.json(shown(changed));
  });

  app.delete('/books/:id', (context) => {
    librariansOnly(signedIn(context));
    const book = bookOf(context);
    if (openLoans(book) > 0 && !has('lent-deleted')) throw new Refusal(409, 'a copy is lent');
    if (!has('delete-forgotten')) state.books.splice(state.books.indexOf(book), 1);
    return context.body(null, 204);
  });

  app.get('/loans', (context) => {
    const caller = signedIn(context);
    borrowersOnly(caller);
    const { state: wanted, book_id } = context.req.query();
    if (wanted !== undefined)
      check(['open', 'returned'].includes(wanted), 'state must be open or returned');
    if (book_id !== undefined) check(/^\d+$/.test(book_id), 'book_id must be a number');
    const loans = state.loans.filter(
      (loan) =>
        (maySee(caller, loan) || has('loans-of-all')) &&
        (wanted === undefined || loan.state === wanted || has('state-ignored')) &&
        (book_id === undefined || loan.book_id === Number(book_id)),
    );
    loans.sort((a, b) => -compare(a.lent_at, b.lent_at) || b.id - a.id);
    return page(context, loans);
  });

  app.post('/loans', async (context) => {
    const caller = signedIn(context);
    borrowersOnly(caller);
    const { book_id, note } = await bodyOf(context);
    check(book_id !== undefined, 'book_id is missing');
    check(Number.isInteger(book_id), 'book_id must be a number');
    check(note === undefined || typeof note === 'string', 'note must be a text');
    const book = state.books.find(({ id }) => id === book_id);
    check(book !== undefined, 'book_id does not exist');
    if (available(book!) < 1) throw new Refusal(409, 'no copy is available');
    const now = Date.now();
    const loan: Loan = {
      id: ++lastId,
      book_id: book!.id,
      borrower: caller.name,
      state: 'open',
      note: (note as string) ?? null,
      lent_at: new Date(now).toISOString(),
      due_at: new Date(now + (has('due-in-14-days') ? 14 : 21) * DAY_MS).toISOString(),
      returned_at: null,
    };
    state.loans.push(loan);
    return context.json(loan, 201);
  });

  app.get('/loans/:id', (context) => {
    const caller = signedIn(context);
    borrowersOnly(caller);
    return context.json(loanOf(context, caller));
  });

  app.post('/loans/:id/return', (context) => {
    const caller = signedIn(context);
    librariansOnly(caller);
    const loan = loanOf(context, caller);
    if (loan.state === 'returned') throw new Refusal(409, 'the loan is returned already');
    loan.state = 'returned';
    loan.returned_at = new Date().toISOString();
    return context.json(loan);
  });

  return app;

  /** Returns the caller; undefined without a card. */
  function callerOf(context: Context): Member | undefined {
    const header = context.req.header('authorization');
    if (header === undefined) return undefined;
    const member = state.members.find(({ card }) => header === `Bearer ${card}`);
    if (!member && !has('wrong-card-accepted')) throw new Refusal(401, '401 Unauthorized');
    return member;
  }

  function signedIn(context: Context): Member {
    const caller = callerOf(context);
    if (!caller) throw new Refusal(401, '401 Unauthorized');
    return caller;
  }

  function bookOf(context: Context): Book {
    const book = state.books.find(({ id }) => String(id) === context.req.param('id'));
    if (!book) throw new Refusal(404, '404 Book Not Found');
    return book;
  }

  function loanOf(context: Context, caller: Member): Loan {
    const loan = state.loans.find(({ id }) => String(id) === context.req.param('id'));
    if (!loan || !(maySee(caller, loan) || has('loan-of-another')))
      throw new Refusal(404, '404 Loan Not Found');
    return loan;
  }

  function openLoans(book: Book): number {
    const of = state.loans.filter(({ book_id }) => book_id === book.id);
    return of.filter((loan) => loan.state === 'open' || has('copy-not-returned')).length;
  }

  function available(book: Book): number {
    return has('copy-not-taken') ? book.copies : Math.max(0, book.copies - openLoans(book));
  }

  function shown(book: Book): Book & { available: number } {
    return { ...book, available: available(book) };
  }

  function checkBook(body: Record<string, unknown>, own: Book | undefined): void {
    const { title, author, year, language, isbn, copies } = body;
    for (const [name, value] of Object.entries({ title, author, isbn }))
      check(value === undefined || typeof value === 'string', `${name} must be a text`);
    for (const [name, value] of Object.entries({ year, copies }))
      check(value === undefined || Number.isInteger(value), `${name} must be a number`);
    check(String(title ?? '').length <= 200 || has('long-title'), 'title is too long');
    check(copies === undefined || (copies as number) >= 1, 'copies must be at least 1');
    check(language === undefined || LANGUAGES.includes(language as string), 'unknown language');
    const isTaken =
      isbn !== undefined && state.books.some((book) => book !== own && book.isbn === isbn);
    const isTolerated = has(own ? 'isbn-taken-by-update' : 'isbn-taken');
    if (isTaken && !isTolerated) throw new Refusal(409, 'isbn has already been taken');
  }

  function page(context: Context, items: unknown[]): Response {
    const query = context.req.query();
    const number = positive(query.page, 1, 'page');
    const size = positive(query.per_page, has('ten-per-page') ? 10 : 20, 'per_page');
    check(size <= 100, 'per_page must be at most 100');
    const pages = Math.max(1, Math.ceil(items.length / size));
    const begin = (number - 1) * size - (has('page-overlap') && number > 1 ? 1 : 0);
    const some = items.slice(begin, begin + size);
    const addressOf = (one: number) => {
      const url = new URL(context.req.url);
      url.searchParams.set('page', String(one));
      url.searchParams.set('per_page', String(size));
      return url.href;
    };
    const relations: Record<string, number | undefined> = {
      prev: number > 1 ? number - 1 : undefined,
      next: number < pages ? number + (has('next-stays') ? 0 : 1) : undefined,
      first: 1,
      last: pages,
    };
    const links = Object.entries(relations).flatMap(([relation, one]) =>
      one === undefined ? [] : [`<${addressOf(one)}>; rel="${relation}"`],
    );
    return context.json(some, 200, {
      'x-page': String(number),
      'x-per-page': String(size),
      'x-prev-page': number > 1 ? String(number - 1) : '',
      'x-next-page': number < pages ? String(number + 1) : '',
      'x-total': String(has('total-of-page') ? some.length : items.length),
      'x-total-pages': String(pages),
      Link: links.join(', '),
    });
  }
}

function maySee({ name, role }: Member, { borrower }: Loan): boolean {
  return role === 'librarian' || role === 'director' || name === borrower;
}

function librariansOnly({ role }: Member): void {
  if (role !== 'librarian' && role !== 'director') throw new Refusal(403, '403 Forbidden');
}

function borrowersOnly({ role }: Member): void {
  if (role === 'visitor') throw new Refusal(403, '403 Forbidden');
}

function check(isRight: boolean, message: string): void {
  if (!isRight) throw new Refusal(400, message);
}

function positive(text: string | undefined, fallback: number, name: string): number {
  if (text === undefined) return fallback;
  check(/^\d+$/.test(text) && Number(text) > 0, `${name} must be a number from 1 on`);
  return Number(text);
}

async function bodyOf(context: Context): Promise<Record<string, unknown>> {
  const body: unknown = await context.req.json().catch(() => undefined);
  check(typeof body === 'object' && body !== null && !Array.isArray(body), 'the body is no object');
  return body as Record<string, unknown>;
}

function compare(a: string | number | null, b: string | number | null): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? -1 : 1;
  return a < b ? -1 : 1;
}
