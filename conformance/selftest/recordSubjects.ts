import type { Contract } from '../../contract/contract.ts';
import { BASE_PATH, MOCK_ALERT_INTAKE } from '../../contract/deployment.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { startMock } from '../../mock/startMock.ts';
import { createDeliverer, type Deliverer, type Delivery } from '../engine/deliver.ts';
import { replayCase } from '../engine/perform.ts';
import { plan, type Send } from '../suites/replay.ts';
import type { Answer } from './answer.ts';
import { fitsOf } from './fits.ts';
import { type Recorded, type Subject, subjectOf } from './subject.ts';

/**
 * Asks the mock for the right answer to every case.
 * @throws an Error when an answer is not right: on such a mock nothing can be proved.
 */
export async function recordSubjects(contract: Contract): Promise<Subject[]> {
  const mock = await startMock({ contract });
  const deliverer = createDeliverer({ kind: 'mock' });
  try {
    const base = `${mock.url}${BASE_PATH}`;
    const alertIntake = mock.url + MOCK_ALERT_INTAKE;
    const target = {
      kind: 'mock',
      base,
      alertIntake,
      tokens: {},
      fixtures: {},
      flags: {},
    } as const;
    const recorded: Recorded[] = [];
    for (const step of plan(contract, contract.cases, target)) {
      if (!('request' in step)) throw new Error(`${step.case.id} is not sent: ${step.reason}`);
      recorded.push(await record(contract, target, step, deliverer));
    }
    const fits = fitsOf(contract.document);
    const byOperation = groupBy(recorded, ({ step }) => step.case.operation);
    return recorded.map((one) => {
      const siblings = byOperation.get(one.step.case.operation)!.map(({ answer }) => answer);
      return subjectOf(contract, fits, one, siblings);
    });
  } finally {
    deliverer.close();
    await mock.close();
  }
}

async function record(
  contract: Contract,
  target: { kind: 'mock'; base: string; alertIntake: string },
  step: Send,
  deliverer: Deliverer,
): Promise<Recorded> {
  let delivery: Delivery | undefined;
  const result = await replayCase(contract, target, step, {
    ...deliverer,
    deliver: async (request, status) => {
      delivery = await deliverer.deliver(request, status);
      return delivery;
    },
  });
  const { request, response } = delivery?.exchange ?? {};
  if (result.outcome !== 'pass' || !request || !response) {
    const problem = result.reason ?? result.findings.map(({ message }) => message).join('; ');
    throw new Error(`The mock does not answer ${step.case.id} as documented: ${problem}`);
  }
  return { step, request, answer: unframed(response) };
}

/** Headers that belong to the connection to the mock, or differ each time. */
const OF_THE_CONNECTION = /^(connection|keep-alive|date|content-length|transfer-encoding)$/i;

function unframed({ status, reason, headers, body }: Answer): Answer {
  const kept = headers.filter(([name]) => !OF_THE_CONNECTION.test(name));
  return { status, reason, headers: kept, body };
}
