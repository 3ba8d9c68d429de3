import { isObject } from '../../../contract/isObject.ts';
import { readJson } from '../../../wire/readBody.ts';
import { CannotPerform } from '../../engine/job.ts';
import { callersToTry } from '../../target/tokenFor.ts';
import { statusOf } from '../properties/callers.ts';
import { fixtureOf, type Mismatch } from '../properties/propertyJob.ts';
import { MOST_PER_PAGE } from '../properties/reader.ts';
import { MissingWitness } from '../properties/witness.ts';
import { type Probe, type ProbeReader, unless } from './probe.ts';

/** The number of enabled mirrors that a project may have. */
const MOST = 10;

export const remoteMirrors: Probe[] = [
  {
    statement: 'remote-mirrors.tenth-enabled',
    isCertain: true,
    try: (reader) => fill(reader, reader.request.path.id!),
  },
  {
    statement: 'remote-mirrors.limit-per-project',
    operations: ['createRemoteMirror'],
    isCertain: true,
    try: async (reader) => {
      const other = fixtureOf(reader.target, 'project.other');
      if ((await tryDisabled(reader, other)) >= 300)
        throw new MissingWitness('another project in which a caller may create a mirror');
      const ofFirst = await fill(reader, reader.request.path.id!);
      // The other probe reports these.
      return ofFirst.length > 0 ? [] : addOne(reader, other);
    },
  },
];

type Project = string | number;

/** Creates enabled mirrors until the project has as many as it may, and then one more. */
async function fill(reader: ProbeReader, project: Project): Promise<Mismatch[]> {
  const status = await tryDisabled(reader, project);
  if (status >= 300) throw new CannotPerform('not-run', `a mirror that is off gets ${status}`);
  const before = await count(reader, project);
  if (before > MOST) throw new MissingWitness(`a project with at most ${MOST} enabled mirrors`);
  for (let number = before; number < MOST; number += 1) {
    const mismatches = await addOne(reader, project);
    if (mismatches.length > 0) return mismatches;
  }
  if ((await create(reader, project, true)) >= 300) return [];
  const after = await count(reader, project);
  return unless(
    after <= MOST,
    `a project has at most ${MOST} enabled mirrors`,
    `the list shows ${after}`,
  );
}

/**
 * Creates a mirror that is off, as each caller until one is not refused, who then stays the caller. If it is refused, a
 * refusal has another reason than the limit.
 */
async function tryDisabled(reader: ProbeReader, project: Project): Promise<number> {
  let status = await create(reader, project, false);
  for (const caller of callersToTry(undefined, reader.target)) {
    if (![401, 403, 404].includes(status)) break;
    reader.caller = caller;
    status = await create(reader, project, false);
  }
  return status;
}

/** Creates an enabled mirror. It is a mismatch if it is refused although the project has room for it. */
async function addOne(reader: ProbeReader, project: Project): Promise<Mismatch[]> {
  const status = await create(reader, project, true);
  if (status < 300 || status >= 500) return [];
  const now = await count(reader, project);
  return unless(
    now >= MOST,
    `enabled mirror number ${now + 1} is accepted, since a project may have ${MOST}`,
    `the response is ${status}`,
  );
}

async function create(
  { request, send }: ProbeReader,
  id: Project,
  enabled: boolean,
): Promise<number> {
  const body = { ...(isObject(request.body) ? request.body : {}), enabled };
  return statusOf(
    await send({ request: { ...request, path: { id }, body }, expected: { status: 201 } }),
  );
}

async function count(reader: ProbeReader, id: Project): Promise<number> {
  const operation = reader.contract.operations.get('listRemoteMirrors');
  const request = { path: { id }, query: { per_page: MOST_PER_PAGE }, headers: {} };
  const delivery = await reader.send({ ...(operation && { operation }), request });
  const items = statusOf(delivery) === 200 ? readJson(delivery.exchange.response!) : undefined;
  if (!Array.isArray(items) || items.length >= MOST_PER_PAGE)
    throw new CannotPerform('not-run', `no list of fewer than ${MOST_PER_PAGE} mirrors comes`);
  return items.filter((item) => isObject(item) && item.enabled === true).length;
}
