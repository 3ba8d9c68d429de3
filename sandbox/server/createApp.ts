import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type ContractOperation, operationsOf } from '../../contract/contract.ts';
import { BASE_PATH, MOCK_ALERT_INTAKE } from '../../contract/deployment.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { METHODS, type Method } from '../../contract/openapi.ts';
import { HANDLERS } from '../areas/handlers.ts';
import { answerWithFault } from '../faults/answerWithFault.ts';
import type { Sandbox } from '../sandbox.ts';
import { type Handler, type OperationId, Reply } from './handler.ts';
import { bodyOf, checkUrl, readIncoming } from './incoming.ts';
import { operationHandler } from './operationHandler.ts';
import { requestReader } from './readRequest.ts';
import { Refusal } from './refusal.ts';

/** Makes the HTTP side of a sandbox: a route for every operation of the contract. */
export function createApp(sandbox: Sandbox): Hono {
  const app = new Hono();
  app.onError((error) => respond(refusalReply(error)));
  /** By route, the methods that it has. */
  const allowed = new Map<string, string>();
  const refuse = async (context: Context): Promise<never> => {
    await bodyOf(context);
    const { req } = context;
    checkUrl(req);
    // Every route has a GET, which may be this refusal: the first one is the route that is meant.
    const [first] = app.router.match('GET', req.path)[0];
    const allow = first && allowed.get(first[0][1].path);
    throw allow === undefined
      ? new Refusal(
          404,
          `404 Not Found${isBelowApi(req.path) ? '' : `: the API is under ${BASE_PATH}`}`,
        )
      : new Refusal(405, '405 Method Not Allowed', { allow });
  };
  app.notFound(refuse);

  const byRoute = groupBy(operationsOf(sandbox.contract.document), ({ path }) => routeOf(path));
  // A path with a word goes before one with a parameter in its place: `/runners/all` before `/runners/{id}`.
  const routes = [...byRoute].sort(([one], [other]) =>
    parameterPlaces(one) < parameterPlaces(other) ? -1 : 1,
  );
  for (const [route, operations] of routes) {
    for (const operation of operations) {
      const handler = HANDLERS[operation.id as OperationId] as Handler<never> | undefined;
      const response = operationHandler(
        sandbox,
        operation,
        requestReader(sandbox.contract, operation),
        handler ?? notImplemented(operation),
      );
      const largest = operation.definition['x-largest-request']?.megabytes;
      app.on(operation.method.toUpperCase(), route, async (context) => {
        const incoming = await readIncoming(context, largest);
        await sandbox.catchUp();
        return respond(
          sandbox.fault
            ? await answerWithFault(sandbox, operation, incoming, response)
            : await sandbox.transaction(() => response(incoming)),
        );
      });
    }
    // Otherwise `PUT /runners/all`, which there is not, would be that of the runner `all`.
    const methods = operations.map(({ method }) => method);
    const others = METHODS.filter((method) => !methods.includes(method));
    allowed.set(route, upperCased(methods).join(', '));
    app.on(upperCased(others), route, refuse);
  }
  return app;
}

function isBelowApi(path: string): boolean {
  return path.startsWith(`${BASE_PATH}/`);
}

function upperCased(methods: Method[]): string[] {
  return methods.map((method) => method.toUpperCase());
}

/** Stands in for the handler of an operation that is new in the contract. */
function notImplemented({ id }: ContractOperation): Handler<never> {
  return () => {
    throw new Refusal(
      501,
      `501 Not Implemented: the sandbox has no handler for ${id} in its areas`,
    );
  };
}

/** `/projects/{id}/repository/archive.{format}` as the router writes it. */
function routeOf(path: string | undefined): string {
  if (path === undefined) return `${MOCK_ALERT_INTAKE}/:integration`;
  return (
    BASE_PATH +
    path
      .split('/')
      // A parameter that is a part of a segment is taken out of the whole segment in `readIncoming`.
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

/** Which segments of a route are parameters, so that routes can be sorted by it. */
function parameterPlaces(route: string): string {
  return route
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');
}

/** The response to a request that is refused; what is no Refusal is a fault of the sandbox. */
export function refusalReply(error: Error): Reply {
  if (error instanceof Refusal)
    return new Reply(error.body, { status: error.status, headers: error.headers });
  const status = error instanceof HTTPException ? error.status : 500;
  return new Reply({ message: `${status} ${error.message}` }, { status });
}

/** A response for the wire: JSON, or bytes as they are. */
export function respond({ status = 200, headers, body }: Reply): Response {
  if (body === undefined) return new Response(null, { status, headers });
  if (body instanceof Uint8Array)
    return new Response(body as Uint8Array<ArrayBuffer>, {
      status: status as ContentfulStatusCode,
      headers,
    });
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}
