import { BASE_PATH, MOCK_ALERT_INTAKE } from '../contract/deployment.ts';
import type { RequestHandler } from '../wire/startServer.ts';
import { docsHandler } from './docsHandler.ts';

/** The path prefix of the mock. The sandbox has the same paths as a deployment. */
export const MOCK_MOUNT = '/mock';

/** Patterns for the paths of each server. They match only whole path segments. */
const SANDBOX = new RegExp(`^(${BASE_PATH}|/_sandbox|${MOCK_ALERT_INTAKE})(?=[/?]|$)`);
const MOCK = new RegExp(`^${MOCK_MOUNT}(?=[/?]|$)`);
const DOCS = /^\/(.+\.md|llms\.txt|openapi\.json)?(?=\?|$)/;

/** Creates a handler that serves the docs at `/`, the sandbox at its usual paths, and the mock below `/mock`. */
export function startHandler(servers: {
  sandbox: RequestHandler;
  mock: RequestHandler;
}): RequestHandler {
  const docs = docsHandler({ hasSandbox: true });
  return async (request, response) => {
    const { url = '/' } = request;
    if (SANDBOX.test(url)) return servers.sandbox(request, response);
    if (MOCK.test(url)) return servers.mock(request, response);
    if (DOCS.test(url)) return docs(request, response);
    const message = `404 Not Found: the API is under ${BASE_PATH}, the mock under ${MOCK_MOUNT}${BASE_PATH}, and the docs are at /`;
    response.writeHead(404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ message }));
  };
}
