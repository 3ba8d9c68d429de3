/**
 * Compares the sandbox with two mock servers that also keep what they get, and check nothing: json-server and Mockoon.
 * npm downloads them at the first run.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BASE_PATH } from '../../contract/deployment.ts';
import { type Figure, rounds } from './rounds.ts';
import { type Load, startLoad } from './startLoad.ts';
import { startServerProcess } from './startServerProcess.ts';

const ROUNDS = 5;
/** The number of requests in each round. */
const COUNT = 1000;
/** The numbers of notes at the start. A page shows 20 of them. */
const SIZES = [20, 1000];

/** The seconds after which a server counts as not started. The first run downloads its packages. */
const LONGEST_START_S = 300;

/** A server with a list of notes. */
interface NotesServer {
  origin: string;
  /** The path of a page with the first notes. */
  listPath: string;
  /** The path to which a new note is posted. */
  createPath: string;
  headers: Record<string, string>;
  close(): Promise<void>;
}

export async function benchPeers(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of SIZES) figures.push(...(await measure(size)));
  return figures;
}

async function measure(size: number): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'forge-contract-peers-'));
  const load = startLoad();
  const servers: NotesServer[] = [];
  const start = async (starting: Promise<NotesServer>) => {
    const server = await starting;
    servers.push(server);
    return server;
  };
  try {
    const sandbox = await start(startSandbox(size));
    const notes = await notesOf(sandbox, size);
    const peers = {
      'json-server': await start(startJsonServer(folder, notes)),
      Mockoon: await start(startMockoon(folder, notes)),
    };
    const figures: Figure[] = [];
    const measured = {
      [`list 20 of ${size} notes`]: list,
      [`create, beside ${size} notes`]: create,
    };
    for (const [what, write] of Object.entries(measured)) {
      const sendAll = (server: NotesServer) => () => load.send({ ...write(server), count: COUNT });
      const times = await rounds(ROUNDS, {
        sandbox: sendAll(sandbox),
        'json-server': sendAll(peers['json-server']),
        Mockoon: sendAll(peers.Mockoon),
      });
      for (const [name, time] of Object.entries(times))
        figures.push({ name: `${what}: ${name}`, value: (COUNT / time) * 1000, unit: '/s' });
      for (const name of ['json-server', 'Mockoon'] as const)
        figures.push({
          name: `${what}: sandbox / ${name}`,
          value: times[name] / times.sandbox,
          unit: '×',
        });
    }
    return figures;
  } finally {
    load.close();
    await Promise.all(servers.map(({ close }) => close()));
    await rm(folder, { recursive: true });
  }
}

type OneRequest = Omit<Load, 'count'>;

function list({ origin, listPath, headers }: NotesServer): OneRequest {
  return { method: 'GET', origin, path: listPath, headers };
}

function create({ origin, createPath, headers }: NotesServer): OneRequest {
  return { method: 'POST', origin, path: createPath, headers, body: '{"body":"Measure"}' };
}

async function startSandbox(size: number): Promise<NotesServer> {
  const { url, close } = await startServerProcess('sandbox', size);
  const { tokens } = await (await fetch(`${url}/_sandbox`)).json();
  return {
    origin: url,
    listPath: `${BASE_PATH}/projects/5/issues/11/notes`,
    // Another list, so that the measured page keeps its notes.
    createPath: `${BASE_PATH}/projects/5/issues/12/notes`,
    headers: { 'PRIVATE-TOKEN': tokens.maintainer, 'content-type': 'application/json' },
    close,
  };
}

/** Returns notes with different IDs, so that the other servers have the same rows. */
async function notesOf(
  { origin, listPath, headers }: NotesServer,
  size: number,
): Promise<object[]> {
  const page = (await (await fetch(origin + listPath, { headers })).json()) as object[];
  return Array.from({ length: size }, (_, index) => ({
    ...page[index % page.length],
    id: index + 1,
  }));
}

const JSON_HEADERS = { 'content-type': 'application/json' };

async function startJsonServer(folder: string, notes: object[]): Promise<NotesServer> {
  const file = join(folder, 'json-server.json');
  await writeFile(file, JSON.stringify({ notes, created: [] }));
  return startPeer('json-server@0.17.4', '/notes?_page=1&_limit=20', '/created', (port) => [
    ...['json-server', file, '--port', String(port), '--host', '127.0.0.1', '--quiet'],
  ]);
}

async function startMockoon(folder: string, notes: object[]): Promise<NotesServer> {
  const file = join(folder, 'mockoon.json');
  await writeFile(file, JSON.stringify(mockoonEnvironment({ notes, created: [] })));
  return startPeer('@mockoon/cli@9.9.0', '/notes?page=1&limit=20', '/created', (port) => [
    ...['mockoon-cli', 'start', '--data', file, '--port', String(port)],
    ...['--disable-log-to-file', '--disable-admin-api'],
  ]);
}

/** Returns an environment of Mockoon with a route for each list, which keeps what it gets. */
function mockoonEnvironment(lists: Record<string, object[]>): object {
  const routes = Object.keys(lists).map((name) => ({
    uuid: `route-${name}`,
    type: 'crud',
    endpoint: name,
    method: '',
    documentation: '',
    responseMode: null,
    responses: [
      {
        uuid: `response-${name}`,
        bodyType: 'DATABUCKET',
        databucketID: name,
        body: '',
        statusCode: 200,
        latency: 0,
        headers: [],
        rules: [],
        rulesOperator: 'OR',
        default: true,
        crudKey: 'id',
        disableTemplating: true,
      },
    ],
  }));
  return {
    uuid: 'peer',
    lastMigration: 33,
    name: 'peer',
    hostname: '127.0.0.1',
    latency: 0,
    folders: [],
    routes,
    rootChildren: routes.map(({ uuid }) => ({ type: 'route', uuid })),
    headers: [{ key: 'Content-Type', value: 'application/json' }],
    data: Object.entries(lists).map(([name, list]) => ({
      uuid: `data-${name}`,
      id: name,
      name,
      value: JSON.stringify(list),
    })),
  };
}

/** Starts a server of an npm package, and waits until it responds. */
async function startPeer(
  npmPackage: string,
  listPath: string,
  createPath: string,
  argsFor: (port: number) => string[],
): Promise<NotesServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // In a group of its own, so that the server ends with npm and the shell between them.
  const npm = spawn('npm', ['exec', '--yes', `--package=${npmPackage}`, '--', ...argsFor(port)], {
    stdio: 'ignore',
    detached: true,
  });
  for (let waited = 0; !(await responds(origin + listPath)); waited += 0.25) {
    if (npm.exitCode !== null || waited > LONGEST_START_S)
      throw new Error(`${npmPackage} does not start. Run \`npm exec --package=${npmPackage}\`.`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return { origin, listPath, createPath, headers: JSON_HEADERS, close: () => endGroup(npm) };
}

/** Returns a port that is free now, for servers that cannot choose one. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function responds(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function endGroup(npm: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => npm.once('exit', resolve));
  process.kill(-npm.pid!, 'SIGTERM');
  await ended;
}
