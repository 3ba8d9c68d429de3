import { getHttpOperationsFromSpec, type IHttpRequest } from '@stoplight/prism-http';
import prismRouter from '@stoplight/prism-http/dist/router/index.js';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { groupBy } from '../contract/groupBy.ts';
import { type Document, METHODS } from '../contract/openapi.ts';
import { Refusal } from './refusal.ts';

/** An operation as Prism knows it. */
export type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/** Where a request leads. */
export interface Route {
  operation: ContractOperation;
  prismOperation: PrismOperation;
  /** The values in the path, decoded, in their order. */
  path: Record<string, string>;
}

/**
 * Makes a function that finds the operation of a request: Prism's router, which knows templates within a
 * segment and puts `/runners/all` before `/runners/{id}`.
 * @param basePath what the paths of the contract are below
 * @param alertIntake path of the operation that has none in the contract
 * @returns a function that throws a Refusal for a path (404) or a method (405) that the contract does not have
 */
export async function createRouter(
  contract: Contract,
  basePath: string,
  alertIntake: string,
): Promise<(method: string, path: string) => Route> {
  const operations = await getHttpOperationsFromSpec(
    mounted(contract.document, basePath, alertIntake),
  );
  // Prism looks at every operation it is given, at each request: it is given those that can match.
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
    // What GET answers, HEAD does: Node leaves the body out.
    const prismOperation = find(method === 'HEAD' ? 'GET' : method, path);
    const operation = contract.operations.get(prismOperation?.iid ?? '');
    if (prismOperation && operation)
      return { operation, prismOperation, path: valuesIn(prismOperation.path, path) };
    const allowed = METHODS.filter((other) => find(other, path)).map((name) => name.toUpperCase());
    if (allowed.length === 0)
      throw new Refusal(
        404,
        `404 Not Found: the contract has no path ${path}. A '/' within a path parameter is written %2F`,
      );
    const allow = allowed.flatMap((name) => (name === 'GET' ? [name, 'HEAD'] : [name])).join(', ');
    throw new Refusal(405, `405 Method Not Allowed: ${path} has no ${method}, only ${allow}`, {
      allow,
    });
  };
}

/** A copy for Prism, which changes what it is given: with every path as it is on the wire. */
function mounted(
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

/** Badly encoded text stays as it is: it names nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
