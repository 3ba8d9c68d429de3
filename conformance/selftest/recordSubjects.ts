import type { Case } from '../../contract/case.ts';
import type { Contract } from '../../contract/contract.ts';
import { BASE_PATH, MOCK_ALERT_INTAKE } from '../../contract/deployment.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { startMock } from '../../mock/index.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { createDeliverer, type Deliverer } from '../engine/deliver.ts';
import { type Address, sendCall } from '../engine/sendCall.ts';
import { replayCase } from '../suites/replay.ts';
import { CAPABILITIES } from '../target/target.ts';
import { fitsOf } from './fits.ts';
import type { RawResponse } from './rawResponse.ts';
import { type Recorded, type Subject, subjectOf } from './subject.ts';

/**
 * Asks the mock for the right response to every case.
 * @throws an Error when a response is not right: on such a mock nothing can be proved.
 */
export async function recordSubjects(contract: Contract): Promise<Subject[]> {
  const mock = await startMock({ contract });
  const deliverer = createDeliverer({ isPatient: false });
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
      const siblings = byOperation.get(one.case.operation)!.map(({ rawResponse }) => rawResponse);
      return subjectOf(contract, fits, one, siblings);
    });
  } finally {
    deliverer.close();
    await mock.close();
  }
}

/** A mock looks only whether there is a token. */
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
    throw new Error(`The mock does not answer ${documented.id} as documented: ${problem}`);
  }
  const { request, response } = exchange;
  return { case: documented, ...token, request, rawResponse: unframed(response) };
}

/** Headers that belong to the connection to the mock, or differ each time. */
const OF_THE_CONNECTION = /^(connection|keep-alive|date|content-length|transfer-encoding)$/i;

function unframed({ status, reason, headers, body }: RawResponse): RawResponse {
  const kept = headers.filter(([name]) => !OF_THE_CONNECTION.test(name));
  return { status, reason, headers: kept, body };
}
