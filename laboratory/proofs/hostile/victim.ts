/** The process that `startVictim` starts: a server, or the judge of recordings. It reports the time and memory it used. */
import { judgeRecorded, proxyTraffic } from '../../../conformance/index.ts';
import { readContract } from '../../../contract/contract.ts';
import { startMock } from '../../../mock/index.ts';
import { startSandbox, worldSeed } from '../../../sandbox/index.ts';
import type { VictimMessage, VictimQuestion } from './startVictim.ts';

const [kind, target = ''] = process.argv.slice(2);
const contract = await readContract();
const silent = { write: () => {} };

/** Starts the server. @returns its URL; empty for the judge */
async function start(): Promise<string> {
  switch (kind) {
    case 'sandbox':
      return (await startSandbox({ contract, ...(await worldSeed()) })).url;
    case 'mock':
      return (await startMock({ contract })).url;
    case 'proxy': {
      const options = { contract, target, port: 0, stdout: silent, stderr: silent };
      return (await proxyTraffic(options)).url;
    }
    default:
      return '';
  }
}

async function judge(file: string): Promise<number> {
  const { counts } = await judgeRecorded({
    contract,
    files: [file],
    stdout: silent,
    stderr: silent,
  });
  return counts.pass + counts.fail;
}

process.on('message', async ({ id, file }: VictimQuestion) => {
  const judged = file === undefined ? 0 : await judge(file);
  const { user, system } = process.cpuUsage();
  const usage = {
    processor: (user + system) / 1000,
    maxRss: process.resourceUsage().maxRSS / 1000,
  };
  process.send?.({ id, judged, usage } satisfies VictimMessage);
});
// The process ends when its parent process ends.
process.on('disconnect', () => process.exit());
process.send?.({ url: await start() });
