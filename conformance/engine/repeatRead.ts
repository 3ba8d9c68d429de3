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
  const { mayShare: _, onCreate: __, ...again } = call;
  const exchanges = [first];
  while (exchanges.length < EQUAL_REQUESTS) {
    await sleep(PAUSE_MS);
    const sent = await Promise.all(Array.from({ length: AT_ONCE }, () => send({ ...again })));
    exchanges.push(...sent.map(({ exchange }) => exchange));
  }
  for (const describe of [describeShape, describeContent]) {
    const differing = countDiffering(exchanges.map(describe));
    if (differing > 0) return { differing };
  }
  return { differing: 0 };
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
  const { mayShare: _, onCreate: __, ...again } = call;
  const { exchange } = await send(again);
  const [before, after] = [first, exchange].map((one) => describeOwn(one, written));
  return before === after;
}

function describeOwn(one: Exchange, { response: written }: Exchange): string {
  const items = one.response && readJson(one.response);
  const body = written && readJson(written);
  const key = ['id', 'name'].find((name) => isObject(body) && body[name] !== undefined);
  if (!Array.isArray(items) || !isObject(body) || key === undefined)
    return `${describeShape(one)} ${describeContent(one)}`;
  const own = items.filter((item) => isObject(item) && item[key] === body[key]);
  return `${one.response?.status} ${JSON.stringify(own)}`;
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
