/** What breaks the contract is refused as documented, and changes nothing. */
import {
  type Contract,
  type ContractOperation,
  changesNothing,
} from '../../../contract/contract.ts';
import { type Finding, judge } from '../../../judge/index.ts';
import { readJson } from '../../../wire/readBody.ts';
import type { Job, Suite } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';
import { findingsOf, planOf, trialJob } from '../rules/law.ts';
import type { Reader } from '../rules/reader.ts';
import { type Break, breaksOf } from './breaks.ts';

export const negative: Suite = {
  name: 'negative',
  unfit: ({ can }) =>
    can.answerExactly
      ? 'requests that break the contract on purpose are among its cases'
      : undefined,
  plan: (contract, target) =>
    [...contract.operations.values()].flatMap((operation) =>
      refusalsOf(operation).length > 0 && operation.path !== undefined
        ? planOperation(contract, target, operation)
        : [],
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
  const { documented } = planOf(contract, target, operation);
  if (!documented) return [];
  return breaksOf(contract, operation, documented.request).map((one) =>
    trialJob({
      suite: 'negative',
      contract,
      target,
      operation,
      name: one.name,
      checks: changesNothing(operation) ? ['refusal'] : ['refusal', 'unchanged'],
      summary: one.summary,
      look: (reader) => lookAtBreak(contract, operation, reader, one),
    }),
  );
}

async function lookAtBreak(
  contract: Contract,
  operation: ContractOperation,
  reader: Reader,
  { apply, pointer }: Break,
): Promise<Finding[]> {
  const view = changesNothing(operation) ? undefined : viewOf(contract, operation);
  const before = view && (await stateOf(reader, view));
  const request = apply(reader.request);
  const statuses = refusalsOf(operation);
  const { exchange } = await reader.send({ request, expected: { status: statuses[0]! } });
  const status = exchange.response?.status ?? statuses[0]!;
  const found =
    exchange.response && !statuses.includes(status)
      ? findingsOf(
          'refusal',
          pointer,
        )([
          {
            requirement: `a request that breaks this is refused with ${statuses.join(' or ')}`,
            actual: `the answer is ${status}`,
          },
        ])
      : judge(exchange, { contract, operation, request, status });
  const after = view && (await stateOf(reader, view));
  const changed = before === after || status < 300;
  return [
    ...found,
    ...(changed
      ? []
      : findingsOf(
          'unchanged',
          operation.pointer,
        )([
          {
            requirement: 'what is refused changes nothing',
            actual: `${view!.path} shows something else afterwards`,
          },
        ])),
  ];
}

/** What would show a change: the thing that is written to or its list, or what it stands in. */
function viewOf(
  { operations }: Contract,
  { path }: ContractOperation,
): ContractOperation | undefined {
  for (let at = path!; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const view = [...operations.values()].find((one) => one.method === 'get' && one.path === at);
    if (view) return view;
  }
  return undefined;
}

/** What a view shows: of a list the newest part, as far as a page goes. */
async function stateOf(reader: Reader, view: ContractOperation): Promise<string> {
  const query = view.definition['x-paginated'] ? { per_page: 100 } : {};
  const request = { path: reader.request.path, query, headers: {} };
  const { exchange } = await reader.send({ operation: view, request, expected: { status: 200 } });
  return JSON.stringify([
    exchange.response?.status,
    exchange.response && readJson(exchange.response),
  ]);
}
