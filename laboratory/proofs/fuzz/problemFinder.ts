import type { CaseRequest } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { BASE_PATH } from '../../../contract/deployment.ts';
import { judge } from '../../../judge/index.ts';
import { operationFinder } from '../../../sandbox/testing/openTestSandbox.ts';
import type { Exchange } from '../../../wire/exchange.ts';

/**
 * Statuses that the server may send for any operation, or before it knows the operation. Operations do not declare
 * them.
 */
const COMMON = [301, 405, 413, 414, 429, 431];

/**
 * Creates a function that returns the problem of a response, or undefined if the response is correct. Problems are: a
 * truncated response, a server error, and a response that breaks the contract.
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
    // An unusual value in the path may lead to another operation, or to a path that the contract does not have.
    // The server resolves `..` in a path, and takes several slashes for one.
    const { pathname } = new URL(received.request.path, received.request.origin);
    const path = pathname.slice(BASE_PATH.length).replaceAll(/\/{2,}/g, '/');
    const operation =
      intended.path === undefined ? intended : operationOf(received.request.method, path);
    const isDocumented = operation && status in operation.definition.responses;
    if (!isDocumented && COMMON.includes(status)) return undefined;
    if (!operation)
      return status === 404 ? undefined : `the contract has no such operation: ${shown}`;
    if (!isDocumented) return `${operation.id} does not declare this response: ${shown}`;
    const findings = judge(received, { contract, operation, request, status });
    // After an invalid request, the response need not repeat the sent fields. So findings of the check `echo` are
    // ignored.
    const finding = findings.find(({ check }) => check !== 'echo');
    return finding && `${finding.message}: ${shown}`;
  };
}
