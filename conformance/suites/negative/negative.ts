/** Sends invalid requests. The server must refuse each of them as documented, and change nothing. */
import type { Case, CaseRequest } from '../../../contract/case.ts';
import {
  type Contract,
  type ContractOperation,
  changesNothing,
} from '../../../contract/contract.ts';
import { type Finding, judge, withEvidence } from '../../../judge/index.ts';
import type { Job, Suite } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';
import { planForDeployment } from '../planForDeployment.ts';
import { checkJob, findingsOf, planOf } from '../properties/propertyJob.ts';
import type { Reader } from '../properties/reader.ts';
import { type Break, findBreaks } from './breaks.ts';
import { sentText } from './sentText.ts';
import { findView, isShownItself, shownState } from './shownState.ts';

export const negative: Suite = {
  name: 'negative',
  checks: ['refusal', 'unchanged'],
  unfit: ({ can }) =>
    can.respondExactly ? 'its cases contain the invalid requests already' : undefined,
  plan: (contract, target) =>
    [...contract.operations.values()].flatMap((operation) =>
      listRefusals(operation).length > 0 ? planOperation(contract, target, operation) : [],
    ),
};

/**
 * Statuses that refuse a request because of the caller, a missing resource or the rate limit, not because the request
 * is invalid.
 */
const OTHER_REFUSALS = [401, 403, 404, 429];

/** Returns the statuses with which an operation may refuse an invalid request. */
function listRefusals({ definition }: ContractOperation): number[] {
  return Object.keys(definition.responses)
    .map(Number)
    .filter((status) => status >= 400 && status < 500 && !OTHER_REFUSALS.includes(status));
}

function planOperation(contract: Contract, target: Target, operation: ContractOperation): Job[] {
  const { documented } = planOf(contract, target, operation, fullestFirst(contract));
  const breaks = documented ? findBreaks(contract, operation, documented.request) : [];
  const check = { suite: 'negative', contract, target, operation };
  if (changesNothing(operation))
    return breaks.map((one) =>
      checkJob({
        ...check,
        ...(documented && { documented }),
        name: one.name,
        checks: ['refusal'],
        summary: one.summary,
        look: (reader) => checkBreak(check, reader, one),
      }),
    );
  const changing = {
    ...check,
    checks: ['refusal', 'unchanged'],
    // The check `unchanged` itself excludes changes by other clients, so its finding need not be confirmed again.
    isCertain: ({ check }: Finding) => check === 'unchanged',
  };
  return [
    ...breaks.map((one) =>
      checkJob({
        ...changing,
        ...(documented && { documented }),
        name: one.name,
        summary: one.summary,
        look: (reader) => checkUnchanged(check, reader, () => checkBreak(check, reader, one)),
      }),
    ),
    ...refusedCases(contract, operation).map((one) =>
      checkJob({
        ...changing,
        plan: planForDeployment(contract, operation, one, target),
        name: `case.${one.name}`,
        summary: `Refused: ${one.summary}`,
        look: (reader) =>
          checkUnchanged(check, reader, () =>
            checkRefusal(check, reader, {
              request: reader.request,
              sent: `the request of the case ${one.name}`,
              statuses: [one.response.status],
              pointer: operation.pointer,
            }),
          ),
      }),
    ),
  ];
}

/** Sorts the cases with the most body fields first, because their requests can be broken in the most ways. */
function fullestFirst({ cases }: Contract): Case[] {
  const fieldsIn = ({ request: { body } }: Case) =>
    Object.keys(body instanceof Object ? body : {}).length;
  return [...cases].sort((a, b) => fieldsIn(b) - fieldsIn(a));
}

/** Returns the cases in which a write is refused, because of the request or the caller. */
function refusedCases({ cases }: Contract, operation: ContractOperation): Case[] {
  const statuses = [...listRefusals(operation), 403];
  return cases.filter(
    ({ operation: id, request: { query }, response: { status } }) =>
      id === operation.id && statuses.includes(status) && Object.keys(query).length === 0,
  );
}

