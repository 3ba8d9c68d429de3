import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { chmod, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { PROJECT_DIR } from '../scripts/paths.ts';

/**
 * Packs the packages as they are published. `npm test` does it once for all tests, and puts the folder into the
 * environment variable `FORGE_CONTRACT_PACKAGES`.
 * @param folder where the packages go without that variable
 * @returns the files that npm installs
 */
export function createPackages(folder: string): string[] {
  const derived = process.env.FORGE_CONTRACT_PACKAGES ?? folder;
  const script = join(PROJECT_DIR, 'scripts', 'release', 'package.ts');
  const tsx = join(PROJECT_DIR, 'node_modules', '.bin', 'tsx');
  if (derived === folder) execFileSync(tsx, [script, folder], { stdio: 'pipe' });
  return readdirSync(derived)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => join(derived, name));
}

/**
 * Installs a packed file in a folder as npm would, without a registry. The package is unpacked, and each of its
 * dependencies is a link to the project's own. So it can load the packages that it declares, and no others.
 * @returns the folder of the package
 */
export async function installPackage(tarball: string, folder: string): Promise<string> {
  const name = basename(tarball).replace(/-\d.*$/, '');
  const home = join(folder, 'node_modules', name);
  await mkdir(home, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', home, '--strip-components=1']);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true }));

  const manifest = await manifestOf(home);
  for (const dependency of Object.keys(manifest.dependencies ?? {}))
    await linkPackage(packageHome(dependency), folder);
  await linkCommands(manifest, home, folder);
  return home;
}

/** The folder of one of the project's dependencies. */
export function packageHome(name: string): string {
  return join(PROJECT_DIR, 'node_modules', name);
}

/** Links a package and its commands into a folder. @returns its version */
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
