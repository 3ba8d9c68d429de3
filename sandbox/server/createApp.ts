import type { Context, Hono } from 'hono';
import { type ContractOperation, operationsOf } from '../../contract/contract.ts';
import { BASE_PATH, MOCK_ALERT_INTAKE } from '../../contract/deployment.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { METHODS, type Method } from '../../contract/openapi.ts';
import { HANDLERS } from '../areas/handlers.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Handler, OperationId } from './handler.ts';
import { bodyOf, checkUrl, readIncoming } from './incoming.ts';
import { operationHandler } from './operationHandler.ts';
import { performer } from './perform.ts';
import { requestReader } from './readRequest.ts';
import { Refusal, refuse } from './refusal.ts';
import { newApp, type RequestEnv, respond } from './respond.ts';

/** Creates the HTTP application of a sandbox, with a route for every operation of the contract. */
export function createApp(sandbox: Sandbox): Hono<RequestEnv> {
  const app = newApp();
  /** The allowed methods of each route, for the header `Allow`. */
  const allowed = new Map<string, string>();
  const refuseUnknown = async (context: Context): Promise<never> => {
    await bodyOf(context);
    const { req } = context;
    checkUrl(req);
    // Every route handles GET: with an operation, or with this function. So the first match for GET is the route.
    const [first] = app.router.match('GET', req.path)[0];
    const allow = first && allowed.get(first[0][1].path);
    refuse(
      allow === undefined
        ? new Refusal(
            404,
            `404 Not Found${isBelowApi(req.path) ? '' : `: the API is under ${BASE_PATH}`}`,
          )
        : new Refusal(405, '405 Method Not Allowed', { allow }),
    );
  };
  app.notFound(refuseUnknown);

  const byRoute = groupBy(operationsOf(sandbox.contract.document), ({ path }) => routeOf(path));
  // The router uses the first route that matches. So a route with fixed text comes first: `/runners/all` before
  // `/runners/{id}`.
  const routes = [...byRoute].sort(([one], [other]) =>
    parameterPlaces(one) < parameterPlaces(other) ? -1 : 1,
  );
  for (const [route, operations] of routes) {
    for (const operation of operations) {
      const handler = HANDLERS[operation.id as OperationId] as Handler<never> | undefined;
      const perform = performer(
        sandbox,
        operationHandler(
          sandbox,
          operation,
          requestReader(sandbox.contract, operation),
          handler ?? refuseUnimplemented(operation),
        ),
      );
      const largest = operation.definition['x-largest-request']?.megabytes;
      app.on(operation.method.toUpperCase(), route, async (context) => {
        context.set('operation', operation.id);
        const incoming = await readIncoming(context, largest);
        await sandbox.catchUp();
        const decorated = sandbox.decorate?.(perform, { sandbox, operation }) ?? perform;
        return respond(await decorated(incoming));
      });
    }
    // All other methods of the path are refused. Otherwise, `PUT /runners/all` would match `/runners/{id}`.
    const methods = operations.map(({ method }) => method);
    const others = METHODS.filter((method) => !methods.includes(method));
    const allow = upperCased(methods).flatMap((name) => (name === 'GET' ? [name, 'HEAD'] : [name]));
    allowed.set(route, allow.join(', '));
    app.on(upperCased(others), route, refuseUnknown);
  }
  return app;
}

function isBelowApi(path: string): boolean {
  return path.startsWith(`${BASE_PATH}/`);
}

function upperCased(methods: Method[]): string[] {
  return methods.map((method) => method.toUpperCase());
}

/** Returns a handler that responds with 501, for an operation that the sandbox does not implement. */
function refuseUnimplemented({ id }: ContractOperation): Handler<never> {
  return () => {
    refuse(
      new Refusal(501, `501 Not Implemented: the sandbox has no handler for the operation ${id}`),
    );
  };
}

/** Converts a path such as `/projects/{id}/repository/archive.{format}` to the router's syntax. */
function routeOf(path: string | undefined): string {
  if (path === undefined) return `${MOCK_ALERT_INTAKE}/:integration`;
  return (
    BASE_PATH +
    path
      .split('/')
      // The router has no parameters within a segment. So `format` matches all of `archive.zip`, and `readIncoming`
      // removes `archive.`.
      .map((segment) =>
        segment.replace(
          /^([^{]+)\{(\w+)\}$/,
          (_, before: string, name: string) => `:${name}{${before.replaceAll('.', '\\.')}.+}`,
        ),
      )
      .join('/')
      .replaceAll(/\/\{(\w+)\}/g, '/:$1')
  );
}

/** Returns a sort key of a route: a digit for each segment, 1 for a parameter and 0 for fixed text. */
function parameterPlaces(route: string): string {
  return route
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');
}
