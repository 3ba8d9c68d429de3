import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { type ContractOperation, listOperations } from '../../contract/contract.ts';
import { BASE_PATH, MOCK_ALERT_INTAKE } from '../../contract/deployment.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { METHODS, type Method } from '../../contract/openapi.ts';
import { writeLeniencies } from '../../wire/lenient/leniencies.ts';
import { sentToken } from '../access/sentToken.ts';
import { HANDLERS } from '../areas/handlers.ts';
import { adaptHandler } from '../own/adaptHandler.ts';
import { noteWaiting } from '../own/ownCalls.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Handler, OperationId } from './handler.ts';
import { checkUrl, readBody, readIncoming } from './incoming.ts';
import { LENIENCY_HEADER } from './leniencies.ts';
import { operationHandler } from './operationHandler.ts';
import { performer } from './perform.ts';
import { requestReader } from './readRequest.ts';
import { Refusal, refuse } from './refusal.ts';
import { Reply } from './reply.ts';
import { errorResponse, newApp, type RequestEnv, respond } from './respond.ts';

/**
 * Creates the HTTP application of a sandbox, with a route for every operation of the contract.
 * @param mount the prefix of URLs in responses. Default: empty
 */
export function createApp(sandbox: Sandbox, mount = ''): Hono<RequestEnv> {
  const app = newApp();
  /** The allowed methods of each route, for the header `Allow`. */
  const allowed = new Map<string, string>();
  const log = logger(sandbox);
  const refuseUnknown = log(async (context: Context<RequestEnv>): Promise<never> => {
    await readBody(context);
    const { req } = context;
    checkUrl(req);
    // Every route handles GET: with an operation, or with this function. So the first match for GET is the route.
    const [first] = app.router.match('GET', req.path)[0];
    const allow = first && allowed.get(first[0][1].path);
    refuse(
      allow === undefined
        ? new Refusal(
            404,
            `404 Not Found: ${isBelowApi(req.path) ? 'this path is outside the contract. To add operations, see forge-contract extend' : `the API is under ${BASE_PATH}`}`,
          )
        : new Refusal(405, '405 Method Not Allowed', { allow }),
    );
  });
  app.notFound(async (context) => {
    const { raw, url } = context.req;
    const once = withSingleSlashes(url);
    if (once === url || sandbox.settings.strict) return refuseUnknown(context);
    const { method, headers } = raw;
    // A body is read from the request of Node. As a part of `raw`, it would be read only up to the size of a buffer.
    const init = hasNodeRequest(context) ? { method, headers } : raw;
    const response = await app.fetch(new Request(once, init), context.env);
    response.headers.append(
      LENIENCY_HEADER,
      writeLeniencies([{ name: 'double-slash', at: 'path' }]),
    );
    return response;
  });
  app.post(GRAPHQL_PATH, async (context) => {
    await readBody(context);
    return respond(
      new Reply({ message: NO_GRAPHQL, errors: [{ message: NO_GRAPHQL }] }, { status: 501 }),
    );
  });

  const byRoute = groupBy(listOperations(sandbox.contract.document), ({ path }) =>
    writeRoute(path),
  );
  // The router uses the first route that matches. So a route with fixed text comes first: `/runners/all` before
  // `/runners/{id}`.
  const routes = [...byRoute].sort(([one], [other]) =>
    parameterPlaces(one) < parameterPlaces(other) ? -1 : 1,
  );
  for (const [route, operations] of routes) {
    for (const operation of operations) {
      const own = sandbox.handlers?.[operation.id];
      const handler = own
        ? (adaptHandler(own) as Handler<never>)
        : HANDLERS[operation.id as OperationId];
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
      const respondTo = log(async (context) => {
        context.set('operation', operation.id);
        const incoming = await readIncoming(context, largest, mount);
        context.set('incoming', incoming);
        const disruption = await sandbox.disturb(operation.id);
        const isDropped = disruption?.kind === 'drop';
        if (disruption) context.set('failedOnPurpose', 'unperformed');
        if (isDropped && disruption.when === 'before') return drop(context);
        if (disruption?.kind === 'status')
          refuse(new Refusal(disruption.status, disruption.message, disruption.headers));
        if (sandbox.handlers) noteWaiting(sandbox, readRemotePort(context));
        await sandbox.catchUp();
        const decorated = sandbox.decorate?.(perform, { sandbox, operation }) ?? perform;
        const reply = await decorated(incoming);
        if (isDropped) {
          if ((reply.status ?? 200) < 400) context.set('failedOnPurpose', 'performed');
          return drop(context);
        }
        return respond(reply, undefined, (sent) => context.set('sent', sent));
      });
      app.on(operation.method.toUpperCase(), route, respondTo);
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

/** The path to which clients of such platforms send GraphQL. */
const GRAPHQL_PATH = '/api/graphql';

const NO_GRAPHQL = `501 Not Implemented: the sandbox has no GraphQL. Use the REST API below ${BASE_PATH}: its operations are in the reference`;

/** Replaces several slashes in the path of a URL by one. Encoded characters stay as they are. */
function withSingleSlashes(url: string): string {
  return url.replace(
    /^(\w+:\/\/[^/?]*)([^?]*)/,
    (_, origin: string, path: string) => origin + path.replaceAll(/\/{2,}/g, '/'),
  );
}

/** Returns true if a request comes from a server, and not from a test without one. */
function hasNodeRequest({ env }: Context<RequestEnv>): boolean {
  return (env as Partial<HttpBindings> | undefined)?.incoming !== undefined;
}

function readRemotePort({ env }: Context<RequestEnv>): number | undefined {
  return (env as Partial<HttpBindings> | undefined)?.incoming?.socket.remotePort;
}

/** Closes the connection of a request without a response. */
function drop(context: Context<RequestEnv>): Response {
  context.set('isDropped', true);
  (context.env as HttpBindings | undefined)?.incoming.socket.destroy();
  return new Response(null);
}

type Respond = (context: Context<RequestEnv>) => Promise<Response>;

/**
 * Creates the function that makes a route log its requests: those to the API and to alert integrations. A middleware of
 * the application would take longer for each request.
 */
function logger(sandbox: Sandbox): (respondTo: Respond) => Respond {
  return (respondTo) => async (context) => {
    const { req } = context;
    const [started, time] = [performance.now(), new Date().toISOString()];
    const response = await respondTo(context).catch((error) => errorResponse(error, context));
    const { incoming, sent, operation, isDropped, failedOnPurpose } = context.var;
    if (operation === undefined && !isLogged(req.path)) return response;
    const logged = sandbox.requestLog.add({
      time,
      method: req.method,
      url: incoming?.url ?? req.url.replace(/^\w+:\/\/[^/?]*/, ''),
      operation: operation ?? null,
      token: incoming ? sentToken(incoming)?.token : req.header('private-token'),
      status: isDropped ? null : response.status,
      durationMs: performance.now() - started,
      contentType: req.header('content-type'),
      authorization: req.header('authorization')?.replace(/\s.*/s, ''),
      body: incoming?.body,
      response: isDropped ? undefined : sent,
      ...(failedOnPurpose && { failedOnPurpose }),
    });
    sandbox.journal?.add(logged, sandbox);
    return response;
  };
}

function isLogged(path: string): boolean {
  return isBelowApi(path) || path.startsWith(`${MOCK_ALERT_INTAKE}/`);
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
      new Refusal(
        501,
        `501 Not Implemented: the sandbox has no handler for the operation ${id}. Give one in the option handlers of startSandbox, or in --handlers of the command`,
      ),
    );
  };
}

/** Converts a path such as `/projects/{id}/repository/archive.{format}` to the router's syntax. */
function writeRoute(path: string | undefined): string {
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
