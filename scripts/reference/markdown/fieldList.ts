import type { Deviating, MediaType, Schema } from '../../../contract/openapi.ts';
import type { SchemaReader } from '../schemaReader.ts';

/** A named value of a request or a response. */
interface Named {
  name: string;
  schema: Schema;
  required: boolean;
  deprecated?: boolean;
  description?: string;
}

/** Writes lists of fields, with the fields of objects as lists within them. */
export interface FieldLists {
  /** Writes named values as a list. */
  listOf(all: Named[]): string;
  /** Writes the body of a request or a response, once for all media types with the same schema. */
  contentOf(content: Record<string, MediaType>): string;
}

export function fieldLists(reader: SchemaReader): FieldLists {
  const { resolved, listFields, listAlternatives, findInner, typeText, describeLimits } = reader;

  /** @param within the names of the schemas around the value. A schema within itself is only named */
  function item(named: Named, indent: string, within: string[]): string[] {
    const schema = resolved(named.schema);
    const notes = [
      typeText(named.schema),
      named.required && 'required',
      (named.deprecated || schema.deprecated === true) && 'deprecated',
      schema.readOnly === true && 'read only',
      schema.writeOnly === true && 'write only',
    ].filter(Boolean);
    const texts = [named.description ?? schema.description, ...differences(schema)];
    const text = [...texts, sentence(describeLimits(schema).join('; '))].filter(Boolean).join(' ');
    const line = `${indent}- \`${named.name}\` (${notes.join(', ')})${text ? `: ${onOneLine(text)}` : ''}`;
    return [line, ...parts(named.schema, `${indent}  `, within)];
  }

  /** Returns the lines of the fields and the alternatives of a schema. */
  function parts(written: Schema, indent: string, within: string[]): string[] {
    const inner = findInner(resolved(written));
    const name = findName(written) ?? JSON.stringify(inner);
    if (within.includes(name)) return [];
    const below = [...within, name];
    const fields = listFields(inner).flatMap((field) => item(field, indent, below));
    const alternatives = listAlternatives(inner).flatMap((alternative) => {
      const lines = parts(alternative, `${indent}  `, below);
      const { description } = resolved(alternative);
      if (lines.length === 0 && !description) return [];
      const text = description ? `: ${onOneLine(description)}` : '';
      return [`${indent}- or ${typeText(alternative)}${text}`, ...lines];
    });
    return [...fields, ...alternatives];
  }

  return {
    listOf: (all) => all.flatMap((named) => item(named, '', [])).join('\n'),
    contentOf(content) {
      const bySchema = new Map<string, { types: string[]; schema: Schema }>();
      for (const [type, { schema }] of Object.entries(content)) {
        const key = JSON.stringify(schema);
        bySchema.set(key, {
          types: [...(bySchema.get(key)?.types ?? []), type],
          schema: schema ?? {},
        });
      }
      return [...bySchema.values()]
        .map(({ types, schema }) => {
          const { description } = resolved(schema) as { description?: string };
          const head = `${types.map((type) => `\`${type}\``).join(' or ')}: ${typeText(schema)}`;
          return paragraphs([
            description ? `${head}. ${onOneLine(description)}` : head,
            differences(resolved(schema)).join('\n\n'),
            parts(schema, '', []).join('\n'),
          ]);
        })
        .join('\n\n');
    },
  };
}

/** Returns the sentences about a deployment that a deviations file has added to a part of the contract. */
export function differences({ 'x-differences': all = [] }: Deviating): string[] {
  return all.map((text) => `**${onOneLine(text)}**`);
}

/** Joins the texts that are not empty, with an empty line between them. */
export function paragraphs(texts: (string | false | undefined)[]): string {
  return texts.filter(Boolean).join('\n\n');
}

export function onOneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/** Returns the name of a schema in the components, also for an array of it. */
function findName({ $ref, items }: Schema): string | undefined {
  return $ref ?? items?.$ref;
}

function sentence(text: string): string {
  return text === '' ? '' : `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}
