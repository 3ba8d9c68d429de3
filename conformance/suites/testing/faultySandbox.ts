/** Starts the sandbox behind a proxy that adds one known fault, and a target of the kind `live` for it. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Contract, readContract } from '../../../contract/contract.ts';
import { startSandbox, worldSeed } from '../../../sandbox/index.ts';
import { startTestServer } from '../../../wire/testing/startTestServer.ts';
import { createSession } from '../../engine/createSession.ts';
import type { Job, Suite } from '../../engine/job.ts';
import type { Result } from '../../engine/result.ts';
import { openLedger } from '../../engine/writes/ledger.ts';
import type { Target } from '../../target/target.ts';

/** A request on its way to the sandbox. */
export interface Passing {
  method: string;
  url: URL;
  token: string | undefined;
  contentType: string | undefined;
  body: string;
}

/** The response of the sandbox on its way back. */
export interface Passed {
  status: number;
  headers: Headers;
  /** A parsed value if the response is JSON, otherwise text. */
  body: unknown;
}

/** A fault of a server: it may change the request, ask the sandbox, and change the response. */
export type Fault = (
  request: Passing,
  ask: (request: Passing) => Promise<Passed>,
  tokens: Record<string, string>,
) => Promise<Passed>;

export interface FaultySandbox {
  contract: Contract;
  /** Performs one job of a suite on a server with a fault. */
  perform(suite: Suite, id: string, fault?: Fault): Promise<Result>;
  close(): Promise<void>;
}

/** Starts the sandbox with the example world, and the proxy. */
export async function startFaultySandbox(): Promise<FaultySandbox> {
  const contract = await readContract();
  const sandbox = await startSandbox({
    contract,
    ...(await worldSeed()),
    settings: { tier: 'ultimate', offering: 'self-managed' },
  });
  const right: Fault = (request, ask) => ask(request);
  let current = right;
  const server = await startTestServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk) => chunks.push(chunk));
    incoming.on('end', async () => {
      const request: Passing = {
        method: incoming.method!,
        url: new URL(incoming.url!, sandbox.url),
        token: incoming.headers['private-token'] as string | undefined,
        contentType: incoming.headers['content-type'],
        body: Buffer.concat(chunks).toString(),
      };
      const { status, headers, body } = await current(request, ask, sandbox.tokens);
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
        headers.delete(name);
      outgoing.writeHead(status, Object.fromEntries(headers));
      outgoing.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  const run = 'fc-run';
  let last = 0;
  const target: Target = {
    kind: 'live',
    can: { pickResponses: false, respondExactly: false, beWritten: true },
    base: `${server.url}/api/v4`,
    tokens: { ...sandbox.tokens, user: sandbox.tokens.developer! },
    fixtures: Object.fromEntries(
      Object.entries(contract.document['x-fixtures']).map(([key, { value }]) => [key, value]),
    ),
    tier: 'ultimate',
    offering: 'self-managed',
    flags: {},
    writes: {
      run,
      nextName: () => {
        last += 1;
        return `${run}-${last}`;
      },
      operations: new Set(),
    },
  };
  const plans = new Map<Suite, Job[]>();
  return {
    contract,
    perform: async (suite, id, fault = right) => {
      const jobs = plans.get(suite) ?? suite.plan(contract, target);
      plans.set(suite, jobs);
      const job = jobs.find((one) => one.id === id);
      if (!job) throw new Error(`The suite ${suite.name} has no job ${id}`);
      const file = join(mkdtempSync(join(tmpdir(), 'faulty-sandbox-')), 'ledger.jsonl');
      const head = { run, base: target.base, startedAt: new Date(0).toISOString() };
      const session = createSession(contract, target, { ledger: openLedger(file, head) });
      current = fault;
      try {
        return await session.perform(job);
      } finally {
        current = right;
        await session.cleanUp();
        session.close();
      }
    },
    close: async () => {
      await server.close();
      await sandbox.close();
    },
  };
}

async function ask({ method, url, token, contentType, body }: Passing): Promise<Passed> {
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...(token !== undefined && { 'PRIVATE-TOKEN': token }),
      ...(contentType !== undefined && { 'Content-Type': contentType }),
    },
    ...(method !== 'GET' && body !== '' && { body }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    headers: new Headers(response.headers),
    body: isJson ? JSON.parse(text) : text,
  };
}
