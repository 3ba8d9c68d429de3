/** Measures how the cost of requests grows with the size of the seed. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BASE_PATH } from '../../contract/deployment.ts';
import { LARGE_PROJECT, largeSeed } from './largeSeed.ts';
import { type Figure, median } from './rounds.ts';
import { sendBare } from './sendBare.ts';
import { type ServerProcess, startServerProcess } from './startServerProcess.ts';

/** The numbers of commits, merge requests and tags of a seed. Another list may be given: `--sizes=100,1000`. */
const SIZES = [100, 1000, 10_000, 100_000];

/** The number of times that each request is measured. */
const REPEATS = 9;

const PROJECT = `/projects/${LARGE_PROJECT}`;

/** The measured requests, by what they do. */
const READS: Record<string, (size: number) => string> = {
  'list merge requests': () => '/merge_requests?scope=all',
  'last page of merge requests': (size) => `/merge_requests?scope=all&page=${size / 20}`,
  'search merge requests': (size) => `/merge_requests?scope=all&search=${size - 1}`,
  'list tags': () => `${PROJECT}/repository/tags`,
  'last page of tags': (size) => `${PROJECT}/repository/tags?page=${size / 20}`,
  'search tags': () => `${PROJECT}/repository/tags?search=^v0.0.1`,
  'list commits': () => `${PROJECT}/repository/commits`,
  'last page of commits': (size) => `${PROJECT}/repository/commits?page=${size / 20}`,
  'refs of the first commit': () => `${PROJECT}/repository/commits/v0.0.0/refs`,
  'list contributors': () => `${PROJECT}/repository/contributors`,
};

export async function benchScale(sizes: number[] = SIZES): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'forge-contract-bench-'));
  const agent = new Agent({ keepAlive: true });
  try {
    const figures: Figure[] = [];
    for (const size of sizes) figures.push(...(await measure(size, folder, agent)));
    return figures;
  } finally {
    agent.destroy();
    await rm(folder, { recursive: true });
  }
}

async function measure(size: number, folder: string, agent: Agent): Promise<Figure[]> {
  const file = join(folder, `${size}.json`);
  const seed = largeSeed({ commits: size, mergeRequests: size, tags: size });
  await writeFile(file, JSON.stringify(seed));
  const name = (what: string) => `${size}: ${what}`;
  const begin = performance.now();
  const server = await startServerProcess('seeded', file);
  const start = performance.now() - begin;
  try {
    const { processor, memory } = await server.usage();
    const send = await sender(server, agent);
    const figures: Figure[] = [
      { name: name('start'), value: start, unit: 'ms' },
      { name: name('processor time of the start, without git'), value: processor, unit: 'ms' },
      { name: name('memory after the start'), value: memory, unit: 'MB' },
    ];
    for (const [what, pathOf] of Object.entries(READS)) {
      const path = BASE_PATH + pathOf(size);
      const first = await timeOf(() => send('GET', path));
      const later = await medianOf(() => send('GET', path));
      figures.push(
        { name: name(`${what}, first time`), value: first, unit: 'ms' },
        { name: name(what), value: later, unit: 'ms' },
      );
    }
    let sent = 0;
    const creations = {
      'create a tag': () =>
        send('POST', `${BASE_PATH}${PROJECT}/repository/tags`, {
          tag_name: `new-${++sent}`,
          ref: 'main',
        }),
      'create a commit': () =>
        send('POST', `${BASE_PATH}${PROJECT}/repository/commits`, {
          branch: 'main',
          commit_message: 'Measure',
          actions: [{ action: 'create', file_path: `new/${++sent}.txt`, content: 'New\n' }],
        }),
      reset: () => send('POST', '/_sandbox/reset', {}),
    };
    for (const [what, create] of Object.entries(creations))
      figures.push({ name: name(what), value: await medianOf(create), unit: 'ms' });
    return figures;
  } finally {
    await server.close();
  }
}

/** Returns a function that sends a request of a maintainer. It throws if the request fails. */
async function sender({ url }: ServerProcess, agent: Agent) {
  const headers = {
    'PRIVATE-TOKEN': 'sandbox-token-of-kim',
    'content-type': 'application/json',
  };
  return async (method: string, path: string, body?: object) => {
    const bytes = body && Buffer.from(JSON.stringify(body));
    const request = { method, origin: url, path, headers, ...(bytes && { body: bytes }) };
    const status = await sendBare(request, agent);
    if (status >= 400)
      throw new Error(`${method} ${path} failed with ${status}. Correct this request in scale.ts.`);
  };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat++) times.push(await timeOf(work));
  return median(times);
}
