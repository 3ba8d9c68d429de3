import { Agent } from 'node:http';
import { createDeliverer } from '../conformance/engine/deliver.ts';
import { replayCase, requestOf } from '../conformance/engine/perform.ts';
import { runReplay } from '../conformance/runReplay.ts';
import { plan, type Send } from '../conformance/suites/replay.ts';
import type { Target } from '../conformance/target/target.ts';
import { type Contract, GENERATED_DIR } from '../contract/contract.ts';
import { BASE_PATH, MOCK_ALERT_INTAKE } from '../contract/deployment.ts';
import { type Figure, inParallel, rounds } from './rounds.ts';
import { sendBare } from './sendBare.ts';
import { startMockProcess } from './startMockProcess.ts';

const ROUNDS = 7;
const CONCURRENCY = 8;

/** The replay beside a bare loop that sends the same requests, as many at a time, to the same mock. */
export async function benchReplay(contract: Contract): Promise<Figure[]> {
  const mock = await startMockProcess();
  const target: Target = {
    kind: 'mock',
    base: mock.url + BASE_PATH,
    alertIntake: mock.url + MOCK_ALERT_INTAKE,
    tokens: {},
    fixtures: {},
    flags: {},
  };
  const steps = plan(contract, contract.cases, target) as Send[];
  const requests = steps.map((step) => requestOf(contract, target, step));
  const agent = new Agent({ keepAlive: true });
  const deliverer = createDeliverer({ kind: 'mock' });
  try {
    const times = await rounds(ROUNDS, {
      bare: () => inParallel(requests, CONCURRENCY, (request) => sendBare(request, agent)),
      engine: () =>
        inParallel(steps, CONCURRENCY, (step) => replayCase(contract, target, step, deliverer)),
      suite: () =>
        runReplay(
          { contractDir: GENERATED_DIR, target, steps, timeoutMs: 10_000 },
          { concurrency: CONCURRENCY },
        ),
    });
    return [
      { name: `bare loop (${requests.length} requests)`, value: times.bare, unit: 'ms' },
      { name: 'engine: send and judge', value: times.engine, unit: 'ms' },
      { name: 'engine / bare loop', value: times.engine / times.bare, unit: '×' },
      { name: 'suite: vitest started, run and ended', value: times.suite, unit: 'ms' },
      { name: 'suite / bare loop', value: times.suite / times.bare, unit: '×' },
    ];
  } finally {
    agent.destroy();
    deliverer.close();
    await mock.close();
  }
}
