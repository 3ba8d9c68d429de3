import { definition, operations } from './model.ts';
import { SchemaView } from './SchemaView.tsx';

/** Shows a schema, and the operations that name it. */
export function SchemaPage({ name }: { name: string }) {
  const $ref = `#/components/schemas/${name}`;
  const using = operations.filter((one) => JSON.stringify(one.definition).includes(`"${$ref}"`));
  return (
    <article class="guide">
      <h1 tabIndex={-1}>{name}</h1>
      <p class="id">Schema</p>
      <SchemaView schema={definition.components.schemas![name]!} />
      {using.length > 0 && (
        <section>
          <h2>Operations with this schema</h2>
          <ul class="operations">
            {using.map(({ id, definition: { summary } }) => (
              <li key={id}>
                <a href={`#${id}`}>{summary}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
