/**
 * `npm run bench` measures the build, the replay of cases, the mock, the sandbox, the client and the proxy. `npm run
 * bench -- sandbox` measures only the sandbox. `npm run bench -- scale` measures seeds of growing sizes, and a hundred
 * forks in one process; it takes minutes, and runs only by its name. Times are medians in milliseconds. Machines are
 * noisy, so the programs to compare run in turns, and the ratios compare only programs of the same run. `npm run bench
 * -- packages --write` writes its figures to `docs/figures.json`, from which the README has its numbers.
 */
import pc from 'picocolors';
import { readContract } from '../../contract/contract.ts';
import { build } from '../../scripts/index.ts';
import { benchBuild } from './build.ts';
import { benchClient } from './client.ts';
import { benchForks } from './forks.ts';
import { benchMock } from './mock.ts';
import { benchPackages } from './packages.ts';
import { benchPeers } from './peers.ts';
import { benchProxy } from './proxy.ts';
import { benchReplay } from './replay.ts';
import type { Figure } from './rounds.ts';
import { benchSandbox } from './sandbox.ts';
import { benchScale } from './scale.ts';
import { writeFigures } from './writeFigures.ts';

await build();
const contract = await readContract();
const sizes = process.argv
  .find((word) => word.startsWith('--sizes='))
  ?.slice('--sizes='.length)
  .split(',')
  .map(Number);
const parts: [string, () => Promise<Figure[]>][] = [
  ['Build', () => benchBuild()],
  ['Replay of every case against the mock', () => benchReplay(contract)],
  ['Mock', () => benchMock(contract)],
  ['Sandbox', () => benchSandbox()],
  ['Client', () => benchClient()],
  ['Proxy', () => benchProxy()],
  ['Peers', () => benchPeers()],
  ['Packages', () => benchPackages()],
  ['Scale', async () => [...(await benchForks()), ...(await benchScale(sizes))]],
];
/** Scale takes minutes, and Peers and Packages download packages. */
const ONLY_BY_NAME = ['Scale', 'Peers', 'Packages'];
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isWanted = (title: string) =>
  (wanted.length === 0 && !ONLY_BY_NAME.includes(title)) ||
  wanted.some((word) => title.toLowerCase().startsWith(word.toLowerCase()));
const all: Record<string, Figure[]> = {};
for (const [title, measure] of parts.filter(([title]) => isWanted(title))) {
  if (!process.argv.includes('--json')) console.log(pc.bold(`\n${title}`));
  all[title] = await measure();
  if (process.argv.includes('--json')) continue;
  for (const { name, value, unit } of all[title])
    console.log(`  ${name.padEnd(58)}${value.toFixed(unit === '×' ? 2 : 1).padStart(9)} ${unit}`);
}
if (process.argv.includes('--json')) console.log(JSON.stringify(all, null, 2));
if (process.argv.includes('--write') && all.Packages) writeFigures(all.Packages);
