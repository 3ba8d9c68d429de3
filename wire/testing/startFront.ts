/** A server in front of another server, as a proxy of a company is. */

import type { RequestListener } from 'node:http';
import http from 'node:http';
import { startTestServer, type TestServer } from './startTestServer.ts';
import { type KeyPair, startTlsTestServer } from './startTlsTestServer.ts';

/** Sends the request on. `respond` writes the response. By default, the response is passed back unchanged. */
export type Pass = (respond?: (answered: http.IncomingMessage) => void) => void;

/** Handles a request: it responds itself, changes the request, destroys it, or calls `pass`. */
export type Intermediary = (
  request: http.IncomingMessage,
  response: http.ServerResponse,
  pass: Pass,
) => void;

/**
 * Starts a server in front of another one. It keeps the path byte for byte and the `Host` of the client.
 * @param to scheme, host and port of the other server
 * @param pair the certificate of the front, which then uses TLS
 * @param host the loopback address of a front without TLS. Default: that of IPv4
 */
export function startFront(
  to: string,
  handle: Intermediary,
  pair?: KeyPair,
  host?: string,
): Promise<TestServer> {
  const { hostname, port } = new URL(to);
  const agent = new http.Agent({ keepAlive: true });
  const listener: RequestListener = (request, response) => {
    handle(request, response, (respond = (answered) => passBack(answered, response)) => {
      const { method, headers, url } = request;
      const onward = http.request(
        // The path is not parsed, since a URL would resolve `..` and change some characters.
        { hostname, port, agent, method: method!, headers, path: url! },
        respond,
      );
      onward.on('error', () => response.destroy());
      request.pipe(onward);
    });
  };
  const started = pair ? startTlsTestServer(pair, listener) : startTestServer(listener, host);
  return started.then((front) => ({
    ...front,
    close: async () => {
      await front.close();
      agent.destroy();
    },
  }));
}

/** Writes a response that came from the server, with other headers if they are given. */
export function passBack(
  answered: http.IncomingMessage,
  response: http.ServerResponse,
  headers: http.OutgoingHttpHeaders | string[] = answered.rawHeaders,
): void {
  // Node would add a date of its own.
  response.sendDate = false;
  response.writeHead(answered.statusCode!, headers as http.OutgoingHttpHeaders);
  answered.pipe(response);
}
