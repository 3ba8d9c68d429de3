/**
 * Validates values with the schemas of an OpenAPI document. Refuses invalid values with a text for each invalid field.
 */
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonValue } from '../../contract/case.ts';
import type { Contract } from '../../contract/contract.ts';
import { createAjv } from '../../contract/createAjv.ts';
import { type Cause, rootCauses } from '../../contract/explain/rootCauses.ts';
import type { Document, Schema } from '../../contract/openapi.ts';
import { isJson } from '../../wire/mediaType.ts';
import { fieldTexts } from './fieldTexts.ts';
import { invalid, refuse } from './refusal.ts';

/** Describes the cause of a validation error by field. The empty name stands for the value as a whole. */
export type Tell = (document: Document, cause: Cause) => [field: string, text: string][];

/** Validates values with a schema. */
export interface Check {
  /**
   * Validates a value.
   * @param tell describes validation errors. By default, the words are those of the platform
   * @throws a Refusal with 400 if the value is invalid
   */
  (value: JsonValue, tell?: Tell): void;
  /** Returns true for a valid value. */
  isValid(value: JsonValue): boolean;
}

/** The notation of a value. In a query or a form (`text`), numbers and booleans are texts, which are converted. */
type Notation = 'json' | 'text';

/** The name by which the validator ajv refers to the OpenAPI document. */
const DOCUMENT = 'bundle';

/**
 * Returns a reference to a schema of the OpenAPI document.
 * @param pointer the place of the schema: `#/components/schemas/Tag`
 */
export function referenceTo(pointer: string): Schema {
  return { $ref: DOCUMENT + encodeURI(pointer) };
}

/**
 * Creates a function that validates values. The schema is compiled at its first use, because most sandboxes use few
 * schemas.
 */
export function schemaCheck(document: Document, notation: Notation, schema: Schema): Check {
  let compiled: ValidateFunction | undefined;
  const validate = (value: JsonValue) => {
    compiled ??= createDocumentAjv(document, notation).compile(schema);
    return compiled(value);
  };
  const check = (value: JsonValue, tell: Tell = fieldTexts) => {
    if (validate(value)) return;
    const located = { value: resolvable(schema), pointer: '#' };
    const causes = rootCauses(document, located, value, compiled?.errors ?? []);
    const fields: Record<string, string[]> = {};
    for (const cause of causes)
      for (const [field, text] of tell(document, cause))
        fields[field] = [...(fields[field] ?? []), text];
    const [ofWhole] = fields[''] ?? [];
    refuse(invalid(ofWhole === 'is invalid' ? '400 Bad Request' : (ofWhole ?? fields)));
  };
  return Object.assign(check, { isValid: validate });
}

const ajvs = new WeakMap<Document, Partial<Record<Notation, ReturnType<typeof createAjv>>>>();

function createDocumentAjv(document: Document, notation: Notation) {
  const known = ajvs.get(document) ?? {};
  ajvs.set(document, known);
  // The schemas themselves are not validated here, because the build has validated them.
  known[notation] ??= createAjv({ coerceTypes: notation === 'text', validateSchema: false })
    .addFormat('int64', { type: 'number', validate: isInt64 })
    .addSchema(document, DOCUMENT);
  return known[notation];
}

/**
 * Returns true for an integer of 64 bits. JavaScript reads a larger integer as a number, too, but the number would name
 * no resource. The largest integer of 64 bits is read as 2 to the power of 63.
 */
function isInt64(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) <= 2 ** 63;
}

/** Returns the schema with references that begin with `#`, without the name that ajv uses for the document. */
function resolvable(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll(`"${DOCUMENT}#`, '"#'), (key, value) =>
    key === '$ref' ? decodeURI(value) : value,
  );
}

const componentChecks = new WeakMap<Document, Map<string, Check>>();

/**
 * Validates a value with a component schema. A handler calls this function if the schema of its operation is less
 * strict.
 * @param name the name of the component schema: `MetricsAlertPayload`
 * @param options `contentType` is the content type of the request. If it is not JSON, texts are converted to numbers and
 *   booleans. `tell` describes validation errors. By default, the words are those of the platform
 * @throws a Refusal with 400 and a text for each invalid field
 */
export function checkComponent(
  { document }: Pick<Contract, 'document'>,
  name: string,
  value: JsonValue,
  { contentType = 'application/json', tell }: { contentType?: string; tell?: Tell } = {},
): void {
  const notation = isJson(contentType) ? 'json' : 'text';
  const checks = componentChecks.get(document) ?? new Map<string, Check>();
  componentChecks.set(document, checks);
  const key = `${notation} ${name}`;
  const schema = referenceTo(`#/components/schemas/${name}`);
  const check = checks.get(key) ?? schemaCheck(document, notation, schema);
  checks.set(key, check);
  check(value, tell);
}
