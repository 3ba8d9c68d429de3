/** Finds out whether another project has the same Git content, as a fork has. */
import type { Contract } from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import { readJson } from '../../../wire/readBody.ts';
import { MOST_PER_PAGE, type Reader } from './reader.ts';

/** The fixtures that name content of a repository. Two repositories may have the same content. */
const OF_GIT = ['blob', 'branch', 'commit', 'tag'];

/** The number of pages of a tree that are looked through. */
const MOST_PAGES = 10;

/** Returns true if one of the fixtures names content of a repository: `blob.sha`. */
export function isGitContent(fixtures: string[]): boolean {
  return fixtures.some((key) => OF_GIT.includes(key.split('.')[0]!));
}

/**
 * Returns true if another project has commits of the project in the request, or a file with the content that the request
 * names. Then a response with this content is right.
 * @param parameter the path parameter that names the project
 */
export async function hasSameContent(
  contract: Contract,
  reader: Reader,
  parameter: string,
  other: string | number,
): Promise<boolean> {
  const own = reader.request.path[parameter]!;
  const [ours, theirs] = [
    await idsOf(contract, reader, 'listCommits', own, { all: true }),
    await idsOf(contract, reader, 'listCommits', other, { all: true }),
  ];
  if (ours.some((id) => theirs.includes(id))) return true;
  const { sha } = reader.request.path;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const ids = await idsOf(contract, reader, 'listTree', other, { recursive: true, page });
    if (ids.includes(String(sha))) return true;
    if (ids.length < MOST_PER_PAGE) break;
  }
  return false;
}

/** Returns the IDs of the items on a page of a list of a project. Empty if the caller cannot read the list. */
async function idsOf(
  { operations }: Contract,
  { send }: Reader,
  list: string,
  project: string | number,
  query: Record<string, boolean | number>,
): Promise<string[]> {
  const { exchange } = await send({
    operation: operations.get(list)!,
    request: { path: { id: project }, query: { ...query, per_page: MOST_PER_PAGE }, headers: {} },
  });
  const items = exchange.response?.status === 200 ? readJson(exchange.response) : undefined;
  return Array.isArray(items)
    ? items.flatMap((item) => (isObject(item) ? [String(item.id)] : []))
    : [];
}
