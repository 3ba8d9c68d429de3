/** Checks values by the schemas of a document, and refuses with a text for each wrong field. */
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonValue } from '../../contract/case.ts';
import type { Contract } from '../../contract/contract.ts';
import { createAjv } from '../../contract/createAjv.ts';
import { type Cause, rootCauses } from '../../contract/explain/rootCauses.ts';
import type { Document, Schema } from '../../contract/openapi.ts';
import { isJson } from '../../wire/mediaType.ts';
import { fieldTexts } from './fieldTexts.ts';
import { invalid, refuse } from './refusal.ts';

/** Writes the cause of an error as texts of fields. The empty name stands for the whole value. */
export type Tell = (document: Document, cause: Cause) => [field: string, text: string][];

/**
 * Checks a value.
 * @param tell writes the texts of errors. Default: as the platform does
 * @throws a Refusal with 400
 */
export type Check = (value: JsonValue, tell?: Tell) => void;

/** The notation of values. JSON has types; the texts of a query or a form become numbers and booleans. */
type Notation = 'json' | 'text';

/** The name under which ajv knows the document. */
const DOCUMENT = 'bundle';

/** Returns a reference to a schema of the document. @param pointer `#/components/schemas/Tag` */
export function referenceTo(pointer: string): Schema {
  return { $ref: DOCUMENT + encodeURI(pointer) };
}

/** Creates a check. It is compiled at its first use, because most runs call few operations. */
export function schemaCheck(document: Document, notation: Notation, schema: Schema): Check {
  let validate: ValidateFunction | undefined;
  return (value, tell = fieldTexts) => {
    validate ??= ajvOf(document, notation).compile(schema);
    if (validate(value)) return;
    const located = { value: resolvable(schema), pointer: '#' };
    const causes = rootCauses(document, located, value, (validate.errors ?? []) as never);
    const fields: Record<string, string[]> = {};
    for (const cause of causes)
      for (const [field, text] of tell(document, cause))
        fields[field] = [...(fields[field] ?? []), text];
    const [ofWhole] = fields[''] ?? [];
    refuse(invalid(ofWhole === 'is invalid' ? '400 Bad Request' : (ofWhole ?? fields)), 'invalid');
  };
}

const ajvs = new WeakMap<Document, Partial<Record<Notation, ReturnType<typeof createAjv>>>>();

function ajvOf(document: Document, notation: Notation) {
  const known = ajvs.get(document) ?? {};
  ajvs.set(document, known);
  // The build has validated the document itself.
  known[notation] ??= createAjv({
    coerceTypes: notation === 'text',
    validateSchema: false,
  }).addSchema(document as object, DOCUMENT);
  return known[notation];
}

/** Returns the schema with the references of the bundle, without ajv's name of the document. */
function resolvable(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll(`"${DOCUMENT}#`, '"#'), (key, value) =>
    key === '$ref' ? decodeURI(value) : value,
  );
}

const componentChecks = new WeakMap<Document, Map<string, Check>>();

/**
 * Checks a value by a component schema of the contract. For a handler that must check a body more exactly
 * than the operation's schema.
 * @param name the name of the component: `MetricsAlertPayload`
 * @param options `contentType` of the request, default JSON: of another type, texts in `value` become
 *   numbers and booleans. `tell` writes the texts of errors, default as the platform does
 * @throws a Refusal with 400 and a text for each field
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
