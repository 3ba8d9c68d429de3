import { Agent } from 'node:http';
import fc from 'fast-check';
import { inLanes } from '../../../conformance/index.ts';
import {
  type Contract,
  type ContractOperation,
  changesNothing,
  listOperations,
} from '../../../contract/contract.ts';
import { BASE_PATH } from '../../../contract/deployment.ts';
import { featureFlags } from '../../../contract/featureFlags.ts';
import { curlCommand } from '../../../wire/curlCommand.ts';
import { exchange } from '../../../wire/exchange.ts';
import type { MemorySample } from '../memory.ts';
import type { Subject } from '../startSubject.ts';
import { problemFinder } from './problemFinder.ts';
import { pushes } from './pushes.ts';
import { requestsTo } from './requests.ts';
import { valuesFor } from './values.ts';
import type { FuzzRequest } from './writeRequest.ts';

export interface FuzzOptions {
  /** The number of requests after which the run ends. */
  requests: number;
  /** The seed of the random numbers. The same seed gives the same requests. */
  seed: number;
  /** Receives the number of sent requests now and then. */
  onProgress?: (sent: number) => void;
}

export interface FuzzResult {
  sent: number;
  /** The number of responses by status. */
  statuses: Map<number, number>;
  /** The faults, each with a request that shows it. */
  faults: Fault[];
  /** Samples of the memory. One is taken after each round, when the sandbox is reset to the example world. */
  memory: MemorySample[];
}

export interface Fault {
  operation: string;
  message: string;
  /** A command that sends the request again. */
  curl: string;
}

/** The number of successive requests to one operation. If one of them fails, the remaining requests are left out. */
const REQUESTS_IN_A_ROW = 4;

/** GET operations that may change the state: a second read completes an export, and a list may start checks. */
const READS_THAT_WRITE = ['getDependencyListExport', 'listMergeRequests', 'listGroupMergeRequests'];

/** The number of pushes at the end of each round. */
const PUSHES_IN_A_ROUND = 20;

const TIERS = ['ultimate', 'premium', 'free'];
const OFFERINGS = ['self-managed', 'hosted', 'dedicated'];

/**
 * Sends generated requests to a sandbox, and judges each response. Each round begins with the example world, and has
 * another tier, offering and feature flags. In half of the rounds, requests are sent one by one. Then a refused
 * request must not change the database.
 */
export async function fuzz(
  contract: Contract,
  subject: Subject,
  { requests, seed, onProgress = () => {} }: FuzzOptions,
): Promise<FuzzResult> {
  const agent = new Agent({ keepAlive: true });
  const result: FuzzResult = { sent: 0, statuses: new Map(), faults: [], memory: [] };
  const operations = listOperations(contract.document);
  const control = (path: string, body?: object) => post(`${subject.url}/_sandbox${path}`, body);
  const { tokens, alertIntakes } = await (await fetch(`${subject.url}/_sandbox`)).json();
  const place = { base: subject.url + BASE_PATH, tokens, alertIntake: alertIntakes.custom };
  const valueFor = valuesFor(contract);
  const arbitraries = new Map(
    operations.map((operation) => [operation.id, requestsTo(contract, operation, valueFor, place)]),
  );
  const problemOf = problemFinder(contract);
  const flags = featureFlags(contract);

  const send = async (operation: ContractOperation, { wire, request }: FuzzRequest) => {
    const received = await exchange(wire, { agent, timeoutMs: 120_000 });
    result.sent++;
    const { status = 0 } = received.response ?? {};
    result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
    if (result.sent % 500 === 0) onProgress(result.sent);
    return { status, problem: problemOf(operation, received, request) };
  };

  /** Sends pushes. After each of them, the lists of commits and branches must still be readable. */
  const push = async (round: number): Promise<Fault[]> => {
    const found: Fault[] = [];
    for (const body of fc.sample(pushes, {
      numRuns: PUSHES_IN_A_ROUND,
      seed: seed * 10_000 + round,
    })) {
      const headers = {
        'private-token': tokens.owner,
        'content-type': 'application/x-git-receive-pack-request',
      };
      const asked: [string, RequestInit][] = [
        [
          '/acme/rocket.git/git-receive-pack',
          { method: 'POST', headers, body: new Uint8Array(body) },
        ],
        [`${BASE_PATH}/projects/5/repository/commits?all=true&with_stats=true`, { headers }],
        [`${BASE_PATH}/projects/5/repository/archive.tar?sha=fuzz`, { headers }],
      ];
      for (const [path, init] of asked) {
        const response = await fetch(subject.url + path, init);
        await response.arrayBuffer();
        result.sent++;
        result.statuses.set(response.status, (result.statuses.get(response.status) ?? 0) + 1);
        if (response.status >= 500)
          found.push({
            operation: path,
            message: `status ${response.status} after a push of ${body.toString('base64')}`,
            curl: '',
          });
      }
    }
    return found;
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
    // Each round has two halves. Between them the clock is advanced, so that scheduled work of the sandbox runs.
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
    result.faults.push(...(await push(round)));
    if (subject.ended()) break;
    const faults = await subject.gitProblems();
    result.faults.push(...faults.map((message) => ({ operation: 'git', message, curl: '' })));
    await control('/reset');
    // The log of requests holds the last bodies, whose sizes differ by chance.
    await fetch(`${subject.url}/_sandbox/requests`, { method: 'DELETE' });
    result.memory.push({ sent: result.sent, ...(await subject.memory()) });
  }
  const end = subject.ended();
  if (end) result.faults.push({ operation: 'the server', message: end, curl: '' });
  agent.destroy();
  return result;
}

/**
 * Returns the settings of a round. Every second round offers all operations. In the other rounds the tier may not
 * offer an operation, and then its requests are refused at once.
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
