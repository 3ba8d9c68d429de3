import { spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_DIR } from '../../../scripts/paths.ts';
import { askSandbox, CONTROL_TOKEN } from './askSandbox.ts';
import { buildah, WORK_DIR } from './buildah.ts';
import {
  type Container,
  configOf,
  type ImageConfig,
  memoryOf,
  runIn,
  startContainer,
  stopProcessOne,
  userOf,
  VOLUME,
} from './container.ts';
import { createBase } from './createBase.ts';
import { runCommand } from './runCommand.ts';

const IMAGE = 'localhost/forge-contract:proof';
const MAX_SIZE_MB = 180;
/** Engines kill a container that has not ended ten seconds after SIGTERM. */
const MAX_STOP_MS = 10_000;

interface ImageProof {
  /** Measurements, one per line. */
  figures: string[];
  /** Faults that were found, one per line. */
  faults: string[];
}

/**
 * Builds the image of the Dockerfile with buildah, on a base that mmdebstrap creates. Runs it without an engine for
 * containers, and asks it as its users do.
 */
export async function proveImage(onProgress: (text: string) => void): Promise<ImageProof> {
  const missing = missingPart();
  if (missing) return { figures: [`skipped, because ${missing}`], faults: [] };

  onProgress('creating the base');
  const base = await createBase();
  onProgress('packing the packages');
  await runCommand('npx', 'tsx', 'scripts/release/package.ts');
  onProgress('building the image');
  await buildah(
    ...['build', '--isolation=chroot', '--format=docker', '--layers', '--quiet'],
    ...['--build-arg', `BASE=${base}`, '--tag', IMAGE, PROJECT_DIR],
  );

  const config = await configOf(IMAGE);
  const figures: string[] = [];
  const faults: string[] = [];
  for (const prove of [proveSize, proveService, proveData, proveProcessOne]) {
    onProgress(prove.name);
    const found = await prove(config);
    figures.push(...found.figures);
    faults.push(...found.faults);
  }
  return { figures, faults };
}

/** Says why this machine cannot build the image. Undefined if it can. */
function missingPart(): string | undefined {
  if (process.platform !== 'linux' || process.getuid!() !== 0) return 'it needs root on Linux';
  for (const program of ['buildah', 'mmdebstrap', 'unshare'])
    if (spawnSync(program, ['--version']).status !== 0) return `${program} is not installed`;
  if (spawnSync('unshare', ['--mount', 'true']).status !== 0) return 'this machine forbids mounts';
  return undefined;
}

async function proveSize(): Promise<ImageProof> {
  const sizeOf = async (image: string) =>
    Number(JSON.parse(await buildah('images', '--json', image))[0].size.replace(/ .*/, ''));
  const size = await sizeOf(IMAGE);
  return {
    figures: [`the image has ${size} MB`],
    faults: size < MAX_SIZE_MB ? [] : [`the image has ${size} MB, and may have ${MAX_SIZE_MB}`],
  };
}

/** Starts the sandbox as a service, asks it, and ends it. */
async function proveService(config: ImageConfig): Promise<ImageProof> {
  const env = { FORGE_CONTROL_TOKEN: CONTROL_TOKEN };
  const container = await startContainer(IMAGE, config, { env });
  const proof = await askService(container, config).catch(async (error) => {
    await container.stop();
    throw error;
  });
  const { status, ms } = await container.stop();
  proof.figures.push(`ended ${ms.toFixed(0)} ms after SIGTERM`);
  if (status !== 0 && status !== 143) proof.faults.push(`exit status ${status} after SIGTERM`);
  if (ms > MAX_STOP_MS) proof.faults.push(`ended only ${ms.toFixed(0)} ms after SIGTERM`);
  return proof;
}

async function askService(container: Container, config: ImageConfig): Promise<ImageProof> {
  const start = performance.now();
  await (await fetch(`http://127.0.0.1:${container.port}/api/v4/projects`)).text();
  const firstMs = container.startMs + performance.now() - start;
  const { resetMs, faults } = await askSandbox(container.port);
  const figures = [
    `first response after ${firstMs.toFixed(0)} ms`,
    `${memoryOf(container.pid).toFixed(0)} MB of memory, with all its processes`,
    `reset in ${resetMs.toFixed(0)} ms`,
  ];

  const user = await userOf(container.pid);
  if (user !== 1000) faults.push(`the sandbox runs as user ${user} instead of 1000`);
  if ((await runIn(container.name, 'touch', '/app/package/file')).status === 0)
    faults.push('the user of the sandbox can change its program');
  const check = (port: number) => {
    const command = config.Healthcheck.Test.slice(1).map((one) => one.replace('4020', `${port}`));
    return runIn(container.name, ...command);
  };
  const health = await check(container.port);
  if (health.status !== 0) faults.push(`the health check fails: ${health.output}`);
  if ((await check(1)).status === 0) faults.push('the health check passes without a sandbox');
  return { figures, faults };
}

/** Starts two containers with the same volume, one after the other. The second shows the tag that the first created. */
async function proveData(config: ImageConfig): Promise<ImageProof> {
  const volume = join(WORK_DIR, 'data');
  await rm(volume, { recursive: true, force: true });
  await mkdir(volume, { recursive: true });
  // An engine gives a new volume the owner and the permissions of the folder in the image.
  await runCommand('chown', '1000:0', volume);
  const options = { volume, args: ['--data', VOLUME] };
  const tags = '/api/v4/projects/5/repository/tags';
  const headers = { 'PRIVATE-TOKEN': 'sandbox-token-of-dana' };
  const faults: string[] = [];

  const first = await startContainer(IMAGE, config, options);
  const query = '?tag_name=v9.0.0&ref=main&message=Kept';
  const url = `http://127.0.0.1:${first.port}${tags}${query}`;
  const created = await fetch(url, { method: 'POST', headers });
  if (created.status !== 201) faults.push(`a tag: ${created.status} ${await created.text()}`);
  await first.stop();

  const second = await startContainer(IMAGE, config, options);
  const read = await fetch(`http://127.0.0.1:${second.port}${tags}/v9.0.0`, { headers });
  const text = await read.text();
  if (read.status !== 200 || JSON.parse(text).message !== 'Kept')
    faults.push(`the tag after a restart: ${read.status} ${text}`);
  await second.stop();
  if (!('/data' in config.Volumes)) faults.push('the image does not declare the volume /data');
  return { figures: [`again serving ${second.startMs.toFixed(0)} ms after a restart`], faults };
}

/** Ends the sandbox as process 1 of a user that the image does not know. Its file system is read-only. */
async function proveProcessOne(config: ImageConfig): Promise<ImageProof> {
  const container = await buildah('from', IMAGE);
  const files = await buildah('mount', container);
  const figures: string[] = [];
  const faults: string[] = [];
  for (const moment of ['starting', 'serving'] as const) {
    const { status, ms } = await stopProcessOne(files, config, moment);
    figures.push(`as process 1, ended ${ms.toFixed(0)} ms after SIGTERM while ${moment}`);
    if (status !== 0 && status !== 143)
      faults.push(`as process 1, exit status ${status} after SIGTERM while ${moment}`);
  }
  await buildah('rm', container);
  return { figures, faults };
}
