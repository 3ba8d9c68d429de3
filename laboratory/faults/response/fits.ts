import type { JsonValue } from '../../../contract/case.ts';
import { createAjv } from '../../../contract/createAjv.ts';
import type { Document } from '../../../contract/openapi.ts';

/** Returns true if a value is valid against the schema at a JSON pointer into the bundled contract. */
export type Fits = (pointer: string, value: JsonValue) => boolean;

/** Compiles the schemas of a document. The self-test cannot use the validators of the build, because it tests them. */
export function fitsOf(document: Document): Fits {
  const ajv = createAjv({ allErrors: false });
  ajv.addSchema(document, 'bundle');
  return (pointer, value) => ajv.getSchema(`bundle${encodeURI(pointer)}`)!(value) as boolean;
}
