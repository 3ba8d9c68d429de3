import type { Contract } from '../contract/contract.ts';
import type { Schema } from '../contract/openapi.ts';
import type { Located } from '../contract/reference.ts';
import { listBranches, type WrittenSchema } from '../contract/walkSchema.ts';
import { cutText } from './responseText.ts';

/** How much the text of a schema tells. */
interface SchemaDetail {
  /** The most levels of objects. */
  levels: number;
  /** The most characters of the description of a field. Default: 0. */
  text?: number;
  /** Whether each field is on a line of its own, and `*` marks the required ones. Default: false. */
  isBody?: boolean;
}

/** An enum with more values is described by its type. */
const MOST_VALUES = 12;

/** Writes a schema in short: `{ name: string, commit: { id: string } }`. */
export function schemaText(
  { document }: Pick<Contract, 'document'>,
  schema: Located<WrittenSchema>,
  { levels: most, text = 0, isBody = false }: SchemaDetail,
): string {
  return shape(schema, most, '\n  ');

  function shape(
    { value, pointer }: Located<WrittenSchema>,
    levels: number,
    indent: string,
  ): string {
    const branches = listBranches(document, value, pointer);
    const isArray = branches.some(({ value }) => value.items !== undefined);
    const fields = isArray ? [] : listFields(branches);
    if (fields.length > 0) {
      if (levels <= 0) return '{…}';
      const lines = fields.map(({ name, schema, isRequired }) => {
        const says = isBody ? after(readDescription(schema), text) : '';
        return `${name}${isRequired && isBody ? '*' : ''}: ${shape(schema, levels - 1, `${indent}  `)}${says}`;
      });
      return isBody
        ? `{${indent}${lines.join(indent)}${indent.slice(0, -2)}}`
        : `{ ${lines.join(', ')} }`;
    }
    const leaves = branches.map(({ value, pointer }) =>
      value.items === undefined
        ? writeLeaf(value)
        : `[${shape({ value: value.items, pointer }, levels, indent)}]`,
    );
    return [...new Set(leaves)].filter((leaf) => leaf !== '').join(' | ') || 'any';
  }

  function readDescription({ value, pointer }: Located<WrittenSchema>): string | undefined {
    const descriptions = [value, ...listBranches(document, value, pointer).map((one) => one.value)];
    return descriptions.map((one) => (one as Schema).description as string).find(Boolean);
  }
}

interface Field {
  name: string;
  schema: Located<WrittenSchema>;
  isRequired: boolean;
}

/** Returns the fields of an object. If several branches have a field, the first one counts. */
function listFields(branches: Located<Schema>[]): Field[] {
  const fields = new Map<string, Field>();
  const objects = branches.filter(({ value }) => value.properties !== undefined);
  const requires = ({ value }: Located<Schema>, name: string) =>
    (value.required ?? []).includes(name);
  // Of several alternatives, each may require other fields.
  const hasAlternatives = branches.some(({ value }) => value.anyOf ?? value.oneOf);
  for (const { value, pointer } of branches)
    for (const [name, schema] of Object.entries(value.properties ?? {}))
      if (!fields.has(name))
        fields.set(name, {
          name,
          schema: { value: schema, pointer },
          isRequired: hasAlternatives
            ? objects.every((one) => requires(one, name))
            : branches.some((one) => requires(one, name)),
        });
  return [...fields.values()];
}

/** Writes a schema without fields and items. Empty for a schema that only combines others. */
function writeLeaf({ enum: values, type, format }: Schema): string {
  if (Array.isArray(values) && values.length <= MOST_VALUES)
    return values.map((value) => JSON.stringify(value)).join(' | ');
  const types = [type ?? []].flat().join(' | ');
  return typeof format === 'string' && format !== 'int64' ? `${types} (${format})` : types;
}

/** Returns a description as the end of a line, or nothing. */
export function after(description: string | undefined, most: number): string {
  const text = cutSentences(description, most);
  return text === '' ? '' : `: ${text}`;
}

/** Returns the beginning of a description on one line: whole sentences if one of them fits, or else a cut one. */
export function cutSentences(description: string | undefined, most: number): string {
  const text = (description ?? '').replaceAll(/\s+/g, ' ').trim();
  if (most <= 0) return '';
  if (text.length <= most) return text;
  const end = text.slice(0, most).lastIndexOf('. ');
  return end > 20 ? text.slice(0, end + 1) : cutText(text, most);
}
