/**
 * A deploy key that several projects share, and a caller without access to one of them. No general property knows that
 * the access to one project decides about a key in another.
 */
import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { Contract } from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import { readJson } from '../../../wire/readBody.ts';
import { CannotPerform, type Job } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';
import { ownToken, statusOf, strangersToken } from './callers.ts';
import type { Property } from './property.ts';
import { checkJob, findingsOf } from './propertyJob.ts';
import type { Reader } from './reader.ts';
import { MissingWitness } from './witness.ts';

export const sharedKeys: Property = {
  id: 'shared-keys',
  summary:
    'A deploy key of a project without access is not joined. The keys in common projects are those of no other project.',
  from: 'the operations on deploy keys of projects',
  plan: (contract, target) => [...joinJob(contract, target), ...commonJob(contract, target)],
};

/** The member who may create deploy keys in the project of the fixture. */
const MAINTAINER = 'maintainer';
/** The roles that may create a deploy key in a project of which the maintainer is no member. */
const CREATORS = ['owner', 'administrator'];
/** The projects that are tried, those that the fewest people can read first. */
const PROJECTS = ['project.private', 'project.without_ci_cd', 'project.internal', 'project.public'];

/** A project without the maintainer has a key. The maintainer must not get it by creating it again. */
function joinJob(contract: Contract, target: Target): Job[] {
  const operation = contract.operations.get('createProjectDeployKey');
  const list = contract.operations.get('listProjectDeployKeys');
  if (!operation || !list) return [];
  return [
    checkJob({
      contract,
      target,
      operation,
      name: 'shared-keys.closed',
      isCertain: true,
      summary: 'A key of a project that the caller cannot access is not joined',
      look: async (reader) => {
        const token = ownToken(target, MAINTAINER, CREATORS);
        const maintainer = { as: MAINTAINER, token };
        for (const project of projectsOf(target)) {
          const path = { id: project };
          const asked: CaseRequest = { path, query: {}, headers: {} };
          const refused = await reader.send({
            operation: list,
            request: asked,
            ...maintainer,
            expected: { status: 403 },
          });
          if (![403, 404].includes(statusOf(refused))) continue;
          if (!(await createAs(reader, target, { ...reader.request, path }))) continue;
          const delivery = await reader.send({ ...maintainer, expected: { status: 400 } });
          const status = statusOf(delivery);
          if (status === 403 || status === 404)
            throw new CannotPerform('not-run', `the role ${MAINTAINER} may not create deploy keys`);
          if (status >= 300) return [];
          return findingsOf(
            'shared-keys',
            operation.pointer,
          )([
            {
              requirement: 'a key of another project is joined only if the caller can access it',
              actual: `the role ${MAINTAINER} gets ${status}, and ${statusOf(refused)} for the keys of the other project`,
            },
          ]);
        }
        throw new MissingWitness(`a project of which the role ${MAINTAINER} is no member`);
      },
    }),
  ];
}

/** A caller who is a member of no project has no project in common with anybody. */
function commonJob(contract: Contract, target: Target): Job[] {
  const operation = contract.operations.get('listUserProjectDeployKeys');
  const creator = contract.operations.get('createProjectDeployKey');
  if (!operation || !creator) return [];
  return [
    checkJob({
      contract,
      target,
      operation,
      name: 'shared-keys.stranger',
      summary: 'The list is empty for a caller who is a member of no project',
      look: async (reader) => {
        const token = strangersToken(target);
        const { items } = await reader.read();
        if (items.length === 0)
          throw new MissingWitness('a deploy key in a project of the user and of another member');
        const delivery = await reader.send({
          request: reader.request,
          as: 'stranger',
          token,
          expected: { status: 200 },
        });
        if (statusOf(delivery) >= 300) return [];
        const body = readJson(delivery.exchange.response!);
        if (!Array.isArray(body) || body.length === 0) return [];
        return findingsOf(
          'shared-keys',
          operation.pointer,
        )([
          {
            requirement: 'the list has only keys of projects that the caller is a member of',
            actual: `a member of no project gets ${titles(body)}`,
          },
        ]);
      },
    }),
  ];
}

function projectsOf({ fixtures }: Target): (string | number)[] {
  const known = PROJECTS.flatMap((key) => fixtures[key] ?? []);
  return [...new Set(known)];
}

async function createAs(reader: Reader, target: Target, request: CaseRequest): Promise<boolean> {
  for (const role of CREATORS) {
    const token = target.tokens[role];
    if (token === undefined) continue;
    const delivery = await reader.send({ request, as: role, token, expected: { status: 201 } });
    if (statusOf(delivery) < 300) return true;
  }
  return false;
}

function titles(keys: JsonValue[]): string {
  return keys.map((key) => (isObject(key) ? `the key ${key.id}` : '')).join(', ');
}
