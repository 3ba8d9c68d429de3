/** What breaks the contract is refused as documented, and changes nothing. */
import type { Case, CaseRequest } from '../../../contract/case.ts';
import {
  type Contract,
  type ContractOperation,
  changesNothing,
} from '../../../contract/contract.ts';
import { type CheckId, type Finding, judge } from '../../../judge/index.ts';
import type { Job, Suite } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';
import { checkJob, findingsOf, planOf } from '../properties/property.ts';
import type { Reader } from '../properties/reader.ts';
import { planForDeployment } from '../replay.ts';
import { type Break, breaksOf } from './breaks.ts';
import { isShownItself, shownState, viewOf } from './shownState.ts';

export const negative: Suite = {
  name: 'negative',
  unfit: ({ can }) =>
    can.respondExactly
      ? 'requests that break the contract on purpose are among its cases'
      : undefined,
  plan: (contract, target) =>
    [...contract.operations.values()].flatMap((operation) =>
      refusalsOf(operation).length > 0 ? planOperation(contract, target, operation) : [],
    ),
};

/** How an operation may refuse a request that breaks the contract: not for who asks, or what is not there. */
const ELSEWHERE = [401, 403, 404, 429];

function refusalsOf({ definition }: ContractOperation): number[] {
  return Object.keys(definition.responses)
    .map(Number)
    .filter((status) => status >= 400 && status < 500 && !ELSEWHERE.includes(status));
}

function planOperation(contract: Contract, target: Target, operation: ContractOperation): Job[] {
  const { documented } = planOf(contract, target, operation, fullestFirst(contract));
  const breaks = documented ? breaksOf(contract, operation, documented.request) : [];
  const check = { suite: 'negative', contract, target, operation };
  if (changesNothing(operation))
    return breaks.map((one) =>
      checkJob({
        ...check,
        ...(documented && { documented }),
        name: one.name,
        checks: ['refusal'],
        summary: one.summary,
        look: (reader) => lookAtBreak(check, reader, one),
      }),
    );
  const changing = {
    ...check,
    checks: ['refusal', 'unchanged'] as CheckId[],
    // Whether others have changed it, the look has found out itself.
    isOnce: ({ check }: Finding) => check === 'unchanged',
  };
  return [
    ...breaks.map((one) =>
      checkJob({
        ...changing,
        ...(documented && { documented }),
        name: one.name,
        summary: one.summary,
        look: (reader) => unchanged(check, reader, () => lookAtBreak(check, reader, one)),
      }),
    ),
    ...writtenRefusals(contract, operation).map((one) =>
      checkJob({
        ...changing,
        plan: planForDeployment(contract, operation, one, target),
        name: `case.${one.name}`,
        summary: `Refused: ${one.summary}`,
        look: (reader) =>
          unchanged(check, reader, () =>
            lookAt(check, reader, {
              request: reader.request,
              statuses: [one.response.status],
              pointer: operation.pointer,
            }),
          ),
      }),
    ),
  ];
}

/** The cases, those first whose bodies say most: then there is more that must not be done. */
function fullestFirst({ cases }: Contract): Case[] {
  const fieldsIn = ({ request: { body } }: Case) =>
    Object.keys(body instanceof Object ? body : {}).length;
  return [...cases].sort((a, b) => fieldsIn(b) - fieldsIn(a));
}

/** The cases that are refused for what they ask, or for who asks. */
function writtenRefusals({ cases }: Contract, operation: ContractOperation): Case[] {
  const statuses = [...refusalsOf(operation), 403];
  return cases.filter(
    ({ operation: id, request: { query }, response: { status } }) =>
      id === operation.id && statuses.includes(status) && Object.keys(query).length === 0,
  );
}

interface InvalidRequest {
  contract: Contract;
  target: Target;
  operation: ContractOperation;
}

/** A request that is to be refused. */
interface Wrong {
  request: CaseRequest;
  /** The statuses that may come, the likeliest first. */
  statuses: number[];
  /** Where the contract says what is wrong. */
  pointer: string;
}

function lookAtBreak(
  check: InvalidRequest,
  reader: Reader,
  { apply, pointer }: Break,
): Promise<Finding[]> {
  const request = apply(reader.request);
  return lookAt(check, reader, { request, statuses: refusalsOf(check.operation), pointer });
}

async function lookAt(
  { contract, operation }: InvalidRequest,
  reader: Reader,
  { request, statuses, pointer }: Wrong,
): Promise<Finding[]> {
  const found: Finding[] = [];
  // Whoever may not call at all is refused whatever they ask: where nobody says who may, some are tried.
  for (const caller of [undefined, ...reader.others.slice(0, MORE_CALLERS)]) {
    const expected = { status: statuses[0]! };
    const { exchange } = await reader.send({ request, expected, ...caller });
    const status = exchange.response?.status ?? expected.status;
    if (exchange.response && !(caller ? [...statuses, 401, 403, 404] : statuses).includes(status))
      found.push(
        ...findingsOf(
          'refusal',
          pointer,
        )([
          {
            requirement: `a request that breaks this is refused with ${statuses.join(' or ')}`,
            actual: `the response is ${status}`,
          },
        ]),
      );
    else if (!caller) found.push(...judge(exchange, { contract, operation, request, status }));
    if (found.length > 0) break;
  }
  return found;
}

/** As many as may do most. */
const MORE_CALLERS = 2;

/** What a look finds, and whether something else is shown afterwards. */
async function unchanged(
  check: InvalidRequest,
  reader: Reader,
  look: () => Promise<Finding[]>,
): Promise<Finding[]> {
  const before = await shownState(check, reader);
  const found = await look();
  // What was taken may show.
  if (found.some(({ check }) => check === 'refusal')) return found;
  const after = await shownState(check, reader);
  if (before === after) return found;
  if (!isOwnDoing(check, reader, before, after)) {
    // Others may have changed it: then it is not changed again.
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
        requirement: 'what is refused changes nothing',
        actual: `${viewOf(check.contract, check.operation)?.path} shows something else afterwards`,
      },
    ]),
  ];
}

/** Whether nobody else can have changed it: the thing itself is another, or what was sent is there now. */
function isOwnDoing(
  { contract, operation }: InvalidRequest,
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
