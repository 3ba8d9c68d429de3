import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { chmod, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CACHE_DIR, PROJECT_DIR } from '../scripts/paths.ts';

/**
 * Packs the project as `npm publish` does. Test files run side by side, and packing makes `dist/` anew: one
 * at a time does so.
 * @param folder where the tarball is put
 * @returns the path of the tarball
 */
export function pack(folder: string): string {
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
  const modules = join(folder, 'node_modules');
  const home = join(modules, 'forge-contract');
  await mkdir(home, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', home, '--strip-components=1']);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true }));

  const manifest = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'));
  for (const name of [...kinds.flatMap((kind) => Object.keys(manifest[kind])), ...others]) {
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(join(PROJECT_DIR, 'node_modules', name), join(modules, name));
  }
  await mkdir(join(modules, '.bin'));
  for (const [name, file] of Object.entries<string>(manifest.bin)) {
    await chmod(join(home, file), 0o755);
    await symlink(join('..', 'forge-contract', file), join(modules, '.bin', name));
  }
}
