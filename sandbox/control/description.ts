/** The OpenAPI document of the control API: its routes, and what requests are checked by. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATED_DIR } from '../../contract/contract.ts';
import type { Document, Schema } from '../../contract/openapi.ts';
import { branchesOf, propertiesOf, type WrittenSchema } from '../../contract/walkSchema.ts';

/** `openapi.yaml`, as the build has made JSON of it. */
export const DESCRIPTION = readDescription(join(GENERATED_DIR, 'control.json'));

function readDescription(file: string): Document {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`The control API is not built: there is no ${file}. Run: npm run build`, {
      cause,
    });
  }
}

/** The fields of a component of the document, by name. */
export function fieldsOf(component: string): Map<string, WrittenSchema> {
  const reference = { $ref: `#/components/schemas/${component}` };
  return new Map(propertiesOf(DESCRIPTION, reference, '').map(({ name, value }) => [name, value]));
}

/** What a schema says with a keyword: itself, before all that it refers to or has as alternatives. */
export function said(schema: WrittenSchema, keyword: string): unknown {
  const branches = branchesOf(DESCRIPTION, schema, '').map(({ value }) => value);
  return [schema as Schema, ...branches].find((one) => keyword in one)?.[keyword];
}
