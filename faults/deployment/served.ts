/**
 * Runs in the process that `startServed` starts: it serves the sandbox of a folder, and sends the URL to the parent
 * process.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readContract } from '../../contract/contract.ts';
import type * as Sandbox from '../../sandbox/index.ts';
import type { ServedOptions } from './startServed.ts';

const { folder, seed, settings } = JSON.parse(process.argv[2]!) as Required<ServedOptions>;
const { readSeed, startSandbox }: typeof Sandbox = await import(
  pathToFileURL(join(folder, 'sandbox', 'index.ts')).href
);
const { url } = await startSandbox({
  contract: await readContract(),
  ...(await readSeed(seed)),
  settings,
});
// Ends this process when the parent process has ended.
process.on('disconnect', () => process.exit());
process.send?.({ url });
