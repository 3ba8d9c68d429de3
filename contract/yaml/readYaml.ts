import { isDeepStrictEqual } from 'node:util';
import type { Options, ValidateFunction } from 'ajv/dist/2020.js';
import { createAjv } from '../createAjv.ts';
import { type Cause, rootCauses } from '../explain/rootCauses.ts';
import { unknownKeys } from '../explain/unknownKeys.ts';
import type { Document, Schema } from '../openapi.ts';
import { splitPointer } from '../pointer.ts';
import { parseYaml, type Reading, type YamlText } from './parseYaml.ts';
import type { Problem } from './problem.ts';
import { problemAt, type YamlPath } from './problemAt.ts';

/** The form that a YAML file must have, and the words for messages about it. */
export interface YamlForm {
  /** The JSON Schema (2020-12). */
  schema: Schema;
  validate: ValidateFunction;
  /** The name of the rule that problems of the form are reported under: `case-file`. */
  rule: string;
  /** The name of the file's content in messages: `The case`. */
  name: string;
  /** A hint that is added to the end of messages: `see openapi/cases/case.schema.yaml`. */
  hint?: string;
  /** Returns a special message for a mistake, or undefined for the usual message. */
  say?: (cause: Cause, path: string[]) => string | undefined;
}

/**
 * Compiles a schema once, so that many files can be checked against it. The schema itself is not checked: the build
 * checks those that people write, and compiling the schema of schemas takes longer than all else.
 * @param options options of ajv. `{ useDefaults: true }` fills in missing fields
 */
export function yamlForm(
  schema: Schema,
  words: Omit<YamlForm, 'schema' | 'validate'>,
  options: Options = {},
): YamlForm {
  return {
    schema,
    validate: createAjv({ validateSchema: false, ...options }).compile(schema),
    ...words,
  };
}

/**
 * Parses a YAML file and checks it against a JSON Schema.
 * @returns the value, or all problems. The problem of an unknown key has the position of the key and suggests the
 *   nearest known key. Other problems have the position of the value
 */
export function readYaml<T>(source: YamlText, form: YamlForm): Reading<T> {
  const read = parseYaml(source);
  return read.problems ? read : readParsed({ ...source, value: read.value }, form);
}

/** Checks a YAML file that is parsed already, as `readYaml` does. */
export function readParsed<T>(source: YamlText & { value: unknown }, form: YamlForm): Reading<T> {
  const problems = formProblems(source.value, form, (path, message, part) =>
    problemAt(source, path, form.rule, message, part),
  );
  return problems.length > 0 ? { problems } : { value: source.value as T };
}

/**
 * Checks a parsed value against a JSON Schema.
 * @param at creates a problem with the position of a part of the value
 */
export function formProblems(
  value: unknown,
  { schema, validate, name, hint, say }: YamlForm,
  at: (path: YamlPath, message: string, part?: 'key' | 'value') => Problem,
): Problem[] {
  if (validate(value)) return [];
  const located = { value: schema, pointer: '#' };
  const causes = rootCauses(schema as unknown as Document, located, value, validate.errors ?? []);
  const ending = hint === undefined ? '' : `; ${hint}`;
  const problems = causes.flatMap((cause) => {
    const path = splitPointer(cause.path);
    const own = say?.(cause, path);
    if (own === undefined && cause.keyword === 'additionalProperties')
      return unknownKeys(schema, cause).map(([key, didYouMean]) =>
        at(
          [...path, key],
          `${[...path, key].join('.')} is an unknown key${didYouMean}${ending}`,
          'key',
        ),
      );
    const message = own ?? `${path.join('.') || name} ${cause.requirement}`;
    return [at(path, message + ending)];
  });
  // Two keywords may have the same special message for one value.
  return problems.filter(
    (one, index) => problems.findIndex((other) => isDeepStrictEqual(one, other)) === index,
  );
}
