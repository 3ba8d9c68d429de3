/** Starts a deployment behind a proxy that changes requests and responses. */
import { text } from 'node:stream/consumers';
import { type Contract, readContract } from '../../../contract/contract.ts';
import { startDeployment } from '../../../test/deployment/startDeployment.ts';
import { startServer } from '../../../wire/startServer.ts';
import type { Suite } from '../../engine/job.ts';
import type { Result } from '../../engine/result.ts';

/** A request that the proxy has received for the sandbox. */
export interface Passing {
  method: string;
  url: URL;
  token: string | undefined;
  contentType: string | undefined;
  body: string;
}

/** The response of the sandbox, before the proxy sends it to the client. */
export interface Passed {
  status: number;
  headers: Headers;
  /** The parsed value if the response is JSON, otherwise the text. */
  body: unknown;
}

/** Changes an exchange. It may change the request, call the sandbox with `ask`, and change the response. */
export type Intercept = (
  request: Passing,
  ask: (request: Passing) => Promise<Passed>,
  tokens: Record<string, string>,
) => Promise<Passed>;

export interface FaultySandbox {
  contract: Contract;
  /**
   * Performs one job of a suite.
   * @param intercept changes the exchanges of the job. Default: they stay unchanged
   */
  perform(suite: Suite, id: string, intercept?: Intercept): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Starts a sandbox, and the proxy in front of it.
 * @param seed the seed of the sandbox, such as `random:7`. Default: the example world (`openapi/world`)
 */
export async function startFaultySandbox(seed = 'world'): Promise<FaultySandbox> {
  const contract = await readContract();
  const right: Intercept = (request, ask) => ask(request);
  let current = right;
  let tokens: Record<string, string> = {};
  const front = (sandboxUrl: string) =>
    startServer(async (incoming, outgoing) => {
      const request: Passing = {
        method: incoming.method!,
        url: new URL(incoming.url!, sandboxUrl),
        token: incoming.headers['private-token'] as string | undefined,
        contentType: incoming.headers['content-type'],
        body: await text(incoming),
      };
      const { status, headers, body } = await current(request, ask, tokens);
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
        headers.delete(name);
      outgoing.writeHead(status, Object.fromEntries(headers));
      outgoing.end(typeof body === 'string' ? body : JSON.stringify(body));
    }, 0);
  const { target, jobs, perform, close } = await startDeployment(contract, {
    seed,
    front,
  });
  tokens = target.tokens;
  return {
    contract,
    perform: async (suite, id, intercept = right) => {
      const job = jobs.find((one) => one.suite === suite.name && one.id === id);
      if (!job) throw new Error(`The suite ${suite.name} has no job ${id}`);
      current = intercept;
      try {
        return (await perform(job)).result;
      } finally {
        current = right;
      }
    },
    close,
  };
}

async function ask({ method, url, token, contentType, body }: Passing): Promise<Passed> {
  const asked = new URL(url);
  // `fetch` sends no body with a GET, so the parameters move to the query.
  if (method === 'GET' && body !== '')
    for (const [name, value] of Object.entries(JSON.parse(body)))
      asked.searchParams.set(name, String(value));
  const response = await fetch(asked, {
    method,
    redirect: 'manual',
    headers: {
      ...(token !== undefined && { 'PRIVATE-TOKEN': token }),
      ...(contentType !== undefined && { 'Content-Type': contentType }),
    },
    ...(method !== 'GET' && body !== '' && { body }),
  });
  const received = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    headers: new Headers(response.headers),
    body: isJson ? JSON.parse(received) : received,
  };
}
