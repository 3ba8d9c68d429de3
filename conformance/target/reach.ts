import net from 'node:net';
import tls from 'node:tls';
import { explainFailure } from '../../wire/exchange.ts';
import { proxyFor } from '../../wire/openConnections.ts';
import type { Connection } from './target.ts';

/**
 * Opens a connection to a server and closes it. It sends no request. If a proxy is between, nothing is opened: the
 * first request shows whether the server can be reached.
 * @returns the reason why the server cannot be reached, for people; undefined if it can be reached
 */
export async function reach(
  base: string,
  timeoutMs: number,
  connection?: Connection,
): Promise<string | undefined> {
  if (proxyFor(new URL(base).origin)) return undefined;
  const { secureContext, authority } = connection ?? {};
  const { protocol, hostname, port } = new URL(base);
  const host = hostname.replace(/^\[|\]$/g, '');
  const secure = protocol === 'https:';
  return new Promise((resolve) => {
    const socket = secure
      ? tls.connect({
          host,
          port: Number(port || 443),
          ...(net.isIP(host) === 0 && { servername: host }),
          ...(secureContext && { secureContext }),
        })
      : net.connect({ host, port: Number(port || 80) });
    const end = (problem?: string) => {
      socket.destroy();
      resolve(problem);
    };
    socket.setTimeout(timeoutMs, () => end(`no connection within ${timeoutMs} ms`));
    socket.once(secure ? 'secureConnect' : 'connect', () => end());
    socket.once('error', (error) => end(explainFailure(error, authority).message));
  });
}
