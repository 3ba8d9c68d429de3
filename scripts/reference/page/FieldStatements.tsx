import { traceFields } from '../traceFields.ts';
import { MarkdownLine } from './Markdown.tsx';
import type { PageOperation } from './model.ts';
import type { ShownCase } from './pageData.ts';

/** Shows which statement of the documents each field of a response is from. */
export function FieldStatements(props: { operation: PageOperation; shown: ShownCase }) {
  const { stated, shown } = traceFields(props.shown.response, props.operation.statements);
  return (
    <section aria-label="Statements by field">
      {stated.length > 0 && (
        <ul class="fields">
          {stated.map(({ field, statements }) => (
            <li key={field}>
              <code class="name">{field}</code>
              {statements.map(({ id, document, section, says }) => (
                <p key={id}>
                  <MarkdownLine text={says} />{' '}
                  <small>
                    <code>{id}</code>, document {document}, {section}
                  </small>
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
      {shown.length > 0 && (
        <p class="limits">
          No statement names{' '}
          {shown.map((field, index) => (
            <>
              {index > 0 && ', '}
              <code>{field}</code>
            </>
          ))}
          : the documents show {shown.length === 1 ? 'it' : 'them'} as part of the response.
        </p>
      )}
    </section>
  );
}
