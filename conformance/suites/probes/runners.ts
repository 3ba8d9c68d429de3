import type { JsonValue } from '../../../contract/case.ts';
import { isObject } from '../../../contract/isObject.ts';
import { listMembers, listPowers, STRANGER } from '../../../contract/roles.ts';
import { readJson } from '../../../wire/readBody.ts';
import { checkAllowed, checkRefused } from '../properties/accessByRole.ts';
import { ownToken, statusOf } from '../properties/callers.ts';
import { checkSelections } from '../properties/filters.ts';
import { type Compared, fixtureOf, type Mismatch } from '../properties/propertyJob.ts';
import { keyOf, MOST_PER_PAGE, readFullList } from '../properties/reader.ts';
import { MissingWitness } from '../properties/witness.ts';
import { type Probe, type ProbeReader, unless } from './probe.ts';

/** The roles that may call, by the kind of the runner. The fixture is a runner of this kind. */
const RIGHTS: { statement: string; fixture: string; roles: string[]; isForAll?: true }[] = [
  {
    statement: 'get-instance-by-anybody-signed-in',
    fixture: 'runner.id',
    roles: [STRANGER],
    isForAll: true,
  },
  { statement: 'get-group-by-role', fixture: 'runner.group', roles: ['maintainer', 'owner'] },
  {
    statement: 'get-project-by-role',
    fixture: 'runner.project',
    roles: ['security-manager', 'maintainer', 'owner'],
  },
  {
    statement: 'update-instance-by-administrator',
    fixture: 'runner.id',
    roles: ['administrator'],
  },
  { statement: 'update-group-by-owner', fixture: 'runner.group', roles: ['owner'] },
  {
    statement: 'update-project-by-role',
    fixture: 'runner.project',
    roles: ['maintainer', 'owner'],
  },
];

/** The roles whose list shows a runner, by its kind. */
const SHOWN: { statement: string; fixture: string; roles: string[] }[] = [
  { statement: 'list-group-runners-of-owner', fixture: 'runner.group', roles: ['owner'] },
  {
    statement: 'list-project-runners-by-role',
    fixture: 'runner.project',
    roles: ['security-manager', 'maintainer', 'owner'],
  },
];

/** The statuses of the runners that a value of `status` lists. A paused runner shows `paused` instead. */
const STATUSES: Record<string, string[]> = {
  offline: ['offline', 'stale'],
  stale: ['stale'],
  never_contacted: ['never_contacted'],
};

export const runners: Probe[] = [
  {
    statement: 'runners.status-filter',
    parts: Object.keys(STATUSES),
    try: (reader, asked) => checkStatus(reader, asked),
  },
  {
    statement: 'runners.status-offline-includes-stale',
    try: (reader) => checkStatus(reader, 'offline', 'stale'),
  },
  { statement: 'runners.version-filter', try: checkVersions },
  {
    statement: 'runners.jobs-sort-requires-order-by',
    try: async (reader) => {
      await reader.read();
      const mismatches: Mismatch[] = [];
      for (const sort of ['asc', 'desc']) {
        const request = { ...reader.request, query: { ...reader.request.query, sort } };
        const delivery = await reader.send({ request, expected: { status: 400 } });
        const came = statusOf(delivery);
        const { exchange } = delivery;
        if (came !== 400)
          mismatches.push({
            requirement: `sort=${sort} without order_by is refused with 400`,
            actual: `the response is ${came}`,
            statuses: { due: [400], came },
            exchange,
          });
      }
      return mismatches;
    },
  },
  ...RIGHTS.map(
    ({ statement, fixture, roles, isForAll = false }): Probe => ({
      statement: `runners.${statement}`,
      parts: (contract) => [
        ...new Set([
          ...roles,
          ...(isForAll ? [] : [...listMembers(contract), STRANGER]),
          // Auditors read more than the documents say.
          ...(statement.startsWith('update') ? listPowers(contract, 'read') : []),
        ]),
      ],
      try: (reader, role) => {
        const check = roles.includes(role) ? checkAllowed : checkRefused;
        const path = { id: fixtureOf(reader.target, fixture) };
        return check(reader.contract, reader.target, reader, { role, roles, path });
      },
    }),
  ),
  ...SHOWN.map(
    ({ statement, fixture, roles }): Probe => ({
      statement: `runners.${statement}`,
      parts: (contract) => [...listMembers(contract), STRANGER],
      try: (reader, role) => checkShown(reader, fixture, role, roles),
    }),
  ),
];

