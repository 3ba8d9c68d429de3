/** Looks whether the projects, groups and users of a profile exist. */
import type { JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import { nearest } from '../../../contract/nearest.ts';
import { headerValues } from '../../../wire/exchange.ts';
import { readJson } from '../../../wire/readBody.ts';
import { pathRequest } from '../pathRequest.ts';
import { callersToTry } from '../tokenFor.ts';
import { type Ask, PLAIN } from './ask.ts';
import type { Diagnosis } from './diagnosis.ts';
import { type LookedAt, readsOfFixture } from './probes.ts';

/** The fixtures on which most others depend. */
export const NAMED = [
  'project.path',
  'project.id',
  'group.path',
  'group.id',
  'user.id',
  'user.username',
];

/** A merge request of a list, with the facts about its project, its group and its author. */
export interface ListedMergeRequest {
  /** The full path of the project: `acme/rocket`. */
  project: string;
  projectId: JsonValue | undefined;
  /** The ID of the group of the project. Only the list of a group has it. */
  groupId: JsonValue | undefined;
  author: { id?: JsonValue; username?: JsonValue };
}

/**
 * Returns one diagnosis for each project, group or user that does not exist.
 * @param nameOf returns the place where the user wrote a fixture: `fixtures.project.id`
 */
export async function lookAtNames(
  contract: Contract,
  target: LookedAt,
  ask: Ask,
  nameOf: (key: string) => string = (key) => `fixtures.${key}`,
): Promise<Diagnosis[]> {
  const given = NAMED.filter((key) => key in target.fixtures);
  const lost: string[] = [];
  for (const key of given) if ((await exists(contract, target, ask, key)) === false) lost.push(key);
  if (lost.length === 0) {
    const moves = await Promise.all(
      given.map(async (key) => [key, await findMove(contract, target, ask, key)] as const),
    );
    return moves.flatMap(([key, to]): Diagnosis[] =>
      to === undefined
        ? []
        : [
            {
              fault: 'profile',
              problem: `${nameOf(key)}: ${target.fixtures[key]} has moved: requests are redirected to ${to}. Write the new path, because a write does not follow a redirect.`,
            },
          ],
    );
  }
  const listed = await listMergeRequests(contract, target, ask);
  return lost.flatMap((key): Diagnosis[] => {
    const value = String(target.fixtures[key]);
    const known = namesLike(key, listed);
    // A deployment may lack all operations that read a user.
    if (known.includes(value)) return [];
    const near = nearest(value, known);
    const hint = near
      ? `Did you mean ${near}?`
      : 'Correct it, or use a token of a user who may see it.';
    return [{ fault: 'profile', problem: `${nameOf(key)}: ${value} is not found (404). ${hint}` }];
  });
}

/** The number of reads that must lead elsewhere. A single one may be a fault of the server. */
const MOVED_READS = 2;

/** Returns the path to which all reads of a resource lead for good. Undefined if it has not moved. */
async function findMove(
  contract: Contract,
  target: LookedAt,
  ask: Ask,
  key: string,
): Promise<string | undefined> {
  const reads = readsOfFixture(contract, target, key).slice(0, MOVED_READS);
  const [caller] = callersToTry('user', target);
  const places: string[] = [];
  for (const operation of reads) {
    const request = pathRequest(operation, target.fixtures, key)!;
    const { response } = await ask(operation, request, caller?.token);
    const [location] =
      response && MOVED.has(response.status) ? headerValues(response, 'location') : [];
    if (location === undefined || !URL.canParse(location, target.base)) return undefined;
    places.push(new URL(location, target.base).pathname);
  }
  return places.length === MOVED_READS ? places[0] : undefined;
}

const MOVED = new Set([301, 308]);

/** Returns whether a resource exists, as `existsBy` tells with all reads of it. */
export function exists(
  contract: Contract,
  target: LookedAt,
  ask: Ask,
  key: string,
): Promise<boolean | undefined> {
  return existsBy(readsOfFixture(contract, target, key), target, ask, key);
}

/**
 * Returns false if every read of a resource gives 404 to every caller, and true if one read gives another response.
 * Returns undefined if no response tells it.
 */
export async function existsBy(
  reads: ContractOperation[],
  target: LookedAt,
  ask: Ask,
  key: string,
): Promise<boolean | undefined> {
  let misses = 0;
  for (const operation of reads) {
    const request = pathRequest(operation, target.fixtures, key)!;
    for (const { token } of callersToTry('user', target)) {
      const { response } = await ask(operation, request, token);
      if (!response || response.status === 401 || response.status >= 500) continue;
      if (response.status !== 404) return true;
      misses += 1;
    }
  }
  return misses > 0 ? false : undefined;
}

/** Returns the merge requests that the callers can see: the only list of the API that spans projects. */
export async function listMergeRequests(
  contract: Contract,
  target: LookedAt,
  ask: Ask,
  group?: string,
): Promise<ListedMergeRequest[]> {
  const operation = contract.operations.get(
    group === undefined ? 'listMergeRequests' : 'listGroupMergeRequests',
  );
  if (!operation) return [];
  const path: Record<string, string> = group === undefined ? {} : { id: group };
  const request = { ...PLAIN, path, query: { scope: 'all', per_page: 100 } };
  const lists = await Promise.all(
    callersToTry('user', target).map(async ({ token }) => {
      const { response } = await ask(operation, request, token);
      const body = response?.status === 200 ? readJson(response) : undefined;
      return Array.isArray(body) ? body : [];
    }),
  );
  return lists.flat().flatMap((item) => {
    const full = isObject(item) && isObject(item.references) ? item.references.full : undefined;
    if (!isObject(item) || typeof full !== 'string') return [];
    return [
      {
        project: full.replace(/!\d+$/, ''),
        projectId: item.project_id,
        groupId: item.group_id,
        author: isObject(item.author) ? item.author : {},
      },
    ];
  });
}

/** Returns the names that a fixture may have, as far as the merge requests show them. */
function namesLike(key: string, listed: ListedMergeRequest[]): string[] {
  const names = listed.map(({ project, projectId, groupId, author }) => {
    if (key === 'project.path') return project;
    if (key === 'project.id') return projectId;
    if (key === 'group.path') return project.slice(0, Math.max(0, project.lastIndexOf('/')));
    if (key === 'group.id') return groupId;
    return key === 'user.id' ? author.id : author.username;
  });
  return [...new Set(names.flatMap((name) => (name ? [String(name)] : [])))];
}
