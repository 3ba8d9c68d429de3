import type { JsonValue } from '../case.ts';
import type { Document } from '../openapi.ts';
import { METHODS, type PathItem } from '../openapi.ts';
import { type OverlayAction, select } from './overlay.ts';

/**
 * Returns the action that marks operations as absent (`x-absent`), in place of an action that removes them. The cases
 * and statements of the contract name these operations, so the contract keeps them. Another action stays as it is.
 */
export function markingAbsent(document: Document, action: OverlayAction): OverlayAction {
  if (!action.remove) return action;
  const found = select(document as unknown as JsonValue, action.target);
  if (typeof found === 'string' || found.length === 0) return action;
  const isOperation = ([root, , method]: (string | number)[], length: number) =>
    root === 'paths' && length === 3 && METHODS.some((one) => one === method);
  const { target } = action;
  const update = { 'x-absent': true };
  if (found.every((path) => isOperation(path, path.length))) return { target, update };
  if (found.every(([root, ...below]) => root === 'paths' && below.length === 1))
    return { target: `${target}[?@.operationId]`, update };
  return action;
}

/** Returns a document without the operations that are marked as absent. */
export function withoutAbsent(document: Document): Document {
  const paths = Object.entries(document.paths).map(([path, item]): [string, PathItem] => [
    path,
    Object.fromEntries(Object.entries(item).filter(([, one]) => !one?.['x-absent'])),
  ]);
  const left = paths.filter(([, item]) => METHODS.some((method) => method in item));
  return { ...document, paths: Object.fromEntries(left) };
}
