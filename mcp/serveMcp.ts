import type { McpServerFactory } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { readContractWith } from '../contract/deviations/readContractWith.ts';
import { packFile, readSearchedPacks } from '../contract/extensions/packs.ts';
import { VERSION } from '../contract/version.ts';
import { type AgentSession, createAgentSession } from './agentSession.ts';
import { createToolServer, redacting } from './createToolServer.ts';
import { openTarget, type TargetOptions } from './openTarget.ts';
import { lazyPages } from './pages.ts';
import { ENDPOINT, serveHttp } from './serveHttp.ts';

/** The options of the server. */
export interface McpOptions extends TargetOptions {
  /** The port for streamable HTTP; 0 takes a free port. Default: the server speaks over the standard streams. */
  http?: number;
  /** The deviations file of the deployment. Default: none. */
  deviations?: string;
}

/** A server that assistants can use. */
export interface RunningMcp {
  /** The address of the endpoint; undefined over the standard streams. */
  url?: string;
  /** The target in words. */
  target: string;
  /** Resolves if the assistant has closed the standard input. */
  ended: Promise<void>;
  /** Ends the server. Returns the name of the session and its resources that are left on a deployment. */
  close(): Promise<{ run: string; left: string[] }>;
}

/**
 * Opens the target and serves the tools, over the standard streams or over HTTP.
 * @throws a UsageError if the options or the profile are wrong, or if the deployment cannot be used
 */
export async function serveMcp(options: McpOptions): Promise<RunningMcp> {
  const contract = await readContractWith({
    deviations: options.deviations,
    extend: [...(options.packs ?? []).map(packFile), ...(options.extend ?? [])],
  });
  const open = await openTarget(contract, options);
  const session = createAgentSession({ contract, packs: await readSearchedPacks(), ...open });
  const facts = {
    version: VERSION,
    target: open.isSandbox ? 'a sandbox of its own' : open.target.base,
    allowsWrites: open.target.writes !== undefined,
  };
  const pages = lazyPages(contract);
  const createServer = () => {
    const server = createToolServer(session, facts, pages);
    const connect = server.connect.bind(server);
    server.connect = (transport) => connect(redacting(transport, session.redact));
    return server;
  };
  const closeTarget = async () => {
    session.close();
    await open.close();
  };
  try {
    const served = await serve(options.http, createServer, session.redact);
    return {
      ...(served.url !== undefined && { url: served.url }),
      target: facts.target,
      ended: served.ended,
      close: async () => {
        await served.close();
        const left = open.isSandbox ? [] : session.left();
        await closeTarget();
        return { run: open.run, left };
      },
    };
  } catch (error) {
    await closeTarget();
    throw error;
  }
}

/** The largest message over the standard streams, in bytes. */
const LARGEST = 8 * 1024 * 1024;

async function serve(
  port: number | undefined,
  createServer: McpServerFactory,
  redact: AgentSession['redact'],
): Promise<{ url?: string; ended: Promise<void>; close: () => Promise<void> }> {
  if (port !== undefined) {
    const { url, close } = await serveHttp(port, createServer, redact);
    return { url: url + ENDPOINT, ended: new Promise(() => {}), close };
  }
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'close', 'error']) process.stdin.once(event, resolve);
  });
  const wire = new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: LARGEST });
  const { close } = serveStdio(createServer, { transport: redacting(wire, redact) });
  return { ended, close };
}
