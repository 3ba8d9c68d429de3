/** Whether a fault applies to an operation, where the contract does not tell: whether it does anything there. */
import type { Case, CaseRequest } from '../../../contract/case.ts';
import { type Contract, changesNothing } from '../../../contract/contract.ts';
import { type Fault, rowsOf } from '../../../sandbox/index.ts';
import { createDeliverer } from '../../engine/deliver.ts';
import type { Call } from '../../engine/job.ts';
import { sendCall } from '../../engine/sendCall.ts';
import { breaksOf } from '../../suites/negative/breaks.ts';
import type { Deployment } from './deployment.ts';

/** What is sent: a request, as somebody. */
interface Probe {
  request: CaseRequest;
  token: string;
}

/**
 * Sends requests with the fault and without, each on the first state: the documented requests of an operation,
 * each as its caller and the first that succeeds as everybody, and what breaks that one. The fault applies where
 * a response is another one, or leaves another state.
 */
export function prober(contract: Contract, { target, sandbox }: Deployment) {
  const deliverer = createDeliverer({ isPatient: false });
  const right = new Map<Probe, string>();
  const probes = new Map<string, Probe[]>();
  const ask = async (id: string, { request, token }: Probe): Promise<string> => {
    await sandbox.reset();
    const operation = contract.operations.get(id)!;
    const call: Call = { operation, request, token, expected: { status: 200 } };
    const { exchange } = await sendCall(contract, target, deliverer, call);
    const status = exchange.response?.status ?? 0;
    if (changesNothing(operation)) return `${status} ${exchange.response?.body}`;
    // What is done has times in it; what is refused has to leave what was there.
    return status < 400 ? `${status}` : `${status} ${rowsOf(sandbox)}`;
  };
  return async (fault: Fault & { operation: string }): Promise<boolean> => {
    const { operation } = fault;
    const all = probes.get(operation) ?? probesOf(contract, target.tokens, operation);
    probes.set(operation, all);
    let differs = false;
    for (const probe of all) {
      const expected = right.get(probe) ?? (await ask(operation, probe));
      right.set(probe, expected);
      sandbox.fault = fault;
      const came = await ask(operation, probe);
      delete sandbox.fault;
      differs = came !== expected && !came.startsWith('5');
      if (differs) break;
    }
    await sandbox.reset();
    return differs;
  };
}

function probesOf(contract: Contract, tokens: Record<string, string>, id: string): Probe[] {
  const cases = contract.cases.filter(({ operation }) => operation === id);
  const [success] = cases.filter(({ response }) => response.status < 300).sort(byFields);
  const tokenOf = ({ as }: Case) => tokens[as] ?? '';
  const own = cases.map((one) => ({ request: one.request, token: tokenOf(one) }));
  if (!success) return own;
  const { request } = success;
  const everybody = Object.values(tokens).map((token) => ({ request, token }));
  const broken = breaksOf(contract, contract.operations.get(id)!, request);
  return [
    ...own,
    ...everybody,
    ...broken.flatMap(({ apply }) =>
      [tokenOf(success), tokens.owner!].map((token) => ({ request: apply(request), token })),
    ),
  ];
}

/** The one that says most comes first. */
function byFields(a: Case, b: Case): number {
  return fieldsIn(b.request) - fieldsIn(a.request);
}

function fieldsIn({ body }: CaseRequest): number {
  return Object.keys(body instanceof Object ? body : {}).length;
}
