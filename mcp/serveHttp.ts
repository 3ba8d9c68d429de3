import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createMcpHandler, type McpServerFactory } from '@modelcontextprotocol/server';
import { isLoopbackHost } from '../sandbox/index.ts';
import { type RunningServer, startServer } from '../wire/startServer.ts';

/** The path of the endpoint. */
export const ENDPOINT = '/mcp';

/** The largest request in bytes. */
const LARGEST = 2 * 1024 * 1024;

/**
 * Serves streamable HTTP on the loopback address, by the protocol of 2026 and by those of 2025. Each request is complete
 * in itself, so there are no sessions.
 * @param createServer creates the server of a request
 * @param redact redacts the errors that the library sends itself
 */
export async function serveHttp(
  port: number,
  createServer: McpServerFactory,
  redact: (text: string) => string,
): Promise<RunningServer> {
  const handler = createMcpHandler(createServer, { maxRequestBodySize: LARGEST });
  const listener = getRequestListener(async (request) => {
    const response = await handler.fetch(request);
    const { status } = response;
    const headers = new Headers(response.headers);
    // The messages of a stream come from the server that `createServer` returns.
    if (!headers.get('content-type')?.startsWith('application/json')) return response;
    headers.delete('content-length');
    return new Response(redact(await response.text()), { status, headers });
  });
  const { url, close } = await startServer(async (request, response) => {
    const refusal = checkRequest(request);
    if (refusal) return refuse(response, ...refusal);
    await listener(request, response);
  }, port);
  return {
    url,
    close: async () => {
      await handler.close();
      await close();
    },
  };
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
