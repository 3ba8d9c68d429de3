/** A resource that only its creator may call. */
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { changesNothing } from '../../../contract/contract.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { judge } from '../../../judge/index.ts';
import { CannotPerform, type Job } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';
import { MEMBERS, ownToken, refusalOf, statusOf } from './callers.ts';
import { checkJob, findingsOf } from './propertyJob.ts';
import { MissingWitness } from './witness.ts';

/** The other members who try it. Those with the most rights come first, since they are refused for no other reason. */
const OTHERS = ['owner', 'maintainer'];

/** Returns the jobs of an operation with `x-creator-only`: `access.creator.owner`. */
export function creatorOnly(
  contract: Contract,
  target: Target,
  operation: ContractOperation,
): Job[] {
  const refusal = refusalOf(contract, operation);
  if (!operation.definition['x-creator-only'] || refusal === undefined) return [];
  return OTHERS.map((role) =>
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
        if (!MEMBERS.some((one) => one !== role && target.tokens[one] === own.token))
          throw new CannotPerform('not-run', 'the token of the creator is that of no member', [
            'tokens.developer',
          ]);
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
