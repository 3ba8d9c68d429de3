/** Installs the pinned versions of the tools below `.cache/field/`. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE_DIR } from '../../scripts/index.ts';
import { runCommand } from './runCommand.ts';

/** Returns the folder of an installed package: `.cache/field/dredd-14.1.0`. */
export function toolFolder(name: string, version: string): string {
  return join(CACHE_DIR, 'field', `${name.replaceAll(/[@/]/g, '')}-${version}`);
}

/** Installs a package from PyPI into a virtual environment. Returns its folder. */
export async function installFromPypi(name: string, version: string): Promise<string> {
  const folder = toolFolder(name, version);
  await once(folder, async () => {
    await run('python3', ['-m', 'venv', folder]);
    await run(join(folder, 'bin', 'pip'), ['install', '--quiet', `${name}==${version}`]);
  });
  return folder;
}

/**
 * Installs a source distribution of PyPI into a virtual environment, because only that has the tests of the package.
 * @param others further packages with their versions: `pytest==9.1.1`
 * @returns the folder with `bin/`, and the one with the sources
 */
export async function installSources(
  name: string,
  version: string,
  ...others: string[]
): Promise<{ folder: string; sources: string }> {
  const folder = toolFolder(`${name}-sources`, version);
  const sources = join(folder, 'sources');
  await once(folder, async () => {
    const pip = join(folder, 'bin', 'pip');
    const what = ['--no-deps', '--no-binary', ':all:', '--dest', folder, `${name}==${version}`];
    const archive = `${name.replaceAll('-', '_')}-${version}.tar.gz`;
    await run('python3', ['-m', 'venv', folder]);
    await run(pip, ['download', '--quiet', ...what]);
    await mkdir(sources, { recursive: true });
    await run('tar', ['-xzf', join(folder, archive), '-C', sources, '--strip-components=1']);
    await run(pip, ['install', '--quiet', sources, ...others]);
  });
  return { folder, sources };
}

/** Installs packages from npm. Returns the folder of the first one. */
export async function installFromNpm(
  name: string,
  version: string,
  ...others: string[]
): Promise<string> {
  const folder = toolFolder(name, version);
  await once(folder, async () => {
    const packages = [`${name}@${version}`, ...others];
    // A tool may run on a newer Node of its own. `npm run` passes the strictness of this project on to its children.
    const settings = ['--no-audit', '--no-fund', '--engine-strict=false', '--prefix', folder];
    await run('npm', ['install', ...settings, ...packages]);
  });
  return folder;
}

/** Downloads a module of Go with all that it needs. Returns the folder of a module that requires it. */
export async function installModule(name: string, version: string): Promise<string> {
  const folder = toolFolder(name, version);
  await once(folder, async () => {
    await writeFile(join(folder, 'go.mod'), `module tool\n\ngo 1.23\n`);
    await run('go', ['get', '-C', folder, `${name}@v${version}`]);
  });
  return folder;
}

/** Does the work of an installation once. A file in the folder says that it is complete. */
async function once(folder: string, work: () => Promise<void>): Promise<void> {
  const done = join(folder, '.installed');
  if (existsSync(done)) return;
  await mkdir(folder, { recursive: true });
  await work();
  await writeFile(done, '');
}

async function run(command: string, args: string[]): Promise<void> {
  const { status, stdout, stderr } = await runCommand(command, args);
  if (status !== 0)
    throw new Error(
      `\`${[command, ...args].join(' ')}\` ended with status ${status}: ${`${stdout}${stderr}`.trim().slice(-1000)}`,
    );
}
