/** Finds resources of the tests that a response of one side shows, and that of the other side does not. */
import type { JsonValue } from '../contract/case.ts';
import { isObject, type JsonObject } from '../contract/isObject.ts';
import { identityOf } from './counterparts.ts';
import type { WorldValues } from './worldValues.ts';

/** Remembers what the tests have created, and looks for it in later responses. */
export interface CreatedResources {
  /** Remembers a name that the tests have chosen, and the one that the deployment was sent for it. */
  addName(before: string, after: string): void;
  /** Remembers the resources in the responses of both sides to the same write. */
  addResponse(before: JsonValue, after: JsonValue): void;
  /** Remembers the resource in the sandbox's response to a write, and the new resources in it. */
  mark(shown: JsonValue): void;
  /** Returns true for an object of the sandbox that the conversation has created. */
  isCreated(shown: JsonValue): boolean;
  /** Returns the side that alone shows a resource of the tests. Undefined if both show the same ones. */
  shownBy(before: JsonValue, after: JsonValue): 'sandbox' | 'deployment' | undefined;
}

/** Returns true for a resource of the tests, or for its name. */
type Sign = (value: JsonValue) => boolean;

export function createdResources(isOfWorld: WorldValues['isOfWorld']): CreatedResources {
  const signs = new Map<string, [before: Sign, after: Sign]>();
  const created = new Set<string>();
  return {
    addName: (before, after) =>
      void signs.set(before, [(value) => value === before, (value) => value === after]),
    addResponse(before, after) {
      if (!isObject(before) || !isObject(after)) return;
      if (hasTime(before) && hasTime(after))
        signs.set(`${before.id} ${before.created_at}`, [isSame(before), isSame(after)]);
      for (const [name, value] of Object.entries(before))
        if (after[name] !== undefined) this.addResponse(value, after[name]);
    },
    mark: (shown) => mark(shown, true),
    isCreated: (shown) => created.has(identify(shown) ?? ''),
    shownBy(before, after) {
      for (const [ofBefore, ofAfter] of signs.values()) {
        const [isBefore, isAfter] = [holds(before, ofBefore), holds(after, ofAfter)];
        if (isBefore !== isAfter) return isBefore ? 'sandbox' : 'deployment';
      }
      return undefined;
    },
  };

  function mark(shown: JsonValue, isRoot = false): void {
    if (Array.isArray(shown)) for (const item of shown) mark(item, isRoot);
    if (!isObject(shown)) return;
    const name = identify(shown);
    const isNew = typeof shown.id === 'number' && !isOfWorld(shown.id);
    if (name !== undefined && (isRoot || isNew)) created.add(name);
    for (const child of Object.values(shown)) mark(child);
  }
}

/** Names an object by the field that identifies it: `id 17`. */
function identify(shown: JsonValue): string | undefined {
  const own = identityOf(shown);
  return own && `${own.field} ${own.value}`;
}

/** Resources of several kinds may have the same ID, but hardly the same time, too. */
function hasTime(shown: JsonObject): boolean {
  return typeof shown.id === 'number' && typeof shown.created_at === 'string';
}

function isSame({ id, created_at: time }: JsonObject): Sign {
  return (value) => isObject(value) && value.id === id && value.created_at === time;
}

function holds(shown: JsonValue, sign: Sign): boolean {
  if (sign(shown)) return true;
  if (typeof shown !== 'object' || shown === null) return false;
  return Object.values(shown).some((child) => holds(child, sign));
}
