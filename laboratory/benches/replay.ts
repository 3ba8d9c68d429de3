import { Agent } from 'node:http';
import { createSession, inLanes, prepareRun, runJobs } from '../../conformance/index.ts';
import type { Contract } from '../../contract/contract.ts';
import { requestsOf } from './requestsOf.ts';
import { type Figure, rounds } from './rounds.ts';
import { sendBare } from './sendBare.ts';
import { startServerProcess } from './startServerProcess.ts';

const ROUNDS = 7;
const CONCURRENCY = 8;

/** Measures the replay of all cases against the mock, and for comparison a loop that only sends the same requests. */
export async function benchReplay(contract: Contract): Promise<Figure[]> {
  const mock = await startServerProcess('mock');
  const { target, jobs, close } = await prepareRun({ target: mock.url, kind: 'mock' });
  const requests = requestsOf(contract, contract.cases, target);
  const agent = new Agent({ keepAlive: true });
  const session = createSession(contract, target);
  try {
    const times = await rounds(ROUNDS, {
      bare: () => inLanes(CONCURRENCY, requests, (request) => sendBare(request, agent)),
      suite: () => runJobs(jobs, session.perform, { concurrency: CONCURRENCY }),
    });
    return [
      { name: `bare loop (${requests.length} requests)`, value: times.bare, unit: 'ms' },
      { name: 'suite: send and judge', value: times.suite, unit: 'ms' },
      { name: 'suite / bare loop', value: times.suite / times.bare, unit: '×' },
    ];
  } finally {
    agent.destroy();
    session.close();
    await Promise.all([mock.close(), close()]);
  }
}
