/** `npm run bench`: measures how fast everything is. */
import { Argument, Command } from 'commander';
import pc from 'picocolors';
import { positiveInteger } from '../../cli/options.ts';
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
const nameOf = (title: string) => title.split(' ')[0]!.toLowerCase();
const names = parts.map(([title]) => nameOf(title));

const command = new Command('npm run bench --')
  .description(
    'Measures the build, the replay of cases, the mock, the sandbox, the client and the proxy. Times are medians in milliseconds. Machines are noisy, so the programs to compare run in turns, and the ratios compare only programs of the same run.',
  )
  .addArgument(
    new Argument('[parts...]', 'parts to measure; scale, peers and packages run only by name')
      .choices(names)
      .default([], 'all others'),
  )
  .option('--sizes <numbers>', 'sizes of the seeds of the part scale: 100,1000', (text) =>
    text.split(',').map((size) => positiveInteger(size)),
  )
  .option('--json', 'print the figures as JSON')
  .option('--write', 'write the figures of packages to docs/figures.json, for the README')
  .addHelpText(
    'after',
    `
Examples:
  npm run bench -- sandbox client
  npm run bench -- packages --write
  npm run bench -- scale --sizes=100,1000`,
  )
  .parse();
const { sizes, json, write } = command.opts<{ sizes?: number[]; json?: true; write?: true }>();
const [wanted] = command.processedArgs as [string[]];

await build();
const contract = await readContract();
const isWanted = (title: string) =>
  wanted.length === 0 ? !ONLY_BY_NAME.includes(title) : wanted.includes(nameOf(title));
const all: Record<string, Figure[]> = {};
for (const [title, measure] of parts.filter(([title]) => isWanted(title))) {
  if (!json) console.log(pc.bold(`\n${title}`));
  all[title] = await measure();
  if (json) continue;
  for (const { name, value, unit } of all[title])
    console.log(`  ${name.padEnd(58)}${value.toFixed(unit === '×' ? 2 : 1).padStart(9)} ${unit}`);
}
if (json) console.log(JSON.stringify(all, null, 2));
if (write && all.Packages) writeFigures(all.Packages);
