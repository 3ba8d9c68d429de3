/** Reads the OpenAPI document of the control API, which gives its routes and checks its requests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATED_DIR } from '../../contract/contract.ts';
import type { Document, Schema } from '../../contract/openapi.ts';
import { branchesOf, propertiesOf, type WrittenSchema } from '../../contract/walkSchema.ts';

/** `openapi.yaml` with the parts that the build adds. */
export const DESCRIPTION = readDescription(join(GENERATED_DIR, 'control.json'));

function readDescription(file: string): Document {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`The control API is not built: ${file} is missing. Run: npm run build`, {
      cause,
    });
  }
}

/** Returns the fields of a component of the document, by name. */
export function fieldsOf(component: string): Map<string, WrittenSchema> {
  const reference = { $ref: `#/components/schemas/${component}` };
  return new Map(propertiesOf(DESCRIPTION, reference, '').map(({ name, value }) => [name, value]));
}

/**
 * Returns the value of a keyword in a schema, else in the schemas that it refers to or has as alternatives.
 */
export function keywordOf(schema: WrittenSchema, keyword: string): unknown {
  const branches = branchesOf(DESCRIPTION, schema, '').map(({ value }) => value);
  return [schema as Schema, ...branches].find((one) => keyword in one)?.[keyword];
}
