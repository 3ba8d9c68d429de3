import type { JsonValue } from '../../contract/case.ts';
import { createAjv } from '../../contract/createAjv.ts';
import type { Document } from '../../contract/openapi.ts';

/** Returns true if a value fits the schema at a JSON pointer into the bundle. */
export type Fits = (pointer: string, value: JsonValue) => boolean;

/**
 * Compiles the schemas of a document anew. The self-test tests the validators of the build, so it cannot
 * use them.
 */
export function fitsOf(document: Document): Fits {
  const ajv = createAjv({ allErrors: false });
  ajv.addSchema(document, 'bundle');
  return (pointer, value) => ajv.getSchema(`bundle${encodeURI(pointer)}`)!(value) as boolean;
}
