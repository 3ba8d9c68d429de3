import { setTimeout as sleep } from 'node:timers/promises';
import { type Contract, getOperation } from '../../contract/contract.ts';
import type { RawResponse } from '../../wire/exchange.ts';
import { readJson } from '../../wire/readBody.ts';
import type { Call, Send } from '../engine/job.ts';
import { undoRequests } from '../engine/writes/undoRequests.ts';

/** The number of reads at once. A balancer sends them to several nodes. */
const READS = 4;

/** The longest time in milliseconds in which a created resource may appear, and the time between two looks. */
const LONGEST_MS = 8000;
const PAUSE_MS = 200;

/** The number of looks in a row in which every read must show the resource. */
const STEADY_LOOKS = 3;

/**
 * Reads a created resource several times at once. If a read does not show it, looks again until all reads do.
 * @returns `lagMs` if it appeared later. `isLost` if it never appeared, which is a fault of the server
 */
export async function measureLag(
  contract: Contract,
  { operation, request, as, token }: Call,
  response: RawResponse,
  send: Send,
): Promise<{ lagMs?: number; isLost: boolean }> {
  const [undo] = undoRequests(contract, operation, request, readJson(response)) ?? [];
  const path = undo && getOperation(contract, undo.operation).path;
  const reader = [...contract.operations.values()].find(
    (one) => one.method === 'get' && one.path === path,
  );
  if (!undo || !reader) return { isLost: false };
  const call: Call = {
    operation: reader,
    request: { path: undo.path, query: {}, headers: {} },
    ...(as !== undefined && { as }),
    ...(token !== undefined && { token }),
    expected: { status: 200 },
  };
  const isShown = async () => {
    const reads = await Promise.all(Array.from({ length: READS }, () => send(call)));
    return reads.every(({ exchange }) => exchange.response?.status !== 404);
  };
  const began = performance.now();
  if (await isShown()) return { isLost: false };
  let appearedAt = performance.now();
  for (let shown = 0; performance.now() - began < LONGEST_MS; ) {
    await sleep(PAUSE_MS);
    if (!(await isShown())) shown = 0;
    else {
      if (shown === 0) appearedAt = performance.now();
      shown += 1;
    }
    if (shown === STEADY_LOOKS) return { lagMs: Math.round(appearedAt - began), isLost: false };
  }
  return { isLost: true };
}
