import type { Case, CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { CannotPerform } from '../../engine/job.ts';
import { readLinks } from './links.ts';
import { modeOf, wrongWalk } from './pages.ts';
import type { Property } from './property.ts';
import { checkJob, findingsOf, listsOf, type Mismatch } from './propertyJob.ts';
import { isSame, type JudgedResponse, type Reader, readList } from './reader.ts';
import { MissingWitness } from './witness.ts';

export const keyset: Property = {
  id: 'pages.keyset',
  summary:
    'Pages by cursor show each item once and name only the next page. The last page is not full.',
  from: '`x-paginated`',
  check: 'pages',
  plan: (contract, target) =>
    listsOf(contract)
      .filter((operation) => modeOf(operation).mode !== 'offset')
      .map((operation) =>
        checkJob({
          contract,
          target,
          operation,
          name: 'pages.keyset',
          summary: 'Pages by cursor show every item once, name only the next page, and end',
          look: async (reader) =>
            findingsOf(
              'pages',
              pointerBelow(operation.pointer, 'x-paginated'),
            )(await checkWalk(reader, firstQuery(contract, operation))),
        }),
      ),
};

/** Returns the query with which a case requests the first page by cursor. */
export function firstQuery({ cases }: Contract, { id }: ContractOperation): CaseRequest['query'] {
  const isByCursor = ({ operation, request, response }: Case) =>
    operation === id &&
    response.status === 200 &&
    ('pagination' in request.query || 'page_token' in request.query);
  const query: CaseRequest['query'] = cases.find(isByCursor)?.request.query ?? {};
  return Object.fromEntries(
    Object.entries(query).filter(([name]) => ['pagination', 'order_by', 'sort'].includes(name)),
  );
}

/** Headers of pages by number. Pages by cursor do not have them. */
const OFFSET_HEADERS = [
  'x-page',
  'x-per-page',
  'x-next-page',
  'x-prev-page',
  'x-total',
  'x-total-pages',
];
const WALKS = 3;

async function checkWalk(reader: Reader, start: CaseRequest['query']): Promise<Mismatch[]> {
  const order = Object.fromEntries(Object.entries(start).filter(([name]) => name !== 'pagination'));
  for (let walk = 0; walk < WALKS; walk += 1) {
    const before = await readList(reader, order);
    if (before.items.length < 2) throw new MissingWitness('2 items in the list');
    const mismatches = await checkPages(reader, start, before.items, before.isWhole);
    const after = await readList(reader, order);
    if (isSame(before.items, after.items)) return mismatches;
  }
  throw new CannotPerform('not-run', 'other clients change the list while its pages are read');
}

async function checkPages(
  reader: Reader,
  start: CaseRequest['query'],
  all: JsonValue[],
  isWhole: boolean,
): Promise<Mismatch[]> {
  // On a page of one item, the cursors of the first and the last item are equal.
  const perPage = Math.max(Math.min(2, all.length - 1), Math.floor(all.length / 3));
  const mismatches: Mismatch[] = [];
  // A list without the parameter `pagination` switches to cursors when the request has a page token.
  const first = 'pagination' in start ? [] : all.slice(0, 1);
  const walked = [...first];
  let query: CaseRequest['query'] | undefined = {
    ...start,
    per_page: perPage,
    ...(first[0] !== undefined && { page_token: tokenOf(first[0]) }),
  };
  while (query && walked.length < all.length + perPage) {
    const response: JudgedResponse = await reader.read(query);
    mismatches.push(...wrongHeaders(response));
    walked.push(...response.items);
    const next: CaseRequest['query'] | undefined = readLinks(response)?.next;
    mismatches.push(...wrongCursor(response, next));
    if (!next && response.items.length >= perPage)
      mismatches.push({
        requirement: 'the last page by cursor is not full',
        actual: `a full page of ${response.items.length} items has no link to a next page`,
        location: 'link',
      });
    if (next && response.items.length === 0)
      mismatches.push({
        requirement: 'an empty page has no link to a next page',
        actual: 'it has one',
        location: 'link',
      });
    if (response.items.length > perPage)
      mismatches.push({
        requirement: `a page has at most ${perPage} items, as per_page says`,
        actual: `it has ${response.items.length}`,
      });
    query = response.items.length === 0 ? undefined : next;
  }
  const seen = isWhole ? walked : walked.slice(0, all.length);
  return [...mismatches, ...wrongWalk(all, seen, isWhole)];
}

/** Returns the page token after an item: its name, or else its ID. */
export function tokenOf(item: JsonValue): JsonValue {
  const { name, id } = item as { name?: JsonValue; id?: JsonValue };
  const token = name ?? id;
  if (token === undefined)
    throw new CannotPerform(
      'not-run',
      'the items have neither a name nor an ID to use as page_token',
    );
  return token;
}

/** The header with the cursor of the next page agrees with the link to that page. A server may omit the header. */
function wrongCursor(response: JudgedResponse, next: CaseRequest['query'] | undefined): Mismatch[] {
  const cursor = response.header('x-next-cursor');
  const linked = next?.page_token;
  if (cursor === undefined || linked === undefined || cursor === linked) return [];
  return [
    {
      requirement: `x-next-cursor is ${linked}, the token in the link to the next page`,
      actual: `it is ${cursor}`,
      location: 'x-next-cursor',
    },
  ];
}

function wrongHeaders(response: JudgedResponse): Mismatch[] {
  const relations = Object.keys(readLinks(response) ?? {}).filter(
    (relation) => relation !== 'next',
  );
  return [
    ...OFFSET_HEADERS.filter((name) => response.header(name) !== undefined).map((name) => ({
      requirement: `with pages by cursor, ${name} is absent`,
      actual: `it is ${response.header(name)}`,
      location: name,
    })),
    ...(relations.length > 0
      ? [
          {
            requirement: 'with pages by cursor, Link names only the next page',
            actual: `it names ${relations.join(', ')}`,
            location: 'link',
          },
        ]
      : []),
  ];
}
