import { type AddressInfo, isIPv6 } from 'node:net';
import { serve } from '@hono/node-server';
import { UsageError } from '../contract/usageError.ts';
import { wrongFlag } from './control/changeSettings.ts';
import { createControl } from './control/createControl.ts';
import { fromLoopback } from './control/loopback.ts';
import { roleTokens } from './control/roleTokens.ts';
import { openSandbox } from './openSandbox.ts';
import type { Sandbox, SandboxOptions } from './sandbox.ts';
import { createApp } from './server/createApp.ts';

export interface StartOptions extends SandboxOptions {
  /** Port to listen on; 0 for one that is free. Default: 0. */
  port?: number;
  /** Address to listen on. Default: the loopback address, which only this machine reaches. */
  host?: string;
}

/** A sandbox that is being served. */
export interface RunningSandbox {
  /** Scheme, host and port: `http://127.0.0.1:4020`. */
  url: string;
  sandbox: Sandbox;
  /** A token for each role. */
  tokens: ReturnType<typeof roleTokens>;
  close(): Promise<void>;
}

/** The longest head of a request in bytes: long addresses are answered with 414, and not cut off. */
const MAX_HEADER_BYTES = 1024 * 1024;

/**
 * Opens a sandbox and serves it.
 * @throws Error that says what to do, when the port is taken; UsageError for a flag that the contract does not know
 */
export async function startSandbox(options: StartOptions): Promise<RunningSandbox> {
  const { port = 0, host = '127.0.0.1', ...rest } = options;
  const wrong = wrongFlag(rest.contract, Object.keys(rest.settings?.flags ?? {}));
  if (wrong !== undefined) throw new UsageError(`--flag: ${wrong}`);
  const sandbox = await openSandbox(rest);
  // The API's application is the outer one: what no route takes is its 404.
  const app = createApp(sandbox)
    .use('/_sandbox/*', fromLoopback)
    .route('/_sandbox', createControl(sandbox));
  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const starting = serve(
      {
        fetch: app.fetch,
        port,
        hostname: host,
        serverOptions: { maxHeaderSize: MAX_HEADER_BYTES },
      },
      () => resolve(starting),
    );
    starting.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Error(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken. Choose another with --port, or --port 0 for any that is free.`
            : `Port ${port} cannot be used: ${error.message}`,
          { cause: error },
        ),
      ),
    );
  });
  return {
    url: `http://${reachableAt(host)}:${(server.address() as AddressInfo).port}`,
    sandbox,
    tokens: roleTokens(sandbox.db),
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      await sandbox.close();
    },
  };
}

/** The host of the address that this machine reaches the sandbox by. */
function reachableAt(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return isIPv6(host) ? `[${host}]` : host;
}
