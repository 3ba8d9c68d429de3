/** A resource that only its creator may call. */
import { isDeepStrictEqual } from 'node:util';
import type { CaseRequest } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { changesNothing } from '../../../contract/contract.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { findUsualRole, listMembers, listPowers, STRANGER } from '../../../contract/roles.ts';
import { judge } from '../../../judge/index.ts';
import { readJson } from '../../../wire/readBody.ts';
import { CannotPerform, type Job } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';
import type { Caller } from '../../target/tokenFor.ts';
import { ownToken, refusalOf, statusOf } from './callers.ts';
import { checkJob, findingsOf } from './propertyJob.ts';
import { MOST_PER_PAGE, type Reader } from './reader.ts';
import { MissingWitness } from './witness.ts';

/** Returns the jobs of an operation with `x-creator-only`: `access.creator.owner`. */
export function creatorOnly(
  contract: Contract,
  target: Target,
  operation: ContractOperation,
): Job[] {
  const refusal = refusalOf(contract, operation);
  if (!operation.definition['x-creator-only'] || refusal === undefined) return [];
  const members = listMembers(contract);
  // The other callers who try it. Roles with powers may read much else.
  const others = [
    ...members,
    ...listPowers(contract, 'all'),
    ...listPowers(contract, 'read'),
    STRANGER,
  ];
  return others.map((role) =>
    checkJob({
      contract,
      target,
      operation,
      name: `access.creator.${role}`,
      summary: `Only its creator may call it, and not the role ${role}`,
      look: async (reader) => {
        const own = reader.caller;
        const token = ownToken(target, role, []);
        if (!own || own.token === token)
          throw new CannotPerform('not-run', `the role ${role} and the creator share one token`);
        // Two tokens of one member would be one caller. A member has one role, so two roles are two members.
        if (!members.some((one) => one !== role && target.tokens[one] === own.token))
          throw new CannotPerform('not-run', 'the token of the creator is that of no member', [
            `tokens.${findUsualRole(contract) ?? members.at(-1)}`,
          ]);
        // An administrator or an auditor may be the creator, with a token of another role.
        if (!members.includes(role) && !(await isAnother(contract, reader, { as: role, token })))
          throw new MissingWitness(
            `a key or a merge request of the creator or of the role ${role}, to tell them apart`,
          );
        if (changesNothing(operation)) {
          const mine = statusOf(await reader.send({}));
          if (mine >= 300)
            throw new MissingWitness(`a resource that the role ${own.as} has created`);
        }
        const { request } = reader;
        const delivery = await reader.send({
          request,
          as: role,
          token,
          expected: { status: refusal },
        });
        const status = statusOf(delivery);
        if (status >= 300)
          return judge(delivery.exchange, {
            contract,
            operation,
            request,
            status: status === 404 ? 404 : refusal,
          });
        return findingsOf(
          'access',
          pointerBelow(operation.pointer, 'x-creator-only'),
        )([
          {
            requirement: `only the creator of the resource may call ${operation.id}`,
            actual: `the role ${role} gets ${status}`,
          },
        ]);
      },
    }),
  );
}

/** The lists that show resources of the caller only. Another user gets another list. */
const OWN_LISTS: [operation: string, query: CaseRequest['query']][] = [
  ['listSshKeys', {}],
  ['listGpgKeys', {}],
  ['listMergeRequests', { scope: 'created_by_me' }],
];

/** Returns true if a list shows that a caller and the creator are two users. */
async function isAnother(
  { operations }: Contract,
  { caller: own, send }: Reader,
  other: Caller,
): Promise<boolean> {
  for (const [id, query] of OWN_LISTS) {
    const request = { path: {}, query: { ...query, per_page: MOST_PER_PAGE }, headers: {} };
    const bodies: unknown[] = [];
    for (const caller of [own!, other]) {
      const { exchange } = await send({ operation: operations.get(id)!, request, ...caller });
      if (exchange.response?.status === 200) bodies.push(readJson(exchange.response));
    }
    if (bodies.length === 2 && !isDeepStrictEqual(bodies[0], bodies[1])) return true;
  }
  return false;
}
