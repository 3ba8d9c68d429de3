/**
 * Sends and judges all cases of the mock again and again, in a process of its own whose memory is measured.
 * Arguments: the address of a mock, and how many exchanges.
 */
import { createSession, prepareRun, runJobs } from '../../../conformance/index.ts';
import { readContract } from '../../../contract/contract.ts';
import { memoryOf } from '../memory.ts';

const [mock = '', exchanges] = process.argv.slice(2);
const CONCURRENCY = 8;

const contract = await readContract();
const { target, jobs, close } = await prepareRun({ target: mock, kind: 'mock' });
const session = createSession(contract, target);
let sent = 0;
let failed = 0;
while (sent < Number(exchanges)) {
  const results = await runJobs(jobs, session.perform, { concurrency: CONCURRENCY });
  // A case is one exchange at least; of right ones the result keeps none.
  sent += results.filter(({ durationMs }) => durationMs !== undefined).length;
  failed += results.filter(({ outcome }) => outcome === 'fail').length;
  process.send?.({ sample: { sent, ...memoryOf() }, failed });
}
session.close();
await close();
process.disconnect();
