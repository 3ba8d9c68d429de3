import type { Document, Schema } from '../openapi.ts';
import { splitPointer } from '../pointer.ts';
import { resolveReference } from '../reference.ts';
import { listBranches, listParts, listProperties, type WrittenSchema } from '../walkSchema.ts';

/**
 * The facts about a schema that matter to a caller. Two schemas written with different keywords can have the same
 * facts.
 */
interface Outline {
  fields: string[];
  /** The fields that every valid value has. */
  required: string[];
  types: string[];
  schema: Schema;
}

/** Keywords whose changed values the changelog shows. */
const LIMITS = [
  ...['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum'],
  ...['minItems', 'maxItems', 'minProperties', 'maxProperties', 'multipleOf'],
];

/**
 * Describes a change of a schema by its effect on a caller. A schema that is only written differently has no effect.
 * @param path the pointer to the changed keyword, as Redocly gives it: it begins at an operation. The function
 *   describes the innermost field, item or body that contains the keyword
 * @returns one phrase per effect: ``may lack `message` ``
 */
export function describeSchemaChange(before: Document, after: Document, path: string): string[] {
  const isRequest = /^#\/[^/]+\/[^/]+\/[^/]+\/(requestBody|parameters)\//.test(path);
  const schemaPath = segmentsToSchema(path);
  const [old, now] = [before, after].map((document) => outlineAt(document, schemaPath));
  if (!old || !now) return ['was changed'];
  return [
    ...phrase('has the new fields', unpaired(now, old)),
    ...phrase('no longer has', unpaired(old, now)),
    ...phrase(isRequest ? 'needs' : 'always has', lacking(now.required, old.required)),
    ...phrase(
      isRequest ? 'no longer needs' : 'may lack',
      lacking(old.required, now.required).filter((name) => now.fields.includes(name)),
    ),
    ...typeChange(old.types, now.types),
    ...enumChange(old.schema, now.schema, isRequest),
    ...LIMITS.flatMap((keyword) => limitChange(keyword, old.schema, now.schema)),
    ...defaultChange(old.schema, now.schema),
  ];
}

/** Returns the segments of a pointer up to the innermost schema that a caller can name. */
export function segmentsToSchema(path: string): string[] {
  const segments = splitPointer(path);
  const condition = segments.findIndex(
    (key, index) =>
      ['if', 'then', 'else', 'not'].includes(key) && segments[index - 1] !== 'properties',
  );
  const stated = condition < 0 ? segments : segments.slice(0, condition);
  const end = stated.findLastIndex(
    (key, index) =>
      ['schema', 'items'].includes(key) || (stated[index - 1] === 'properties' && index > 0),
  );
  return stated.slice(0, end + 1);
}

function outlineAt(document: Document, segments: string[]): Outline | undefined {
  let place: unknown = document;
  for (const segment of segments) {
    place = followed(document, place);
    if (segment !== '$ref') place = (place as Record<string, unknown> | undefined)?.[segment];
  }
  if (typeof place !== 'object' || place === null) return undefined;
  // Keywords beside a `$ref` are part of the schema, too.
  const schema = { ...(followed(document, place) as Schema), ...(place as Schema) };
  return {
    fields: [
      ...new Set(listProperties(document, place as WrittenSchema, '#').map((one) => one.name)),
    ],
    required: requiredBy(document, place as WrittenSchema),
    types: [
      ...new Set(
        listBranches(document, place as WrittenSchema, '#').flatMap(
          ({ value }) => value.type ?? [],
        ),
      ),
    ].sort(),
    schema,
  };
}

function followed(document: Document, value: unknown): unknown {
  return typeof value === 'object' && value !== null
    ? resolveReference(document, value, '#').value
    : value;
}

/** Returns the fields that every value of a schema has. A null value is not considered. */
function requiredBy(document: Document, written: WrittenSchema): string[] {
  const located = resolveReference<Schema>(document, written, '#');
  const ofParts = (keyword: 'allOf' | 'anyOf' | 'oneOf') =>
    listParts(located, keyword)
      .filter(({ value }) => value.type !== 'null')
      .map(({ value }) => requiredBy(document, value));
  const common = (lists: string[][]) =>
    lists.reduce((all, list) => all.filter((name) => list.includes(name)), lists[0] ?? []);
  return [
    ...new Set([
      ...(located.value.required ?? []),
      ...ofParts('allOf').flat(),
      ...common(ofParts('anyOf')),
      ...common(ofParts('oneOf')),
    ]),
  ];
}

/**
 * Returns the fields that only `outline` has. Fields in the `properties` of both schemas are left out: Redocly
 * reports them.
 */
function unpaired(outline: Outline, other: Outline): string[] {
  const own = outline.schema.properties && other.schema.properties ? outline.schema.properties : {};
  return lacking(outline.fields, other.fields).filter((name) => !Object.hasOwn(own, name));
}

function lacking<T>(from: T[], other: T[]): T[] {
  return from.filter((one) => !other.includes(one));
}

function phrase(words: string, values: unknown[]): string[] {
  return values.length === 0 ? [] : [`${words} ${values.map(quoted).join(', ')}`];
}

function quoted(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

function typeChange(old: string[], now: string[]): string[] {
  if (old.join() === now.join()) return [];
  if (now.join() === [...old, 'null'].sort().join()) return ['may be null'];
  if (old.join() === [...now, 'null'].sort().join()) return ['is never null'];
  const named = (types: string[]) => types.map(quoted).join(' or ') || 'any type';
  return [`has the type ${named(now)} instead of ${named(old)}`];
}

function enumChange({ enum: old }: Schema, { enum: now }: Schema, isRequest: boolean): string[] {
  if (!Array.isArray(old)) return Array.isArray(now) ? phrase('has only the values', now) : [];
  if (!Array.isArray(now)) return [`${isRequest ? 'accepts' : 'may have'} other values, too`];
  return [
    ...phrase('has the new values', lacking(now, old)),
    ...phrase('no longer has the values', lacking(old, now)),
  ];
}

function limitChange(keyword: string, old: Schema, now: Schema): string[] {
  const [earlier, later] = [old[keyword], now[keyword]];
  // An integer without a format counts as an `int64`.
  if (earlier === later || [earlier, later].every((one) => (one ?? 'int64') === 'int64')) return [];
  if (later === undefined) return [`has no \`${keyword}\` any more`];
  return [`has the \`${keyword}\` ${quoted(later)}`];
}

function defaultChange({ default: old }: Schema, { default: now }: Schema): string[] {
  if (JSON.stringify(old) === JSON.stringify(now)) return [];
  return now === undefined ? ['has no default any more'] : [`has the default ${quoted(now)}`];
}
