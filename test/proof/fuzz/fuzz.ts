import { Agent } from 'node:http';
import fc from 'fast-check';
import { inLanes } from '../../../conformance/index.ts';
import {
  type Contract,
  type ContractOperation,
  changesNothing,
  operationsOf,
} from '../../../contract/contract.ts';
import { BASE_PATH } from '../../../contract/deployment.ts';
import { curlCommand } from '../../../wire/curlCommand.ts';
import { exchange } from '../../../wire/exchange.ts';
import type { MemorySample } from '../memory.ts';
import type { Subject } from '../startSubject.ts';
import { problemFinder } from './problemFinder.ts';
import { requestsTo } from './requests.ts';
import { valuesFor } from './values.ts';
import type { FuzzRequest } from './writeRequest.ts';

export interface FuzzOptions {
  /** The minimum number of requests. */
  requests: number;
  /** The seed of the random numbers: the same seed gives the same requests. */
  seed: number;
  /** Receives the number of sent requests from time to time. */
  onProgress?: (sent: number) => void;
}

export interface FuzzResult {
  sent: number;
  /** The number of responses by status. */
  statuses: Map<number, number>;
  /** The faults that were found, each with a request that shows it. */
  faults: Fault[];
  /** A sample after each round, when the world is reset. */
  memory: MemorySample[];
}

export interface Fault {
  operation: string;
  message: string;
  /** A command that sends the request. */
  curl: string;
}

/** The number of successive requests to an operation. A failure ends them early. */
const REQUESTS_IN_A_ROW = 4;

/** Reading operations that may change the state: a second read completes an export, and a list may start checks. */
const READS_THAT_WRITE = ['getDependencyListExport', 'listMergeRequests', 'listGroupMergeRequests'];

const TIERS = ['ultimate', 'premium', 'free'];
const OFFERINGS = ['self-managed', 'hosted', 'dedicated'];

/**
 * Sends generated requests to a sandbox, and judges each response. Rounds differ in tier, offering and flags; each
 * begins with the example world. In half of the rounds the requests are sent one by one, and a refused request must
 * not change the database.
 */
export async function fuzz(
  contract: Contract,
  subject: Subject,
  { requests, seed, onProgress = () => {} }: FuzzOptions,
): Promise<FuzzResult> {
  const agent = new Agent({ keepAlive: true });
  const result: FuzzResult = { sent: 0, statuses: new Map(), faults: [], memory: [] };
  const operations = operationsOf(contract.document);
  const control = (path: string, body?: object) => post(`${subject.url}/_sandbox${path}`, body);
  const { tokens, alertIntakes } = await (await fetch(`${subject.url}/_sandbox`)).json();
  const place = { base: subject.url + BASE_PATH, tokens, alertIntake: alertIntakes.custom };
  const valueFor = valuesFor(contract);
  const arbitraries = new Map(
    operations.map((operation) => [operation.id, requestsTo(contract, operation, valueFor, place)]),
  );
  const problemOf = problemFinder(contract);
  const flags = [
    ...new Set(operations.flatMap(({ definition }) => definition['x-feature-flag']?.name ?? [])),
  ];

  const send = async (operation: ContractOperation, { wire, request }: FuzzRequest) => {
    const received = await exchange(wire, { agent, timeoutMs: 120_000 });
    result.sent++;
    const { status = 0 } = received.response ?? {};
    result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
    if (result.sent % 500 === 0) onProgress(result.sent);
    return { status, problem: problemOf(operation, received, request) };
  };

  for (let round = 0; result.sent < requests && !subject.ended(); round++) {
    await control('/reset');
    await control('/settings', settingsOf(round, flags));
    const isAlone = round % 4 < 2;
    let before = isAlone ? await subject.fingerprint() : '';
    const works = async (operation: ContractOperation, sample: FuzzRequest) => {
      const { status, problem } = await send(operation, sample);
      if (problem) throw new Error(problem);
      if (!isAlone) return;
      const after = await subject.fingerprint();
      const hasChanged = after !== before;
      before = after;
      if (hasChanged && (status >= 400 || mustChangeNothing(operation)))
        throw new Error(`the tables have changed, although the response has status ${status}`);
    };
    // Between the halves the clock advances, so that scheduled work of the sandbox runs.
    for (const half of [0, 1]) {
      const own = seed * 10_000 + round * 2 + half;
      await inLanes(isAlone ? 1 : 4, shuffled(operations, own), async (operation) => {
        if (result.sent >= requests || subject.ended()) return;
        const property = fc.asyncProperty(arbitraries.get(operation.id)!, (sample) =>
          works(operation, sample),
        );
        const { failed, counterexample, errorInstance } = await fc.check(property, {
          numRuns: REQUESTS_IN_A_ROW,
          seed: own,
        });
        if (failed)
          result.faults.push({
            operation: operation.id,
            message: (errorInstance as Error).message,
            curl: curlCommand(counterexample![0].wire),
          });
      });
      if (subject.ended()) break;
      await control('/clock', { advance: 'PT20M' });
      if (isAlone) before = await subject.fingerprint();
    }
    if (subject.ended()) break;
    const faults = await subject.gitProblems();
    result.faults.push(...faults.map((message) => ({ operation: 'git', message, curl: '' })));
    await control('/reset');
    result.memory.push({ sent: result.sent, ...(await subject.memory()) });
  }
  const end = subject.ended();
  if (end) result.faults.push({ operation: 'the server', message: end, curl: '' });
  agent.destroy();
  return result;
}

/**
 * Returns the settings of a round. An operation that the tier does not offer is refused at once. So every second round
 * offers all operations.
 */
function settingsOf(round: number, flags: string[]) {
  const turn = round % 2 === 0 ? 0 : (round - 1) / 2;
  return {
    tier: TIERS[turn % 3],
    offering: OFFERINGS[Math.floor(turn / 3) % 3],
    flags: Object.fromEntries(flags.map((name) => [name, turn % 2 === 0])),
  };
}

function shuffled<T>(items: T[], seed: number): T[] {
  const order = fc.shuffledSubarray(items, { minLength: items.length });
  return fc.sample(order, { numRuns: 1, seed })[0]!;
}

function mustChangeNothing(operation: ContractOperation): boolean {
  return changesNothing(operation) && !READS_THAT_WRITE.includes(operation.id);
}

async function post(url: string, body?: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok)
    throw new Error(`${url} responds with ${response.status}: ${await response.text()}`);
  await response.body?.cancel();
}
