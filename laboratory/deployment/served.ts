/**
 * Runs in the process that `startHost` starts. It serves sandboxes from folders on request, and sends their URLs to the
 * parent process.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readContract } from '../../contract/contract.ts';
import type * as Sandbox from '../../sandbox/index.ts';
import type { HostRequest } from './startHost.ts';

const contract = await readContract();
const running = new Map<number, Sandbox.RunningSandbox>();

process.on('message', async ({ id, serve }: HostRequest) => {
  try {
    process.send?.({ id, url: await (serve ? start(id, serve) : stop(id)) });
  } catch (error) {
    process.send?.({ id, problem: (error as Error).message });
  }
});
// Ends this process when the parent process has ended.
process.on('disconnect', () => process.exit());
process.send?.({ id: 0 });

async function start(
  id: number,
  { folder, seed, port = 0, settings, strict = false, fault }: NonNullable<HostRequest['serve']>,
): Promise<string> {
  const { readSeed, startSandbox }: typeof Sandbox = await import(
    pathToFileURL(join(folder, 'sandbox', 'index.ts')).href
  );
  const sandbox = await startSandbox({
    contract,
    ...(await readSeed(seed)),
    port,
    strict,
    // A proxy in front of the sandbox leaves the host of its own address in the requests.
    allowedHosts: ['*'],
    ...(settings && { settings }),
  });
  if (fault !== undefined) {
    // Loaded only here, since the catalogue loads a sandbox of its own.
    const { plantingWith } = await import('../faults/behaviour/catalogue.ts');
    const { decorating } = await import('../faults/behaviour/plant.ts');
    const { fault: behaviour, place } = plantingWith(fault);
    sandbox.sandbox.decorate = decorating(behaviour, place);
  }
  running.set(id, sandbox);
  return sandbox.url;
}

async function stop(id: number): Promise<undefined> {
  await running.get(id)?.close();
  running.delete(id);
}
