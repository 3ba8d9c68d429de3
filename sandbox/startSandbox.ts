import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { UsageError } from '../contract/usageError.ts';
import { type RequestHandler, startServer } from '../wire/startServer.ts';
import { wrongFlag } from './control/changeSettings.ts';
import { controlAccess } from './control/controlAccess.ts';
import { createControl } from './control/createControl.ts';
import { isLoopbackHost } from './control/loopback.ts';
import { roleTokens } from './control/roleTokens.ts';
import { createWorlds, WORLDS_PATH } from './copies/worlds.ts';
import { gitHandler, isGitRequest } from './git-http/gitHandler.ts';
import { openSandbox } from './openSandbox.ts';
import type { Sandbox, SandboxOptions } from './sandbox.ts';
import { createApp } from './server/createApp.ts';

export interface HandlerOptions {
  /**
   * The token that control requests must have, from any address. Default: control needs no token, and accepts requests
   * only from this machine.
   */
  controlToken?: string;
  /** The prefix of all paths, which the requests have no longer: that of a world. Default: empty. */
  mount?: string;
}

export interface StartOptions extends SandboxOptions, HandlerOptions {
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
  const { port = 0, host, controlToken, ...rest } = options;
  const wrong = wrongFlag(rest.contract, Object.keys(rest.settings?.flags ?? {}));
  if (wrong !== undefined) throw new UsageError(`--flag: ${wrong}`);
  const sandbox = await openSandbox(rest);
  const handler = sandboxHandler(sandbox, { ...(controlToken && { controlToken }) });
  const server = await startServer(handler, port, host).catch(async (error) => {
    await sandbox.close();
    throw error;
  });
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

/** Matches the path of a request to a world: its name, and the path in the world. */
const IN_WORLD = new RegExp(`^${WORLDS_PATH}/([\\w.-]+)((?:[/?].*)?)$`);

/**
 * Creates a handler for all requests to a sandbox: to the API, to alert integrations, to the control API and from git. Web pages
 * may read the responses (CORS) only if this machine serves them, such as the reference on another port.
 */
export function sandboxHandler(
  sandbox: Sandbox,
  { controlToken, mount = '' }: HandlerOptions = {},
): RequestHandler {
  // The control API is mounted into the application of the API, which then returns the 404 for unknown paths.
  const app = createApp(sandbox, mount)
    .use('/_sandbox/*', controlAccess(controlToken))
    .route('/_sandbox', createControl(sandbox, mount));
  const forPages = new Hono<{ Bindings: HttpBindings | Http2Bindings }>()
    .use(cors({ origin: (origin) => origin, exposeHeaders: ['*'] }))
    .all('*', ({ req, env }) => app.fetch(req.raw, env));
  const [respond, answerPage] = [getRequestListener(app.fetch), getRequestListener(forPages.fetch)];
  const serveGit = gitHandler(sandbox);
  const handle: RequestHandler = (request, response) => {
    if (sandbox.gitHttp && isGitRequest(request)) return serveGit(request, response);
    return isLoopbackHost(request.headers.origin ?? '')
      ? answerPage(request, response)
      : respond(request, response);
  };
  if (mount !== '') return handle;
  sandbox.worlds ??= createWorlds((world, prefix) =>
    sandboxHandler(world, { ...(controlToken !== undefined && { controlToken }), mount: prefix }),
  );
  return (request, response) => {
    const [, name, rest] = IN_WORLD.exec(request.url ?? '') ?? [];
    if (name === undefined) return handle(request, response);
    const world = sandbox.worlds?.get(name);
    if (!world) {
      const refusal = `404 Not Found: there is no world ${name}, or it has ended`;
      response.writeHead(404, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: refusal }));
      return Promise.resolve();
    }
    request.url = rest === '' ? '/' : rest!;
    return sandbox.worlds!.handle(world)(request, response);
  };
}
