import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_DIR } from '../../../scripts/paths.ts';
import { buildah, WORK_DIR } from './buildah.ts';
import { runCommand } from './runCommand.ts';

/** The certificates that this machine trusts. Its registries may have an authority of their own. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Creates an image like the base of the Dockerfile: the same release of Debian, and the same Node with npm at the same
 * path. Manuals and translations are left out. It needs the registries of Debian and npm, but no registry of images.
 * @returns the name of the image. An existing image of this name is used again
 */
export async function createBase(): Promise<string> {
  const { node, suite } = baseOf(await readFile(join(PROJECT_DIR, 'Dockerfile'), 'utf8'));
  const image = `localhost/forge-base:${node}-${suite}`;
  const images = await buildah('images', '--format', '{{.Name}}:{{.Tag}}');
  if (images.split('\n').includes(image)) return image;

  const root = join(WORK_DIR, 'root');
  await rm(root, { recursive: true, force: true });
  await mkdir(WORK_DIR, { recursive: true });
  await runCommand(
    'mmdebstrap',
    '--quiet',
    '--variant=minbase',
    '--include=ca-certificates',
    ...['man', 'doc', 'locale'].map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`),
    suite,
    root,
    'http://deb.debian.org/debian',
  );
  await installNode(node, root);
  if (existsSync(CERTIFICATES)) await cp(CERTIFICATES, join(root, CERTIFICATES));

  const container = await buildah('from', 'scratch');
  await buildah('add', '--quiet', container, root, '/');
  const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  for (const variable of [`PATH=${path}`, `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`])
    await buildah('config', '--env', variable, container);
  await buildah('commit', '--quiet', '--rm', container, image);
  await rm(root, { recursive: true });
  return image;
}

/** Returns the version of Node and the release of Debian that the Dockerfile names. */
export function baseOf(dockerfile: string): { node: string; suite: string } {
  const [, node, suite] = /^ARG BASE=node:(\d+\.\d+\.\d+)-(\w+)-slim$/m.exec(dockerfile) ?? [];
  if (!node || !suite)
    throw new Error('Dockerfile: BASE must be an exact version, such as node:24.1.0-trixie-slim.');
  return { node, suite };
}

/** Installs Node and npm from the npm registry, at the paths where the usual images have them. */
async function installNode(version: string, root: string): Promise<void> {
  const local = join(root, 'usr/local');
  const node = await unpack(`node-linux-${process.arch}@${version}`);
  await mkdir(join(local, 'bin'), { recursive: true });
  await cp(join(node, 'bin/node'), join(local, 'bin/node'));
  const npm = await unpack('npm@11');
  await cp(npm, join(local, 'lib/node_modules/npm'), { recursive: true });
  await chmod(join(local, 'lib/node_modules/npm/bin/npm-cli.js'), 0o755);
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'));
}

/** Downloads a package of npm and unpacks it. @returns the folder of the package */
async function unpack(name: string): Promise<string> {
  const folder = join(WORK_DIR, 'npm', name.split('@')[0]!);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const packed = await runCommand('npm', 'pack', '--silent', '--pack-destination', folder, name);
  await runCommand('tar', '-xzf', join(folder, packed.split('\n').at(-1)!), '-C', folder);
  return join(folder, 'package');
}
