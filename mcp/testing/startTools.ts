import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  Client,
  StreamableHTTPClientTransport,
  type Transport,
  type VersionNegotiationMode,
} from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { TestSandbox } from '../../testing/index.ts';
import { type McpOptions, serveMcp } from '../index.ts';

const PROJECT_DIR = join(import.meta.dirname, '..', '..');
const COMMAND = ['--import', import.meta.resolve('tsx'), join(PROJECT_DIR, 'cli', 'mcpProgram.ts')];

/** The time in milliseconds that a call may take on a busy machine. */
const PATIENCE_MS = 300_000;

/** The text of a tool's result, and whether it tells of a failure. */
export interface Result {
  text: string;
  isError: boolean;
}

/** The tools of a `forge-contract-mcp` process, as an assistant sees them. */
export interface Tools {
  client: Client;
  call(tool: string, args?: object): Promise<Result>;
  /** Returns the standard error stream so far. */
  errors(): string;
  close(): Promise<void>;
}

/** Starts the command and connects the official client over the standard streams. */
export async function startOverStdio(
  args: string[],
  env: Record<string, string> = {},
  cwd?: string,
  mode?: VersionNegotiationMode,
): Promise<Tools> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [...COMMAND, ...args],
    env: { ...(process.env as Record<string, string>), ...env },
    stderr: 'pipe',
    ...(cwd !== undefined && { cwd }),
  });
  let errors = '';
  transport.stderr?.on('data', (chunk) => (errors += chunk));
  const client = await connect(transport, mode);
  return toolsOf(
    client,
    () => errors,
    () => client.close(),
  );
}

/** Starts the server in this process on a free port, and connects the official client to it over HTTP. */
export async function startHere(
  options: McpOptions,
  mode?: VersionNegotiationMode,
): Promise<Tools & { url: string }> {
  const running = await serveMcp({ ...options, http: 0 });
  const url = running.url!;
  const client = await connect(new StreamableHTTPClientTransport(new URL(url)), mode);
  const tools = toolsOf(
    client,
    () => '',
    async () => {
      await client.close();
      await running.close();
    },
  );
  return { ...tools, url };
}

/** @param mode the protocol. Default: that of 2025 */
async function connect(
  transport: Transport,
  mode: VersionNegotiationMode = 'legacy',
): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { versionNegotiation: { mode, probe: { timeoutMs: PATIENCE_MS } } },
  );
  await client.connect(transport, { timeout: PATIENCE_MS });
  return client;
}

function toolsOf(client: Client, errors: () => string, close: () => Promise<void>): Tools {
  return {
    client,
    errors,
    close,
    call: async (name, args = {}) => {
      const { content, isError = false } = await client
        .callTool({ name, arguments: args as Record<string, unknown> }, { timeout: PATIENCE_MS })
        // An unknown tool is an error of the protocol.
        .catch((error: Error) => ({ content: [{ text: error.message }], isError: true }));
      const [part] = content as { text: string }[];
      return { text: part!.text, isError: isError === true };
    },
  };
}

/** A folder with the profile of a sandbox. The tokens are in environment variables. */
export interface ProfileOfSandbox {
  folder: string;
  file: string;
  env: Record<string, string>;
  remove(): Promise<void>;
}

/** Writes the profile of a sandbox as if it were a deployment. */
export async function profileOf({
  url,
  control,
}: Pick<TestSandbox, 'url' | 'control'>): Promise<ProfileOfSandbox> {
  const { tokens, fixtures, tier, offering, flags } = await control('GET', '');
  const roles: [string, string][] = Object.entries({ ...tokens, user: tokens.developer });
  const variable = (role: string) => `TOKEN_OF_${role.replaceAll('-', '_')}`;
  const folder = await mkdtemp(join(tmpdir(), 'mcp-profile-'));
  const file = join(folder, 'forge.yaml');
  const named = Object.fromEntries(roles.map(([role]) => [role, `$${variable(role)}`]));
  await writeFile(
    file,
    JSON.stringify({ baseUrl: url, tokens: named, fixtures, tier, offering, flags }),
  );
  return {
    folder,
    file,
    env: Object.fromEntries(roles.map(([role, token]) => [variable(role), token])),
    remove: () => rm(folder, { recursive: true }),
  };
}
