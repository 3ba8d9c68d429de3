import { setTimeout as sleep } from 'node:timers/promises';
import type { JsonValue } from '../../contract/case.ts';
import { isObject } from '../../contract/isObject.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { readJson } from '../../wire/readBody.ts';
import type { Call, Send } from './job.ts';

/** The number of equal requests, with the first. */
export const EQUAL_REQUESTS = 9;

/** The number of requests at once. They use several connections, which a balancer may lead to several nodes. */
const AT_ONCE = 4;
const PAUSE_MS = 100;

/** The responses to equal reads. */
export interface Repeated {
  /** The number of responses unlike the others, if the responses change back and forth. 0 if they do not. */
  differing: number;
}

/**
 * Sends a read again, several times, and compares the responses with the first one. A server whose data another client
 * changes meanwhile changes its response once. Nodes of different versions change it back and forth.
 */
export async function repeatRead(call: Call, first: Exchange, send: Send): Promise<Repeated> {
  const exchanges = [first];
  while (exchanges.length < EQUAL_REQUESTS) {
    await sleep(PAUSE_MS);
    exchanges.push(...(await sendAtOnce(AT_ONCE, call, send)));
  }
  for (const describe of [describeShape, describeContent]) {
    const differing = countDiffering(exchanges.map(describe));
    if (differing > 0) return { differing };
  }
  return { differing: 0 };
}

/** Sends equal requests at the same time. Each gets a response of its own. */
async function sendAtOnce(count: number, call: Call, send: Send): Promise<Exchange[]> {
  const { mayShare: _, onCreate: __, ...again } = call;
  const sent = await Promise.all(Array.from({ length: count }, () => send({ ...again })));
  return sent.map(({ exchange }) => exchange);
}

/** The number of equal requests at once that show whether all nodes know an operation. */
const AT_A_GLANCE = 6;

/**
 * Sends a read again, several times at once, and compares the statuses. A limit and an outage are no other node.
 * @returns the numbers of unlike responses and of responses
 */
export async function repeatAtOnce(
  call: Call,
  first: Exchange,
  send: Send,
): Promise<Repeated & { sent: number }> {
  const exchanges = [first];
  for (const isLast of [false, true]) {
    exchanges.push(...(await sendAtOnce(AT_A_GLANCE, call, send)));
    const statuses = exchanges.flatMap(({ response }) => response?.status ?? []);
    const telling = statuses.filter((status) => status < 500 && status !== 403 && status !== 429);
    if (isLast) return { differing: countDiffering(telling.map(String)), sent: exchanges.length };
    if (new Set(telling).size < 2) break;
  }
  return { differing: 0, sent: exchanges.length };
}

/**
 * Sends a read again, and returns true if its response has the content of the first one. In a list, only the items of
 * the written resource count, since other jobs may change the others meanwhile.
 * @param written the response to the last write. Its resource has an `id` or a `name`, or else the whole list counts
 */
export async function isSameLater(
  call: Call,
  first: Exchange,
  send: Send,
  written: Exchange,
): Promise<boolean> {
  const [exchange] = await sendAtOnce(1, call, send);
  const [before, after] = [first, exchange!].map((one) => describeOwn(one, written));
  return before === after;
}

function describeOwn(one: Exchange, { response: written }: Exchange): string {
  const { status = 0 } = one.response ?? {};
  // The body of an error may be new each time, since it may name the request.
  if (status >= 400) return `${status}`;
  const items = one.response && readJson(one.response);
  const body = written && readJson(written);
  const key = ['id', 'name'].find((name) => isObject(body) && body[name] !== undefined);
  if (!Array.isArray(items) || !isObject(body) || key === undefined)
    return `${describeShape(one)} ${describeContent(one)}`;
  const own = items.filter((item) => isObject(item) && item[key] === body[key]);
  return `${status} ${JSON.stringify(own)}`;
}

/** Returns the number of texts unlike the most frequent one, if two texts alternate. */
function countDiffering(texts: string[]): number {
  const kinds = new Map<string, number>();
  for (const text of texts) kinds.set(text, (kinds.get(text) ?? 0) + 1);
  const changes = texts.filter((text, index) => index > 0 && text !== texts[index - 1]).length;
  // More than two kinds are content that is new each time, such as the time of the response.
  return kinds.size === 2 && changes > 1 ? Math.min(...kinds.values()) : 0;
}

function describeShape({ response, failure }: Exchange): string {
  if (!response) return failure?.name ?? '';
  return `${response.status} ${JSON.stringify(shapeOf(readJson(response)))}`;
}

/** An order that changes is a matter of the checks: nodes of one version may change it, too. */
function describeContent({ response }: Exchange): string {
  if (!response) return '';
  const value = readJson(response);
  return value === undefined
    ? response.body.toString('latin1')
    : JSON.stringify(value, (_, inner: JsonValue) =>
        Array.isArray(inner) ? inner.map((item) => JSON.stringify(item)).sort() : inner,
      );
}

/** Returns a value with types in place of texts and numbers. All items of a list have one shape. */
function shapeOf(value: JsonValue | undefined): JsonValue {
  if (Array.isArray(value))
    return [...new Set(value.map((item) => JSON.stringify(shapeOf(item))))].sort();
  if (!isObject(value)) return value === null ? 'null' : typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, field]) => [name, shapeOf(field)]),
  );
}
