import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { UsageError } from '../contract/usageError.ts';
import { type RequestHandler, startServer } from '../wire/startServer.ts';
import { wrongFlag } from './control/changeSettings.ts';
import { createControl } from './control/createControl.ts';
import { fromLoopback, isLoopbackHost } from './control/loopback.ts';
import { roleTokens } from './control/roleTokens.ts';
import { openSandbox } from './openSandbox.ts';
import type { Sandbox, SandboxOptions } from './sandbox.ts';
import { createApp } from './server/createApp.ts';
import { isAllowedHost, isAllowedOrigin } from './server/hostOf.ts';
import { bodyOf } from './server/incoming.ts';
import { forbidden } from './server/refusal.ts';
import { newApp, refusalResponse } from './server/respond.ts';

export interface StartOptions extends SandboxOptions {
  /** Port to listen on; 0 means any free port. Default: 0. */
  port?: number;
  /** Address to listen on. Default: the loopback address, which only this machine reaches. */
  host?: string;
  /**
   * The host names by which requests reach the API, beside `host`, this machine, IP addresses and names without a dot.
   * `*` allows every name. Default: none.
   */
  allowedHosts?: string[];
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
  const { port = 0, host, allowedHosts = [], ...rest } = options;
  const wrong = wrongFlag(rest.contract, Object.keys(rest.settings?.flags ?? {}));
  if (wrong !== undefined) throw new UsageError(`--flag: ${wrong}`);
  const sandbox = await openSandbox(rest);
  const names = [...allowedHosts, ...(host === undefined ? [] : [host])];
  const server = await startServer(sandboxHandler(sandbox, names), port, host).catch(
    async (error) => {
      await sandbox.close();
      throw error;
    },
  );
  sandbox.setAddress(server.url);
  return {
    url: server.url,
    sandbox,
    tokens: roleTokens(sandbox.db),
    close: async () => {
      await server.close();
      await sandbox.close();
    },
  };
}

const WRONG_HOST = forbidden(
  'the header Host names an unknown host. Start the sandbox with --allow-host NAME to allow it',
);
const WRONG_ORIGIN = forbidden(
  'the header Origin names a page of another site. Start the sandbox with --allow-host NAME to allow it',
);

/**
 * Creates a handler for all requests to a sandbox: to the API, to alert integrations and to the control API. Web pages
 * may read the responses (CORS) only if this machine serves them, such as the reference on another port.
 * @param allowedHosts the host names of `StartOptions`. The control API has a check of its own
 */
export function sandboxHandler(
  sandbox: Sandbox,
  allowedHosts: readonly string[] = [],
): RequestHandler {
  // The control API is mounted into the application of the API, which then returns the 404 for unknown paths.
  const app = createApp(sandbox)
    .use('/_sandbox/*', fromLoopback)
    .route('/_sandbox', createControl(sandbox));
  const forPages = new Hono<{ Bindings: HttpBindings | Http2Bindings }>()
    .use(cors({ origin: (origin) => origin, exposeHeaders: ['*'] }))
    .all('*', ({ req, env }) => app.fetch(req.raw, env));
  const [respond, answerPage] = [getRequestListener(app.fetch), getRequestListener(forPages.fetch)];
  const refusing = newApp().all('*', async (context) => {
    await bodyOf(context);
    return refusalResponse(
      isAllowedHost(context.req.header('host'), allowedHosts) ? WRONG_ORIGIN : WRONG_HOST,
    );
  });
  const refuseSender = getRequestListener(refusing.fetch);
  return (request, response) => {
    const { host, origin } = request.headers;
    const isControl = /^\/_sandbox(?![^/?])(?!.*\.\.)/.test(request.url ?? '');
    const isAllowed =
      isAllowedHost(host, allowedHosts) && isAllowedOrigin({ origin, host }, allowedHosts);
    if (!isControl && !isAllowed) return refuseSender(request, response);
    return isLoopbackHost(origin ?? '')
      ? answerPage(request, response)
      : respond(request, response);
  };
}
