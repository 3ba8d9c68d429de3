import type { Case, CaseRequest } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Parameter } from '../../../contract/openapi.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import type { Job } from '../../engine/job.ts';
import { substituteFixtures } from '../../target/substituteFixtures.ts';
import type { Target } from '../../target/target.ts';
import { planForDeployment } from '../planForDeployment.ts';
import { otherValuesOf } from './otherValuesOf.ts';
import type { Property } from './property.ts';
import { checkJob, findingsOf, type Mismatch, readsOf } from './propertyJob.ts';
import { queryOf, type Reader } from './reader.ts';
import { MissingWitness } from './witness.ts';

export const refusals: Property = {
  id: 'refused',
  summary: 'A refused read is refused with further parameters, too.',
  from: 'the cases with status 400 or 404',
  plan: (contract, target) =>
    readsOf(contract).flatMap((operation) =>
      refusedCases(contract, operation)
        .filter((one) => furtherOf(operation, one).length > 0)
        .map((one) => furtherParameters(contract, target, operation, one)),
    ),
};

/** The statuses that refuse a request because of its parameters. */
const REFUSALS = [400, 404];

/** The parameters of a page. Their properties judge them, and a token of a page is seldom valid elsewhere. */
const TOKENS = ['page_token', 'pagination'];

/** The largest number of values of a parameter that are sent beside a refused request. */
const ROUNDS = 3;

function refusedCases({ cases }: Contract, operation: ContractOperation): Case[] {
  return cases.filter(
    ({ operation: id, response: { status } }) => id === operation.id && REFUSALS.includes(status),
  );
}

function furtherParameters(
  contract: Contract,
  target: Target,
  operation: ContractOperation,
  documented: Case,
): Job {
  const { request, response, name } = documented;
  return checkJob({
    contract,
    target,
    operation,
    plan: planForDeployment(contract, operation, documented, target),
    name: `refused.${name}`,
    summary: `Refused with further parameters, too (${name})`,
    look: async (reader) => {
      const rounds = roundsOf(contract, target, operation, documented);
      if (rounds.length === 0) throw new MissingWitness('a value of another parameter');
      const mismatches: Mismatch[] = [];
      // A reader keeps only the required parameters of its request.
      const { query: own } = substituteFixtures(
        contract,
        operation,
        request,
        target.fixtures,
      ).request;
      for (const round of rounds) {
        if (mismatches.length > 0) break;
        mismatches.push(...(await checkRefused(reader, own, round, response.status)));
      }
      return findingsOf(
        'refused',
        pointerBelow(operation.pointer, 'responses', response.status),
      )(mismatches);
    },
  });
}

/** Returns the parameters that may stand beside those of a refused request, without which it stays refused. */
function furtherOf(
  operation: ContractOperation,
  { request: { query }, liftedBy = [] }: Case,
): Parameter[] {
  return queryOf(operation).filter(
    ({ name, required }) =>
      // A missing parameter may be the reason of the refusal.
      !(name in query || required || liftedBy.includes(name) || TOKENS.includes(name)),
  );
}

/** Returns further parameters to send together, several times if a parameter has several telling values. */
function roundsOf(
  contract: Contract,
  target: Target,
  operation: ContractOperation,
  documented: Case,
): CaseRequest['query'][] {
  const further = furtherOf(operation, documented).flatMap((parameter) => {
    const values = otherValuesOf(contract, target, operation, parameter);
    return values.length > 0 ? [{ name: parameter.name, values }] : [];
  });
  const most = Math.min(ROUNDS, Math.max(0, ...further.map(({ values }) => values.length)));
  return Array.from({ length: most }, (_, round) =>
    Object.fromEntries(further.map(({ name, values }) => [name, values[round % values.length]!])),
  );
}

/**
 * Sends a refused request with further parameters. If another refusal hides the documented one, it sends each half of
 * the parameters.
 */
async function checkRefused(
  reader: Reader,
  own: CaseRequest['query'],
  further: CaseRequest['query'],
  status: number,
): Promise<Mismatch[]> {
  const names = Object.keys(further);
  const query = { ...further, ...own };
  const { exchange } = await reader.send({
    request: { ...reader.request, query },
    expected: { status },
  });
  const actual = exchange.response?.status ?? status;
  if (actual === status) return [];
  if (actual < 400)
    return [
      {
        requirement: `a request that is refused with ${status} is refused with further parameters, too`,
        actual: `with ${names.join(', ')} the response is ${actual}`,
        statuses: { due: [status], came: actual },
        exchange,
      },
    ];
  if (names.length < 2) return [];
  const half = Math.ceil(names.length / 2);
  for (const part of [names.slice(0, half), names.slice(half)]) {
    const some = Object.fromEntries(part.map((name) => [name, further[name]!]));
    const found = await checkRefused(reader, own, some, status);
    if (found.length > 0) return found;
  }
  return [];
}
