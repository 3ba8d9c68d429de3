import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { chmod, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CACHE_DIR, PROJECT_DIR } from '../scripts/paths.ts';

/**
 * Packs the project as `npm publish` does. `npm test` does so once, and says in `FORGE_CONTRACT_TARBALL` where.
 * Without that, test files run side by side and packing makes `dist/` anew: one at a time does so.
 * @param folder where the tarball is put
 * @returns the path of the tarball
 */
export function pack(folder: string): string {
  if (process.env.FORGE_CONTRACT_TARBALL) return process.env.FORGE_CONTRACT_TARBALL;
  mkdirSync(CACHE_DIR, { recursive: true });
  const name = execFileSync('sh', ['-c', ALONE, join(CACHE_DIR, 'packing'), folder], {
    cwd: PROJECT_DIR,
    encoding: 'utf8',
    env: { ...process.env, npm_config_update_notifier: 'false' },
  });
  return join(folder, name.trim().split('\n').at(-1)!);
}

/** Whoever was killed has left the mark: after two minutes it counts no more. */
const ALONE = `
  tries=0
  until mkdir "$0" 2>/dev/null || [ $((tries += 1)) -gt 600 ]; do sleep 0.2; done
  trap 'rmdir "$0"' EXIT
  npm pack --silent --pack-destination "$1"`;

/**
 * Installs the tarball in a folder as npm would, without a registry: the package is unpacked, and each
 * package that it depends on is a link to the project's own. So it can load what it declares, and no more.
 * @param kinds which of its dependencies are installed
 * @param others what the folder depends on by itself
 */
export async function installPackage(
  tarball: string,
  folder: string,
  kinds: ('dependencies' | 'optionalDependencies')[],
  others: string[] = [],
): Promise<void> {
  const home = join(folder, 'node_modules', 'forge-contract');
  await mkdir(home, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', home, '--strip-components=1']);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true }));

  const manifest = await manifestOf(home);
  for (const name of [...kinds.flatMap((kind) => Object.keys(manifest[kind]!)), ...others])
    await linkPackage(packageHome(name), folder);
  await linkCommands(manifest, home, folder);
}

/** Where the project has a package that it depends on. */
export function packageHome(name: string): string {
  return join(PROJECT_DIR, 'node_modules', name);
}

/** Installs a package in a folder: it and its commands are links. @returns its version */
export async function linkPackage(home: string, folder: string): Promise<string> {
  const manifest = await manifestOf(home);
  const link = join(folder, 'node_modules', manifest.name);
  await mkdir(dirname(link), { recursive: true });
  await symlink(home, link);
  await linkCommands(manifest, home, folder);
  return manifest.version;
}

interface Manifest {
  name: string;
  version: string;
  bin?: string | Record<string, string>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

async function manifestOf(home: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(home, 'package.json'), 'utf8'));
}

async function linkCommands({ name, bin = {} }: Manifest, home: string, folder: string) {
  const commands = typeof bin === 'string' ? { [name.replace(/^@.+\//, '')]: bin } : bin;
  const bins = join(folder, 'node_modules', '.bin');
  await mkdir(bins, { recursive: true });
  for (const [command, file] of Object.entries(commands)) {
    await chmod(resolve(home, file), 0o755);
    await symlink(resolve(home, file), join(bins, command));
  }
}
