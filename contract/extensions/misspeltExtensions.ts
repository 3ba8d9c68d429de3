import { closestMatch } from 'leven';
import type { JsonValue } from '../case.ts';
import { listOperations } from '../contract.ts';
import { isObject, type JsonObject } from '../isObject.ts';
import type { Document } from '../openapi.ts';
import type { Problem } from '../yaml/problem.ts';
import type { YamlPath } from '../yaml/problemAt.ts';
import type { ExtensionSource } from './extension.ts';

/** Keywords whose keys are names, and not keywords. */
const NAMES = new Set([
  'content',
  'headers',
  'patternProperties',
  'properties',
  'responses',
  '$defs',
]);
/** Keywords whose values are data. */
const DATA = new Set(['const', 'default', 'enum', 'example', 'examples']);

/** Returns the `x-` keys of the contract's operations and schemas. */
export function knownExtensions(bundle: Document): Set<string> {
  const written = [
    ...listOperations(bundle).map(({ definition }) => definition as unknown as JsonObject),
    ...Object.values(bundle.components.schemas ?? {}).map((schema) => schema as JsonObject),
  ];
  const keys = written.flatMap((one) => findExtensions(one).map(({ key }) => key));
  return new Set(['x-cases', ...keys]);
}

/**
 * Returns a problem for each `x-` key of an operation that is nearly one of the contract's: `x-paginatd`. Documents of
 * others have `x-` keys of their own, so any other key is right.
 */
export function misspeltExtensions(
  { problemAt }: ExtensionSource,
  known: ReadonlySet<string>,
  written: JsonObject,
  at: YamlPath,
): Problem[] {
  return findExtensions(written, at).flatMap(({ key, path }) => {
    // A key of others may be like ours by chance, so only a slip or two are told.
    const maxDistance = key.length > 9 ? 2 : 1;
    const right = known.has(key) ? undefined : closestMatch(key, [...known], { maxDistance });
    return right === undefined
      ? []
      : [problemAt(path, `\`${key}\` means nothing here. Did you mean \`${right}\`?`, 'key')];
  });
}

function findExtensions(
  value: JsonValue | undefined,
  at: YamlPath = [],
  isNames = false,
): { key: string; path: YamlPath }[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => findExtensions(one, [...at, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const path = [...at, key];
    if (isNames) return findExtensions(child, path);
    if (key.startsWith('x-')) return [{ key, path }];
    return DATA.has(key) ? [] : findExtensions(child, path, NAMES.has(key));
  });
}
