import { type RunningServer, startServer } from '../../wire/startServer.ts';

/**
 * Starts a server that pages of any origin may call. Below `/busy`, it is too busy for the first request. Below
 * `/sign-in`, it sends a page in HTML. Below `/moved`, it redirects to another origin.
 */
export async function startMisbehavingServer(): Promise<RunningServer> {
  let isBusy = true;
  return startServer(async (request, response) => {
    const cors = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-expose-headers': '*',
    };
    const [, place] = request.url?.split('/') ?? [];
    if (request.method === 'OPTIONS') response.writeHead(204, cors).end();
    else if (place === 'sign-in')
      response
        .writeHead(200, { ...cors, 'content-type': 'text/html' })
        .end('<title>Sign in</title>');
    else if (place === 'moved')
      response.writeHead(301, { ...cors, location: 'http://127.0.0.1:9/' }).end();
    else if (isBusy) {
      isBusy = false;
      response.writeHead(429, { ...cors, 'retry-after': '0' }).end('{"message":"429 Too Many"}');
    } else response.writeHead(200, cors).end('["v1"]');
  }, 0);
}
