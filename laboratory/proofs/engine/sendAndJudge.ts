/**
 * Sends all cases to a mock and judges the responses, again and again. It runs as a separate process whose memory is
 * measured. Arguments: the address of a mock, and the number of exchanges.
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
  // Each case that was sent counts as one exchange. `durationMs` shows that a case was sent.
  sent += results.filter(({ durationMs }) => durationMs !== undefined).length;
  failed += results.filter(({ outcome }) => outcome === 'fail').length;
  process.send?.({ sample: { sent, ...memoryOf() }, failed });
}
session.close();
await close();
process.disconnect();
