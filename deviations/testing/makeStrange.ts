/**
 * Changes recorded responses as a deployment would that nobody has looked at. A seed decides for each field in which way
 * it differs, so that no test and no author chooses the differences.
 */
import { createHash } from 'node:crypto';
import type { TrafficExchange } from '../../conformance/recorded/traffic.ts';
import type { JsonValue } from '../../contract/case.ts';
import { isObject } from '../../contract/isObject.ts';

/** The ways in which the value of a field may differ. `undefined` leaves the field out. */
const WAYS: ((value: JsonValue) => JsonValue | undefined)[] = [
  () => undefined,
  () => null,
  (value) => (typeof value === 'number' ? String(value) : value),
  (value) => (typeof value === 'boolean' ? Number(value) : value),
  (value) => (typeof value === 'string' ? `other_${value}` : value),
  (value) => (typeof value === 'string' ? value.toUpperCase() : value),
  (value) => (/^\d{4}-/.test(String(value)) ? Date.parse(String(value)) / 1000 : value),
  (value) => (Array.isArray(value) ? null : value),
  (value) => (isObject(value) ? [] : value),
];

/** Returns an exchange as a strange deployment would record it. One field of six differs. */
export function makeStrange(traffic: TrafficExchange, seed: string): TrafficExchange {
  const { response } = traffic;
  if (!response?.body) return traffic;
  const headers = response.headers.filter(
    ([name]) => !/^x-/i.test(name) || draw(seed, name.toLowerCase(), 6) > 0,
  );
  return { ...traffic, response: { ...response, headers, body: changed(response.body, seed) } };
}

function changed(body: Buffer, seed: string): Buffer {
  try {
    return Buffer.from(JSON.stringify(change(JSON.parse(String(body)), seed)));
  } catch {
    return body;
  }
}

function change(value: JsonValue, seed: string): JsonValue {
  if (Array.isArray(value)) return value.map((item) => change(item, seed));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const way =
        draw(seed, name, 6) > 0 ? undefined : WAYS[draw(seed, `way ${name}`, WAYS.length)];
      const other = way ? way(member) : change(member, seed);
      return other === undefined ? [] : [[name, other]];
    }),
  );
}

/** Returns a number below the limit, which follows from the seed and the name. */
function draw(seed: string, name: string, limit: number): number {
  return createHash('sha1').update(`${seed} ${name}`).digest().readUInt32BE() % limit;
}
