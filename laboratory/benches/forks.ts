/** Measures a hundred forks of one sandbox with eight clients at once, and checks that each client sees only its fork. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { type Figure, median } from './rounds.ts';
import { startServerProcess } from './startServerProcess.ts';

const FORKS = 100;
const CLIENTS = 8;

/** The number of tags that each client creates in each of its forks. */
const TAGS = 3;

interface Fork {
  name: string;
  apiUrl: string;
}

export async function benchForks(): Promise<Figure[]> {
  const server = await startServerProcess('sandbox', 0);
  try {
    const before = await server.usage();
    const copies: number[] = [];
    const writes: number[] = [];
    const reads: number[] = [];
    const forks: Fork[] = [];
    await atOnce(async (number) => {
      const created = await timed(copies, () => send('POST', `${server.url}/_sandbox/forks`, {}));
      forks[number] = created as Fork;
    });
    const copied = await server.usage();
    await atOnce(async (number) => {
      for (const tag_name of tagsOf(number))
        await timed(writes, () => send('POST', tagsIn(forks[number]!), { tag_name, ref: 'main' }));
    });
    await atOnce(async (number) => {
      const path = `${tagsIn(forks[number]!)}?search=^of-&order_by=name&sort=asc`;
      const tags = (await timed(reads, () => send('GET', path))) as { name: string }[];
      const names = tags.map(({ name }) => name);
      if (!isDeepStrictEqual(names, tagsOf(number)))
        throw new Error(`Fork ${number} has the tags ${names} instead of ${tagsOf(number)}.`);
    });
    const { memory } = await server.usage();
    const named = (what: string) => `${FORKS} forks, ${CLIENTS} clients at once: ${what}`;
    return [
      { name: named('create a fork'), value: median(copies), unit: 'ms' },
      {
        name: named('processor time of a copy'),
        value: (copied.processor - before.processor) / FORKS,
        unit: 'ms',
      },
      { name: named('create a tag'), value: median(writes), unit: 'ms' },
      { name: named('list tags'), value: median(reads), unit: 'ms' },
      { name: named('memory before'), value: before.memory, unit: 'MB' },
      { name: named('memory with all forks in use'), value: memory, unit: 'MB' },
    ];
  } finally {
    await server.close();
  }
}

/** Runs a function for the number of each fork. Each client takes the next number when it has ended the last one. */
async function atOnce(work: (number: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (next < FORKS) await work(next++);
    }),
  );
}

function tagsOf(fork: number): string[] {
  return Array.from({ length: TAGS }, (_, index) => `of-${fork}-${index}`);
}

function tagsIn({ apiUrl }: Fork): string {
  return `${apiUrl}/projects/5/repository/tags`;
}

async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  const result = await work();
  times.push(performance.now() - begin);
  return result;
}

/**
 * Sends a request of a maintainer on a connection of its own. A server under load may close a connection that waits.
 * @throws an Error if the request fails
 */
async function send(method: string, url: string, body?: object): Promise<unknown> {
  const headers = {
    'private-token': 'sandbox-token-of-mira',
    'content-type': 'application/json',
  };
  const sent = request(url, { method, headers, agent: false }).end(body && JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const read = await text(response);
  if (response.statusCode! >= 400)
    throw new Error(`${method} ${url} failed with ${response.statusCode}. Correct this request.`);
  return JSON.parse(read);
}
