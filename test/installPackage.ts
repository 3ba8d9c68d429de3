import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { PROJECT_DIR } from '../scripts/paths.ts';

/**
 * Creates the packages as they are published. `npm test` creates them once for all tests, and sets the environment
 * variable `FORGE_CONTRACT_PACKAGES` to their folder.
 * @param folder the folder for the packages if the variable is not set
 * @returns the paths of the packed files
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
 * Installs a packed file in a folder as npm does, but without a registry. Dependencies are links to the packages of
 * the project. Only declared dependencies are linked, so the test fails if the package loads another dependency.
 * @returns the folder of the installed package
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

/** Returns the folder of an installed dependency of the project. */
export function packageHome(name: string): string {
  return join(PROJECT_DIR, 'node_modules', name);
}

/** Links a package and its commands into a folder, unless it is there. @returns the version of the package */
export async function linkPackage(home: string, folder: string): Promise<string> {
  const manifest = await manifestOf(home);
  const link = join(folder, 'node_modules', manifest.name);
  if (existsSync(link)) return manifest.version;
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
