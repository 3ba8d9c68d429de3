/** Sends the request of a case, and judges the response. */
import type { Case } from '../../contract/case.ts';
import { type Contract, type ContractOperation, changesNothing } from '../../contract/contract.ts';
import { needsToken } from '../../contract/needsToken.ts';
import {
  changedFinding,
  documentedResponse,
  type Expectation,
  type Finding,
  judge,
  withEvidence,
} from '../../judge/index.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { type Delivery, isRefused } from '../engine/deliver.ts';
import {
  type Call,
  CannotPerform,
  type Judgement,
  type Performed,
  type Send,
} from '../engine/job.ts';
import type { Exclusion } from '../target/exclusion.ts';
import { isPlainRead } from '../target/look/probes.ts';
import type { Target } from '../target/target.ts';
import { notesOn, rateLimitOn } from './delivered.ts';
import type { Plan } from './planForDeployment.ts';

/**
 * Returns the operation of a case.
 * @throws an Error if the contract does not have the operation, because then the build is out of date
 */
export function findOperation(
  { operations }: Contract,
  { operation, file }: Case,
): ContractOperation {
  const found = operations.get(operation);
  if (!found)
    throw new Error(
      `${file}: the contract has no operation ${operation}. To build the contract again, run \`npm run build\``,
    );
  return found;
}

/** Returns the function that performs a case: it sends the request and judges the response. */
export function replayCase(
  contract: Contract,
  documented: Case,
  { request: prepared, alone, as, token, others = [], exclusion }: Plan,
  {
    can,
    offering,
    fixtures = {},
  }: Pick<Target, 'can' | 'offering'> & Partial<Pick<Target, 'fixtures'>>,
): Performed {
  const operation = findOperation(contract, documented);
  const { name, scheme, response } = documented;
  const { status, contentType } = response;
  return {
    ...(alone && { alone }),
    perform: async (send: Send) => {
      const request = typeof prepared === 'function' ? await prepared(send) : prepared;
      const call: Call = {
        operation,
        request,
        expected: { status, example: name, ...(contentType && { contentType }) },
        ...(as && { as }),
        ...(token && { token }),
        ...(scheme && { scheme }),
      };
      const expectation: Expectation = {
        contract,
        operation,
        request,
        status,
        ...(can.respondExactly && { exact: { example: name, response } }),
        ...(offering && { offering }),
      };
      let delivery = await send(call);
      const isExpected = ({ exchange }: Delivery) => exchange.response?.status === status;
      if (isRefused(delivery) && !isExpected(delivery))
        for (const other of others) {
          const second = await send({ ...call, ...other });
          if (isRefused(second) && !isExpected(second)) continue;
          delivery = second;
          break;
        }
      if (!can.respondExactly && (await isPrivate(contract, call, delivery, send)))
        throw new CannotPerform(
          'not-run',
          'the place in the path is not public: all of its reads are refused without a token',
          placeNeeds(operation, fixtures),
        );
      const limit = can.pickResponses ? undefined : rateLimitOn(delivery, call);
      return limit
        ? { outcome: 'blocked', reason: limit }
        : judged(delivery, expectation, exclusion);
    },
  };
}

/** How many reads must agree that a place is not public. One of them may have a fault, so one is not enough. */
const WITNESSES = 4;

/**
 * Returns true if a read without a token was refused because its place is not public. Then other reads of the place
 * are refused, too.
 */
async function isPrivate(
  { operations }: Contract,
  { operation, request, token, expected }: Call,
  { exchange }: Delivery,
  send: Send,
): Promise<boolean> {
  const isRefusal = (status = 0) => [401, 403, 404].includes(status);
  const [place, name] = /^\/[^{]*\{([^}]+)\}(?=\/)/.exec(operation.path ?? '') ?? [];
  const isRead = changesNothing(operation) && expected.status < 300;
  if (token !== undefined || !isRead || !place || !isRefusal(exchange.response?.status))
    return false;
  const reads = [...operations.values()].filter(
    (one) =>
      one.id !== operation.id &&
      one.path?.startsWith(`${place}/`) &&
      !one.path.slice(place.length).includes('{') &&
      isPlainRead(one) &&
      !one.definition['x-rate-limit'] &&
      !needsToken(one.definition),
  );
  if (reads.length < 2) return false;
  for (const other of reads.slice(0, WITNESSES)) {
    const asked = { path: { [name!]: request.path[name!]! }, query: {}, headers: {} };
    const second = await send({ operation: other, request: asked, expected: { status: 200 } });
    if (!isRefusal(second.exchange.response?.status)) return false;
  }
  return true;
}

/** Returns the entry of the profile that would name a public place. Empty if the profile has it already. */
function placeNeeds({ definition }: ContractOperation, fixtures: Target['fixtures']): string[] {
  const parameter = definition.parameters?.find((one) => one.in === 'path');
  return [parameter?.['x-fixture'] ?? []]
    .flat()
    .filter((key) => key.endsWith('.public') && !(key in fixtures))
    .map((key) => `fixtures.${key}`);
}

function judged(
  { exchange, repeated, redirects }: Delivery,
  expectation: Expectation,
  exclusion: Exclusion | undefined,
): Judgement {
  const findings = exclusion
    ? judgeRefusal(exchange, expectation, exclusion)
    : judge(exchange, expectation);
  if (findings.length > 0) return { outcome: 'fail', findings };
  if (exclusion) return { outcome: 'unsupported', reason: exclusion.reason };
  return {
    outcome: 'pass',
    notes: notesOn({ repeated, redirects }),
    ...(repeated && { flaky: true }),
  };
}

/**
 * Checks that the deployment refuses an operation that it should not have. The refusal must be a documented 403 or
 * 404.
 */
function judgeRefusal(
  exchange: Exchange,
  expectation: Expectation,
  { reason, pointer, isAbsent }: Exclusion,
): Finding[] {
  const { operation } = expectation;
  const status = exchange.response?.status ?? expectation.status;
  if (exchange.response && status < 300)
    return withEvidence(exchange, [
      {
        check: 'status',
        message: `${reason}, but ${operation.id} responds with ${status}`,
        requirement: 'an operation that the deployment does not have is refused with 403 or 404',
        pointer,
        expected: '403 or 404',
        actual: String(status),
        cause: `status ${status}`,
        statuses: { due: [403, 404], came: status },
      },
    ]);
  if (isAbsent && exchange.response && status >= 400 && status < 500) return [];
  const isRefusal = status === 403 || status === 404;
  const found = judge(exchange, {
    ...expectation,
    status: isRefusal && documentedResponse(expectation, status) ? status : expectation.status,
  });
  return found.map((finding) =>
    finding.statuses && status >= 400
      ? changedFinding(finding, { choice: 'absent-operation' })
      : finding,
  );
}
