/** The fields of a request body that the suite writes in order to read them back. */
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Schema } from '../../../contract/openapi.ts';
import { type Located, resolveReference } from '../../../contract/reference.ts';
import { listBranches, listProperties, type WrittenSchema } from '../../../contract/walkSchema.ts';
import { findBodySchema } from '../../../wire/findBodySchema.ts';
import { fieldsShown } from '../lifecycles/readBack.ts';
import type { Written } from '../lifecycles/writtenResource.ts';

/** A field of a request body that a response shows too. */
export interface SentField extends Located<WrittenSchema> {
  name: string;
  /** The name of the field in responses. */
  shownAs: string;
}

/**
 * Returns the fields of a request body that the get or the list of the resource shows. Required fields are left out, if
 * they are not texts without a form.
 */
export function shownFields(
  contract: Contract,
  operation: ContractOperation,
  written: Written,
): SentField[] {
  const body = findBodySchema(operation);
  if (!body) return [];
  const shown = new Set([
    ...fieldsShown(contract, written, 'get'),
    ...fieldsShown(contract, written, 'list'),
  ]);
  const required = requiredFields(contract, operation);
  const fields = listProperties(contract.document, body.value, body.pointer).flatMap(
    ({ name, value, pointer }) => {
      const { 'x-echoed-as': shownAs = name, writeOnly } = value as {
        'x-echoed-as'?: string;
        writeOnly?: boolean;
      };
      const isFixed = required.includes(name) && !isFreeText(contract, { value, pointer });
      return isFixed || writeOnly || !shown.has(shownAs) ? [] : [{ name, shownAs, value, pointer }];
    },
  );
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}

/** Returns true for a text to which the contract gives no form, such as a title or a description. */
export function isFreeText(contract: Contract, field: Located<WrittenSchema>): boolean {
  const schema = schemaOf(contract, field);
  const { 'x-unique': unique = 'text', 'x-fixture': fixture } = { ...schema, ...field.value } as {
    'x-unique'?: string;
    'x-fixture'?: unknown;
  };
  const hasForm = schema.enum ?? schema.format ?? schema.pattern ?? fixture;
  return (
    [schema.type].flat().includes('string') &&
    hasForm === undefined &&
    ['text', 'name'].includes(unique)
  );
}

/** Returns the texts with a greatest length. */
export function longestFields(
  contract: Contract,
  operation: ContractOperation,
  written: Written,
): (SentField & { maxLength: number })[] {
  return shownFields(contract, operation, written).flatMap((field) => {
    const { maxLength } = schemaOf(contract, field);
    return typeof maxLength === 'number' && isFreeText(contract, field)
      ? [{ ...field, maxLength }]
      : [];
  });
}

/** Returns the names of the fields that the body of an operation must have. */
export function requiredFields({ document }: Contract, operation: ContractOperation): string[] {
  const body = findBodySchema(operation);
  if (!body) return [];
  return listBranches(document, body.value, body.pointer).flatMap(
    ({ value }) => (value.required ?? []) as string[],
  );
}

/** Returns the schema of a field, to which a reference may lead. */
export function schemaOf({ document }: Contract, field: Located<WrittenSchema>): Schema {
  return resolveReference<Schema>(document, field.value as Schema, field.pointer).value;
}

/** The names of texts that may have several lines. A title has one. */
const TEXTS_WITH_LINES = ['body', 'description', 'message', 'maintenance_note'];

export function hasLines({ shownAs }: SentField): boolean {
  return TEXTS_WITH_LINES.includes(shownAs);
}

/** Returns true for a text that people write: a title, or a text with lines. An application firewall may refuse it. */
export function isWrittenByPeople(contract: Contract, field: SentField): boolean {
  return isFreeText(contract, field) && (hasLines(field) || field.shownAs === 'title');
}
