import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import { firstQuery, readToken } from '../properties/continuations.ts';
import { readLinks } from '../properties/links.ts';
import { walkUnchanged, wrongWalk } from '../properties/pages.ts';
import type { Mismatch } from '../properties/propertyJob.ts';
import { type JudgedResponse, readList } from '../properties/reader.ts';
import { MissingWitness } from '../properties/witness.ts';
import { type Probe, type ProbeReader, unless, unlessSame } from './probe.ts';

/** Headers of pages by number. Pages by cursor do not have them. */
const OFFSET_HEADERS = [
  'x-page',
  'x-per-page',
  'x-next-page',
  'x-prev-page',
  'x-total',
  'x-total-pages',
];

export const conventions: Probe[] = [
  {
    statement: 'conventions.keyset-end',
    try: (reader) => {
      const start = firstQuery(reader.contract, reader.operation);
      const { pagination: _, ...order } = start;
      return walkUnchanged(
        () => readList(reader, order),
        ({ items, isWhole }) => walkByCursor(reader, start, items, isWhole),
      );
    },
  },
];

async function walkByCursor(
  reader: ProbeReader,
  start: CaseRequest['query'],
  all: JsonValue[],
  isWhole: boolean,
): Promise<Mismatch[]> {
  if (all.length < 2) throw new MissingWitness('2 items in the list');
  // On a page of one item, the cursors of the first and the last item are equal.
  const perPage = Math.max(Math.min(2, all.length - 1), Math.floor(all.length / 3));
  // A list without the parameter `pagination` switches to cursors when the request has a page token.
  const [first] = 'pagination' in start ? [] : all;
  const walked = first === undefined ? [] : [first];
  const mismatches: Mismatch[] = [];
  let query: CaseRequest['query'] | undefined = {
    ...start,
    per_page: perPage,
    ...(first !== undefined && { page_token: readToken(first) }),
  };
  while (query && walked.length < all.length + perPage) {
    const page: JudgedResponse = await reader.read(query);
    const count = page.items.length;
    walked.push(...page.items);
    mismatches.push(
      ...checkPage(page),
      ...unless(count <= perPage, `a page has at most ${perPage} items`, `it has ${count}`),
    );
    const next: CaseRequest['query'] | undefined = readLinks(page)?.next;
    if (!next)
      mismatches.push(
        ...unless(
          count < perPage,
          'the last page by cursor is not full',
          'a full page has no link to a next page',
          'link',
        ),
      );
    else
      mismatches.push(
        ...unless(count > 0, 'an empty page has no link to a next page', 'it has one', 'link'),
      );
    query = count === 0 ? undefined : next;
  }
  const seen = isWhole ? walked : walked.slice(0, all.length);
  return [...mismatches, ...wrongWalk(all, seen, isWhole)];
}

/** Checks the headers of a page. A server may omit the header with the cursor. */
function checkPage(page: JudgedResponse): Mismatch[] {
  const { next, ...others } = readLinks(page) ?? {};
  const cursor = page.header('x-next-cursor') ?? next?.page_token;
  const linked = next?.page_token ?? cursor;
  const relations = Object.keys(others).join(', ');
  return [
    ...OFFSET_HEADERS.flatMap((name) => {
      const value = page.header(name);
      return unless(
        value === undefined,
        `with pages by cursor, ${name} is absent`,
        `it is ${value}`,
        name,
      );
    }),
    ...unless(
      relations === '',
      'with pages by cursor, Link names only the next page',
      `it names ${relations}`,
      'link',
    ),
    ...unlessSame(
      'x-next-cursor, as in the link,',
      linked ?? null,
      cursor ?? null,
      'x-next-cursor',
    ),
  ];
}
