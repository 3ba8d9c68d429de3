import { isObject } from '../../../contract/isObject.ts';
import { STRANGER } from '../../../contract/roles.ts';
import { readJson } from '../../../wire/readBody.ts';
import { CannotPerform } from '../../engine/job.ts';
import { ownToken, statusOf, strangersToken } from '../properties/callers.ts';
import type { Mismatch } from '../properties/propertyJob.ts';
import { MissingWitness } from '../properties/witness.ts';
import { type Probe, type ProbeReader, unless } from './probe.ts';

/** The member who may create deploy keys in the project of the fixture. */
const MAINTAINER = 'maintainer';
/** The roles that may create a deploy key in a project of which the maintainer is no member. */
const CREATORS = ['owner', 'administrator'];
/** The projects that are tried, those that the fewest people can read first. */
const PROJECTS = ['project.private', 'project.without_ci_cd', 'project.internal', 'project.public'];

export const deployKeys: Probe[] = [
  {
    statement: 'deploy-keys.join-needs-access-to-original',
    operations: ['createProjectDeployKey'],
    isCertain: true,
    try: joinClosed,
  },
  {
    statement: 'deploy-keys.common-list-common-projects',
    operations: ['listUserProjectDeployKeys'],
    try: async (reader) => {
      const token = strangersToken(reader.target);
      if ((await reader.read()).items.length === 0)
        throw new MissingWitness('a deploy key in a project of the user and of another member');
      // A caller who is a member of no project has no project in common with anybody.
      const delivery = await reader.send({ request: reader.request, as: STRANGER, token });
      const body = statusOf(delivery) < 300 ? readJson(delivery.exchange.response!) : [];
      const keys = Array.isArray(body)
        ? body.flatMap((key) => (isObject(key) ? [key.id] : []))
        : [];
      return unless(
        keys.length === 0,
        'the list has only keys of projects that the caller is a member of',
        `a member of no project gets the keys ${keys.join(', ')}`,
      );
    },
  },
];

/** A project without the maintainer has a key. The maintainer must not get it by creating it again. */
async function joinClosed(reader: ProbeReader): Promise<Mismatch[]> {
  const { target, contract, request } = reader;
  const maintainer = { as: MAINTAINER, token: ownToken(target, MAINTAINER, CREATORS) };
  const list = contract.operations.get('listProjectDeployKeys');
  const known = new Set(PROJECTS.flatMap((key) => target.fixtures[key] ?? []));
  for (const id of list ? known : []) {
    const asked = { path: { id }, query: {}, headers: {} };
    const refused = await reader.send({ operation: list!, request: asked, ...maintainer });
    if (![403, 404].includes(statusOf(refused))) continue;
    if (!(await createAsOther(reader, { ...request, path: { id } }))) continue;
    const status = statusOf(await reader.send({ ...maintainer, expected: { status: 400 } }));
    if (status === 403 || status === 404)
      throw new CannotPerform('not-run', `the role ${MAINTAINER} may not create deploy keys`);
    return unless(
      status >= 300,
      'a key of another project is joined only if the caller can access it',
      `the role ${MAINTAINER} gets ${status}, and ${statusOf(refused)} for the keys of the other project`,
    );
  }
  throw new MissingWitness(`a project of which the role ${MAINTAINER} is no member`);
}

async function createAsOther(
  { send, target }: ProbeReader,
  request: ProbeReader['request'],
): Promise<boolean> {
  for (const as of CREATORS) {
    const token = target.tokens[as];
    if (token === undefined) continue;
    if (statusOf(await send({ request, as, token, expected: { status: 201 } })) < 300) return true;
  }
  return false;
}
