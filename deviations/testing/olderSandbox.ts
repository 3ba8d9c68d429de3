/** The sandbox behind a server that answers as an older deployment does, and a profile of it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContract } from '../../contract/contract.ts';
import type { Offering } from '../../judge/index.ts';
import { startSandbox, worldSeed } from '../../sandbox/index.ts';
import { startTestServer } from '../../wire/testing/startTestServer.ts';
import { OLD_WAYS, type OldWay } from './differences.ts';

export interface OlderSandbox {
  url: string;
  /** Where alerts go: the address of an alert integration. */
  alertIntake: string;
  tokens: Record<string, string>;
  /** A folder for the run, which goes with the sandbox. */
  folder: string;
  /** The profile, and the environment with its tokens. */
  profile: string;
  env: Record<string, string>;
  close(): Promise<void>;
}

/** What of the contract is behind a flag is there. */
const FLAGS = { repository_blobs_batch_api: true };

/**
 * @param options.ways how it differs. Default: in all ways
 * @param options.offering Default: self-managed
 */
export async function startOlderSandbox({
  ways = OLD_WAYS,
  offering = 'self-managed',
}: {
  ways?: OldWay[];
  offering?: Offering;
} = {}): Promise<OlderSandbox> {
  const contract = await readContract();
  const sandbox = await startSandbox({
    contract,
    ...(await worldSeed()),
    settings: { tier: 'ultimate', offering, flags: FLAGS },
  });
  const server = await startTestServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk) => chunks.push(chunk));
    incoming.on('end', async () => {
      const response = await fetch(sandbox.url + incoming.url, {
        method: incoming.method!,
        redirect: 'manual',
        headers: Object.fromEntries(
          Object.entries(incoming.headers).filter(
            ([name]) =>
              !/^(host|connection|content-length|accept-encoding|transfer-encoding)$/.test(name),
          ),
        ) as Record<string, string>,
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      });
      const headers = new Headers(response.headers);
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
        headers.delete(name);
      const isJson = headers.get('content-type')?.includes('json') ?? false;
      const bytes = Buffer.from(await response.arrayBuffer());
      const received = {
        status: response.status,
        headers,
        body: isJson ? JSON.parse(bytes.toString()) : undefined,
      };
      for (const way of ways)
        if (way.path.test(incoming.url!)) way.change(received, incoming.method!);
      outgoing.writeHead(received.status, Object.fromEntries(headers));
      outgoing.end(isJson ? JSON.stringify(received.body) : bytes);
    });
  });
  const folder = await mkdtemp(join(tmpdir(), 'older-'));
  const variable = (role: string) => `${role.toUpperCase().replaceAll('-', '_')}_TOKEN`;
  const profile = join(folder, 'profile.yaml');
  const fixtures = Object.entries(contract.document['x-fixtures']);
  const irreversible = [...contract.operations.values()].flatMap(({ id, definition }) =>
    definition['x-irreversible'] === undefined ? [] : [id],
  );
  const { alertIntakes } = await (await fetch(`${sandbox.url}/_sandbox`)).json();
  const tokens = { ...sandbox.tokens, integration: alertIntakes.custom.key };
  await writeFile(
    profile,
    JSON.stringify({
      baseUrl: server.url,
      tokens: {
        ...Object.fromEntries(Object.keys(tokens).map((role) => [role, `$${variable(role)}`])),
        user: '$DEVELOPER_TOKEN',
      },
      fixtures: Object.fromEntries(fixtures.map(([key, { value }]) => [key, value])),
      tier: 'ultimate',
      offering,
      flags: FLAGS,
      writes: { operations: irreversible },
    }),
  );
  return {
    url: server.url,
    alertIntake: alertIntakes.custom.url.replace(sandbox.url, server.url),
    tokens,
    folder,
    profile,
    env: Object.fromEntries(Object.entries(tokens).map(([role, token]) => [variable(role), token])),
    close: async () => {
      await server.close();
      await sandbox.close();
      await rm(folder, { recursive: true });
    },
  };
}
