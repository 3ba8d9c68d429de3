import type { IncomingHttpHeaders } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { UsageError } from '../contract/usageError.ts';
import { type RequestHandler, startServer } from '../wire/startServer.ts';
import { wrongFlag } from './control/changeSettings.ts';
import { controlAccess } from './control/controlAccess.ts';
import { createControl } from './control/createControl.ts';
import { isLoopback, isLoopbackHost } from './control/loopback.ts';
import { roleTokens } from './control/roleTokens.ts';
import { createForks, FORKS_PATH } from './copies/forks.ts';
import { gitHandler, isGitRequest } from './git-http/gitHandler.ts';
import { openSandbox } from './openSandbox.ts';
import type { Sandbox, SandboxOptions } from './sandbox.ts';
import { isAllowedHost, isAllowedOrigin } from './server/allowedHosts.ts';
import { createApp } from './server/createApp.ts';
import { readBody } from './server/incoming.ts';
import { forbidden, Refusal } from './server/refusal.ts';
import { newApp, refusalResponse } from './server/respond.ts';
import { servedPorts } from './webhooks/findAddress.ts';

export interface HandlerOptions {
  /**
   * The token that control requests must have, from any address. Default: control needs no token, and accepts requests
   * only from this machine.
   */
  controlToken?: string;
  /**
   * The host names by which requests reach the API, beside `host`, this machine, IP addresses and names without a dot.
   * `*` allows every name. Default: none.
   */
  allowedHosts?: readonly string[];
  /** The prefix of all paths, which the requests have no longer: that of a fork. Default: empty. */
  mount?: string;
}

export interface StartOptions extends Omit<SandboxOptions, 'webhooksTo'>, HandlerOptions {
  /**
   * URLs below which webhooks may be sent. This machine is allowed, too, if only this machine reaches the sandbox.
   * Default: none.
   */
  webhooksTo?: readonly string[];
  /** Port to listen on; 0 means any free port. Default: 0. */
  port?: number;
  /** Address to listen on. Default: the loopback address, which only this machine reaches. */
  host?: string;
}

/** A sandbox that serves requests. */
export interface RunningSandbox {
  /** Scheme, host and port: `http://127.0.0.1:4020`. */
  url: string;
  sandbox: Sandbox;
  /** A token for each role, such as `maintainer`. */
  tokens: ReturnType<typeof roleTokens>;
  close(): Promise<void>;
}

/**
 * Opens a sandbox and serves it.
 * @throws an Error that says what to do if the port is taken. A UsageError for an unknown flag or an
 *   unusable data folder (see `openSandbox`)
 */
export async function startSandbox(options: StartOptions): Promise<RunningSandbox> {
  const { port = 0, host, controlToken, allowedHosts = [], webhooksTo = [], ...rest } = options;
  const wrong = wrongFlag(rest.contract, Object.keys(rest.settings?.flags ?? {}));
  if (wrong !== undefined) throw new UsageError(`--flag: ${wrong}`);
  const sandbox = await openSandbox({
    ...rest,
    // Other machines must not reach the services of this one through a webhook.
    webhooksTo: {
      urls: webhooksTo,
      loopback: host === undefined || isLoopback(host) || host === 'localhost',
    },
  });
  const handler = sandboxHandler(sandbox, {
    allowedHosts: [...allowedHosts, ...(host === undefined ? [] : [host])],
    ...(controlToken !== undefined && { controlToken }),
  });
  const server = await startServer(handler, port, host).catch(async (error) => {
    await sandbox.close();
    throw error;
  });
  sandbox.setAddress(server.url);
  const ownPort = Number(new URL(server.url).port);
  servedPorts.add(ownPort);
  return {
    url: server.url,
    sandbox,
    tokens: roleTokens(sandbox.db),
    close: async () => {
      await server.close();
      servedPorts.delete(ownPort);
      await sandbox.close();
    },
  };
}

const REFUSE_HOST = refuser(
  forbidden(
    'the header Host names an unknown host. Start the sandbox with --allow-host NAME to allow it',
  ),
);
const REFUSE_ORIGIN = refuser(
  forbidden(
    'the header Origin names a page of another site. Start the sandbox with --allow-host NAME to allow it',
  ),
);

