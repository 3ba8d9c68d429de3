import { Agent } from 'node:http';
import { inLanes } from '../../conformance/index.ts';
import { BASE_PATH } from '../../contract/deployment.ts';
import type { WireRequest } from '../../wire/wireRequest.ts';
import { type Figure, median, rounds } from './rounds.ts';
import { sendBare } from './sendBare.ts';
import { type ServerProcess, startServerProcess } from './startServerProcess.ts';
import { timeToAddress } from './timeToAddress.ts';

const ROUNDS = 7;
const CONCURRENCY = 8;
/** The number of page requests in each round. It is also the number of measured resets. */
const REPEATS = 15;
/** How often the sandbox is started. */
const STARTS = 5;

/** The lengths of the list of notes and of the directory whose last pages are measured. */
const MANY_NOTES = 100_000;
const MANY_FILES = 10_000;

/** A request to the sandbox, which serves the example world. */
interface MeasuredRequest {
  method: 'GET' | 'POST';
  /** The path of the request, below `/api/v4`. */
  path: string;
  /** Returns the body of the request with the given number. Each body must be unique. */
  body?: (number: number) => object;
  /** The number of times that a round sends this request. */
  count: number;
}

const NOTES = '/projects/5/issues/11/notes';
const TREE = '/projects/5/repository/tree';
const COMMITS = '/projects/5/repository/commits';

const MEASURED: Record<string, MeasuredRequest> = {
  'list 20 notes': { method: 'GET', path: NOTES, count: 1000 },
  'create a note': {
    method: 'POST',
    path: '/projects/5/issues/12/notes',
    body: (number) => ({ body: `Attempt ${number}` }),
    count: 1000,
  },
  'list a tree': { method: 'GET', path: TREE, count: 1000 },
  'create a commit': {
    method: 'POST',
    path: COMMITS,
    body: (number) => commitOf([`attempts/${number}.txt`]),
    count: 40,
  },
};

/**
 * Measures the sandbox, and for comparison its web framework alone, which sends constant responses of the same size.
 */
export async function benchSandbox(): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true });
  const sandbox = await startServerProcess('sandbox', 20);
  try {
    const { memory } = await sandbox.usage();
    const figures = [];
    for (const [name, measured] of Object.entries(MEASURED))
      figures.push(...(await besideBare(name, measured, sandbox, agent)));
    return [
      ...figures,
      ...(await startAndReset(sandbox, agent)),
      { name: 'memory after the start of the sandbox', value: memory, unit: 'MB' },
      {
        name: 'memory after all these requests',
        value: (await sandbox.usage()).memory,
        unit: 'MB',
      },
      ...(await farPages(agent)),
    ];
  } finally {
    agent.destroy();
    await sandbox.close();
  }
}

async function besideBare(
  name: string,
  measured: MeasuredRequest,
  sandbox: ServerProcess,
  agent: Agent,
): Promise<Figure[]> {
  const { method, path, count } = measured;
  const headers = await headersOf(sandbox);
  let sent = 0;
  const requestTo = (server: ServerProcess): WireRequest => {
    sent += 1;
    const body = measured.body && Buffer.from(JSON.stringify(measured.body(sent)));
    return { method, origin: server.url, path: BASE_PATH + path, headers, ...(body && { body }) };
  };
  const response = await fetch(sandbox.url + BASE_PATH + path, {
    method,
    headers,
    ...(measured.body && { body: JSON.stringify(measured.body(0)) }),
  });
  const bytes = (await response.arrayBuffer()).byteLength;
  if (!response.ok)
    throw new Error(
      `${method} ${path} failed with ${response.status}; a benchmark needs a success. Correct this request in MEASURED.`,
    );

  const bare = await startServerProcess('bare', response.status, bytes);
  const processor = { bare: [] as number[], sandbox: [] as number[] };
  const sendAll = (server: ServerProcess, spent: number[]) => async () => {
    const requests = Array.from({ length: count }, () => requestTo(server));
    const before = await server.usage();
    await inLanes(CONCURRENCY, requests, (request) => sendBare(request, agent));
    spent.push((await server.usage()).processor - before.processor);
  };
  try {
    const times = await rounds(ROUNDS, {
      bare: sendAll(bare, processor.bare),
      sandbox: sendAll(sandbox, processor.sandbox),
    });
    const perSecond = (time: number) => (count / time) * 1000;
    return [
      {
        name: `${name} (${bytes} bytes): bare framework`,
        value: perSecond(times.bare),
        unit: '/s',
      },
      { name: `${name}: sandbox`, value: perSecond(times.sandbox), unit: '/s' },
      { name: `${name}: sandbox / bare framework`, value: times.bare / times.sandbox, unit: '×' },
      {
        name: `${name}: processor time of the sandbox`,
        value: median(processor.sandbox) / count,
        unit: 'ms',
      },
      {
        name: `${name}: processor time of the bare framework`,
        value: median(processor.bare) / count,
        unit: 'ms',
      },
    ];
  } finally {
    await bare.close();
  }
}

