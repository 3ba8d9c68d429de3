import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { buildah, commandOfBuildah } from './buildah.ts';
import { runCommand } from './runCommand.ts';

/** The configuration of an image, as far as the proof needs it. */
export interface ImageConfig {
  Entrypoint: string[];
  Cmd: string[];
  User: string;
  Env: string[];
  Volumes: Record<string, object>;
  ExposedPorts: Record<string, object>;
  Healthcheck: { Test: string[] };
}

/** Reads the configuration of an image. */
export async function configOf(image: string): Promise<ImageConfig> {
  return JSON.parse(await buildah('inspect', '--type', 'image', image)).Docker.config;
}

/** A sandbox in a container. */
export interface Container {
  name: string;
  port: number;
  /** The time from the start of the container until the sandbox has printed its address, in milliseconds. */
  startMs: number;
  /** The process of the sandbox, as the machine counts processes. */
  pid: number;
  /** Ends the sandbox with a signal. @returns the exit status, and the time until the end in milliseconds */
  stop(): Promise<{ status: number | null; ms: number }>;
}

/**
 * The folder at which a volume is mounted. With this isolation, buildah mounts an empty folder of its own at a folder
 * that the image declares as a volume.
 */
export const VOLUME = '/mnt/data';

/** Creates a container and runs the command of the image in it, on a free port. */
export async function startContainer(
  image: string,
  { Entrypoint, Cmd }: ImageConfig,
  options: { env?: Record<string, string>; volume?: string; args?: string[] } = {},
): Promise<Container> {
  const { env = {}, volume, args = [] } = options;
  const name = await buildah('from', image);
  const [program, ...rest] = commandOfBuildah(
    'run',
    '--isolation=chroot',
    ...Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    ...(volume === undefined ? [] : ['--volume', `${volume}:${VOLUME}`]),
    name,
    '--',
    ...Entrypoint,
    ...Cmd,
    ...args,
    '--port',
    '0',
  );
  const start = performance.now();
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
  const port = await portOf(child);
  const startMs = performance.now() - start;
  const pid = nodeBelow(child.pid!)!;
  const stop = async () => {
    const begin = performance.now();
    const exited = child.exitCode === null ? once(child, 'exit') : undefined;
    if (existsSync(`/proc/${pid}`)) process.kill(pid, 'SIGTERM');
    await exited;
    const ms = performance.now() - begin;
    await buildah('rm', name);
    return { status: child.exitCode, ms };
  };
  return { name, port, startMs, pid, stop };
}

/** Waits until a server has printed its address. @throws an Error with its output if it ends before */
async function portOf(child: ChildProcess): Promise<number> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.once('exit', (status) =>
      reject(new Error(`The container ended with status ${status}:\n${output}`)),
    );
    for (const stream of [child.stdout, child.stderr])
      stream!.on('data', (chunk) => {
        output += chunk;
        const [, port] = / at http:\/\/[\d.]+:(\d+)/.exec(output) ?? [];
        if (port) resolve(Number(port));
      });
  });
}

/**
 * Returns the first process of a chain that runs node. Each process of the chain has started the next one. Undefined if
 * node does not run yet.
 */
function nodeBelow(pid: number): number | undefined {
  try {
    if (basename(readlinkSync(`/proc/${pid}/exe`)) === 'node') return pid;
    const [child] = childrenOf(pid);
    return child === undefined ? undefined : nodeBelow(child);
  } catch (error) {
    // A process of the chain, such as `mount`, has ended in the meantime.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code!)) return undefined;
    throw error;
  }
}

/** Returns the processes that a process has started. Each of its threads has a list of its own. */
function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    const text = readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim();
    return text === '' ? [] : text.split(' ').map(Number);
  });
}

/** Returns the memory of a process and of the processes that it has started, in MB. Shared memory counts once. */
export function memoryOf(pid: number): number {
  const [, kB] = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kB) / 1000 + childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), 0);
}

/** Returns the user ID of a process. */
export async function userOf(pid: number): Promise<number> {
  const [, uid] = /^Uid:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(uid);
}

/** Runs a program in the container. @returns the exit status and the output */
export async function runIn(
  container: string,
  ...command: string[]
): Promise<{ status: number; output: string }> {
  try {
    const args = commandOfBuildah('run', '--isolation=chroot', container, '--', ...command);
    return { status: 0, output: await runCommand(...args) };
  } catch (error) {
    return { status: 1, output: (error as Error).message };
  }
}

/**
 * Runs the command of an image as a cluster does, and ends it with SIGTERM. The command is process 1 of a random user
 * in the group 0, and its file system is read-only.
 * @param files the mounted file system of the image
 * @param moment while the sandbox is starting, or when it serves
 * @returns the exit status, and the time until the end in milliseconds
 */
export async function stopProcessOne(
  files: string,
  { Entrypoint, Cmd, Env }: ImageConfig,
  moment: 'starting' | 'serving',
): Promise<{ status: number | null; ms: number }> {
  const script = [
    'mount --bind "$0" "$0"',
    'mount -o remount,bind,ro "$0"',
    'mount --bind /dev "$0/dev"',
    'mount -t proc proc "$0/proc"',
    'mount -t tmpfs tmpfs "$0/tmp"',
    'exec chroot --userspec=12345:0 "$0" /usr/bin/env -i "$@"',
  ].join(' && ');
  const child = spawn(
    'unshare',
    [
      ...['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', script, files],
      ...[...Env, ...Entrypoint, ...Cmd, '--port', '0'],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const exited = once(child, 'exit');
  if (moment === 'serving') await portOf(child);
  else await untilNodeRuns(child);
  const begin = performance.now();
  // Node ignores the signal until it has loaded the first modules, so the signal is repeated.
  const end = () => {
    const node = nodeBelow(child.pid!);
    if (performance.now() - begin > 60_000) child.kill('SIGKILL');
    else if (node !== undefined) process.kill(node, 'SIGTERM');
  };
  end();
  const timer = setInterval(end, 200);
  await exited;
  clearInterval(timer);
  return { status: child.exitCode, ms: performance.now() - begin };
}

/** Waits until node runs below a process. @throws an Error if this takes a minute */
async function untilNodeRuns(child: ChildProcess): Promise<void> {
  const end = performance.now() + 60_000;
  while (performance.now() < end && child.exitCode === null) {
    if (nodeBelow(child.pid!) !== undefined) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  child.kill('SIGKILL');
  throw new Error(`The command does not start (exit status ${child.exitCode}).`);
}
