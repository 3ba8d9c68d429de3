import type { Contract } from '../../../contract/contract.ts';
import { BASE_PATH } from '../../../contract/deployment.ts';
import { operationFinder } from '../../../wire/operationFinder.ts';
import type { CountingProxy } from '../countingProxy.ts';

/** Returns a function that finds the `operationId` of a method and a path template: `GET`, `/projects/{id}`. */
export function byEndpoint({ operations }: Contract): (endpoint: string) => string | undefined {
  const ids = new Map(
    [...operations.values()].map(({ id, method, path }) => [`${method.toUpperCase()} ${path}`, id]),
  );
  return (endpoint) => ids.get(endpoint.replace(BASE_PATH, ''));
}

/** Returns a function that finds the `operationId` of a request by its method and URL. */
export function byRequest(contract: Contract): (method: string, url: string) => string | undefined {
  const find = operationFinder(contract);
  return (method, url) => {
    const path = (URL.canParse(url) ? new URL(url).pathname : url.split('?')[0]!).replace(
      BASE_PATH,
      '',
    );
    return find(method.toUpperCase(), path)?.found?.operation.id;
  };
}

/**
 * Returns the time of the request to an operation, in the form of a finding. It is for a tool that sends one request to
 * each operation, and whose report has no times.
 */
export function timeByOperation(proxy: CountingProxy): (id: string | undefined) => { at?: number } {
  const times = new Map(proxy.sent().map(({ operation, at }) => [operation, Math.round(at)]));
  return (id) => {
    const at = id === undefined ? undefined : times.get(id);
    return at === undefined ? {} : { at };
  };
}
