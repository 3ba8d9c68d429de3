import type { Options, ValidateFunction } from 'ajv/dist/2020.js';
import { createAjv } from '../createAjv.ts';
import { type Cause, rootCauses } from '../explain/rootCauses.ts';
import { unknownKeys } from '../explain/unknownKeys.ts';
import type { Document, Schema } from '../openapi.ts';
import { segmentsOf } from '../pointer.ts';
import { parseYaml, type Reading, type YamlText } from './parseYaml.ts';
import type { Problem } from './problem.ts';
import { problemAt } from './problemAt.ts';

/** The form that a YAML file must have. */
export interface YamlForm {
  /** The JSON Schema (2020-12). */
  schema: Schema;
  validate: ValidateFunction;
  /** The rule that a problem names if the file does not have the expected form: `case-file`. */
  rule: string;
  /** The name of the whole file in messages: `The case`. */
  name: string;
  /** A hint at the end of messages: `see openapi/cases/case.schema.yaml`. */
  hint?: string;
  /** Gives a message of its own for a mistake. Undefined: the usual message. */
  say?: (cause: Cause, path: string[]) => string | undefined;
}

/**
 * Compiles a schema once for all files that are checked against it.
 * @param options options of ajv: `{ useDefaults: true }` fills in missing fields
 */
export function yamlForm(
  schema: Schema,
  words: Omit<YamlForm, 'schema' | 'validate'>,
  options: Options = {},
): YamlForm {
  return { schema, validate: createAjv(options).compile(schema), ...words };
}

/**
 * Parses a YAML file and checks it against a JSON Schema.
 * @returns the value, or every problem. An unknown key has the place of the key and names the nearest known key. Other
 *   problems have the place of the value
 */
export function readYaml<T>(source: YamlText, form: YamlForm): Reading<T> {
  const read = parseYaml(source);
  if (read.problems) return read;
  const problems = formProblems(source, read.value, form);
  return problems.length > 0 ? { problems } : { value: read.value as T };
}

function formProblems(source: YamlText, value: unknown, form: YamlForm): Problem[] {
  const { schema, validate, rule, name, hint, say } = form;
  if (validate(value)) return [];
  const located = { value: schema, pointer: '#' };
  const causes = rootCauses(schema as unknown as Document, located, value, validate.errors ?? []);
  const ending = hint === undefined ? '' : `; ${hint}`;
  return causes.flatMap((cause) => {
    const path = segmentsOf(cause.path);
    const own = say?.(cause, path);
    if (own === undefined && cause.keyword === 'additionalProperties')
      return unknownKeys(schema, cause).map(([key, didYouMean]) =>
        problemAt(
          source,
          [...path, key],
          rule,
          `${[...path, key].join('.')} is an unknown key${didYouMean}${ending}`,
          'key',
        ),
      );
    const message = own ?? `${path.join('.') || name} ${cause.requirement}`;
    return [problemAt(source, path, rule, message + ending)];
  });
}