async function startAndReset(sandbox: ServerProcess, agent: Agent): Promise<Figure[]> {
  const starts: number[] = [];
  for (let round = 0; round < STARTS; round++) starts.push(await timeToAddress());
  const headers = await headersOf(sandbox);
  const origin = sandbox.url;
  const post = (path: string, body: object = {}) =>
    sendBare({ method: 'POST', origin, path, headers, body: bytesOf(body) }, agent);
  const resets: number[] = [];
  for (let round = 0; round < REPEATS; round++) {
    await post(BASE_PATH + NOTES, { body: 'Removed by the reset' });
    await post(BASE_PATH + COMMITS, commitOf([`reset-${round}.txt`]));
    const begin = performance.now();
    await post('/_sandbox/reset');
    resets.push(performance.now() - begin);
  }
  return [
    { name: 'time from start to the printed address', value: median(starts), unit: 'ms' },
    { name: 'reset after a note and a commit', value: median(resets), unit: 'ms' },
  ];
}

/** Measures the time for the last page of a long list, and for comparison for the first page. */
async function farPages(agent: Agent): Promise<Figure[]> {
  const sandbox = await startServerProcess('sandbox', MANY_NOTES);
  const headers = await headersOf(sandbox);
  const send = (method: string, path: string, body?: object) =>
    sendBare(
      { method, origin: sandbox.url, path, headers, ...(body && { body: bytesOf(body) }) },
      agent,
    );
  const files = Array.from({ length: MANY_FILES }, (_, index) => `many/${index + MANY_FILES}`);
  await send('POST', BASE_PATH + COMMITS, commitOf(files));
  const tree = `${BASE_PATH}${TREE}?path=many&pagination=keyset&per_page=100`;
  const last = await lastPageToken(sandbox.url + tree, headers);
  const readPages = (pathOf: (repeat: number) => string) => async () => {
    for (let repeat = 0; repeat < REPEATS; repeat++) await send('GET', pathOf(repeat));
  };
  // Each request asks for another page, because the sandbox caches the latest results of the database.
  const page = (number: number) => `${BASE_PATH}${NOTES}?page=${number}`;
  const { first, far, firstKeyset, farKeyset } = await rounds(ROUNDS, {
    first: readPages((repeat) => page(1 + repeat)),
    far: readPages((repeat) => page(MANY_NOTES / 20 - repeat)),
    firstKeyset: readPages(() => tree),
    farKeyset: readPages(() => `${tree}&page_token=${last}`),
  });
  await sandbox.close();
  return [
    { name: `page 1 of ${MANY_NOTES} notes`, value: first / REPEATS, unit: 'ms' },
    { name: `page ${MANY_NOTES / 20}, by offset`, value: far / REPEATS, unit: 'ms' },
    { name: 'far page / first page, by offset', value: far / first, unit: '×' },
    { name: `page 1 of ${MANY_FILES} files`, value: firstKeyset / REPEATS, unit: 'ms' },
    { name: 'last page, by keyset', value: farKeyset / REPEATS, unit: 'ms' },
    { name: 'far page / first page, by keyset', value: farKeyset / firstKeyset, unit: '×' },
  ];
}

/** Reads a directory in pages of 100 entries, and returns the token that leads to the last page. */
async function lastPageToken(url: string, headers: Record<string, string>): Promise<string> {
  let token: string | null = null;
  for (let page = 1; page < MANY_FILES / 100; page++) {
    const response: Response = await fetch(token ? `${url}&page_token=${token}` : url, { headers });
    token = response.headers.get('x-next-cursor');
  }
  return token ?? '';
}

async function headersOf({ url }: ServerProcess): Promise<Record<string, string>> {
  const state = await (await fetch(`${url}/_sandbox`)).json();
  return { 'PRIVATE-TOKEN': state.tokens.maintainer, 'content-type': 'application/json' };
}

function commitOf(paths: string[]): object {
  return {
    branch: 'main',
    commit_message: 'Measure',
    actions: paths.map((path) => ({ action: 'create', file_path: path, content: `${path}\n` })),
  };
}

function bytesOf(body: object): Buffer {
  return Buffer.from(JSON.stringify(body));
}
