import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/**
 * Creates the ajv that reads every schema of this project: JSON Schema 2020-12 with formats. It reports all errors of
 * a value, and ignores keywords that it does not know, such as the `x-` extensions.
 * @param options options of ajv that differ: `{ coerceTypes: true }`
 */
export function createAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: false, ...options });
  addFormats.default(ajv);
  // OpenAPI's format for raw bytes has no meaning for a text.
  ajv.addFormat('binary', true);
  return ajv;
}
