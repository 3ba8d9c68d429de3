/** The parts that all readers of a document of others share. */
import type { JsonValue } from '../contract/case.ts';
import { followReference, type Part } from '../contract/followReference.ts';
import { isObject, type JsonObject } from '../contract/isObject.ts';
import type { YamlPath } from '../contract/yaml/problemAt.ts';

export type { JsonObject as Node, Part };

/** A part of a document that OpenAPI does not allow. */
export interface Mistake {
  path: YamlPath;
  message: string;
}

/** A document that is being read, and the results so far. */
export interface DocumentReader {
  source: JsonObject;
  /** Whether the document is of OpenAPI 3.0. */
  isOld: boolean;
  /** The mistakes that were left out of the document, so that the rest of it can be used. */
  mistakes: Mistake[];
  /** The mistakes without whose correction the document cannot be used. */
  problems: Mistake[];
  /** The converted schemas, by the names that they have in the result. */
  schemas: Record<string, JsonValue>;
  /** The names of converted schemas, by their reference in the document and the side that they describe. */
  names: Map<string, string>;
  /** The operationIds so far. */
  ids: Set<string>;
  /** The paths of all servers. */
  basePaths: Set<string>;
  /** Whether a schema requires a field that only requests or only responses have. */
  hasSides: boolean;
}

/** Follows references to a part that is not a schema. A part that is missing is empty. */
export function resolvePart(
  { source, problems }: DocumentReader,
  value: JsonValue | undefined,
  at: YamlPath,
): Part {
  if (value !== undefined && !isObject(value))
    problems.push({ path: at, message: 'This must be an object' });
  const found = followReference(source, value, at);
  if ('value' in found) return found;
  const { reference, isCircle } = found;
  problems.push({
    path: found.at,
    message: isCircle ? `${reference} leads back to itself` : `The file has no ${reference}`,
  });
  return { value: {}, at };
}

/** Returns a text, or a number as a text. */
export function readText(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
