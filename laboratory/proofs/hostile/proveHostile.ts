/** Attacks a sandbox, a mock, a proxy and the judge of recordings. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { attackServer, attackSlowly, ORDINARY_RUNS, type Worst } from './attackServer.ts';
import {
  type Attack,
  type HostileRequest,
  ON_PARSERS,
  ON_STATE,
  ORDINARY,
  ordinaryOf,
} from './attacks.ts';
import { costBetween, excessesOf, ORDINARY_SIZE, usualTime } from './limits.ts';
import { startVictim } from './startVictim.ts';

interface Outcome {
  figures: string[];
  faults: string[];
}

export async function proveHostile(onProgress: (text: string) => void): Promise<Outcome> {
  const outcomes = [
    await onServer('sandbox', [...ON_PARSERS, ...ON_STATE], onProgress),
    await onServer('mock', ON_PARSERS, onProgress),
    await onProxy(onProgress),
    await onJudge(onProgress),
  ];
  return {
    figures: outcomes.flatMap(({ figures }) => figures),
    faults: outcomes.flatMap(({ faults }) => faults),
  };
}

async function onServer(
  kind: 'sandbox' | 'mock' | 'proxy',
  attacks: Attack[],
  onProgress: (text: string) => void,
  target?: string,
): Promise<Outcome> {
  const victim = await startVictim(kind, target);
  try {
    const attacked = await attackServer(victim, attacks, (name) => onProgress(`${kind}: ${name}`));
    onProgress(`${kind}: slow clients`);
    const faults = [
      ...attacked.faults,
      ...(victim.ended() === undefined ? await attackSlowly(victim) : []),
    ];
    return outcomeOf(kind, attacks.length, attacked.worst, faults);
  } finally {
    await victim.close();
  }
}

function outcomeOf(kind: string, count: number, { name, times }: Worst, faults: string[]): Outcome {
  return {
    figures: [
      `${kind}: ${count} attacks; the longest took ${times.toFixed(1)} times an ordinary request of its size (${name})`,
    ],
    faults: faults.map((fault) => `${kind}: ${fault}`),
  };
}

/** Responses by which a server attacks a proxy, by their names. */
const RESPONSES: Record<string, { headers?: Record<string, string>; body: Buffer }> = {
  'a compressed response of 1 GB': compressed(1),
  'a response that is compressed twice': compressed(2),
  'a response of 100,000 levels': { body: Buffer.from('['.repeat(100_000) + ']'.repeat(100_000)) },
  'a response of 1,000,000 items': { body: Buffer.from(`[${'7,'.repeat(1_000_000)}7]`) },
  'a response with 300,000 names': {
    body: Buffer.from(
      `[{${Array.from({ length: 300_000 }, (_, index) => `"k${index}":1`).join()}}]`,
    ),
  },
};

function compressed(times: 1 | 2) {
  const once = gzipSync(Buffer.alloc(times === 1 ? 1_000_000_000 : 100_000_000, ' '));
  const encodings = Array(times).fill('gzip').join(', ');
  return { headers: { 'content-encoding': encodings }, body: times === 1 ? once : gzipSync(once) };
}

/** Attacks a proxy from both sides: by requests, and by the responses of the server behind it. */
async function onProxy(onProgress: (text: string) => void): Promise<Outcome> {
  const server = createServer(async (request, response) => {
    // The proxy gives a request up when its client is gone.
    const isWhole = await finished(request.resume()).then(
      () => true,
      () => false,
    );
    if (!isWhole) return;
    const name = decodeURIComponent(/attack=([^&]+)/.exec(request.url ?? '')?.[1] ?? '');
    const { headers = {}, body } = RESPONSES[name] ?? { body: Buffer.from('[]') };
    response.writeHead(200, { 'content-type': 'application/json', ...headers });
    response.write(body);
    if (name !== ENDLESS) response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const byResponse = [...Object.keys(RESPONSES), ENDLESS].map(
    (name): Attack => ({
      name,
      isRefused: false,
      // The proxy decodes at most 128 MB of a compressed response.
      bytes: 10_000_000,
      ...(name === ENDLESS && { leavesAfter: 3000 }),
      request: { ...ORDINARY, path: `${ORDINARY.path}&attack=${encodeURIComponent(name)}` },
    }),
  );
  const byRequest = ON_PARSERS.map((attack) => ({ ...attack, isRefused: false }));
  try {
    const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return await onServer('proxy', [...byRequest, ...byResponse], onProgress, target);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** A response that must not hold up the others. Its client leaves. */
const ENDLESS = 'a response that never ends';

/** Gives the judge recordings of the attacks, each between two ordinary exchanges, which must be judged. */
async function onJudge(onProgress: (text: string) => void): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'forge-contract-hostile-'));
  const judge = await startVictim('judge');
  const faults: string[] = [];
  let worst: Worst = { name: '', times: 0 };
  const costOf = async (exchange: Recorded) => {
    const file = join(folder, 'recording.har');
    const ordinary = entryOf({ request: ORDINARY });
    const entries = [ordinary, entryOf(exchange), ordinary];
    await writeFile(file, JSON.stringify({ log: { version: '1.2', entries } }));
    const before = await judge.usage();
    const { judged, usage } = await judge.judge(file);
    return { judged, cost: costBetween(before, usage) };
  };
  const recorded: [string, Recorded][] = [
    ...ON_PARSERS.map(({ name, request }): [string, Recorded] => [name, { request }]),
    ...Object.entries(RESPONSES).map(([name, response]): [string, Recorded] => [
      name,
      { request: ORDINARY, response },
    ]),
  ];
  try {
    const runs: number[] = [];
    for (let run = 0; run < ORDINARY_RUNS; run++)
      runs.push((await costOf({ request: ordinaryOf(ORDINARY_SIZE) })).cost.processor);
    const measured = Math.min(...runs);
    for (const [name, exchange] of recorded) {
      onProgress(`judge: ${name}`);
      const bytes = exchange.request.body.length + (exchange.response?.body.length ?? 0);
      const { judged, cost } = await costOf(exchange);
      const times = cost.processor / usualTime(bytes, measured);
      if (times > worst.times) worst = { name, times };
      const found = excessesOf(cost, bytes, measured);
      if (judged < 1) found.push('the ordinary exchanges are not judged');
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
  } catch (error) {
    faults.push((error as Error).message);
  } finally {
    await judge.close();
    await rm(folder, { recursive: true });
  }
  return outcomeOf('judge', recorded.length, worst, faults);
}

interface Recorded {
  request: HostileRequest;
  response?: { headers?: Record<string, string>; body: Buffer };
}

/** Returns an exchange as an entry of a HAR. */
function entryOf({ request, response = { body: Buffer.from('[]') } }: Recorded) {
  const pairs = (headers: Record<string, string> = {}) =>
    Object.entries(headers).map(([name, value]) => ({ name, value }));
  const type = request.headers['content-type'];
  return {
    startedDateTime: '2026-03-01T09:00:00Z',
    time: 1,
    request: {
      method: request.method,
      url: `http://localhost${request.path}`,
      httpVersion: 'HTTP/1.1',
      headers: pairs(request.headers),
      ...(request.body.length > 0 && {
        postData: { mimeType: type, text: request.body.toString('utf8') },
      }),
    },
    response: {
      status: 200,
      statusText: 'OK',
      httpVersion: 'HTTP/1.1',
      headers: pairs({ 'content-type': 'application/json', ...response.headers }),
      content: { text: response.body.toString('base64'), encoding: 'base64' },
    },
  };
}
