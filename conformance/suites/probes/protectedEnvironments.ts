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
    parts: ['deploy_access_levels', 'approval_rules'],
    isCertain: true,
    try: nameStranger,
  },
];

/**
 * Names the stranger in a list of an environment, in a project that the stranger cannot read. The environment is a new
 * one: an update changes it after its create.
 */
async function nameStranger(reader: ProbeReader, list: string): Promise<Mismatch[]> {
  const { contract, target, request, operation } = reader;
  const stranger = { as: STRANGER, token: strangersToken(target) };
  const project = await findHidden(reader, stranger);
  const user = await findUser(reader, stranger);
  const create = contract.operations.get('createProtectedEnvironment')!;
  const protect = (name: string, caller: Caller, lists: Record<string, JsonValue>) => {
    const body = { name, deploy_access_levels: [{ access_level: MAINTAINER }], ...lists };
    const sent = { ...request, path: { id: project }, body };
    return reader.send({ operation: create, request: sent, ...caller }).then(statusOf);
  };
  const change = (name: string, caller: Caller, body: Record<string, JsonValue>) =>
    reader
      .send({ request: { ...request, path: { id: project, name }, body }, ...caller })
      .then(statusOf);
  for (const caller of callersToTry(undefined, target)) {
    const name = target.writes!.nextName();
    const role = { [list]: [{ access_level: MAINTAINER }] };
    if ((await protect(name, caller, role)) >= 300) continue;
    const named = { [list]: [{ user_id: user }] };
    const status =
      operation === create
        ? await protect(target.writes!.nextName(), caller, named)
        : await change(name, caller, named);
    return unless(
      status >= 300,
      `an element of ${list} names only users with access to the project`,
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
