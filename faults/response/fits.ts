import type { JsonValue } from '../../contract/case.ts';
import { createAjv } from '../../contract/createAjv.ts';
import type { Document } from '../../contract/openapi.ts';

/** Whether a value fits the schema at a JSON pointer into the bundle. */
export type Fits = (pointer: string, value: JsonValue) => boolean;

/**
 * Compiles the schemas of a document anew. The validators of the build are a part of what is proved here, so they
 * cannot decide what is right.
 */
export function fitsOf(document: Document): Fits {
  const ajv = createAjv({ allErrors: false });
  ajv.addSchema(document, 'bundle');
  return (pointer, value) => ajv.getSchema(`bundle${encodeURI(pointer)}`)!(value) as boolean;
}
