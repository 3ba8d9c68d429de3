import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/**
 * Sets up ajv as every schema of this project is read: JSON Schema 2020-12 with formats, all errors
 * at once. Keywords that ajv does not know, such as the `x-` extensions, are let pass.
 * @param options what is different: `{ coerceTypes: true }`
 */
export function createAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: false, ...options });
  addFormats.default(ajv);
  // OpenAPI's format for raw bytes says nothing about a text.
  ajv.addFormat('binary', true);
  return ajv;
}