interface NegativeCheck {
  contract: Contract;
  target: Target;
  operation: ContractOperation;
}

/** A request that the server must refuse. */
interface InvalidRequest {
  request: CaseRequest;
  /** The invalid part of the request, for people: `page=no-number`. */
  sent: string;
  /** The allowed statuses. The most probable status comes first. */
  statuses: number[];
  /** The JSON Pointer to the statement that the request breaks. */
  pointer: string;
}

function checkBreak(
  check: NegativeCheck,
  reader: Reader,
  { apply, pointer }: Break,
): Promise<Finding[]> {
  const request = apply(reader.request);
  return checkRefusal(check, reader, {
    request,
    sent: sentText(reader.request, request) ?? 'the request',
    statuses: listRefusals(check.operation),
    pointer,
  });
}

async function checkRefusal(
  { contract, operation }: NegativeCheck,
  reader: Reader,
  { request, sent, statuses, pointer }: InvalidRequest,
): Promise<Finding[]> {
  const found: Finding[] = [];
  /** The finding about the first caller, who may lack the right. It counts if no caller gets a due status. */
  let ofFirst: Finding[] = [];
  const due = statuses.join(' or ');
  // A caller who lacks the right is refused for that reason. So if the contract names no role, more callers are
  // tried.
  for (const caller of [undefined, ...reader.others.slice(0, MORE_CALLERS)]) {
    const expected = { status: statuses[0]! };
    const { exchange } = await reader.send({ request, expected, ...caller });
    const status = exchange.response?.status ?? expected.status;
    const isDue = !exchange.response || statuses.includes(status);
    if (isDue) {
      ofFirst = [];
      if (!caller) found.push(...judge(exchange, { contract, operation, request, status }));
    } else if (!caller || !OF_CALLER.includes(status)) {
      const findings = withEvidence(exchange, [
        {
          check: 'refusal',
          message: `${sent} gave ${status}; ${due} is due`,
          requirement: `an invalid request is refused with ${due}`,
          pointer,
          expected: due,
          actual: String(status),
          statuses: { due: statuses, came: status },
          cause:
            status < 400
              ? 'invalid requests are accepted'
              : `invalid requests are refused with ${status}`,
        },
      ]);
      if (OF_CALLER.includes(status)) ofFirst = findings;
      else found.push(...findings);
    }
    if (found.length > 0) break;
  }
  return found.length > 0 ? found : ofFirst;
}

/** The statuses that refuse a caller. */
const OF_CALLER = [401, 403, 404];

/** The number of further callers. Callers with the most rights come first. */
const MORE_CALLERS = 2;

/**
 * Sends requests that must be refused (`look`), and returns their findings. If the resource is changed afterwards,
 * there is one more finding.
 */
async function checkUnchanged(
  check: NegativeCheck,
  reader: Reader,
  look: () => Promise<Finding[]>,
): Promise<Finding[]> {
  const before = await shownState(check, reader);
  const found = await look();
  // If a request was accepted by mistake, it has changed the resource. That is the same fault.
  if (found.some(({ check }) => check === 'refusal')) return found;
  const after = await shownState(check, reader);
  if (before === after) return found;
  if (!isCausedByRun(check, reader, before, after)) {
    // If another client has made the change, the resource stays the same when the requests are sent again.
    await look();
    if (after === (await shownState(check, reader))) return found;
  }
  return [
    ...found,
    ...findingsOf(
      'unchanged',
      check.operation.pointer,
    )([
      {
        requirement: 'a refused request changes nothing',
        actual: `${findView(check.contract, check.operation)?.path} gives another response after the refused request`,
      },
    ]),
  ];
}

/** Returns true if the run itself has caused the change: its own resource has changed, or a sent value is shown. */
function isCausedByRun(
  { contract, operation }: NegativeCheck,
  { request: { body } }: Reader,
  before: string,
  after: string,
): boolean {
  if (isShownItself(contract, operation)) return true;
  return Object.values(body instanceof Object ? body : {}).some(
    (value) =>
      typeof value === 'string' && value !== '' && !before.includes(value) && after.includes(value),
  );
}
