import { useState } from 'preact/hooks';
import type { Deviating, Schema } from '../../../contract/openapi.ts';
import { Markdown, MarkdownLine } from './Markdown.tsx';
import {
  describeLimits,
  type Field,
  findInner,
  listAlternatives,
  listFields,
  resolved,
  typeText,
} from './schemas.ts';

/** Shows a schema: its description, its fields and its alternatives. */
export function SchemaView({ schema }: { schema: Schema }) {
  const whole = resolved(schema);
  const inner = findInner(whole);
  const alternatives = listAlternatives(inner);
  return (
    <div class="schema">
      <p class="type">{typeText(schema)}</p>
      <Markdown text={whole.description as string} />
      <Limits of={whole} />
      <Differences of={whole} />
      {inner !== whole && <Markdown text={inner.description as string} />}
      {inner !== whole && <Differences of={inner} />}
      <FieldList fields={listFields(inner)} />
      {alternatives.length > 0 && (
        <ul class="alternatives">
          {alternatives.map((alternative) => (
            <li key={typeText(alternative)}>
              <Expandable title={typeText(alternative)} schema={alternative} />
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
          <NamedSchema name={name} schema={schema} required={required} />
        </li>
      ))}
    </ul>
  );
}

/** Shows a field or a parameter: its name, type, limits and description. */
export function NamedSchema(props: {
  name: string;
  schema: Schema;
  required: boolean;
  deprecated?: boolean;
  description?: string;
}) {
  const { name, required } = props;
  const schema = resolved(props.schema);
  const inner = findInner(schema);
  const hasFields = listFields(inner).length > 0;
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
      {hasFields && <Expandable title={`Fields of ${name}`} schema={schema} />}
      {!hasFields && listAlternatives(inner).some(hasDetails) && (
        <Expandable title={`Alternatives of ${name}`} schema={schema} />
      )}
    </>
  );
}

/** Returns true if a schema has more to show than its type. */
function hasDetails(written: Schema): boolean {
  const { description } = resolved(written);
  return (
    Boolean(description) ||
    describeLimits(written).length > 0 ||
    listFields(findInner(written)).length > 0
  );
}

function Limits({ of }: { of: Schema }) {
  const limits = describeLimits(of);
  if (limits.length === 0) return null;
  return (
    <p class="limits">
      <MarkdownLine text={limits.join('; ')} />
    </p>
  );
}

/** Shows a schema only when the reader opens it, since schemas can contain each other. */
function Expandable({ title, schema }: { title: string; schema: Schema }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <SchemaView schema={schema} />}
    </details>
  );
}

/** Shows the differences of a deployment, from its deviations file. */
export function Differences({ of }: { of: Deviating }) {
  const { 'x-differences': differences = [] } = of;
  return differences.map((text) => (
    <div class="difference" key={text}>
      <MarkdownLine text={text} />
    </div>
  ));
}
