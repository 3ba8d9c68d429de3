import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPackages } from '../../scripts/release/createPackages.ts';
import { PACKAGES } from '../../scripts/release/packages.ts';
import { type Figure, median } from './rounds.ts';

const STARTS = 7;

/** For packages with a server: the arguments that start it on a free port, and a path below its address. */
const SERVERS: Record<string, { command: string; args: string[]; path: string }> = {
  'forge-sandbox': {
    command: 'forge-sandbox',
    args: [],
    path: '/projects/5/repository/tags',
  },
  'forge-contract': {
    command: 'forge-contract',
    args: ['sandbox'],
    path: '/projects/5/repository/tags',
  },
};

/**
 * Measures what a user gets: each package is created, installed in an empty folder, and its server is started. The times
 * end with the first response, and the first start is not counted.
 */
export async function benchPackages(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'forge-contract-sizes-'));
  try {
    await createPackages(PACKAGES, folder);
    const figures: Figure[] = [];
    for (const archive of readdirSync(folder).filter((file) => file.endsWith('.tgz'))) {
      const name = archive.replace(/-\d.*$/, '');
      figures.push(...(await measurePackage(name, join(folder, archive))));
    }
    return figures;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measurePackage(name: string, archive: string): Promise<Figure[]> {
  const home = await mkdtemp(join(tmpdir(), 'forge-contract-installed-'));
  try {
    await writeFile(join(home, 'package.json'), '{ "private": true }');
    execFileSync('npm', ['install', '--silent', '--no-fund', '--no-audit', archive], { cwd: home });
    const manifests = JSON.parse(
      readFileSync(join(home, 'node_modules', '.package-lock.json'), 'utf8'),
    );
    const [size = ''] = execFileSync('du', ['-sb', 'node_modules'], { cwd: home })
      .toString()
      .split('\t');
    return [
      {
        name: `${name}: installs`,
        value: Object.keys(manifests.packages).length,
        unit: 'packages',
      },
      { name: `${name}: installed`, value: Number(size) / 1e6, unit: 'MB' },
      ...(name in SERVERS ? await measureStarts(name, home) : []),
    ];
  } finally {
    await rm(home, { recursive: true });
  }
}

async function measureStarts(name: string, home: string): Promise<Figure[]> {
  const times: number[] = [];
  const memory: number[] = [];
  for (let round = 0; round <= STARTS; round++) {
    const measured = await measureStart(name, home);
    if (round === 0) continue;
    times.push(measured.time);
    memory.push(measured.memory);
  }
  return [
    { name: `${name}: first response`, value: median(times), unit: 'ms' },
    { name: `${name}: memory after it`, value: median(memory), unit: 'MB' },
  ];
}

async function measureStart(name: string, home: string): Promise<{ time: number; memory: number }> {
  const { command, args, path } = SERVERS[name]!;
  const begin = performance.now();
  const child = spawn(join('node_modules', '.bin', command), [...args, '--port', '0', '--quiet'], {
    cwd: home,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const response = await fetch(line.toString().trim() + path);
  await response.arrayBuffer();
  const time = performance.now() - begin;
  if (!response.ok) throw new Error(`${name}: the first response has status ${response.status}`);
  const memory = residentMemory(child);
  child.kill();
  await once(child, 'exit');
  return { time, memory };
}

/** Returns the resident memory of a process in MB. It works on Linux. */
function residentMemory({ pid }: ChildProcess): number {
  const [, kB] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kB) / 1000;
}
