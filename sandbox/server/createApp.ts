import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type ContractOperation, operationsOf } from '../../contract/contract.ts';
import { BASE_PATH, MOCK_ALERT_INTAKE } from '../../contract/deployment.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { HANDLERS } from '../areas/handlers.ts';
import type { Sandbox } from '../sandbox.ts';
import { type Handler, type OperationId, Reply } from './handler.ts';
import { operationHandler } from './operationHandler.ts';
import { requestReaders } from './readRequest.ts';
import { Refusal } from './refusal.ts';

/** The largest request body in bytes (document 1: a commit of more than 300 MB is rejected). */
const MAX_BODY = 300 * 1024 * 1024;

/** The longest address in characters; a longer one is answered with 414. */
const MAX_URL = 8 * 1024;

/** Makes the HTTP side of a sandbox: a route for every operation of the contract. */
export function createApp(sandbox: Sandbox): Hono {
  const app = new Hono();
  app.use(async ({ req }, next) => {
    if (req.url.length > MAX_URL)
      throw new Refusal(414, '414 URI Too Long: send the parameters in a body');
    await next();
  });
  app.use(
    bodyLimit({
      maxSize: MAX_BODY,
      onError: () => {
        throw new Refusal(413, '413 Payload Too Large');
      },
    }),
  );
  app.onError((error) => respond(refusalReply(error)));
  app.notFound(({ req }) => {
    const where = req.path.startsWith(`${BASE_PATH}/`) ? '' : `: the API is under ${BASE_PATH}`;
    return respond(refusalReply(new Refusal(404, `404 Not Found${where}`)));
  });

  const readerOf = requestReaders(sandbox.contract);
  const byRoute = groupBy(operationsOf(sandbox.contract.document), ({ path }) => routeOf(path));
  // A path with a word goes before one with a parameter in its place: `/runners/all` before `/runners/{id}`.
  const routes = [...byRoute].sort(([one], [other]) =>
    parameterPlaces(one) < parameterPlaces(other) ? -1 : 1,
  );
  for (const [route, operations] of routes) {
    for (const operation of operations) {
      const handler = HANDLERS[operation.id as OperationId] as Handler<never> | undefined;
      const answer = operationHandler(
        sandbox,
        operation,
        readerOf(operation),
        handler ?? notImplemented(operation),
      );
      app.on(operation.method.toUpperCase(), route, async ({ req }) => {
        const { pathname, search, host } = new URL(req.url);
        const incoming = {
          path: pathValues(req.param() as Record<string, string>),
          search: search.slice(1),
          contentType: req.header('content-type'),
          body: Buffer.from(await req.arrayBuffer()),
          headers: req.header(),
          url: pathname + search,
          origin: `http://${host}`,
        };
        await sandbox.catchUp();
        return respond(await sandbox.transaction(() => answer(incoming)));
      });
    }
    const allow = operations.map(({ method }) => method.toUpperCase()).join(', ');
    app.all(route, () => {
      throw new Refusal(405, '405 Method Not Allowed', { allow });
    });
  }
  return app;
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
      // A parameter that is a part of a segment is taken out of the whole segment in `pathValues`.
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

function pathValues({ format, ...values }: Record<string, string>): Record<string, string> {
  return format === undefined ? values : { ...values, format: format.replace(/^archive\./, '') };
}

/** Which segments of a route are parameters, so that routes can be sorted by it. */
function parameterPlaces(route: string): string {
  return route
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');
}

function refusalReply(error: Error): Reply {
  if (error instanceof Refusal)
    return new Reply(error.body, { status: error.status, headers: error.headers });
  const status = error instanceof HTTPException ? error.status : 500;
  return new Reply({ message: `${status} ${error.message}` }, { status });
}

/** An answer for the wire: JSON, or bytes as they are. */
function respond({ status = 200, headers, body }: Reply): Response {
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
