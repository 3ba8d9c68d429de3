import { useState } from 'preact/hooks';
import type { Schema } from '../../../contract/openapi.ts';
import { Markdown, MarkdownLine } from './Markdown.tsx';
import {
  alternativesOf,
  type Field,
  fieldsOf,
  innerOf,
  limitsOf,
  resolved,
  typeText,
} from './schemas.ts';

/** What a schema says: its description, its fields, and the alternatives there are. */
export function SchemaView({ schema }: { schema: Schema }) {
  const whole = resolved(schema);
  const inner = innerOf(whole);
  const alternatives = alternativesOf(inner);
  return (
    <div class="schema">
      <p class="type">{typeText(schema)}</p>
      <Markdown text={whole.description as string} />
      <Limits of={whole} />
      <Differences of={whole} />
      {inner !== whole && <Markdown text={inner.description as string} />}
      {inner !== whole && <Differences of={inner} />}
      <FieldList fields={fieldsOf(inner)} />
      {alternatives.length > 0 && (
        <ul class="alternatives">
          {alternatives.map((alternative) => (
            <li key={typeText(alternative)}>
              <More title={typeText(alternative)} schema={alternative} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function FieldList({ fields }: { fields: Field[] }) {
  if (fields.length === 0) return null;
  return (
    <ul class="fields">
      {fields.map(({ name, schema, required }) => (
        <li key={name}>
          <Named name={name} schema={schema} required={required} />
        </li>
      ))}
    </ul>
  );
}

/** A field or a parameter: its name, its type and what is said of it. */
export function Named(props: {
  name: string;
  schema: Schema;
  required: boolean;
  deprecated?: boolean;
  description?: string;
}) {
  const { name, required } = props;
  const schema = resolved(props.schema);
  const inner = innerOf(schema);
  const hasFields = fieldsOf(inner).length > 0;
  return (
    <>
      <p>
        <code class="name">{name}</code> <span class="type">{typeText(props.schema)}</span>
        {required && <span class="required"> required</span>}
        {(props.deprecated || schema.deprecated === true) && <span class="warn"> deprecated</span>}
        {schema.readOnly === true && <span class="type"> read only</span>}
        {schema.writeOnly === true && <span class="type"> write only</span>}
      </p>
      <Markdown text={props.description ?? (schema.description as string)} />
      <Differences of={schema} />
      <Limits of={schema} />
      {hasFields && <More title={`Fields of ${name}`} schema={schema} />}
      {!hasFields && alternativesOf(inner).some(saysMore) && (
        <More title={`Alternatives of ${name}`} schema={schema} />
      )}
    </>
  );
}

/** Whether there is more to say of a schema than its type. */
function saysMore(written: Schema): boolean {
  const { description } = resolved(written);
  return (
    Boolean(description) || limitsOf(written).length > 0 || fieldsOf(innerOf(written)).length > 0
  );
}

function Limits({ of }: { of: Schema }) {
  const limits = limitsOf(of);
  if (limits.length === 0) return null;
  return (
    <p class="limits">
      <MarkdownLine text={limits.join('; ')} />
    </p>
  );
}

/** A schema that is shown when it is asked for: schemas can hold each other. */
function More({ title, schema }: { title: string; schema: Schema }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <SchemaView schema={schema} />}
    </details>
  );
}

/** How a deployment differs, where a deviations file says so. */
export function Differences({ of }: { of: object }) {
  const { 'x-differences': differences = [] } = of as { 'x-differences'?: string[] };
  return differences.map((text) => (
    <div class="difference" key={text}>
      <MarkdownLine text={text} />
    </div>
  ));
}
