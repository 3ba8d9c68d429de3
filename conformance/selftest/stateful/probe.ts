/** Whether a fault applies to an operation, where the contract does not tell: whether an answer is another one. */
import type { Case } from '../../../contract/case.ts';
import { type Contract, changesNothing } from '../../../contract/contract.ts';
import type { Fault } from '../../../sandbox/index.ts';
import { createDeliverer } from '../../engine/deliver.ts';
import type { Call } from '../../engine/job.ts';
import { sendCall } from '../../engine/sendCall.ts';
import type { Deployment } from './deployment.ts';

/** What is sent: a documented request, as somebody. */
interface Probe {
  documented: Case;
  token: string;
}

/**
 * Sends the documented requests of an operation, each as its caller and the first that succeeds as everybody,
 * with the fault and without.
 */
export function prober(contract: Contract, { target, sandbox }: Deployment) {
  const deliverer = createDeliverer({ isPatient: false });
  const right = new Map<Probe, string>();
  const probes = new Map<string, Probe[]>();
  const ask = async ({ documented, token }: Probe): Promise<string> => {
    const operation = contract.operations.get(documented.operation)!;
    const call: Call = { operation, request: documented.request, token, expected: { status: 200 } };
    const { exchange } = await sendCall(contract, target, deliverer, call);
    if (!changesNothing(operation)) await sandbox.reset();
    return `${exchange.response?.status} ${changesNothing(operation) ? exchange.response?.body : ''}`;
  };
  return async (fault: Fault & { operation: string }): Promise<boolean> => {
    const { operation } = fault;
    const all = probes.get(operation) ?? probesOf(contract, target.tokens, operation);
    probes.set(operation, all);
    await sandbox.reset();
    for (const probe of all) {
      const expected = right.get(probe) ?? (await ask(probe));
      right.set(probe, expected);
      sandbox.fault = fault;
      const came = await ask(probe);
      delete sandbox.fault;
      if (came !== expected && !came.startsWith('5')) return true;
    }
    return false;
  };
}

function probesOf(contract: Contract, tokens: Record<string, string>, operation: string): Probe[] {
  const cases = contract.cases.filter((one) => one.operation === operation);
  const success = cases.find(({ response }) => response.status < 300);
  const own = cases.map((documented) => ({ documented, token: tokens[documented.as] ?? '' }));
  const everybody = success
    ? Object.values(tokens).map((token) => ({ documented: success, token }))
    : [];
  return [...own, ...everybody];
}
