import { Agent } from 'node:http';
import { CAPABILITIES, inLanes } from '../../conformance/index.ts';
import type { Contract } from '../../contract/contract.ts';
import { BASE_PATH } from '../../contract/deployment.ts';
import { requestsOf } from './requestsOf.ts';
import { type Figure, rounds } from './rounds.ts';
import { sendBare } from './sendBare.ts';
import { startServerProcess } from './startServerProcess.ts';

const ROUNDS = 7;
const CONCURRENCY = 8;
const REPEATS = 3;

/** Measures the mock, and for comparison the plain server of Prism, a library that the mock uses. */
export async function benchMock(contract: Contract): Promise<Figure[]> {
  const [mock, prism] = await Promise.all([
    startServerProcess('mock'),
    startServerProcess('prism'),
  ]);
  const agent = new Agent({ keepAlive: true });
  const withPath = contract.cases.filter(
    ({ operation }) => contract.operations.get(operation)?.path,
  );
  const sendAll = (base: string) => {
    // Plain Prism serves only `paths`. The alert intake is among the `webhooks`, so its requests are left out.
    const requests = requestsOf(contract, withPath, { can: CAPABILITIES.mock, base });
    const repeated = Array.from({ length: REPEATS }, () => requests).flat();
    return () => inLanes(CONCURRENCY, repeated, (request) => sendBare(request, agent));
  };
  try {
    const times = await rounds(ROUNDS, {
      mock: sendAll(mock.url + BASE_PATH),
      prism: sendAll(prism.url),
    });
    const requests = withPath.length * REPEATS;
    return [
      { name: `mock, per request (${requests})`, value: times.mock / requests, unit: 'ms' },
      { name: 'plain Prism, per request', value: times.prism / requests, unit: 'ms' },
      { name: 'mock / plain Prism', value: times.mock / times.prism, unit: '×' },
    ];
  } finally {
    agent.destroy();
    await Promise.all([mock.close(), prism.close()]);
  }
}
