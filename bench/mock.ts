import { Agent } from 'node:http';
import { requestOf } from '../conformance/engine/perform.ts';
import { plan, type Send } from '../conformance/suites/replay.ts';
import type { Contract } from '../contract/contract.ts';
import { BASE_PATH } from '../contract/deployment.ts';
import { type Figure, inParallel, rounds } from './rounds.ts';
import { sendBare } from './sendBare.ts';
import { startMockProcess } from './startMockProcess.ts';

const ROUNDS = 7;
const CONCURRENCY = 8;
const REPEATS = 3;

/** The mock under `/api/v4` beside Prism's own server, which has the same paths at its root. */
export async function benchMock(contract: Contract): Promise<Figure[]> {
  const [mock, prism] = await Promise.all([startMockProcess('mock'), startMockProcess('prism')]);
  const agent = new Agent({ keepAlive: true });
  const sendAll = (base: string) => {
    const target = { kind: 'mock' as const, base, tokens: {}, fixtures: {}, flags: {} };
    // Plain Prism has no alert intake.
    const steps = plan(contract, contract.cases, target).filter(
      (step): step is Send => 'request' in step,
    );
    const requests = steps.map((step) => requestOf(contract, target, step));
    const repeated = Array.from({ length: REPEATS }, () => requests).flat();
    return () => inParallel(repeated, CONCURRENCY, (request) => sendBare(request, agent));
  };
  try {
    const times = await rounds(ROUNDS, {
      mock: sendAll(mock.url + BASE_PATH),
      prism: sendAll(prism.url),
    });
    const withPath = contract.cases.filter(
      ({ operation }) => contract.operations.get(operation)?.path,
    );
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
