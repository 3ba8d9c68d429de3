/** Looks whether the projects of a profile are as visible as the cases need. */
import type { Contract } from '../../../contract/contract.ts';
import { needsToken } from '../../../contract/needsToken.ts';
import { pathRequest } from '../pathRequest.ts';
import { callersToTry } from '../tokenFor.ts';
import type { Ask } from './ask.ts';
import type { Diagnosis } from './diagnosis.ts';
import { type LookedAt, readsOfFixture } from './probes.ts';

/** The number of operations that must agree, since one of them may have a fault. */
const WITNESSES = 3;

/** The statuses that a caller gets for a project, by operations that need no token. */
async function statusesOf(
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

/** Reports a public project that callers without a token get 404 for, although a caller with a token may read it. */
export async function lookAtPublicProject(
  contract: Contract,
  target: LookedAt,
  ask: Ask,
): Promise<Diagnosis[]> {
  const key = 'project.public';
  const [caller] = callersToTry('user', target);
  if (!(key in target.fixtures) || !caller) return [];
  const anonymous = await statusesOf(contract, target, ask, key);
  if (anonymous.length === 0 || anonymous.some((status) => status !== 404)) return [];
  const signedIn = await statusesOf(contract, target, ask, key, caller.token);
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
    (await statusesOf(contract, target, ask, key, token)).some((status) => status === 200);
  const stranger = target.tokens.stranger;
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
