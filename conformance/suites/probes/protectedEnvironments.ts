import type { JsonValue } from '../../../contract/case.ts';
import { valueAt } from '../../../contract/pointer.ts';
import { STRANGER } from '../../../contract/roles.ts';
import { readJson } from '../../../wire/readBody.ts';
import { type Caller, callersToTry } from '../../target/tokenFor.ts';
import { statusOf, strangersToken } from '../properties/callers.ts';
import type { Mismatch } from '../properties/propertyJob.ts';
import { MissingWitness } from '../properties/witness.ts';
import { type Probe, type ProbeReader, unless } from './probe.ts';

export const protectedEnvironments: Probe[] = [
  {
    statement: 'protected-environments.user-with-access',
    operations: ['createProtectedEnvironment'],
    isCertain: true,
    try: nameStranger,
  },
];

/** Protects an environment of a project that the stranger cannot read. The stranger must not be named there. */
async function nameStranger(reader: ProbeReader): Promise<Mismatch[]> {
  const { target, request } = reader;
  const stranger = { as: STRANGER, token: strangersToken(target) };
  const project = await findHidden(reader, stranger);
  const user = await findUser(reader, stranger);
  const path = { ...request.path, id: project };
  const sendWith = async (caller: Caller, element: JsonValue) => {
    const body = { name: target.writes!.nextName(), deploy_access_levels: [element] };
    return statusOf(await reader.send({ request: { ...request, path, body }, ...caller }));
  };
  for (const caller of callersToTry(undefined, target)) {
    if ((await sendWith(caller, { access_level: MAINTAINER })) >= 300) continue;
    const status = await sendWith(caller, { user_id: user });
    return unless(
      status >= 300,
      'an element names only users with access to the project',
      `the user ${user}, who cannot read the project, gets ${status}`,
    );
  }
  throw new MissingWitness(
    'a caller who may protect environments of a project without the stranger',
  );
}

const MAINTAINER = 40;

/** Returns a project that the stranger cannot read. */
async function findHidden(reader: ProbeReader, stranger: Caller): Promise<string | number> {
  const operation = reader.contract.operations.get('listTags')!;
  const projects = [reader.request.path.id, reader.target.fixtures['project.private']];
  for (const id of projects) {
    if (id === undefined) continue;
    const request = { path: { id }, query: {}, headers: {} };
    if (statusOf(await reader.send({ operation, request, ...stranger })) === 404) return id;
  }
  throw new MissingWitness('a project that the stranger cannot read (fixtures.project.private)');
}

/** Returns the ID of the user. A note that the user writes on the merge request of the profile shows it. */
async function findUser(reader: ProbeReader, caller: Caller): Promise<number> {
  const { 'project.id': id, 'merge_request.iid': iid } = reader.target.fixtures;
  if (id !== undefined && iid !== undefined) {
    const { exchange } = await reader.send({
      operation: reader.contract.operations.get('createMergeRequestNote')!,
      request: {
        path: { id, merge_request_iid: iid },
        query: {},
        headers: {},
        contentType: 'application/json',
        body: { body: reader.target.writes!.nextName() },
      },
      ...caller,
    });
    const { response } = exchange;
    const note = response && response.status < 300 ? readJson(response) : undefined;
    const author = valueAt(note ?? null, '/author/id');
    if (typeof author === 'number') return author;
  }
  throw new MissingWitness('a merge request of the profile on which the stranger may comment');
}