/**
 * Creates a handler for all requests to a sandbox: to the API, to alert integrations, to the control API and from git.
 * Web pages may read the responses (CORS) only if this machine serves them, such as the reference on another port. The
 * control API has a check of its own.
 */
export function sandboxHandler(
  sandbox: Sandbox,
  { controlToken, allowedHosts = [], mount = '' }: HandlerOptions = {},
): RequestHandler {
  // The control API is mounted into the application of the API, which then returns the 404 for unknown paths.
  const app = createApp(sandbox, mount)
    .use('/_sandbox/*', controlAccess(controlToken))
    .route('/_sandbox', createControl(sandbox, mount));
  const forPages = new Hono<{ Bindings: HttpBindings | Http2Bindings }>()
    .use(cors({ origin: (origin) => origin, exposeHeaders: ['*'] }))
    .all('*', ({ req, env }) => app.fetch(req.raw, env));
  const [respond, answerPage] = [getRequestListener(app.fetch), getRequestListener(forPages.fetch)];
  const serveGit = gitHandler(sandbox, mount);
  const handle: RequestHandler = (request, response) => {
    if (sandbox.gitHttp && isGitRequest(request)) return serveGit(request, response);
    return isLoopbackHost(request.headers.origin ?? '')
      ? answerPage(request, response)
      : respond(request, response);
  };
  if (mount !== '') return handle;
  sandbox.forks ??= createForks((fork, prefix) =>
    sandboxHandler(fork, { ...(controlToken !== undefined && { controlToken }), mount: prefix }),
  );
  const { forks } = sandbox;
  /** The `Host` of the last accepted request. Most clients send the same one again. */
  let lastHost: string | undefined;
  return (request, response) => {
    const { fork: name, path } = readPlace(request.url);
    const { host, origin } = request.headers;
    const isKnown = host === lastHost && origin === undefined;
    const refuse =
      isKnown || isControl(path) ? undefined : refuserOfSender(request.headers, allowedHosts);
    if (!refuse && !isControl(path)) lastHost = host;
    if (refuse) return refuse(request, response);
    if (name === undefined) return handle(request, response);
    const fork = forks.get(name);
    if (!fork) return refuser(noSuchFork(name))(request, response);
    request.url = path;
    return forks.handle(fork)(request, response);
  };
}

/** Splits the URL of a request: into the name of a fork, and the path in it. Without a fork, the path is whole. */
function readPlace(url = '/'): { fork?: string; path: string } {
  const [, fork, path = ''] = IN_FORK.exec(url) ?? [];
  if (fork === undefined) return { path: url };
  return { fork, path: path.startsWith('/') ? path : `/${path}` };
}

const IN_FORK = new RegExp(`^${FORKS_PATH}/([\\w.-]+)((?:[/?].*)?)$`);

/** Returns true for a path of control, which has a check of its own. `/_sandbox/../api` is a path of the API. */
function isControl(path: string): boolean {
  return (
    path.startsWith('/_sandbox') &&
    /^\/_sandbox(\/|$)/.test(new URL(path, 'http://sandbox').pathname)
  );
}

/** Returns the handler that refuses a request whose `Host` or `Origin` is not allowed. */
function refuserOfSender(
  headers: IncomingHttpHeaders,
  allowedHosts: readonly string[],
): RequestHandler | undefined {
  if (!isAllowedHost(headers.host, allowedHosts)) return REFUSE_HOST;
  return isAllowedOrigin(headers, allowedHosts) ? undefined : REFUSE_ORIGIN;
}

function noSuchFork(name: string): Refusal {
  return new Refusal(404, `404 Not Found: there is no fork ${name}, or it has ended`);
}

/** Returns a handler that refuses a request. It reads the body, so that the connection can carry the next request. */
function refuser(refusal: Refusal): RequestHandler {
  const app = newApp().all('*', async (context) => {
    await readBody(context);
    return refusalResponse(refusal);
  });
  return getRequestListener(app.fetch);
}
