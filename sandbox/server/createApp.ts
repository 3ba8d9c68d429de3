import type { HttpBindings } from '@hono/node-server';
import { Hono, type HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Contract, type ContractOperation, operationsOf } from '../../contract/contract.ts';
import { BASE_PATH, MOCK_ALERT_INTAKE } from '../../contract/deployment.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { HANDLERS } from '../areas/handlers.ts';
import type { Sandbox } from '../sandbox.ts';
import { type Handler, type OperationId, Reply } from './handler.ts';
import { operationHandler } from './operationHandler.ts';
import { requestReaders } from './readRequest.ts';
import { Refusal } from './refusal.ts';

const MEGABYTE = 1024 * 1024;

/** The largest body of a request in bytes, where the contract states none. */
const LARGEST_BODY = 50 * MEGABYTE;

/** The longest address in characters; a longer one is answered with 414. */
const MAX_URL = 8 * 1024;

/** Makes the HTTP side of a sandbox: a route for every operation of the contract. */
export function createApp(sandbox: Sandbox): Hono {
  const app = new Hono();
  const largestOf = largestBodies(sandbox.contract);
  app.use((context, next) =>
    bodyLimit({
      maxSize: largestOf(context.req),
      onError: () => {
        throw tooLarge();
      },
    })(context, next),
  );
  app.use(async ({ req }, next) => {
    // Also where nobody looks at it: the connection could carry no other request after a body that is not read.
    await req.arrayBuffer();
    if (req.url.length > MAX_URL)
      throw new Refusal(414, '414 URI Too Long: send the parameters in a body');
    await next();
  });
  app.onError((error) => respond(refusalReply(error)));
  app.notFound(() => respond(refusalReply(new Refusal(404, '404 Not Found'))));

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
      app.on(operation.method.toUpperCase(), route, async ({ req, env }) => {
        const { pathname, search, host } = new URL(req.url);
        const incoming = {
          path: pathValues(req.param() as Record<string, string>),
          search: search.slice(1),
          contentType: req.header('content-type'),
          body: await bodyOf(req, (env as HttpBindings | undefined)?.incoming),
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

/**
 * The bytes of a request's body. A GET may have one too (document 1: parameters travel in the query or in the
 * body); a standard Request hides it, and Node's shows it.
 * @param incoming Node's request; undefined where there is no server
 */
async function bodyOf(req: HonoRequest, incoming?: HttpBindings['incoming']): Promise<Buffer> {
  if (req.method !== 'GET' || !incoming) return Buffer.from(await req.arrayBuffer());
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** How large the body of a request may be, in bytes: more where the contract says so of its operation. */
function largestBodies({ document }: Contract): (req: HonoRequest) => number {
  const larger = operationsOf(document).flatMap(({ method, path, definition }) => {
    const { megabytes } = definition['x-largest-request'] ?? {};
    if (megabytes === undefined) return [];
    const pattern = new RegExp(`^${routeOf(path).replaceAll(/:\w+/g, '[^/]+')}$`);
    return [{ method: method.toUpperCase(), pattern, bytes: megabytes * MEGABYTE }];
  });
  return ({ method, path }) =>
    larger.find((one) => one.method === method && one.pattern.test(path))?.bytes ?? LARGEST_BODY;
}

function tooLarge(): Refusal {
  return new Refusal(413, '413 Payload Too Large');
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

/** The answer to a request that is refused; what is no Refusal is a fault of the sandbox. */
export function refusalReply(error: Error): Reply {
  if (error instanceof Refusal)
    return new Reply(error.body, { status: error.status, headers: error.headers });
  const status = error instanceof HTTPException ? error.status : 500;
  return new Reply({ message: `${status} ${error.message}` }, { status });
}

/** An answer for the wire: JSON, or bytes as they are. */
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
