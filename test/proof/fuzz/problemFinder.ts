import type { CaseRequest } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { BASE_PATH } from '../../../contract/deployment.ts';
import { judge } from '../../../judge/index.ts';
import { operationFinder } from '../../../sandbox/testing/openTestSandbox.ts';
import type { Exchange } from '../../../wire/exchange.ts';

/** Undocumented statuses that the server may send for any operation, or before it knows the operation. */
const COMMON = [301, 405, 413, 414, 429, 431];

/**
 * Creates a function that returns the problem of a response, or undefined for a correct one. A problem is a truncated
 * response, an error of the server, or a response that breaks the contract.
 */
export function problemFinder(contract: Contract) {
  const operationOf = operationFinder(contract);
  return (
    intended: ContractOperation,
    received: Exchange,
    request: CaseRequest,
  ): string | undefined => {
    const { response, failure } = received;
    if (!response || failure) return `no whole response: ${failure?.name}: ${failure?.message}`;
    const { status, body } = response;
    const shown = `${status} ${body.toString('utf8').slice(0, 500)}`;
    if (status >= 500) return shown;
    // An odd value in the path may lead to another operation, or to none.
    const [path = ''] = received.request.path.slice(BASE_PATH.length).split('?');
    const operation =
      intended.path === undefined ? intended : operationOf(received.request.method, path);
    const isDocumented = operation && status in operation.definition.responses;
    if (!isDocumented && COMMON.includes(status)) return undefined;
    if (!operation)
      return status === 404 ? undefined : `the contract has no such operation: ${shown}`;
    if (!isDocumented) return `${operation.id} does not declare this response: ${shown}`;
    const findings = judge(received, { contract, operation, request, status });
    // The response need not repeat fields that were sent in a wrong form.
    const finding = findings.find(({ check }) => check !== 'echo');
    return finding && `${finding.message}: ${shown}`;
  };
}
