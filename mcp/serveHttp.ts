import type { IncomingMessage, ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { isLoopbackHost } from '../sandbox/index.ts';
import { type RunningServer, startServer } from '../wire/startServer.ts';

/** The path of the endpoint. */
export const ENDPOINT = '/mcp';

/** The largest request in bytes. */
const LARGEST = 2 * 1024 * 1024;

/**
 * Serves streamable HTTP on the loopback address. Each request is complete in itself, so there are no sessions.
 * @param connect connects a new server with the transport of a request, and returns a function that ends it
 */
export function serveHttp(
  port: number,
  connect: (transport: Transport) => Promise<() => Promise<void>>,
): Promise<RunningServer> {
  return startServer(async (request, response) => {
    const refusal = checkRequest(request);
    if (refusal) return refuse(response, ...refusal);
    const transport = new StreamableHTTPServerTransport({
      enableJsonResponse: true,
      maxRequestBodySize: LARGEST,
    });
    // The types of the library do not fit `exactOptionalPropertyTypes`.
    const end = await connect(transport);
    response.once('close', () => void end());
    await transport.handleRequest(request, response);
  }, port);
}

/**
 * Returns the status and the reason of a refusal. A web page must not reach the tools: `Host` would be the name of its
 * server (DNS rebinding), and `Origin` that of its site.
 */
function checkRequest({
  method,
  url = '',
  headers,
}: IncomingMessage): [status: number, reason: string] | undefined {
  if (!isLoopbackHost(`http://${headers.host}`))
    return [403, 'the header Host names another host than this machine'];
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`)
    return [403, 'the header Origin names a web page'];
  if (url.split('?', 1)[0] !== ENDPOINT) return [404, `the endpoint is ${ENDPOINT}`];
  return method === 'POST' ? undefined : [405, 'send requests with POST'];
}

function refuse(response: ServerResponse, status: number, reason: string): Promise<void> {
  const error = {
    jsonrpc: '2.0',
    id: null,
    error: { code: -32_000, message: `Refused: ${reason}.` },
  };
  response.writeHead(status, {
    'content-type': 'application/json',
    // The rest of a large body need not be read.
    connection: 'close',
    ...(status === 405 && { allow: 'POST' }),
  });
  response.end(JSON.stringify(error));
  return Promise.resolve();
}
