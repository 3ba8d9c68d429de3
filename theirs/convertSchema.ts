/** Converts the schemas of a document of others. A schema that is referenced is converted once for each side. */
import type { JsonValue } from '../contract/case.ts';
import { findTarget } from '../contract/followReference.ts';
import { isObject } from '../contract/isObject.ts';
import { pointerTo } from '../contract/pointer.ts';
import type { YamlPath } from '../contract/yaml/problemAt.ts';
import type { DocumentReader, Node } from './documentReader.ts';
import { readableSchema } from './readableSchema.ts';

/** The side of an exchange that a schema describes. A `readOnly` field is not required in a request. */
export type Side = 'request' | 'response';

export function convertSchema(
  reader: DocumentReader,
  value: JsonValue,
  at: YamlPath,
  side: Side,
): JsonValue {
  return readableSchema(value, at, {
    isOld: reader.isOld,
    referenceFor: (reference, place) => convertReference(reader, reference, place, side),
    requiredOf: (required, properties) =>
      required.filter((name) => !isOfOtherSide(reader.source, properties[name], side)),
    onMistake: (mistake) => reader.mistakes.push(mistake),
  });
}

/** Returns the reference to the converted schema, which is converted at the first reference to it. */
function convertReference(
  reader: DocumentReader,
  reference: string,
  at: YamlPath,
  side: Side,
): string {
  const { schemas, names, problems, hasSides } = reader;
  const target = findTarget(reader.source, reference);
  if (!target) {
    problems.push({ path: at, message: `The file has no ${reference}` });
    return pointerTo('components', 'schemas', 'missing');
  }
  const suffix = hasSides && side === 'request' ? '.request' : '';
  const known = names.get(reference + suffix);
  if (known !== undefined) return pointerTo('components', 'schemas', known);
  const own = target.at[0] === 'components' ? target.at.slice(2) : target.at;
  const name = chooseFree(own.join('.').replaceAll(/[^\w.-]+/g, '_') + suffix, (one) =>
    Object.hasOwn(schemas, one),
  );
  names.set(reference + suffix, name);
  // The place is taken before the schema is converted, since a schema may refer to itself.
  schemas[name] = {};
  schemas[name] = convertSchema(reader, target.value, target.at, side);
  return pointerTo('components', 'schemas', name);
}

/** Returns a name that is not taken: the wanted one, or one with a number. */
export function chooseFree(wanted: string, isTaken: (name: string) => boolean): string {
  let name = wanted;
  for (let count = 2; isTaken(name); count += 1) name = `${wanted}_${count}`;
  return name;
}

/** Returns true if a field is only in requests, or only in responses, and the given side is the other one. */
function isOfOtherSide(source: Node, property: JsonValue | undefined, side: Side): boolean {
  const keyword = side === 'request' ? 'readOnly' : 'writeOnly';
  let schema = property;
  for (let steps = 0; steps < 10; steps += 1) {
    if (!isObject(schema)) return false;
    if (schema[keyword] === true) return true;
    if (typeof schema.$ref !== 'string') return false;
    schema = findTarget(source, schema.$ref)?.value;
  }
  return false;
}

/** Returns true if a schema of the document requires a field that only one side has. */
export function requiresOneSide(source: Node): boolean {
  const isOneSided = (node: JsonValue): boolean => {
    if (Array.isArray(node)) return node.some(isOneSided);
    if (!isObject(node)) return false;
    const { required, properties } = node;
    return (
      (Array.isArray(required) &&
        isObject(properties) &&
        required.some((name) =>
          (['request', 'response'] as const).some((side) =>
            isOfOtherSide(source, properties[String(name)], side),
          ),
        )) ||
      Object.values(node).some(isOneSided)
    );
  };
  return isOneSided(source.paths ?? null) || isOneSided(source.components ?? null);
}
