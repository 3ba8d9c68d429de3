import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/**
 * Creates an ajv instance for JSON Schema 2020-12 with formats, as every part of this project uses it. It reports all
 * errors of a value, and ignores unknown keywords, such as the `x-` extensions, and unknown formats without a word.
 * @param options ajv options that override these defaults: `{ coerceTypes: true }`
 */
export function createAjv(options: Options = {}): Ajv2020 {
  const code = { process: withLinearErrors, ...options.code };
  const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false, ...options, code });
  addFormats.default(ajv);
  // The format `binary` of OpenAPI stands for raw bytes. Any string is accepted, since a string says nothing about
  // bytes.
  ajv.addFormat('binary', true);
  return ajv;
}

/**
 * Changes the code that ajv generates for a schema. The code copies all earlier errors whenever a referenced schema
 * refuses a value, so that the time grows with the square of the errors. The changed code adds only the new errors.
 */
export function withLinearErrors(code: string): string {
  return code.replaceAll(
    /vErrors\.concat\((\w+\.errors)\)/g,
    '($1.forEach((error) => vErrors.push(error)), vErrors)',
  );
}
