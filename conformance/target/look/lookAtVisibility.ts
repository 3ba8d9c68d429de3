/** Looks whether the projects of a profile are as visible as the cases need. */
import type { Contract } from '../../../contract/contract.ts';
import { needsToken } from '../../../contract/needsToken.ts';
import { ANY_USER, INTEGRATION, STRANGER } from '../../../contract/roles.ts';
import { pathRequest } from '../pathRequest.ts';
import { callersToTry } from '../tokenFor.ts';
import type { Ask } from './ask.ts';
import type { Diagnosis } from './diagnosis.ts';
import { type LookedAt, readsOfFixture } from './probes.ts';

/** The number of operations that must agree, since one of them may have a fault. */
const WITNESSES = 3;

/** The statuses that a caller gets for a project, by operations that need no token. */
async function askStatuses(
  contract: Contract,
  target: LookedAt,
  ask: Ask,
  key: string,
  token?: string,
): Promise<number[]> {
  const operations = readsOfFixture(contract, target, key)
    .filter(({ definition }) => !needsToken(definition))
    .slice(0, WITNESSES);
  return Promise.all(
    operations.map(async (operation) => {
      const request = pathRequest(operation, target.fixtures, key);
      return (await ask(operation, request, token)).response?.status ?? 0;
    }),
  );
}

/** The roles that need not be able to read the project. */
export const NO_MEMBERS = [STRANGER, INTEGRATION];

/**
 * Reports each token that gets 404 from every read of a project, although another token can read it. Its user is no
 * member of the project, which is not public.
 */
export async function lookAtMembers(
  contract: Contract,
  target: LookedAt,
  ask: Ask,
): Promise<Diagnosis[]> {
  const key = ['project.id', 'project.path'].find((one) => one in target.fixtures);
  if (key === undefined) return [];
  const reads = readsOfFixture(contract, target, key);
  const isHidden = async (token?: string) => {
    for (const read of reads) {
      const { response } = await ask(read, pathRequest(read, target.fixtures, key), token);
      // Without a token, some operations respond with 401 for every project.
      if (response?.status !== 404 && (token !== undefined || response?.status !== 401))
        return false;
    }
    return reads.length > 0;
  };
  // Everybody can read a public project.
  if (!(await isHidden())) return [];
  const members = Object.entries(target.tokens).filter(([role]) => !NO_MEMBERS.includes(role));
  const seen = await Promise.all(
    members.map(async ([role, token]) => ({ role, hidden: await isHidden(token) })),
  );
  const reader = seen.find(({ hidden }) => !hidden);
  if (!reader) return [];
  return seen
    .filter(({ hidden }) => hidden)
    .map(({ role }) => ({
      fault: 'profile',
      problem: `The token of ${role} cannot read the project ${target.fixtures[key]} (404), and the token of ${reader.role} can. Make its user a member of the project with the role ${role}, or remove the token.`,
    }));
}

/** Reports a public project that callers without a token get 404 for, although a caller with a token may read it. */
export async function lookAtPublicProject(
  contract: Contract,
  target: LookedAt,
  ask: Ask,
): Promise<Diagnosis[]> {
  const key = 'project.public';
  const [caller] = callersToTry(ANY_USER, target);
  if (!(key in target.fixtures) || !caller) return [];
  const anonymous = await askStatuses(contract, target, ask, key);
  if (anonymous.length === 0 || anonymous.some((status) => status !== 404)) return [];
  const signedIn = await askStatuses(contract, target, ask, key, caller.token);
  return signedIn.some((status) => status === 200)
    ? [
        {
          fault: 'profile',
          problem: `fixtures.${key}: ${target.fixtures[key]} is not public, since a request without a token gets 404. Write a project that everybody can read.`,
        },
      ]
    : [];
}

/**
 * Reports an internal or private project that more callers can read than its fixture says. A server that shows hidden
 * projects looks the same, so this is no reason to stop a run.
 */
export async function lookAtHiddenProjects(
  contract: Contract,
  target: LookedAt,
  ask: Ask,
): Promise<Diagnosis[]> {
  const isReadable = async (key: string, token?: string) =>
    (await askStatuses(contract, target, ask, key, token)).some((status) => status === 200);
  const stranger = target.tokens[STRANGER];
  const diagnoses: Diagnosis[] = [];
  const report = (key: string, reason: string, wanted: string) =>
    diagnoses.push({
      fault: 'profile',
      problem: `fixtures.${key}: ${target.fixtures[key]} ${reason}. Write ${wanted}.`,
    });
  for (const key of ['project.internal', 'project.private']) {
    if (!(key in target.fixtures)) continue;
    const wanted =
      key === 'project.private'
        ? 'a project that only its members can read'
        : 'a project that everybody who is signed in can read';
    if (await isReadable(key)) report(key, 'is readable without a token', wanted);
    else if (
      stranger !== undefined &&
      (await isReadable(key, stranger)) !== (key === 'project.internal')
    )
      report(
        key,
        `is ${key === 'project.private' ? '' : 'not '}readable for the role stranger`,
        wanted,
      );
  }
  return diagnoses;
}
