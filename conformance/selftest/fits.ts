import type { JsonValue } from '../../contract/case.ts';
import { createAjv } from '../../contract/createAjv.ts';
import type { Document } from '../../contract/openapi.ts';

/** Whether a value fits the schema at a JSON pointer into the bundle. */
export type Fits = (pointer: string, value: JsonValue) => boolean;

/**
 * Reads the schemas of a document for itself, and not as the build compiled them: what is right must not
 * depend on what is to be proved.
 */
export function fitsOf(document: Document): Fits {
  const ajv = createAjv({ allErrors: false });
  ajv.addSchema(document, 'bundle');
  return (pointer, value) => ajv.getSchema(`bundle${encodeURI(pointer)}`)!(value) as boolean;
}
