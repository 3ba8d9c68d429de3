import { getHttpOperationsFromSpec, type IHttpRequest } from '@stoplight/prism-http';
import prismRouter from '@stoplight/prism-http/dist/router/index.js';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { withoutAbsent } from '../contract/deviations/absentOperation.ts';
import { groupBy } from '../contract/groupBy.ts';
import { type Document, METHODS } from '../contract/openapi.ts';
import { Refusal } from './refusal.ts';

/** An operation in the form that the library Prism uses. */
export type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/** The operation that a request calls. */
export interface Route {
  operation: ContractOperation;
  prismOperation: PrismOperation;
  /** Decoded path values by parameter, in the order of the path. */
  path: Record<string, string>;
}

/**
 * Creates a function that finds the operation of a request. It finds no operation that a deviations file removes. The
 * router is Prism's: it supports several parameters in
 * one segment, and it prefers `/runners/all` to `/runners/{id}`.
 * @param basePath prefix of the contract's paths
 * @param alertIntake path of `createAlerts`, which has no path in the contract because it is a webhook
 * @returns a function that throws a Refusal for an unknown path (404) or method (405)
 */
export async function createRouter(
  contract: Contract,
  basePath: string,
  alertIntake: string,
): Promise<(method: string, path: string) => Route> {
  const operations = await getHttpOperationsFromSpec(
    withFullPaths(withoutAbsent(contract.document), basePath, alertIntake),
  );
  // Prism compares a request with each operation. To save time, it gets only operations with as many path segments.
  const bySegments = groupBy(operations, ({ path }) => path.split('/').length);

  const find = (method: string, path: string): PrismOperation | undefined => {
    const result = prismRouter.default({
      resources: bySegments.get(path.split('/').length) ?? [],
      input: { method: method.toLowerCase() as IHttpRequest['method'], url: { path } },
    });
    return result._tag === 'Right' ? result.right : undefined;
  };

  return (method, path) => {
    if (!path.startsWith(`${basePath}/`) && path !== alertIntake)
      throw new Refusal(404, `404 Not Found: the API is under ${basePath}`);
    // HEAD is handled as GET, and Node omits the body of the response.
    const prismOperation = find(method === 'HEAD' ? 'GET' : method, path);
    const operation = contract.operations.get(prismOperation?.iid ?? '');
    if (prismOperation && operation)
      return { operation, prismOperation, path: valuesIn(prismOperation.path, path) };
    const allowed = METHODS.filter((other) => find(other, path)).map((name) => name.toUpperCase());
    if (allowed.length === 0)
      throw new Refusal(
        404,
        `404 Not Found: the contract has no path ${path}. Write a '/' within a path parameter as %2F`,
      );
    const allow = allowed.flatMap((name) => (name === 'GET' ? [name, 'HEAD'] : [name])).join(', ');
    throw new Refusal(
      405,
      `405 Method Not Allowed: ${path} does not support ${method}, only ${allow}`,
      {
        allow,
      },
    );
  };
}

/**
 * Returns a copy of the contract in which all paths have the prefix. It must be a copy because Prism changes its input.
 */
function withFullPaths(
  { paths, webhooks, ...document }: Document,
  basePath: string,
  alertIntake: string,
): object {
  return structuredClone({
    ...document,
    paths: Object.fromEntries([
      ...Object.entries(paths).map(([path, item]) => [basePath + path, item]),
      ...Object.values(webhooks ?? {}).map((item) => [alertIntake, item]),
    ]),
  });
}

function valuesIn(template: string, path: string): Record<string, string> {
  const segments = path.split('/');
  return Object.fromEntries(
    template.split('/').flatMap((part, index) => {
      const [before, name, after] = part.split(/[{}]/);
      const segment = segments[index] ?? '';
      const value = segment.slice(before?.length, segment.length - (after?.length ?? 0));
      return name ? [[name, decoded(value)]] : [];
    }),
  );
}

/** Decodes a path value. A value with an encoding error stays as it is; the request is then a 404. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
