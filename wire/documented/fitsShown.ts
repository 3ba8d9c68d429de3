import type { JsonValue } from '../../contract/case.ts';
import type { ShownField } from '../../contract/documentedResponses.ts';

/**
 * Returns true if a field of a response may have a value, by the keywords of its schema that are known here. A field
 * without a schema may have any value, and one whose type is not known here has none.
 */
export function fitsShown(schema: ShownField | undefined, value: JsonValue | undefined): boolean {
  if (!schema) return true;
  if (!schema.type && !schema.enum) return false;
  const types = [schema.type ?? []].flat();
  const type = value === null ? 'null' : typeof value;
  const isOfType =
    types.length === 0 ||
    types.includes(type) ||
    (types.includes('integer') && Number.isInteger(value));
  return (
    isOfType &&
    (!schema.enum || schema.enum.includes(value)) &&
    (typeof value !== 'string' || fitsText(schema, value)) &&
    (typeof value !== 'number' ||
      (value >= (schema.minimum ?? value) && value <= (schema.maximum ?? value)))
  );
}

function fitsText(
  { maxLength = Number.POSITIVE_INFINITY, format }: ShownField,
  text: string,
): boolean {
  if ([...text].length > maxLength) return false;
  if (format === 'date') return /^\d{4}-\d\d-\d\d$/.test(text);
  if (format === 'date-time')
    return /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text));
  if (format === 'uri') return URL.canParse(text);
  return format !== 'email' || text.includes('@');
}
