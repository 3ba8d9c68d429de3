/**
 * Reads the OpenAPI document of the control API. The routes are created from it, and requests are validated with it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATED_DIR } from '../../contract/contract.ts';
import type { Document, Schema } from '../../contract/openapi.ts';
import { listBranches, listProperties, type WrittenSchema } from '../../contract/walkSchema.ts';
import type { FieldSchema } from '../../contract/world/worldSource.ts';

/** The document `openapi.yaml` of this folder, with the parts that the build adds. */
export const DESCRIPTION: ControlDocument = readDescription(join(GENERATED_DIR, 'control.json'));

/** The OpenAPI document of the control API. */
export interface ControlDocument extends Document {
  /** The component schema of the rows of each table. */
  'x-tables': Record<string, string>;
}

function readDescription(file: string): ControlDocument {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`The control API is not built: ${file} is missing. Run: npm run build`, {
      cause,
    });
  }
}

/** Returns the fields of a component schema of the control API's document, by name. */
export function listFields(component: string): Map<string, WrittenSchema> {
  const reference = { $ref: `#/components/schemas/${component}` };
  return new Map(
    listProperties(DESCRIPTION, reference, '').map(({ name, value }) => [name, value]),
  );
}

/**
 * Returns the value of a keyword in a schema. If the schema lacks the keyword, its references and alternatives are
 * searched.
 */
export function readKeyword<Keyword extends keyof Keywords>(
  schema: WrittenSchema,
  keyword: Keyword,
): Keywords[Keyword] | undefined {
  const branches: Keywords[] = listBranches(DESCRIPTION, schema, '').map(({ value }) => value);
  return [schema as Keywords, ...branches].find((one) => keyword in one)?.[keyword];
}

/** The keywords of a field that the control API uses. */
type Keywords = Pick<Schema, 'description' | 'enum' | 'items' | 'properties'> &
  Pick<FieldSchema, 'x-references' | 'x-on-delete' | 'x-default' | 'x-commit' | 'x-immutable'> & {
    readOnly?: boolean;
  };
