import type { JsonValue } from '../contract/case.ts';
import type { ContractOperation } from '../contract/contract.ts';
import { isObject } from '../contract/isObject.ts';
import type { Counterparts } from './counterparts.ts';
import type { TestCall } from './readCalls.ts';
import type { SentTexts } from './sentTexts.ts';
import type { WorldValues } from './worldValues.ts';

/** The sources of the values of a deployment. */
export interface Known {
  world: WorldValues;
  texts: SentTexts;
  counterparts: Counterparts;
}

const SHA = /^[\da-f]{7,64}$/;
export const TIME = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-][\d:]+)?)?$/;
/** A field or a parameter with IDs. */
export const ID = /(^|_)i?ids?(\[\])?$/;

/** Replaces texts at places without a fixture: names of the run, SHAs and cursors of responses, and times. */
export function translateTexts(
  value: JsonValue,
  call: Pick<TestCall, 'operation' | 'shiftMs'>,
  known: Known,
  name = '',
): JsonValue {
  if (Array.isArray(value)) return value.map((item) => translateTexts(item, call, known, name));
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, translateTexts(item, call, known, key)]),
    );
  const { operation, shiftMs } = call;
  const { isOfWorld } = known.world;
  const { find } = known.counterparts;
  if (typeof value === 'number')
    return (
      findById(known, operation, name, value) ??
      (isOfWorld(value) || !ID.test(name) ? value : (find(value, name) ?? value))
    );
  if (typeof value !== 'string') return value;
  const { sent, titles } = known.texts;
  const title = /search|query/.test(name) ? titles.get(value) : undefined;
  const other = sent.get(value) ?? title ?? findById(known, operation, name, value);
  if (other !== undefined) return other;
  if (ID.test(name)) return (!isOfWorld(value) && find(value, name)) || value;
  // A pack has no fixtures for the branches and users of its operations.
  if (/(^|_)(ref|branch|username)$/.test(name)) return known.world.findText(value) ?? value;
  if (/labels$/.test(name))
    return value.replace(/[^,]+/g, (label) => sent.get(label.trim()) ?? label);
  if (SHA.test(value) || /token|cursor|after|before/.test(name)) {
    const shown = find(value, name);
    if (shown !== undefined) return shown;
  }
  if (shiftMs === 0 || !TIME.test(value)) return value;
  const moved = new Date(Date.parse(value) + shiftMs).toISOString();
  sent.set(value, value.length === 10 ? moved.slice(0, 10) : moved);
  return sent.get(value)!;
}

/** Returns the counterpart of an ID by the name of its field. */
export function findById(
  { counterparts, world }: Known,
  operation: ContractOperation,
  name: string,
  value: string | number,
): string | number | undefined {
  return counterparts.findById(operation, name, value) ?? world.findById(name, value);
}
