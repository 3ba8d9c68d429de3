/** The parts that all readers of a document of others share. */
import type { JsonValue } from '../contract/case.ts';
import { isObject } from '../contract/isObject.ts';
import { segmentsOf } from '../contract/pointer.ts';
import type { YamlPath } from '../contract/yaml/problemAt.ts';

export type Node = Record<string, JsonValue>;

/** A part of a document that OpenAPI does not allow. */
export interface Mistake {
  path: YamlPath;
  message: string;
}

/** A document that is being read, and the results so far. */
export interface DocumentReader {
  source: Node;
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

/** A part of the document, and its place there. */
export interface Part {
  value: Node;
  at: YamlPath;
}

/** Follows references to a part that is not a schema. A part that is missing is empty. */
export function resolvePart(
  reader: DocumentReader,
  value: JsonValue | undefined,
  at: YamlPath,
  followed: string[] = [],
): Part {
  const node = isObject(value) ? value : {};
  const reference = node.$ref;
  if (typeof reference !== 'string') {
    if (value !== undefined && !isObject(value))
      reader.problems.push({ path: at, message: 'This must be an object' });
    return { value: node, at };
  }
  const isCircle = followed.includes(reference);
  const target = findTarget(reader.source, reference);
  if (isObject(target?.value) && !isCircle)
    return resolvePart(reader, target.value, target.at, [...followed, reference]);
  reader.problems.push({
    path: [...at, '$ref'],
    message: isCircle ? `${reference} leads back to itself` : `The file has no ${reference}`,
  });
  return { value: {}, at };
}

/** Finds the target of a reference within the document. The reference is a URI, whose characters may be encoded. */
export function findTarget(
  source: Node,
  reference: string,
): { value: JsonValue; at: string[] } | undefined {
  if (!reference.startsWith('#/')) return undefined;
  const at = segmentsOf(reference).map(decodeSegment);
  const value = at.reduce<JsonValue | undefined>(
    (node, key) =>
      Array.isArray(node) ? node[Number(key)] : isObject(node) ? node[key] : undefined,
    source,
  );
  return value === undefined ? undefined : { value, at };
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Returns a text, or a number as a text. */
export function readText(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
