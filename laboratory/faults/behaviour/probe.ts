/**
 * Finds out whether a fault changes the responses of an operation. It calls the operation with and without the fault.
 * Some faults need this, because the contract does not tell which operations they can affect.
 */
import { type Call, createDeliverer, sendCall } from '../../../conformance/engine/index.ts';
import { findBreaks } from '../../../conformance/suites/negative/breaks.ts';
import type { Case, CaseRequest } from '../../../contract/case.ts';
import { type Contract, changesNothing } from '../../../contract/contract.ts';
import { type Decorate, dumpRows } from '../../../sandbox/index.ts';
import { PATIENCE_MS } from '../../../test/deployment/patience.ts';
import type { Deployment } from '../../../test/deployment/startDeployment.ts';

/** A request that is sent with and without a fault, and the token of its caller. */
interface Probe {
  request: CaseRequest;
  token: string;
}

/**
 * Returns a function that finds out whether a fault applies to an operation. It sends requests with and without the
 * fault, each to a freshly reset sandbox. The fault applies if a response or the state after a refusal differs.
 *
 * The requests are those of all cases. The first successful request is also sent by every caller, and in invalid
 * forms.
 */
export function prober(contract: Contract, { target, sandbox }: Deployment) {
  const deliverer = createDeliverer({ isPatient: false, timeoutMs: PATIENCE_MS });
  const right = new Map<Probe, string>();
  const probes = new Map<string, Probe[]>();
  const ask = async (id: string, { request, token }: Probe): Promise<string> => {
    await sandbox.reset();
    const operation = contract.operations.get(id)!;
    const call: Call = { operation, request, token, expected: { status: 200 } };
    const { exchange } = await sendCall(contract, target, deliverer, call);
    const status = exchange.response?.status ?? 0;
    if (changesNothing(operation)) return `${status} ${exchange.response?.body}`;
    // The state after a successful write contains times, so only the state after a refusal is compared.
    return status < 400 ? `${status}` : `${status} ${dumpRows(sandbox)}`;
  };
  return async (operation: string, decorate: Decorate): Promise<boolean> => {
    const all = probes.get(operation) ?? probesOf(contract, target.tokens, operation);
    probes.set(operation, all);
    let differs = false;
    for (const probe of all) {
      const expected = right.get(probe) ?? (await ask(operation, probe));
      right.set(probe, expected);
      sandbox.decorate = decorate;
      const came = await ask(operation, probe);
      delete sandbox.decorate;
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
  const broken = findBreaks(contract, contract.operations.get(id)!, request);
  return [
    ...own,
    ...everybody,
    ...broken.flatMap(({ apply }) =>
      [tokenOf(success), tokens.owner!].map((token) => ({ request: apply(request), token })),
    ),
  ];
}

/** Sorts the case with the most request fields first. */
function byFields(a: Case, b: Case): number {
  return fieldsIn(b.request) - fieldsIn(a.request);
}

function fieldsIn({ body }: CaseRequest): number {
  return Object.keys(body instanceof Object ? body : {}).length;
}
