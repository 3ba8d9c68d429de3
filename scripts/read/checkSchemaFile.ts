import { basename } from 'node:path';
import { createAjv } from '../../contract/createAjv.ts';
import {
  describeRequirement,
  joinAlternatives,
} from '../../contract/explain/describeRequirement.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { splitPointer } from '../../contract/pointer.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt } from '../../contract/yaml/problemAt.ts';
import type { SourceFile } from './sourceFile.ts';

const JSON_SCHEMA = { $ref: 'https://json-schema.org/draft/2020-12/schema' };

/** The form of `extensions.schema.yaml`: each extension has `places`, which lists the objects that may have it. */
const VOCABULARY = {
  ...JSON_SCHEMA,
  type: 'object',
  required: ['properties'],
  properties: {
    properties: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['places', 'description'],
        properties: { places: { type: 'array', minItems: 1, items: { type: 'string' } } },
      },
    },
  },
};

/** One instance for all files, since it compiles the schema of schemas. */
const ajv = createAjv();

/** Checks a file that contains a JSON Schema. This runs before other files are checked against the schema. */
export function checkSchemaFile({ file, text, value }: SourceFile): Problem[] {
  const isVocabulary = basename(file) === 'extensions.schema.yaml';
  const validate = ajv.compile(isVocabulary ? VOCABULARY : JSON_SCHEMA);
  if (validate(value)) return [];
  // `rootCauses` cannot follow the meta-schema of JSON Schema. So errors are grouped by their position instead.
  const byPlace = groupBy(validate.errors ?? [], ({ instancePath }) => instancePath);
  const places = [...byPlace.keys()];
  return [...byPlace].flatMap(([pointer, errors]) => {
    // The error of an object repeats the errors of its members, so it is left out.
    if (places.some((other) => other.startsWith(`${pointer}/`))) return [];
    const path = splitPointer(pointer);
    const told = errors.filter(({ keyword }) => keyword !== 'anyOf');
    const requirement = joinAlternatives(
      (told.length > 0 ? told : errors).map((one) => describeRequirement(one)),
    );
    const message = `${path.join('.') || 'The schema'} ${requirement}`;
    return [problemAt({ file, text }, path, 'json-schema', message)];
  });
}
