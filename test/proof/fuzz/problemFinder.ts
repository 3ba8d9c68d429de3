import type { CaseRequest } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { BASE_PATH } from '../../../contract/deployment.ts';
import { judge } from '../../../judge/index.ts';
import { operationFinder } from '../../../sandbox/testing/openTestSandbox.ts';
import type { Exchange } from '../../../wire/exchange.ts';

/** What a server may answer before it knows the operation, or to any. */
const COMMON = [301, 405, 413, 414, 429, 431];

/**
 * Makes the function that says what is wrong with a response, which is undefined when nothing is: it did not come
 * whole, is an error of the server, or is not what the contract says of the operation that was reached.
 */
export function problemFinder(contract: Contract) {
  const operationOf = operationFinder(contract);
  return (
    asked: ContractOperation,
    received: Exchange,
    request: CaseRequest,
  ): string | undefined => {
    const { response, failure } = received;
    if (!response || failure) return `no whole response: ${failure?.name}: ${failure?.message}`;
    const { status, body } = response;
    const shown = `${status} ${body.toString('utf8').slice(0, 500)}`;
    if (status >= 500) return shown;
    // A value in the path may have led elsewhere, or nowhere.
    const [path = ''] = received.request.path.slice(BASE_PATH.length).split('?');
    const operation = asked.path === undefined ? asked : operationOf(received.request.method, path);
    const isDocumented = operation && status in operation.definition.responses;
    if (!isDocumented && COMMON.includes(status)) return undefined;
    if (!operation) return status === 404 ? undefined : `there is no such operation: ${shown}`;
    if (!isDocumented) return `${operation.id} does not declare this response: ${shown}`;
    const findings = judge(received, { contract, operation, request, status });
    // What was sent in a wrong form cannot be looked for in the response.
    const finding = findings.find(({ check }) => check !== 'echo');
    return finding && `${finding.message}: ${shown}`;
  };
}
