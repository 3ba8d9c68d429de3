/** Implements OpenAPI Overlay 1.0: applies actions to a document, one after the other. */
import { exec } from 'jsonpath-rfc9535';
import type { JsonValue } from '../case.ts';
import { isObject } from '../isObject.ts';
import { pointerTo, valueAt } from '../pointer.ts';

/** An action of an overlay. It changes all parts of a document that its target selects. */
export interface OverlayAction {
  /** A JSONPath (RFC 9535): `$.components.schemas.Tag.required[?@ == 'message']`. */
  target: string;
  /** A value to merge with an object, or to append to an array. */
  update?: JsonValue;
  /** Whether the selected parts are removed. Then `update` is ignored. */
  remove?: boolean;
}

/** A change that an action made to the document. */
export interface Change {
  /**
   * JSON pointer to the member that was added, changed or removed. For items of an array, it is the pointer of the
   * array.
   */
  pointer: string;
  /** The removed item of an array, if the item is not an object. */
  lost?: JsonValue;
}

export interface Applied {
  document: JsonValue;
  /** The changes of each action, in the order of the actions. Empty for an action whose target selects nothing. */
  changes: Change[][];
  /** The actions that cannot be applied, by their index, each with the reason. */
  problems: { action: number; message: string }[];
}

type Path = (string | number)[];
type Container = Record<string | number, JsonValue>;

/**
 * Applies actions to a copy of a document.
 * Where version 1.0 of the specification is silent, version 1.1 decides. A single string can be removed from an array,
 * and arrays within an update are appended. An array in an update replaces a value that is not an array, so
 * `type: string` can become `type: [string, 'null']`.
 */
export function applyOverlay(document: JsonValue, actions: OverlayAction[]): Applied {
  const copy = structuredClone(document);
  const problems: Applied['problems'] = [];
  const changes = actions.map((action, index) => {
    const result = applyAction(copy, action);
    if (typeof result !== 'string') return result;
    problems.push({ action: index, message: result });
    return [];
  });
  return { document: copy, changes, problems };
}

/** Applies one action. @returns the changes, or a text with the reason why the action cannot be applied */
function applyAction(document: JsonValue, { target, update, remove }: OverlayAction) {
  const found = select(document, target);
  if (typeof found === 'string') return found;
  if (remove)
    // Items are removed from the end of an array, since each removal moves the items behind it.
    return found.reverse().every((path) => path.length > 0)
      ? found.flatMap((path) => take(document, path))
      : 'the target selects the whole document, which cannot be removed';
  for (const path of found) {
    const value = valueAt(document, path);
    if (typeof value !== 'object' || value === null)
      return 'the target of an update is a plain value: select the object that it is in';
    if (!Array.isArray(value) && !isObject(update))
      return 'the target of the update is an object, so the update must be an object, too';
  }
  return found.flatMap((path) => {
    const value = valueAt(document, path) as JsonValue[] | Container;
    if (!Array.isArray(value)) return merge(value, update as Container, path);
    value.push(structuredClone(update!));
    return [{ pointer: pointerTo(...path) }];
  });
}

/** Returns the paths that a JSONPath selects, or a text that describes the mistake in the JSONPath. */
export function select(document: JsonValue, target: string): Path[] | string {
  const found: Path[] = [];
  try {
    exec(document as never, target, (_, path) => {
      // The library escapes quotes and backslashes in keys, as in normalized paths (RFC 9535).
      found.push(
        path.map((key) => (typeof key === 'string' ? key.replaceAll(/\\(['\\])/g, '$1') : key)),
      );
    });
  } catch (error) {
    return `the target is not a JSONPath (RFC 9535): ${(error as Error).message}`;
  }
  return found;
}

function take(document: JsonValue, path: Path): Change[] {
  const above = path.slice(0, -1);
  const key = path.at(-1)!;
  const container = valueAt(document, above) as JsonValue[] | Container;
  if (!Array.isArray(container)) {
    delete container[key];
    return [{ pointer: pointerTo(...path) }];
  }
  const [lost] = container.splice(key as number, 1);
  return [
    typeof lost === 'object'
      ? { pointer: pointerTo(...path) }
      : { pointer: pointerTo(...above), lost: lost! },
  ];
}

function merge(target: Container, update: Container, path: Path): Change[] {
  return Object.entries(update).flatMap(([key, value]): Change[] => {
    const here = [...path, key];
    const before = Object.hasOwn(target, key) ? target[key] : undefined;
    if (isObject(before) && isObject(value)) return merge(before, value, here);
    target[key] =
      Array.isArray(before) && Array.isArray(value)
        ? [...before, ...structuredClone(value)]
        : structuredClone(value);
    return [{ pointer: pointerTo(...here) }];
  });
}
