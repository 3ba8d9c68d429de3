import { once } from 'node:events';
import { request as open } from 'node:http';
import { connect, type Socket } from 'node:net';
import { type Attack, type HostileRequest, ORDINARY, ordinaryOf } from './attacks.ts';
import { costBetween, excessesOf, ORDINARY_SIZE, usualTime } from './limits.ts';
import type { Victim } from './startVictim.ts';

/** The time after which a request without a response is a fault, in milliseconds. */
const PATIENCE = 60_000;

/** The number of ordinary requests that are measured. The quickest of them counts. */
export const ORDINARY_RUNS = 4;

/** The number of connections of each kind of slow client. */
const SLOW_CLIENTS = 200;

/** The highest processor time and memory of an attack, for the figures. */
export interface Worst {
  name: string;
  /** How many times as long as an ordinary request of the same size. */
  times: number;
}

/**
 * Sends hostile requests to a server. During each of them, another client sends an ordinary request, which must succeed.
 * @returns a line for each fault, and the attack that took the longest
 */
export async function attackServer(
  victim: Pick<Victim, 'url' | 'usage' | 'ended'>,
  attacks: Attack[],
  onProgress: (name: string) => void = () => {},
): Promise<{ faults: string[]; worst: Worst }> {
  const faults: string[] = [];
  let worst: Worst = { name: '', times: 0 };
  const costOf = async (request: HostileRequest, leavesAfter?: number) => {
    const before = await victim.usage();
    const outcome = await Promise.all([
      send(victim.url, request, leavesAfter),
      send(victim.url, ORDINARY),
    ]);
    return { outcome, cost: costBetween(before, await victim.usage()) };
  };
  const runs: number[] = [];
  for (let run = 0; run < ORDINARY_RUNS; run++)
    runs.push((await costOf(ordinaryOf(ORDINARY_SIZE))).cost.processor);
  const measured = Math.min(...runs);
  for (const attack of attacks) {
    const { name, request, isRefused, bytes = request.body.length, leavesAfter } = attack;
    onProgress(name);
    const { outcome, cost } = await costOf(request, leavesAfter).catch((error: Error) => ({
      outcome: [error.message],
      cost: { processor: 0, maxRss: 0 },
    }));
    const end = victim.ended();
    if (end !== undefined) {
      faults.push(`${name}: ${end}`);
      break;
    }
    const times = cost.processor / usualTime(bytes, measured);
    if (times > worst.times) worst = { name, times };
    const found = [...problemsOf(outcome, isRefused), ...excessesOf(cost, bytes, measured)];
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  return { faults, worst };
}

/** The statuses of the hostile and of the ordinary request, or the reasons why a status is missing. */
type Outcome = (number | string)[];

function problemsOf([hostile = 'not sent', other = 200]: Outcome, isRefused: boolean): string[] {
  const isRight = typeof hostile === 'number' && hostile < 500 && (!isRefused || hostile >= 400);
  return [
    ...(isRight
      ? []
      : [`the status is ${hostile} instead of ${isRefused ? '4xx' : 'one below 500'}`]),
    ...(other === 200 ? [] : [`meanwhile, an ordinary request gets ${other} instead of 200`]),
  ];
}

/**
 * Sends a request.
 * @param leavesAfter the time in milliseconds after which the client leaves a response that has begun. Default: a
 *   response that does not end in time is missing
 * @returns the status, or the reason why it is missing
 */
function send(
  url: string,
  { method, path, headers, body }: HostileRequest,
  leavesAfter?: number,
): Promise<number | string> {
  return new Promise((resolve) => {
    let status: number | undefined;
    const sent = open(
      new URL(url).origin,
      {
        method,
        path,
        agent: false,
        headers: { ...headers, ...(body.length > 0 && { 'content-length': `${body.length}` }) },
      },
      (response) => {
        response.resume();
        // `close` also comes if the response is incomplete.
        response.on('error', () => {});
        status = response.statusCode!;
        response.once('close', () => resolve(response.statusCode!));
      },
    );
    const patience = leavesAfter ?? PATIENCE;
    const timer = setTimeout(() => {
      if (leavesAfter !== undefined && status !== undefined) resolve(status);
      sent.destroy(new Error(`no response within ${patience} ms`));
    }, patience);
    sent.once('close', () => clearTimeout(timer));
    // After an early refusal, a server may close the connection before it has read the whole body.
    sent.once('error', ({ message }) => resolve(message));
    sent.end(body);
  });
}

/**
 * Opens connections that send nothing, a part of a head, a part of a body, or that do not read the response. Meanwhile,
 * ordinary requests must succeed.
 */
export async function attackSlowly(
  victim: Pick<Victim, 'url' | 'usage' | 'ended'>,
): Promise<string[]> {
  const { hostname, port } = new URL(victim.url);
  const head = (request: HostileRequest, length: number) =>
    [
      `${request.method} ${request.path} HTTP/1.1`,
      'Host: localhost',
      ...Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`),
      ...(length > 0 ? [`Content-Length: ${length}`] : []),
      '',
      '',
    ].join('\r\n');
  const beginnings = [
    '',
    'GET /api/v4/projects/5 HTTP/1.1\r\nHost: loc',
    `${head(ordinaryOf(100), 1_000_000)}{"body":`,
    head(ORDINARY, 0).repeat(3),
  ];
  const before = await victim.usage();
  const sockets: Socket[] = [];
  for (const text of beginnings)
    for (let index = 0; index < SLOW_CLIENTS; index++) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      sockets.push(socket);
      socket.pause();
      socket.write(text);
    }
  await once(sockets.at(-1)!, 'connect').catch(() => {});
  const statuses: Outcome = [];
  for (let run = 0; run < 5; run++) statuses.push(await send(victim.url, ORDINARY));
  for (const socket of sockets) socket.destroy();
  const end = victim.ended();
  if (end !== undefined) return [`slow clients: ${end}`];
  const { maxRss } = costBetween(before, await victim.usage());
  const wrong = statuses.filter((status) => status !== 200);
  return [
    ...(wrong.length > 0
      ? [`slow clients: meanwhile, an ordinary request gets ${wrong[0]} instead of 200`]
      : []),
    ...excessesOf({ processor: 0, maxRss }, 0, 1).map((fault) => `slow clients: ${fault}`),
  ];
}