/** @param needed a status that a listed runner must have, so that the check is about it. Default: any */
async function checkStatus(reader: ProbeReader, asked: string, needed?: string): Promise<Compared> {
  const statusOfItem = (item: JsonValue) => (isObject(item) ? String(item.status) : '');
  const matches = (item: JsonValue) => {
    const status = statusOfItem(item);
    return status === 'paused' ? undefined : STATUSES[asked]!.includes(status);
  };
  const hasNeeded = (items: JsonValue[]) =>
    needed === undefined || items.some((item) => statusOfItem(item) === needed);
  const isTelling = (items: JsonValue[]) =>
    hasNeeded(items) && [true, false].every((side) => items.some((item) => matches(item) === side));
  const all = await readFullList(reader, 1, isTelling);
  if (!hasNeeded(all.items)) throw new MissingWitness(`a runner that is ${needed}`);
  return checkSelections(reader, all, [{ query: { status: asked }, matches }]);
}

/** The number of runners whose details are read. */
const MOST_DETAILS = 20;

/** Asks for the beginning of a version, and for a part that stands in a version and begins none. */
async function checkVersions(reader: ProbeReader): Promise<Compared> {
  const all = await readFullList(reader);
  const versions = new Map<string, string>();
  for (const item of all.items.slice(0, MOST_DETAILS)) {
    const version = await readVersion(reader, item);
    if (version !== undefined) versions.set(keyOf(item), version);
  }
  const known = [...new Set(versions.values())];
  const isBeginning = (part: string) => known.some((version) => version.startsWith(part));
  const beginning = known
    .map((version) => version.slice(0, -1))
    .find((part) => part !== '' && known.some((version) => !version.startsWith(part)));
  const inside = known
    .map((version) => version.slice(1))
    .find((part) => part !== '' && !isBeginning(part));
  const { mismatches } = await checkSelections(
    reader,
    all,
    [beginning ?? [], inside ?? []].flat().map((part) => ({
      query: { version_prefix: part },
      matches: (item) => versions.get(keyOf(item))?.startsWith(part),
      mayBeOneSided: true,
    })),
  );
  const isTelling = beginning !== undefined && inside !== undefined;
  return { mismatches, missing: isTelling ? [] : ['two runners whose versions begin differently'] };
}

/** Returns the version of a runner. Undefined if the caller may not read its details. */
async function readVersion(reader: ProbeReader, item: JsonValue): Promise<string | undefined> {
  const operation = reader.contract.operations.get('getRunner');
  if (!operation || !isObject(item)) return undefined;
  const request = { path: { id: item.id as number }, query: {}, headers: {} };
  const { response } = (await reader.send({ operation, request })).exchange;
  const body = response?.status === 200 ? readJson(response) : undefined;
  return isObject(body) && typeof body.version === 'string' && body.version !== ''
    ? body.version
    : undefined;
}

const MOST_PAGES = 5;

/** The list shows the runner of a fixture to the named roles, and to no other members. */
async function checkShown(
  reader: ProbeReader,
  fixture: string,
  role: string,
  roles: string[],
): Promise<Mismatch[]> {
  const isDue = roles.includes(role);
  const token = ownToken(reader.target, role, isDue ? [] : roles);
  const id = String(fixtureOf(reader.target, fixture));
  let isShown = false;
  let isWhole = false;
  for (let page = 1; page <= MOST_PAGES && !isShown && !isWhole; page += 1) {
    const query = { ...reader.request.query, page, per_page: MOST_PER_PAGE };
    const delivery = await reader.send({ request: { ...reader.request, query }, as: role, token });
    const body = statusOf(delivery) === 200 ? readJson(delivery.exchange.response!) : [];
    const items = Array.isArray(body) ? body : [];
    isShown = items.some((item) => isObject(item) && String(item.id) === id);
    isWhole = items.length < MOST_PER_PAGE;
  }
  if (!isShown && !isWhole)
    throw new MissingWitness(`a list of at most ${MOST_PAGES * MOST_PER_PAGE} runners`);
  return unless(
    isShown === isDue,
    `the list ${isDue ? 'shows' : 'does not show'} ${fixture} to the role ${role}`,
    isShown ? `it has ${id}` : `it does not have ${id}`,
  );
}
