/** Sends recorded calls to servers again, without the engine of `upgrade`, and compares responses plainly. */
import {
  partsOfUrl,
  readHeader,
  readRecording,
  type TrafficExchange,
} from '../../../conformance/index.ts';
import type { JsonValue } from '../../../contract/case.ts';
import { isObject } from '../../../contract/isObject.ts';
import { exchange, type RawResponse } from '../../../wire/exchange.ts';

export async function* recordedCalls(file: string): AsyncGenerator<TrafficExchange> {
  for await (const one of readRecording(file, () => {})) if ('exchange' in one) yield one.exchange;
}

/**
 * Sends a recorded call to the server at this origin.
 * @param search the query. Default: the recorded one
 * @param prefix the path of a fork: `/forks/later`. Default: none
 */
export async function sendAgain(
  { request }: TrafficExchange,
  origin: string,
  token: string,
  search?: string,
  prefix = '',
): Promise<RawResponse> {
  const parts = partsOfUrl(request.url);
  const query = search ?? parts.search;
  const headers: Record<string, string> = {};
  for (const name of ['accept', 'content-type']) {
    const value = readHeader(request.headers, name);
    if (value !== undefined) headers[name] = value;
  }
  const { response, failure } = await exchange({
    method: request.method,
    origin,
    path: prefix + parts.path + (query && `?${query}`),
    headers: { ...headers, 'private-token': token },
    ...(request.body && request.body.length > 0 && { body: request.body }),
  });
  if (!response) throw new Error(`${request.method} ${request.url}: ${failure?.message}`);
  return response;
}

/** The headers that the documents have on lists. */
const HEADERS = [
  'link',
  'x-total',
  'x-total-pages',
  'x-per-page',
  'x-page',
  'x-next-page',
  'x-prev-page',
];

/** Returns the places at which two responses differ: `status`, `header x-total`, `[].commit.id`. */
export function plainDifferences(
  one: RawResponse,
  other: RawResponse,
  origins: [string, string],
): Set<string> {
  if (one.status !== other.status) return new Set(['status']);
  const places = new Set<string>();
  for (const name of HEADERS) {
    const values = [readHeader(one.headers, name), readHeader(other.headers, name)];
    const isUrl = name === 'link';
    if (isUrl ? !values[0] !== !values[1] : values[0] !== values[1]) places.add(`header ${name}`);
  }
  if (one.status >= 400) return places;
  const texts = [one, other].map(({ body }, index) =>
    body.toString().replaceAll(origins[index]!, 'https://server'),
  );
  const values = texts.map(parseText);
  if (values[0] === undefined || values[1] === undefined) {
    if (texts[0] !== texts[1]) places.add('body');
    return places;
  }
  const [left, right] = [flatten(values[0]), flatten(values[1])];
  for (const path of new Set([...left.keys(), ...right.keys()]))
    if (JSON.stringify(left.get(path)?.sort()) !== JSON.stringify(right.get(path)?.sort()))
      places.add(path);
  if (places.size === 0 && orderOf(values[0]) !== orderOf(values[1])) places.add('order');
  return places;
}

function parseText(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the texts of all plain values, by their paths without indexes. */
function flatten(
  value: JsonValue,
  path = '',
  all = new Map<string, string[]>(),
): Map<string, string[]> {
  if (Array.isArray(value)) for (const one of value) flatten(one, `${path}[]`, all);
  else if (isObject(value))
    for (const [key, one] of Object.entries(value))
      flatten(one, path === '' ? key : `${path}.${key}`, all);
  else all.set(path, [...(all.get(path) ?? []), JSON.stringify(value)]);
  return all;
}

function orderOf(value: JsonValue): string {
  return Array.isArray(value) ? JSON.stringify(value.map((one) => [...flatten(one)].sort())) : '';
}
