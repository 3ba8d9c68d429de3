/** A proxy such as `HTTPS_PROXY` and `HTTP_PROXY` name. */
import http from 'node:http';
import net from 'node:net';
import type { TestServer } from './startTestServer.ts';

export interface ForwardProxy extends TestServer {
  port: number;
  /** The first line of each request and each tunnel: `CONNECT forge.test:443`. */
  lines: string[];
}

/**
 * Starts a proxy that sends every request and every tunnel to one server, whatever its name is.
 * @param to scheme, host and port of the server
 * @param user name and password that the proxy wants: `me:secret`. Default: it wants none
 */
export async function startForwardProxy(to: string, user?: string): Promise<ForwardProxy> {
  const lines: string[] = [];
  const { hostname, port: onwardPort } = new URL(to);
  const isWelcome = (headers: http.IncomingHttpHeaders) =>
    user === undefined ||
    headers['proxy-authorization'] === `Basic ${Buffer.from(user).toString('base64')}`;
  const proxy = http.createServer((request, response) => {
    const { method, url, headers } = request;
    lines.push(`${method} ${url} ${headers.host}`);
    if (!isWelcome(headers)) return response.writeHead(407).end();
    const { 'proxy-authorization': _, ...rest } = headers;
    // The path is not parsed, so that it arrives byte for byte.
    const path = url!.replace(/^https?:\/\/[^/]+/, '') || '/';
    const onward = http.request(
      { hostname, port: onwardPort, method: method!, path, headers: rest },
      (answered) => {
        response.writeHead(answered.statusCode!, answered.rawHeaders);
        answered.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  proxy.on('connect', ({ url, headers }, socket) => {
    lines.push(`CONNECT ${url}`);
    if (!isWelcome(headers))
      return socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
    const onward = net.connect(Number(onwardPort), hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as net.AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    lines,
    close: () =>
      new Promise((closed) => {
        proxy.close(() => closed());
        proxy.closeAllConnections();
      }),
  };
}
