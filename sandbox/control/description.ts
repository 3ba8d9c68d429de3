/** The OpenAPI document of the control API: its routes, and what requests are checked by. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Document, Schema } from '../../contract/openapi.ts';
import { branchesOf, propertiesOf, type WrittenSchema } from '../../contract/walkSchema.ts';

export const DESCRIPTION: Document = parse(
  readFileSync(join(import.meta.dirname, 'openapi.yaml'), 'utf8'),
);

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
