import { Agent } from 'node:http';
import { inLanes } from '../../conformance/index.ts';
import { BASE_PATH } from '../../contract/deployment.ts';
import { type Figure, median, rounds } from './rounds.ts';
import { sendBare } from './sendBare.ts';
import { type ServerProcess, startServerProcess } from './startServerProcess.ts';

const ROUNDS = 7;
const COUNT = 500;
/**
 * The numbers of parallel requests. One shows the delay of a single request, eight show the load on the processor.
 */
const LANES = [1, 8];
/** The number of tags on the page that the server sends. */
const ITEMS = 20;

/** Measures the judging proxy, and for comparison a proxy that only forwards, in front of the same server. */
export async function benchProxy(): Promise<Figure[]> {
  const server = await startServerProcess('documented', ITEMS);
  const bare = await startServerProcess('proxy', 'bare', server.url);
  const judging = await startServerProcess('proxy', 'judging', server.url);
  try {
    const figures: Figure[] = [];
    for (const lanes of LANES) figures.push(...(await measure(lanes, { server, bare, judging })));
    return [
      ...figures,
      { name: 'memory of the judging proxy', value: (await judging.usage()).memory, unit: 'MB' },
    ];
  } finally {
    await Promise.all([server, bare, judging].map((process) => process.close()));
  }
}

async function measure(
  lanes: number,
  servers: Record<'server' | 'bare' | 'judging', ServerProcess>,
): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const processor = { server: [], bare: [], judging: [] } as Record<keyof typeof servers, number[]>;
  const sendAll = (name: keyof typeof servers) => async () => {
    const { url, usage } = servers[name];
    const request = {
      method: 'GET',
      origin: url,
      path: `${BASE_PATH}/projects/acme%2Frocket/repository/tags`,
      headers: { 'PRIVATE-TOKEN': 'token-of-a-benchmark' },
    };
    const before = await usage();
    await inLanes(lanes, Array(COUNT).fill(request), (one) => sendBare(one, agent));
    processor[name].push((await usage()).processor - before.processor);
  };
  const times = await rounds(ROUNDS, {
    server: sendAll('server'),
    bare: sendAll('bare'),
    judging: sendAll('judging'),
  });
  agent.destroy();
  const load = `${lanes} at a time`;
  const added = { bare: times.bare - times.server, judging: times.judging - times.server };
  return [
    { name: `${load}: without a proxy, per request`, value: times.server / COUNT, unit: 'ms' },
    { name: `${load}: a bare proxy adds`, value: added.bare / COUNT, unit: 'ms' },
    { name: `${load}: the judging proxy adds`, value: added.judging / COUNT, unit: 'ms' },
    { name: `${load}: judging / bare proxy`, value: times.judging / times.bare, unit: '×' },
    {
      name: `${load}: processor time of the bare proxy`,
      value: median(processor.bare) / COUNT,
      unit: 'ms',
    },
    {
      name: `${load}: processor time of the judging proxy`,
      value: median(processor.judging) / COUNT,
      unit: 'ms',
    },
  ];
}
