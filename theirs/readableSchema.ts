import type { JsonValue } from '../contract/case.ts';
import { schemaOf31 } from '../contract/extensions/schemaOf31.ts';
import { isObject } from '../contract/isObject.ts';
import type { YamlPath } from '../contract/yaml/problemAt.ts';
import type { Mistake } from './documentReader.ts';

type Keywords = Record<string, JsonValue>;

/** The keywords of JSON Schema that have schemas in their values. All other parts of their values stay. */
const WITH_SCHEMA = new Set([
  ...['items', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'],
  ...['additionalProperties', 'unevaluatedItems', 'unevaluatedProperties'],
]);
const WITH_LIST = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const WITH_MAP = new Set(['properties', 'patternProperties', 'dependentSchemas']);

type Test = (value: JsonValue) => boolean;
const isNumber: Test = (value) => typeof value === 'number';
const isCount: Test = (value) => Number.isInteger(value) && (value as number) >= 0;
const isText: Test = (value) => typeof value === 'string';
const isFlag: Test = (value) => typeof value === 'boolean';
const isNames: Test = (value) => Array.isArray(value) && value.every(isText);
const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
const isType: Test = (value) =>
  [value].flat().length > 0 && [value].flat().every((one) => TYPES.includes(one as string));

/** The other keywords that are kept, with a test of their values. */
const PLAIN: Record<string, [Test, string]> = {
  $ref: [isText, 'a text'],
  type: [isType, `one of ${TYPES.join(', ')}`],
  format: [isText, 'a text'],
  pattern: [(value) => isText(value) && isPattern(value as string), 'a regular expression'],
  ...Object.fromEntries(
    ['minimum', 'maximum'].map((keyword): [string, [Test, string]] => [
      keyword,
      [isNumber, 'a number'],
    ]),
  ),
  multipleOf: [(value) => isNumber(value) && (value as number) > 0, 'a number above 0'],
  exclusiveMinimum: [(value) => isNumber(value) || isFlag(value), 'a number'],
  exclusiveMaximum: [(value) => isNumber(value) || isFlag(value), 'a number'],
  ...Object.fromEntries(
    [
      ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
      ...['minContains', 'maxContains'],
    ].map((keyword): [string, [Test, string]] => [keyword, [isCount, 'a whole number']]),
  ),
  ...Object.fromEntries(
    ['uniqueItems', 'readOnly', 'writeOnly', 'nullable', 'deprecated'].map(
      (keyword): [string, [Test, string]] => [keyword, [isFlag, 'true or false']],
    ),
  ),
  required: [isNames, 'a list of names'],
  enum: [(value) => Array.isArray(value) && value.length > 0, 'a list of values'],
  const: [() => true, ''],
  default: [() => true, ''],
  title: [isText, 'a text'],
  description: [isText, 'a text'],
};

/** ajv compiles patterns with the flag `u`, and JSON Schema asks for that. */
function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}

export interface SchemaReader {
  /** Whether the document is of OpenAPI 3.0, with the keywords of that version. */
  isOld: boolean;
  /** Returns the reference to use in place of a reference in the document. */
  referenceFor: (reference: string, at: YamlPath) => string;
  /** Returns the names that stay required. See `RequiredSide`. */
  requiredOf: (names: string[], properties: Keywords) => string[];
  onMistake: (mistake: Mistake) => void;
}

/**
 * Copies a schema of others with the keywords of JSON Schema only. Documents that programs write have many values which
 * a validator refuses: such a keyword is left out and noted.
 */
export function readableSchema(schema: JsonValue, at: YamlPath, reader: SchemaReader): JsonValue {
  const readable = copied(schema, at, reader);
  return reader.isOld ? schemaOf31(readable) : readable;
}

function copied(schema: JsonValue, at: YamlPath, reader: SchemaReader): JsonValue {
  const { isOld, referenceFor, requiredOf, onMistake } = reader;
  if (typeof schema === 'boolean') return schema;
  if (!isObject(schema)) {
    onMistake({ path: at, message: 'A schema is an object' });
    return {};
  }
  const reference = schema.$ref;
  if (isOld && typeof reference === 'string') {
    // OpenAPI 3.0 ignores keywords beside `$ref`. Many programs write `nullable` there, and mean it.
    const nullable = schema.nullable === true;
    return { $ref: referenceFor(reference, [...at, '$ref']), ...(nullable && { nullable }) };
  }
  const kept: Keywords = {};
  for (const [keyword, value] of Object.entries(schema)) {
    const here = [...at, keyword];
    if (WITH_SCHEMA.has(keyword)) kept[keyword] = copied(value, here, reader);
    else if (WITH_LIST.has(keyword)) {
      if (Array.isArray(value) && value.length > 0)
        kept[keyword] = value.map((one, index) => copied(one, [...here, index], reader));
      else onMistake({ path: here, message: `\`${keyword}\` must be a list of schemas` });
    } else if (WITH_MAP.has(keyword)) {
      if (isObject(value))
        kept[keyword] = Object.fromEntries(
          Object.entries(value).map(([name, one]) => [name, copied(one, [...here, name], reader)]),
        );
      else onMistake({ path: here, message: `\`${keyword}\` must be an object` });
    } else if (keyword in PLAIN) {
      const [isRight, form] = PLAIN[keyword]!;
      if (!isRight(value))
        onMistake({ path: here, message: `\`${keyword}\` must be ${form}, not ${shown(value)}` });
      else if (keyword === '$ref') kept.$ref = referenceFor(value as string, here);
      else if (keyword !== 'nullable' || isOld) kept[keyword] = value;
      else
        onMistake({
          path: here,
          message: "`nullable` is a keyword of OpenAPI 3.0: write `type: [string, 'null']`",
        });
    }
  }
  // JSON Schema has no exclusive limits that are true or false: only those of OpenAPI 3.0 are converted.
  if (!isOld)
    for (const keyword of ['exclusiveMinimum', 'exclusiveMaximum'])
      if (typeof kept[keyword] === 'boolean') delete kept[keyword];
  if (kept.required !== undefined) {
    const names = requiredOf(
      [...new Set(kept.required as string[])],
      (schema.properties ?? {}) as Keywords,
    );
    if (names.length > 0) kept.required = names;
    else delete kept.required;
  }
  return kept;
}

function shown(value: JsonValue): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
