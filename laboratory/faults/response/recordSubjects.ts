import {
  type Address,
  createDeliverer,
  type Deliverer,
  sendCall,
} from '../../../conformance/engine/index.ts';
import { replayCase } from '../../../conformance/suites/replayCase.ts';
import { CAPABILITIES } from '../../../conformance/target/index.ts';
import type { Case } from '../../../contract/case.ts';
import type { Contract } from '../../../contract/contract.ts';
import { BASE_PATH, MOCK_ALERT_INTAKE } from '../../../contract/deployment.ts';
import { groupBy } from '../../../contract/groupBy.ts';
import { startMock } from '../../../mock/index.ts';
import { PATIENCE_MS } from '../../../test/deployment/patience.ts';
import type { Exchange } from '../../../wire/exchange.ts';
import { fitsOf } from './fits.ts';
import type { RawResponse } from './rawResponse.ts';
import { type Recorded, type Subject, subjectOf } from './subject.ts';

/**
 * Records the response of the mock to every case.
 * @throws an Error if a response is wrong, because the self-test needs right responses
 */
export async function recordSubjects(contract: Contract): Promise<Subject[]> {
  const mock = await startMock({ contract });
  const deliverer = createDeliverer({ isPatient: false, timeoutMs: PATIENCE_MS });
  const target: Address = {
    can: CAPABILITIES.mock,
    base: `${mock.url}${BASE_PATH}`,
    alertIntake: mock.url + MOCK_ALERT_INTAKE,
  };
  try {
    const recorded: Recorded[] = [];
    for (const documented of contract.cases)
      recorded.push(await record(contract, target, documented, deliverer));
    const fits = fitsOf(contract.document);
    const byOperation = groupBy(recorded, (one) => one.case.operation);
    return recorded.map((one) => {
      const siblings = byOperation.get(one.case.operation)!.map(({ response }) => response);
      return subjectOf(contract, fits, one, siblings);
    });
  } finally {
    deliverer.close();
    await mock.close();
  }
}

/** The mock accepts any token. */
const TOKEN = 'any-token';

async function record(
  contract: Contract,
  target: Address,
  documented: Case,
  deliverer: Deliverer,
): Promise<Recorded> {
  const token = documented.as === 'anonymous' ? {} : { token: TOKEN };
  const plan = { request: documented.request, ...token };
  let exchange: Exchange | undefined;
  const { outcome, reason, findings } = await replayCase(
    contract,
    documented,
    plan,
    target,
  ).perform(async (call) => {
    const delivery = await sendCall(contract, target, deliverer, call);
    exchange = delivery.exchange;
    return delivery;
  });
  if (outcome !== 'pass' || !exchange?.response) {
    const problem = reason ?? findings?.map(({ message }) => message).join('; ');
    throw new Error(
      `The response of the mock to ${documented.id} is not the documented one: ${problem}`,
    );
  }
  const { request, response } = exchange;
  return { case: documented, ...token, request, response: unframed(response) };
}

/** Headers that depend on the connection or on the time. They are removed from a recorded response. */
const OF_THE_CONNECTION = /^(connection|keep-alive|date|content-length|transfer-encoding)$/i;

function unframed({ status, reason, headers, body }: RawResponse): RawResponse {
  const kept = headers.filter(([name]) => !OF_THE_CONNECTION.test(name));
  return { status, reason, headers: kept, body };
}
