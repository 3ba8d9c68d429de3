import type { Validator } from '../contract/contract.ts';
import { createAjv } from '../contract/createAjv.ts';
import type { Document } from '../contract/openapi.ts';

const DOCUMENT_ID = 'bundle';

/**
 * Compiles each schema when it is first used. A large document has thousands of schemas, of which traffic uses few.
 * @returns the validators by the JSON pointer of their schema
 */
export function lazyValidators({ paths, components }: Document): Record<string, Validator> {
  // Unknown formats are allowed, and ajv would print a warning about each of them.
  const ajv = createAjv({ logger: false });
  ajv.addSchema({ paths, components } as object, DOCUMENT_ID);
  const compiled = new Map<string, Validator | undefined>();
  const validatorAt = (pointer: string): Validator | undefined => {
    if (!compiled.has(pointer))
      compiled.set(pointer, ajv.getSchema(DOCUMENT_ID + encodeURI(pointer)) as Validator);
    return compiled.get(pointer);
  };
  return new Proxy<Record<string, Validator>>(
    {},
    { get: (_, pointer) => (typeof pointer === 'string' ? validatorAt(pointer) : undefined) },
  );
}
